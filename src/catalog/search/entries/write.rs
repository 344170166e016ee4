//! Writing the index: one pass, one segment.

use std::path::Path;

use crate::search::segment::{IndexFiles, open_folder};
use tantivy::TantivyDocument;
use tantivy::schema::Field;

use super::lexicon::Lexicon;
use super::meanings::SHORTEST_BEGINNING;
use super::sayings;
use super::schema::{EntryFields, EntryNature, NAMES_ONLY, fields};
use crate::search::analyze::{in_one, in_order};
use crate::search::expand::{backwards, length};
use crate::search::{IndexError, owned, segment};
use crate::store::contents::CatalogContents;
use data::{Saying, Thesaurus, record_for};
use model::text::{MarkupPiece, key, pieces};
use model::{Boxes, Entry, EntryId, Lang, Record};

/// Spells a symbol out, so that `[glory]` is found as "Ruhm".
pub(crate) type Speller<'a> = dyn Fn(Lang, &str) -> String + Sync + 'a;

/// What an index is made of.
pub struct IndexSource<'a> {
    records: Vec<&'a Record>,
    thesaurus: &'a Thesaurus,
    speller: &'a Speller<'a>,
}

impl<'a> IndexSource<'a> {
    /// The listed records of a catalog, with what players say for them.
    pub fn new(contents: &'a CatalogContents<'_>, speller: &'a Speller<'a>) -> Self {
        let records = contents.records.iter().filter(|record| (contents.is_listed)(record)).collect();
        IndexSource { records, thesaurus: &contents.thesaurus, speller }
    }
}

/// Writes an index into an empty folder. What is to be done `then` is begun as soon as all documents are made, while
/// they are still being sorted in.
///
/// # Errors
/// When the folder cannot be written.
pub fn write_to_folder(
    folder: &Path,
    source: &IndexSource<'_>,
    then: impl FnOnce() + Send,
) -> Result<(), IndexError> {
    let mut drafts = Drafts::new(fields(), source);
    let schema = drafts.fields.schema.clone();
    let documents = source.records.iter().map(|record| drafts.document(record));
    segment::write(open_folder(folder)?, &schema, documents, then).map(drop)
}

/// Writes an index as files in memory.
///
/// # Errors
/// Only on faults inside tantivy.
pub fn write_files(source: &IndexSource<'_>) -> Result<IndexFiles, IndexError> {
    let mut drafts = Drafts::new(fields(), source);
    let schema = drafts.fields.schema.clone();
    segment::write_files(&schema, source.records.iter().map(|record| drafts.document(record)))
}

/// Makes documents of one record after another.
struct Drafts<'s> {
    fields: EntryFields,
    lexicon: Lexicon,
    source: &'s IndexSource<'s>,
}

impl<'s> Drafts<'s> {
    fn new(fields: EntryFields, source: &'s IndexSource<'s>) -> Drafts<'s> {
        Drafts { fields, lexicon: Lexicon::new(), source }
    }

    fn document(&mut self, record: &Record) -> TantivyDocument {
        let mut draft =
            EntryDraft { document: TantivyDocument::new(), fields: &self.fields, lexicon: &mut self.lexicon };
        draft.add_nature(record);
        if let Record::Ccg(_) = record {
            record.names(Lang::En).for_each(|name| draft.add_card_name(name));
            return draft.document;
        }
        // What any box says is found; whoever has fewer boxes reads less of it.
        let read = record_for(record.clone(), &Boxes::all());
        for lang in Lang::ALL {
            let title = key(record.title().get(lang));
            draft.document.add_text(self.fields.title_key, title);
            for name in record.names(lang) {
                draft.add_name(lang, name);
            }
            for (_, question) in read.questions(lang) {
                draft.add_question(lang, question);
            }
            let text = full_text(&read, lang);
            draft.add_text(lang, &spelled_out(&text, lang, self.source.speller));
        }
        for saying in self.source.thesaurus.of_entry(record.id()) {
            draft.add_saying(record.id(), saying);
        }
        draft.document
    }
}

/// A document while it is made. Which entries have a word is asked of its stems; of the words themselves, only
/// whether they exist. So each is written once.
struct EntryDraft<'w> {
    document: TantivyDocument,
    fields: &'w EntryFields,
    lexicon: &'w mut Lexicon,
}

impl EntryDraft<'_> {
    fn add_nature(&mut self, record: &Record) {
        let (document, fields) = (&mut self.document, self.fields);
        document.add_text(fields.id, record.id().as_str());
        let nature = EntryNature::from_record(record);
        document.add_u64(fields.nature, nature.number());
        owned::add_availability(document, fields.availability, record);
        if nature.is_silent {
            document.add_text(fields.silent, NAMES_ONLY);
        }
    }

    fn add_name(&mut self, lang: Lang, name: &str) {
        self.document.add_text(self.fields.key, key(name));
        let stems = self.name_stems(lang, name);
        self.document.add_text(self.fields.stem_key, in_order(&stems));
        let in_one = self.name_stems(lang, &in_one(name));
        let field = *self.fields.name.get(lang);
        self.document.add_text(field, stems);
        self.document.add_text(field, in_one);
    }

    /// The name of one of thousands of cards: as written, and its words. It is English, which writes no compounds to
    /// be found by their end, and what is inflected or told apart by its title is a rule.
    fn add_card_name(&mut self, name: &str) {
        self.document.add_text(self.fields.key, key(name));
        let (document, fields) = (&mut self.document, self.fields);
        let stems = self.lexicon.stems(Lang::En, name, |word, listed| {
            let names = (fields.name_word, &mut listed.in_names);
            add_once(document, names, || word.to_owned());
        });
        document.add_text(fields.name.en, stems);
        let joined = in_one(name);
        if joined != name {
            let stems = self.name_stems(Lang::En, &joined);
            self.document.add_text(self.fields.name.en, stems);
        }
    }

    fn name_stems(&mut self, lang: Lang, name: &str) -> String {
        let (document, fields) = (&mut self.document, self.fields);
        self.lexicon.stems(lang, name, |word, listed| {
            // A compound is longer than the shortest end that is looked for.
            if length(word) > SHORTEST_BEGINNING {
                let ends = (fields.name_end, &mut listed.in_ends);
                add_once(document, ends, || backwards(word));
            }
            let names = (fields.name_word, &mut listed.in_names);
            add_once(document, names, || word.to_owned());
        })
    }

    fn add_question(&mut self, lang: Lang, question: &str) {
        let (document, fields) = (&mut self.document, self.fields);
        let stems = self.lexicon.stems(lang, question, |word, listed| {
            let names = (fields.name_word, &mut listed.in_names);
            add_once(document, names, || word.to_owned());
        });
        document.add_text(*fields.question.get(lang), stems);
    }

    fn add_saying(&mut self, id: &EntryId, saying: &Saying) {
        let (document, fields) = (&mut self.document, self.fields);
        let stems = self.lexicon.stems(saying.lang, &saying.words, |word, listed| {
            let names = (fields.name_word, &mut listed.in_names);
            add_once(document, names, || word.to_owned());
        });
        if let Some(term) = sayings::term(&stems, saying.weight, id) {
            document.add_text(*fields.saying.get(saying.lang), term);
        }
    }

    fn add_text(&mut self, lang: Lang, text: &str) {
        let (document, fields) = (&mut self.document, self.fields);
        let stems = self.lexicon.stems(lang, text, |word, listed| {
            let texts = (fields.text_word, &mut listed.in_texts);
            add_once(document, texts, || word.to_owned());
        });
        let in_one = self.lexicon.stems(lang, &in_one(text), |_, _| {});
        let field = *fields.text.get(lang);
        document.add_text(field, stems);
        document.add_text(field, in_one);
    }
}

fn add_once(
    document: &mut TantivyDocument,
    (vocabulary, is_listed): (Field, &mut bool),
    word: impl Fn() -> String,
) {
    if !*is_listed {
        *is_listed = true;
        document.add_text(vocabulary, word());
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
    let mut parts = vec![entry.text.joined(lang)];
    parts.extend(entry.example.iter().map(|example| example.joined(lang)));
    parts.extend(entry.rulings.iter().map(|ruling| ruling.text.get(lang).clone()));
    for table in &entry.tables {
        parts.push(table.title.get(lang).clone());
        parts.extend(table.columns.iter().map(|column| column.title.get(lang).clone()));
        parts.extend(table.rows.iter().flat_map(|row| &row.cells).map(|cell| cell.text(lang)));
    }
    parts.join("\n")
}

pub(in crate::search) fn spelled_out(text: &str, lang: Lang, speller: &Speller<'_>) -> String {
    pieces(text)
        .into_iter()
        .map(|piece| match piece {
            MarkupPiece::Words(words) => words.to_owned(),
            MarkupPiece::Symbol(name) => speller(lang, name),
        })
        .collect()
}
