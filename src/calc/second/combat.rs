//! Who wins a combat between personnel ("Kampf").

use super::contest::Addend;
use crate::model::CcgCard;

/// What a person adds to the total of either side: Strength. Yours take part only when unstopped; of
/// the opponent all who are present do.
pub fn strength(card: &CcgCard) -> Addend {
    Addend {
        name: Some(card.full_name()),
        value: card.attribute(2),
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::person;
    use super::*;

    #[test]
    fn personnel_fight_with_strength() {
        assert_eq!(strength(&person("klingon", &[])).value, 7);
    }
}
