//! Decks in the user database: saved, changed, looked through, written to files.

mod edit;
mod export;
mod list;
mod log;
mod merge;
mod note;
mod remove;
mod rename;
mod restore;
mod save;
mod version;
mod with;

pub(super) use edit::Edit;
pub(super) use export::Export;
pub use export::file_ending;
pub(super) use list::List;
pub use list::{SavedDeck, load_saved, saved_decks};
pub use log::{DeckHistory, Log};
pub(super) use merge::Merge;
pub use note::Note;
pub use remove::Remove;
pub(super) use rename::Rename;
pub use restore::Restore;
pub use save::Save;
pub use with::DecksOfCard;
