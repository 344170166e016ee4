//! What a store holds, counted.

use super::damage::DamagedItem;
use super::imports::StoredImport;
use super::logs::LogKind;
use super::{UserError, UserStore};

/// What was seen of a store.
#[derive(Debug)]
pub struct StoreExamination {
    /// Its name with its version.
    pub engine: String,
    /// The version of its tables.
    pub format: i64,
    /// What the engine finds damaged, in its own words.
    pub flaws: Vec<String>,
    /// What is kept but cannot be read.
    pub damaged: Vec<DamagedItem>,
    /// Why nothing can be written to it, if so.
    pub refusal: Option<UserError>,
    /// What it holds; `None` where its tables are not those of this version.
    pub holdings: Option<StoreHoldings>,
}

/// What a store holds.
#[derive(Debug)]
pub struct StoreHoldings {
    /// Logs of solo games.
    pub games: usize,
    /// Logs of Cadet Training.
    pub trainings: usize,
    /// Logs of campaigns.
    pub campaigns: usize,
    /// Saved decks, each counted once however many versions it has.
    pub decks: usize,
    /// Names of cards in the collection.
    pub owned: usize,
    /// The imported card files, in the order of their first import.
    pub imports: Vec<StoredImport>,
    /// A hash of all that is imported; 0 if nothing is.
    pub import_stamp: u64,
}

impl StoreHoldings {
    /// Counts what can be read, and reads all of it: the store's condition says afterwards what is damaged.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub(super) fn from_store(store: &dyn UserStore) -> Result<StoreHoldings, UserError> {
        store.records()?;
        Ok(StoreHoldings {
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
