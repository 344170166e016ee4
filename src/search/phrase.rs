//! The query beside each name and question of an entry: the last word on entries that are nearly as
//! good as each other.

use tantivy::TantivyDocument;
use tantivy::schema::Value;

use super::analyze::stems;
use super::rank;
use super::schema::Fields;
use super::stopwords::is_stopword;
use crate::model::{Lang, Localized};

/// The query as stems in both languages.
pub struct Phrase {
    stems: Localized<Vec<String>>,
    /// Stems of the scaffolding words of the query.
    scaffolding: Vec<String>,
}

impl Phrase {
    /// Reads a query.
    pub fn of(query: &str) -> Phrase {
        let scaffolding = crate::text::words(query)
            .into_iter()
            .filter(|word| is_stopword(word))
            .flat_map(|word| Lang::ALL.map(|lang| stems(lang, &word)).concat())
            .collect();
        Phrase {
            stems: Localized {
                de: stems(Lang::De, query),
                en: stems(Lang::En, query),
            },
            scaffolding,
        }
    }

    /// How nearly the query is the likest name or question of a document, 0 to 1.
    pub fn likeness(&self, fields: &Fields, document: &TantivyDocument) -> f32 {
        let mut best = 0.0_f32;
        for lang in Lang::ALL {
            let phrases = document.get_all(*fields.phrase.get(lang));
            for phrase in phrases.filter_map(|phrase| phrase.as_str()) {
                let words: Vec<&str> = phrase.split(' ').collect();
                let share = rank::overlap(self.stems.get(lang), &words, |word| self.weigh(word));
                best = best.max(share);
            }
        }
        best
    }

    fn weigh(&self, stem: &str) -> f32 {
        let empty = is_stopword(stem) || self.scaffolding.iter().any(|other| other == stem);
        if empty { rank::SCAFFOLDING } else { 1.0 }
    }
}
