//! The arguments of the program. Help texts are Fluent messages, put in by `help`.

use std::ffi::OsStr;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, Parser, Subcommand};

use super::session::Session;
use super::{
    Answer, calc, campaign, completions, data, deck, import, index, list, lookup, man, roll,
    search, show, solo, table,
};
use crate::error::Error;
use crate::model::{Game, Kind, Lang};
use crate::view::Color;

#[derive(Debug, Parser)]
#[command(
    name = "tricorder",
    version,
    disable_help_flag = true,
    disable_help_subcommand = true,
    disable_version_flag = true,
    subcommand_required = true,
    args_override_self = true
)]
pub struct Cli {
    #[command(flatten)]
    pub global: Global,
    #[arg(short = 'V', long, action = clap::ArgAction::Version)]
    pub version: Option<bool>,
    #[command(subcommand)]
    pub command: Command,
}

/// Options of every command.
#[derive(Debug, Default, Args)]
pub struct Global {
    #[arg(long, global = true, value_parser = lang_parser())]
    pub lang: Option<Lang>,
    #[arg(long, global = true, value_parser = color_parser(), default_value = "auto")]
    pub color: Color,
    #[arg(long, global = true)]
    pub data: Option<PathBuf>,
    #[arg(short, long, global = true, action = clap::ArgAction::Help)]
    pub help: Option<bool>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    Lookup(lookup::Lookup),
    Show(show::Show),
    List(list::List),
    Search(search::Search),
    Solo(solo::Solo),
    Campaign(campaign::Campaign),
    Calc(calc::Calc),
    Deck(deck::Deck),
    Roll(roll::Roll),
    Table(table::Table),
    Import(import::Import),
    Data(data::Data),
    Index(index::Index),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Command {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self {
            Command::Lookup(command) => command.run(session),
            Command::Show(command) => command.run(session),
            Command::List(command) => command.run(session),
            Command::Search(command) => command.run(session),
            Command::Solo(command) => command.run(session),
            Command::Campaign(command) => command.run(session),
            Command::Calc(command) => command.run(session),
            Command::Deck(command) => command.run(session),
            Command::Roll(command) => command.run(session),
            Command::Table(command) => command.run(session),
            Command::Import(command) => command.run(session),
            Command::Data(command) => command.run(session),
            Command::Index(command) => command.run(session),
            Command::Completions(command) => command.run(session),
            Command::Man(command) => command.run(session),
        }
    }
}

fn lang_parser() -> impl TypedValueParser<Value = Lang> {
    codes(Lang::ALL.map(Lang::code).to_vec(), Lang::from_tag)
}

/// Accepts the code of a game.
pub fn game_parser() -> impl TypedValueParser<Value = Game> {
    codes(Game::ALL.map(Game::code).to_vec(), Game::from_code)
}

/// Accepts the code of a kind.
pub fn kind_parser() -> impl TypedValueParser<Value = Kind> {
    codes(Kind::ALL.map(Kind::code).to_vec(), Kind::from_code)
}

fn color_parser() -> impl TypedValueParser<Value = Color> {
    codes(Color::ALL.map(Color::code).to_vec(), Color::from_code)
}

/// Accepts one of some codes.
pub fn codes<T: Clone + Send + Sync + 'static>(
    codes: Vec<&'static str>,
    from_code: impl Fn(&str) -> Option<T> + Clone + Send + Sync + 'static,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(codes).try_map(move |code| from_code(&code).ok_or("unknown code"))
}

/// Accepts a whole number of a range; any other is refused with the range in words.
#[derive(Debug, Clone)]
pub struct Numbers(pub RangeInclusive<u64>);

impl TypedValueParser for Numbers {
    type Value = u64;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<u64, clap::Error> {
        let number = value.to_str().and_then(|text| text.trim().parse().ok());
        let fitting = number.filter(|number| self.0.contains(number));
        fitting.ok_or_else(|| {
            let (lowest, highest) = (self.0.start(), self.0.end());
            let allowed = ContextValue::Strings(vec![format!("{lowest}–{highest}")]);
            let typed = ContextValue::String(value.to_string_lossy().into_owned());
            let option = arg.map(ToString::to_string).unwrap_or_default();
            let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(command);
            error.insert(ContextKind::InvalidArg, ContextValue::String(option));
            error.insert(ContextKind::InvalidValue, typed);
            error.insert(ContextKind::ValidValue, allowed);
            error
        })
    }
}
