//! The fields of the index, and the reading of its postings: which entries have a term, and how much that says about
//! them.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use tantivy::columnar::Column;
use tantivy::postings::Postings;
use tantivy::schema::{
    FAST, Field, IndexRecordOption, STORED, STRING, Schema, SchemaBuilder, Term, TextFieldIndexing, TextOptions,
};
use tantivy::store::StoreReader;
use tantivy::{DocId, DocSet, SegmentReader, TERMINATED, TantivyDocument};

use crate::search::owned;
use crate::search::owned::OwnedDocs;
use model::{Game, Kind, Lang, Localized, Record};

/// Term of documents that have names and nothing to say in words: cards of the Star Trek CCG. How rare a word is in
/// the rules does not depend on them.
pub(crate) const NAMES_ONLY: &str = "names-only";

/// Name of the field of natures.
pub(crate) const NATURE: &str = "nature";

/// What is known of a document without reading it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct EntryNature {
    pub game: Game,
    pub kind: Kind,
    /// It has names only.
    pub is_silent: bool,
}

impl EntryNature {
    pub(crate) fn from_record(record: &Record) -> EntryNature {
        EntryNature { game: record.game(), kind: record.kind(), is_silent: matches!(record, Record::Ccg(_)) }
    }

    /// As one number.
    pub(crate) fn number(self) -> u64 {
        let place = |at: Option<usize>| at.unwrap_or_default() as u64;
        let game = place(Game::ALL.iter().position(|game| *game == self.game));
        let kind = place(Kind::ALL.iter().position(|kind| *kind == self.kind));
        // One bit for silence, seven for the game, the rest for the kind.
        kind << 8 | game << 1 | u64::from(self.is_silent)
    }

    /// Reads [`EntryNature::number`].
    pub(crate) fn read(number: u64) -> EntryNature {
        let game = Game::ALL.get((number >> 1 & 0x7f) as usize);
        let kind = Kind::ALL.get((number >> 8) as usize);
        EntryNature {
            game: game.copied().unwrap_or_default(),
            kind: kind.copied().unwrap_or(Kind::Card),
            is_silent: number & 1 == 1,
        }
    }
}

/// A document is an entry. Stored is its id; all else
/// stands in the register.
#[derive(Debug, Clone)]
pub(crate) struct EntryFields {
    pub schema: Schema,
    pub id: Field,
    /// The [`EntryNature`].
    pub nature: Field,
    /// With which boxes it is there: see [`crate::search::owned`].
    pub availability: Field,
    /// [`NAMES_ONLY`], of documents that have nothing else.
    pub silent: Field,
    /// Compact keys of all names, one term each.
    pub key: Field,
    /// Compact keys of the titles alone.
    pub title_key: Field,
    /// Stem keys of all names, one term each.
    pub stem_key: Field,
    /// Stems of names, of questions, of the text.
    pub name: Localized<Field>,
    pub question: Localized<Field>,
    pub text: Localized<Field>,
    /// Folded words as written, one term each, which only the first entry that has a word holds: the
    /// vocabulary for prefixes and typing errors.
    pub name_word: Field,
    /// The words of names backwards, to find compounds by their end.
    pub name_end: Field,
    pub text_word: Field,
    /// What players say for an entry, one term a saying: see [`super::sayings`].
    pub saying: Localized<Field>,
}

/// The schema, always the same.
pub(crate) fn fields() -> EntryFields {
    let mut builder = Schema::builder();
    let id = builder.add_text_field("id", STRING | STORED);
    let nature = builder.add_u64_field(NATURE, FAST);
    let availability = owned::add_field(&mut builder);
    let silent = builder.add_text_field("silent", STRING);
    let key = builder.add_text_field("key", STRING);
    let title_key = builder.add_text_field("title_key", STRING);
    let stem_key = builder.add_text_field("stem_key", STRING);
    let name = both(&mut builder, "name", given());
    let question = both(&mut builder, "question", given());
    let text = both(&mut builder, "text", given());
    let name_word = builder.add_text_field("name_word", STRING);
    let name_end = builder.add_text_field("name_end", STRING);
    let text_word = builder.add_text_field("text_word", STRING);
    let saying = both(&mut builder, "saying", STRING);
    EntryFields {
        schema: builder.build(),
        id,
        nature,
        availability,
        silent,
        key,
        title_key,
        stem_key,
        name,
        question,
        text,
        name_word,
        name_end,
        text_word,
        saying,
    }
}

fn both(builder: &mut SchemaBuilder, name: &str, options: impl Into<TextOptions>) -> Localized<Field> {
    let options = options.into();
    Localized::from_fn(|lang| builder.add_text_field(&format!("{name}_{}", lang.code()), options.clone()))
}

/// Terms that are given as they are, parted by blanks: whoever writes them has folded and stemmed them.
fn given() -> TextOptions {
    let indexing =
        TextFieldIndexing::default().set_tokenizer("whitespace").set_index_option(IndexRecordOption::WithFreqs);
    TextOptions::default().set_indexing_options(indexing)
}

/// Blocks of stored documents kept decompressed.
const STORE_BLOCKS: usize = 32;

/// Something about entries, by document.
pub(crate) type Scores = DocMap<f32>;
/// Anything by document.
pub(crate) type DocMap<T> = HashMap<DocId, T, BuildHasherDefault<DocHasher>>;

/// Spreads the numbers of documents, which nobody chooses: a hash that withstands attackers would be
/// most of the work.
#[derive(Default)]
pub(crate) struct DocHasher(u64);

impl Hasher for DocHasher {
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

/// All segments, read for one look-up as if they were one.
pub(crate) struct IndexReader<'a> {
    pub fields: &'a EntryFields,
    pub segments: Vec<&'a SegmentReader>,
    /// The game asked for; all if `None`.
    wanted: Option<Game>,
    stored: Vec<StoredSegment>,
    /// Number of entries that speak, of all games.
    entries: usize,
    mean_length: Localized<f32>,
}

/// What is kept of the documents of a segment.
struct StoredSegment {
    /// The number of its first document among those of all segments.
    first: DocId,
    natures: Column<u64>,
    owned: OwnedDocs,
    store: StoreReader,
}

impl<'a> IndexReader<'a> {
    pub(crate) fn new(
        fields: &'a EntryFields,
        segments: Vec<&'a SegmentReader>,
        game: Option<Game>,
        boxes: u32,
    ) -> tantivy::Result<Self> {
        let mut reader = IndexReader {
            fields,
            wanted: game,
            entries: 0,
            mean_length: Localized { de: 0.0, en: 0.0 },
            stored: Vec::new(),
            segments,
        };
        for (first, segment) in reader.numbered() {
            let (natures, store) = (segment.fast_fields().u64(NATURE)?, segment.get_store_reader(STORE_BLOCKS)?);
            let owned = OwnedDocs::open(segment, fields.availability, boxes)?;
            reader.stored.push(StoredSegment { first, natures, owned, store });
        }
        let silent = reader.entries_with(&Term::from_field_text(fields.silent, NAMES_ONLY))?;
        let speaking = reader.documents().saturating_sub(silent);
        let absent: u32 = reader.stored.iter().map(|segment| segment.owned.absent).sum();
        reader.entries = speaking.saturating_sub(absent) as usize;
        let mean = |field| reader.mean(field, speaking);
        reader.mean_length = Localized { de: mean(fields.text.de)?, en: mean(fields.text.en)? };
        Ok(reader)
    }

    /// The segments, each with the number of its first document among those of all.
    pub(crate) fn numbered(&self) -> Vec<(DocId, &'a SegmentReader)> {
        let mut next = 0;
        let number = |segment: &&'a SegmentReader| {
            let first = next;
            next += segment.max_doc();
            (first, *segment)
        };
        self.segments.iter().map(number).collect()
    }

    /// How many documents there are.
    pub(crate) fn documents(&self) -> u32 {
        self.segments.iter().map(|segment| segment.num_docs()).sum()
    }

    /// How many documents have a term.
    pub(crate) fn entries_with(&self, term: &Term) -> tantivy::Result<u32> {
        let mut entries = 0;
        for segment in &self.segments {
            entries += segment.inverted_index(term.field())?.doc_freq(term)?;
        }
        Ok(entries)
    }

    /// Where a document is kept, and its number there.
    fn kept(&self, doc: DocId) -> (&StoredSegment, DocId) {
        let behind = self.stored.partition_point(|segment| segment.first <= doc);
        let segment = &self.stored[behind.saturating_sub(1)];
        (segment, doc - segment.first)
    }

    /// Whether a document is there with the boxes of whoever asks.
    pub(crate) fn has(&self, doc: DocId) -> bool {
        let (segment, doc) = self.kept(doc);
        segment.owned.has(doc)
    }

    fn nature(&self, doc: DocId) -> EntryNature {
        let (segment, doc) = self.kept(doc);
        EntryNature::read(segment.natures.first(doc).unwrap_or_default())
    }

    /// The game of a document.
    pub(crate) fn game(&self, doc: DocId) -> Game {
        self.nature(doc).game
    }

    /// The kind of a document.
    pub(crate) fn kind(&self, doc: DocId) -> Kind {
        self.nature(doc).kind
    }

    /// Whether a document has names only.
    pub(crate) fn is_silent(&self, doc: DocId) -> bool {
        self.nature(doc).is_silent
    }

    /// Whether a document is of the game asked for.
    pub(crate) fn is_wanted(&self, doc: DocId) -> bool {
        self.wanted.is_none_or(|game| self.game(doc) == game)
    }

    fn mean(&self, field: Field, entries: u32) -> tantivy::Result<f32> {
        let mut tokens = 0;
        for segment in &self.segments {
            tokens += segment.inverted_index(field)?.total_num_tokens();
        }
        Ok(tokens as f32 / entries.max(1) as f32)
    }

    /// Mean length of the texts in a language.
    pub(crate) fn mean_length(&self, lang: Lang) -> f32 {
        *self.mean_length.get(lang)
    }

    /// How many of some documents tell a word apart. Those that have names only do not count: many cards called
    /// after a ship make ships no less of a rule.
    pub(crate) fn speaking(&self, found: &Scores) -> usize {
        let speaks = |doc: &&DocId| {
            let nature = self.nature(**doc);
            !nature.is_silent && self.wanted.is_none_or(|game| nature.game == game)
        };
        found.keys().filter(speaks).count()
    }

    /// How many of so many documents speak, if they do as often as all.
    pub(crate) fn share_of_speaking(&self, docs: u32) -> usize {
        let all = u64::from(self.documents().max(1));
        (u64::from(docs) * self.entries as u64 / all) as usize
    }

    /// Number of entries that speak, of all games.
    pub(crate) fn entries(&self) -> usize {
        self.entries
    }

    /// Entries with a term in a field, each with how often.
    pub(crate) fn with_term(&self, field: Field, term: &str) -> tantivy::Result<Scores> {
        let mut docs = Scores::default();
        self.each_with_term(field, term, |doc, count| {
            docs.insert(doc, count as f32);
            true
        })?;
        Ok(docs)
    }

    /// Whether any entry of any game has a term in a field.
    pub(crate) fn knows(&self, field: Field, term: &str) -> tantivy::Result<bool> {
        let mut is_known = false;
        self.each_with_term(field, term, |_, _| {
            is_known = true;
            false
        })?;
        Ok(is_known)
    }

    /// Meets the entries with a term in a field, each with how often, for as long as more are wanted.
    fn each_with_term(
        &self,
        field: Field,
        term: &str,
        mut meet: impl FnMut(DocId, u32) -> bool,
    ) -> tantivy::Result<()> {
        let term = Term::from_field_text(field, term);
        for (first, segment) in self.numbered() {
            let inverted = segment.inverted_index(field)?;
            let Some(mut postings) = inverted.read_postings(&term, IndexRecordOption::WithFreqs)? else {
                continue;
            };
            let mut doc = postings.doc();
            while doc != TERMINATED {
                if self.has(first + doc) && !meet(first + doc, postings.term_freq()) {
                    return Ok(());
                }
                doc = postings.advance();
            }
        }
        Ok(())
    }

    /// What is stored of a document.
    pub(crate) fn stored(&self, doc: DocId) -> tantivy::Result<TantivyDocument> {
        let (segment, doc) = self.kept(doc);
        segment.store.get(doc)
    }
}

/// Lifts the score of every document to at least `worth` of what was found about it.
pub(crate) fn raise(scores: &mut Scores, found: Scores, worth: impl Fn(f32) -> f32) {
    for (doc, share) in found {
        let slot = scores.entry(doc).or_default();
        *slot = slot.max(worth(share));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nature_is_a_number() {
        for game in Game::ALL {
            for kind in Kind::ALL {
                for is_silent in [false, true] {
                    let nature = EntryNature { game, kind, is_silent };
                    assert_eq!(EntryNature::read(nature.number()), nature);
                }
            }
        }
    }
}
