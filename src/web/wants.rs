//! What single rooms ask of the program beside lines of the terminal.

use serde_json::Value;

use super::terminal_line::Line;
use crate::model::{Game, Lang};
use crate::page::{Filled, Form};

/// What the room of calculators asks.
pub trait Reckoner {
    /// All calculators, in the order of lists.
    fn calculators(&self, lang: Lang) -> Vec<Listed>;

    /// A calculator with its form, holding what was filled in; `None` if there is none of this name.
    fn calculator(&self, lang: Lang, name: &str, filled: &Filled) -> Option<Sheet>;
}

/// A calculator in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// In the address.
    pub name: &'static str,
    pub game: Game,
    pub title: String,
    /// What it answers, in a line.
    pub about: String,
}

/// A calculator to be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    pub listed: Listed,
    pub form: Form,
    /// What was filled in as a line of the terminal.
    pub line: Line,
    /// As typed in the terminal, and the address where the form holds them.
    pub examples: Vec<(String, String)>,
    /// What else there is to know, a paragraph each.
    pub notes: Vec<String>,
}

/// What the room of cards asks.
pub trait CardSearch {
    /// What a query can be narrowed down by; nothing if it cannot be read.
    fn facets(&self, lang: Lang, typed: &str) -> Vec<Facet>;

    /// What cards can be sorted by: as typed, and as shown.
    fn sorts(&self, lang: Lang) -> Vec<(&'static str, &'static str)>;
}

/// A field whose values can be tapped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facet {
    pub label: String,
    pub choices: Vec<Tap>,
}

/// A value that can be tapped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tap {
    pub label: String,
    /// What is searched for after it.
    pub query: String,
    /// How many cards fit then.
    pub count: usize,
    pub is_on: bool,
}

/// What the room of decks asks.
pub trait Decks {
    /// The document for programs that a line answers with; `Null` where it ends in an error.
    fn document(&self, lang: Lang, line: &Line) -> Value;

    /// The forms a deck can be written in.
    fn deck_forms(&self, lang: Lang) -> Vec<DeckForm>;
}

/// A form of deck lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckForm {
    /// As typed.
    pub code: &'static str,
    /// As shown.
    pub label: &'static str,
    /// What names of its files end with.
    pub ending: &'static str,
}
