//! What SQLite refuses, in the terms of the model.

use rusqlite::{Error, ErrorCode, ffi};

use model::SystemFault;

/// What SQLite says where a file cannot grow.
const NO_ROOM: [i32; 4] =
    [ffi::SQLITE_IOERR_WRITE, ffi::SQLITE_IOERR_TRUNCATE, ffi::SQLITE_IOERR_SHMOPEN, ffi::SQLITE_IOERR_SHMSIZE];

/// Why SQLite could not do something.
pub fn fault(error: &Error) -> SystemFault {
    // Where a file of its own cannot grow, SQLite does not say why; hardly ever it is something else.
    if matches!(error.sqlite_error(), Some(said) if NO_ROOM.contains(&said.extended_code)) {
        return SystemFault::Full;
    }
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => SystemFault::Busy,
        Some(ErrorCode::ReadOnly) => SystemFault::ReadOnly,
        Some(ErrorCode::PermissionDenied | ErrorCode::CannotOpen) => SystemFault::Forbidden,
        Some(ErrorCode::DiskFull) => SystemFault::Full,
        Some(ErrorCode::NotADatabase) => SystemFault::NoDatabase,
        // What does not come to an end leads back to itself.
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::OperationInterrupted) => SystemFault::Damaged,
        _ => SystemFault::Other,
    }
}
