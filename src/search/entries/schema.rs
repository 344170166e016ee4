//! The fields of the index.

use tantivy::schema::{
    Field, IndexRecordOption, STORED, STRING, Schema, SchemaBuilder, TextFieldIndexing, TextOptions,
};

use crate::model::{Lang, Localized};
use crate::search::analyze::stemming;

/// Second code in the field of the kind, of documents that have names and nothing to say in words:
/// cards of the Star Trek CCG. How rare a word is in the rules does not depend on them.
pub const NAMES_ONLY: &str = "names-only";

/// A document is an entry. Stored is its id; all else
/// lives in the catalog database.
#[derive(Debug, Clone)]
pub struct Fields {
    pub schema: Schema,
    pub id: Field,
    /// Code of the game, as one term.
    pub game: Field,
    /// Code of the kind, as one term.
    pub kind: Field,
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
}

/// The schema, always the same.
pub fn fields() -> Fields {
    let mut builder = Schema::builder();
    let id = builder.add_text_field("id", STRING | STORED);
    let game = builder.add_text_field("game", STRING);
    let kind = builder.add_text_field("kind", STRING);
    let key = builder.add_text_field("key", STRING);
    let title_key = builder.add_text_field("title_key", STRING);
    let stem_key = builder.add_text_field("stem_key", STRING);
    let name = both(&mut builder, "name");
    let question = both(&mut builder, "question");
    let text = both(&mut builder, "text");
    let name_word = builder.add_text_field("name_word", STRING);
    let name_end = builder.add_text_field("name_end", STRING);
    let text_word = builder.add_text_field("text_word", STRING);
    Fields {
        schema: builder.build(),
        id,
        game,
        kind,
        key,
        title_key,
        stem_key,
        name,
        question,
        text,
        name_word,
        name_end,
        text_word,
    }
}

fn both(builder: &mut SchemaBuilder, name: &str) -> Localized<Field> {
    let mut field = |lang: Lang| {
        builder.add_text_field(&format!("{name}_{}", lang.code()), analyzed(stemming(lang)))
    };
    Localized {
        de: field(Lang::De),
        en: field(Lang::En),
    }
}

fn analyzed(tokenizer: &str) -> TextOptions {
    let indexing = TextFieldIndexing::default()
        .set_tokenizer(tokenizer)
        .set_index_option(IndexRecordOption::WithFreqs);
    TextOptions::default().set_indexing_options(indexing)
}
