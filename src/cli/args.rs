//! The arguments of the program. Help texts are Fluent messages, put in by `help`.

use std::ffi::OsStr;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ArgMatches, Args, FromArgMatches, Subcommand};

use super::session::Session;
use super::{
    Answer, calc, campaign, completions, data, deck, import, index, list, lookup, man, roll,
    search, show, solo, table,
};
use crate::error::Error;
use crate::model::{Game, Kind, Lang};
use crate::view::Color;

/// What was typed.
#[derive(Debug)]
pub struct Cli {
    pub global: Global,
    pub command: Command,
}

impl Cli {
    /// The parser of the whole program.
    pub fn command() -> clap::Command {
        Command::augment_subcommands(program())
    }

    /// The parser with one command alone: to make those of all commands takes longer than a look-up.
    /// `None` if there is no such command.
    pub fn with(command: &OsStr) -> Option<clap::Command> {
        let alone = Command::alone(command.to_str()?)?;
        Some(program().subcommand(alone))
    }

    /// What was typed, as parsed.
    ///
    /// # Errors
    /// When the matches are those of another parser.
    pub fn from_matches(matches: &ArgMatches) -> Result<Cli, clap::Error> {
        Ok(Cli {
            global: Global::from_arg_matches(matches)?,
            command: Command::from_arg_matches(matches)?,
        })
    }
}

/// The program without its commands.
fn program() -> clap::Command {
    let version = clap::Arg::new("version").short('V').long("version");
    Global::augment_args(clap::Command::new("tricorder"))
        .version(env!("CARGO_PKG_VERSION"))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .subcommand_required(true)
        .args_override_self(true)
        .arg(version.action(clap::ArgAction::Version))
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

/// The commands with their names, in the order of the help.
macro_rules! commands {
    ($($name:literal $variant:ident($arguments:path),)+) => {
        #[derive(Debug, Subcommand)]
        pub enum Command {
            $(#[command(name = $name)] $variant($arguments)),+
        }

        impl Command {
            pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
                match self {
                    $(Command::$variant(command) => command.run(session)),+
                }
            }

            fn alone(name: &str) -> Option<clap::Command> {
                match name {
                    $($name => Some(<$arguments>::augment_args(clap::Command::new($name))),)+
                    _ => None,
                }
            }
        }
    };
}

commands! {
    "lookup" Lookup(lookup::Lookup),
    "show" Show(show::Show),
    "list" List(list::List),
    "search" Search(search::Search),
    "solo" Solo(solo::Solo),
    "campaign" Campaign(campaign::Campaign),
    "calc" Calc(calc::Calc),
    "deck" Deck(deck::Deck),
    "roll" Roll(roll::Roll),
    "table" Table(table::Table),
    "import" Import(import::Import),
    "data" Data(data::Data),
    "index" Index(index::Index),
    "completions" Completions(completions::Completions),
    "man" Man(man::Man),
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
pub struct Numbers<T>(pub RangeInclusive<T>);

impl<T> TypedValueParser for Numbers<T>
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        let number: Option<T> = value.to_str().and_then(|text| text.trim().parse().ok());
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
