//! Why an answer is refused, in the player's terms.

use super::{Reader, unreadable};
use crate::error::{Error, SoloError};
use crate::solo::state::question::{Answer, Question};
use crate::solo::state::refusal::Refusal;
use crate::view::captain_name;

/// The refusal of an answer that can be read but does not fit the question.
pub fn refused(reader: Reader<'_>, question: &Question, answer: &Answer, text: &str) -> Error {
    explained(reader, Refusal::of(question, answer), text)
}

/// A refusal with its reason.
pub fn explained(reader: Reader<'_>, refusal: Refusal, text: &str) -> Error {
    match refusal {
        Refusal::Teams { sent, teams } => SoloError::TooManyTeams {
            captain: captain_name(reader.book.setup.bot),
            teams,
            sent: usize::try_from(sent).unwrap_or(usize::MAX),
        },
        Refusal::Twice { location } => SoloError::LocationTwice {
            location: reader
                .book
                .card(&location)
                .map_or_else(String::new, |card| card.title.get(reader.lang).clone()),
        },
        Refusal::OpenSite => SoloError::OpenSite,
        Refusal::Stardate { first, last } => SoloError::StardateRange { first, last },
        Refusal::NoGlory => SoloError::StardateWithoutGlory,
        Refusal::OpenMarket { place } => SoloError::OpenMarket { place },
        Refusal::Other => return unreadable(text),
    }
    .into()
}
