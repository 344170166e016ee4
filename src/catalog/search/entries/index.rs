//! A query in, entries out, best first.

use std::cmp::Ordering;
use std::iter;
use std::path::Path;

use crate::search::segment::{open_files, open_folder};
use tantivy::schema::Value;
use tantivy::{DocId, ReloadPolicy};

use super::chooser::PassageQuery;
use super::intent::{LONGEST_QUERY, ParsedQuery};
use super::meanings::occurs;
use super::phrase::{AskedPart, QueryPhrase};
use super::schema::IndexReader;
use super::schema::{EntryFields, fields};
pub use super::weights::Match;
use super::{terms, weights};
use crate::search::IndexError;
use model::text::key;
use model::{Boxes, Game, Kind};

/// An entry found.
#[derive(Debug, Clone, PartialEq)]
pub struct IndexHit {
    /// Id of the entry.
    pub id: String,
    /// Higher is better; at least 2 for an exact name.
    pub score: f32,
    /// How the nearest name matched.
    pub matched: Match,
    /// For each part of an entry how nearly the query is what it is asked; the last may be missing.
    pub asked: Vec<AskedPart>,
}

/// What the index knows of a query.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Answers {
    /// The best entries, best first.
    pub hits: Vec<IndexHit>,
    /// How many entries have to do with the query, in the game asked for.
    pub total: usize,
    /// The scores of entries of other games than the one asked for.
    pub elsewhere: Vec<f32>,
    /// Words that occur nowhere, whatever they may mean, as typed.
    pub unknown: Vec<String>,
    /// Their share of what was asked, 0 to 1.
    pub unknown_share: f32,
    /// How many words say what is asked about.
    pub words: usize,
    /// Whether the words that are known are together a name.
    pub known_make_a_name: bool,
    /// What is asked, to choose the sentences that answer.
    pub asked: PassageQuery,
}

impl Answers {
    fn order(&mut self, limit: usize) {
        self.hits.sort_by(|a, b| b.score.total_cmp(&a.score).then_with(|| a.id.cmp(&b.id)));
        self.hits.truncate(limit);
    }
}

/// An opened index.
pub struct EntryIndex {
    fields: EntryFields,
    searcher: tantivy::Searcher,
    /// The bits of the boxes of whoever asks.
    boxes: u32,
}

impl EntryIndex {
    /// Opens a finished index for somebody who has some boxes.
    ///
    /// # Errors
    /// When it is missing or damaged.
    pub fn open(folder: &Path, boxes: &Boxes) -> Result<EntryIndex, IndexError> {
        EntryIndex::from_index(&tantivy::Index::open(open_folder(folder)?)?, boxes)
    }

    /// Opens a finished index whose files lie in memory.
    ///
    /// # Errors
    /// When it is damaged.
    pub fn open_files<'f>(
        files: impl Iterator<Item = (&'f str, &'f [u8])>,
        boxes: &Boxes,
    ) -> Result<EntryIndex, IndexError> {
        EntryIndex::from_index(&tantivy::Index::open(open_files(files)?)?, boxes)
    }

    fn from_index(index: &tantivy::Index, boxes: &Boxes) -> Result<EntryIndex, IndexError> {
        let reader = index
            .reader_builder()
            // A finished index never changes; to have its files watched would cost each look-up 0.2 ms.
            .reload_policy(ReloadPolicy::Manual)
            .try_into()?;
        Ok(EntryIndex { fields: fields(), searcher: reader.searcher(), boxes: boxes.bits() })
    }

    /// Number of entries in the index.
    pub fn len(&self) -> u64 {
        self.searcher.num_docs()
    }

    /// Whether the index holds no entry.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What is known of a query: the `limit` entries that fit it best, best first, ties by id. Only the
    /// first 200 characters of the query count. `own` holds what a player wrote over it; both are read as one.
    /// `phrases` gives the [`phrases`](super::phrase::phrases) of the entry with an id.
    ///
    /// # Errors
    /// When the index or the phrases cannot be read.
    pub fn lookup<E: From<IndexError>>(
        &self,
        own: Option<&EntryIndex>,
        query: &str,
        game: Option<Game>,
        limit: usize,
        phrases: impl Fn(&str) -> Result<Vec<u8>, E>,
    ) -> Result<Answers, E> {
        let query: String = query.chars().take(LONGEST_QUERY).collect();
        let question = ParsedQuery::parse(&query);
        let reader = self.reader(own, game.or(question.game)).map_err(E::from)?;
        let (mut answers, phrase) = nearest(&reader, &query, &question, limit)?;
        for hit in answers.hits.iter_mut().take(weights::COMPARED) {
            let likeness = phrase.likeness(&phrases(&hit.id)?);
            hit.score += weights::phrase(likeness.whole, likeness.covered);
            hit.asked = likeness.parts;
        }
        answers.order(limit);
        Ok(answers)
    }

    /// Whether any entry has a word as it is typed, in whatever inflection, or players say it for one.
    ///
    /// # Errors
    /// When the index cannot be read.
    pub fn knows_word(&self, own: Option<&EntryIndex>, word: &str) -> Result<bool, IndexError> {
        Ok(occurs(&self.reader(own, None)?, &key(word))?)
    }

    /// This index with what a player wrote over it, read as one.
    fn reader<'i>(
        &'i self,
        own: Option<&'i EntryIndex>,
        wanted: Option<Game>,
    ) -> Result<IndexReader<'i>, IndexError> {
        let indexes = iter::once(self).chain(own);
        let segments = indexes.flat_map(|index| index.searcher.segment_readers()).collect();
        Ok(IndexReader::new(&self.fields, segments, wanted, self.boxes)?)
    }
}

/// The entries that are nearest before they are compared phrase by phrase.
fn nearest(
    reader: &IndexReader<'_>,
    query: &str,
    question: &ParsedQuery,
    limit: usize,
) -> Result<(Answers, QueryPhrase), IndexError> {
    let mut total = terms::near_names(reader, query)?;
    let named = total.iter().map(|(doc, (score, _))| (*doc, *score));
    let about = terms::about(reader, question, named)?;
    for (doc, share) in &about.scores {
        total.entry(*doc).or_insert((0.0, Match::Words)).0 += weights::WORDS * share;
    }
    let mut near: Vec<NameCandidate> = total
        .into_iter()
        .map(|(doc, (score, matched))| NameCandidate { doc, score, matched })
        .filter(|near| near.score >= weights::WORTH_SHOWING)
        .collect();
    near.sort_by(|a, b| a.order(b, reader));
    let (mut near, elsewhere): (Vec<NameCandidate>, Vec<NameCandidate>) =
        near.into_iter().partition(|near| reader.is_wanted(near.doc));
    let count = near.len();
    // As many as are compared by phrases, though fewer be asked for: that may bring any of them to the top.
    near.truncate(limit.max(weights::COMPARED));
    let hits = near.into_iter().map(|near| near.hit(reader));
    let answers = Answers {
        hits: hits.collect::<tantivy::Result<_>>()?,
        total: count,
        elsewhere: elsewhere.into_iter().map(|near| near.score).collect(),
        unknown: about.unknown(),
        unknown_share: about.unknown_share(),
        words: about.words.len(),
        known_make_a_name: about.known_make_a_name,
        asked: PassageQuery::new(question, &about.words),
    };
    Ok((answers, QueryPhrase::new(question, &about.words)))
}

/// A document and how near it is before it is compared word by word.
#[derive(Clone, Copy)]
struct NameCandidate {
    doc: DocId,
    score: f32,
    matched: Match,
}

impl NameCandidate {
    fn hit(self, reader: &IndexReader<'_>) -> tantivy::Result<IndexHit> {
        let document = reader.stored(self.doc)?;
        let stored = document.get_first(reader.fields.id).and_then(|id| id.as_str());
        let id = stored.unwrap_or_default().to_owned();
        Ok(IndexHit { id, score: self.score, matched: self.matched, asked: Vec::new() })
    }

    /// Of what is equally near rules come before cards, each in their order.
    fn order(&self, other: &NameCandidate, reader: &IndexReader<'_>) -> Ordering {
        let place = |near: &NameCandidate| (reader.kind(near.doc) == Kind::Card, near.doc);
        other.score.total_cmp(&self.score).then_with(|| place(self).cmp(&place(other)))
    }
}
