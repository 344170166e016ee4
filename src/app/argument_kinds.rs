//! What some arguments stand for, as types or as marks: whoever makes a form of a command's arguments sees by them
//! which are names of cards and which are lists, and the Tab key what may become of a word.

use std::ops::Deref;

use clap::builder::ArgExt;

use model::text::vocabulary::TypedForms;
use page::locale::Message;

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
    /// A setting by its name.
    Setting,
    /// A value of the setting that is named before it.
    SettingValue,
}

impl ArgExt for ArgKind {}

/// An argument that is rarely needed: the help that fits one screen leaves it out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RarelyNeeded;

impl ArgExt for RarelyNeeded {}

/// An argument that is needed though a line without it can be parsed: it, or one of these options in its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Needed(pub &'static [&'static str]);

impl ArgExt for Needed {}

/// How a value is written that has several parts: its form has a field for each part.
#[derive(Debug, Clone, Copy)]
pub enum ValueShape {
    /// Cells of a line, such as `Anna:70:1:1:empty`.
    Cells {
        /// The cells in their order.
        cells: &'static [ValueCell],
        /// What stands between them.
        between: char,
        /// Lines that are shown at first.
        lines: usize,
    },
    /// How many there are of each of some things: `2 water, 1 food`.
    Counts {
        /// The things, by code and name.
        things: &'static [(&'static str, Message)],
        /// So many of each at most.
        most: i64,
        /// Whether it is said as well of which there are none.
        says_none: bool,
    },
    /// Any of some things, by code and name: `3:1, water`.
    Any(&'static [(&'static str, Message)]),
    /// One of some things, by code and name; nothing has an empty code.
    One(&'static [(&'static str, Message)]),
    /// Lines of words, each of which has a key.
    Keys {
        /// The words, with blanks between them.
        words: &'static str,
        /// What stands between two of them.
        between: char,
        /// Words of a line at most.
        most: u8,
    },
}

impl ArgExt for ValueShape {}

/// A cell of a line, with what it is called.
#[derive(Debug, Clone, Copy)]
pub enum ValueCell {
    /// A name, which may be missing.
    Name(Message),
    /// A number between two bounds.
    Number(Message, i64, i64),
    /// A word that stands there or not.
    Word(TypedForms, Message),
    /// How many there are of each of some things, of each at most so many: `2 water, 1 food`.
    Counts(&'static [(&'static str, Message)], i64),
}

impl ValueCell {
    /// Fields of its part of the form.
    pub fn width(&self) -> usize {
        match self {
            ValueCell::Name(_) | ValueCell::Number(..) | ValueCell::Word(..) => 1,
            ValueCell::Counts(things, _) => things.len(),
        }
    }
}

/// An argument that is the same in every game: its form holds what it held last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Remembered;

impl ArgExt for Remembered {}
