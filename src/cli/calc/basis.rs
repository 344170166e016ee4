//! What a calculator rests on, from the catalog.

use super::refused;
use crate::calc::Calculator;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::{Entry, Record, Table};
use crate::view::calc::Basis;

/// The rule entries a calculator follows, in its order; what a folder of data lacks is left out.
///
/// # Errors
/// When the catalog fails.
pub fn of(session: &Session<'_>, calculator: Calculator) -> Result<Basis, Error> {
    let game = calculator.game().code();
    let rules = calculator.follows().iter().map(|slug| {
        let id = format!("{game}/{slug}");
        let record = session.ask(|catalog| Ok(catalog.db.record(&id)?))?;
        Ok(record.and_then(entry))
    });
    let rules: Result<Vec<Option<Entry>>, Error> = rules.collect();
    Ok(Basis::new(
        calculator,
        rules?.into_iter().flatten().collect(),
    ))
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
    refused("calc-no-table", vec![("table", id.to_owned())])
}
