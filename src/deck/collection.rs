//! What decks that stand at once need of a collection.

use std::rc::Rc;

use serde::Serialize;

use super::{FoundDeck, Pile, sum_copies};
use model::CcgCard;
use model::order::Order;

/// A card of which decks need more copies than there are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CopyShortage {
    /// The full name.
    pub name: String,
    /// Copies that all the decks need together.
    pub needed: u32,
    /// Copies there are.
    pub owned: u32,
    /// Copies that are needed and not there; at least 1.
    pub missing: u32,
}

/// The cards of decks that stand at once, each once with all its copies, by full name. Cards set aside are
/// no part of a deck.
pub fn needs<'a>(decks: impl IntoIterator<Item = &'a FoundDeck>) -> Vec<(Rc<CcgCard>, u32)> {
    let lines = decks.into_iter().flat_map(|deck| &deck.cards);
    let played = lines.filter(|line| line.pile != Pile::Aside);
    let mut needs = sum_copies(played.map(|line| (&line.card, line.count)));
    needs.order_by_key(|(card, _)| card.full_name());
    needs
}

/// The cards of which there are too few, in the order of the needs; `owned` says how many copies of a card
/// there are.
///
/// # Errors
/// When `owned` fails.
pub fn shortages<E>(
    needs: &[(Rc<CcgCard>, u32)],
    owned: impl Fn(&CcgCard) -> Result<u32, E>,
) -> Result<Vec<CopyShortage>, E> {
    let mut short = Vec::new();
    for (card, needed) in needs {
        let owned = owned(card)?;
        let missing = needed.saturating_sub(owned);
        if missing > 0 {
            short.push(CopyShortage { name: card.full_name(), needed: *needed, owned, missing });
        }
    }
    Ok(short)
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;
    use crate::sample::{card, deck};

    #[test]
    fn decks_that_stand_at_once_need_their_cards_together() {
        let pool = [card("Odo|Curzon", "personnel", |_| {}), card("Void", "mission", |_| {})];
        let first = deck("1\tOdo Curzon\nMissions:\n1\tVoid\n", &pool);
        let second = deck("2\tOdo Curzon\nAside:\n5\tVoid\n", &pool);
        let needs = needs([&first, &second]);
        let counts: Vec<(String, u32)> = needs.iter().map(|(card, count)| (card.full_name(), *count)).collect();
        assert_eq!(counts, [("Odo, Curzon".to_owned(), 3), ("Void".to_owned(), 1)]);
        let short = shortages(&needs, |card| Ok::<u32, Infallible>(if card.title == "Odo" { 2 } else { 1 }));
        let expected = CopyShortage { name: "Odo, Curzon".to_owned(), needed: 3, owned: 2, missing: 1 };
        assert_eq!(short, Ok(vec![expected]));
    }
}
