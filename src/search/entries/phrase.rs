//! The query beside each name and question of an entry: the last word on entries that are nearly as
//! good as each other.

use tantivy::TantivyDocument;
use tantivy::schema::Value;

use super::rank;
use super::schema::Fields;
use super::stopwords::is_stopword;
use crate::model::{Lang, Localized};
use crate::search::analyze::stems;
use crate::text::words;

/// Stands before the stem of a word of the scaffolding.
const MARK: char = '~';

/// A name or question as stems in order, those of the scaffolding marked; how phrases are stored.
pub fn marked(lang: Lang, text: &str) -> String {
    let marked = words(text).into_iter().flat_map(|word| {
        let mark = if is_stopword(&word) { "~" } else { "" };
        stems(lang, &word)
            .into_iter()
            .map(move |stem| format!("{mark}{stem}"))
    });
    marked.collect::<Vec<_>>().join(" ")
}

/// The query as a phrase, in both languages.
pub struct Phrase {
    stems: Localized<Vec<String>>,
}

impl Phrase {
    /// Reads a query.
    pub fn of(query: &str) -> Phrase {
        let stems = |lang| marked(lang, query).split(' ').map(str::to_owned).collect();
        Phrase {
            stems: Localized {
                de: stems(Lang::De),
                en: stems(Lang::En),
            },
        }
    }

    /// How nearly the query is the likest name or question of a document, 0 to 1.
    pub fn likeness(&self, fields: &Fields, document: &TantivyDocument) -> f32 {
        let shares = Lang::ALL.into_iter().flat_map(|lang| {
            let stored = document.get_first(*fields.phrases.get(lang));
            let phrases = stored
                .and_then(|stored| stored.as_str())
                .unwrap_or_default();
            let asked = self.stems.get(lang);
            phrases.lines().map(move |phrase| {
                let words: Vec<&str> = phrase.split(' ').collect();
                rank::overlap(asked, &words, weigh)
            })
        });
        shares.fold(0.0, f32::max)
    }
}

fn weigh(stem: &str) -> f32 {
    if stem.starts_with(MARK) {
        rank::SCAFFOLDING
    } else {
        1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scaffolding_is_marked() {
        assert_eq!(marked(Lang::En, "how many cards"), "~how ~mani card");
    }
}
