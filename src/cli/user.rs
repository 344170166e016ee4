//! The player's own data: games, campaigns, decks and imported files.

use crate::error::Reason;
use crate::error::{Error, StorageError};
use crate::paths::{Folders, Place};
use crate::store::{self, SqliteStore, UserError, UserStore};

/// The player's own data, opened.
pub struct User {
    store: Box<dyn UserStore>,
    place: Place,
}

impl User {
    /// Opens it, making it where there is none.
    ///
    /// # Errors
    /// When there is no folder for it, or it cannot be opened.
    pub fn open(folders: &Folders) -> Result<User, Error> {
        let place = folders.user.clone().ok_or(StorageError::NoDataFolder)?;
        let store = opened(&place).map_err(|error| user_error(&place, &error))?;
        Ok(User { store, place })
    }

    /// Reads or writes.
    ///
    /// # Errors
    /// When another process has gone on with what is written, or the store fails.
    pub fn with<T>(
        &mut self,
        work: impl FnOnce(&mut dyn UserStore) -> Result<T, UserError>,
    ) -> Result<T, Error> {
        work(&mut *self.store).map_err(|error| user_error(&self.place, &error))
    }
}

/// Opens what is kept at a place, making it where there is nothing.
///
/// # Errors
/// When it cannot be read or made, or a later version has written it.
pub fn opened(place: &Place) -> Result<Box<dyn UserStore>, UserError> {
    match place {
        Place::File(path) => Ok(Box::new(SqliteStore::open(path)?)),
        Place::Server { address, owner } => store::on_server(address, owner),
    }
}

/// What a fault of the player's own data is to the player.
pub fn user_error(place: &Place, error: &UserError) -> Error {
    let fault = error.fault();
    let words = error.to_string();
    match error {
        UserError::Moved => StorageError::Moved.into(),
        UserError::Full { what, .. } => StorageError::Full { what }.into(),
        UserError::Newer { found, known } => {
            let (found, known) = (*found, *known);
            unusable(place, Reason::Newer { found, known }, "newer")
        }
        UserError::Server { .. } => {
            let address = place.shown().into();
            let (cause, words) = (fault.code(), words.into());
            StorageError::Server {
                address,
                cause,
                words,
            }
            .into()
        }
        UserError::Occupied => {
            let place = place.shown().into();
            StorageError::Occupied { place }.into()
        }
        UserError::Sqlite(_) | UserError::Folder(_) | UserError::Taken => {
            unusable(place, Reason::System { fault, words }, fault.code())
        }
    }
}

fn unusable(place: &Place, reason: Reason, cause: &'static str) -> Error {
    let path = place.shown().into();
    StorageError::UserData {
        path,
        reason,
        cause,
    }
    .into()
}
