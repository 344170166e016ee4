//! `tricorder solo new`: begins a game and prints its set-up.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

use clap::Args;
use clap::builder::TypedValueParser;

use crate::cli::Answer;
use crate::cli::args::codes;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::{Deck, Mode};
use crate::solo::setup::{BoardSide, DeckMode, Setup};
use crate::text::{closest, key};
use crate::view::{checklist, table as board};

use super::dialogue::Dialogue;
use super::game::{Game, stored};
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
        let setup = self.setup(session)?;
        if setup.bot == setup.captain {
            let captain = table::captain_title(session, setup.bot)?;
            return Err(Error::SameCaptain { captain });
        }
        let name = match &self.name {
            Some(name) => name.trim().to_owned(),
            None => free_name(session, &setup)?,
        };
        if name.is_empty() {
            return Err(Error::MissingValue {
                option: "--name".to_owned(),
            });
        }
        let game = Game::begin(session, &name, setup)?;
        let names = table::names(session)?;
        Ok(Answer::found(if self.json {
            let document = board::status_json(&game.book, game.name(), &game.state);
            format!("{document:#}\n")
        } else {
            checklist::checklist(&session.screen, &names, &game.book)
        }))
    }

    /// The choices: from options, else asked for at a terminal, else from their defaults. Who plays
    /// has no default.
    fn setup(&self, session: &Session<'_>) -> Result<Setup, Error> {
        let ask = Asking {
            session,
            dialogue: Dialogue::new(),
        };
        let captains: Vec<Deck> = table::captains();
        let codes: Vec<&str> = captains.iter().map(|deck| deck.code()).collect();
        let captain = |given: Option<Deck>, option: &str| -> Result<Deck, Error> {
            match given {
                Some(deck) => Ok(deck),
                None => Ok(captains[ask.one_of(option, &codes, None)?]),
            }
        };
        let bot = captain(self.bot, "--bot")?;
        let own = captain(self.captain, "--captain")?;
        let levels = Mode::DIFFICULTIES.map(Mode::code);
        let difficulty = match self.difficulty {
            Some(level) => level,
            None => Mode::DIFFICULTIES[ask.one_of("--difficulty", &levels, None)?],
        };
        let side = match self.side {
            Some(side) => side,
            None => [BoardSide::Basic, BoardSide::Advanced]
                [ask.one_of("--side", &["basic", "advanced"], Some(0))?],
        };
        let deck = match self.deck {
            Some(deck) => deck,
            None => [DeckMode::Physical, DeckMode::Virtual]
                [ask.one_of("--deck", &["physical", "virtual"], Some(0))?],
        };
        Ok(Setup {
            bot,
            difficulty,
            captain: own,
            side,
            conspiracy: self.conspiracy,
            deck,
            seed: self.seed.unwrap_or_else(chance),
            campaign: None,
        })
    }
}

/// Asks for what no option says.
struct Asking<'a> {
    session: &'a Session<'a>,
    dialogue: Dialogue,
}

impl Asking<'_> {
    /// The place of the value chosen. Without a terminal the default, if there is one.
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
        loop {
            let prompt = format!("{label} ({}): ", values.join(", "));
            let Some(line) = self.dialogue.read(&prompt)? else {
                return Err(missing());
            };
            if let (true, Some(default)) = (line.is_empty(), default) {
                return Ok(default);
            }
            let typed = key(&line);
            let mut fitting = (0..values.len())
                .filter(|at| !typed.is_empty() && key(values[*at]).starts_with(&typed));
            if let (Some(only), None) = (fitting.next(), fitting.next()) {
                return Ok(only);
            }
            self.refuse(option, &line, values)?;
        }
    }

    fn refuse(&self, option: &str, line: &str, values: &[&str]) -> Result<(), Error> {
        let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        let error = Error::UnknownValue {
            option: option.to_owned(),
            value: line.to_owned(),
            allowed: owned(values),
            suggestions: owned(&closest(line, values.iter().copied(), 2)),
        };
        let text = crate::view::problem::error(&self.session.screen, &error);
        self.dialogue.say(&text)
    }
}

/// `koloth-commander`, with a number if that is taken.
fn free_name(session: &Session<'_>, setup: &Setup) -> Result<String, Error> {
    let taken: Vec<String> = stored(session)?
        .into_iter()
        .map(|(log, _)| log.name)
        .collect();
    let plain = format!("{}-{}", setup.bot.code(), setup.difficulty.code());
    let numbered = (2..).map(|number| format!("{plain}-{number}"));
    let mut names = std::iter::once(plain.clone()).chain(numbered);
    Ok(names.find(|name| !taken.contains(name)).unwrap_or(plain))
}

/// A seed nobody chose.
fn chance() -> u64 {
    RandomState::new().build_hasher().finish()
}
