//! Which row of the card Khan starts on a card activates: its rows name traits and suits in one list.

use super::row::Row;
use crate::model::{Card, ExileCard, OperationKind, Suit, TraitRow};

const WILDCARD: &str = "wildcard";

/// All rows that fit a card, the first that counts first: a Surprise, then the rows from top to bottom. A
/// Wildcard fits only the first of them, which names a trait. None for Captains and Status cards, and for
/// Encounters without a trait that is named.
pub fn rows_in_exile<'a>(exile: &'a ExileCard, card: &Card) -> Vec<Row<'a>> {
    if matches!(card.suit, Suit::Captain | Suit::Status) {
        return Vec::new();
    }
    let surprise = card.has(OperationKind::Surprise).then_some(Row::Surprise);
    let is_wild = card.traits.iter().any(|slug| slug == WILDCARD);
    let wild = exile.rows.first().filter(|_| is_wild).map(Row::Wildcard);
    let fits = |row: &TraitRow| row.traits.iter().any(|name| is_named(card, name));
    let rows = (1..).zip(&exile.rows);
    let fitting = rows.filter(|(_, row)| !is_wild && fits(row));
    let named = fitting.map(|(number, row)| Row::Exile { number, row });
    surprise.into_iter().chain(wild).chain(named).collect()
}

/// Whether a card has this suit or this trait.
fn is_named(card: &Card, name: &str) -> bool {
    card.suit.code() == name || card.traits.iter().any(|slug| slug == name)
}
