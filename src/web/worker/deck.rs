//! What pages about decks need of the program beside its commands.

use crate::backend::DeckFormat;
use app::choices::FORMS;
use app::deck::file_ending;
use app::parsers::shown;
use model::Lang;
use page::locale::Texts;

/// The forms a deck can be written in.
pub(super) fn forms(texts: &Texts) -> Vec<DeckFormat> {
    let forms = FORMS.iter().map(|(word, format)| {
        let code = shown(*word, Lang::En);
        DeckFormat { code, label: texts.get(&format!("decks-form-{code}")), ending: file_ending(*format) }
    });
    forms.collect()
}
