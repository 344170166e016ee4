//! What a typed word may mean: itself, a longer word it begins, a word it misspells, or two words
//! written as one.
//!
//! Which words of a dictionary a typed word may misspell, without looking at most of them.

use std::collections::HashMap;

use tantivy::SegmentReader;
use tantivy::schema::Field;
use tantivy_fst::Automaton;

use super::entries::weights;

/// At most this many alternatives of one kind are followed.
const BREADTH: usize = 6;
/// Parts of a compound have at least this many characters.
const PART: usize = 4;

/// A folded word with the share of its worth it keeps, 0 to 1.
pub(super) type WeightedWord = (String, f32);

/// Words of a field that begin with `word`, the shortest first.
///
/// # Errors
/// When the index cannot be read.
pub(super) fn completions(
    segments: &[&SegmentReader],
    field: Field,
    word: &str,
) -> tantivy::Result<Vec<WeightedWord>> {
    let mut found: Vec<WeightedWord> = keys_with_prefix(segments, field, word)?
        .into_iter()
        .filter(|term| term != word)
        .map(|term| {
            let worth = weights::completed(length(word), length(&term));
            (term, worth)
        })
        .collect();
    best(&mut found);
    Ok(found)
}

/// Words of a field that begin as `word` does and end otherwise: `specialty` for `specialisation`.
///
/// # Errors
/// When the index cannot be read.
pub(super) fn kindred(segments: &[&SegmentReader], field: Field, word: &str) -> tantivy::Result<Vec<WeightedWord>> {
    let root: String = word.chars().take(weights::ROOT).collect();
    if length(&root) < weights::ROOT {
        return Ok(Vec::new());
    }
    let mut found: Vec<WeightedWord> = keys_with_prefix(segments, field, &root)?
        .into_iter()
        .map(|term| {
            let worth = weights::kindred(length(&root), length(word), length(&term));
            (term, worth)
        })
        .collect();
    best(&mut found);
    Ok(found)
}

/// Compounds that end with `word`, given the field that holds words backwards; the shortest first.
///
/// # Errors
/// When the index cannot be read.
pub(super) fn compounds(
    segments: &[&SegmentReader],
    field: Field,
    word: &str,
) -> tantivy::Result<Vec<WeightedWord>> {
    let mut found: Vec<String> = keys_with_prefix(segments, field, &backwards(word))?
        .into_iter()
        .map(|term| backwards(&term))
        .filter(|term| term != word)
        .collect();
    found.sort_by_key(|term| length(term));
    found.truncate(BREADTH);
    Ok(found.into_iter().map(|term| (term, weights::COMPOUND)).collect())
}

/// A word from its end to its beginning.
pub(super) fn backwards(word: &str) -> String {
    word.chars().rev().collect()
}

/// Words of a field within the typing errors forgiven to a word of `typed` characters, the nearest
/// first.
///
/// # Errors
/// When the index cannot be read.
pub(super) fn corrections(
    segments: &[&SegmentReader],
    field: Field,
    word: &str,
    typed: usize,
) -> tantivy::Result<Vec<WeightedWord>> {
    let mut found: Vec<WeightedWord> = near(segments, field, word, typed)?
        .into_iter()
        .map(|(term, distance)| {
            let worth = weights::corrected(distance, typed, same_start(word, &term));
            (term, worth)
        })
        .collect();
    best(&mut found);
    Ok(found)
}

/// Terms of a field within the edit distance forgiven to a word of `typed` characters, with their
/// distance, in term order. Terms two edits away are only sought if there is none nearer.
///
/// # Errors
/// When the index cannot be read.
pub(super) fn near(
    segments: &[&SegmentReader],
    field: Field,
    word: &str,
    typed: usize,
) -> tantivy::Result<Vec<(String, usize)>> {
    for distance in 1..=weights::forgiven(typed) {
        let found = within(segments, field, word, distance)?;
        if !found.is_empty() {
            return Ok(found);
        }
    }
    Ok(Vec::new())
}

fn within(
    segments: &[&SegmentReader],
    field: Field,
    word: &str,
    distance: u8,
) -> tantivy::Result<Vec<(String, usize)>> {
    let mut found = Vec::new();
    for segment in segments {
        let inverted = segment.inverted_index(field)?;
        let misspelt = Misspelling::new(word, distance);
        let mut stream = inverted.terms().search(misspelt).into_stream()?;
        while let Some((term, _)) = stream.next() {
            let term = String::from_utf8_lossy(term).into_owned();
            let distance = strsim::osa_distance(word, &term);
            found.push((term, distance));
        }
    }
    in_term_order(segments, &mut found);
    Ok(found)
}

/// Terms of a field that start with `prefix`, in term order.
///
/// # Errors
/// When the index cannot be read.
pub(super) fn keys_with_prefix(
    segments: &[&SegmentReader],
    field: Field,
    prefix: &str,
) -> tantivy::Result<Vec<String>> {
    let mut found = Vec::new();
    for segment in segments {
        let inverted = segment.inverted_index(field)?;
        let mut stream = inverted.terms().range().ge(prefix).into_stream()?;
        while let Some((term, _)) = stream.next() {
            // Terms come in order: none behind this one begins so.
            if !term.starts_with(prefix.as_bytes()) {
                break;
            }
            found.push(String::from_utf8_lossy(term).into_owned());
        }
    }
    in_term_order(segments, &mut found);
    Ok(found)
}

/// Puts what several segments have in the order in which one would have it.
fn in_term_order<T: Ord>(segments: &[&SegmentReader], found: &mut Vec<T>) {
    if segments.len() > 1 {
        found.sort();
        found.dedup();
    }
}

/// The two known words a compound is made of, if there are such; a linking `s` is allowed. Of
/// several ways to cut, the one with the longest first part.
///
/// # Errors
/// When the index cannot be read.
pub(super) fn compound_parts(
    segments: &[&SegmentReader],
    field: Field,
    word: &str,
) -> tantivy::Result<Option<(String, String)>> {
    let vocabularies: Vec<_> =
        segments.iter().map(|segment| segment.inverted_index(field)).collect::<tantivy::Result<_>>()?;
    let mut known = HashMap::new();
    let mut is_known = |part: &str| -> std::io::Result<bool> {
        if let Some(answer) = known.get(part) {
            return Ok(*answer);
        }
        let mut answer = false;
        for vocabulary in &vocabularies {
            answer = answer || vocabulary.terms().term_ord(part)?.is_some();
        }
        known.insert(part.to_owned(), answer);
        Ok(answer)
    };
    let cuts: Vec<usize> = word.char_indices().map(|(at, _)| at).collect();
    for at in cuts.into_iter().rev() {
        let (head, tail) = word.split_at(at);
        if length(head) < PART || length(tail) < PART || !is_known(tail)? {
            continue;
        }
        for head in [head, head.strip_suffix('s').unwrap_or(head)] {
            if is_known(head)? {
                return Ok(Some((head.to_owned(), tail.to_owned())));
            }
        }
    }
    Ok(None)
}

/// Whether two words begin with the same character.
pub(super) fn same_start(a: &str, b: &str) -> bool {
    a.chars().next() == b.chars().next()
}

/// Length in characters.
pub(super) fn length(word: &str) -> usize {
    word.chars().count()
}

fn best(found: &mut Vec<WeightedWord>) {
    found.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    found.truncate(BREADTH);
}

/// Most typing errors that are counted.
const MOST: usize = 2;
/// How many places of the typed word a letter of the other may stand for.
const BAND: usize = 2 * MOST + 1;
/// More errors than are counted.
const TOO_MANY: u8 = MOST as u8 + 1;

/// The words within some typing errors of one that was typed: a letter too many, too few, another, or
/// two changed places. It walks a sorted dictionary letter by letter and turns back where nothing can
/// follow. Letters are bytes, for folded words have no others.
pub(super) struct Misspelling<'a> {
    typed: &'a [u8],
    errors: usize,
}

/// How far the beginning of a word is from beginnings of the typed one: those as long as it, and up to
/// [`MOST`] letters shorter or longer.
#[derive(Clone, Copy)]
pub(super) struct AutomatonWalk {
    length: usize,
    last: u8,
    /// Errors, by how much longer the beginning of the typed word is, from -[`MOST`].
    row: [u8; BAND],
    /// The row of the beginning one letter shorter.
    before: [u8; BAND],
}

impl Misspelling<'_> {
    /// The words within `errors` of `typed`, at most two.
    pub(super) fn new(typed: &str, errors: u8) -> Misspelling<'_> {
        Misspelling { typed: typed.as_bytes(), errors: usize::from(errors).min(MOST) }
    }

    /// The fewest errors with which the beginning of a word becomes one letter longer.
    fn fewest(&self, walk: &AutomatonWalk, letter: u8, place: usize, left: u8) -> u8 {
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

impl Automaton for Misspelling<'_> {
    type State = AutomatonWalk;

    fn start(&self) -> AutomatonWalk {
        let mut row = [TOO_MANY; BAND];
        for (errors, slot) in (0..).zip(&mut row[MOST..]) {
            *slot = errors;
        }
        AutomatonWalk { length: 0, last: 0, row, before: [TOO_MANY; BAND] }
    }

    fn is_match(&self, walk: &AutomatonWalk) -> bool {
        let place = (self.typed.len() + MOST).checked_sub(walk.length);
        let errors = place.and_then(|place| walk.row.get(place));
        errors.is_some_and(|errors| usize::from(*errors) <= self.errors)
    }

    fn can_match(&self, walk: &AutomatonWalk) -> bool {
        walk.row.iter().any(|errors| usize::from(*errors) <= self.errors)
    }

    fn accept(&self, walk: &AutomatonWalk, letter: u8) -> AutomatonWalk {
        let mut row = [TOO_MANY; BAND];
        let mut left = TOO_MANY;
        for (place, slot) in row.iter_mut().enumerate() {
            left = self.fewest(walk, letter, place, left);
            *slot = left;
        }
        AutomatonWalk { length: walk.length + 1, last: letter, row, before: walk.row }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn is_within(typed: &str, word: &str, errors: u8) -> bool {
        let misspelt = Misspelling::new(typed, errors);
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
