//! The arguments of the program. Help texts are Fluent messages, put in by `help`.

use std::ffi::OsStr;

use clap::{ArgMatches, Args, FromArgMatches, Subcommand};

use super::admin::{completions, data, doctor, import, index, licenses, man, site};
use super::calc::first::{nonaligned, roll};
use super::commands::commands;
use super::entry::{errata, list, lookup, show};
use super::values::Global;
use super::{calc, campaign, collection, deck, search, serve, solo};

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

/// The commands with their names, in the order of the help.
macro_rules! named_commands {
    ($($name:literal $variant:ident($arguments:path),)+) => {
        commands! { $(#[command(name = $name)] $variant($arguments),)+ }

        impl Command {
            fn alone(name: &str) -> Option<clap::Command> {
                match name {
                    $($name => Some(<$arguments>::augment_args(clap::Command::new($name))),)+
                    _ => None,
                }
            }
        }
    };
}

named_commands! {
    "lookup" Lookup(lookup::Lookup),
    "show" Show(show::Show),
    "list" List(list::List),
    "errata" Errata(errata::Errata),
    "search" Search(search::Search),
    "solo" Solo(solo::Solo),
    "campaign" Campaign(campaign::Campaign),
    "calc" Calc(calc::Calc),
    "deck" Deck(deck::Deck),
    "collection" Collection(collection::Collection),
    "roll" Roll(roll::Roll),
    "table" Table(nonaligned::Table),
    "serve" Serve(serve::Serve),
    "site" Site(site::Site),
    "import" Import(import::Import),
    "data" Data(data::Data),
    "index" Index(index::Index),
    "doctor" Doctor(doctor::Doctor),
    "completions" Completions(completions::Completions),
    "licenses" Licenses(licenses::Licenses),
    "man" Man(man::Man),
}
