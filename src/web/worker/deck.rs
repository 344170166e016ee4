//! What pages about decks need of the program beside its commands.

use crate::backend::DeckFormat;
use app::choices::FORMS;
use app::deck::file_ending;
use app::parsers::shown;
use model::Lang;

/// The forms a deck can be written in.
pub(super) fn forms(lang: Lang) -> Vec<DeckFormat> {
    let forms = FORMS.iter().map(|(word, format)| DeckFormat {
        code: shown(*word, Lang::En),
        label: shown(*word, lang),
        ending: file_ending(*format),
    });
    forms.collect()
}
