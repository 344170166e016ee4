//! `tricorder solo new`: begins a game and prints its set-up.

use clap::Args;

use crate::chance::fresh_seed;
use crate::cli::Answer;
use crate::cli::answer::json;
use crate::cli::campaign::book::{Book, Facts};
use crate::cli::campaign::which::Which;
use crate::cli::choices::{CAPTAINS, DECKS, LEVELS, SIDES};
use crate::cli::session::Session;
use crate::cli::values::{Format, OneOf};
use crate::error::{Error, SoloError, UsageError};
use crate::locale::msg;
use crate::model::{CrewDeck, Mode, Print};
use crate::page::Page;
use crate::solo::state::setup::{BoardSide, DeckMode, Questions, Setup};
use crate::text::vocabulary::{Typed, words};
use crate::text::{closest, key};
use crate::view;
use crate::view::solo::checklist::checklist;
use crate::view::solo::status::Standing;

use super::cards;
use super::game::Game;
use crate::cli::prompt::Dialogue;

#[derive(Debug, Args)]
pub struct New {
    /// Captain of the Bot.
    #[arg(long, value_parser = OneOf(&CAPTAINS))]
    bot: Option<CrewDeck>,
    #[arg(long, value_parser = OneOf(&LEVELS))]
    difficulty: Option<Mode>,
    #[arg(long, value_parser = OneOf(&CAPTAINS))]
    captain: Option<CrewDeck>,
    #[arg(long, value_parser = OneOf(&SIDES))]
    side: Option<BoardSide>,
    #[arg(long, value_parser = OneOf(&DECKS))]
    deck: Option<DeckMode>,
    #[arg(long)]
    conspiracy: bool,
    /// The print whose traits count.
    #[arg(long, value_parser = OneOf(&PRINTS))]
    printing: Option<Print>,
    /// How much is asked at once.
    #[arg(long, value_parser = OneOf(&QUESTIONS))]
    questions: Option<Questions>,
    /// The next assignment of a campaign: captain and difficulty follow from it.
    #[arg(long = "campaign", id = "of_campaign", num_args = 0..=1, default_missing_value = "",
        conflicts_with_all = ["captain", "difficulty"])]
    campaign: Option<String>,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long)]
    name: Option<String>,
}

/// The prints as they are typed.
static PRINTS: [(Typed, Print); 2] = [
    (words::PRINT_FIRST, Print::First),
    (words::PRINT_LATEST, Print::Latest),
];

/// The ways of asking as they are typed.
static QUESTIONS: [(Typed, Questions); 2] = [
    (words::QUESTIONS_JOINED, Questions::Joined),
    (words::QUESTIONS_SINGLE, Questions::Single),
];

impl New {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let campaign = self.campaign_book(session)?;
        let setup = self.setup(session, campaign.as_ref())?;
        if setup.bot == setup.captain {
            let captain = view::captain_name(setup.bot);
            return Err(SoloError::SameCaptain { captain }.into());
        }
        if let Some(book) = &campaign {
            book.may_begin(setup.bot)?;
        }
        let name = self.name.as_deref().map(str::trim);
        if name == Some("") {
            return Err(UsageError::MissingValue {
                option: "--name".to_owned(),
            }
            .into());
        }
        let game = Game::begin(session, name, setup)?;
        if session.format() == Format::Json {
            let standing = Standing::new(&game.book, game.name(), &game.state);
            return Ok(Answer::found(json(&standing)?));
        }
        let names = cards::names(session)?;
        let mut page = checklist(session.texts, &names, &game.book);
        if let Some(book) = &campaign {
            page.part(assignment(session, book)?);
        }
        Ok(session.page(&page))
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

    /// The choices: from the campaign, from options, else asked for at a terminal, else from their
    /// defaults. Who plays has no default.
    fn setup(&self, session: &Session<'_>, campaign: Option<&Book>) -> Result<Setup, Error> {
        let ask = Asking {
            session,
            dialogue: Dialogue::new(),
        };
        let next = campaign.and_then(|book| book.state.next_assignment());
        let opponents = next
            .as_ref()
            .map_or_else(cards::captains, |next| next.opponents.clone());
        let bot = match self.bot {
            Some(bot) => bot,
            None => ask.captain("--bot", &msg::play_choose_bot(session.texts), &opponents)?,
        };
        let captain = match (self.captain, campaign) {
            (_, Some(book)) => book.state.start.captain,
            (Some(captain), None) => captain,
            (None, None) => {
                let label = msg::play_choose_captain(session.texts);
                ask.captain("--captain", &label, &cards::captains())?
            }
        };
        let difficulty = match (self.difficulty, &next) {
            (_, Some(next)) => next.difficulty,
            (Some(level), None) => level,
            (None, None) => ask.difficulty()?,
        };
        Ok(Setup {
            bot,
            difficulty,
            captain,
            side: self.side(&ask)?,
            conspiracy: self.conspiracy(&ask)?,
            deck: self.deck(&ask)?,
            seed: self.seed.unwrap_or_else(fresh_seed),
            campaign: campaign.map(|book| book.log.name.clone()),
            printing: self.printing.unwrap_or_default(),
            questions: self.questions.unwrap_or(Questions::Joined),
        })
    }

    fn side(&self, ask: &Asking<'_>) -> Result<BoardSide, Error> {
        let texts = ask.session.texts;
        let sides = [
            Choice::new(BoardSide::Basic, "basic", msg::play_word_basic(texts)),
            Choice::new(
                BoardSide::Advanced,
                "advanced",
                msg::play_word_advanced(texts),
            ),
        ];
        let label = msg::play_choose_side(texts);
        self.side
            .map_or_else(|| ask.or_first("--side", &label, &sides), Ok)
    }

    fn conspiracy(&self, ask: &Asking<'_>) -> Result<bool, Error> {
        let texts = ask.session.texts;
        let answers = [
            Choice::new(false, "no", msg::play_word_no(texts)),
            Choice::new(true, "yes", msg::play_word_yes(texts)),
        ];
        let label = msg::play_choose_conspiracy(texts);
        Ok(self.conspiracy || ask.or_first("--conspiracy", &label, &answers)?)
    }

    fn deck(&self, ask: &Asking<'_>) -> Result<DeckMode, Error> {
        let texts = ask.session.texts;
        let modes = [
            Choice::new(
                DeckMode::Physical,
                "physical",
                msg::play_word_physical(texts),
            ),
            Choice::new(DeckMode::Virtual, "virtual", msg::play_word_virtual(texts)),
        ];
        let label = msg::play_choose_deck(texts);
        self.deck
            .map_or_else(|| ask.or_first("--deck", &label, &modes), Ok)
    }
}

/// What the campaign adds to the set-up.
fn assignment(session: &Session<'_>, book: &Book) -> Result<Page, Error> {
    let facts = Facts::load(session)?;
    let sheet = facts.sheet(book)?;
    let next = book.state.next_assignment();
    Ok(next.map_or_else(Page::new, |next| {
        view::campaign::assignment(session.texts, &sheet, &next)
    }))
}

/// A value to choose, by its code or by its word in the player's language.
struct Choice<T> {
    value: T,
    code: &'static str,
    word: String,
}

impl<T> Choice<T> {
    fn new(value: T, code: &'static str, word: String) -> Choice<T> {
        Choice { value, code, word }
    }

    fn begins_with(&self, typed: &str) -> bool {
        let begins = |text: &str| key(text).starts_with(typed);
        !typed.is_empty() && (begins(self.code) || begins(&self.word))
    }
}

/// Asks for what no option says.
struct Asking<'a> {
    session: &'a Session<'a>,
    dialogue: Dialogue,
}

impl Asking<'_> {
    /// Captains go by their names, which are the same in all languages.
    fn captain(&self, option: &str, label: &str, captains: &[CrewDeck]) -> Result<CrewDeck, Error> {
        let choice = |deck: &CrewDeck| Choice::new(*deck, deck.code(), deck.code().to_owned());
        let choices: Vec<_> = captains.iter().map(choice).collect();
        self.one_of(option, label, &choices, None)
    }

    fn difficulty(&self) -> Result<Mode, Error> {
        let texts = self.session.texts;
        let choices = Mode::DIFFICULTIES
            .map(|level| Choice::new(level, level.code(), view::solo::level(texts, level)));
        let label = msg::play_choose_difficulty(texts);
        self.one_of("--difficulty", &label, &choices, None)
    }

    /// The value chosen; the first, if nothing is typed or nobody can be asked.
    fn or_first<T: Copy>(
        &self,
        option: &str,
        label: &str,
        choices: &[Choice<T>],
    ) -> Result<T, Error> {
        let first = choices.first().map(|choice| choice.value);
        self.one_of(option, label, choices, first)
    }

    /// The value chosen. Without a terminal the default, if there is one.
    fn one_of<T: Copy>(
        &self,
        option: &str,
        label: &str,
        choices: &[Choice<T>],
        default: Option<T>,
    ) -> Result<T, Error> {
        let codes: Vec<&str> = choices.iter().map(|choice| choice.code).collect();
        let missing = || UsageError::MissingArgument {
            what: format!("{option} <{}>", codes.join("|")).into(),
        };
        if !self.dialogue.is_live() {
            return Ok(default.ok_or_else(missing)?);
        }
        let words: Vec<&str> = choices.iter().map(|choice| choice.word.as_str()).collect();
        let prompt = format!("{label}\n  {}: ", words.join(", "));
        let read = |line: &str| {
            let value = only_one(&key(line), choices);
            value.ok_or_else(|| unknown(option, line, &words))
        };
        let chosen = self.dialogue.ask(self.session, &prompt, default, read)?;
        Ok(chosen.ok_or_else(missing)?)
    }
}

/// The only value that begins like this, by code or word.
fn only_one<T: Copy>(typed: &str, choices: &[Choice<T>]) -> Option<T> {
    let mut fitting = choices.iter().filter(|choice| choice.begins_with(typed));
    match (fitting.next(), fitting.next()) {
        (Some(only), None) => Some(only.value),
        _ => None,
    }
}

fn unknown(option: &str, line: &str, words: &[&str]) -> Error {
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    UsageError::UnknownValue {
        option: option.to_owned(),
        value: line.to_owned(),
        allowed: owned(words),
        suggestions: owned(&closest(line, words.iter().copied(), 2)),
    }
    .into()
}
