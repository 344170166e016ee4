//! Answers to the engine's questions.

use crate::error::{Error, SoloError};
use crate::model::{EntryId, Position, Suit};
use crate::solo::state::question::{Answer, Chosen, PartOutcome, Question};
use crate::text::vocabulary::words;
use crate::text::{key, vocabulary};
use crate::view::solo::question;

use super::list::{Refused, each, lacking, parts};
use super::{Reader, numbers, steps, unreadable};

/// Reads an answer. An empty text takes the default, where the question has one.
///
/// # Errors
/// When the text is no answer to the question.
pub fn answer(reader: Reader<'_>, question: &Question, text: &str) -> Result<Answer, Refused> {
    let text = text.trim();
    let answer = if text.is_empty() {
        question.shown().ok_or_else(|| unreadable(text))?
    } else {
        typed(reader, question, text)?
    };
    if question.accepts(&answer) {
        Ok(answer)
    } else {
        Err(unreadable(text).into())
    }
}

fn typed(reader: Reader<'_>, question: &Question, text: &str) -> Result<Answer, Refused> {
    Ok(match question {
        Question::Stardate { card, .. } => stardate(*card, text)?,
        Question::Market { .. } => Answer::Market(reader.market(text)?),
        Question::Zone { .. } => Answer::Zone(reader.zone(text)?),
        Question::Tracks { .. } => Answer::Tracks(steps(text)?),
        Question::Incidents { .. } => match numbers(text)?[..] {
            [left] => Answer::Count(left),
            _ => return Err(unreadable(text).into()),
        },
        Question::Refill { suit } => card(
            reader,
            text,
            &reader.not_the_bots(reader.book.commons(*suit)),
        )?,
        Question::NewSite { .. } => card(reader, text, &new_sites(reader))?,
        Question::Reveal { candidates, .. } | Question::Drawn { candidates, .. } => {
            card(reader, text, candidates)?
        }
        Question::EncounterLeft | Question::DiscardedIs { .. } => Answer::Yes(yes(text)?),
        Question::Part { .. } => Answer::Part(outcome(text)?),
        Question::Where { .. } => place(reader, text)?,
        Question::Choice { .. } => Answer::Choice(chosen(text)?),
        Question::Several { questions } => match question::names_among(questions) {
            Some(candidates) => names(reader, &candidates, questions.len(), text)?,
            None => reader.table(questions, text)?,
        },
    })
}

/// `4`: Glory on the card shown; `2 5`: card 2 with 5; `0`, `end`: the last is empty.
pub(super) fn stardate(shown: Option<u8>, text: &str) -> Result<Answer, Error> {
    if words::ANSWER_END.is(text) {
        return Ok(Answer::Stardate {
            card: None,
            glory: 0,
        });
    }
    let (card, glory) = match numbers(text)?[..] {
        [glory] => (shown, glory),
        [card, glory] => (Some(card), glory),
        _ => return Err(unreadable(text)),
    };
    Ok(Answer::Stardate { card, glory })
}

/// A card, or `-` for none.
fn card(reader: Reader<'_>, text: &str, candidates: &[EntryId]) -> Result<Answer, Error> {
    if text == "-" {
        return Ok(Answer::Card(None));
    }
    let card = reader.card_among(text, candidates)?;
    Ok(Answer::Card(Some(card)))
}

/// The names of some cards, in their order.
fn names(
    reader: Reader<'_>,
    candidates: &[EntryId],
    count: usize,
    text: &str,
) -> Result<Answer, Refused> {
    let parts = parts(reader, text);
    let answers = each(&parts, |part| card(reader, part, candidates))?;
    if answers.len() < count {
        let missing = count - answers.len();
        return Err(lacking(&parts, SoloError::NamesMissing { missing }.into()));
    }
    Ok(Answer::Several(answers))
}

/// Common Locations that lie neither with the Bot nor in the Neutral Zone.
fn new_sites(reader: Reader<'_>) -> Vec<EntryId> {
    let mut cards = reader.not_the_bots(reader.book.commons(Suit::Location));
    cards.retain(|card| {
        let position = reader.book.card(card).and_then(|card| card.position);
        let is_common = matches!(
            position,
            Some(Position::StartingLocation | Position::AdvancedLocation)
        );
        is_common && reader.table.site_of(card).is_none()
    });
    cards
}

fn yes(text: &str) -> Result<bool, Error> {
    let known = [(words::ANSWER_YES, true), (words::ANSWER_NO, false)];
    vocabulary::meant(text, &known).ok_or_else(|| unreadable(text))
}

fn outcome(text: &str) -> Result<PartOutcome, Error> {
    match text {
        "1" => Ok(PartOutcome::Done),
        "2" => Ok(PartOutcome::Cancelled),
        "3" => Ok(PartOutcome::Unable),
        _ => Err(unreadable(text)),
    }
}

fn chosen(text: &str) -> Result<Chosen, Error> {
    if text == "-" {
        return Ok(Chosen::Unable);
    }
    if key(text) == "c" {
        return Ok(Chosen::Cancelled);
    }
    let number: usize = text.parse().map_err(|_| unreadable(text))?;
    let place = number.checked_sub(1).ok_or_else(|| unreadable(text))?;
    Ok(Chosen::Option(place))
}

/// A neutral Location by number or name, or `-` for elsewhere.
fn place(reader: Reader<'_>, text: &str) -> Result<Answer, Error> {
    if text == "-" {
        return Ok(Answer::Where(None));
    }
    let card = reader.site(text)?;
    Ok(Answer::Where(reader.table.site_of(&card)))
}
