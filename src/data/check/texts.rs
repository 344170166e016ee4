//! Checks over one text, whatever it belongs to.

use crate::data::Problem;
use crate::model::{Lang, SYMBOLS};
use crate::text::symbols;

/// What is wrong with one text in one language: empty, or a symbol nobody defines.
pub(in crate::data) fn text_problems(field: &'static str, lang: Lang, text: &str) -> Vec<Problem> {
    if text.trim().is_empty() {
        return vec![Problem::Empty { field, lang }];
    }
    symbols(text)
        .filter(|name| !SYMBOLS.contains(name))
        .map(|name| Problem::UnknownSymbol {
            symbol: name.to_owned(),
            lang,
        })
        .collect()
}
