//! `tricorder calc`: rules that are arithmetic, answered with the sum and the rule behind it.

mod catan;
pub mod first;
mod second;

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
    Second(second::Command),
    #[command(flatten)]
    Catan(catan::Command),
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
            Some(Command::Second(command)) => command.run(session),
            Some(Command::Catan(command)) => command.run(session),
            Some(Command::First(command)) => command.run(session),
        }
    }
}
