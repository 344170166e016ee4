//! The command line: one file per command with its arguments and its `run`. Commands fetch and hand
//! to `view`; they format nothing.

mod args;
mod calc;
mod campaign;
mod completions;
mod data;
mod deck;
mod help;
mod import;
mod index;
mod list;
mod logs;
mod lookup;
mod man;
mod refusal;
mod rewrite;
mod roll;
mod search;
mod session;
mod show;
mod solo;
mod table;

use std::ffi::OsString;
use std::io::{self, Write};

use crate::error::Error;
use crate::locale::{self, Texts};
use crate::view::{Screen, problem};
use args::Cli;
use session::Session;

/// Runs the program and returns its exit code: 0 found or done, 1 nothing found, 2 wrong use or
/// unreadable data.
pub fn run(arguments: Vec<OsString>) -> u8 {
    let texts = Texts::new(locale::wanted(rewrite::language(&arguments)));
    let outcome = answer(arguments, &texts);
    let written = match outcome {
        Ok(Answer {
            text,
            problem,
            code,
        }) => {
            let written = print(&mut io::stdout().lock(), &text);
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
    let screen = Screen::for_stderr(&texts);
    let text = problem::panic(&screen, detail);
    let _ = io::stderr().lock().write_all(text.as_bytes());
    std::process::exit(2)
}

/// What a command has to say.
pub(crate) struct Answer {
    /// For standard output.
    pub(crate) text: String,
    /// For standard error, beside the text.
    problem: Option<Error>,
    code: u8,
}

impl Answer {
    fn found(text: String) -> Answer {
        Answer {
            text,
            problem: None,
            code: 0,
        }
    }

    /// An answer that says itself what is wrong.
    fn judged(text: String, code: u8) -> Answer {
        Answer {
            text,
            problem: None,
            code,
        }
    }
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
            let session = Session::new(texts, cli.global);
            cli.command.run(&session)
        }
        Err(error) if refusal::is_help(&error) => help::run(arguments, texts),
        Err(_) => match help::refusal(arguments, texts) {
            Error::MissingSubcommand { command } => {
                lookup::named(&command, texts).ok_or(Error::MissingSubcommand { command })
            }
            // `campaign mode` is a word of the game, and no command.
            Error::UnknownSubcommand {
                command,
                subcommand,
                suggestions,
            } => lookup::named(&format!("{command} {subcommand}"), texts).ok_or(
                Error::UnknownSubcommand {
                    command,
                    subcommand,
                    suggestions,
                },
            ),
            refused => Err(refused),
        },
    }
}

fn print(out: &mut dyn Write, text: &str) -> Result<(), Error> {
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

fn complain(error: &Error, texts: &Texts) {
    let screen = Screen::for_stderr(texts);
    let text = problem::error(&screen, error);
    // Without standard error there is nobody left to tell.
    let _ = io::stderr().lock().write_all(text.as_bytes());
}
