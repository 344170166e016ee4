//! A query in, entries out, best first.

use std::collections::HashMap;
use std::path::Path;

use tantivy::schema::Value;
use tantivy::{DocId, ReloadPolicy, SegmentReader};

use super::phrase::Phrase;
pub use super::rank::Match;
use super::reader::Reader;
use super::schema::{Fields, fields};
use super::{names, rank, terms};
use crate::model::Game;
use crate::search::IndexError;

/// Longest query that is read, in characters; what stands behind is ignored.
const LONGEST_QUERY: usize = 200;

/// An entry found.
#[derive(Debug, Clone, PartialEq)]
pub struct Hit {
    /// Id of the entry.
    pub id: String,
    /// Higher is better; at least 2 for an exact name.
    pub score: f32,
    /// How the nearest name matched.
    pub matched: Match,
}

/// An opened index.
pub struct Index {
    fields: Fields,
    searcher: tantivy::Searcher,
}

impl Index {
    /// Opens a finished index for reading.
    ///
    /// # Errors
    /// When it is missing or damaged.
    pub fn open(folder: &Path) -> Result<Index, IndexError> {
        Index::of(&tantivy::Index::open_in_dir(folder)?)
    }

    pub(in crate::search) fn of(index: &tantivy::Index) -> Result<Index, IndexError> {
        let reader = index
            .reader_builder()
            .reload_policy(ReloadPolicy::Manual)
            .try_into()?;
        Ok(Index {
            fields: fields(),
            searcher: reader.searcher(),
        })
    }

    /// Number of entries in the index.
    pub fn len(&self) -> u64 {
        self.searcher.num_docs()
    }

    /// Whether the index holds no entry.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The `limit` entries that fit a query best, best first; ties by id. Only the first 200
    /// characters of the query count.
    ///
    /// # Errors
    /// When the index cannot be read.
    pub fn lookup(
        &self,
        query: &str,
        game: Option<Game>,
        limit: usize,
    ) -> Result<Vec<Hit>, IndexError> {
        let query: String = query.chars().take(LONGEST_QUERY).collect();
        let mut hits = Vec::new();
        let depth = limit.max(rank::COMPARED);
        for segment in self.searcher.segment_readers() {
            hits.extend(self.in_segment(segment, &query, game, depth)?);
        }
        hits.sort_by(|a: &Hit, b: &Hit| b.score.total_cmp(&a.score).then_with(|| a.id.cmp(&b.id)));
        hits.truncate(limit);
        Ok(hits)
    }

    fn in_segment(
        &self,
        segment: &SegmentReader,
        query: &str,
        game: Option<Game>,
        depth: usize,
    ) -> tantivy::Result<Vec<Hit>> {
        let reader = Reader::new(&self.fields, segment, game)?;
        let mut total: HashMap<DocId, (f32, Match)> = names::near_names(&reader, query)?;
        for (doc, share) in terms::about(&reader, query)? {
            total.entry(doc).or_insert((0.0, Match::Words)).0 += rank::WORDS * share;
        }
        let mut hits: Vec<(DocId, f32, Match)> = total
            .into_iter()
            .map(|(doc, (score, matched))| (doc, score, matched))
            .collect();
        hits.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        hits.truncate(depth);
        let phrase = Phrase::of(query);
        hits.into_iter()
            .enumerate()
            .map(|(place, (doc, score, matched))| {
                let document = reader.stored(doc)?;
                let id = document
                    .get_first(self.fields.id)
                    .and_then(|id| id.as_str());
                let likeness = if place < rank::COMPARED {
                    phrase.likeness(&self.fields, &document)
                } else {
                    0.0
                };
                Ok(Hit {
                    id: id.unwrap_or_default().to_owned(),
                    score: score + rank::PHRASE * likeness * likeness,
                    matched,
                })
            })
            .collect()
    }
}
