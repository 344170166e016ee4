//! Records of boxes the player does not have. No list and no search shows them: they answer to their whole
//! name and to their id, which the register knows, and games begun with their box read them.

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::entries::CatalogDb;
use super::on_disk::{StoreError, records};
use crate::model::Card;

/// A record of a card as far as games read it: what it refers to is passed over.
#[derive(Deserialize)]
enum Printed {
    Card(Box<Bare>),
    Rule(IgnoredAny),
    Ccg(IgnoredAny),
}

#[derive(Deserialize)]
struct Bare {
    card: Card,
}

impl CatalogDb {
    /// All cards of Captain's Chair as they are printed: those of the player's boxes in list order, then those of
    /// others by their ids.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn printed_cards(&self) -> Result<Vec<Card>, StoreError> {
        let mut cards = self.printed(
            "SELECT id, record, checksum FROM entry WHERE game = 'cc' AND kind = 'card' ORDER BY position",
        )?;
        let beyond = "SELECT id, record, checksum FROM beyond WHERE kind = 'card' ORDER BY id";
        cards.append(&mut self.printed(beyond)?);
        Ok(cards)
    }

    fn printed(&self, sql: &str) -> Result<Vec<Card>, StoreError> {
        let mut statement = self.connection.prepare(sql)?;
        let found: Vec<Printed> = records(statement.query([])?)?;
        let cards = found.into_iter().filter_map(|record| match record {
            Printed::Card(bare) => Some(bare.card),
            Printed::Rule(IgnoredAny) | Printed::Ccg(IgnoredAny) => None,
        });
        Ok(cards.collect())
    }
}
