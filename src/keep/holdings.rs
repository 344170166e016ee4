//! What a store holds, counted.

use super::imports::Imported;
use super::logs::LogKind;
use super::{UserError, UserStore};

/// What was seen of a store.
#[derive(Debug)]
pub struct Examined {
    /// Its name with its version.
    pub engine: String,
    /// The version of its tables.
    pub format: i64,
    /// What the engine finds damaged, in its own words.
    pub flaws: Vec<String>,
    /// Why nothing can be written to it, if so.
    pub refusal: Option<UserError>,
    /// What it holds; `None` where its tables are not those of this version.
    pub holdings: Option<Holdings>,
}

/// What a store holds.
#[derive(Debug)]
pub struct Holdings {
    pub games: usize,
    pub trainings: usize,
    pub campaigns: usize,
    pub decks: usize,
    /// Names of cards in the collection.
    pub owned: usize,
    pub imports: Vec<Imported>,
    /// A hash of all that is imported; 0 if nothing is.
    pub import_stamp: u64,
}

impl Holdings {
    /// Counts.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub(super) fn from_store(store: &dyn UserStore) -> Result<Holdings, UserError> {
        Ok(Holdings {
            games: store.list(LogKind::Solo)?.len(),
            trainings: store.list(LogKind::Cadet)?.len(),
            campaigns: store.list(LogKind::Campaign)?.len(),
            decks: store.decks()?.len(),
            owned: store.owned()?.len(),
            imports: store.imports()?,
            import_stamp: store.import_stamp()?,
        })
    }
}
