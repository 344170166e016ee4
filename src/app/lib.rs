//! Every command: its arguments, its session, its answer. One file a command with its arguments and its `run`, which
//! finds a report ([`RunCommand`]); `answer.rs` alone writes reports. What only some machines have stands behind
//! [`machine::Machine`] and [`host::Host`].
//!
//! # To add something
//!
//! - **A command**: its line in `args.rs` with its place on the page for browsers, its arguments and `run` in a file
//!   of its room, its words in `help.ftl` and `usage.ftl`. What it writes to be kept as a file is the `text` of its report,
//!   beside the document for `--json`. What only some machines can do is a method of [`host::Host`].
//! - **A calculator**: one file `calc/<game>/<name>.rs`: its rule, whose result is the document and the page, and its
//!   arguments; its `mod` and its line in the table, both in `calc/mod.rs`; all it says in `calc.ftl`, under its code; a
//!   screen in `tests/cmd/calc` and a case in `tests/documents/calc`. Whatever goes over all calculators finds it. One
//!   that rolls takes `calc::die::DieArgs`, one that reads a table of an entry `RuleBasis::table` and `calc::table_row`.
//! - **A value of an option**: its words in `words.ftl` (the first form is the one shown) and its line in
//!   `choices.rs`. `everywhere.rs` tries each option of each command in every place of its line.

pub mod admin;
pub mod answer;
pub mod args;
pub mod argument_kinds;
mod asides;
pub mod backup;
pub mod boxes;
pub mod calc;
pub mod campaign;
pub mod cheat;
pub mod choices;
pub mod collection;
pub mod commands;
pub mod config;
pub mod deck;
mod document_help;
pub mod entry;
#[cfg(test)]
mod everywhere;
mod fields;
pub mod find;
pub mod follow_up;
pub mod form;
pub mod help;
mod help_screens;
mod help_tree;
pub mod host;
mod id_list;
pub mod imports;
pub mod input;
pub mod kept_names;
pub mod learn;
pub mod line;
pub mod logs;
pub mod machine;
pub mod memory;
pub mod names;
pub mod namesakes;
pub mod notebook;
pub mod notices;
pub mod options;
pub mod own_boxes;
pub mod own_rules;
pub mod pager;
pub mod parsers;
pub mod paths;
pub mod phrases;
pub mod pictures;
pub mod player_cards;
pub mod prompt;
pub mod refusal;
pub mod removal;
pub mod search;
pub mod serve;
pub mod session;
pub mod settings;
pub mod small_texts;
pub mod solo;
mod tables;
pub mod trash;
pub mod user;

use std::ffi::OsString;

pub use answer::{CommandAnswer, CommandReport, DynReport, Found};
use args::{Cli, Command};
pub use commands::RunCommand;
use entry::lookup::{Lookup, LookupResult};
use host::Host;
use line::{Line, subcommands_first};
use options::Global;
use session::{CatalogCache, Session};

use crate::entry::Hits;
use page::locale::{Texts, say};
use words::Problem;
use words::problem::{self, Medium};

/// Answers a line of arguments, without the name of the program.
///
/// What is no command with its arguments is looked up only if the games know the whole of it by name, or if it is a
/// question whose first word is not nearly a command. Else it is a wrong command.
///
/// # Errors
/// When the arguments are wrong, or what the command needs cannot be read.
pub fn answer(line: impl Into<Line>, texts: &Texts, host: &dyn Host) -> Result<CommandAnswer, Problem> {
    let line = line.into();
    if let Some(cli) = Cli::of_words(&line.arguments) {
        return run_command(cli, &line, texts, host);
    }
    if let Some(fields) = &line.loose_fields {
        let example = format!("tricorder recall --json={fields}");
        return Err(Problem::unexpected_argument(fields).hint(say::hint_example(example)));
    }
    let mut arguments = line.arguments.clone();
    if line.is_help && help::is_topic(&arguments) {
        return help::run(arguments, texts, line.color());
    }
    let alone = arguments.first().and_then(|command| Cli::with(command));
    if let Some(program) = &alone {
        arguments = subcommands_first(program, arguments);
    }
    let error = match parsed(alone.unwrap_or_else(Cli::command), &arguments) {
        Ok(cli) => return run_command(cli, &line, texts, host),
        Err(error) => error,
    };
    let lacks_words = refusal::is_for_want_of_words(&error);
    if !lacks_words && !refusal::is_help(&error) {
        return refused(&line, arguments, texts, host);
    }
    if lacks_words && !line.is_help {
        arguments.push("--help".into());
    }
    let mut answer = help::run(arguments, texts, line.color())?;
    if lacks_words && is_a_name(&line, texts, host) {
        answer.text.push_str(&help::also_a_name(&line.words(), texts));
    }
    Ok(answer)
}

/// The command a line of arguments means to a parser.
///
/// # Errors
/// When it does not fit.
pub fn parsed(program: clap::Command, arguments: &[OsString]) -> Result<Cli, clap::Error> {
    let line = std::iter::once(OsString::from("tricorder")).chain(arguments.iter().cloned());
    let matches = program.try_get_matches_from(line)?;
    Cli::from_matches(&matches)
}

fn run_command(cli: Cli, line: &Line, texts: &Texts, host: &dyn Host) -> Result<CommandAnswer, Problem> {
    let catalogs = CatalogCache::default();
    let session = Session::new(texts, cli.global, help::localized, &catalogs, host);
    let found = match cli.command {
        Command::Lookup(lookup) if line.lacks_command => look_up_words(lookup, &session).map(Found::boxed),
        command => command.run_on(host, &session),
    };
    let answer = found.and_then(|found| session.answer(found));
    for error in session.take_warnings() {
        host.tell(&problem::aside(texts, &error, Medium::Typed));
    }
    answer
}

/// Looks up words without a command, unless they were meant for one.
fn look_up_words(lookup: Lookup, session: &Session<'_>) -> Result<Found<Hits>, Problem> {
    let known = lookup.known(session)?;
    if !known.is_named() {
        let is_unknown = known.is_nothing() && !known.query.contains(' ');
        let is_word = !is_unknown && (known.begins_a_name() || begins_with_word(&known.query, session)?);
        if let Some(error) = meant_command(&known.query, is_word) {
            return Err(error);
        }
    }
    lookup.answer(session, known)
}

/// Whether the first word of a line is one of the games.
fn begins_with_word(line: &str, session: &Session<'_>) -> Result<bool, Problem> {
    session.ask(|catalog| catalog.knows_word(first_word(line)))
}

fn first_word(line: &str) -> &str {
    line.split_whitespace().next().unwrap_or_default()
}

/// The refusal of a line that was meant for a command, as its first word is nearly one: said for one, where it stands
/// alone, or begun or misspelt as one from its first letter on, and no word of the games.
fn meant_command(line: &str, is_word: bool) -> Option<Problem> {
    let word = first_word(line);
    let is_said = word == line && refusal::is_said_for_a_command(word);
    if is_word && !is_said {
        return None;
    }
    let tree = Cli::command();
    let mut near = refusal::nearest_commands(word, &tree);
    let begins_alike = |called: &String| called.split(' ').any(|name| word.to_lowercase().starts_with(&name[..1]));
    near.retain(|called| is_said || begins_alike(called));
    (!near.is_empty()).then(|| refusal::unknown_command(&tree, word, line, near))
}

/// What comes of a line that fits no command: what is called so, else what is wrong with it.
fn refused(
    line: &Line,
    arguments: Vec<OsString>,
    texts: &Texts,
    host: &dyn Host,
) -> Result<CommandAnswer, Problem> {
    let error = help::refusal(arguments, texts);
    let catalogs = CatalogCache::default();
    if line.lacks_command {
        let session = Session::new(texts, Global::default(), help::localized, &catalogs, host);
        let is_word = begins_with_word(&line.words(), &session).unwrap_or(true);
        return Err(meant_command(&line.words(), is_word).unwrap_or(error));
    }
    let named = whole_line(line).filter(|(_, lookup)| lookup.words.len() > 1 && !line.is_help);
    let answer = named.and_then(|(global, lookup)| {
        let session = Session::new(texts, global, help::localized, &catalogs, host);
        let known = lookup.known(&session).ok().filter(LookupResult::is_named)?;
        session.answer(lookup.answer(&session, known).ok()?.boxed()).ok()
    });
    answer.ok_or(error)
}

/// The look-up of a whole line that begins with a command.
fn whole_line(line: &Line) -> Option<(Global, Lookup)> {
    let words = line.arguments.iter().filter(|word| *word != "--help").cloned();
    let lookup: Vec<OsString> = std::iter::once(OsString::from("lookup")).chain(words).collect();
    let cli = parsed(Cli::with(&lookup[0])?, &lookup).ok()?;
    let Command::Lookup(lookup) = cli.command else {
        return None;
    };
    Some((cli.global, lookup))
}

/// Whether the words of a line are the name of something in a game.
fn is_a_name(line: &Line, texts: &Texts, host: &dyn Host) -> bool {
    let catalogs = CatalogCache::default();
    whole_line(line).is_some_and(|(global, lookup)| {
        lookup.is_name(&Session::new(texts, global, help::localized, &catalogs, host))
    })
}
