//! `tricorder solo new`: begins a game and prints its set-up.

use clap::Args;

use crate::argument_kinds::{ArgKind, RarelyNeeded};
use crate::campaign::journal::{CampaignJournal, CampaignName};
use crate::choices::{BOXES, CAPTAINS, DECKS, LEVELS, PRINTS, SIDES};
use crate::options::{Format, OneOf};
use crate::session::Session;
use crate::solo::cards;
use crate::solo::checklist::SetUp;
use crate::solo::game::Game;
use crate::solo::public::GameDocument;
use crate::solo::rulebook;
use crate::solo::setup_choices::{
    BOT, CAPTAIN, CONSPIRACY, COUNTDOWN, DECK, DIFFICULTY, QUESTIONS, SIDE, SetupDialogue,
};
use crate::{Found, RunCommand, boxes, logs, settings};
use model::chance::fresh_seed;
use model::{Boxes, CrewDeck, GameBox, Mode, Print};
use page::Page;
use page::locale::{msg, say};
use solo::state::setup::{BoardSide, DeckMode, EngineRules, Questions, Setup};
use words::Problem;

/// What `tricorder solo new` takes; on a terminal each choice that is missing may be asked for.
#[derive(Debug, Default, Args)]
pub struct New {
    /// Captain of the Bot.
    #[arg(long, value_parser = OneOf(&CAPTAINS))]
    pub bot: Option<CrewDeck>,
    /// The level of the Bot.
    #[arg(long, value_parser = OneOf(&LEVELS))]
    pub difficulty: Option<Mode>,
    /// The captain of the player.
    #[arg(long, value_parser = OneOf(&CAPTAINS))]
    pub captain: Option<CrewDeck>,
    /// The side of the player's board.
    #[arg(long, value_parser = OneOf(&SIDES))]
    pub side: Option<BoardSide>,
    /// Whether the player turns up the Bot's cards, or the program does.
    #[arg(long, value_parser = OneOf(&DECKS))]
    pub deck: Option<DeckMode>,
    /// Whether Conspiracy is added to the Bot's Available cards.
    #[arg(long, add = RarelyNeeded)]
    pub conspiracy: bool,
    /// Whether Time Is Running Out is added to the Bot's Reserve.
    #[arg(long, add = RarelyNeeded)]
    pub countdown: bool,
    /// The print whose traits count.
    #[arg(long, value_parser = OneOf(&PRINTS), add = RarelyNeeded)]
    pub printing: Option<Print>,
    /// How much is asked at once.
    #[arg(long, value_parser = OneOf(&QUESTIONS), add = RarelyNeeded)]
    pub questions: Option<Questions>,
    /// The next assignment of a campaign: captain and difficulty follow from it.
    #[arg(long = "campaign", id = "of_campaign", num_args = 0..=1, default_missing_value = "",
        conflicts_with_all = ["captain", "difficulty"], add = ArgKind::Campaign)]
    pub campaign: Option<String>,
    /// The boxes whose cards are on the table.
    #[arg(long, value_delimiter = ',', value_parser = OneOf(&BOXES), add = RarelyNeeded)]
    pub boxes: Vec<GameBox>,
    /// The number all shuffling follows from; `None` for a fresh one.
    #[arg(long, add = RarelyNeeded)]
    pub seed: Option<u64>,
    /// The name the game is kept under; `None` for one made from the Bot's captain and level.
    #[arg(long)]
    pub name: Option<String>,
}

/// Where the user database keeps what was chosen last.
const LAST: &str = "solo-new";

impl RunCommand for New {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let game = match self.begin(session) {
            Err(left) if left.is(say::ERR_NOTHING_BEGUN) => {
                return Ok(Found::shown(Page::from_words(left.sentence(session.texts))).ending(left.exit_code()));
            }
            begun => begun?,
        };
        if session.format() == Format::Json {
            let standing = GameDocument::new(&game.book, game.name(), &game.state);
            return Found::document(&standing);
        }
        let names = cards::names(session)?;
        let mut page = SetUp::new(session.texts, &names, &game.book).page();
        page.say(msg::play_saved(session.texts));
        Ok(Found::shown(page))
    }
}

impl New {
    /// Begins the game.
    ///
    /// # Errors
    /// When something is missing or impossible, or the name is taken.
    pub fn begin(&self, session: &Session<'_>) -> Result<Game, Problem> {
        let name = self.game_name()?;
        let campaign = self.campaign_book(session)?;
        let setup = self.setup(session, campaign.as_ref())?;
        if setup.bot == setup.captain {
            let captain = words::names::captain_name(setup.bot);
            return Err(Problem::misuse(say::err_same_captain(captain)).hint(say::hint_same_captain()));
        }
        for captain in [setup.bot, setup.captain] {
            boxes::has_captain(session, &setup.boxes, captain)?;
        }
        self.challenges(session, &setup.boxes)?;
        if let Some(book) = &campaign {
            book.may_begin(setup.bot)?;
        }
        let asks_own_captain = rulebook::board(session, setup.captain)?.needs_telling();
        let game = Game::begin(session, name, Setup { asks_own_captain, ..setup })?;
        remember(session, &game.book.setup)?;
        Ok(game)
    }

    /// Checks that the challenges named are in the boxes.
    fn challenges(&self, session: &Session<'_>, boxes: &Boxes) -> Result<(), Problem> {
        let named = [
            (self.conspiracy, "--conspiracy", GameBox::Core),
            (self.countdown, "--countdown", GameBox::ToBoldlyGo),
        ];
        let lacking = named.into_iter().find(|(is_named, _, of)| *is_named && !boxes.has(*of));
        lacking.map_or(Ok(()), |(_, option, of)| Err(boxes::lacking(session, boxes, option, of)?))
    }

    fn game_name(&self) -> Result<Option<&str>, Problem> {
        let name = self.name.as_deref().map(str::trim);
        if name == Some("") {
            return Err(Problem::missing_value("--name"));
        }
        Ok(name)
    }

    /// The campaign this game belongs to, if it belongs to one.
    fn campaign_book(&self, session: &Session<'_>) -> Result<Option<CampaignJournal>, Problem> {
        let Some(name) = &self.campaign else {
            return Ok(None);
        };
        let name = Some(name.trim().to_owned()).filter(|name| !name.is_empty());
        let mut user = session.user()?;
        CampaignJournal::open(&mut user, &CampaignName { name }).map(Some)
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
    fn setup(&self, session: &Session<'_>, campaign: Option<&CampaignJournal>) -> Result<Setup, Problem> {
        let dialogue = SetupDialogue::new(session, self.is_bare())?;
        let boxes = self.boxes(session, campaign)?;
        let kept = if dialogue.is_on() { last(session)? } else { None };
        let last = kept.as_ref();
        let next = campaign.and_then(|book| book.state.next_assignment());
        let all = boxes.captains();
        let without = |taken| -> Vec<CrewDeck> {
            let others = all.iter().filter(|captain| Some(**captain) != taken);
            others.copied().collect()
        };
        let opponents = match &next {
            Some(next) => next.opponents.clone(),
            None => without(self.captain),
        };
        let bot = dialogue.choose(&BOT.among(&opponents), self.bot, last.map(|last| last.bot))?;
        let captain = dialogue.choose(
            &CAPTAIN.among(&without(Some(bot))),
            campaign.map(|book| book.state.start.captain).or(self.captain),
            last.map(|last| last.captain),
        )?;
        let level = next.as_ref().map(|next| next.difficulty).or(self.difficulty);
        let (conspiracy, countdown) = (self.conspiracy.then_some(true), self.countdown.then_some(true));
        Ok(Setup {
            bot,
            captain,
            difficulty: dialogue.choose(&DIFFICULTY, level, last.map(|last| last.difficulty))?,
            deck: dialogue.choose(&DECK, self.deck, last.map(|last| last.deck))?,
            side: dialogue.choose(&SIDE, self.side, last.map(|last| last.side))?,
            conspiracy: boxes.has(GameBox::Core)
                && dialogue.choose(&CONSPIRACY, conspiracy, last.map(|last| last.conspiracy))?,
            countdown: boxes.has(GameBox::ToBoldlyGo)
                && dialogue.choose(&COUNTDOWN, countdown, last.map(|last| last.countdown))?,
            seed: self.seed.unwrap_or_else(fresh_seed),
            campaign: campaign.map(|book| book.log.name.clone()),
            loadout: next.map(|next| next.loadout),
            printing: self.printing.or(settings::of_player().printing).unwrap_or_default(),
            questions: self.questions.unwrap_or(Questions::Joined),
            asks_own_captain: false,
            rules: EngineRules::Third,
            boxes,
        })
    }

    /// The boxes of the game: those named, else those of the campaign, else the player's.
    fn boxes(&self, session: &Session<'_>, campaign: Option<&CampaignJournal>) -> Result<Boxes, Problem> {
        match campaign {
            Some(book) if self.boxes.is_empty() => Ok(book.state.start.boxes.clone()),
            Some(_) | None => boxes::resolve_boxes(session, &self.boxes),
        }
    }
}

/// The setup of the game begun last. One that cannot be read is none: a later version wrote it.
///
/// # Errors
/// When the games cannot be read.
pub fn last(session: &Session<'_>) -> Result<Option<Setup>, Problem> {
    let kept = session.user()?.with(|db| db.setting(LAST))?;
    Ok(kept.and_then(|kept| serde_json::from_str(&kept).ok()))
}

fn remember(session: &Session<'_>, setup: &Setup) -> Result<(), Problem> {
    let kept = logs::written(setup)?;
    session.user()?.with(|db| db.keep_setting(LAST, &kept))
}
