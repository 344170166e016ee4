//! Saved deck lists, with every version there has been of each.

use super::UserError;

/// A version of a saved deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckVersion {
    pub deck: String,
    /// Counts from 1; the highest is the deck as it is now.
    pub number: usize,
    /// Seconds since 1970.
    pub saved: u64,
    /// The same in the time of this place, as in `2026-05-01 18:30`.
    pub when: String,
    /// Where the list is from.
    pub source: Option<String>,
    /// What its player has to say about it.
    pub note: Option<String>,
    /// The list as it was written.
    pub body: String,
}

/// A version to be saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewVersion<'a> {
    pub source: Option<&'a str>,
    pub note: Option<&'a str>,
    pub body: &'a str,
}

/// What a store does with decks.
pub trait Decks {
    /// Saves the first version of a deck.
    ///
    /// # Errors
    /// [`UserError::Taken`] if a deck has the name.
    fn save_deck(&mut self, name: &str, version: NewVersion<'_>) -> Result<(), UserError>;

    /// Saves a further version of a deck, which was made of its version `after`. Its number.
    ///
    /// # Errors
    /// [`UserError::Moved`] if that is not the latest any more.
    fn add_deck_version(
        &mut self,
        name: &str,
        after: usize,
        version: NewVersion<'_>,
    ) -> Result<usize, UserError>;

    /// Says something else about a version; `None` leaves what is said, an empty text says nothing.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn annotate_deck(
        &mut self,
        version: &DeckVersion,
        note: Option<&str>,
        source: Option<&str>,
    ) -> Result<(), UserError>;

    /// The latest version of the deck of a name.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn deck(&self, name: &str) -> Result<Option<DeckVersion>, UserError>;

    /// All versions of a deck, first to last; none if there is no such deck.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn deck_versions(&self, name: &str) -> Result<Vec<DeckVersion>, UserError>;

    /// The latest version of every deck, by name.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn decks(&self) -> Result<Vec<DeckVersion>, UserError>;

    /// Gives a deck another name; its versions go with it.
    ///
    /// # Errors
    /// [`UserError::Taken`] if a deck has that name.
    fn rename_deck(&mut self, name: &str, to: &str) -> Result<(), UserError>;

    /// Removes a deck with all its versions for good.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn remove_deck(&mut self, name: &str) -> Result<(), UserError>;
}
