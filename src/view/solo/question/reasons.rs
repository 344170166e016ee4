//! Why something is asked, and what several questions are about.

use crate::locale::{Texts, msg};
use crate::solo::state::question::{Bundle, Origin, Question};

/// What the answer is needed for.
pub(super) fn reason(texts: &Texts, question: &Question) -> String {
    match question {
        Question::Stardate { .. } => msg::ask_why_stardate(texts),
        Question::Market { .. } => msg::ask_why_market(texts),
        Question::Refill { .. } => msg::ask_why_refill(texts),
        Question::Zone { .. } => msg::ask_why_zone(texts),
        Question::NewSite { .. } => msg::ask_why_new_site(texts),
        Question::Tracks { .. } => msg::ask_why_tracks(texts),
        Question::Reveal {
            from: Origin::Discard | Origin::Log,
            ..
        } => msg::ask_why_names(texts),
        Question::Junk { .. } => msg::ask_why_junk(texts),
        Question::PlayerHas { .. } => msg::ask_why_discarded_is(texts),
        Question::Several { questions } => match Bundle::of(questions) {
            Bundle::Names(_) => msg::ask_why_names(texts),
            Bundle::TurnedUp(..) => msg::ask_why_reveal(texts),
            Bundle::Discarded(..) => msg::ask_why_part(texts),
            Bundle::Table if tells_tracks_only(questions) => msg::ask_why_tracks(texts),
            Bundle::Table => msg::ask_why_table(texts),
        },
        Question::Reveal { .. } => msg::ask_why_reveal(texts),
        Question::Drawn { .. } => msg::ask_why_drawn(texts),
        Question::EncounterLeft => msg::ask_why_encounter_left(texts),
        Question::Incidents { .. } => msg::ask_why_incidents(texts),
        Question::Part { .. } => msg::ask_why_part(texts),
        Question::Where { .. } => msg::ask_why_where(texts),
        Question::DiscardedIs { .. } => msg::ask_why_discarded_is(texts),
        Question::Choice { .. } => msg::ask_why_choice(texts),
    }
}

/// Whether the cards to be named lie in the Log.
pub(super) fn is_log(questions: &[Question]) -> bool {
    matches!(
        questions.first(),
        Some(Question::Reveal {
            from: Origin::Log,
            ..
        })
    )
}

/// Whether the Market and the player's tracks are asked for, and nothing else.
pub(super) fn tells_tracks_only(questions: &[Question]) -> bool {
    matches!(
        questions,
        [Question::Market { .. }, Question::Tracks { .. }]
    )
}

/// Whether it is asked for the Glory on the Market when it comes up in the Clean-up Step.
pub(super) fn is_for_market_glory(question: &Question) -> bool {
    match question {
        Question::Market { .. } | Question::Refill { .. } | Question::Several { .. } => true,
        Question::Stardate { .. }
        | Question::Zone { .. }
        | Question::NewSite { .. }
        | Question::Tracks { .. }
        | Question::Reveal { .. }
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

/// Whether what a player reports can lead to such a question; others belong to the Bot's turn.
pub(super) fn may_follow_a_report(question: &Question) -> bool {
    match question {
        Question::Stardate { .. }
        | Question::Incidents { .. }
        | Question::Drawn { .. }
        | Question::Reveal { .. } => true,
        Question::Market { .. }
        | Question::Refill { .. }
        | Question::Zone { .. }
        | Question::NewSite { .. }
        | Question::Tracks { .. }
        | Question::EncounterLeft
        | Question::Part { .. }
        | Question::Where { .. }
        | Question::DiscardedIs { .. }
        | Question::PlayerHas { .. }
        | Question::Junk { .. }
        | Question::Choice { .. } => false,
        Question::Several { questions } => questions.iter().all(may_follow_a_report),
    }
}
