//! `tricorder solo new`: begins a game and prints its set-up.

use clap::Args;

use crate::chance::fresh_seed;
use crate::cli::Answer;
use crate::cli::answer::json;
use crate::cli::argument_kinds::Stands;
use crate::cli::boxes;
use crate::cli::campaign::book::Book;
use crate::cli::campaign::which::Which;
use crate::cli::choices::{BOXES, CAPTAINS, DECKS, LEVELS, PRINTS, SIDES};
use crate::cli::logs;
use crate::cli::options::{Format, OneOf};
use crate::cli::session::Session;
use crate::cli::settings;
use crate::error::{Error, SoloError, UsageError};
use crate::locale::{Texts, msg};
use crate::model::{Boxes, CrewDeck, GameBox, Mode, Print};
use crate::solo::campaign::assignment::Assignment;
use crate::solo::state::setup::{BoardSide, DeckMode, Questions, Setup};
use crate::text::vocabulary::{Typed, words};
use crate::view;
use crate::view::solo::checklist::checklist;
use crate::view::solo::public::Standing;

use super::asking::{Ask, Asking, Choice};
use super::cards;
use super::game::Game;

#[derive(Debug, Default, Args)]
pub struct New {
    /// Captain of the Bot.
    #[arg(long, value_parser = OneOf(&CAPTAINS))]
    pub bot: Option<CrewDeck>,
    #[arg(long, value_parser = OneOf(&LEVELS))]
    pub difficulty: Option<Mode>,
    #[arg(long, value_parser = OneOf(&CAPTAINS))]
    pub captain: Option<CrewDeck>,
    #[arg(long, value_parser = OneOf(&SIDES))]
    pub side: Option<BoardSide>,
    #[arg(long, value_parser = OneOf(&DECKS))]
    pub deck: Option<DeckMode>,
    #[arg(long)]
    pub conspiracy: bool,
    #[arg(long)]
    pub countdown: bool,
    /// The print whose traits count.
    #[arg(long, value_parser = OneOf(&PRINTS))]
    pub printing: Option<Print>,
    /// How much is asked at once.
    #[arg(long, value_parser = OneOf(&QUESTIONS))]
    pub questions: Option<Questions>,
    /// The next assignment of a campaign: captain and difficulty follow from it.
    #[arg(long = "campaign", id = "of_campaign", num_args = 0..=1, default_missing_value = "",
        conflicts_with_all = ["captain", "difficulty"], add = Stands::Campaign)]
    pub campaign: Option<String>,
    /// The boxes whose cards are on the table.
    #[arg(long, value_delimiter = ',', value_parser = OneOf(&BOXES))]
    pub boxes: Vec<GameBox>,
    #[arg(long)]
    pub seed: Option<u64>,
    #[arg(long)]
    pub name: Option<String>,
}

/// Where the user database keeps what was chosen last.
const LAST: &str = "solo-new";

/// The ways of asking as they are typed.
pub static QUESTIONS: [(Typed, Questions); 2] = [
    (words::QUESTIONS_JOINED, Questions::Joined),
    (words::QUESTIONS_SINGLE, Questions::Single),
];

impl New {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let game = self.begin(session)?;
        if session.format() == Format::Json {
            let standing = Standing::new(&game.book, game.name(), &game.state);
            return Ok(Answer::found(json(&standing)?));
        }
        let names = cards::names(session)?;
        Ok(session.page(&checklist(session.texts, &names, &game.book)))
    }

    /// Begins the game.
    ///
    /// # Errors
    /// When something is missing or impossible, or the name is taken.
    pub fn begin(&self, session: &Session<'_>) -> Result<Game, Error> {
        let name = self.game_name()?;
        let campaign = self.campaign_book(session)?;
        let setup = self.setup(session, campaign.as_ref())?;
        if setup.bot == setup.captain {
            let captain = view::captain_name(setup.bot);
            return Err(SoloError::SameCaptain { captain }.into());
        }
        for captain in [setup.bot, setup.captain] {
            boxes::has_captain(session, &setup.boxes, captain)?;
        }
        self.challenges(session, &setup.boxes)?;
        if let Some(book) = &campaign {
            book.may_begin(setup.bot)?;
        }
        let game = Game::begin(session, name, setup)?;
        remember(session, &game.book.setup)?;
        Ok(game)
    }

    /// Checks that the challenges named are in the boxes.
    fn challenges(&self, session: &Session<'_>, boxes: &Boxes) -> Result<(), Error> {
        let named = [
            (self.conspiracy, "--conspiracy", GameBox::Core),
            (self.countdown, "--countdown", GameBox::ToBoldlyGo),
        ];
        let lacking = named
            .into_iter()
            .find(|(is_named, _, of)| *is_named && !boxes.has(*of));
        lacking.map_or(Ok(()), |(_, option, of)| {
            Err(boxes::lacking(session, boxes, option, of)?)
        })
    }

    fn game_name(&self) -> Result<Option<&str>, Error> {
        let name = self.name.as_deref().map(str::trim);
        if name == Some("") {
            return Err(UsageError::MissingValue {
                option: "--name".to_owned(),
            }
            .into());
        }
        Ok(name)
    }

    /// The campaign this game belongs to, if it belongs to one.
    fn campaign_book(&self, session: &Session<'_>) -> Result<Option<Book>, Error> {
        let Some(name) = &self.campaign else {
            return Ok(None);
        };
        let name = Some(name.trim().to_owned()).filter(|name| !name.is_empty());
        let mut user = session.user()?;
        Book::open(&mut user, &Which { name }).map(Some)
    }

    /// Whether no option says anything of the game.
    fn is_bare(&self) -> bool {
        let said = [
            self.bot.is_some(),
            self.captain.is_some(),
            self.difficulty.is_some(),
            self.deck.is_some(),
            self.side.is_some(),
            self.conspiracy,
            self.countdown,
        ];
        !said.contains(&true)
    }

    /// The choices: from the campaign, from options, else asked for, else from their defaults. Who plays has
    /// no default.
    fn setup(&self, session: &Session<'_>, campaign: Option<&Book>) -> Result<Setup, Error> {
        let asking = Asking::new(session, self.is_bare())?;
        let boxes = self.boxes(session, campaign)?;
        let asks = Asks {
            new: self,
            texts: session.texts,
            last: if asking.is_on() { last(session)? } else { None },
            next: campaign.and_then(|book| book.state.next_assignment()),
            captain: campaign.map(|book| book.state.start.captain),
            captains: boxes.captains(),
            asking,
        };
        let (bot, captain) = asks.players()?;
        Ok(Setup {
            bot,
            captain,
            difficulty: asks.difficulty()?,
            deck: asks.deck()?,
            side: asks.side()?,
            conspiracy: boxes.has(GameBox::Core) && asks.conspiracy()?,
            countdown: boxes.has(GameBox::ToBoldlyGo) && asks.countdown()?,
            seed: self.seed.unwrap_or_else(fresh_seed),
            campaign: campaign.map(|book| book.log.name.clone()),
            loadout: asks.next.map(|next| next.loadout),
            printing: self
                .printing
                .or(settings::of_player().printing)
                .unwrap_or_default(),
            questions: self.questions.unwrap_or(Questions::Joined),
            boxes,
        })
    }

    /// The boxes of the game: those named, else those of the campaign, else the player's.
    fn boxes(&self, session: &Session<'_>, campaign: Option<&Book>) -> Result<Boxes, Error> {
        match campaign {
            Some(book) if self.boxes.is_empty() => Ok(book.state.start.boxes.clone()),
            Some(_) | None => boxes::named(session, &self.boxes),
        }
    }
}

/// The setup of the game begun last. One that cannot be read is none: a later version wrote it.
pub fn last(session: &Session<'_>) -> Result<Option<Setup>, Error> {
    let kept = session.user()?.with(|db| db.setting(LAST))?;
    Ok(kept.and_then(|kept| serde_json::from_str(&kept).ok()))
}

fn remember(session: &Session<'_>, setup: &Setup) -> Result<(), Error> {
    let kept = logs::written(setup)?;
    session.user()?.with(|db| db.keep_setting(LAST, &kept))
}

/// What is still to be said, in the order in which it is asked.
struct Asks<'a> {
    new: &'a New,
    asking: Asking<'a>,
    texts: &'a Texts,
    last: Option<Setup>,
    /// Of a campaign: the next assignment, and the player's captain.
    next: Option<Assignment>,
    captain: Option<CrewDeck>,
    /// Those of the boxes of the game.
    captains: Vec<CrewDeck>,
}

impl Asks<'_> {
    /// The captains of both sides.
    fn players(&self) -> Result<(CrewDeck, CrewDeck), Error> {
        let bot = match (self.new.bot, &self.next) {
            (Some(bot), _) => bot,
            (None, Some(next)) => self.bot(&next.opponents)?,
            (None, None) => self.bot(&self.without(self.new.captain))?,
        };
        let captain = match self.captain.or(self.new.captain) {
            Some(captain) => captain,
            None => self.asking.one_of(&Ask {
                option: "--captain",
                label: msg::play_choose_captain(self.texts),
                choices: captains(&self.without(Some(bot))),
                last: self.last.as_ref().map(|last| last.captain),
                plain: None,
            })?,
        };
        Ok((bot, captain))
    }

    /// All captains of the game but one.
    fn without(&self, taken: Option<CrewDeck>) -> Vec<CrewDeck> {
        let all = self.captains.iter().copied();
        all.filter(|captain| Some(*captain) != taken).collect()
    }

    fn bot(&self, opponents: &[CrewDeck]) -> Result<CrewDeck, Error> {
        self.asking.one_of(&Ask {
            option: "--bot",
            label: msg::play_choose_bot(self.texts),
            choices: captains(opponents),
            last: self.last.as_ref().map(|last| last.bot),
            plain: None,
        })
    }

    fn difficulty(&self) -> Result<Mode, Error> {
        let given = self.next.as_ref().map(|next| next.difficulty);
        if let Some(level) = given.or(self.new.difficulty) {
            return Ok(level);
        }
        let choice = |(word, level): (Typed, Mode)| {
            Choice::new(level, word, view::solo::level(self.texts, level))
        };
        self.asking.one_of(&Ask {
            option: "--difficulty",
            label: msg::play_choose_difficulty(self.texts),
            choices: LEVELS.into_iter().map(choice).collect(),
            last: self.last.as_ref().map(|last| last.difficulty),
            plain: None,
        })
    }

    fn deck(&self) -> Result<DeckMode, Error> {
        if let Some(deck) = self.new.deck {
            return Ok(deck);
        }
        let shown = |deck| match deck {
            DeckMode::Physical => msg::play_choice_physical(self.texts),
            DeckMode::Virtual => msg::play_choice_virtual(self.texts),
        };
        let choice = |(word, deck): (Typed, DeckMode)| Choice::new(deck, word, shown(deck));
        self.asking.one_of(&Ask {
            option: "--deck",
            label: msg::play_choose_deck(self.texts),
            choices: DECKS.into_iter().map(choice).collect(),
            last: self.last.as_ref().map(|last| last.deck),
            plain: Some(DeckMode::Physical),
        })
    }

    fn side(&self) -> Result<BoardSide, Error> {
        if let Some(side) = self.new.side {
            return Ok(side);
        }
        let shown = |side| match side {
            BoardSide::Basic => msg::play_word_basic(self.texts),
            BoardSide::Advanced => msg::play_word_advanced(self.texts),
        };
        let choice = |(word, side): (Typed, BoardSide)| Choice::new(side, word, shown(side));
        self.asking.one_of(&Ask {
            option: "--side",
            label: msg::play_choose_side(self.texts),
            choices: SIDES.into_iter().map(choice).collect(),
            last: self.last.as_ref().map(|last| last.side),
            plain: Some(BoardSide::Basic),
        })
    }

    fn countdown(&self) -> Result<bool, Error> {
        if self.new.countdown {
            return Ok(true);
        }
        self.asking.one_of(&Ask {
            option: "--countdown",
            label: msg::play_choose_countdown(self.texts),
            choices: self.no_or_yes(),
            last: self.last.as_ref().map(|last| last.countdown),
            plain: Some(false),
        })
    }

    fn no_or_yes(&self) -> Vec<Choice<bool>> {
        vec![
            Choice::new(false, words::ANSWER_NO, msg::play_word_no(self.texts)),
            Choice::new(true, words::ANSWER_YES, msg::play_word_yes(self.texts)),
        ]
    }

    fn conspiracy(&self) -> Result<bool, Error> {
        if self.new.conspiracy {
            return Ok(true);
        }
        self.asking.one_of(&Ask {
            option: "--conspiracy",
            label: msg::play_choose_conspiracy(self.texts),
            choices: self.no_or_yes(),
            last: self.last.as_ref().map(|last| last.conspiracy),
            plain: Some(false),
        })
    }
}

/// Captains go by their names, which are the same in all languages.
fn captains(open: &[CrewDeck]) -> Vec<Choice<CrewDeck>> {
    let open = CAPTAINS.into_iter().filter(|(_, deck)| open.contains(deck));
    open.map(|(word, deck)| Choice::new(deck, word, view::captain_name(deck)))
        .collect()
}
