//! From text to terms: folded words, and their stems in either language.

use frostem::{Algorithm, Stemmer};
use tantivy::tokenizer::{TextAnalyzer, Token, TokenStream, Tokenizer, TokenizerManager};

use super::word_cache::WordCache;
use model::Lang;
use model::text::{each_word, key, words};

/// Splits text into the folded words of [`model::text::words`].
#[derive(Debug, Clone, Default)]
pub(super) struct FoldTokenizer;

/// Splits text at blanks only and folds what stands between: `Jean-Luc` is one word.
#[derive(Debug, Clone, Default)]
pub(super) struct JoinTokenizer;

/// Splits text into the stems of its folded words.
#[derive(Clone)]
pub(super) struct StemTokenizer(Stems);

/// A stemmer that remembers what it has stemmed: whoever reads many texts meets few words often.
#[derive(Clone)]
pub(super) struct Stems {
    stemmer: Stemmer,
    known: WordCache<String>,
}

impl Stems {
    /// A stemmer that has stemmed nothing yet.
    pub(super) fn new(lang: Lang) -> Stems {
        Stems { stemmer: stemmer(lang), known: WordCache::new() }
    }

    /// The stems of all words of a text, in order.
    pub(super) fn analyze(&mut self, text: &str) -> Vec<String> {
        let (stemmer, known) = (&self.stemmer, &mut self.known);
        let mut stems = Vec::new();
        each_word(text, |word| {
            let stem = known.get_or_insert_with(word, |word| stemmer.stem(word).into_owned());
            stems.push(stem.clone());
        });
        stems
    }
}

/// The words of one text.
pub(super) struct FoldStream {
    words: std::vec::IntoIter<String>,
    token: Token,
}

impl Tokenizer for FoldTokenizer {
    type TokenStream<'a> = FoldStream;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> FoldStream {
        FoldStream { words: words(text).into_iter(), token: Token::default() }
    }
}

impl Tokenizer for JoinTokenizer {
    type TokenStream<'a> = FoldStream;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> FoldStream {
        FoldStream { words: joined(text).into_iter(), token: Token::default() }
    }
}

impl Tokenizer for StemTokenizer {
    type TokenStream<'a> = FoldStream;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> FoldStream {
        FoldStream { words: self.0.analyze(text).into_iter(), token: Token::default() }
    }
}

impl TokenStream for FoldStream {
    fn advance(&mut self) -> bool {
        let Some(word) = self.words.next() else {
            return false;
        };
        // A token of tantivy begins before the first place, with the largest number there is.
        self.token.position = self.token.position.wrapping_add(1);
        self.token.text = word;
        true
    }

    fn token(&self) -> &Token {
        &self.token
    }

    fn token_mut(&mut self) -> &mut Token {
        &mut self.token
    }
}

/// Name of the analyzer that folds only.
pub(super) const FOLD: &str = "fold";

/// Name of the analyzer that leaves words with hyphens in one piece.
pub(super) const JOIN: &str = "join";

/// What stands between the blanks of a text, folded to keys: hyphens and slashes vanish like dots.
pub(super) fn joined(text: &str) -> Vec<String> {
    let keys = text.split_whitespace().map(key);
    keys.filter(|key| !key.is_empty()).collect()
}

/// The words of a name that are written with hyphens, in one piece each, parted by blanks: `Aktionschip` of
/// `Zweiter Aktions-Chip`.
pub(super) fn in_one(name: &str) -> String {
    let hyphened = name.split_whitespace().filter(|piece| piece.contains('-'));
    let keys: Vec<String> = hyphened.map(key).collect();
    keys.join(" ")
}

/// The parts of the names in a text that are written with an apostrophe before a capital, parted by
/// blanks: `Jem Hadar` of `Jem'Hadar`. Nothing of `don't`.
pub(super) fn apart(text: &str) -> String {
    let is_name = |piece: &str| {
        let mut letters = piece.chars();
        letters.any(is_apostrophe) && letters.next().is_some_and(char::is_uppercase)
    };
    let names = text.split_whitespace().filter(|piece| is_name(piece));
    let parts = names.flat_map(|name| name.split(is_apostrophe));
    parts.collect::<Vec<_>>().join(" ")
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’')
}

/// Name of the analyzer that folds and stems.
pub(super) fn stemming(lang: Lang) -> &'static str {
    match lang {
        Lang::De => "fold-de",
        Lang::En => "fold-en",
    }
}

/// All analyzers of the index, by name.
pub(super) fn tokenizers() -> TokenizerManager {
    let manager = TokenizerManager::default();
    manager.register(FOLD, TextAnalyzer::builder(FoldTokenizer).build());
    manager.register(JOIN, TextAnalyzer::builder(JoinTokenizer).build());
    for lang in Lang::ALL {
        let stems = TextAnalyzer::builder(StemTokenizer(Stems::new(lang))).build();
        manager.register(stemming(lang), stems);
    }
    manager
}

/// The stems of all words of a text, in order.
pub(super) fn stems(lang: Lang, text: &str) -> Vec<String> {
    let stemmer = stemmer(lang);
    let words = words(text).into_iter();
    words.map(|word| stemmer.stem(&word).into_owned()).collect()
}

/// The stemmer of a language.
pub(super) fn stemmer(lang: Lang) -> Stemmer {
    Stemmer::new(match lang {
        Lang::De => Algorithm::German,
        Lang::En => Algorithm::English,
    })
}

/// The stems of a name as one term, independent of word order: two names that differ only in
/// inflection and order have the same.
pub(super) fn stem_key(lang: Lang, name: &str) -> String {
    in_order(&stems(lang, name).join(" "))
}

/// Stems that are parted by blanks as one term, the same in whatever order they come.
pub(super) fn in_order(stems: &str) -> String {
    let mut stems: Vec<&str> = stems.split(' ').collect();
    stems.sort_unstable();
    stems.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_an_apostrophe_come_apart() {
        assert_eq!(apart("The Jem'Hadar of Miles O’Brien"), "Jem Hadar O Brien");
        assert_eq!(apart("Don't cross K'chiQ's Jean-Luc"), "");
    }

    #[test]
    fn words_with_hyphens_are_also_one() {
        assert_eq!(in_one("Zweiter Aktions-Chip"), "aktionschip");
        assert_eq!(in_one("Latinum – Ruhm"), "");
    }

    #[test]
    fn inflections_and_umlauts_share_a_stem() {
        let stem = |word| stems(Lang::De, word);
        assert_eq!(stem("Zwischenfälle"), stem("zwischenfall"));
        assert_eq!(stem("Föderationen"), stem("Foederation"));
        assert_eq!(stem_key(Lang::En, "discard piles"), stem_key(Lang::En, "Pile, Discard"));
    }
}
