//! The command line: one file per command with its arguments and its `run`. Commands fetch and hand
//! to `view`; they format nothing.

mod admin;
mod answer;
mod args;
mod argument_kinds;
mod beside;
mod boxes;
mod calc;
mod campaign;
mod choices;
mod collection;
mod commands;
mod complete;
mod config;
mod deck;
mod entry;
#[cfg(test)]
mod everywhere;
mod find;
mod help;
mod imports;
mod input;
mod kept_names;
mod leaf;
mod logs;
mod memory;
mod names;
mod namesakes;
mod notebook;
mod options;
mod other_programs;
mod own_boxes;
mod own_rules;
mod owned;
mod pager;
mod parsers;
mod progress;
mod prompt;
mod refusal;
mod rewrite;
mod search;
mod serve;
mod session;
mod settings;
mod solo;
mod trail;
mod user;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;

use crate::error::{Error, UsageError};
use crate::locale;
use crate::locale::{Texts, msg};
use crate::model::Lang;
use crate::page::Page;
use crate::paths::name_server;
use crate::render::{Terminal, settled};
use crate::text::{steers, visible};
use crate::view::problem;
pub(crate) use answer::Answer;
use args::{Cli, Command};
use prompt::{Dialogue, Offers, is_farewell};
pub use serve::in_process;
use session::{Session, Shelf};
use trail::Trail;

/// Runs the program and returns its exit code: 0 found or done, 1 nothing found, 2 wrong use or
/// unreadable data.
pub fn run(arguments: Vec<OsString>) -> u8 {
    if let Some(shell) = complete::asking() {
        complete::answer(shell, arguments);
        return 0;
    }
    let mut arguments: Vec<OsString> = arguments.into_iter().map(unsteered).collect();
    if rewrite::asks_for_nothing(&arguments) && find::is_on_a_terminal() {
        arguments.insert(0, "find".into());
    }
    let unset = settings::take_up();
    name_server(rewrite::server(&arguments));
    let texts = Texts::new(locale::wanted(language(&arguments)));
    let is_paged = rewrite::is_paged(&arguments);
    let outcome = answer(arguments, &texts);
    if let Some(fault) = unset.filter(|_| !matches!(outcome, Err(Error::Settings(_)))) {
        tell(&problem::aside(&texts, &fault));
    }
    let code = outcome.and_then(|answer| {
        let trail = answer.trail.clone();
        let code = told(answer, &texts, is_paged)?;
        trail.keep();
        chosen(&trail, &texts, is_paged).map(|chosen| chosen.unwrap_or(code))
    });
    match code {
        Ok(code) => code,
        Err(error) if error.is_closed_pipe() => 0,
        Err(error) => {
            complain(&error, &texts);
            error.exit_code()
        }
    }
}

/// Writes an answer, and returns its code.
fn told(answer: Answer, texts: &Texts, is_paged: bool) -> Result<u8, Error> {
    let written = pager::print(&answer.text, is_paged);
    if let Some(remark) = answer.remark {
        tell(&remark);
    }
    if let Some(problem) = answer.problem {
        complain(&problem, texts);
    }
    written.map(|()| answer.code)
}

/// Lets the player choose one of a list by its number; its code, if one is chosen. Where nobody sits at a terminal
/// nobody is asked.
fn chosen(trail: &Trail, texts: &Texts, is_paged: bool) -> Result<Option<u8>, Error> {
    let Some(count) = trail.choices() else {
        return Ok(None);
    };
    let dialogue = Dialogue::plain();
    if !dialogue.is_live() {
        return Ok(None);
    }
    let prompt = format!("{} ", msg::entry_choose(texts, count));
    while let Some(typed) = dialogue.read(texts, &prompt, Offers::default)? {
        if typed.is_empty() || is_farewell(&typed) {
            break;
        }
        match trail.line(&typed) {
            Err(error) => complain(&error, texts),
            Ok(line) => {
                let answer = answer(line, texts)?;
                answer.trail.keep();
                return told(answer, texts, is_paged).map(Some);
            }
        }
    }
    Ok(None)
}

/// The language named on the line or by a variable, else the one set for all runs.
fn language(arguments: &[OsString]) -> Option<Lang> {
    rewrite::language(arguments).or(settings::of_player().language)
}

/// An argument without signs that steer a screen, unless a file is called so.
fn unsteered(argument: OsString) -> OsString {
    match argument.to_str() {
        Some(text) if text.contains(steers) && !Path::new(text).exists() => {
            visible(text).into_owned().into()
        }
        Some(_) | None => argument,
    }
}

/// Tells the player about a fault of the program itself and ends it. Nothing a player types should
/// lead here.
pub fn report_panic(detail: &str) -> ! {
    find::leave();
    let texts = Texts::new(locale::wanted(language(&[])));
    let text = Terminal::of_stderr().render(&problem::panic(&texts, detail));
    let _ = io::stderr().lock().write_all(settled(&text).as_bytes());
    std::process::exit(2)
}

fn answer(arguments: Vec<OsString>, texts: &Texts) -> Result<Answer, Error> {
    let mut arguments = rewrite::arguments(arguments);
    if let Some(cli) = Cli::of_words(&arguments) {
        return run_command(cli, texts);
    }
    let alone = arguments.first().and_then(|command| Cli::with(command));
    if let Some(program) = &alone {
        arguments = rewrite::subcommands_first(program, arguments);
    }
    let error = match parsed(alone.unwrap_or_else(Cli::command), &arguments) {
        Ok(cli) => return run_command(cli, texts),
        Err(error) => error,
    };
    let lacks_words = refusal::is_for_want_of_words(&error);
    if lacks_words && !arguments.iter().any(rewrite::is_information) {
        arguments.push("--help".into());
    } else if !refusal::is_help(&error) {
        let error = help::refusal(arguments.clone(), texts);
        return looked_up(&error, &arguments, texts).ok_or(error);
    }
    let mut answer = help::run(arguments.clone(), texts)?;
    if lacks_words && is_a_name(&arguments, texts) {
        let words = spoken(&arguments);
        answer.text.push_str(&help::also_a_name(&words, texts));
    }
    Ok(answer)
}

fn parsed(program: clap::Command, arguments: &[OsString]) -> Result<Cli, clap::Error> {
    let line = std::iter::once(OsString::from("tricorder")).chain(arguments.iter().cloned());
    let matches = program.try_get_matches_from(line)?;
    Cli::from_matches(&matches)
}

fn run_command(cli: Cli, texts: &Texts) -> Result<Answer, Error> {
    let shelf = Shelf::default();
    let session = Session::new(texts, cli.global, help::localized, &shelf);
    let answer = cli.command.run(&session);
    if let Some(error) = session.lacks() {
        tell(&problem::aside(texts, &error));
    }
    answer
}

/// A line that begins with a command but goes on with none of its subcommands, or with words it does not take, may
/// be a question about the game: `campaign mode`, `deck leer`, `doctor bashir`. It is looked up as a whole; if nothing fits, or the word looks
/// like a misspelt subcommand and the line is no name, the refusal stands.
fn looked_up(error: &Error, arguments: &[OsString], texts: &Texts) -> Option<Answer> {
    if arguments.iter().any(rewrite::is_information) {
        return None;
    }
    if let Error::Usage(UsageError::UnknownSubcommand { suggestions, .. }) = error {
        return lookup_of(arguments, texts, !suggestions.is_empty());
    }
    (is_about_a_doctor(error, arguments) || is_open_word(error, arguments))
        .then(|| lookup_of(arguments, texts, false))?
}

/// The command that looks after the program is called like a trait, with which names begin: `doctor bashir`.
fn is_about_a_doctor(error: &Error, arguments: &[OsString]) -> bool {
    let is_too_long = matches!(
        error,
        Error::Usage(UsageError::UnexpectedArgument { .. } | UsageError::UnknownOption { .. })
    );
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
fn lookup_of(arguments: &[OsString], texts: &Texts, by_name_alone: bool) -> Option<Answer> {
    let mut line = vec![OsString::from("lookup")];
    let words = arguments.iter().filter(|word| *word != "--help");
    line.extend(words.cloned());
    let cli = parsed(Cli::with(line[0].as_os_str())?, &line).ok()?;
    let Command::Lookup(lookup) = cli.command else {
        return None;
    };
    let shelf = Shelf::default();
    let session = Session::new(texts, cli.global, help::localized, &shelf);
    lookup.instead(&session, by_name_alone)
}

/// Whether the words of a line are the name of something in a game.
fn is_a_name(arguments: &[OsString], texts: &Texts) -> bool {
    lookup_of(arguments, texts, true).is_some()
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

fn complain(error: &Error, texts: &Texts) {
    tell(&problem::page(texts, error));
}

fn tell(page: &Page) {
    let text = Terminal::of_stderr().render(page);
    // Without standard error there is nobody left to tell.
    let _ = io::stderr().lock().write_all(settled(&text).as_bytes());
}
