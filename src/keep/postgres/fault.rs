//! What PostgreSQL refuses, in the terms of the model.

use std::error::Error as _;

use ::postgres::Error;

use crate::UserError;
use model::SystemFault;

/// Classes of refusals, by the first signs of their codes, with what they are to a player; the longest first.
const CLASSES: [(&str, SystemFault); 17] = [
    // A server that follows another one says so before anything is written.
    ("0A000", SystemFault::ReadOnly),
    ("25006", SystemFault::ReadOnly),
    ("3D000", SystemFault::Missing),
    ("42501", SystemFault::Forbidden),
    ("53100", SystemFault::Full),
    ("53300", SystemFault::Busy),
    ("55P03", SystemFault::Busy),
    ("57014", SystemFault::Busy),
    ("57P01", SystemFault::Unreachable),
    ("57P02", SystemFault::Unreachable),
    ("57P03", SystemFault::Unreachable),
    ("57P05", SystemFault::Unreachable),
    ("XX001", SystemFault::Damaged),
    ("XX002", SystemFault::Damaged),
    ("08", SystemFault::Unreachable),
    ("28", SystemFault::Forbidden),
    ("40", SystemFault::Busy),
];

impl From<Error> for UserError {
    fn from(error: Error) -> UserError {
        UserError::Server { fault: fault(&error), words: words(&error) }
    }
}

/// Why PostgreSQL could not do something.
fn fault(error: &Error) -> SystemFault {
    let Some(code) = error.code() else {
        return fault_without_code(error);
    };
    let class = CLASSES.iter().find(|(class, _)| code.code().starts_with(class));
    class.map_or(SystemFault::Other, |(_, fault)| *fault)
}

/// Why there was nothing to hear from a server: the way to it is to blame, or the server was not spoken to for want of
/// a password.
fn fault_without_code(error: &Error) -> SystemFault {
    let cause = error.source();
    if error.is_closed() || cause.is_none_or(<dyn std::error::Error>::is::<std::io::Error>) {
        return SystemFault::Unreachable;
    }
    // The client library keeps its own kinds of errors to itself: the words are all there is.
    if words(error).contains("password") {
        return SystemFault::Forbidden;
    }
    SystemFault::Other
}

/// Whether a connection is of no use any more, so that another one may do better.
pub(super) fn is_lost(error: &UserError) -> bool {
    matches!(error.fault(), SystemFault::Unreachable | SystemFault::ReadOnly)
}

/// The server's own words, or those of the system about the way to it.
fn words(error: &Error) -> String {
    match (error.as_db_error(), error.source()) {
        (Some(said), _) => said.message().to_owned(),
        (None, Some(cause)) => cause.to_string(),
        (None, None) => error.to_string(),
    }
}

/// What is no address. It is not shown: it may hold a password.
pub(super) fn bad_address() -> UserError {
    address_error(SystemFault::NoAddress)
}

/// An address that asks for what is not built in.
pub(super) fn no_secrecy() -> UserError {
    address_error(SystemFault::Unencrypted)
}

fn address_error(fault: SystemFault) -> UserError {
    let words = fault.code().to_owned();
    UserError::Server { fault, words }
}
