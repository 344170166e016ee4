//! The query as a name: exact, inflected, begun, mistyped.

use tantivy::DocId;

use super::reader::{ByDoc, Reader};
use super::weights;
use super::weights::Match;
use crate::model::Lang;
use crate::search::analyze::stem_key;
use crate::search::expand::{keys_with_prefix, length, near, same_start};
use crate::text::{key, spelled};

/// Shortest query that may be the beginning of a name.
const SHORTEST_PREFIX: usize = 3;

/// Longer queries, in words, are no misspelled names: their words are corrected one by one.
const LONGEST_NAME: usize = 4;

/// The best match of a name, by document.
pub type Named = ByDoc<(f32, Match)>;

/// Every entry a name of which is near the query, with its best match.
///
/// # Errors
/// When the index cannot be read.
pub fn near_names(reader: &Reader<'_>, query: &str) -> tantivy::Result<Named> {
    let mut names = Names {
        reader,
        best: Named::default(),
    };
    let typed = key(query);
    names.keep(&typed, weights::EXACT, Match::Exact)?;
    for lang in Lang::ALL {
        let docs = reader.with_term(reader.fields.stem_key, &stem_key(lang, query))?;
        names.lift(docs.into_keys(), weights::INFLECTED, Match::Inflected);
    }
    names.beginnings(&typed)?;
    if query.split_whitespace().count() <= LONGEST_NAME {
        let spelled = spelled(query);
        names.misspellings(&typed, length(&spelled))?;
        if spelled != typed {
            names.misspellings(&spelled, length(&spelled))?;
        }
    }
    Ok(names.best)
}

struct Names<'a> {
    reader: &'a Reader<'a>,
    best: Named,
}

impl Names<'_> {
    fn beginnings(&mut self, typed: &str) -> tantivy::Result<()> {
        if length(typed) < SHORTEST_PREFIX {
            return Ok(());
        }
        let inverted = self.reader.segment.inverted_index(self.reader.fields.key)?;
        for name in keys_with_prefix(&inverted, typed)? {
            let score = weights::prefix(length(typed), length(&name));
            self.keep(&name, score, Match::Prefix)?;
        }
        Ok(())
    }

    fn misspellings(&mut self, typed: &str, typed_length: usize) -> tantivy::Result<()> {
        let field = self.reader.fields.key;
        for (name, distance) in near(self.reader.segment, field, typed, typed_length)? {
            let score = weights::typo(distance, typed_length, same_start(typed, &name));
            self.keep(&name, score, Match::Typo)?;
        }
        Ok(())
    }

    /// Keeps the entries with a name; those whose title it is count a little more.
    fn keep(&mut self, name: &str, score: f32, matched: Match) -> tantivy::Result<()> {
        let fields = self.reader.fields;
        let titled = self.reader.with_term(fields.title_key, name)?;
        self.lift(titled.into_keys(), score + weights::TITLE, matched);
        let named = self.reader.with_term(fields.key, name)?;
        self.lift(named.into_keys(), score, matched);
        Ok(())
    }

    fn lift(&mut self, docs: impl Iterator<Item = DocId>, score: f32, matched: Match) {
        for doc in docs {
            let is_near = self.reader.is_silent(doc) && matched != Match::Exact;
            let score = if is_near {
                score * weights::NEAR_CARD
            } else {
                score
            };
            let slot = self.best.entry(doc).or_insert((score, matched));
            if score > slot.0 {
                *slot = (score, matched);
            }
        }
    }
}
