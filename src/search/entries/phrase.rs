//! The query beside each name and question of an entry: the last word on entries that are nearly as
//! good as each other.

use std::collections::HashMap;

use tantivy::TantivyDocument;
use tantivy::schema::Value;

use super::question::Question;
use super::rank;
use super::schema::Fields;
use super::stopwords::is_stopword;
use super::terms::Asked;
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

/// A stem that stands for a word of the query: which word, and what it is worth for it.
type Stem = (usize, f32);

/// The query as a phrase, in both languages.
pub struct Phrase {
    /// What each word weighs.
    weights: Vec<f32>,
    stems: Localized<HashMap<String, Stem>>,
}

impl Phrase {
    /// The words of a question with all they may mean; rare words weigh more.
    pub fn of(question: &Question, asked: &[Asked]) -> Phrase {
        let mean = asked.iter().map(|word| word.rarity).sum::<f32>() / asked.len().max(1) as f32;
        let content = asked.iter().map(|word| rank::weight(word.rarity, mean));
        let scaffolding = question.scaffolding.iter().map(|_| rank::SCAFFOLDING);
        Phrase {
            weights: content.chain(scaffolding).collect(),
            stems: Localized {
                de: stems_of(Lang::De, question, asked),
                en: stems_of(Lang::En, question, asked),
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
            phrases.lines().map(move |phrase| self.beside(lang, phrase))
        });
        shares.fold(0.0, f32::max)
    }

    /// What query and phrase share of the weight of both. What the phrase says beyond the query counts
    /// less: a question may be asked in fewer words.
    fn beside(&self, lang: Lang, phrase: &str) -> f32 {
        let known = self.stems.get(lang);
        let mut shared = vec![0.0_f32; self.weights.len()];
        let mut beyond = 0.0;
        for stem in phrase.split(' ') {
            match known.get(stem) {
                Some((word, worth)) => shared[*word] = shared[*word].max(*worth),
                None => beyond += rank::BEYOND * weigh(stem),
            }
        }
        let both: f32 = shared.iter().zip(&self.weights).map(|(a, b)| a * b).sum();
        let all = self.weights.iter().sum::<f32>() + beyond;
        if all > 0.0 { both / all } else { 0.0 }
    }
}

fn stems_of(lang: Lang, question: &Question, asked: &[Asked]) -> HashMap<String, Stem> {
    let mut found: HashMap<String, Stem> = HashMap::new();
    for (at, word) in asked.iter().enumerate() {
        for (meaning, worth) in &word.meanings {
            for stem in marked(lang, meaning).split(' ') {
                let slot = found.entry(stem.to_owned()).or_insert((at, *worth));
                if *worth > slot.1 {
                    *slot = (at, *worth);
                }
            }
        }
    }
    for (at, word) in (asked.len()..).zip(&question.scaffolding) {
        for stem in marked(lang, &word.folded).split(' ') {
            found.entry(stem.to_owned()).or_insert((at, 1.0));
        }
    }
    found
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
