//! The command line: one file per command with its arguments and its `run`. Commands fetch and hand
//! to `view`; they format nothing.

mod admin;
mod answer;
mod args;
mod calc;
mod campaign;
mod commands;
mod deck;
mod entry;
mod help;
mod imports;
mod logs;
mod pager;
mod prompt;
mod refusal;
mod rewrite;
mod search;
mod session;
mod solo;
mod user;
mod values;

use std::ffi::OsString;
use std::io::{self, Write};

use crate::error::{Error, UsageError};
use crate::locale;
use crate::locale::Texts;
use crate::render::Terminal;
use crate::view::problem;
pub(crate) use answer::Answer;
use args::Cli;
use session::Session;
use values::Global;

/// Runs the program and returns its exit code: 0 found or done, 1 nothing found, 2 wrong use or
/// unreadable data.
pub fn run(arguments: Vec<OsString>) -> u8 {
    let texts = Texts::new(locale::wanted(rewrite::language(&arguments)));
    let is_paged = rewrite::is_paged(&arguments);
    let outcome = answer(arguments, &texts);
    let written = match outcome {
        Ok(Answer {
            text,
            problem,
            code,
        }) => {
            let written = pager::print(&text, is_paged);
            if let Some(problem) = problem {
                complain(&problem, &texts);
            }
            written.map(|()| code)
        }
        Err(error) if error.is_closed_pipe() => return 0,
        Err(error) => {
            complain(&error, &texts);
            return error.exit_code();
        }
    };
    match written {
        Ok(code) => code,
        Err(error) if error.is_closed_pipe() => 0,
        Err(error) => {
            complain(&error, &texts);
            error.exit_code()
        }
    }
}

/// Tells the player about a fault of the program itself and ends it. Nothing a player types should
/// lead here.
pub fn report_panic(detail: &str) -> ! {
    let texts = Texts::new(locale::wanted(None));
    let text = Terminal::of_stderr().render(&problem::panic(&texts, detail));
    let _ = io::stderr().lock().write_all(text.as_bytes());
    std::process::exit(2)
}

fn answer(arguments: Vec<OsString>, texts: &Texts) -> Result<Answer, Error> {
    let arguments = rewrite::arguments(arguments);
    let alone = arguments.first().and_then(|command| Cli::with(command));
    let parsed = alone
        .unwrap_or_else(Cli::command)
        .try_get_matches_from(std::iter::once(OsString::from("tricorder")).chain(arguments.clone()))
        .and_then(|matches| Cli::from_matches(&matches));
    match parsed {
        Ok(cli) => {
            let session = Session::new(texts, cli.global, help::localized);
            cli.command.run(&session)
        }
        Err(error) if refusal::is_help(&error) => help::run(arguments, texts),
        Err(_) => refused(help::refusal(arguments, texts), texts),
    }
}

/// What cannot be read as a command may be a word of the game: `campaign mode`.
fn refused(error: Error, texts: &Texts) -> Result<Answer, Error> {
    let Some(words) = instead_of_subcommand(&error) else {
        return Err(error);
    };
    let session = Session::new(texts, Global::default(), help::localized);
    entry::lookup::named(&words, &session).ok_or(error)
}

/// The words where a subcommand belongs, if none is there.
fn instead_of_subcommand(error: &Error) -> Option<String> {
    if let Error::Usage(UsageError::MissingSubcommand { command }) = error {
        return Some(command.clone());
    }
    if let Error::Usage(UsageError::UnknownSubcommand {
        command,
        subcommand,
        ..
    }) = error
    {
        return Some(format!("{command} {subcommand}"));
    }
    None
}

fn complain(error: &Error, texts: &Texts) {
    let text = Terminal::of_stderr().render(&problem::page(texts, error));
    // Without standard error there is nobody left to tell.
    let _ = io::stderr().lock().write_all(text.as_bytes());
}
