//! What some arguments stand for, as types or as marks: whoever makes a form of a command's arguments sees by them
//! which are names of cards and which are lists, and the Tab key what may become of a word.

use std::ops::Deref;

use clap::builder::ArgExt;

/// A card of Second Edition by its name, also with a number or marks, or what may stand in its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardWords(String);

/// Where a list of cards is read from: the path of a file, or `-` for the input; some commands take names in its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListPath(String);

impl From<String> for CardWords {
    fn from(typed: String) -> CardWords {
        CardWords(typed)
    }
}

impl From<String> for ListPath {
    fn from(typed: String) -> ListPath {
        ListPath(typed)
    }
}

impl Deref for CardWords {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Deref for ListPath {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

/// What stands in an argument whose values are not all known beforehand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArgKind {
    /// The name of anything there is to look up.
    Anything,
    /// A word of a card search: the same, or a field with a value.
    Query,
    /// The name of anything, or an id.
    Entry,
    /// A card of Captain's Chair.
    OwnCard,
    /// A card of Second Edition, with a count before it if need be.
    SecondCard,
    /// A trait of Captain's Chair.
    Trait,
    /// A stored solo game by its name.
    SoloGame,
    /// A stored Cadet Training by its name.
    CadetGame,
    /// A stored campaign by its name.
    Campaign,
    /// A saved deck.
    Deck,
    /// A saved deck, or the file of a list.
    DeckOrFile,
    /// The path of any file.
    File,
    /// An imported file.
    Import,
    /// A set of Second Edition.
    Set,
    /// A command of the program.
    Command,
}

impl ArgExt for ArgKind {}

/// An argument that is rarely needed: the help that fits one screen leaves it out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RarelyNeeded;

impl ArgExt for RarelyNeeded {}
