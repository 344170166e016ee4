//! What pages about decks need of the program beside its commands.

use crate::cli::choices::FORMS;
use crate::cli::deck::ending;
use crate::cli::parsers::shown;
use crate::model::Lang;
use crate::web::wants::DeckForm;

/// The forms a deck can be written in.
pub fn forms(lang: Lang) -> Vec<DeckForm> {
    let forms = FORMS.iter().map(|(word, format)| DeckForm {
        code: shown(*word, Lang::En),
        label: shown(*word, lang),
        ending: ending(*format),
    });
    forms.collect()
}
