//! Who gives up how many cards on a 7 ("Sieben gewürfelt – Klingonenkreuzer wird aktiv").

use serde::Serialize;

use super::{Unplayable, check_cards, check_players};

/// Resource cards a player may hold without giving any up.
pub const SAFE: u8 = 7;
/// Resource cards in the game ("Spielmaterial").
pub const RESOURCE_CARDS: u8 = 95;

/// The resource cards of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Hand {
    /// `None` if the player was not named.
    pub name: Option<String>,
    pub cards: u8,
}

impl Hand {
    /// Whether it is halved: that is so with more than 7 cards.
    pub fn is_halved(&self) -> bool {
        self.cards > SAFE
    }

    /// Cards given up: half of a hand that is halved, rounded down to the player's advantage.
    pub fn discarded(&self) -> u8 {
        if self.is_halved() { self.cards / 2 } else { 0 }
    }

    /// Cards that stay.
    pub fn kept(&self) -> u8 {
        self.cards - self.discarded()
    }
}

/// Hands that players can have at the same time.
///
/// # Errors
/// When there are too many players, two of one name, or more cards than the game has; the first of these.
pub fn checked(hands: Vec<Hand>) -> Result<Vec<Hand>, Unplayable> {
    let names: Vec<Option<&str>> = hands.iter().map(|hand| hand.name.as_deref()).collect();
    check_players(&names)?;
    check_cards(hands.iter().map(|hand| hand.cards), RESOURCE_CARDS)?;
    Ok(hands)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn hand(cards: u8) -> Hand {
        Hand { name: None, cards }
    }

    /// William has 6, Benjamin 8, Julian 11; the text adds 9.
    #[test]
    fn the_examples_of_the_almanac() {
        let discarded = [6, 8, 11, 9].map(|cards| hand(cards).discarded());
        assert_eq!(discarded, [0, 4, 5, 4]);
    }

    #[test]
    fn seven_cards_are_safe() {
        assert_eq!([0, 7].map(|cards| hand(cards).discarded()), [0, 0]);
    }

    #[test]
    fn four_players_share_the_cards_of_the_game() {
        assert!(checked(vec![hand(RESOURCE_CARDS), hand(0)]).is_ok());
        let (count, most) = (96, RESOURCE_CARDS);
        let refused = checked(vec![hand(RESOURCE_CARDS), hand(1)]);
        assert_eq!(refused, Err(Unplayable::Cards { count, most }));
        assert_eq!(checked(vec![hand(1); 5]), Err(Unplayable::Players(5)));
        let named = |name: &str| Hand {
            name: Some(name.to_owned()),
            cards: 1,
        };
        let refused = checked(vec![named("Grün"), hand(1), named("gruen")]);
        assert_eq!(refused, Err(Unplayable::SameName("gruen".to_owned())));
    }

    proptest! {
        #[test]
        fn nobody_gives_up_more_than_half(cards in 0..=u8::MAX) {
            let hand = hand(cards);
            prop_assert!(hand.kept() >= hand.discarded());
            prop_assert!(!hand.is_halved() || hand.kept() - hand.discarded() <= 1);
        }
    }
}
