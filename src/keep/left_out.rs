//! What stands in the place of PostgreSQL in a program that was built without it: a refusal.

use super::holdings::StoreExamination;
use super::seats::SeatStore;
use super::{UserError, UserStore};
use model::SystemFault;

/// The version of the tables that this program writes on servers: none.
pub fn format() -> i64 {
    0
}

/// Opens nothing.
///
/// # Errors
/// Always.
pub fn open(_address: &str, _owner: &str) -> Result<Box<dyn UserStore>, UserError> {
    Err(refusal())
}

/// Looks at nothing.
///
/// # Errors
/// Always.
pub fn examine(_address: &str, _owner: &str) -> Result<StoreExamination, UserError> {
    Err(refusal())
}

/// Knows no seats.
///
/// # Errors
/// Always.
pub fn seats(_address: &str, _owner: &str) -> Result<Box<dyn SeatStore>, UserError> {
    Err(refusal())
}

/// Hears nothing.
///
/// # Errors
/// Always.
pub fn hear(_address: &str, _hear: &mut dyn FnMut(&str) -> bool) -> Result<(), UserError> {
    Err(refusal())
}

fn refusal() -> UserError {
    let fault = SystemFault::LeftOut;
    let words = fault.code().to_owned();
    UserError::Server { fault, words }
}
