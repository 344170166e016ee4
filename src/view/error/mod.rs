//! Everything that can keep the program from answering, as tables: a group a room, a row an error. A row
//! has the data of the error, its exit code, its sentence (`err-…`) and the way out (`hint-…`, and
//! `hint-…-tap` for whoever types no options), so that a new error is one row and its words in `locales/`.

mod deck;
mod entry;
mod player;
mod solo;
mod storage;
mod usage;
mod variants;

pub use deck::DeckError;
pub use entry::{EntryError, SearchError};
pub use page::locale::Reason;
pub use player::{CollectionError, MemoryError, SettingsError};
pub use solo::{BoxError, CampaignError, SoloError};
pub use storage::{ExportError, ImportError, ServeError, SiteError, StorageError};
pub use usage::UsageError;
pub use variants::{Detail, NO_NAMES};

/// Why there is no answer.
pub type Error = crate::problem::Problem;
