//! `tricorder table`: tables of the First Edition board variant that are more than a die.

use clap::Args;

use crate::calc::Calculator;
use crate::calc::first::nonaligned::{RULINGS, find, ships};
use crate::calc::first::rows;
use crate::cli::Answer;
use crate::cli::calc::basis as followed;
use crate::cli::calc::basis::table;
use crate::cli::commands::commands;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::locale::Texts;
use crate::page::Page;
use crate::text::closest;
use crate::view::Show;
use crate::view::calc;
use crate::view::calc::first::nonaligned as view;

/// At most this many ships are suggested.
const SUGGESTIONS: usize = 4;
/// The table they stand in.
const BEHAVIOUR: &str = "nonaligned-behaviour";

#[derive(Debug, Args)]
pub struct Table {
    #[command(subcommand)]
    command: Command,
}

commands! {
    Nonaligned(Nonaligned),
}

#[derive(Debug, Args)]
pub struct Nonaligned {
    #[arg(num_args = 0..)]
    ship: Vec<String>,
}

impl Table {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        self.command.run(session)
    }
}

/// How all ships behave, as a page.
///
/// # Errors
/// When the data lacks the table.
pub fn page(session: &Session<'_>, texts: &Texts) -> Result<Page, Error> {
    let basis = basis(session)?;
    let behaviour = table(&basis, BEHAVIOUR)?.clone();
    let all = view::Nonaligned::all(rows(&behaviour).collect());
    Ok(calc::Answer::new(basis, all).page(texts))
}

fn basis(session: &Session<'_>) -> Result<calc::Basis, Error> {
    Ok(followed::of(session, Calculator::Nonaligned)?.with_rulings(RULINGS))
}

impl Nonaligned {
    fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let basis = basis(session)?;
        let behaviour = table(&basis, BEHAVIOUR)?.clone();
        let name = self.ship.join(" ");
        if self.ship.is_empty() {
            let all = view::Nonaligned::all(rows(&behaviour).collect());
            return session.show(&calc::Answer::new(basis, all));
        }
        let found = find(&behaviour, &name);
        if found.is_empty() {
            let near = closest(&name, ships(&behaviour), SUGGESTIONS);
            return Err(CalcError::UnknownShip {
                name: name.clone(),
                suggestions: near.into_iter().map(str::to_owned).collect(),
            }
            .into());
        }
        let ships = view::Nonaligned::some(found);
        session.show(&calc::Answer::new(basis, ships))
    }
}
