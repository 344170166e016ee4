//! The full-text index and the ranking of look-ups. The only place with tantivy.
//!
//! The look-up is `entries`: `write` turns records into one segment, `index` opens it by mmap, without watcher or
//! writer. `terms` reads a query twice: as a name, and as words that an entry speaks about; `expand` says what a word
//! may mean and which words are spelled almost so, `weights` what each of that counts.
//!
//! The card search stands beside it: `query` is its language, `cards` its own index.

mod analyze;
pub mod cards;
mod entries;
mod expand;
#[cfg(feature = "mmap")]
mod index_folder;
mod owned;
pub mod query;
mod segment;
mod word_cache;

pub use entries::chooser::{PassageChooser, PassageQuery};
pub use entries::index::{Answers, EntryIndex, IndexHit, Match};
pub(crate) use entries::intent::{is_of_unknown, is_off_topic};
pub use entries::lexicon::scaffolding;
pub use entries::passage::Passage;
pub use entries::phrase::{AskedPart, phrases};
pub use entries::write::{IndexSource, write_files, write_to_folder};
pub use segment::IndexFiles;

use model::SystemFault;

/// The version of tantivy.
pub fn tantivy_version() -> &'static str {
    tantivy::version_string()
}

/// The index could not be read or written.
#[derive(Debug, thiserror::Error)]
#[error("full-text index: {0}")]
pub struct IndexError(#[from] tantivy::TantivyError);

impl IndexError {
    /// What the system refused; anything else is damage.
    pub fn fault(&self) -> SystemFault {
        match &self.0 {
            tantivy::TantivyError::IoError(error) => error.kind().into(),
            _ => SystemFault::Damaged,
        }
    }
}

impl From<std::io::Error> for IndexError {
    fn from(error: std::io::Error) -> Self {
        IndexError(error.into())
    }
}
