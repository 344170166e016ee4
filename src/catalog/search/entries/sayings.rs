//! What players say for an entry, of the thesaurus. A saying counts where all its words stand in a query: its term is
//! their stems, the longest first, by which it is found, then its weight and the English name of the entry.

use std::collections::HashMap;

use tantivy::schema::Field;

use super::evidence::Evidence;
use super::intent::ParsedQuery;
use super::meanings::QueryWord;
use super::schema::IndexReader;
use super::weights;
use crate::search::analyze::stems;
use crate::search::expand::{keys_with_prefix, length};
use model::{EntryId, Lang};

/// The term of a saying of an entry, given its stems parted by blanks. `None` if there are none.
pub(super) fn term(stems: &str, weight: u8, id: &EntryId) -> Option<String> {
    let mut stems: Vec<&str> = stems.split_whitespace().collect();
    stems.sort_unstable_by(|a, b| length(b).cmp(&length(a)).then(a.cmp(b)));
    stems.dedup();
    let name = id.slug().replace('-', " ");
    (!stems.is_empty()).then(|| format!("{} {weight}\t{name}", stems.join(" ")))
}

/// Raises the entries for which the words of a question are said. Each word that belongs to a saying then speaks of
/// them; `evidence` stands in the order of `words`.
///
/// # Errors
/// When the index cannot be read.
pub(super) fn collect(
    reader: &IndexReader<'_>,
    question: &ParsedQuery,
    words: &mut [QueryWord],
    evidence: &mut [Evidence],
) -> tantivy::Result<()> {
    for lang in Lang::ALL {
        let spoken = SpokenStems::new(lang, question, words);
        let field = *reader.fields.saying.get(lang);
        for said in spoken.sayings(reader, field)? {
            for (doc, _) in reader.with_term(field, &said.term)? {
                for at in &said.words {
                    evidence[*at].raise(doc, said.worth);
                    words[*at].add_name(&said.name, said.worth);
                }
            }
        }
    }
    Ok(())
}

/// The stems of a question in one language, each with the words it may stand for and what it is worth for them;
/// those of the scaffolding stand for none.
struct SpokenStems(HashMap<String, Vec<(usize, f32)>>);

/// A saying that a question contains.
struct FoundSaying {
    term: String,
    /// The name of the entry.
    name: String,
    /// The words of the question that belong to it, by their places.
    words: Vec<usize>,
    worth: f32,
}

impl SpokenStems {
    fn new(lang: Lang, question: &ParsedQuery, words: &[QueryWord]) -> SpokenStems {
        let mut spoken: HashMap<String, Vec<(usize, f32)>> = HashMap::new();
        for word in &question.scaffolding {
            for stem in stems(lang, &word.folded) {
                spoken.entry(stem).or_default();
            }
        }
        for (at, word) in words.iter().enumerate() {
            let near = word.meanings.iter().filter(|(_, worth)| *worth >= weights::SAID_BY);
            for (meaning, worth) in near {
                for stem in stems(lang, meaning) {
                    spoken.entry(stem).or_default().push((at, *worth));
                }
            }
        }
        SpokenStems(spoken)
    }

    /// The sayings all of whose stems are spoken, at least one of them by a word that is asked about.
    fn sayings(&self, reader: &IndexReader<'_>, field: Field) -> tantivy::Result<Vec<FoundSaying>> {
        let mut found = Vec::new();
        for stem in self.0.keys() {
            for term in keys_with_prefix(&reader.segments, field, &format!("{stem} "))? {
                found.extend(self.saying(term));
            }
        }
        Ok(found)
    }

    fn saying(&self, term: String) -> Option<FoundSaying> {
        let (said, name) = term.split_once('\t')?;
        let (stems, weight) = said.rsplit_once(' ')?;
        let mut words = Vec::new();
        let mut worth = weights::saying(weight.parse().ok()?);
        for stem in stems.split(' ') {
            let spoken = self.0.get(stem)?;
            let best = spoken.iter().map(|(_, worth)| *worth).fold(0.0, f32::max);
            if !spoken.is_empty() {
                worth *= best;
            }
            words.extend(spoken.iter().map(|(at, _)| *at));
        }
        let name = name.to_owned();
        (!words.is_empty()).then_some(FoundSaying { term, name, words, worth })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_stem_comes_first() {
        let id = EntryId::try_from("cc/pile/discard-pile".to_owned()).expect("an id");
        let term = |stems| term(stems, 2, &id);
        assert_eq!(term("weg karte werfen").as_deref(), Some("werfen karte weg 2\tdiscard pile"));
        assert_eq!(term(""), None);
    }
}
