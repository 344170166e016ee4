//! The fields of the index.

use tantivy::schema::{
    FAST, Field, IndexRecordOption, STORED, STRING, Schema, SchemaBuilder, TextFieldIndexing,
    TextOptions,
};

use crate::model::{Game, Kind, Lang, Localized, Record};

/// Term of documents that have names and nothing to say in words: cards of the Star Trek CCG. How rare a word is in
/// the rules does not depend on them.
pub const NAMES_ONLY: &str = "names-only";

/// Name of the field of natures.
pub const NATURE: &str = "nature";

/// What is known of a document without reading it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Nature {
    pub game: Game,
    pub kind: Kind,
    /// It has names only.
    pub is_silent: bool,
}

impl Nature {
    pub fn of(record: &Record) -> Nature {
        Nature {
            game: record.game(),
            kind: record.kind(),
            is_silent: matches!(record, Record::Ccg(_)),
        }
    }

    /// As one number.
    pub fn number(self) -> u64 {
        let place = |at: Option<usize>| at.unwrap_or_default() as u64;
        let game = place(Game::ALL.iter().position(|game| *game == self.game));
        let kind = place(Kind::ALL.iter().position(|kind| *kind == self.kind));
        // One bit for silence, seven for the game, the rest for the kind.
        kind << 8 | game << 1 | u64::from(self.is_silent)
    }

    /// Reads [`Nature::number`].
    pub fn read(number: u64) -> Nature {
        let game = Game::ALL.get((number >> 1 & 0x7f) as usize);
        let kind = Kind::ALL.get((number >> 8) as usize);
        Nature {
            game: game.copied().unwrap_or(Game::CaptainsChair),
            kind: kind.copied().unwrap_or(Kind::Card),
            is_silent: number & 1 == 1,
        }
    }
}

/// A document is an entry. Stored is its id; all else
/// lives in the catalog database.
#[derive(Debug, Clone)]
pub struct Fields {
    pub schema: Schema,
    pub id: Field,
    /// The [`Nature`].
    pub nature: Field,
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
}

/// The schema, always the same.
pub fn fields() -> Fields {
    let mut builder = Schema::builder();
    let id = builder.add_text_field("id", STRING | STORED);
    let nature = builder.add_u64_field(NATURE, FAST);
    let silent = builder.add_text_field("silent", STRING);
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
        nature,
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
    }
}

fn both(builder: &mut SchemaBuilder, name: &str) -> Localized<Field> {
    let mut field =
        |lang: Lang| builder.add_text_field(&format!("{name}_{}", lang.code()), given());
    Localized {
        de: field(Lang::De),
        en: field(Lang::En),
    }
}

/// Terms that are given as they are, parted by blanks: whoever writes them has folded and stemmed them.
fn given() -> TextOptions {
    let indexing = TextFieldIndexing::default()
        .set_tokenizer("whitespace")
        .set_index_option(IndexRecordOption::WithFreqs);
    TextOptions::default().set_indexing_options(indexing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nature_is_a_number() {
        for game in Game::ALL {
            for kind in Kind::ALL {
                for is_silent in [false, true] {
                    let nature = Nature {
                        game,
                        kind,
                        is_silent,
                    };
                    assert_eq!(Nature::read(nature.number()), nature);
                }
            }
        }
    }
}
