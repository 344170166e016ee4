//! What SQLite refuses, in the terms of the model.

use rusqlite::{Error, ErrorCode};

use model::SystemFault;

/// Why SQLite could not do something.
pub fn fault(error: &Error) -> SystemFault {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => SystemFault::Busy,
        Some(ErrorCode::ReadOnly) => SystemFault::ReadOnly,
        Some(ErrorCode::PermissionDenied | ErrorCode::CannotOpen) => SystemFault::Forbidden,
        Some(ErrorCode::DiskFull) => SystemFault::Full,
        Some(ErrorCode::NotADatabase) => SystemFault::NoDatabase,
        Some(ErrorCode::DatabaseCorrupt) => SystemFault::Damaged,
        _ => SystemFault::Other,
    }
}
