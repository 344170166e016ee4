//! What a calculator rests on, from the catalog.

use crate::calc::Calculator;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::model::{Entry, Record, Table};
use crate::view::calc;
use crate::view::calc::{Basis, Sum};

/// The rule entries a calculator follows, in its order; what a folder of data lacks is left out.
///
/// # Errors
/// When the catalog fails.
pub fn of(session: &Session<'_>, calculator: Calculator) -> Result<Basis, Error> {
    let rules = rules(session, calculator, calculator.follows())?;
    Ok(Basis::new(calculator, rules))
}

/// The same with those of the entries it follows only if they are asked about
/// ([`Calculator::follows_if_asked`]).
///
/// # Errors
/// When the catalog fails.
pub fn asked(
    session: &Session<'_>,
    calculator: Calculator,
    slugs: &[&str],
) -> Result<Basis, Error> {
    let further = rules(session, calculator, slugs)?;
    Ok(of(session, calculator)?.with_rules(further))
}

fn rules(
    session: &Session<'_>,
    calculator: Calculator,
    slugs: &[&str],
) -> Result<Vec<Entry>, Error> {
    let game = calculator.game().code();
    let mut rules = Vec::new();
    for slug in slugs {
        let id = format!("{game}/{slug}");
        let record = session.ask(|catalog| catalog.record(&id))?;
        rules.extend(record.and_then(entry));
    }
    Ok(rules)
}

/// What a calculator has worked out, with the rules it follows.
///
/// # Errors
/// When the catalog fails.
pub fn answer(
    session: &Session<'_>,
    calculator: Calculator,
    sum: impl Sum,
) -> Result<Answer, Error> {
    let basis = of(session, calculator)?;
    session.show(&calc::Answer::new(basis, sum))
}

fn entry(record: Record) -> Option<Entry> {
    match record {
        Record::Rule(rule) => Some(rule.entry),
        Record::Card(_) | Record::Ccg(_) => None,
    }
}

/// A table of the rules, by its id.
///
/// # Errors
/// When a folder of data lacks it.
pub fn table<'a>(basis: &'a Basis, id: &str) -> Result<&'a Table, Error> {
    let mut tables = basis.tables();
    tables
        .find(|table| table.id == id)
        .ok_or_else(|| no_table(id))
}

/// A table that is missing, or lacks what it must have.
pub fn no_table(id: &str) -> Error {
    let table = id.to_owned();
    CalcError::NoTable { table }.into()
}
