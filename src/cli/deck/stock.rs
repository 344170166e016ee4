//! The collection as decks need it: copies of cards, whatever they were called when they came in.

use std::collections::HashMap;

use super::cards::Finder;
use crate::cli::owned;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::CcgCard;
use crate::order::Order;
use crate::text::key;

/// A card as it is kept.
type Row = (String, u32);

/// The whole collection.
pub struct Stock {
    /// By the key of the name.
    rows: HashMap<String, Vec<Row>>,
}

impl Stock {
    /// Reads it.
    ///
    /// # Errors
    /// When the user database cannot be read.
    pub fn load(session: &Session<'_>) -> Result<Stock, Error> {
        let mut rows: HashMap<String, Vec<Row>> = HashMap::new();
        for row in owned::rows(&session.folders)? {
            rows.entry(key(&row.0)).or_default().push(row);
        }
        Ok(Stock { rows })
    }

    /// Whether there is not a single card.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Every card as it is kept, by name.
    pub fn all(&self) -> Vec<&Row> {
        let mut all: Vec<&Row> = self.rows.values().flatten().collect();
        all.sort();
        all
    }

    /// How many copies of a card there are.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn copies(&self, finder: &Finder<'_>, card: &CcgCard) -> Result<u32, Error> {
        let rows = self.rows_of(finder, card)?;
        Ok(rows
            .iter()
            .fold(0, |sum, (_, count)| sum.saturating_add(*count)))
    }

    /// The names beside its full name under which a card is kept.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn former(&self, finder: &Finder<'_>, card: &CcgCard) -> Result<Vec<String>, Error> {
        let full = card.full_name();
        let rows = self.rows_of(finder, card)?.into_iter();
        let names = rows.map(|(name, _)| name.clone());
        Ok(names.filter(|name| *name != full).collect())
    }

    /// The rows of a card: that of its full name, and those of names that surely mean it today.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn rows_of(&self, finder: &Finder<'_>, card: &CcgCard) -> Result<Vec<&Row>, Error> {
        let full = card.full_name();
        let mut keys = vec![key(&full)];
        keys.extend(card.old_names.iter().map(|name| key(name)));
        keys.put_in_order();
        keys.dedup();
        let mut found = Vec::new();
        for row in keys.iter().filter_map(|key| self.rows.get(key)).flatten() {
            let is_own = row.0 == full || {
                let meant = finder.card(&row.0)?;
                meant.is_some_and(|meant| meant.id == card.id)
            };
            found.extend(is_own.then_some(row));
        }
        Ok(found)
    }
}
