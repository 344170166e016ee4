//! What the player wrote on entries and cards, for the commands that show these. Which have notes stands in a small
//! file beside the user database, so that no other answer waits for it to be opened; of a server each is asked.

use super::recent_list::IdList;
use super::session::Session;
use super::user::User;
use keep::UserError;
use keep::UserStore;
use model::PlayerNote;
use view::error::Error;

impl Session<'_> {
    /// The notes on an entry or card. Where they cannot be read, none, which is said beside the answer.
    pub fn notes_on(&self, id: &str) -> Vec<PlayerNote> {
        if !self.has_notes(id) || !self.folders.has_user() {
            return Vec::new();
        }
        let mut user = self.user();
        let read = user.as_mut().map(|user| user.with(|db| db.notes_on(id)));
        match read {
            Ok(notes) => self.or_without(notes),
            // `as_mut` lends the error alone; `map` hands over the one that can be told.
            Err(_) => self.or_without(user.map(|_| Vec::new())),
        }
    }

    /// Whether something may have notes. A server is asked for them at once.
    fn has_notes(&self, id: &str) -> bool {
        let is_local = self.folders.local_user().is_some();
        !is_local || IdList::Noted.read(&self.folders).iter().any(|known| known == id)
    }

    /// Changes notes, and keeps in mind which entries and cards have any.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub fn write_notes<T>(
        &self,
        user: &mut User,
        change: impl FnOnce(&mut dyn UserStore) -> Result<T, UserError>,
    ) -> Result<T, Error> {
        let done = user.with(change)?;
        self.list_noted(user)?;
        Ok(done)
    }

    /// All notes. Who looks at them gets the list of what has any put right, where it can be written.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn all_notes(&self) -> Result<Vec<PlayerNote>, Error> {
        let mut user = self.user()?;
        let notes = user.with(|db| db.notes())?;
        let _ = self.list_noted(&mut user);
        Ok(notes)
    }

    fn list_noted(&self, user: &mut User) -> Result<(), Error> {
        if self.folders.local_user().is_some() {
            user.with(|db| db.noted(&mut |ids| IdList::Noted.keep(&self.folders, ids)))?;
        }
        Ok(())
    }
}
