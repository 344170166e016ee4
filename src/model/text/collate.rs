//! The order of words in a list, as in a German or English dictionary.

use super::fold::{is_joiner, plain};

/// What names are sorted by: `ä` with `a`, `ß` as `ss`, accents and case aside, a shorter word before a
/// longer one that begins with it (DIN 5007, first form). Signs do not count, but part words. Names that
/// differ in nothing else stay apart by their spelling.
///
/// ```
/// use model::text::collation;
/// let mut names = ["Zug", "Ärger", "Arzt", "Außenteam", "außen", "U.S.S. Defiant"];
/// names.sort_by_key(|name| collation(name));
/// assert_eq!(names, ["Ärger", "Arzt", "außen", "Außenteam", "U.S.S. Defiant", "Zug"]);
/// ```
pub fn collation(name: &str) -> (Vec<CollationPart>, String) {
    let folded = plain(name, |sign| !is_joiner(sign));
    let words = folded.split(|sign: char| !sign.is_alphanumeric());
    let parts = words.filter(|word| !word.is_empty()).map(CollationPart::from_word);
    (parts.collect(), name.to_owned())
}

/// A word of a name. Numbers stand before words and go by what they count: `2` before `10`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum CollationPart {
    Number(u64),
    Word(String),
}

impl CollationPart {
    fn from_word(word: &str) -> CollationPart {
        let number = word.parse().map(CollationPart::Number);
        number.unwrap_or_else(|_| CollationPart::Word(word.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted<const N: usize>(mut names: [&str; N]) -> [&str; N] {
        names.sort_by_key(|name| collation(name));
        names
    }

    #[test]
    fn umlauts_stand_with_their_letters() {
        let names = sorted(["Zustand", "Ort", "Übersicht", "Öffnen", "Ultimatum", "Überall"]);
        assert_eq!(names, ["Öffnen", "Ort", "Überall", "Übersicht", "Ultimatum", "Zustand"]);
        assert_eq!(sorted(["Masse", "Maß", "Mast"]), ["Maß", "Masse", "Mast"]);
    }

    #[test]
    fn words_go_before_their_compounds_and_signs_do_not_count() {
        assert_eq!(sorted(["Warpkern", "Warp Kern", "Warp"]), ["Warp", "Warp Kern", "Warpkern"]);
        assert_eq!(sorted(["K’vada", "Kurn", "K't'inga"]), ["K't'inga", "Kurn", "K’vada"]);
    }

    #[test]
    fn numbers_go_by_what_they_count() {
        assert_eq!(sorted(["Deck 10", "Deck 2", "7 of 9"]), ["7 of 9", "Deck 2", "Deck 10"]);
    }
}
