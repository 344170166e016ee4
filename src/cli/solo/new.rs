//! `tricorder solo new`: begins a game and prints its set-up.

use clap::Args;
use clap::builder::TypedValueParser;

use crate::chance::fresh_seed;
use crate::cli::Answer;
use crate::cli::args::codes;
use crate::cli::campaign::Which;
use crate::cli::campaign::book::{Book, Facts};
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::{Deck, Mode};
use crate::solo::setup::{BoardSide, DeckMode, Setup};
use crate::text::{closest, key};
use crate::view::{self, checklist, table as board};

use super::dialogue::Dialogue;
use super::game::Game;
use super::table::{self, captain_parser, side_parser};

#[derive(Debug, Args)]
pub struct New {
    /// Captain of the Bot.
    #[arg(long, value_parser = captain_parser(), ignore_case = true)]
    bot: Option<Deck>,
    #[arg(long, value_parser = difficulty_parser(), ignore_case = true)]
    difficulty: Option<Mode>,
    #[arg(long, value_parser = captain_parser(), ignore_case = true)]
    captain: Option<Deck>,
    #[arg(long, value_parser = side_parser())]
    side: Option<BoardSide>,
    #[arg(long, value_parser = deck_parser())]
    deck: Option<DeckMode>,
    #[arg(long)]
    conspiracy: bool,
    /// The next assignment of a campaign: captain and difficulty follow from it.
    #[arg(long = "campaign", id = "of_campaign", num_args = 0..=1, default_missing_value = "",
        conflicts_with_all = ["captain", "difficulty"])]
    campaign: Option<String>,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long)]
    name: Option<String>,
    #[arg(long)]
    json: bool,
}

fn difficulty_parser() -> impl TypedValueParser<Value = Mode> {
    let levels = Mode::DIFFICULTIES.map(Mode::code).to_vec();
    codes(levels, |code| Mode::from_code(&code.to_lowercase()))
}

fn deck_parser() -> impl TypedValueParser<Value = DeckMode> {
    codes(vec!["physical", "virtual"], |code| match code {
        "physical" => Some(DeckMode::Physical),
        "virtual" => Some(DeckMode::Virtual),
        _ => None,
    })
}

impl New {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let campaign = self.campaign_book(session)?;
        let setup = self.setup(session, campaign.as_ref())?;
        if setup.bot == setup.captain {
            let captain = view::solo::captain_name(setup.bot);
            return Err(Error::SameCaptain { captain });
        }
        if let Some(book) = &campaign {
            book.may_begin(setup.bot)?;
        }
        let name = self.name.as_deref().map(str::trim);
        if name == Some("") {
            return Err(Error::MissingValue {
                option: "--name".to_owned(),
            });
        }
        let game = Game::begin(session, name, setup)?;
        if self.json {
            let document = board::status_json(&game.book, game.name(), &game.state);
            return Ok(Answer::found(format!("{document:#}\n")));
        }
        let names = table::names(session)?;
        let mut text = checklist::checklist(&session.screen, &names, &game.book);
        if let Some(book) = &campaign {
            text.push_str(&assignment(session, book)?);
        }
        Ok(Answer::found(text))
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
            .map_or_else(table::captains, |next| next.opponents.clone());
        let bot = match self.bot {
            Some(bot) => bot,
            None => ask.captain("--bot", &opponents)?,
        };
        let captain = match (self.captain, campaign) {
            (_, Some(book)) => book.state.start.captain,
            (Some(captain), None) => captain,
            (None, None) => ask.captain("--captain", &table::captains())?,
        };
        let levels = Mode::DIFFICULTIES.map(Mode::code);
        let difficulty = match (self.difficulty, &next) {
            (_, Some(next)) => next.difficulty,
            (Some(level), None) => level,
            (None, None) => Mode::DIFFICULTIES[ask.one_of("--difficulty", &levels, None)?],
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
        })
    }

    fn side(&self, ask: &Asking<'_>) -> Result<BoardSide, Error> {
        let sides = [BoardSide::Basic, BoardSide::Advanced];
        Ok(match self.side {
            Some(side) => side,
            None => sides[ask.one_of("--side", &["basic", "advanced"], Some(0))?],
        })
    }

    fn conspiracy(&self, ask: &Asking<'_>) -> Result<bool, Error> {
        Ok(self.conspiracy || ask.one_of("--conspiracy", &["no", "yes"], Some(0))? == 1)
    }

    fn deck(&self, ask: &Asking<'_>) -> Result<DeckMode, Error> {
        let modes = [DeckMode::Physical, DeckMode::Virtual];
        Ok(match self.deck {
            Some(deck) => deck,
            None => modes[ask.one_of("--deck", &["physical", "virtual"], Some(0))?],
        })
    }
}

/// What the campaign adds to the set-up.
fn assignment(session: &Session<'_>, book: &Book) -> Result<String, Error> {
    let facts = Facts::load(session)?;
    let sheet = facts.sheet(book)?;
    let next = book.state.next_assignment();
    Ok(next.map_or_else(String::new, |next| {
        view::campaign::assignment(&session.screen, &sheet, &next)
    }))
}

/// Asks for what no option says.
struct Asking<'a> {
    session: &'a Session<'a>,
    dialogue: Dialogue,
}

impl Asking<'_> {
    fn captain(&self, option: &str, captains: &[Deck]) -> Result<Deck, Error> {
        let codes: Vec<&str> = captains.iter().map(|deck| deck.code()).collect();
        Ok(captains[self.one_of(option, &codes, None)?])
    }

    /// The place of the value chosen, by its code or its word in the player's language. Without a
    /// terminal the default, if there is one.
    fn one_of(
        &self,
        option: &str,
        values: &[&str],
        default: Option<usize>,
    ) -> Result<usize, Error> {
        let missing = || Error::MissingArgument {
            what: format!("{option} <{}>", values.join("|")),
        };
        if !self.dialogue.is_live() {
            return default.ok_or_else(missing);
        }
        let texts = self.session.screen.texts();
        let label = texts.get(&format!("play-choose-{}", option.trim_start_matches('-')));
        let words: Vec<String> = values.iter().map(|value| self.word(value)).collect();
        loop {
            let prompt = format!("{label}\n  {}: ", words.join(", "));
            let Some(line) = self.dialogue.read(&prompt)? else {
                return Err(missing());
            };
            if let (true, Some(default)) = (line.is_empty(), default) {
                return Ok(default);
            }
            if let Some(at) = only_one(&key(&line), values, &words) {
                return Ok(at);
            }
            let shown: Vec<&str> = words.iter().map(String::as_str).collect();
            self.refuse(option, &line, &shown)?;
        }
    }

    /// The word for a value; its code if it is a name.
    fn word(&self, value: &str) -> String {
        let texts = self.session.screen.texts();
        let found = texts.find(&format!("play-word-{value}"), &[]);
        found.unwrap_or_else(|| value.to_owned())
    }

    fn refuse(&self, option: &str, line: &str, values: &[&str]) -> Result<(), Error> {
        let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        let error = Error::UnknownValue {
            option: option.to_owned(),
            value: line.to_owned(),
            allowed: owned(values),
            suggestions: owned(&closest(line, values.iter().copied(), 2)),
        };
        let text = view::problem::error(&self.session.screen, &error);
        self.dialogue.say(&text)
    }
}

/// The only value that begins like this, by code or word.
fn only_one(typed: &str, values: &[&str], words: &[String]) -> Option<usize> {
    let begins = |text: &str| !typed.is_empty() && key(text).starts_with(typed);
    let mut fitting = (0..values.len()).filter(|at| begins(values[*at]) || begins(&words[*at]));
    match (fitting.next(), fitting.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}
