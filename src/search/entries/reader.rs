//! Reading postings: which entries have a term, and how much that says about them.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use tantivy::columnar::Column;
use tantivy::postings::Postings;
use tantivy::schema::{Field, IndexRecordOption, Term};
use tantivy::store::StoreReader;
use tantivy::{DocId, DocSet, SegmentReader, TERMINATED, TantivyDocument};

use super::schema::{Fields, NAMES_ONLY, NATURE, Nature};
use crate::model::{Game, Kind, Lang, Localized};

/// Blocks of stored documents kept decompressed.
const STORE_BLOCKS: usize = 32;

/// Something about entries, by document.
pub type Scores = ByDoc<f32>;
/// Anything by document.
pub type ByDoc<T> = HashMap<DocId, T, BuildHasherDefault<Spread>>;

/// Spreads the numbers of documents, which nobody chooses: a hash that withstands attackers would be
/// most of the work.
#[derive(Default)]
pub struct Spread(u64);

impl Hasher for Spread {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u32(u32::from(*byte));
        }
    }

    fn write_u32(&mut self, number: u32) {
        // The factor is 2^64 divided by the golden ratio, which scatters numbers that follow each other.
        self.0 = (self.0 ^ u64::from(number)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

/// One segment, read for one look-up.
pub struct Reader<'a> {
    pub fields: &'a Fields,
    pub segment: &'a SegmentReader,
    /// The game asked for; all if `None`.
    wanted: Option<Game>,
    natures: Column<u64>,
    /// Number of entries that speak, of all games.
    entries: usize,
    mean_length: Localized<f32>,
    store: StoreReader,
}

impl<'a> Reader<'a> {
    pub fn new(
        fields: &'a Fields,
        segment: &'a SegmentReader,
        game: Option<Game>,
    ) -> tantivy::Result<Self> {
        let term = Term::from_field_text(fields.silent, NAMES_ONLY);
        let silent = segment.inverted_index(fields.silent)?.doc_freq(&term)?;
        let mut reader = Reader {
            fields,
            segment,
            wanted: game,
            natures: segment.fast_fields().u64(NATURE)?,
            entries: segment.num_docs().saturating_sub(silent) as usize,
            mean_length: Localized { de: 0.0, en: 0.0 },
            store: segment.get_store_reader(STORE_BLOCKS)?,
        };
        reader.mean_length = Localized {
            de: reader.mean(fields.text.de)?,
            en: reader.mean(fields.text.en)?,
        };
        Ok(reader)
    }

    fn nature(&self, doc: DocId) -> Nature {
        Nature::read(self.natures.first(doc).unwrap_or_default())
    }

    /// The game of a document.
    pub fn game(&self, doc: DocId) -> Game {
        self.nature(doc).game
    }

    /// The kind of a document.
    pub fn kind(&self, doc: DocId) -> Kind {
        self.nature(doc).kind
    }

    /// Whether a document has names only.
    pub fn is_silent(&self, doc: DocId) -> bool {
        self.nature(doc).is_silent
    }

    /// Whether a document is of the game asked for.
    pub fn is_wanted(&self, doc: DocId) -> bool {
        self.wanted.is_none_or(|game| self.game(doc) == game)
    }

    fn mean(&self, field: Field) -> tantivy::Result<f32> {
        let tokens = self.segment.inverted_index(field)?.total_num_tokens();
        Ok(tokens as f32 / self.entries.max(1) as f32)
    }

    /// Mean length of the texts in a language.
    pub fn mean_length(&self, lang: Lang) -> f32 {
        *self.mean_length.get(lang)
    }

    /// How many of some documents tell a word apart. Those that have names only do not count: many cards called
    /// after a ship make ships no less of a rule.
    pub fn speaking(&self, found: &Scores) -> usize {
        let speaks = |doc: &&DocId| {
            let nature = self.nature(**doc);
            !nature.is_silent && self.wanted.is_none_or(|game| nature.game == game)
        };
        found.keys().filter(speaks).count()
    }

    /// How many of so many documents speak, if they do as often as all.
    pub fn share_of_speaking(&self, docs: u32) -> usize {
        let all = u64::from(self.segment.num_docs().max(1));
        (u64::from(docs) * self.entries as u64 / all) as usize
    }

    /// Number of entries that speak, of all games.
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// Entries with a term in a field, each with how often.
    pub fn with_term(&self, field: Field, term: &str) -> tantivy::Result<Scores> {
        let mut docs = Scores::default();
        let inverted = self.segment.inverted_index(field)?;
        let term = Term::from_field_text(field, term);
        let postings = inverted.read_postings(&term, IndexRecordOption::WithFreqs)?;
        if let Some(mut postings) = postings {
            let mut doc = postings.doc();
            while doc != TERMINATED {
                docs.insert(doc, postings.term_freq() as f32);
                doc = postings.advance();
            }
        }
        Ok(docs)
    }

    /// Whether any entry of any game has a term in a field.
    pub fn knows(&self, field: Field, term: &str) -> tantivy::Result<bool> {
        let term = Term::from_field_text(field, term);
        Ok(self.segment.inverted_index(field)?.doc_freq(&term)? > 0)
    }

    /// What is stored of a document.
    pub fn stored(&self, doc: DocId) -> tantivy::Result<TantivyDocument> {
        self.store.get(doc)
    }
}

/// Lifts the score of every document to at least `worth` of what was found about it.
pub fn raise(scores: &mut Scores, found: Scores, worth: impl Fn(f32) -> f32) {
    for (doc, share) in found {
        let slot = scores.entry(doc).or_default();
        *slot = slot.max(worth(share));
    }
}
