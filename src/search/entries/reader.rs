//! Reading postings: which entries have a term, and how much that says about them.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use tantivy::postings::Postings;
use tantivy::schema::{Field, IndexRecordOption, Term};
use tantivy::store::StoreReader;
use tantivy::{DocId, DocSet, SegmentReader, TERMINATED, TantivyDocument};

use super::rank;
use super::schema::{Fields, NAMES_ONLY};
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
        self.0 = (self.0 ^ u64::from(number)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

/// One segment, read for one look-up.
pub struct Reader<'a> {
    pub fields: &'a Fields,
    pub segment: &'a SegmentReader,
    /// The game asked for; all if `None`.
    wanted: Option<Game>,
    /// Game and kind of each document.
    natures: Vec<(Game, Kind)>,
    /// Documents that have names only.
    names_only: Scores,
    mean_length: Localized<f32>,
    store: StoreReader,
}

impl<'a> Reader<'a> {
    pub fn new(
        fields: &'a Fields,
        segment: &'a SegmentReader,
        game: Option<Game>,
    ) -> tantivy::Result<Self> {
        let mut reader = Reader {
            fields,
            segment,
            wanted: game,
            natures: Vec::new(),
            names_only: Scores::default(),
            mean_length: Localized { de: 0.0, en: 0.0 },
            store: segment.get_store_reader(STORE_BLOCKS)?,
        };
        reader.names_only = reader.with_term(fields.kind, NAMES_ONLY)?;
        reader.mean_length = Localized {
            de: reader.mean_length(fields.text.de)?,
            en: reader.mean_length(fields.text.en)?,
        };
        reader.natures = reader.natures()?;
        Ok(reader)
    }

    fn natures(&self) -> tantivy::Result<Vec<(Game, Kind)>> {
        let unread = (Game::CaptainsChair, Kind::Card);
        let mut natures = vec![unread; self.segment.max_doc() as usize];
        for game in Game::ALL {
            self.each(self.fields.game, game.code(), |doc, _| {
                natures[doc as usize].0 = game;
            })?;
        }
        for kind in Kind::ALL {
            self.each(self.fields.kind, kind.code(), |doc, _| {
                natures[doc as usize].1 = kind;
            })?;
        }
        Ok(natures)
    }

    /// The game of a document.
    pub fn game(&self, doc: DocId) -> Game {
        self.natures[doc as usize].0
    }

    /// The kind of a document.
    pub fn kind(&self, doc: DocId) -> Kind {
        self.natures[doc as usize].1
    }

    /// Whether a document is of the game asked for.
    pub fn is_wanted(&self, doc: DocId) -> bool {
        self.wanted.is_none_or(|game| self.game(doc) == game)
    }

    fn mean_length(&self, field: Field) -> tantivy::Result<f32> {
        let tokens = self.segment.inverted_index(field)?.total_num_tokens();
        Ok(tokens as f32 / self.entries().max(1) as f32)
    }

    /// How much a word tells apart that was found in these documents. Those that have names only do
    /// not count: many cards called after a ship make ships no less of a rule.
    pub fn rarity(&self, found: &Scores) -> f32 {
        let speaks = |doc: &&DocId| self.is_wanted(**doc) && !self.names_only.contains_key(*doc);
        rank::rarity(found.keys().filter(speaks).count(), self.entries())
    }

    /// Number of entries that speak, of all games.
    fn entries(&self) -> usize {
        (self.segment.num_docs() as usize).saturating_sub(self.names_only.len())
    }

    /// Entries with a term in a field, each with how often.
    pub fn with_term(&self, field: Field, term: &str) -> tantivy::Result<Scores> {
        let mut docs = Scores::default();
        self.each(field, term, |doc, count| {
            docs.insert(doc, count);
        })?;
        Ok(docs)
    }

    fn each(
        &self,
        field: Field,
        term: &str,
        mut take: impl FnMut(DocId, f32),
    ) -> tantivy::Result<()> {
        let inverted = self.segment.inverted_index(field)?;
        let term = Term::from_field_text(field, term);
        let postings = inverted.read_postings(&term, IndexRecordOption::WithFreqs)?;
        if let Some(mut postings) = postings {
            let mut doc = postings.doc();
            while doc != TERMINATED {
                take(doc, postings.term_freq() as f32);
                doc = postings.advance();
            }
        }
        Ok(())
    }

    /// Whether any entry of any game has a term in a field.
    pub fn knows(&self, field: Field, term: &str) -> tantivy::Result<bool> {
        let term = Term::from_field_text(field, term);
        Ok(self.segment.inverted_index(field)?.doc_freq(&term)? > 0)
    }

    /// Entries whose text has a stem, each with how much that says about the text.
    pub fn in_text(&self, lang: Lang, stem: &str) -> tantivy::Result<Scores> {
        let field = *self.fields.text.get(lang);
        let lengths = self.segment.get_fieldnorms_reader(field)?;
        let mean = *self.mean_length.get(lang);
        let mut docs = self.with_term(field, stem)?;
        for (doc, count) in &mut docs {
            *count = rank::saturation(*count, lengths.fieldnorm(*doc) as f32, mean);
        }
        Ok(docs)
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
