//! Which words of a dictionary a typed word may misspell, without looking at most of them.

use tantivy_fst::Automaton;

/// Most typing errors that are counted.
const MOST: usize = 2;
/// How many places of the typed word a letter of the other may stand for.
const BAND: usize = 2 * MOST + 1;
/// More errors than are counted.
const TOO_MANY: u8 = MOST as u8 + 1;

/// The words within some typing errors of one that was typed: a letter too many, too few, another, or
/// two changed places. It walks a sorted dictionary letter by letter and turns back where nothing can
/// follow. Letters are bytes, for folded words have no others.
pub struct Misspelt<'a> {
    typed: &'a [u8],
    errors: usize,
}

/// How far the beginning of a word is from beginnings of the typed one: those as long as it, and up to
/// [`MOST`] letters shorter or longer.
#[derive(Clone, Copy)]
pub struct Walk {
    length: usize,
    last: u8,
    /// Errors, by how much longer the beginning of the typed word is, from -[`MOST`].
    row: [u8; BAND],
    /// The same, one letter before.
    before: [u8; BAND],
}

impl Misspelt<'_> {
    /// The words within `errors` of `typed`, at most two.
    pub fn of(typed: &str, errors: u8) -> Misspelt<'_> {
        Misspelt {
            typed: typed.as_bytes(),
            errors: usize::from(errors).min(MOST),
        }
    }

    /// The fewest errors with which the beginning of a word becomes one letter longer.
    fn fewest(&self, walk: &Walk, letter: u8, place: usize, left: u8) -> u8 {
        let Some(at) = (walk.length + 1 + place).checked_sub(MOST) else {
            return TOO_MANY;
        };
        if at > self.typed.len() {
            return TOO_MANY;
        }
        let above = walk.row.get(place + 1).copied().unwrap_or(TOO_MANY);
        let mut fewest = left.min(above) + 1;
        if at > 0 {
            let is_other = u8::from(self.typed[at - 1] != letter);
            fewest = fewest.min(walk.row[place] + is_other);
        }
        if at > 1 && self.typed[at - 2] == letter && self.typed[at - 1] == walk.last {
            fewest = fewest.min(walk.before[place] + 1);
        }
        fewest.min(TOO_MANY)
    }
}

impl Automaton for Misspelt<'_> {
    type State = Walk;

    fn start(&self) -> Walk {
        let mut row = [TOO_MANY; BAND];
        for (errors, slot) in (0..).zip(&mut row[MOST..]) {
            *slot = errors;
        }
        Walk {
            length: 0,
            last: 0,
            row,
            before: [TOO_MANY; BAND],
        }
    }

    fn is_match(&self, walk: &Walk) -> bool {
        let place = (self.typed.len() + MOST).checked_sub(walk.length);
        let errors = place.and_then(|place| walk.row.get(place));
        errors.is_some_and(|errors| usize::from(*errors) <= self.errors)
    }

    fn can_match(&self, walk: &Walk) -> bool {
        walk.row
            .iter()
            .any(|errors| usize::from(*errors) <= self.errors)
    }

    fn accept(&self, walk: &Walk, letter: u8) -> Walk {
        let mut row = [TOO_MANY; BAND];
        let mut left = TOO_MANY;
        for (place, slot) in row.iter_mut().enumerate() {
            left = self.fewest(walk, letter, place, left);
            *slot = left;
        }
        Walk {
            length: walk.length + 1,
            last: letter,
            row,
            before: walk.row,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn is_within(typed: &str, word: &str, errors: u8) -> bool {
        let misspelt = Misspelt::of(typed, errors);
        let mut walk = misspelt.start();
        for letter in word.bytes() {
            if !misspelt.can_match(&walk) {
                return false;
            }
            walk = misspelt.accept(&walk, letter);
        }
        misspelt.is_match(&walk)
    }

    #[test]
    fn letters_go_missing_and_change_places() {
        assert!(is_within("zurukrufen", "zuruckrufen", 1));
        assert!(!is_within("zurukrufn", "zuruckrufen", 1));
        assert!(is_within("zurukrufn", "zuruckrufen", 2));
        assert!(is_within("lgo", "log", 1));
        assert!(is_within("", "ab", 2) && is_within("ab", "", 2));
    }

    proptest! {
        #[test]
        fn errors_are_counted_as_everywhere_else(typed in "[a-d]{0,7}", word in "[a-d]{0,7}") {
            let distance = strsim::osa_distance(&typed, &word);
            for errors in 0..=2 {
                let expected = distance <= usize::from(errors);
                prop_assert_eq!(is_within(&typed, &word, errors), expected);
            }
        }
    }
}
