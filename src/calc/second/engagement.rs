//! Who wins an engagement between ships ("Gefecht").

use super::contest::Addend;
use crate::model::CcgCard;

/// What a ship adds for the player who began it: Weapons.
pub fn weapons(card: &CcgCard) -> Addend {
    addend(card, 1)
}

/// What a ship adds for the opponent: Shields.
pub fn shields(card: &CcgCard) -> Addend {
    addend(card, 2)
}

fn addend(card: &CcgCard, place: usize) -> Addend {
    Addend {
        name: Some(card.full_name()),
        value: card.attribute(place),
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::galaxy;
    use super::*;

    #[test]
    fn weapons_meet_shields() {
        assert_eq!(weapons(&galaxy()).value, 8);
        assert_eq!(shields(&galaxy()).value, 9);
    }
}
