//! All names of entries and cards: those near to a name that nothing has.

use catalog::store::names::Spelling;
use model::Game;
use model::text::key;

/// All names, as spelled and as compared.
pub struct Names {
    known: Vec<Spelling>,
    /// The names folded into one, for what is misspelled.
    keys: Vec<String>,
}

impl Names {
    /// Names as a catalog spells them.
    pub fn new(known: Vec<Spelling>) -> Names {
        Names { keys: known.iter().map(|known| key(&known.name)).collect(), known }
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
}
