//! What players say for a word of the game: terms of other games and everyday words.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::text::key;
use crate::text::vocabulary::words::SAID;

/// For each folded word that players say the words of the game that are meant.
static MEANT: LazyLock<HashMap<String, Vec<String>>> = LazyLock::new(|| {
    let mut meant: HashMap<String, Vec<String>> = HashMap::new();
    for group in SAID {
        let printed = [group.de, group.en].map(|forms| key(forms[0]));
        let others = group.de.iter().chain(group.en).map(|form| key(form));
        for said in others.filter(|said| !printed.contains(said)) {
            let known = meant.entry(said).or_default();
            known.extend(printed.iter().cloned());
            known.sort_unstable();
            known.dedup();
        }
    }
    meant
});

/// The words of the game, folded, that are meant by a word that players say instead.
pub fn meant(folded: &str) -> &'static [String] {
    MEANT.get(folded).map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::words;

    #[test]
    fn words_of_other_games_are_understood() {
        assert!(meant("graveyard").contains(&"discard".to_owned()));
        assert!(meant("friedhof").contains(&"ablage".to_owned()));
        assert!(meant("ablage").is_empty());
    }

    #[test]
    fn every_form_is_one_word() {
        for form in SAID.iter().flat_map(|group| group.forms()) {
            assert_eq!(words(form).len(), 1, "{form}");
        }
    }
}
