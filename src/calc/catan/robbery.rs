//! Who gives up how many cards on a 7 ("Sieben gewürfelt – Klingonenkreuzer wird aktiv").

/// Resource cards a player may hold without giving any up.
pub const SAFE: u8 = 7;
/// Resource cards in the game ("Spielmaterial").
pub const RESOURCE_CARDS: u8 = 95;

/// Resource cards a player with this many gives up: half of them with more than 7, rounded down to the
/// player's advantage.
pub fn discarded(hand: u8) -> u8 {
    if hand > SAFE { hand / 2 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// William has 6, Benjamin 8, Julian 11; the text adds 9.
    #[test]
    fn the_examples_of_the_almanac() {
        assert_eq!([6, 8, 11, 9].map(discarded), [0, 4, 5, 4]);
    }

    #[test]
    fn seven_cards_are_safe() {
        assert_eq!([0, 7].map(discarded), [0, 0]);
    }

    proptest! {
        #[test]
        fn nobody_gives_up_more_than_half(hand in 0..=u8::MAX) {
            let kept = hand - discarded(hand);
            prop_assert!(kept >= discarded(hand));
            prop_assert!(hand <= SAFE || kept - discarded(hand) <= 1);
        }
    }
}
