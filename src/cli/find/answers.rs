//! What the finder asks, and what it is told.

use super::filter::{Filter, Range};
use crate::model::{Game, Kind, Lang};
use crate::page::Page;

/// Who answers the finder.
pub trait Answers {
    /// What fits some words.
    fn find(&self, words: &str, filter: Filter) -> Told;

    /// Whether what fits some words takes so long to find that it is asked for once nobody types.
    fn is_slow(&self, words: &str) -> bool;

    /// The page of an entry or card; what is wrong if there is none.
    fn record(&self, lang: Lang, id: &str) -> Page;

    /// Its title.
    fn title(&self, lang: Lang, id: &str) -> Option<String>;

    /// The page of all keys.
    fn keys(&self, lang: Lang) -> Page;

    /// What there is to switch to.
    fn range(&self) -> Range;
}

/// What fits some words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Told {
    /// Best first.
    pub rows: Vec<Row>,
    /// How many there are, shown or not.
    pub total: usize,
    /// The answer: the first of the rows with what else is known, or why there is none.
    pub page: Page,
}

/// An entry or card in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    pub id: String,
    pub title: String,
}

impl Row {
    /// The game and the kind its id names.
    pub fn nature(&self) -> Option<(Game, Kind)> {
        nature(&self.id)
    }
}

/// The game and the kind an id names.
pub fn nature(id: &str) -> Option<(Game, Kind)> {
    let mut parts = id.split('/');
    let game = Game::from_code(parts.next()?)?;
    Some((game, Kind::from_code(parts.next()?)?))
}
