//! What decks that stand at once need of a collection.

use std::collections::HashMap;
use std::rc::Rc;

use serde::Serialize;

use super::{Deck, Pile};
use crate::model::CcgCard;
use crate::order::Order;

/// Copies of a card that decks need together.
#[derive(Debug, Clone, PartialEq)]
pub struct Demand {
    pub card: Rc<CcgCard>,
    pub count: u32,
}

/// A card of which decks need more copies than there are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Shortage {
    /// The full name.
    pub name: String,
    pub needed: u32,
    pub owned: u32,
    pub missing: u32,
}

/// The cards of decks that stand at once, each once with all its copies, by full name. Cards set aside are
/// no part of a deck.
pub fn needs<'a>(decks: impl IntoIterator<Item = &'a Deck>) -> Vec<Demand> {
    let mut needs: Vec<Demand> = Vec::new();
    let mut places: HashMap<&str, usize> = HashMap::new();
    let lines = decks.into_iter().flat_map(|deck| &deck.cards);
    for line in lines.filter(|line| line.pile != Pile::Aside) {
        let place = *places.entry(line.card.id.as_str()).or_insert(needs.len());
        match needs.get_mut(place) {
            Some(need) => need.count = need.count.saturating_add(line.count),
            None => needs.push(Demand {
                card: Rc::clone(&line.card),
                count: line.count,
            }),
        }
    }
    needs.order_by_key(|need| need.card.full_name());
    needs
}

/// The cards of which there are too few, in the order of the needs; `owned` says how many copies of a card
/// there are.
///
/// # Errors
/// Those of `owned`.
pub fn shortages<E>(
    needs: &[Demand],
    owned: impl Fn(&CcgCard) -> Result<u32, E>,
) -> Result<Vec<Shortage>, E> {
    let mut short = Vec::new();
    for need in needs {
        let owned = owned(&need.card)?;
        let missing = need.count.saturating_sub(owned);
        if missing > 0 {
            short.push(Shortage {
                name: need.card.full_name(),
                needed: need.count,
                owned,
                missing,
            });
        }
    }
    Ok(short)
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;
    use crate::deck::sample::{card, deck};

    #[test]
    fn decks_that_stand_at_once_need_their_cards_together() {
        let pool = [
            card("Odo|Curzon", "personnel", |_| {}),
            card("Void", "mission", |_| {}),
        ];
        let first = deck("1\tOdo Curzon\nMissions:\n1\tVoid\n", &pool);
        let second = deck("2\tOdo Curzon\nAside:\n5\tVoid\n", &pool);
        let needs = needs([&first, &second]);
        let counts: Vec<(String, u32)> = needs
            .iter()
            .map(|need| (need.card.full_name(), need.count))
            .collect();
        assert_eq!(
            counts,
            [("Odo, Curzon".to_owned(), 3), ("Void".to_owned(), 1)]
        );
        let short = shortages(&needs, |card| {
            Ok::<u32, Infallible>(if card.title == "Odo" { 2 } else { 1 })
        });
        let expected = Shortage {
            name: "Odo, Curzon".to_owned(),
            needed: 3,
            owned: 2,
            missing: 1,
        };
        assert_eq!(short, Ok(vec![expected]));
    }
}
