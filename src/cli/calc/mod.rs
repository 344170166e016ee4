//! `tricorder calc`: rules that are arithmetic, answered with the sum and the rule behind it.

pub mod basis;
mod catan;
pub mod first;
mod number;
mod oneself;
mod second;

use clap::Args;

use super::Answer;
use super::commands::commands;
use super::session::Session;
use crate::error::Error;
use crate::view::calc::Calculators;

#[derive(Debug, Args)]
pub struct Calc {
    #[command(subcommand)]
    command: Option<Command>,
}

commands! {
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
            None => session.show(&Calculators::all()),
            Some(command) => command.run(session),
        }
    }
}
