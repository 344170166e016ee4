//! What a word of a query may mean: itself, what players say it for, a longer word it begins or ends,
//! a word it misspells, the parts it is made of.

use tantivy::schema::Field;

use super::intent::Word;
use super::lexicon::meant;
use super::schema::IndexReader;
use super::weights;
use crate::search::analyze::stems;
use crate::search::expand::{WeightedWord, completions, compound_parts, compounds, corrections, kindred, length};
use model::{Lang, Localized};

/// Shortest word that may be the beginning or the end of a longer one.
pub(super) const SHORTEST_BEGINNING: usize = 4;

/// What stands before German verbs, folded, the longest first.
const PREFIXES: [&str; 22] = [
    "zuruck", "herunter", "heraus", "runter", "durch", "herum", "raus", "nach", "rein", "auf", "aus", "ein", "her",
    "hin", "hoch", "los", "um", "vor", "weg", "ab", "an", "zu",
];

/// A word of the query, with what the index knows of it.
pub(crate) struct QueryWord {
    pub word: Word,
    /// What it may mean, with what each meaning is worth.
    pub meanings: Vec<WeightedWord>,
    /// The names of entries for which it is said, with what that is worth.
    pub said_for: Vec<WeightedWord>,
    /// How much it tells apart.
    pub rarity: f32,
    /// Whether any entry of any game speaks of it.
    pub is_known: bool,
}

impl QueryWord {
    /// Adds the name of an entry for which the word is said; of several sayings of one the best counts.
    pub(super) fn add_name(&mut self, name: &str, worth: f32) {
        match self.said_for.iter_mut().find(|(known, _)| known == name) {
            Some((_, best)) => *best = best.max(worth),
            None => self.said_for.push((name.to_owned(), worth)),
        }
    }
}

/// The word itself and, with what they are worth, its other meanings. Only a word that names and
/// questions do not use is completed, corrected and taken apart.
///
/// # Errors
/// When the index cannot be read.
pub(crate) fn meanings(reader: &IndexReader<'_>, word: &Word) -> tantivy::Result<Vec<WeightedWord>> {
    let fields = reader.fields;
    let folded = word.folded.as_str();
    let mut meanings = vec![(folded.to_owned(), 1.0)];
    let in_names = is_in(reader, &fields.name, folded)? || is_in(reader, &fields.question, folded)?;
    let said = meant(folded).iter();
    let worth = if in_names { weights::SAID_TOO } else { weights::SAID };
    meanings.extend(said.map(|meant| ((*meant).to_owned(), worth)));
    let is_said = meanings.len() > 1;
    if in_names || folded.contains(|c: char| c.is_ascii_digit()) {
        return Ok(meanings);
    }
    if length(folded) >= SHORTEST_BEGINNING {
        meanings.extend(completions(&reader.segments, fields.name_word, folded)?);
        meanings.extend(compounds(&reader.segments, fields.name_end, folded)?);
    }
    let in_text = is_in(reader, &fields.text, folded)?;
    if !is_said && !in_text {
        let corrected = corrected(reader, fields.name_word, word)?;
        meanings.extend(said_for(&corrected));
        meanings.extend(corrected);
    }
    if meanings.len() == 1 && !in_text {
        meanings.extend(corrected(reader, fields.text_word, word)?);
    }
    if meanings.len() == 1 && !in_text {
        meanings.extend(parts(reader, folded)?);
    }
    if meanings.len() == 1 && !in_text {
        meanings.extend(root(reader, folded)?);
    }
    if meanings.len() == 1 && !in_text {
        meanings.extend(kindred(&reader.segments, fields.name_word, folded)?);
    }
    Ok(meanings)
}

/// The words of the game that are meant by corrected ones.
fn said_for(corrected: &[WeightedWord]) -> Vec<WeightedWord> {
    let meant = corrected.iter().flat_map(|(word, worth)| {
        let terms = meant(word).iter();
        terms.map(move |term| ((*term).to_owned(), worth * weights::SAID_TOO))
    });
    meant.collect()
}

/// What is left of a German verb without what stands before it: `mischen` of `einmischen`.
fn root(reader: &IndexReader<'_>, folded: &str) -> tantivy::Result<Option<WeightedWord>> {
    for prefix in PREFIXES {
        if let Some(root) = folded.strip_prefix(prefix)
            && length(root) >= SHORTEST_BEGINNING
            && (is_in(reader, &reader.fields.name, root)? || is_in(reader, &reader.fields.question, root)?)
        {
            return Ok(Some((root.to_owned(), weights::PART)));
        }
    }
    Ok(None)
}

/// The words of a vocabulary a word may misspell.
fn corrected(reader: &IndexReader<'_>, vocabulary: Field, word: &Word) -> tantivy::Result<Vec<WeightedWord>> {
    let typed = length(&word.spelled);
    let mut found = corrections(&reader.segments, vocabulary, &word.folded, typed)?;
    if word.spelled != word.folded {
        let spelled = corrections(&reader.segments, vocabulary, &word.spelled, typed)?;
        found.extend(spelled);
    }
    Ok(found)
}

/// The two words a compound is made of.
fn parts(reader: &IndexReader<'_>, folded: &str) -> tantivy::Result<Vec<WeightedWord>> {
    for vocabulary in [reader.fields.name_word, reader.fields.text_word] {
        if let Some((head, tail)) = compound_parts(&reader.segments, vocabulary, folded)? {
            return Ok(vec![(head, weights::PART), (tail, weights::PART)]);
        }
    }
    Ok(Vec::new())
}

/// Whether an entry has a folded word in a name, a question or its text, or players say it for one.
///
/// # Errors
/// When the index cannot be read.
pub(crate) fn occurs(reader: &IndexReader<'_>, folded: &str) -> tantivy::Result<bool> {
    for field in [&reader.fields.name, &reader.fields.question, &reader.fields.text] {
        if is_in(reader, field, folded)? {
            return Ok(true);
        }
    }
    Ok(!meant(folded).is_empty())
}

fn is_in(reader: &IndexReader<'_>, field: &Localized<Field>, word: &str) -> tantivy::Result<bool> {
    for lang in Lang::ALL {
        for stem in stems(lang, word) {
            if reader.knows(*field.get(lang), &stem)? {
                return Ok(true);
            }
        }
    }
    Ok(false)
}
