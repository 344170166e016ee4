//! The words that are met while an index is written. Texts have few words and use them often, so that each is
//! stemmed once, and one look tells whether the index has it already.
//!
//! What players say for a word of the game: terms of other games and everyday words.
//!
//! The scaffolding of questions: words that say how something is asked, not what it is about.

use std::sync::LazyLock;

use frostem::Stemmer;

use crate::search::analyze::stemmer;
use crate::search::word_cache::WordCache;
use model::text::each_word;
use model::text::vocabulary::typed::MEANT;
use model::{Lang, Localized};

/// All words so far.
pub(crate) struct Lexicon {
    stemmers: Localized<Stemmer>,
    words: WordCache<LexiconWord>,
}

#[derive(Default)]
struct LexiconWord {
    stem: Localized<Option<Box<str>>>,
    listed: Vocabularies,
}

/// The vocabularies that have a word.
#[derive(Default)]
pub(crate) struct Vocabularies {
    pub in_names: bool,
    /// Backwards.
    pub in_ends: bool,
    pub in_texts: bool,
}

impl Lexicon {
    pub(crate) fn new() -> Lexicon {
        Lexicon { stemmers: Localized::from_fn(stemmer), words: WordCache::new() }
    }

    /// The stems of the words of a text, in order, parted by blanks. Each word is shown to `met` with where it is
    /// listed so far.
    pub(crate) fn stems(&mut self, lang: Lang, text: &str, mut met: impl FnMut(&str, &mut Vocabularies)) -> String {
        let mut stems = String::with_capacity(text.len());
        each_word(text, |word| {
            let (stem, listed) = self.word(lang, word);
            if !stems.is_empty() {
                stems.push(' ');
            }
            stems.push_str(stem);
            met(word, listed);
        });
        stems
    }

    fn word(&mut self, lang: Lang, word: &str) -> (&str, &mut Vocabularies) {
        let stemmer = self.stemmers.get(lang);
        let LexiconWord { stem, listed } = self.words.get_or_insert_with(word, |_| LexiconWord::default());
        let stem = stem.get_mut(lang).get_or_insert_with(|| stemmer.stem(word).into());
        (stem, listed)
    }
}

/// The words of the game, folded, that are meant by a folded word that players say instead.
pub(crate) fn meant(folded: &str) -> &'static [&'static str] {
    let at = MEANT.binary_search_by_key(&folded, |(said, _)| said);
    at.map_or(&[], |at| MEANT[at].1)
}

/// Folded, sorted for binary search, a word a line. German and English together: both languages are searched at
/// once, so a word is only here if it is scaffolding in both.
static STOPWORDS: LazyLock<Vec<&str>> = LazyLock::new(|| include_str!("stopwords.txt").lines().collect());

/// All words of the scaffolding.
pub fn scaffolding() -> &'static [&'static str] {
    &STOPWORDS
}

/// Whether a folded word belongs to the scaffolding.
pub(crate) fn is_stopword(word: &str) -> bool {
    STOPWORDS.binary_search(&word).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::analyze::stems;
    use model::text::words;

    #[test]
    fn stems_are_those_of_each_word_for_itself() {
        let mut lexicon = Lexicon::new();
        let text = "Karten, Karten und die Würfel der Jem'Hadar";
        for lang in Lang::ALL {
            let mut met = Vec::new();
            let all = lexicon.stems(lang, text, |word, listed| {
                met.push((word.to_owned(), listed.in_texts));
                listed.in_texts = true;
            });
            assert_eq!(all, stems(lang, text).join(" "));
            assert_eq!(met[0].0, "karten");
            assert_eq!((met[0].1, met[1].1), (lang == Lang::ALL[1], true));
        }
    }

    #[test]
    fn words_of_other_games_are_understood() {
        assert!(meant("graveyard").contains(&"discard"));
        assert!(meant("friedhof").contains(&"ablage"));
        assert!(meant("ablage").is_empty());
    }

    #[test]
    fn what_is_said_is_folded_and_sorted() {
        assert!(MEANT.is_sorted_by_key(|(said, _)| said));
        for (said, terms) in MEANT {
            assert_eq!(words(said), [*said]);
            assert!(!terms.is_empty());
        }
    }

    #[test]
    fn the_list_is_sorted_and_folded() {
        assert!(STOPWORDS.is_sorted());
        for word in STOPWORDS.iter() {
            assert_eq!(words(word), [*word]);
        }
    }
}
