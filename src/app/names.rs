//! All names of entries and cards: what is shown while somebody types, and those near to a name that nothing has.

use std::cell::OnceCell;
use std::collections::HashSet;

use catalog::store::names::Spelling;
use model::Game;
use model::order::Order;
use model::text::{key, words};

/// All names, as spelled and as compared.
pub struct Names {
    known: Vec<Spelling>,
    /// The names folded into one, for what is misspelled.
    keys: Vec<String>,
    /// Their folded words, for what is begun: asked for only while somebody types.
    words: OnceCell<Vec<String>>,
}

impl Names {
    /// Names as a catalog spells them.
    pub fn new(known: Vec<Spelling>) -> Names {
        Names { keys: known.iter().map(|known| key(&known.name)).collect(), words: OnceCell::new(), known }
    }

    /// Every name, in the order of the catalog.
    pub fn all(&self) -> impl Iterator<Item = &Spelling> {
        self.known.iter()
    }

    /// The names of a game, or all, with their keys.
    pub fn keyed(&self, game: Option<Game>) -> impl Iterator<Item = (&str, &Spelling)> {
        let keys = self.keys.iter().map(String::as_str);
        keys.zip(&self.known).filter(move |(_, known)| game.is_none_or(|game| known.is_in(game)))
    }

    /// Folds their words, which the first key would wait for.
    pub fn read_ahead(&self) {
        let _ = self.worded();
    }

    fn worded(&self) -> impl Iterator<Item = (&String, &Spelling)> {
        let worded = |known: &Spelling| words(&known.name).join(" ");
        let words = self.words.get_or_init(|| self.known.iter().map(worded).collect());
        words.iter().zip(&self.known)
    }

    /// The names that begin with what is typed, then those with a word that does; shorter names first. A thing
    /// stands there once, and only if its id is wanted.
    pub fn near(&self, typed: &str, most: usize, is_wanted: impl Fn(&str) -> bool) -> Vec<&Spelling> {
        let typed = words(typed).join(" ");
        if typed.is_empty() {
            return Vec::new();
        }
        let mut fitting: Vec<(usize, usize, &Spelling)> = self
            .worded()
            .filter_map(|(words, known)| Some((rank(words, &typed)?, words.len(), known)))
            .filter(|(_, _, known)| is_wanted(&known.id))
            .collect();
        fitting.order_by_key(|(rank, length, known)| (*rank, *length, &known.id));
        let mut seen = HashSet::new();
        let once = fitting.into_iter().map(|(_, _, known)| known).filter(|known| seen.insert(known.id.as_str()));
        once.take(most).collect()
    }
}

/// How well a name fits: 0 it is what was typed, 1 it begins so, 2 a word in it does.
fn rank(name: &str, typed: &str) -> Option<usize> {
    if name == typed {
        return Some(0);
    }
    if name.starts_with(typed) {
        return Some(1);
    }
    let mut places = name.match_indices(typed);
    places.any(|(at, _)| name[..at].ends_with(' ')).then_some(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_beginning_of_a_name_goes_before_that_of_a_word_in_it() {
        assert_eq!(rank("logbuch", "logbuch"), Some(0));
        assert_eq!(rank("logbuch", "log"), Some(1));
        assert_eq!(rank("captains logbuch", "log"), Some(2));
        assert_eq!(rank("dialog log", "log"), Some(2));
        assert_eq!(rank("dialog", "log"), None);
    }
}
