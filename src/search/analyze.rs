//! From text to terms: folded words, and their stems in either language.

use std::cell::RefCell;

use tantivy::tokenizer::{
    Language, Stemmer, TextAnalyzer, Token, TokenStream, Tokenizer, TokenizerManager,
};

use crate::model::Lang;
use crate::text::words;

/// Splits text into the folded words of [`crate::text::words`].
#[derive(Debug, Clone, Default)]
pub struct FoldTokenizer;

/// The words of one text.
pub struct FoldStream {
    words: std::vec::IntoIter<String>,
    token: Token,
}

impl Tokenizer for FoldTokenizer {
    type TokenStream<'a> = FoldStream;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> FoldStream {
        FoldStream {
            words: words(text).into_iter(),
            token: Token::default(),
        }
    }
}

impl TokenStream for FoldStream {
    fn advance(&mut self) -> bool {
        let Some(word) = self.words.next() else {
            return false;
        };
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
pub const FOLD: &str = "fold";

/// Name of the analyzer that folds and stems.
pub fn stemming(lang: Lang) -> &'static str {
    match lang {
        Lang::De => "fold-de",
        Lang::En => "fold-en",
    }
}

fn analyzer(lang: Lang) -> TextAnalyzer {
    let language = match lang {
        Lang::De => Language::German,
        Lang::En => Language::English,
    };
    TextAnalyzer::builder(FoldTokenizer)
        .filter(Stemmer::new(language))
        .build()
}

/// All analyzers of the index, by name.
pub fn tokenizers() -> TokenizerManager {
    let manager = TokenizerManager::default();
    manager.register(FOLD, TextAnalyzer::builder(FoldTokenizer).build());
    for lang in Lang::ALL {
        manager.register(stemming(lang), analyzer(lang));
    }
    manager
}

/// The stems of all words of a text, in order.
pub fn stems(lang: Lang, text: &str) -> Vec<String> {
    thread_local! {
        static ANALYZERS: RefCell<[TextAnalyzer; 2]> = RefCell::new(Lang::ALL.map(analyzer));
    }
    ANALYZERS.with_borrow_mut(|analyzers| {
        let mut stream = analyzers[usize::from(lang == Lang::En)].token_stream(text);
        let mut out = Vec::new();
        while stream.advance() {
            out.push(stream.token().text.clone());
        }
        out
    })
}

/// The stems of a name as one term, independent of word order: two names that differ only in
/// inflection and order have the same.
pub fn stem_key(lang: Lang, name: &str) -> String {
    let mut stems = stems(lang, name);
    stems.sort();
    stems.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inflections_and_umlauts_share_a_stem() {
        let stem = |word| stems(Lang::De, word);
        assert_eq!(stem("Zwischenfälle"), stem("zwischenfall"));
        assert_eq!(stem("Föderationen"), stem("Foederation"));
        assert_eq!(
            stem_key(Lang::En, "discard piles"),
            stem_key(Lang::En, "Pile, Discard")
        );
    }
}
