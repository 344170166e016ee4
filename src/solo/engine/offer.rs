//! Which cards may lie in the places of the Market and the Neutral Zone, as far as the Bot's own cards tell.

use super::run::elsewhere;
use crate::state::question::Refill;
use crate::state::setup::Rulebook;
use crate::state::tabletop::Tabletop;
use model::{EntryId, Position, Suit};

/// Common cards of a suit that are not the Bot's: what may lie in the Market.
pub fn market(book: &Rulebook, table: &Tabletop, suit: Suit) -> Vec<EntryId> {
    elsewhere(table, book.commons(suit))
}

/// Common Locations of the Location deck that are not the Bot's: what may lie in the Neutral Zone.
pub fn sites(book: &Rulebook, table: &Tabletop) -> Vec<EntryId> {
    let mut cards = market(book, table, Suit::Location);
    cards.retain(|card| {
        let position = book.card(card).and_then(|card| card.position);
        matches!(position, Some(Position::StartingLocation | Position::AdvancedLocation))
    });
    cards
}

/// Locations that may have been laid out just now: those of [`sites`] that did not lie there before.
pub fn new_sites(book: &Rulebook, table: &Tabletop) -> Vec<EntryId> {
    let mut cards = sites(book, table);
    cards.retain(|card| table.site_of(card).is_none());
    cards
}

/// The neutral Locations that may be named: those that are known, and while a place is open all that may lie there.
pub fn neutral(book: &Rulebook, table: &Tabletop) -> Vec<EntryId> {
    let mut cards = table.neutral_locations();
    if cards.len() < table.zone.len() {
        cards.extend(new_sites(book, table));
    }
    cards
}

/// What may lie in a place that was laid out anew.
pub fn refill(book: &Rulebook, table: &Tabletop, refill: Refill) -> Vec<EntryId> {
    match refill {
        Refill::Market(suit) => market(book, table, suit),
        Refill::Zone(_) => new_sites(book, table),
    }
}
