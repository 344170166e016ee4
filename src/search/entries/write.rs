//! Writing the index: one pass, one segment.

use std::collections::HashSet;
use std::path::Path;

use tantivy::directory::{Directory, MmapDirectory, RamDirectory};
use tantivy::schema::Field;
use tantivy::{Index, TantivyDocument};

use super::meanings::SHORTEST_BEGINNING;
use super::schema::{Fields, NAMES_ONLY, Nature, fields};
use crate::model::{Entry, Lang, Record};
use crate::search::IndexError;
use crate::search::analyze::{in_one, stem_key, tokenizers};
use crate::search::expand::{backwards, length};
use crate::text::{Piece, key, pieces, words};

/// Memory for the writer; the whole reference fits in it many times over.
const BUDGET: usize = 64 << 20;

/// Spells a symbol out, so that `[glory]` is found as "Ruhm".
pub type Speller<'a> = dyn Fn(Lang, &str) -> String + Sync + 'a;

/// Writes an index into an empty folder.
///
/// # Errors
/// When the folder cannot be written.
pub fn write_to_folder(
    folder: &Path,
    records: &[Record],
    speller: &Speller<'_>,
) -> Result<(), IndexError> {
    let directory = MmapDirectory::open(folder).map_err(tantivy::TantivyError::from)?;
    write(directory, records, speller).map(drop)
}

/// Writes an index that lives and dies with the process.
///
/// # Errors
/// Only on faults inside tantivy.
pub fn write_to_memory(
    records: &[Record],
    speller: &Speller<'_>,
) -> Result<super::index::Index, IndexError> {
    let index = write(RamDirectory::create(), records, speller)?;
    super::index::Index::of(&index)
}

fn write(
    directory: impl Directory,
    records: &[Record],
    speller: &Speller<'_>,
) -> Result<Index, IndexError> {
    let fields = fields();
    let builder = Index::builder()
        .schema(fields.schema.clone())
        .tokenizers(tokenizers());
    let directory: Box<dyn Directory> = Box::new(directory);
    let mut writer = builder.single_segment_index_writer(directory, BUDGET)?;
    let mut vocabulary = Vocabulary::default();
    for record in records {
        let said = said(record, speller);
        let mut document = document(&fields, record, &said);
        vocabulary.add_new(&fields, &mut document, record, &said);
        writer.add_document(document)?;
    }
    Ok(writer.finalize()?)
}

/// Everything a record says in each of its languages, symbols spelled out.
type Said = Vec<(Lang, String)>;

fn said(record: &Record, speller: &Speller<'_>) -> Said {
    let languages = languages(record).iter();
    let said = languages.map(|&lang| {
        let text = full_text(record, lang);
        (lang, spelled_out(&text, lang, speller))
    });
    said.collect()
}

fn document(fields: &Fields, record: &Record, said: &Said) -> TantivyDocument {
    let mut document = TantivyDocument::new();
    document.add_text(fields.id, record.id().as_str());
    let nature = Nature::of(record);
    document.add_u64(fields.nature, nature.number());
    if nature.is_silent {
        document.add_text(fields.silent, NAMES_ONLY);
    }
    for (lang, text) in said {
        let lang = *lang;
        document.add_text(fields.title_key, key(record.title().get(lang)));
        for name in record.names(lang) {
            document.add_text(fields.key, key(name));
            document.add_text(fields.stem_key, stem_key(lang, name));
            document.add_text(*fields.name.get(lang), name);
            document.add_text(*fields.name.get(lang), in_one(name));
        }
        for question in record.questions(lang) {
            document.add_text(*fields.question.get(lang), question);
        }
        document.add_text(*fields.text.get(lang), in_one(text));
        document.add_text(*fields.text.get(lang), text);
    }
    document
}

/// The words that are in the index already. Which entries have a word is asked of its stems; of the words
/// themselves, only whether they exist. So each is written once.
#[derive(Default)]
struct Vocabulary {
    of_names: HashSet<String>,
    ends: HashSet<String>,
    of_texts: HashSet<String>,
}

impl Vocabulary {
    fn add_new(
        &mut self,
        fields: &Fields,
        document: &mut TantivyDocument,
        record: &Record,
        said: &Said,
    ) {
        let has_compounds = !matches!(record, Record::Ccg(_));
        for (lang, text) in said {
            let lang = *lang;
            let in_one = record.names(lang).map(in_one);
            let names = record.names(lang).flat_map(words);
            for word in names.chain(in_one.flat_map(|name| words(&name))) {
                if has_compounds && length(&word) > SHORTEST_BEGINNING {
                    let end = backwards(&word);
                    add_once(&mut self.ends, document, fields.name_end, end);
                }
                add_once(&mut self.of_names, document, fields.name_word, word);
            }
            let questions = record.questions(lang).iter();
            for word in questions.flat_map(|question| words(question)) {
                add_once(&mut self.of_names, document, fields.name_word, word);
            }
            for word in words(text) {
                add_once(&mut self.of_texts, document, fields.text_word, word);
            }
        }
    }
}

fn add_once(
    known: &mut HashSet<String>,
    document: &mut TantivyDocument,
    vocabulary: Field,
    word: String,
) {
    if !known.contains(&word) {
        document.add_text(vocabulary, &word);
        known.insert(word);
    }
}

/// The languages a record has names in. Cards of the Star Trek CCG have one name; it is English.
pub(super) fn languages(record: &Record) -> &'static [Lang] {
    match record {
        Record::Ccg(_) => &[Lang::En],
        Record::Rule(_) | Record::Card(_) => &Lang::ALL,
    }
}

/// Everything a record says in one language. What stands on Star Trek CCG cards is found by the card
/// search, not by look-ups.
fn full_text(record: &Record, lang: Lang) -> String {
    match record {
        Record::Rule(rule) => rule_text(&rule.entry, lang),
        Record::Card(card) => card.card.gists(lang),
        Record::Ccg(_) => String::new(),
    }
}

fn rule_text(entry: &Entry, lang: Lang) -> String {
    let mut parts = vec![entry.text.get(lang).clone()];
    parts.extend(
        entry
            .example
            .iter()
            .map(|example| example.get(lang).clone()),
    );
    parts.extend(
        entry
            .rulings
            .iter()
            .map(|ruling| ruling.text.get(lang).clone()),
    );
    for table in &entry.tables {
        parts.push(table.title.get(lang).clone());
        parts.extend(
            table
                .columns
                .iter()
                .map(|column| column.title.get(lang).clone()),
        );
        parts.extend(table.rows.iter().flatten().map(|cell| cell.text(lang)));
    }
    parts.join("\n")
}

pub(in crate::search) fn spelled_out(text: &str, lang: Lang, speller: &Speller<'_>) -> String {
    pieces(text)
        .into_iter()
        .map(|piece| match piece {
            Piece::Words(words) => words.to_owned(),
            Piece::Symbol(name) => speller(lang, name),
        })
        .collect()
}
