//! Answers to the engine's questions.

use crate::cli::solo::notation;
use crate::error::{Error, SoloError};
use crate::model::{EntryId, Suit};
use crate::solo::engine::offer;
use crate::solo::state::laid::Laid;
use crate::solo::state::question::{Answer, Bundle, Chosen, PartOutcome, Question};
use crate::solo::state::tabletop::MARKET;
use crate::text::vocabulary::words;
use crate::text::{Candidate, Meaning, Policy, resolve};

use super::refused::refused;
use super::several::{Refused, are_numbers, each, lacking, parts};
use super::{Reader, board, numbers, steps, unreadable, yes};

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
        Err(refused(reader, question, &answer, text).into())
    }
}

fn typed(reader: Reader<'_>, question: &Question, text: &str) -> Result<Answer, Refused> {
    Ok(match question {
        Question::Stardate { card, .. } => stardate(*card, text)?,
        Question::Market { .. } => reader.whole(Answer::Market(reader.market(text)?), text)?,
        Question::Zone { .. } => reader.whole(Answer::Zone(reader.zone(text)?), text)?,
        Question::Tracks { .. } => Answer::Tracks(steps(text)?),
        Question::Incidents { .. } => match numbers(text)?[..] {
            [left] => Answer::Count(left),
            _ => return Err(unreadable(text).into()),
        },
        Question::Refill { suit } if says_empty(text, *suit) => Answer::Card(None),
        Question::Refill { suit } => card(reader, text, &laid_out(reader, Laid::Market(*suit)))?,
        Question::NewSite { place } => card(reader, text, &laid_out(reader, Laid::Site(*place)))?,
        Question::Reveal { candidates, .. } | Question::Drawn { candidates, .. } => {
            card(reader, text, candidates)?
        }
        Question::EncounterLeft | Question::DiscardedIs { .. } | Question::PlayerHas { .. } => {
            Answer::Yes(yes(text)?)
        }
        Question::Junk { cards, .. } => {
            Answer::Junk(board::junk(reader, cards, &parts(reader, text))?)
        }
        Question::Part { .. } => Answer::Part(outcome(text)?),
        Question::Where { .. } => place(reader, text)?,
        Question::Choice { .. } => Answer::Choice(chosen(text)?),
        Question::Several { questions } => match Bundle::of(questions) {
            Bundle::Names(candidates) => names(reader, &candidates, questions.len(), text)?,
            Bundle::TurnedUp(candidates, laid) => turned_up(reader, candidates, &laid, text)?,
            Bundle::Discarded(..) => Answer::Several(discarded(text)?),
            Bundle::Table => reader.table(questions, text)?,
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

/// The card turned up, and what was laid out anew, in any order. A number means the card.
fn turned_up(
    reader: Reader<'_>,
    candidates: &[EntryId],
    laid: &[Laid],
    text: &str,
) -> Result<Answer, Refused> {
    let among: Vec<Vec<EntryId>> = laid.iter().map(|one| laid_out(reader, *one)).collect();
    let all = [candidates, &among.concat()].concat();
    let parts = parts(reader, text);
    let mut answers = vec![Answer::Later; laid.len() + 1];
    each(&parts, |part| {
        let emptied = laid
            .iter()
            .position(|one| matches!(one, Laid::Market(suit) if says_empty(part, *suit)));
        if let Some(at) = emptied {
            answers[at + 1] = Answer::Card(None);
            return Ok(());
        }
        let is_number = are_numbers(part);
        let card = reader.card_among(part, if is_number { candidates } else { &all })?;
        let is_free = |at: &usize| answers[*at] == Answer::Later;
        let mut laid = (1..=among.len()).filter(|at| among[at - 1].contains(&card));
        let free = laid.find(is_free).or(Some(0).filter(is_free));
        let at = free.ok_or_else(|| unreadable(part))?;
        answers[at] = Answer::Card(Some(card));
        Ok(())
    })?;
    if answers[0] == Answer::Later {
        return Err(lacking(
            &parts,
            SoloError::NamesMissing { missing: 1 }.into(),
        ));
    }
    Ok(Answer::Several(answers))
}

/// `ally -`: the deck of this suit has run out.
fn says_empty(text: &str, suit: Suit) -> bool {
    notation::emptied_place(text).is_some_and(|place| MARKET[place] == suit)
}

/// What may have been laid out in a place of the Market or the Neutral Zone.
pub(super) fn laid_out(reader: Reader<'_>, laid: Laid) -> Vec<EntryId> {
    match laid {
        Laid::Market(suit) => offer::market(reader.book, reader.table, suit),
        Laid::Site(_) => offer::new_sites(reader.book, reader.table),
    }
}

/// By number, word or the beginning of a word.
fn outcome(text: &str) -> Result<PartOutcome, Error> {
    let outcomes = [
        (words::ANSWER_DONE, PartOutcome::Done),
        (words::ANSWER_CANCELLED, PartOutcome::Cancelled),
        (words::ANSWER_IMPOSSIBLE, PartOutcome::Unable),
    ];
    let known = outcomes.map(|(word, outcome)| Candidate::new(outcome, word.forms()));
    match resolve(text, &known, Policy::PROMPT) {
        Meaning::One(outcome, _) => Ok(outcome),
        Meaning::Several(_) | Meaning::Nothing => Err(unreadable(text)),
    }
}

/// `1 y`: done, and the card is of the suit asked for. What is not said of the card is asked for afterwards.
fn discarded(text: &str) -> Result<Vec<Answer>, Error> {
    if let Ok(outcome) = outcome(text) {
        return Ok(vec![Answer::Part(outcome), Answer::Later]);
    }
    let (done, fits) = text
        .rsplit_once([' ', ',', ';'])
        .ok_or_else(|| unreadable(text))?;
    let done = outcome(done.trim_end_matches([' ', ',', ';']))?;
    Ok(vec![Answer::Part(done), Answer::Yes(yes(fits)?)])
}

fn chosen(text: &str) -> Result<Chosen, Error> {
    if text == "-" {
        return Ok(Chosen::Unable);
    }
    if words::ANSWER_CANCELLED.is(text) {
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
