//! What players say for a word of the game: terms of other games and everyday words.

use crate::text::vocabulary::words::MEANT;

/// The words of the game, folded, that are meant by a folded word that players say instead.
pub fn meant(folded: &str) -> &'static [&'static str] {
    let at = MEANT.binary_search_by_key(&folded, |(said, _)| said);
    at.map_or(&[], |at| MEANT[at].1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::words;

    #[test]
    fn words_of_other_games_are_understood() {
        assert!(meant("graveyard").contains(&"discard"));
        assert!(meant("friedhof").contains(&"ablage"));
        assert!(meant("ablage").is_empty());
    }

    #[test]
    fn what_is_said_is_folded_and_sorted() {
        assert!(MEANT.is_sorted_by_key(|(said, _)| said));
        for (said, terms) in MEANT {
            assert_eq!(words(said), [*said]);
            assert!(!terms.is_empty());
        }
    }
}
