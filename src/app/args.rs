//! The arguments of the program. Help texts are Fluent messages, put in by `help`.

use std::ffi::{OsStr, OsString};

use clap::{ArgMatches, Args, FromArgMatches, Subcommand};

use crate::admin::{self, import};
use crate::commands::{RunCommand, commands};
use crate::entry::{list, lookup, show};
use crate::help_tree::worded;
use crate::host::Host;
use crate::options::Global;
use crate::session::Session;
use crate::{
    Found, backup, calc, campaign, cheat, collection, config, deck, find, learn, memory, search, serve, solo,
};
use page::locale::Texts;
use words::Problem;

/// What was typed.
#[derive(Debug)]
pub struct Cli {
    /// The options of every command.
    pub global: Global,
    /// The command, with the arguments it is run with.
    pub command: Command,
}

impl Cli {
    /// The parser of the whole program.
    pub fn command() -> clap::Command {
        Command::augment_subcommands(program())
    }

    /// The parser of the whole program with all its words in one language, before it is built. The program shows the
    /// options of a look-up as its own, for that command may be left out.
    pub(crate) fn worded(texts: &Texts) -> clap::Command {
        let lookup = lookup::Lookup::augment_args(clap::Command::new("lookup"));
        let options: Vec<clap::Arg> = lookup.get_opts().cloned().collect();
        worded(Cli::command().args(options), "tricorder", texts)
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
        Some(Cli { global: Global::default(), command: Command::Lookup(lookup::Lookup::of_words(words)) })
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
        Command::NAMES.iter().map(|name| (*name).to_owned()).collect()
    }

    /// What was typed, as parsed.
    ///
    /// # Errors
    /// When the matches are those of another parser.
    pub fn from_matches(matches: &ArgMatches) -> Result<Cli, clap::Error> {
        Ok(Cli { global: Global::from_arg_matches(matches)?, command: Command::from_arg_matches(matches)? })
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

/// Where the page for browsers does what a command does, served as well as inside a browser.
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
    /// The first lessons, a page a step.
    Lessons,
    /// A cheat sheet for each game.
    CheatSheets,
    /// At an address, if the command stands alone.
    At(&'static str),
    /// At an address, whatever the command is about.
    Room(&'static str),
    /// At an address for each of some subcommands, which are called by one or several words; none for the command alone.
    Rooms(&'static [(&'static str, &'static str)]),
    /// In a terminal alone.
    Nowhere,
}

/// The commands with their names, who runs them if only a host can, and their places on the page, in the order of the help.
macro_rules! named_commands {
    ($($(#[$about:meta])* $name:literal $variant:ident($arguments:path) $(by $host:ident)? => $place:expr,)+) => {
        commands! { $($(#[$about])* #[command(name = $name)] $variant($arguments) $(by $host)?,)+ }

        impl Command {
            /// Runs the command that was typed on a host.
            ///
            /// # Errors
            /// When it cannot be answered.
            pub fn run_on(self, host: &dyn Host, session: &Session<'_>) -> Result<Found, Problem> {
                match self {
                    $($(Command::$variant(command) => host.$host(command, session),)?)+
                    Command::Admin(command) => command.run_on(host, session),
                    command => RunCommand::run(command, session),
                }
            }

            const NAMES: &[&str] = &[$($name),+];

            /// The names of all commands with their places on the page.
            pub fn page_places() -> impl Iterator<Item = (&'static str, PagePlace)> {
                [$(($name, $place)),+].into_iter()
            }

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
    /// Looks up a word or a short question.
    "lookup" Lookup(lookup::Lookup) => PagePlace::Search,
    /// Finds while the player types, on a screen of its own.
    "find" Find(find::Find) by find => PagePlace::Nowhere,
    /// Shows an entry or card by its id or name.
    "show" Show(show::Show) => PagePlace::Entry,
    /// Lists entries: all, those that later printings say otherwise, one at random, one of the last list.
    "list" List(list::List) => PagePlace::Rooms(&[("", "/list"), ("errata", "/list?kind=errata")]),
    /// Searches all cards by what stands on them.
    "search" Search(search::Search) => PagePlace::Cards,
    /// Guides through a first round of a game.
    "learn" Learn(learn::Learn) => PagePlace::Lessons,
    /// Shows on one page what is looked up on an evening.
    "cheat" Cheat(cheat::Cheat) => PagePlace::CheatSheets,
    /// Assists in solo games of Captain's Chair.
    "solo" Solo(solo::Solo) => PagePlace::Rooms(&[
        ("play", "/solo"), ("list", "/solo"), ("status", "/solo"), ("score", "/solo"), ("undo", "/solo"),
        ("log", "/solo"), ("new", "/solo/new"), ("stats", "/records"),
    ]),
    /// Keeps the log of a Five-Year Mission.
    "campaign" Campaign(campaign::Campaign) => PagePlace::At("/campaign"),
    /// Answers rules that are arithmetic, makes rolls and shows tables.
    "calc" Calc(calc::CalcArgs) => PagePlace::Calculators,
    /// Checks, explains, measures and keeps deck lists of Second Edition.
    "deck" Deck(deck::Deck) => PagePlace::Rooms(&[
        ("list", "/decks"), ("check", "/decks"), ("stats", "/decks"), ("save", "/decks"), ("odds", "/decks"),
    ]),
    /// Keeps the cards and boxes the player owns.
    "collection" Collection(collection::Collection) => PagePlace::Rooms(&[("show", "/collection"), ("boxes", "/settings")]),
    /// Imports card files of the Star Trek CCG.
    "import" Import(import::Import) => PagePlace::Nowhere,
    /// Keeps what the player writes and marks: notes, stars, rules, what was viewed last.
    "note" Note(memory::NoteArgs) => PagePlace::Rooms(&[("", "/marks"), ("star", "/marks")]),
    /// Writes all that is the player's to a file.
    "backup" Backup(backup::Backup) => PagePlace::Room("/settings"),
    /// Takes in such a file, whole or not at all.
    "restore" Restore(backup::Restore) => PagePlace::Room("/settings"),
    /// Serves the page for phones and browsers.
    "serve" Serve(serve::Serve) by serve => PagePlace::Nowhere,
    /// Shows and changes the settings.
    "config" Config(config::Config) => PagePlace::Nowhere,
    /// Looks after the program: its data, its catalogs, what keeps the player's own data, its manual.
    "admin" Admin(admin::Admin) => PagePlace::Nowhere,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Arg;
    use model::Lang;

    fn words_of(command: &clap::Command) -> Vec<String> {
        let args = command.get_arguments().filter_map(Arg::get_help);
        let own = command.get_about().into_iter().chain(args);
        let mut words: Vec<String> = own.map(ToString::to_string).collect();
        words.extend(command.get_subcommands().flat_map(words_of));
        words
    }

    #[test]
    fn every_command_and_argument_has_its_words_in_both_languages() {
        for lang in Lang::ALL {
            for words in words_of(&Cli::worded(&Texts::new(lang))) {
                let is_id = words.starts_with("help-") || words.is_empty();
                assert!(!is_id, "{}: {words}", lang.code());
            }
        }
    }

    #[test]
    fn the_command_tree_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_can_be_parsed_alone() {
        for command in Cli::command().get_subcommands() {
            let alone = Cli::with(command.get_name().as_ref()).expect("a parser");
            alone.debug_assert();
        }
        assert!(Cli::with("nothing".as_ref()).is_none());
    }

    #[test]
    fn rooms_of_the_page_are_for_subcommands_there_are() {
        for name in Command::NAMES {
            if let Some(PagePlace::Rooms(rooms)) = Command::page_place(name) {
                let command = Cli::with(OsStr::new(name)).expect("a command");
                let command = command.find_subcommand(name).expect("itself");
                for (words, _) in rooms {
                    let found = words.split_whitespace().try_fold(command, clap::Command::find_subcommand);
                    assert!(found.is_some(), "{name} {words}");
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
        for words in [&["lookup"][..], &["lookup", "--json", "x"], &["show", "x"], &[]] {
            assert!(Cli::of_words(&line(words)).is_none(), "{words:?}");
        }
    }
}
