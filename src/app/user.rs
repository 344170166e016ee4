//! The player's own data: games, campaigns, decks and imported files.

use std::path::Path;
use std::rc::Rc;

use crate::asides::Asides;
use crate::paths::{Folders, UserDataPlace, is_there};
use keep::sqlite::SqliteStore;
use keep::{UserError, UserStore};
use page::locale::{Fact, Reason, say};
use words::Problem;

/// The player's own data, opened.
pub struct User {
    store: Box<dyn UserStore>,
    place: UserDataPlace,
    /// Where it is said what is wrong with the store.
    asides: Rc<Asides>,
}

impl User {
    /// Opens the player's own data, making it where there is none.
    ///
    /// # Errors
    /// When there is no folder for it, or it cannot be opened.
    pub fn open(folders: &Folders) -> Result<User, Problem> {
        let place = folders.user.clone().ok_or_else(Problem::no_data_folder)?;
        let store = opened(&place).map_err(|error| user_error(&place, &error))?;
        Ok(User { store, place, asides: Rc::default() })
    }

    /// Opens the player's own data; `None` where nothing has been kept yet.
    ///
    /// # Errors
    /// When it cannot be looked at or opened.
    pub fn open_existing(folders: &Folders) -> Result<Option<User>, Problem> {
        let Some(place) = &folders.user else {
            return Ok(None);
        };
        if let UserDataPlace::File(path) = place
            && !is_there(path).map_err(|error| user_error(place, &error.into()))?
        {
            return Ok(None);
        }
        User::open(folders).map(Some)
    }

    /// Reads the player's own data; where nothing has been kept yet, there is nothing.
    ///
    /// # Errors
    /// When it cannot be looked at, opened or read.
    pub fn read_existing<T: Default>(
        folders: &Folders,
        read: impl FnOnce(&mut dyn UserStore) -> Result<T, UserError>,
    ) -> Result<T, Problem> {
        User::open_existing(folders)?.map_or_else(|| Ok(T::default()), |mut user| user.with(read))
    }

    /// Puts what is wrong with the store among the asides of a run, which are said beside its answer.
    pub(crate) fn telling(self, asides: Rc<Asides>) -> User {
        User { asides, ..self }
    }

    /// Reads or writes. What could not be read, and that nothing can be written, is said beside the answer.
    ///
    /// # Errors
    /// When another process has gone on with what is written, or the store fails.
    pub fn with<T>(&mut self, work: impl FnOnce(&mut dyn UserStore) -> Result<T, UserError>) -> Result<T, Problem> {
        let done = work(&mut *self.store).map_err(|error| user_error(&self.place, &error))?;
        let damaged = self.store.take_damage();
        if !damaged.is_empty() {
            self.asides.add(Problem::damaged(&self.place.shown(), damaged));
        }
        if let Some(barrier) = self.store.write_barrier() {
            self.asides.add(
                Problem::unreadable(say::err_read_only(barrier.code(), Path::new(&self.place.shown())))
                    .hint(say::hint_user_data(barrier.code())),
            );
        }
        Ok(done)
    }
}

/// Opens what is kept at a place, making it where there is nothing.
///
/// # Errors
/// When it cannot be read or made, or a later version has written it.
pub fn opened(place: &UserDataPlace) -> Result<Box<dyn UserStore>, UserError> {
    match place {
        UserDataPlace::File(path) => {
            // SQLite would make a new database behind a link that leads nowhere.
            is_there(path)?;
            Ok(Box::new(SqliteStore::open(path)?))
        }
        UserDataPlace::Memory(name) => Ok(Box::new(SqliteStore::open_in_memory(name)?)),
        UserDataPlace::Server { address, owner } => keep::postgres::open(address, owner),
    }
}

/// What a fault of the player's own data is to the player.
pub fn user_error(place: &UserDataPlace, error: &UserError) -> Problem {
    let fault = error.fault();
    let words = error.to_string();
    match error {
        UserError::Moved => Problem::moved(),
        UserError::Full { what, .. } => Problem::misuse(say::err_full(*what)).hint(say::hint_full(*what)),
        UserError::Newer { found, known } => {
            unusable(place, Reason::Newer { found: *found, known: *known }, "newer")
        }
        UserError::Server { .. } => {
            Problem::unreadable(say::err_server(fault.code(), Fact::in_full(&place.shown()), Fact::in_full(&words)))
                .hint(say::hint_server(fault.code()))
        }
        UserError::Occupied => Problem::occupied(),
        UserError::Damaged(name) => {
            Problem::unreadable(say::err_damaged_name(Path::new(&place.shown()), name)).hint(say::hint_damaged())
        }
        UserError::Foreign(names) => {
            Problem::unreadable(say::err_foreign(Path::new(&place.shown()), Fact::names(names)))
                .hint(say::hint_foreign())
        }
        UserError::Sqlite(_) | UserError::Folder(_) | UserError::ReadOnly(_) | UserError::Taken => {
            unusable(place, Reason::System { fault, words }, fault.code())
        }
    }
}

/// The database cannot be read or written; the code of the fault decides on what helps.
pub(crate) fn unusable(place: &UserDataPlace, reason: Reason, cause: &'static str) -> Problem {
    Problem::unreadable(say::err_user_data(Path::new(&place.shown()), reason)).hint(say::hint_user_data(cause))
}
