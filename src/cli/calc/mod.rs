//! `tricorder calc`: rules that are arithmetic, answered with the sum and the rule behind it.

pub mod first;

use clap::{Args, Subcommand};

use super::Answer;
use super::session::Session;
use crate::error::Error;
use crate::view;

#[derive(Debug, Args)]
pub struct Calc {
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    #[command(flatten)]
    First(first::Command),
}

impl Calc {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self.command {
            None => Ok(Answer::found(match self.json {
                true => view::calc::list_json(),
                false => view::calc::list(&session.screen),
            })),
            Some(Command::First(command)) => command.run(session),
        }
    }
}
