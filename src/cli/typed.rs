//! What some arguments stand for, as types: whoever makes a form of a command's arguments sees by them which
//! are names of cards and which are lists.

use std::ops::Deref;

/// A card of Second Edition by its name, also with a number or marks, or what may stand in its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardWords(String);

/// Where a list of cards is read from: the path of a file, or `-` for the input.
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
