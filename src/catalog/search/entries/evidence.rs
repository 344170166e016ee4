//! Which entries speak of a word, and where. Terms that very many entries have are looked for only on entries that
//! something rarer speaks for: how long a look-up takes must not grow with the catalog.

use tantivy::postings::{Postings, SegmentPostings};
use tantivy::schema::{Field, IndexRecordOption, Term};
use tantivy::{DocId, DocSet, SegmentReader, TERMINATED};

use super::schema::{IndexReader, Scores};
use super::weights;
use crate::search::analyze::stems;
use model::{Lang, Localized};

/// In a catalog of up to so many entries no term is common.
const FEW: u32 = 1 << 14;
/// In a larger catalog than [`FEW`], terms of more entries than this are common.
const COMMON: u32 = 512;
/// On so many entries, the best so far, common terms are looked for.
const LOOKED_AT: usize = 256;

/// What entries speak of a word.
#[derive(Default)]
pub(crate) struct Evidence {
    /// Entries, each with how well it knows the word, 0 to about 1.
    pub found: Scores,
    common: Vec<SpokenTerm>,
}

/// One way to speak of a word.
struct SpokenTerm {
    term: Term,
    place: SourceField,
    worth: f32,
    /// How many entries do.
    entries: u32,
}

#[derive(Clone, Copy)]
enum SourceField {
    Name,
    Text(Lang),
    Question,
}

/// What an entry of postings is worth.
type Worth<'a> = Box<dyn Fn(&SegmentPostings) -> f32 + 'a>;

impl Evidence {
    /// Begins with entries that are known.
    pub(crate) fn from_scores(found: Scores) -> Evidence {
        Evidence { found, common: Vec::new() }
    }

    /// Adds the entries that speak of exactly this word.
    ///
    /// # Errors
    /// When the index cannot be read.
    pub(crate) fn collect(&mut self, reader: &IndexReader<'_>, word: &str, worth: f32) -> tantivy::Result<()> {
        let fields = reader.fields;
        for lang in Lang::ALL {
            for stem in stems(lang, word) {
                let name = *fields.name.get(lang);
                self.add(reader, name, &stem, SourceField::Name, worth * weights::IN_NAME)?;
                let text = *fields.text.get(lang);
                self.add(reader, text, &stem, SourceField::Text(lang), worth * weights::IN_TEXT)?;
            }
        }
        self.collect_questions(reader, word, worth)
    }

    /// Adds the entries one of whose questions has this word.
    ///
    /// # Errors
    /// When the index cannot be read.
    pub(crate) fn collect_questions(
        &mut self,
        reader: &IndexReader<'_>,
        word: &str,
        worth: f32,
    ) -> tantivy::Result<()> {
        let questions: &Localized<Field> = &reader.fields.question;
        for lang in Lang::ALL {
            for stem in stems(lang, word) {
                self.add(reader, *questions.get(lang), &stem, SourceField::Question, worth)?;
            }
        }
        Ok(())
    }

    fn add(
        &mut self,
        reader: &IndexReader<'_>,
        field: Field,
        stem: &str,
        place: SourceField,
        worth: f32,
    ) -> tantivy::Result<()> {
        let term = Term::from_field_text(field, stem);
        let entries = reader.entries_with(&term)?;
        let way = SpokenTerm { term, place, worth, entries };
        if entries > COMMON && reader.documents() > FEW {
            self.common.push(way);
        } else if entries > 0 {
            self.take(reader, &way, entries)?;
        }
        Ok(())
    }

    /// Takes the first entries that speak so.
    fn take(&mut self, reader: &IndexReader<'_>, way: &SpokenTerm, most: u32) -> tantivy::Result<()> {
        let mut left = most;
        for (first, segment) in reader.numbered() {
            let Some(mut postings) = way.postings(segment)? else {
                continue;
            };
            let worth = way.weigher(reader, segment)?;
            while left > 0 && postings.doc() != TERMINATED {
                if reader.has(first + postings.doc()) {
                    self.raise(first + postings.doc(), worth(&postings));
                }
                postings.advance();
                left -= 1;
            }
        }
        Ok(())
    }

    pub(super) fn raise(&mut self, doc: DocId, worth: f32) {
        let slot = self.found.entry(doc).or_default();
        *slot = slot.max(worth);
    }

    /// Looks for common terms on some entries, which stand in order.
    ///
    /// # Errors
    /// When the index cannot be read.
    pub(crate) fn look_at(&mut self, reader: &IndexReader<'_>, docs: &[DocId]) -> tantivy::Result<()> {
        for way in std::mem::take(&mut self.common) {
            for (first, segment) in reader.numbered() {
                let own = first..first + segment.max_doc();
                let docs = docs.iter().filter(|doc| own.contains(doc));
                self.look_for(reader, &way, (first, segment), docs)?;
            }
        }
        Ok(())
    }

    /// Looks for a common term on entries of a segment.
    fn look_for<'d>(
        &mut self,
        reader: &IndexReader<'_>,
        way: &SpokenTerm,
        (first, segment): (DocId, &SegmentReader),
        docs: impl Iterator<Item = &'d DocId>,
    ) -> tantivy::Result<()> {
        let Some(mut postings) = way.postings(segment)? else {
            return Ok(());
        };
        let worth = way.weigher(reader, segment)?;
        for doc in docs {
            let place = doc - first;
            if postings.doc() < place {
                postings.seek(place);
            }
            if postings.doc() == place {
                self.raise(*doc, worth(&postings));
            }
        }
        Ok(())
    }

    /// Whether any entry of any game speaks of the word.
    pub(crate) fn is_known(&self) -> bool {
        !self.found.is_empty() || !self.common.is_empty()
    }

    /// How much the word tells apart. Of common terms, as many entries that speak are taken to have them as of all.
    pub(crate) fn rarity(&self, reader: &IndexReader<'_>) -> f32 {
        let counted = reader.speaking(&self.found);
        let most = self.common.iter().map(|way| way.entries).max();
        let common = reader.share_of_speaking(most.unwrap_or_default());
        weights::rarity(counted.max(common), reader.entries())
    }
}

/// Looks for common terms on the best of the entries that anything speaks for, given what each word weighs and what
/// names near the query are worth. If nothing but common terms was asked, the first entries with the rarest of them
/// have to do.
///
/// # Errors
/// When the index cannot be read.
pub(crate) fn look_at_common(
    reader: &IndexReader<'_>,
    all: &mut [Evidence],
    weights: &[f32],
    named: impl Iterator<Item = (DocId, f32)>,
) -> tantivy::Result<()> {
    if all.iter().all(|evidence| evidence.common.is_empty()) {
        return Ok(());
    }
    let mut docs = best(all, weights, named);
    if docs.is_empty() {
        docs = first_of_rarest(reader, all)?;
    }
    docs.sort_unstable();
    all.iter_mut().try_for_each(|evidence| evidence.look_at(reader, &docs))
}

/// The entries that are best without common terms.
fn best(all: &[Evidence], weights: &[f32], named: impl Iterator<Item = (DocId, f32)>) -> Vec<DocId> {
    let mut scores: Scores = named.collect();
    let share = weights::WORDS / weights.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    for (evidence, weight) in all.iter().zip(weights) {
        for (doc, worth) in &evidence.found {
            *scores.entry(*doc).or_default() += share * weight * worth;
        }
    }
    let mut scores: Vec<(DocId, f32)> = scores.into_iter().collect();
    if scores.len() > LOOKED_AT {
        let by_score = |a: &(DocId, f32), b: &(DocId, f32)| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0));
        // Which are the best is enough: they are looked at in the order of positions.
        scores.select_nth_unstable_by(LOOKED_AT, by_score);
        scores.truncate(LOOKED_AT);
    }
    scores.into_iter().map(|(doc, _)| doc).collect()
}

fn first_of_rarest(reader: &IndexReader<'_>, all: &[Evidence]) -> tantivy::Result<Vec<DocId>> {
    let ways = all.iter().flat_map(|evidence| &evidence.common);
    let mut first = Evidence::default();
    if let Some(rarest) = ways.min_by_key(|way| way.entries) {
        first.take(reader, rarest, COMMON)?;
    }
    Ok(first.found.into_keys().collect())
}

impl SpokenTerm {
    fn postings(&self, segment: &SegmentReader) -> tantivy::Result<Option<SegmentPostings>> {
        let inverted = segment.inverted_index(self.term.field())?;
        Ok(inverted.read_postings(&self.term, IndexRecordOption::WithFreqs)?)
    }

    /// What it is worth that an entry speaks so.
    fn weigher<'a>(&'a self, reader: &'a IndexReader<'_>, segment: &SegmentReader) -> tantivy::Result<Worth<'a>> {
        let worth = self.worth;
        Ok(match self.place {
            SourceField::Name => Box::new(move |_| worth),
            SourceField::Question => Box::new(move |found| worth * weights::in_question(found.term_freq() as f32)),
            SourceField::Text(lang) => {
                let lengths = segment.get_fieldnorms_reader(self.term.field())?;
                let mean = reader.mean_length(lang);
                Box::new(move |found| {
                    let length = lengths.fieldnorm(found.doc()) as f32;
                    worth * weights::saturation(found.term_freq() as f32, length, mean)
                })
            }
        })
    }
}
