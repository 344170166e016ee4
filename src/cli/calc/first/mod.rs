//! The calculators of the First Edition board variant.

mod control;
mod flight;
pub mod nonaligned;
mod price;
mod recruit;
pub mod roll;
mod turn;
mod victory;

use crate::cli::Answer;
use crate::cli::calc::basis::table;
use crate::cli::commands::commands;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::calc;
use crate::view::calc::Basis;

commands! {
    Price(price::Price),
    Recruit(recruit::Recruit),
    Turn(turn::Turn),
    Control(control::Control),
    Flight(flight::Flight),
    Victory(victory::Victory),
}

/// The tables of a calculator, of which this one must be there.
///
/// # Errors
/// When a folder of data lacks it.
fn tables(session: &Session<'_>, basis: Basis, id: &str) -> Result<Answer, Error> {
    table(&basis, id)?;
    let tables = calc::Tables::of(&basis);
    session.show(&calc::Answer::new(basis, tables))
}
