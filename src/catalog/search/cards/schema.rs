//! The fields of the card index.

use tantivy::schema::{
    FAST, Field as Slot, IndexRecordOption, NumericOptions, STORED, STRING, Schema, SchemaBuilder,
    TextFieldIndexing, TextOptions,
};

use crate::search::analyze::{FOLD, JOIN, stemming};
use crate::search::owned;
use crate::search::query::fields::{ALL, ATTRIBUTES, Kind, QueryField};
use model::Localized;

/// The slot of names as written, of which there is a list.
pub(super) const RAW_NAME: &str = "raw_name";

/// Where bare words are sought, and what a hit there is worth.
#[derive(Debug, Clone)]
pub(super) struct TextSlots {
    /// Folded words as written.
    pub fold: Slot,
    /// Folded words, those with hyphens in one piece.
    pub join: Slot,
    /// Stems.
    pub stem: Localized<Slot>,
    pub worth: f32,
}

/// The slots of a document that belong to no field of the query language.
#[derive(Debug, Clone)]
pub(super) struct Slots {
    pub schema: Schema,
    pub name: TextSlots,
    pub text: TextSlots,
    pub also: TextSlots,
    /// Keys of titles, with their subtitles.
    pub title_key: Slot,
    /// Keys of whole names, titles among them.
    pub name_key: Slot,
    /// Names and texts as written, for regular expressions.
    pub raw_name: Slot,
    pub raw_text: Slot,
    /// Codes of the fields a card has a value for.
    pub has: Slot,
    /// With which boxes a card is there: see [`crate::search::owned`].
    pub availability: Slot,
    /// What a mission requires, folded.
    pub requirement: Slot,
    of_field: Vec<FieldSlots>,
    sums: Vec<Slot>,
}

/// The slots of a field of the query language.
#[derive(Debug, Clone, Copy)]
pub(super) struct FieldSlots {
    /// Folded values: of closed fields, of levels.
    pub term: Slot,
    /// Values as spelled, to sort by and to suggest.
    pub spelled: Slot,
    pub number: Slot,
}

impl Slots {
    /// The slots, always the same.
    pub(super) fn new() -> Slots {
        let mut builder = Schema::builder();
        let name = place(&mut builder, "name", 6.0);
        let text = place(&mut builder, "text", 1.0);
        let also = place(&mut builder, "also", 2.0);
        let title_key = builder.add_text_field("title_key", STRING);
        let name_key = builder.add_text_field("name_key", STRING);
        let spelled = TextOptions::default().set_stored().set_fast("raw");
        let raw_name = builder.add_text_field(RAW_NAME, spelled);
        let raw_text = builder.add_text_field("raw_text", STORED);
        let has = builder.add_text_field("has", STRING);
        let availability = owned::add_field(&mut builder);
        let requirement = builder.add_text_field("requirement", analyzed(FOLD));
        let of_field = ALL.iter().map(|field| of_field(&mut builder, field)).collect();
        let sums =
            ATTRIBUTES.iter().map(|word| builder.add_i64_field(&format!("sum-{}", word.code), FAST)).collect();
        Slots {
            schema: builder.build(),
            name,
            text,
            also,
            title_key,
            name_key,
            raw_name,
            raw_text,
            has,
            availability,
            requirement,
            of_field,
            sums,
        }
    }

    /// The slots of a field.
    pub(super) fn of_field(&self, field: &QueryField) -> FieldSlots {
        let at = ALL.iter().position(|own| *own == field);
        self.of_field[at.unwrap_or_default()]
    }

    /// The slot of the sums missions require of an attribute.
    pub(super) fn sum(&self, attribute: &str) -> Option<Slot> {
        let at = ATTRIBUTES.iter().position(|word| word.code == attribute)?;
        self.sums.get(at).copied()
    }
}

fn of_field(builder: &mut SchemaBuilder, field: &QueryField) -> FieldSlots {
    let code = field.code;
    let number = field.has_numbers().then(|| {
        let options = NumericOptions::default().set_fast();
        builder.add_i64_field(&format!("number-{code}"), options)
    });
    // Such a field has no words: the other slots are never asked for.
    if let (Some(number), Kind::Number) = (number, field.kind) {
        return FieldSlots { term: number, spelled: number, number };
    }
    let term = builder.add_text_field(&format!("term-{code}"), STRING);
    let options = TextOptions::default().set_fast("raw");
    let spelled = builder.add_text_field(&format!("spelled-{code}"), options);
    FieldSlots { term, spelled, number: number.unwrap_or(term) }
}

fn place(builder: &mut SchemaBuilder, name: &str, worth: f32) -> TextSlots {
    let fold = builder.add_text_field(name, analyzed(FOLD));
    let join = builder.add_text_field(&format!("{name}-join"), analyzed(JOIN));
    let stem = Localized::from_fn(|lang| {
        builder.add_text_field(&format!("{name}-{}", lang.code()), analyzed(stemming(lang)))
    });
    TextSlots { fold, join, stem, worth }
}

fn analyzed(tokenizer: &str) -> TextOptions {
    let indexing = TextFieldIndexing::default()
        .set_tokenizer(tokenizer)
        .set_index_option(IndexRecordOption::WithFreqsAndPositions);
    TextOptions::default().set_indexing_options(indexing)
}
