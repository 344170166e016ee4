//! The player's own data: games, campaigns, decks and imported files.

use std::path::{Path, PathBuf};

use crate::error::Reason;
use crate::error::{Error, StorageError};
use crate::paths::Folders;
use crate::store::{UserDb, UserError};

/// The player's own data, opened.
pub struct User {
    db: UserDb,
    path: PathBuf,
}

impl User {
    /// Opens it, making it where there is none.
    ///
    /// # Errors
    /// When there is no folder for it, or it cannot be opened.
    pub fn open(folders: &Folders) -> Result<User, Error> {
        let path = folders.user.clone().ok_or(StorageError::NoDataFolder)?;
        let db = UserDb::open(&path).map_err(|error| user_error(&path, &error))?;
        Ok(User { db, path })
    }

    /// Reads or writes.
    ///
    /// # Errors
    /// When another process has gone on with what is written, or the database fails.
    pub fn with<T>(
        &mut self,
        work: impl FnOnce(&mut UserDb) -> Result<T, UserError>,
    ) -> Result<T, Error> {
        work(&mut self.db).map_err(|error| user_error(&self.path, &error))
    }
}

/// What a fault of the user database is to the player.
pub fn user_error(path: &Path, error: &UserError) -> Error {
    let unusable = |reason, cause| {
        let path = path.to_owned();
        StorageError::UserData {
            path,
            reason,
            cause,
        }
        .into()
    };
    match error {
        UserError::Moved => StorageError::Moved.into(),
        UserError::Newer { found, known } => {
            let (found, known) = (*found, *known);
            unusable(Reason::Newer { found, known }, "newer")
        }
        UserError::Sqlite(_) | UserError::Folder(_) | UserError::Taken => {
            let fault = error.fault();
            let words = error.to_string();
            unusable(Reason::System { fault, words }, fault.code())
        }
    }
}
