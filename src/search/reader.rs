//! Reading postings: which entries have a term, and how much that says about them.

use std::collections::HashMap;

use tantivy::postings::Postings;
use tantivy::schema::{Field, IndexRecordOption, Term};
use tantivy::store::StoreReader;
use tantivy::{DocId, DocSet, SegmentReader, TERMINATED, TantivyDocument};

use super::rank;
use super::schema::Fields;
use crate::model::{Game, Lang, Localized};

/// Blocks of stored documents kept decompressed.
const STORE_BLOCKS: usize = 32;

/// Something about entries, by document.
pub type Scores = HashMap<DocId, f32>;

/// One segment, read for one look-up.
pub struct Reader<'a> {
    pub fields: &'a Fields,
    pub segment: &'a SegmentReader,
    /// The entries of the game asked for; all if `None`.
    game: Option<Scores>,
    mean_length: Localized<f32>,
    store: StoreReader,
}

impl<'a> Reader<'a> {
    pub fn new(
        fields: &'a Fields,
        segment: &'a SegmentReader,
        game: Option<Game>,
    ) -> tantivy::Result<Self> {
        let mean = |field| -> tantivy::Result<f32> {
            let tokens = segment.inverted_index(field)?.total_num_tokens();
            Ok(tokens as f32 / segment.num_docs().max(1) as f32)
        };
        let mut reader = Reader {
            fields,
            segment,
            game: None,
            mean_length: Localized {
                de: mean(fields.text.de)?,
                en: mean(fields.text.en)?,
            },
            store: segment.get_store_reader(STORE_BLOCKS)?,
        };
        if let Some(game) = game {
            reader.game = Some(reader.with_term(fields.game, game.code())?);
        }
        Ok(reader)
    }

    /// Number of entries, of all games.
    pub fn entries(&self) -> usize {
        self.segment.num_docs() as usize
    }

    /// Entries with a term in a field, each with how often.
    pub fn with_term(&self, field: Field, term: &str) -> tantivy::Result<Scores> {
        let mut docs = Scores::new();
        let inverted = self.segment.inverted_index(field)?;
        let term = Term::from_field_text(field, term);
        let postings = inverted.read_postings(&term, IndexRecordOption::WithFreqs)?;
        if let Some(mut postings) = postings {
            let mut doc = postings.doc();
            while doc != TERMINATED {
                let wanted = self
                    .game
                    .as_ref()
                    .is_none_or(|game| game.contains_key(&doc));
                if wanted {
                    docs.insert(doc, postings.term_freq() as f32);
                }
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
