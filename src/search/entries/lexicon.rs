//! The words that are met while an index is written. Texts have few words and use them often, so that each is
//! stemmed once, and one look tells whether the index has it already.

use frostem::Stemmer;

use crate::model::{Lang, Localized};
use crate::search::analyze::stemmer;
use crate::search::memo::Memo;
use crate::text::each_word;

/// All words so far.
pub struct Lexicon {
    stemmers: Localized<Stemmer>,
    words: Memo<Word>,
}

#[derive(Default)]
struct Word {
    stem: Localized<Option<Box<str>>>,
    listed: Listed,
}

/// The vocabularies that have a word.
#[derive(Default)]
pub struct Listed {
    pub in_names: bool,
    /// Backwards.
    pub in_ends: bool,
    pub in_texts: bool,
}

impl Lexicon {
    pub fn new() -> Lexicon {
        Lexicon {
            stemmers: Localized {
                de: stemmer(Lang::De),
                en: stemmer(Lang::En),
            },
            words: Memo::new(),
        }
    }

    /// The stems of the words of a text, in order, parted by blanks. Each word is shown to `met` with where it is
    /// listed so far.
    pub fn stems(
        &mut self,
        lang: Lang,
        text: &str,
        mut met: impl FnMut(&str, &mut Listed),
    ) -> String {
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

    fn word(&mut self, lang: Lang, word: &str) -> (&str, &mut Listed) {
        let stemmer = self.stemmers.get(lang);
        let Word { stem, listed } = self.words.of(word, |_| Word::default());
        let stem = stem
            .get_mut(lang)
            .get_or_insert_with(|| stemmer.stem(word).into());
        (stem, listed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::analyze::stems;

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
}
