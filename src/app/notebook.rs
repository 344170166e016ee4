//! What the player wrote on entries and cards, for the commands that show these. Which have notes stands in a small
//! file beside the user database, so that no other answer waits for it to be opened; of a server each is asked.

use crate::id_list::IdList;
use crate::session::Session;
use crate::user::User;
use keep::{UserError, UserStore};
use model::PlayerNote;
use words::Problem;

impl Session<'_> {
    /// The notes on an entry or card. Where they cannot be read, none, which is said beside the answer.
    pub fn notes_on(&self, id: &str) -> Vec<PlayerNote> {
        if !self.has_notes(id) {
            return Vec::new();
        }
        self.or_default_with_warning(self.read_user(|db| db.notes_on(id)))
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
    ) -> Result<T, Problem> {
        let done = user.with(change)?;
        self.list_noted(user)?;
        Ok(done)
    }

    /// All notes. Who looks at them gets the list of what has any put right, where it can be written.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn all_notes(&self) -> Result<Vec<PlayerNote>, Problem> {
        let Some(mut user) = self.existing_user()? else {
            return Ok(Vec::new());
        };
        let notes = user.with(|db| db.notes())?;
        let _ = self.list_noted(&mut user);
        Ok(notes)
    }

    fn list_noted(&self, user: &mut User) -> Result<(), Problem> {
        if self.folders.local_user().is_some() {
            user.with(|db| db.noted(&mut |ids| IdList::Noted.keep(&self.folders, ids)))?;
        }
        Ok(())
    }
}
