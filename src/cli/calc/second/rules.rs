//! The rule entries a calculator follows.

use crate::calc::Calculator;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::{Record, RuleRecord};

/// The entries behind a calculator, in its order.
///
/// # Errors
/// When the catalog fails.
pub fn of(session: &Session<'_>, calculator: Calculator) -> Result<Vec<RuleRecord>, Error> {
    let game = calculator.game().code();
    let mut rules = Vec::new();
    for slug in calculator.follows() {
        let id = format!("{game}/{slug}");
        let record = session.ask(|catalog| Ok(catalog.db.record(&id)?))?;
        rules.extend(match record {
            Some(Record::Rule(rule)) => Some(*rule),
            _ => None,
        });
    }
    Ok(rules)
}
