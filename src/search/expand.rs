//! What a typed word may mean: itself, a longer word it begins, a word it misspells, or two words
//! written as one.

use std::collections::HashMap;

use tantivy::schema::Field;
use tantivy::{InvertedIndexReader, SegmentReader};

use super::entries::weights;
use super::misspelt::Misspelt;

/// At most this many alternatives of one kind are followed.
const BREADTH: usize = 6;
/// Parts of a compound have at least this many characters.
const PART: usize = 4;

/// A folded word with the share of its worth it keeps, 0 to 1.
pub type Weighted = (String, f32);

/// Words of a field that begin with `word`, the shortest first.
///
/// # Errors
/// When the index cannot be read.
pub fn completions(
    segment: &SegmentReader,
    field: Field,
    word: &str,
) -> tantivy::Result<Vec<Weighted>> {
    let inverted = segment.inverted_index(field)?;
    let mut found: Vec<Weighted> = keys_with_prefix(&inverted, word)?
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
pub fn kindred(
    segment: &SegmentReader,
    field: Field,
    word: &str,
) -> tantivy::Result<Vec<Weighted>> {
    let root: String = word.chars().take(weights::ROOT).collect();
    if length(&root) < weights::ROOT {
        return Ok(Vec::new());
    }
    let inverted = segment.inverted_index(field)?;
    let mut found: Vec<Weighted> = keys_with_prefix(&inverted, &root)?
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
pub fn compounds(
    segment: &SegmentReader,
    field: Field,
    word: &str,
) -> tantivy::Result<Vec<Weighted>> {
    let inverted = segment.inverted_index(field)?;
    let mut found: Vec<String> = keys_with_prefix(&inverted, &backwards(word))?
        .into_iter()
        .map(|term| backwards(&term))
        .filter(|term| term != word)
        .collect();
    found.sort_by_key(|term| length(term));
    found.truncate(BREADTH);
    Ok(found
        .into_iter()
        .map(|term| (term, weights::COMPOUND))
        .collect())
}

/// A word from its end to its beginning.
pub fn backwards(word: &str) -> String {
    word.chars().rev().collect()
}

/// Words of a field within the typing errors forgiven to a word of `typed` characters, the nearest
/// first.
///
/// # Errors
/// When the index cannot be read.
pub fn corrections(
    segment: &SegmentReader,
    field: Field,
    word: &str,
    typed: usize,
) -> tantivy::Result<Vec<Weighted>> {
    let mut found: Vec<Weighted> = near(segment, field, word, typed)?
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
pub fn near(
    segment: &SegmentReader,
    field: Field,
    word: &str,
    typed: usize,
) -> tantivy::Result<Vec<(String, usize)>> {
    for distance in 1..=weights::forgiven(typed) {
        let found = within(segment, field, word, distance)?;
        if !found.is_empty() {
            return Ok(found);
        }
    }
    Ok(Vec::new())
}

fn within(
    segment: &SegmentReader,
    field: Field,
    word: &str,
    distance: u8,
) -> tantivy::Result<Vec<(String, usize)>> {
    let inverted = segment.inverted_index(field)?;
    let misspelt = Misspelt::of(word, distance);
    let mut stream = inverted.terms().search(misspelt).into_stream()?;
    let mut found = Vec::new();
    while let Some((term, _)) = stream.next() {
        let term = String::from_utf8_lossy(term).into_owned();
        let distance = strsim::osa_distance(word, &term);
        found.push((term, distance));
    }
    Ok(found)
}

/// Terms of a field that start with `prefix`, in term order.
///
/// # Errors
/// When the index cannot be read.
pub fn keys_with_prefix(
    inverted: &InvertedIndexReader,
    prefix: &str,
) -> std::io::Result<Vec<String>> {
    let mut stream = inverted.terms().range().ge(prefix).into_stream()?;
    let mut found = Vec::new();
    while let Some((term, _)) = stream.next() {
        // Terms come in order: none behind this one begins so.
        if !term.starts_with(prefix.as_bytes()) {
            break;
        }
        found.push(String::from_utf8_lossy(term).into_owned());
    }
    Ok(found)
}

/// The two known words a compound is made of, if there are such; a linking `s` is allowed. Of
/// several ways to cut, the one with the longest first part.
///
/// # Errors
/// When the index cannot be read.
pub fn compound_parts(
    segment: &SegmentReader,
    field: Field,
    word: &str,
) -> tantivy::Result<Option<(String, String)>> {
    let inverted = segment.inverted_index(field)?;
    let terms = inverted.terms();
    let mut known = HashMap::new();
    let mut is_known = |part: &str| -> std::io::Result<bool> {
        if let Some(answer) = known.get(part) {
            return Ok(*answer);
        }
        let answer = terms.term_ord(part)?.is_some();
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
pub fn same_start(a: &str, b: &str) -> bool {
    a.chars().next() == b.chars().next()
}

/// Length in characters.
pub fn length(word: &str) -> usize {
    word.chars().count()
}

fn best(found: &mut Vec<Weighted>) {
    found.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    found.truncate(BREADTH);
}
