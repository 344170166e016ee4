//! The arguments of the program. Help texts are Fluent messages, put in by `help`.

use std::ffi::{OsStr, OsString};

use clap::{ArgMatches, Args, FromArgMatches, Subcommand};

use super::admin::{completions, data, db, doctor, import, index, licenses, man, site};
use super::calc::first::{nonaligned, roll};
use super::commands::commands;
use super::entry::{errata, list, lookup, open, random, show};
use super::memory::{self, edit, note, recent, star};
use super::options::Global;
use super::{calc, campaign, collection, config, deck, find, search, serve, solo};

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

    /// The look-up of words without an option, with which most questions are asked: the parser would find nothing
    /// else in it, and takes longer than the answer.
    pub fn of_words(arguments: &[OsString]) -> Option<Cli> {
        let (command, words) = arguments.split_first()?;
        if command != "lookup" || words.is_empty() {
            return None;
        }
        let word = |word: &OsString| Some(word.to_str()?.to_owned());
        let words: Vec<String> = words.iter().map(word).collect::<Option<_>>()?;
        if words.iter().any(|word| word.starts_with('-')) {
            return None;
        }
        Some(Cli {
            global: Global::default(),
            command: Command::Lookup(lookup::Lookup::of_words(words)),
        })
    }

    /// The parser of the whole program with the names of its commands alone, and with what a look-up takes, for
    /// that command may be left out.
    pub fn outline() -> clap::Command {
        let commands = Command::NAMES.iter().map(|name| clap::Command::new(*name));
        let lookup = lookup::Lookup::augment_args(clap::Command::new("lookup"));
        let own = lookup.get_arguments().cloned();
        let arguments = own.map(|argument| argument.required(false));
        program().subcommands(commands).args(arguments)
    }

    /// The names of all commands.
    pub fn names() -> Vec<String> {
        Command::NAMES
            .iter()
            .map(|name| (*name).to_owned())
            .collect()
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
            const NAMES: &[&str] = &[$($name),+];

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
    "find" Find(find::Find),
    "show" Show(show::Show),
    "open" Open(open::Open),
    "list" List(list::List),
    "errata" Errata(errata::Errata),
    "search" Search(search::Search),
    "solo" Solo(solo::Solo),
    "campaign" Campaign(campaign::Campaign),
    "calc" Calc(calc::Calc),
    "deck" Deck(deck::Deck),
    "collection" Collection(collection::Collection),
    "random" Random(random::Random),
    "note" Note(note::Note),
    "edit" Edit(edit::Edit),
    "star" Star(star::Star),
    "recent" Recent(recent::Recent),
    "memory" Memory(memory::Memory),
    "roll" Roll(roll::Roll),
    "table" Table(nonaligned::Table),
    "serve" Serve(serve::Serve),
    "site" Site(site::Site),
    "import" Import(import::Import),
    "data" Data(data::Data),
    "index" Index(index::Index),
    "db" Db(db::Db),
    "config" Config(config::Config),
    "doctor" Doctor(doctor::Doctor),
    "completions" Completions(completions::Completions),
    "licenses" Licenses(licenses::Licenses),
    "man" Man(man::Man),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(words: &[&str]) -> Vec<OsString> {
        words.iter().map(OsString::from).collect()
    }

    #[test]
    fn words_mean_what_the_parser_finds_in_them() {
        for words in [
            vec!["lookup", "loggen"],
            vec!["lookup", "wie", "viele", "Karten"],
            vec!["lookup", "cc/keyword/log", ""],
        ] {
            let own = Cli::of_words(&line(&words)).expect("a look-up");
            let program = Cli::with(OsStr::new("lookup")).expect("a parser");
            let typed = std::iter::once("tricorder").chain(words.iter().copied());
            let matches = program.try_get_matches_from(typed).expect("a look-up");
            let parsed = Cli::from_matches(&matches).expect("a look-up");
            assert_eq!(format!("{own:?}"), format!("{parsed:?}"));
        }
    }

    #[test]
    fn options_and_other_commands_go_to_the_parser() {
        for words in [
            &["lookup"][..],
            &["lookup", "--json", "x"],
            &["show", "x"],
            &[],
        ] {
            assert!(Cli::of_words(&line(words)).is_none(), "{words:?}");
        }
    }
}
