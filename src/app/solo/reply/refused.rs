//! Why an answer or a correction that can be read is refused.

use crate::solo::reply::reader::{Reader, unreadable};
use page::locale::say;
use solo::state::correction::Correction;
use solo::state::question::{Question, QuestionAnswer};
use solo::state::refusal::ReplyRefusal;
use words::Problem;
use words::names::captain_name;

/// What speaks against an answer: that the question does not accept it, or that the pieces of the game do not allow it.
pub(super) fn find_refusal(
    reader: Reader<'_>,
    question: &Question,
    answer: &QuestionAnswer,
) -> Option<ReplyRefusal> {
    if question.accepts(answer) {
        return ReplyRefusal::by_pieces(reader.book, reader.table, question, answer);
    }
    Some(ReplyRefusal::find(question, answer))
}

/// A correction, if the pieces of the game allow it.
///
/// # Errors
/// With what speaks against it.
pub(super) fn allowed(reader: Reader<'_>, correction: Correction, text: &str) -> Result<Correction, Problem> {
    match ReplyRefusal::of_correction(reader.book, reader.table, &correction) {
        None => Ok(correction),
        Some(refusal) => Err(explain_refusal(reader, refusal, text)),
    }
}

/// A refusal with its reason.
pub(super) fn explain_refusal(reader: Reader<'_>, refusal: ReplyRefusal, text: &str) -> Problem {
    match refusal {
        ReplyRefusal::Teams { sent, teams } => {
            Problem::too_many_teams(&captain_name(reader.book.setup.bot), teams, sent)
        }
        ReplyRefusal::OwnTeams { sent, teams } => {
            Problem::misuse(say::err_too_many_teams(captain_name(reader.book.setup.captain), teams, sent))
                .hint(say::hint_too_many_own_tokens())
        }
        ReplyRefusal::OwnShips { sent, ships } => {
            Problem::misuse(say::err_too_many_ships(ships, sent)).hint(say::hint_too_many_own_tokens())
        }
        ReplyRefusal::FullGlory { card, most } => {
            Problem::misuse(say::err_stardate_full(card, most)).hint(say::hint_stardate_full())
        }
        ReplyRefusal::Glory { card, most } => {
            Problem::misuse(say::err_stardate_glory(most, card)).hint(say::hint_stardate_glory())
        }
        ReplyRefusal::Track => Problem::track_steps(text),
        ReplyRefusal::Range { least, most } => Problem::out_of_range(text, i32::from(least), i32::from(most)),
        ReplyRefusal::Twice { card } => reader.named_twice(&card),
        ReplyRefusal::OpenSite => Problem::misuse(say::err_open_site()).hint(say::hint_open_site()),
        ReplyRefusal::Stardate { first, last } => {
            Problem::misuse(say::err_stardate_range(first, last)).hint(say::hint_stardate_range())
        }
        ReplyRefusal::NoGlory => {
            Problem::misuse(say::err_stardate_without_glory()).hint(say::hint_stardate_without_glory())
        }
        ReplyRefusal::OpenMarket { place } => {
            Problem::misuse(say::err_open_market(place)).hint(say::hint_open_market())
        }
        ReplyRefusal::Other => unreadable(text),
    }
}
