//! Running queries: which cards fit, in which order.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

use crate::search::segment::{open_files, open_folder};
use tantivy::columnar::Column;
use tantivy::query::EnableScoring;
use tantivy::{DocId, ReloadPolicy, Score, Searcher, SegmentReader};

use super::compile::QueryCompiler;
use super::copies::bearing;
use super::error::SearchError;
use super::found::BoxedQuery;
use super::player::{NOTHING, PlayerCards};
use super::schema::Slots;
use super::spoken::CardNames;
use crate::search::IndexError;
use crate::search::owned::OwnedDocs;
use crate::search::query::fields::{Kind, QueryField};
use crate::search::query::{Query, SortKey};
use model::Boxes;
use model::text::key;

/// What a card gains whose whole name was typed, and again if the name is its title.
const WHOLE_NAME: f32 = 50.0;

/// An opened card index.
pub struct CardIndex {
    pub(super) slots: Slots,
    searcher: Searcher,
    /// The bits of the boxes of whoever asks.
    boxes: u32,
    pub(super) spoken: OnceLock<CardNames>,
}

impl CardIndex {
    /// Opens a finished index for somebody who has some boxes.
    ///
    /// # Errors
    /// When it is missing or damaged.
    pub fn open(folder: &Path, boxes: &Boxes) -> Result<CardIndex, IndexError> {
        CardIndex::from_index(&tantivy::Index::open(open_folder(folder)?)?, boxes)
    }

    /// Opens a finished index whose files lie in memory.
    ///
    /// # Errors
    /// When it is damaged.
    pub fn open_files<'f>(
        files: impl Iterator<Item = (&'f str, &'f [u8])>,
        boxes: &Boxes,
    ) -> Result<CardIndex, IndexError> {
        CardIndex::from_index(&tantivy::Index::open(open_files(files)?)?, boxes)
    }

    fn from_index(index: &tantivy::Index, boxes: &Boxes) -> Result<CardIndex, IndexError> {
        let reader = index
            .reader_builder()
            // A finished index never changes; to have its files watched would cost each run 0.2 ms.
            .reload_policy(ReloadPolicy::Manual)
            .try_into()?;
        let (slots, searcher) = (Slots::new(), reader.searcher());
        Ok(CardIndex { slots, searcher, boxes: boxes.bits(), spoken: OnceLock::new() })
    }

    /// Number of cards in the index.
    pub fn len(&self) -> u64 {
        self.searcher.num_docs()
    }

    /// Whether the index holds no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Positions of the cards that fit, in order: by the sort keys, cards without a value last; then
    /// the better fit first if the query has words; then by name. `owned` is what the player owns.
    ///
    /// # Errors
    /// When the query names a value nobody knows, or the index is damaged.
    pub fn search(&self, query: &Query, sort: &[SortKey], owned: &PlayerCards) -> Result<Vec<u32>, SearchError> {
        let Some((segment, compiler)) = self.compiler(owned) else {
            return Ok(Vec::new());
        };
        let lowered = compiler.compile(query)?;
        let mut found = if query.has_words() {
            let mut found = self.scored(segment, &lowered)?;
            self.lift_whole_names(segment, query, &mut found)?;
            found
        } else {
            let docs = self.unscored(segment, &lowered)?;
            docs.into_iter().map(|doc| (0.0, doc)).collect()
        };
        let columns: Vec<Ranks> =
            sort.iter().filter_map(|key| Ranks::load(&compiler, *key).transpose()).collect::<Result<_, _>>()?;
        found.sort_by(|a, b| order(&columns, *a, *b));
        Ok(found.into_iter().map(|(_, doc)| doc).collect())
    }

    /// How many cards fit.
    ///
    /// # Errors
    /// When the query names a value nobody knows, or the index is damaged.
    pub fn count(&self, query: &Query, owned: &PlayerCards) -> Result<usize, SearchError> {
        Ok(self.fitting(query, owned)?.len())
    }

    /// All values of a field as they are spelled on cards, as far as the boxes have them.
    ///
    /// # Errors
    /// When the index is damaged.
    pub fn spelled(&self, field: &'static QueryField) -> Result<Vec<String>, SearchError> {
        self.compiler(&NOTHING).map_or(Ok(Vec::new()), |(_, compiler)| compiler.spellings(field))
    }

    /// Positions of the cards that fit, in the order of names.
    ///
    /// # Errors
    /// When the query names a value nobody knows, or the index is damaged.
    pub fn fitting(&self, query: &Query, owned: &PlayerCards) -> Result<Vec<DocId>, SearchError> {
        let Some((segment, compiler)) = self.compiler(owned) else {
            return Ok(Vec::new());
        };
        let lowered = compiler.compile(query)?;
        Ok(self.unscored(segment, &lowered)?)
    }

    pub(super) fn compiler<'a>(&'a self, owned: &'a PlayerCards) -> Option<(&'a SegmentReader, QueryCompiler<'a>)> {
        // The index is written as one segment.
        let segment = self.searcher.segment_readers().first()?;
        let slots = &self.slots;
        let compiler = QueryCompiler { slots, segment, player: owned, boxes: self.boxes };
        Some((segment, compiler))
    }

    pub(super) fn unscored(&self, segment: &SegmentReader, query: &BoxedQuery) -> tantivy::Result<Vec<DocId>> {
        let weight = query.weight(EnableScoring::disabled_from_searcher(&self.searcher))?;
        let mut found = Vec::new();
        let owned = self.owned(segment)?;
        weight.for_each_no_score(segment, &mut |docs| found.extend(docs.iter().filter(|doc| owned.has(**doc))))?;
        Ok(found)
    }

    pub(super) fn scored(
        &self,
        segment: &SegmentReader,
        query: &BoxedQuery,
    ) -> tantivy::Result<Vec<(Score, DocId)>> {
        let weight = query.weight(EnableScoring::enabled_from_searcher(&self.searcher))?;
        let mut found = Vec::new();
        let owned = self.owned(segment)?;
        weight.for_each(segment, &mut |doc, score| found.extend(owned.has(doc).then_some((score, doc))))?;
        Ok(found)
    }

    /// The cards that are there with the boxes of whoever asks.
    pub(super) fn owned(&self, segment: &SegmentReader) -> tantivy::Result<OwnedDocs> {
        OwnedDocs::open(segment, self.slots.availability, self.boxes)
    }

    /// Lifts the cards whose whole name the words of a query are.
    fn lift_whole_names(
        &self,
        segment: &SegmentReader,
        query: &Query,
        found: &mut [(Score, DocId)],
    ) -> tantivy::Result<()> {
        let Some(words) = query.all_words() else {
            return Ok(());
        };
        let name = key(&words);
        for slot in [self.slots.title_key, self.slots.name_key] {
            for doc in bearing(segment, slot, &name)? {
                // Found in the order of positions, not of scores.
                if let Ok(at) = found.binary_search_by_key(&doc, |(_, doc)| *doc) {
                    found[at].0 += WHOLE_NAME;
                }
            }
        }
        Ok(())
    }
}

fn order(columns: &[Ranks], a: (Score, DocId), b: (Score, DocId)) -> Ordering {
    columns
        .iter()
        .map(|column| column.order(a.1, b.1))
        .find(|order| order.is_ne())
        .unwrap_or_else(|| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)))
}

/// What cards are sorted by: numbers, words in the order of the alphabet, or names.
struct Ranks {
    descending: bool,
    source: DocumentSource,
}

enum DocumentSource {
    /// Documents stand in the order of names.
    Name,
    Number(Column<i64>),
    Word(Column<u64>),
    Copies(BTreeMap<DocId, u32>),
}

impl Ranks {
    /// `None` if no card has a value.
    fn load(compiler: &QueryCompiler<'_>, key: SortKey) -> Result<Option<Ranks>, SearchError> {
        let fast = compiler.segment.fast_fields();
        let code = key.field.code;
        let source = match key.field.kind {
            Kind::Text => Some(DocumentSource::Name),
            Kind::Number | Kind::Numbered => Some(DocumentSource::Number(fast.i64(&format!("number-{code}"))?)),
            Kind::Copies => Some(DocumentSource::Copies(compiler.copies()?)),
            Kind::Closed | Kind::Level | Kind::Needs => {
                fast.str(&format!("spelled-{code}"))?.map(|column| DocumentSource::Word(column.ords().clone()))
            }
        };
        Ok(source.map(|source| Ranks { descending: key.descending, source }))
    }

    fn order(&self, a: DocId, b: DocId) -> Ordering {
        match &self.source {
            DocumentSource::Name => self.directed(Some(a), Some(b)),
            DocumentSource::Number(column) => self.directed(column.first(a), column.first(b)),
            DocumentSource::Word(column) => self.directed(column.first(a), column.first(b)),
            DocumentSource::Copies(copies) => self.directed(copies.get(&a), copies.get(&b)),
        }
    }

    /// Cards without a value come last, whichever the direction.
    fn directed<T: Ord>(&self, a: Option<T>, b: Option<T>) -> Ordering {
        match (a, b) {
            (Some(a), Some(b)) if self.descending => b.cmp(&a),
            (Some(a), Some(b)) => a.cmp(&b),
            (a, b) => b.is_some().cmp(&a.is_some()),
        }
    }
}
