//! The player's collection, for the commands that ask it.

use super::user::User;
use crate::paths::Folders;
use catalog::search::cards::{OwnedCopies, SortKey};
use catalog::search::query::{Query, fields};
use view::error::Error;

/// Every card of the collection with its copies, as it is kept: by the name it had then.
///
/// # Errors
/// When the user database cannot be read. Where there is none, there is nothing.
pub fn rows(folders: &Folders) -> Result<Vec<(String, u32)>, Error> {
    if !folders.has_user() {
        return Ok(Vec::new());
    }
    User::open(folders)?.with(|db| db.owned())
}

/// What a search needs to know of the collection: nothing, unless it asks.
///
/// # Errors
/// Those of [`rows`].
pub fn for_search(
    folders: &Folders,
    query: &Query,
    sort: &[SortKey],
) -> Result<OwnedCopies, Error> {
    let is_sorted = sort.iter().any(|key| key.field == &fields::OWNED);
    if is_sorted || query.names_field(&fields::OWNED) {
        Ok(OwnedCopies::from_copies(rows(folders)?))
    } else {
        Ok(OwnedCopies::default())
    }
}
