//! Which cards may lie in the places of the Market and the Neutral Zone, as far as the Bot's own cards tell.

use super::run::elsewhere;
use crate::model::{EntryId, Position, Suit};
use crate::solo::state::setup::Rulebook;
use crate::solo::state::tabletop::Table;

/// Common cards of a suit that are not the Bot's: what may lie in the Market.
pub fn market(book: &Rulebook, table: &Table, suit: Suit) -> Vec<EntryId> {
    elsewhere(table, book.commons(suit))
}

/// Common Locations of the Location deck that are not the Bot's: what may lie in the Neutral Zone.
pub fn sites(book: &Rulebook, table: &Table) -> Vec<EntryId> {
    let mut cards = market(book, table, Suit::Location);
    cards.retain(|card| {
        let position = book.card(card).and_then(|card| card.position);
        matches!(
            position,
            Some(Position::StartingLocation | Position::AdvancedLocation)
        )
    });
    cards
}

/// Locations that may have been laid out just now: those of [`sites`] that did not lie there before.
pub fn new_sites(book: &Rulebook, table: &Table) -> Vec<EntryId> {
    let mut cards = sites(book, table);
    cards.retain(|card| table.site_of(card).is_none());
    cards
}
