//! The words above the controls of a question.

use super::{Asking, Names};
use crate::locale::Texts;
use crate::page::Words;
use crate::solo::state::question::{Bundle, Origin, Question};
use crate::solo::state::setup::Rulebook;
use crate::solo::state::step::Step;
use crate::solo::state::tabletop::Table;
use crate::view::solo::steps::Telling;

/// What is asked, why, and what is known where no control shows it.
pub fn heading(
    texts: &Texts,
    names: &Names,
    book: &Rulebook,
    question: &Question,
    (table, steps): (&Table, &[Step]),
) -> [Words; 3] {
    let asking = Asking {
        telling: Telling::new(texts, names, book),
        question,
        table,
        steps,
    };
    let known = if is_about_the_discard_pile(question) {
        asking.known()
    } else {
        String::new()
    };
    [asking.heading(), asking.why(), known].map(Words::from)
}

fn is_about_the_discard_pile(question: &Question) -> bool {
    match question {
        Question::Reveal { from, .. } => matches!(from, Origin::Discard | Origin::Log),
        Question::Several { questions } => matches!(Bundle::of(questions), Bundle::Names(_)),
        Question::Stardate { .. }
        | Question::Market { .. }
        | Question::Refill { .. }
        | Question::Zone { .. }
        | Question::NewSite { .. }
        | Question::Tracks { .. }
        | Question::Drawn { .. }
        | Question::EncounterLeft
        | Question::Incidents { .. }
        | Question::Part { .. }
        | Question::Where { .. }
        | Question::DiscardedIs { .. }
        | Question::PlayerHas { .. }
        | Question::Junk { .. }
        | Question::Choice { .. } => false,
    }
}
