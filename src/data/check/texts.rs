//! Checks over one text, whatever it belongs to.

use crate::DataProblem;
use model::text::{blemishes, symbols};
use model::{Lang, SYMBOLS};

/// What is wrong with one text in one language: empty, a symbol nobody defines, or blemishes of typesetting.
pub fn text_problems(field: &'static str, lang: Lang, text: &str) -> Vec<DataProblem> {
    if text.trim().is_empty() {
        return vec![DataProblem::Empty { field, lang }];
    }
    let unknown = symbols(text)
        .filter(|name| !SYMBOLS.contains(name))
        .map(|name| DataProblem::UnknownSymbol { symbol: name.to_owned(), lang });
    unknown.chain(typesetting(lang, text)).collect()
}

/// The blemishes of one text.
pub fn typesetting(lang: Lang, text: &str) -> impl Iterator<Item = DataProblem> {
    let foreign = match lang {
        Lang::De => '.',
        Lang::En => ',',
    };
    let found = blemishes(text, foreign).into_iter();
    found.map(move |(kind, excerpt)| DataProblem::Blemish { kind, excerpt, lang })
}
