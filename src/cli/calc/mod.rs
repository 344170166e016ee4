//! `tricorder calc`: rules that are arithmetic, answered with the sum and the rule behind it.

pub mod basis;
mod catan;
pub mod first;
mod number;
mod second;

use clap::{Args, Subcommand};

use super::Answer;
use super::session::Session;
use crate::error::Error;
use crate::view;

#[derive(Debug, Args)]
pub struct Calc {
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    #[command(flatten)]
    Second(second::Command),
    #[command(flatten)]
    Catan(catan::Command),
    #[command(flatten)]
    First(first::Command),
}

/// What the rules do not know or allow, by the id of the sentence about it.
pub fn refused(reason: &'static str, words: Vec<(&'static str, String)>) -> Error {
    refused_near(reason, words, &[])
}

/// The same with names a player may have meant.
pub fn refused_near(
    reason: &'static str,
    words: Vec<(&'static str, String)>,
    near: &[&str],
) -> Error {
    Error::Refused {
        reason,
        words,
        suggestions: near.iter().map(|name| (*name).to_owned()).collect(),
    }
}

impl Calc {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self.command {
            None => Ok(Answer::found(match self.json {
                true => view::calc::list_json(),
                false => view::calc::list(&session.screen),
            })),
            Some(Command::Second(command)) => command.run(session, self.json),
            Some(Command::Catan(command)) => command.run(session, self.json),
            Some(Command::First(command)) => command.run(session, self.json),
        }
    }
}
