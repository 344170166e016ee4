//! The arguments of the program. Help texts are Fluent messages, put in by `help`.

use std::ffi::{OsStr, OsString};

use clap::{ArgMatches, Args, FromArgMatches, Subcommand};

use super::admin::{completions, data, db, doctor, documents, import, index, site};
use super::commands::commands;
use super::entry::{errata, list, lookup, open, random, show};
use super::memory::{self, edit, marks};
use super::options::Global;
use super::{campaign, collection, config, deck, find, search, serve, solo};
use crate::calc;
use crate::calc::first::{nonaligned, roll};

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

/// Where the page for browsers does what a command does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PagePlace {
    /// The look-up of words.
    Search,
    /// The page of an entry.
    Entry,
    /// The search for cards.
    Cards,
    /// A form for each calculator.
    Calculators,
    /// At an address, if the command stands alone.
    At(&'static str),
    /// At an address for each of some subcommands.
    Rooms(&'static [(&'static str, &'static str)]),
    /// In a terminal alone.
    Nowhere,
}

/// The commands with their names and their places on the page, in the order of the help.
macro_rules! named_commands {
    ($($name:literal $variant:ident($arguments:path) => $place:expr,)+) => {
        commands! { $(#[command(name = $name)] $variant($arguments),)+ }

        impl Command {
            const NAMES: &[&str] = &[$($name),+];

            /// Where the page for browsers does what a command does; `None` if there is no such command.
            pub fn page_place(name: &str) -> Option<PagePlace> {
                match name {
                    $($name => Some($place),)+
                    _ => None,
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

named_commands! {
    "lookup" Lookup(lookup::Lookup) => PagePlace::Search,
    "find" Find(find::Find) => PagePlace::Nowhere,
    "show" Show(show::Show) => PagePlace::Entry,
    "open" Open(open::Open) => PagePlace::Nowhere,
    "list" List(list::List) => PagePlace::At("/list"),
    "errata" Errata(errata::Errata) => PagePlace::At("/list?kind=errata"),
    "search" Search(search::Search) => PagePlace::Cards,
    "solo" Solo(solo::Solo) => PagePlace::Rooms(&[
        ("play", "/solo"), ("list", "/solo"), ("status", "/solo"), ("score", "/solo"), ("undo", "/solo"),
        ("log", "/solo"), ("new", "/solo/new"),
    ]),
    "campaign" Campaign(campaign::Campaign) => PagePlace::Nowhere,
    "calc" Calc(calc::CalcArgs) => PagePlace::Calculators,
    "deck" Deck(deck::Deck) => PagePlace::Rooms(&[
        ("list", "/decks"), ("check", "/decks"), ("stats", "/decks"), ("save", "/decks"),
    ]),
    "collection" Collection(collection::Collection) => PagePlace::Nowhere,
    "random" Random(random::Random) => PagePlace::Nowhere,
    "note" Note(marks::Note) => PagePlace::Nowhere,
    "edit" Edit(edit::Edit) => PagePlace::Nowhere,
    "star" Star(marks::Star) => PagePlace::Nowhere,
    "recent" Recent(marks::RecentList) => PagePlace::Nowhere,
    "memory" Memory(memory::Memory) => PagePlace::Nowhere,
    "roll" Roll(roll::RollArgs) => PagePlace::Nowhere,
    "table" Table(nonaligned::TableArgs) => PagePlace::Nowhere,
    "serve" Serve(serve::Serve) => PagePlace::Nowhere,
    "site" Site(site::Site) => PagePlace::Nowhere,
    "import" Import(import::Import) => PagePlace::Nowhere,
    "data" Data(data::Data) => PagePlace::Nowhere,
    "index" Index(index::Index) => PagePlace::Nowhere,
    "db" Db(db::Db) => PagePlace::Nowhere,
    "config" Config(config::Config) => PagePlace::Nowhere,
    "doctor" Doctor(doctor::Doctor) => PagePlace::Nowhere,
    "completions" Completions(completions::Completions) => PagePlace::Nowhere,
    "licenses" Licenses(documents::Licenses) => PagePlace::Nowhere,
    "man" Man(documents::Man) => PagePlace::Nowhere,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_of_the_page_are_for_subcommands_there_are() {
        for name in Command::NAMES {
            if let Some(PagePlace::Rooms(rooms)) = Command::page_place(name) {
                let command = Cli::with(OsStr::new(name)).expect("a command");
                let command = command.find_subcommand(name).expect("itself");
                for (word, _) in rooms {
                    assert!(command.find_subcommand(word).is_some(), "{name} {word}");
                }
            }
        }
    }

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
