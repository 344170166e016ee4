//! Every command: its arguments, its session, its answer. One file a command with its arguments and its `run`; commands
//! fetch and hand to `view`, they format nothing. What only some machines have stands behind
//! [`machine::Machine`] and [`host::Host`].
//!
//! # To add something
//!
//! - **A command**: its line in `args.rs` with its place on the page for browsers, its arguments and `run` in a file
//!   of its room, its words in `help.ftl` and `usage.ftl`. What it writes to be kept as a file is `handed_over`, with
//!   a document for `--json`. What only some machines can do is a method of [`host::Host`].
//! - **A calculator**: one file `calc/<game>/<name>.rs`: its rule, whose result is the document and the page, and its
//!   arguments; one line in the table of `view/calculator.rs`; its words in `calc.ftl`, `help.ftl`, `usage.ftl`,
//!   `value.ftl`; its line in `tests/it/calc/any_input.rs`.
//! - **A value of an option**: its words in `words.ftl` (the first form is the one shown) and its line in
//!   `choices.rs`. `everywhere.rs` tries each option of each command in every place of its line.

pub mod admin;
pub mod answer;
pub mod args;
pub mod argument_kinds;
mod asides;
pub mod boxes;
pub mod calc;
pub mod campaign;
pub mod choices;
pub mod collection;
pub mod commands;
pub mod config;
pub mod deck;
pub mod entry;
#[cfg(test)]
mod everywhere;
pub mod find;
pub mod former_names;
pub mod help;
mod help_screens;
mod help_tree;
pub mod host;
pub mod html_answer;
pub mod imports;
pub mod input;
pub mod kept_names;
pub mod logs;
pub mod machine;
pub mod memory;
pub mod names;
pub mod namesakes;
pub mod notebook;
pub mod options;
pub mod own_boxes;
pub mod own_rules;
pub mod pager;
pub mod parsers;
pub mod paths;
pub mod player_cards;
pub mod prompt;
pub mod recent_list;
pub mod refusal;
pub mod rewrite;
pub mod search;
pub mod serve;
pub mod session;
pub mod settings;
pub mod small_texts;
pub mod solo;
pub mod user;

use std::ffi::OsString;

pub use answer::CommandAnswer;
use args::{Cli, Command};
use host::Host;
use page::Page;
use page::locale::{Texts, msg};
use session::{CatalogCache, Session};
use view::error::{EntryError, Error, UsageError};
use view::problem::{self, Medium};

/// Answers a line of arguments, without the name of the program. Where nothing comes of a line without a command, those
/// its first word may mean are offered.
///
/// # Errors
/// When the arguments are wrong, or what the command needs cannot be read.
pub fn answer(arguments: Vec<OsString>, texts: &Texts, host: &dyn Host) -> Result<CommandAnswer, Error> {
    let word = rewrite::word_in_place_of_command(&arguments).map(str::to_owned);
    let outcome = answer_line(arguments, texts, host);
    match word {
        Some(word) => offering_commands(outcome, &word, texts),
        None => outcome,
    }
}

/// What came of a line without a command: where that is nothing, or an option no look-up has, with the commands its
/// first word may mean.
fn offering_commands(
    outcome: Result<CommandAnswer, Error>,
    word: &str,
    texts: &Texts,
) -> Result<CommandAnswer, Error> {
    let answer = match outcome {
        Err(error @ Error::Usage(UsageError::UnknownOption { .. })) => CommandAnswer::missed(String::new(), error),
        other => other?,
    };
    if !answer.problem.as_ref().is_some_and(may_mean_a_command) {
        return Ok(answer);
    }
    let near = refusal::nearest_commands(word, &help::localized(texts));
    if near.is_empty() {
        return Ok(answer);
    }
    let commands: Vec<String> = near.iter().map(|name| format!("tricorder {name}")).collect();
    let mut page = Page::new();
    page.set_in(msg::usage_nearest_commands(texts, commands.join(" · ")), problem::MARGIN);
    Ok(CommandAnswer { remark: Some(page), ..answer })
}

/// Whether a look-up went wrong as one does of what was meant for a command.
fn may_mean_a_command(error: &Error) -> bool {
    matches!(
        error,
        Error::Usage(UsageError::UnknownOption { .. })
            | Error::Entry(EntryError::NothingFound { .. } | EntryError::NotUnderstood { .. })
    )
}

fn answer_line(arguments: Vec<OsString>, texts: &Texts, host: &dyn Host) -> Result<CommandAnswer, Error> {
    let typed = rewrite::command_first(arguments);
    let mut arguments = rewrite::called_as_today(typed.clone());
    if let Some(cli) = Cli::of_words(&arguments) {
        return run_command(cli, texts, host);
    }
    let alone = arguments.first().and_then(|command| Cli::with(command));
    if let Some(program) = &alone {
        arguments = rewrite::subcommands_first(program, arguments);
    }
    let error = match parsed(alone.unwrap_or_else(Cli::command), &arguments) {
        Ok(cli) => return run_command(cli, texts, host),
        Err(error) => error,
    };
    let lacks_words = refusal::is_for_want_of_words(&error);
    if lacks_words && !arguments.iter().any(rewrite::is_information) {
        arguments.push("--help".into());
    } else if !refusal::is_help(&error) {
        let error = help::refusal(arguments.clone(), texts);
        return looked_up(&error, &typed, texts, host).ok_or(error);
    }
    let mut answer = help::run(arguments.clone(), texts)?;
    if lacks_words && is_a_name(&typed, texts, host) {
        let words = spoken(&typed);
        answer.text.push_str(&help::also_a_name(&words, texts));
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

fn run_command(cli: Cli, texts: &Texts, host: &dyn Host) -> Result<CommandAnswer, Error> {
    let catalogs = CatalogCache::default();
    let session = Session::new(texts, cli.global, help::localized, &catalogs, host);
    let answer = cli.command.run_on(host, &session);
    for error in session.lacks() {
        host.tell(&problem::aside(texts, &error, Medium::Typed));
    }
    answer
}

/// A line that begins with a command but goes on with none of its subcommands, or with words it does not take, may
/// be a question about the game: `campaign mode`, `deck leer`, `doctor bashir`. It is looked up as a whole; if nothing fits, or the word looks
/// like a misspelt subcommand and the line is no name, the refusal stands.
fn looked_up(error: &Error, arguments: &[OsString], texts: &Texts, host: &dyn Host) -> Option<CommandAnswer> {
    if arguments.iter().any(rewrite::is_information) {
        return None;
    }
    if let Error::Usage(UsageError::UnknownSubcommand { suggestions, .. }) = error {
        return lookup_of(arguments, texts, host, !suggestions.is_empty());
    }
    (is_about_a_doctor(error, arguments) || is_open_word(error, arguments))
        .then(|| lookup_of(arguments, texts, host, false))?
}

/// The command that looks after the program is called like a trait, with which names begin: `doctor bashir`.
fn is_about_a_doctor(error: &Error, arguments: &[OsString]) -> bool {
    let is_too_long =
        matches!(error, Error::Usage(UsageError::UnexpectedArgument { .. } | UsageError::UnknownOption { .. }));
    is_too_long && arguments.first().is_some_and(|first| first == "doctor")
}

/// `open` with words behind it, not a number: cards begin so.
fn is_open_word(error: &Error, arguments: &[OsString]) -> bool {
    let behind = match arguments {
        [open, behind, ..] if open == "open" => behind.to_str(),
        _ => None,
    };
    let is_word = behind.is_some_and(|word| word.parse::<usize>().is_err());
    is_word && matches!(error, Error::Usage(_))
}

/// The answer of a look-up of the whole line, if there is one.
fn lookup_of(arguments: &[OsString], texts: &Texts, host: &dyn Host, by_name_alone: bool) -> Option<CommandAnswer> {
    let mut line = vec![OsString::from("lookup")];
    let words = arguments.iter().filter(|word| *word != "--help");
    line.extend(words.cloned());
    let cli = parsed(Cli::with(line[0].as_os_str())?, &line).ok()?;
    let Command::Lookup(lookup) = cli.command else {
        return None;
    };
    let catalogs = CatalogCache::default();
    let session = Session::new(texts, cli.global, help::localized, &catalogs, host);
    lookup.instead(&session, by_name_alone)
}

/// Whether the words of a line are the name of something in a game.
fn is_a_name(arguments: &[OsString], texts: &Texts, host: &dyn Host) -> bool {
    lookup_of(arguments, texts, host, true).is_some()
}

/// The words of a line without its options.
fn spoken(arguments: &[OsString]) -> String {
    let words: Vec<&str> = arguments
        .iter()
        .filter_map(|argument| argument.to_str())
        .take_while(|word| !word.starts_with('-'))
        .collect();
    words.join(" ")
}
