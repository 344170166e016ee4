//! Writing the card index: one pass, one segment, one document a card in the order given.

use std::collections::HashSet;
use std::path::Path;

use crate::search::segment::{IndexFiles, open_folder};
use tantivy::TantivyDocument;

use super::document::CardDocument;
use super::execute::CardIndex;
use super::neighbours::Neighbours;
use super::schema::{Slots, TextSlots};
use crate::search::analyze::apart;
use crate::search::entries::write::{Speller, spelled_out};
use crate::search::query::fields::{ALL, Kind, QueryField};
use crate::search::{IndexError, owned, segment};
use model::text::{key, words};
use model::{Boxes, Lang, Record};

/// Cards in the order of their names, ties by id: the order of results without words. Rules are left
/// out, and of cards of one id all but the last.
pub fn in_order(records: Vec<Record>) -> Vec<Record> {
    let mut seen = HashSet::new();
    let mut cards: Vec<(String, Record)> = records
        .into_iter()
        .rev()
        .filter(|record| !matches!(record, Record::Rule(_)))
        .filter(|card| seen.insert(card.id().clone()))
        .map(|card| (words(&card.title().en).join(" "), card))
        .collect();
    cards.sort_by(|(a, x), (b, y)| (a, x.id()).cmp(&(b, y.id())));
    cards.into_iter().map(|(_, card)| card).collect()
}

/// Writes the index of cards in their order into an empty folder. What is to be done `then` is begun as soon as all
/// documents are made, while they are still being sorted in.
///
/// # Errors
/// When the folder cannot be written.
pub fn write_to_folder(
    folder: &Path,
    cards: &[Record],
    speller: &Speller<'_>,
    then: impl FnOnce() + Send,
) -> Result<(), IndexError> {
    let (slots, neighbours) = (Slots::new(), Neighbours::from_cards(cards));
    let documents = documents(cards, &slots, &neighbours, speller);
    segment::write(open_folder(folder)?, &slots.schema, documents, then).map(drop)
}

/// Writes an index as files in memory.
///
/// # Errors
/// Only on faults inside tantivy.
pub fn write_files(cards: &[Record], speller: &Speller<'_>) -> Result<IndexFiles, IndexError> {
    let (slots, neighbours) = (Slots::new(), Neighbours::from_cards(cards));
    segment::write_files(&slots.schema, documents(cards, &slots, &neighbours, speller))
}

/// Writes an index that lives and dies with the process, for somebody who has all boxes.
///
/// # Errors
/// Only on faults inside tantivy.
pub fn write_to_memory(cards: &[Record], speller: &Speller<'_>) -> Result<CardIndex, IndexError> {
    let files = write_files(cards, speller)?;
    CardIndex::open_files(files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())), &Boxes::all())
}

fn documents<'c>(
    cards: &'c [Record],
    slots: &'c Slots,
    neighbours: &'c Neighbours,
    speller: &'c Speller<'_>,
) -> impl Iterator<Item = TantivyDocument> {
    cards.iter().map(|card| {
        let mut document = document(slots, &CardDocument::from_record(card, neighbours), speller);
        owned::add_availability(&mut document, slots.availability, card);
        document
    })
}

fn document(slots: &Slots, card: &CardDocument, speller: &Speller<'_>) -> TantivyDocument {
    let mut document = TantivyDocument::new();
    names(slots, card, &mut document);
    texts(slots, card, speller, &mut document);
    values(slots, card, &mut document);
    requirement(slots, card, &mut document);
    for field in ALL {
        if has(card, field) {
            document.add_text(slots.has, field.code);
        }
    }
    document
}

fn has(card: &CardDocument, field: &QueryField) -> bool {
    let in_words = card.words.iter().any(|(own, _)| *own == field);
    let in_levels = card.levels.iter().any(|(own, ..)| *own == field);
    // That there are none of something is a number too, but nothing to have.
    let has_numbers = card.numbers.iter().any(|(own, _)| *own == field);
    let in_numbers = has_numbers && field.kind == Kind::Number;
    let requires = field.code == "requires" && card.requirement.is_some();
    let text = match field.code {
        "name" => true,
        "text" => !card.texts.de.is_empty() || !card.texts.en.is_empty(),
        _ => false,
    };
    in_words || in_levels || in_numbers || requires || text
}

/// Names that are the same in both languages go in once as written.
fn names(slots: &Slots, card: &CardDocument, document: &mut TantivyDocument) {
    let mut seen: Vec<&String> = Vec::new();
    for (lang, names) in card.names.iter() {
        document.add_text(slots.title_key, key(names.first().map_or("", String::as_str)));
        for name in names {
            document.add_text(*slots.name.stem.get(lang), name);
            if !seen.contains(&name) {
                seen.push(name);
                document.add_text(slots.name.fold, name);
                joined(&slots.name, name, document);
                document.add_text(slots.name_key, key(name));
                document.add_text(slots.raw_name, name);
            }
        }
        for words in card.also.get(lang) {
            document.add_text(slots.also.fold, words);
            joined(&slots.also, words, document);
            document.add_text(*slots.also.stem.get(lang), words);
        }
    }
}

/// The text in words as joined as they are written, and the parts of names with an apostrophe.
fn joined(place: &TextSlots, text: &str, document: &mut TantivyDocument) {
    document.add_text(place.join, text);
    let parts = apart(text);
    if !parts.is_empty() {
        document.add_text(place.join, parts);
    }
}

/// The pieces of a text that are more than one word, parted by blanks: `Jean-Luc`. All others say the same
/// joined or not.
fn hyphenated(text: &str) -> String {
    let inside = |piece: &&str| {
        let word = piece.trim_matches(|c: char| !c.is_alphanumeric());
        word.contains(|c: char| !c.is_alphanumeric())
    };
    let pieces: Vec<&str> = text.split_whitespace().filter(inside).collect();
    pieces.join(" ")
}

fn texts(slots: &Slots, card: &CardDocument, speller: &Speller<'_>, document: &mut TantivyDocument) {
    for lang in Lang::ALL {
        let text = spelled_out(card.texts.get(lang), lang, speller);
        if text.is_empty() {
            continue;
        }
        document.add_text(slots.text.fold, &text);
        let parted = hyphenated(&text);
        if !parted.is_empty() {
            joined(&slots.text, &parted, document);
        }
        document.add_text(*slots.text.stem.get(lang), &text);
        document.add_text(slots.raw_text, text);
    }
}

fn values(slots: &Slots, card: &CardDocument, document: &mut TantivyDocument) {
    for (field, value) in &card.words {
        let slot = slots.of_field(field);
        document.add_text(slot.term, key(value));
        document.add_text(slot.spelled, value);
    }
    for (field, value, level) in &card.levels {
        let slot = slots.of_field(field);
        document.add_text(slot.term, key(value));
        document.add_text(slot.term, level_term(&key(value), i64::from(*level)));
        document.add_text(slot.spelled, value);
    }
    for (field, number) in &card.numbers {
        document.add_i64(slots.of_field(field).number, *number);
    }
}

/// The term that stands for a value at a level; no folded value holds an equals sign.
pub(super) fn level_term(value: &str, level: i64) -> String {
    format!("{value}={level}")
}

fn requirement(slots: &Slots, card: &CardDocument, document: &mut TantivyDocument) {
    if let Some(requirement) = &card.requirement {
        document.add_text(slots.requirement, requirement);
    }
    for (attribute, sum) in &card.sums {
        if let Some(slot) = slots.sum(attribute) {
            document.add_i64(slot, *sum);
        }
    }
}
