//! Why an answer or a correction that can be read is refused.

use super::reader::{Reader, unreadable};
use solo::state::correction::Correction;
use solo::state::question::{Question, QuestionAnswer};
use solo::state::refusal::ReplyRefusal;
use view::captain_name;
use view::error::{Error, SoloError};

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
pub(super) fn allowed(reader: Reader<'_>, correction: Correction, text: &str) -> Result<Correction, Error> {
    match ReplyRefusal::of_correction(reader.book, reader.table, &correction) {
        None => Ok(correction),
        Some(refusal) => Err(explain_refusal(reader, refusal, text)),
    }
}

/// A refusal with its reason.
pub(super) fn explain_refusal(reader: Reader<'_>, refusal: ReplyRefusal, text: &str) -> Error {
    match refusal {
        ReplyRefusal::Teams { sent, teams } => SoloError::TooManyTeams {
            captain: captain_name(reader.book.setup.bot),
            teams,
            sent: usize::try_from(sent).unwrap_or(usize::MAX),
        },
        ReplyRefusal::OwnTeams { sent, teams } => SoloError::TooManyOwnTeams {
            captain: captain_name(reader.book.setup.captain),
            teams,
            sent: usize::try_from(sent).unwrap_or(usize::MAX),
        },
        ReplyRefusal::OwnShips { sent, ships } => {
            SoloError::TooManyShips { ships, sent: usize::try_from(sent).unwrap_or(usize::MAX) }
        }
        ReplyRefusal::FullGlory { card, most } => SoloError::StardateFull { card, most },
        ReplyRefusal::Glory { card, most } => SoloError::StardateGlory { card, most },
        ReplyRefusal::Track => SoloError::track_steps(text),
        ReplyRefusal::Range { least, most } => SoloError::out_of_range(text, i32::from(least), i32::from(most)),
        ReplyRefusal::Twice { card } => reader.named_twice(&card),
        ReplyRefusal::OpenSite => SoloError::OpenSite,
        ReplyRefusal::Stardate { first, last } => SoloError::StardateRange { first, last },
        ReplyRefusal::NoGlory => SoloError::StardateWithoutGlory,
        ReplyRefusal::OpenMarket { place } => SoloError::OpenMarket { place },
        ReplyRefusal::Other => return unreadable(text),
    }
    .into()
}
