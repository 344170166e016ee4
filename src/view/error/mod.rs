//! Everything that can keep the program from answering, as tables: a group a room, a row an error. A row
//! has the data of the error, its exit code, its sentence (`err-…`) and the way out (`hint-…`, and
//! `hint-…-tap` for whoever types no options), so that a new error is one row and its words in `locales/`.

mod calc;
mod deck;
mod entry;
mod player;
mod reason;
mod solo;
mod storage;
mod usage;
mod variants;

use std::fmt;
use std::io;

pub use calc::CalcError;
pub use deck::DeckError;
pub use entry::{EntryError, SearchError};
pub use player::{CollectionError, MemoryError, SettingsError};
pub use reason::{Reason, syntax};
pub use solo::{BoxError, CampaignError, SoloError};
pub use storage::{ExportError, ImportError, ServeError, SiteError, StorageError};
pub use usage::UsageError;
pub use variants::{Detail, NO_NAMES};

use catalog::CatalogError;
pub use catalog::search::query::Fault;
use model::Lang;
use page::locale::Texts;
use variants::Row;

/// Why there is no answer.
#[derive(Debug)]
pub enum Error {
    /// Arguments that cannot be understood.
    Usage(UsageError),
    /// An entry that is not shown.
    Entry(EntryError),
    /// A card that is not found.
    Search(SearchError),
    /// A query of the card search that cannot be understood.
    Query {
        /// The whole query, as it was typed.
        query: String,
        /// Where it is wrong, in characters from 0.
        at: Option<usize>,
        /// In the words of the player's language.
        fault: Fault,
    },
    /// Something the boxes at hand do not allow.
    Boxes(BoxError),
    /// Something a calculator cannot reckon with.
    Calc(CalcError),
    /// A deck list, or a question about one.
    Deck(DeckError),
    /// A solo game against the Bot, a Cadet Training, or a card of them.
    Solo(SoloError),
    /// A campaign or its log book.
    Campaign(CampaignError),
    /// The collection, or a question about it.
    Collection(CollectionError),
    /// Card files that cannot be imported or found again.
    Import(ImportError),
    /// Data, catalog or the player's own data, which cannot be read or written.
    Storage(StorageError),
    /// The page for browsers, which cannot be opened.
    Serve(ServeError),
    /// The reference as plain files, which cannot be written.
    Site(SiteError),
    /// An export of the catalog, which cannot be written.
    Export(ExportError),
    /// The settings, which cannot be read or kept.
    Settings(SettingsError),
    /// Notes, rules of the player's own, and documents of what is kept of them.
    Memory(MemoryError),
}

impl Error {
    fn row(&self) -> &dyn Row {
        match self {
            Error::Usage(error) => error,
            Error::Entry(error) => error,
            Error::Search(error) => error,
            Error::Query { fault, .. } => fault,
            Error::Boxes(error) => error,
            Error::Calc(error) => error,
            Error::Deck(error) => error,
            Error::Solo(error) => error,
            Error::Campaign(error) => error,
            Error::Collection(error) => error,
            Error::Import(error) => error,
            Error::Storage(error) => error,
            Error::Serve(error) => error,
            Error::Site(error) => error,
            Error::Export(error) => error,
            Error::Settings(error) => error,
            Error::Memory(error) => error,
        }
    }

    /// What the program ends with: 1 when something named is not there, 2 for wrong use or unreadable
    /// data. A fact has one code, whatever command meets it.
    pub fn exit_code(&self) -> u8 {
        self.row().exit_code()
    }

    /// What is wrong, in one sentence.
    pub fn sentence(&self, texts: &Texts) -> String {
        self.row().sentence(texts)
    }

    /// What helps, if anything does.
    pub fn way_out(&self, texts: &Texts) -> Option<String> {
        self.row().way_out(texts)
    }

    /// What helps on the page for browsers, where nobody types options; nothing if only a terminal can do it.
    pub fn way_by_taps(&self, texts: &Texts) -> Option<String> {
        let typed = || self.way_out(texts).filter(|hint| !hint.lines().any(names_option));
        self.row().way_by_taps(texts).or_else(typed)
    }

    /// Names that may have been meant, the nearest first.
    pub fn suggestions(&self) -> Vec<String> {
        let names = self.row().suggestions().iter();
        names.map(|name| variants::printable(name)).collect()
    }

    /// Whether a server with the player's own data did not do what was asked: it says nothing of what is kept there.
    pub fn is_away(&self) -> bool {
        matches!(self, Error::Storage(StorageError::Server { .. }))
    }

    /// Whether the reader of the output went away, which is no error.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Error::Storage(StorageError::Output { reason }) if model::is_closed_pipe(reason))
    }
}

/// Whether a line names an option outside of a command: a whole command the page makes a link of, or leaves out.
fn names_option(line: &str) -> bool {
    let before = line.split("tricorder ").next().unwrap_or_default();
    let is_option = |word: &str| {
        let name = word.trim_start_matches(|sign: char| !sign.is_alphanumeric() && sign != '-').strip_prefix("--");
        name.is_some_and(|name| name.starts_with(char::is_alphabetic))
    };
    before.split_whitespace().any(is_option)
}

/// In English, for whoever uses the library.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(&Texts::new(Lang::En)))
    }
}

impl std::error::Error for Error {}

impl StorageError {
    /// Findings in the data for what they are; every other fault of a catalog as what it is where it is met.
    pub fn from_catalog(error: CatalogError, other: impl FnOnce(Reason) -> StorageError) -> StorageError {
        match error {
            CatalogError::Data(findings) => StorageError::data(findings),
            CatalogError::Store(_) | CatalogError::Index(_) | CatalogError::Folder(_) | CatalogError::Damaged => {
                other(Reason::from(&error))
            }
        }
    }
}

impl From<CatalogError> for Error {
    fn from(error: CatalogError) -> Self {
        StorageError::from_catalog(error, StorageError::catalog).into()
    }
}

impl From<io::Error> for Error {
    fn from(reason: io::Error) -> Self {
        StorageError::Output { reason }.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::variants::ErrorMessages;
    use page::locale::msg;

    /// Arguments of one type may be swapped and still compile; their names may not.
    #[test]
    fn every_row_names_the_variables_of_its_messages_in_their_order() {
        let groups = [
            UsageError::MESSAGES,
            EntryError::MESSAGES,
            SearchError::MESSAGES,
            Fault::MESSAGES,
            BoxError::MESSAGES,
            CalcError::MESSAGES,
            DeckError::MESSAGES,
            SoloError::MESSAGES,
            CampaignError::MESSAGES,
            CollectionError::MESSAGES,
            ImportError::MESSAGES,
            StorageError::MESSAGES,
            ServeError::MESSAGES,
            SiteError::MESSAGES,
            ExportError::MESSAGES,
            SettingsError::MESSAGES,
            MemoryError::MESSAGES,
        ];
        for (function, named) in groups.into_iter().flatten() {
            let known = msg::VARIABLES.iter().find(|(name, _)| name == function);
            assert_eq!(known.map(|(_, variables)| *variables), Some(*named), "{function}");
        }
    }

    #[test]
    fn a_reader_that_went_away_is_no_error() {
        assert!(Error::from(io::Error::from(io::ErrorKind::BrokenPipe)).is_closed_pipe());
        assert!(!Error::from(io::Error::from(io::ErrorKind::NotFound)).is_closed_pipe());
    }

    #[test]
    fn an_error_speaks_for_itself() {
        let error: Error =
            SoloError::UnknownCard { name: "Wolf\u{7}".to_owned(), suggestions: vec!["Worf".to_owned()] }.into();
        assert_eq!(error.to_string(), "There is no card “Wolf ”.");
        assert_eq!(error.exit_code(), 1);
        assert_eq!(error.suggestions(), ["Worf"]);
    }
}
