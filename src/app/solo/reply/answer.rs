//! Answers to the engine's questions, and why they are refused.

use super::parts::{ReplyError, are_numbers, missing_part, read_each, split_parts};
use super::reader::{Reader, find_by_number, parse_number, parse_stardate, parse_steps, parse_yes, unreadable};
use super::table::parse_junk;
use crate::solo::notation;
use model::text::vocabulary::words;
use model::text::{Candidate, Policy, Resolution, resolve};
use model::{EntryId, PlayerPart};
use solo::engine::offer;
use solo::state::question::{
    AnswerKind, Bundle, Chosen, PartOutcome, Question, QuestionAnswer, Refill, possible_outcomes,
};
use solo::state::refusal::ReplyRefusal;
use solo::state::tabletop::MARKET;
use view::captain_name;
use view::error::{Error, SoloError};

/// Reads an answer. An empty text takes the default, where the question has one.
///
/// # Errors
/// When the text is no answer to the question.
pub fn parse_answer(reader: Reader<'_>, question: &Question, text: &str) -> Result<QuestionAnswer, ReplyError> {
    let text = text.trim();
    let answer = if text.is_empty() {
        question.default_answer().ok_or_else(|| unreadable(text))?
    } else {
        read_answer(reader, &question.answer_kind(), text)?
    };
    if question.accepts(&answer) {
        Ok(answer)
    } else {
        Err(explain_refusal(reader, ReplyRefusal::find(question, &answer), text).into())
    }
}

/// Reads what is typed by the kind of answer that is wanted.
pub(super) fn read_answer(
    reader: Reader<'_>,
    kind: &AnswerKind<'_>,
    text: &str,
) -> Result<QuestionAnswer, ReplyError> {
    Ok(match kind {
        AnswerKind::Stardate { card, .. } => parse_stardate(*card, text)?,
        AnswerKind::Market(_) => reader.require_whole(QuestionAnswer::Market(reader.parse_market(text)?), text)?,
        AnswerKind::Zone { .. } => reader.require_whole(QuestionAnswer::Zone(reader.parse_zone(text)?), text)?,
        AnswerKind::Tracks(_) => QuestionAnswer::Tracks(parse_steps(text)?),
        AnswerKind::Count(_) => QuestionAnswer::Count(parse_number(text)?),
        AnswerKind::Refill(refill) if says_empty(text, *refill) => QuestionAnswer::Card(None),
        AnswerKind::Refill(refill) => parse_card(reader, text, &offer::refill(reader.book, reader.table, *refill))?,
        AnswerKind::Card { candidates, .. } => parse_card(reader, text, candidates)?,
        AnswerKind::YesNo => QuestionAnswer::Yes(parse_yes(text)?),
        AnswerKind::Junk { cards, .. } => {
            QuestionAnswer::Junk(parse_junk(reader, cards, &split_parts(reader, text))?)
        }
        AnswerKind::Outcome(part) => QuestionAnswer::Part(parse_outcome(*part, text)?),
        AnswerKind::Location { places, .. } => parse_location(reader, places, text)?,
        AnswerKind::Option { .. } => QuestionAnswer::Choice(parse_option(text)?),
        AnswerKind::Several(Bundle::Names { candidates, count, .. }) => {
            parse_names(reader, candidates, *count, text)?
        }
        AnswerKind::Several(Bundle::Revealed(candidates, refills)) => {
            parse_revealed(reader, candidates, refills, text)?
        }
        AnswerKind::Several(Bundle::Discarded(part, _)) => QuestionAnswer::Several(parse_discarded(*part, text)?),
        AnswerKind::Several(Bundle::Table(questions)) => reader.parse_table(questions, text)?,
    })
}

/// A card, or `-` for none.
fn parse_card(reader: Reader<'_>, text: &str, candidates: &[EntryId]) -> Result<QuestionAnswer, Error> {
    if text == "-" {
        return Ok(QuestionAnswer::Card(None));
    }
    let card = reader.find_card(text, candidates)?;
    Ok(QuestionAnswer::Card(Some(card)))
}

/// The names of some cards, in their order.
fn parse_names(
    reader: Reader<'_>,
    candidates: &[EntryId],
    count: usize,
    text: &str,
) -> Result<QuestionAnswer, ReplyError> {
    let parts = split_parts(reader, text);
    let mut answers = read_each(&parts, |part| parse_card(reader, part, candidates))?;
    part_incidents(reader, candidates, &mut answers);
    if answers.len() < count {
        let missing = count - answers.len();
        return Err(missing_part(&parts, SoloError::NamesMissing { missing }.into()));
    }
    Ok(QuestionAnswer::Several(answers))
}

/// Among cards named together each Incident that stands for any is another one, as long as there are any.
pub(super) fn part_incidents(reader: Reader<'_>, candidates: &[EntryId], answers: &mut [QuestionAnswer]) {
    let mut free = candidates.iter().filter(|card| reader.book.is_any_incident(card));
    for answer in answers {
        if let QuestionAnswer::Card(Some(card)) = answer
            && reader.book.is_any_incident(card)
            && let Some(other) = free.next()
        {
            other.clone_into(card);
        }
    }
}

/// The card turned up, and what was laid out anew, in any order. A number means the card.
fn parse_revealed(
    reader: Reader<'_>,
    candidates: &[EntryId],
    refills: &[Refill],
    text: &str,
) -> Result<QuestionAnswer, ReplyError> {
    let offered = |one: &Refill| offer::refill(reader.book, reader.table, *one);
    let among: Vec<Vec<EntryId>> = refills.iter().map(offered).collect();
    let all = [candidates, &among.concat()].concat();
    let parts = split_parts(reader, text);
    let mut answers = vec![QuestionAnswer::Later; refills.len() + 1];
    read_each(&parts, |part| {
        let emptied = refills.iter().position(|one| says_empty(part, *one));
        if let Some(at) = emptied {
            answers[at + 1] = QuestionAnswer::Card(None);
            return Ok(());
        }
        let is_number = are_numbers(part);
        let card = reader.find_card(part, if is_number { candidates } else { &all })?;
        let is_free = |at: &usize| answers[*at] == QuestionAnswer::Later;
        let mut fitting = (1..=among.len()).filter(|at| among[at - 1].contains(&card));
        let free = fitting.find(is_free).or(Some(0).filter(is_free));
        let at = free.ok_or_else(|| unreadable(part))?;
        answers[at] = QuestionAnswer::Card(Some(card));
        Ok(())
    })?;
    if answers[0] == QuestionAnswer::Later {
        return Err(missing_part(&parts, SoloError::NamesMissing { missing: 1 }.into()));
    }
    Ok(QuestionAnswer::Several(answers))
}

/// `ally -`: the deck of this suit has run out.
fn says_empty(text: &str, refill: Refill) -> bool {
    let emptied = notation::emptied_place(text).map(|place| MARKET[place]);
    emptied.is_some_and(|suit| refill == Refill::Market(suit))
}

/// By its number among those that are possible, a word or the beginning of a word.
fn parse_outcome(part: PlayerPart, text: &str) -> Result<PartOutcome, Error> {
    if let Some(outcome) = find_by_number(text, &possible_outcomes(part)) {
        return outcome.copied();
    }
    let outcomes = [
        (words::ANSWER_DONE, PartOutcome::Done),
        (words::ANSWER_CANCELLED, PartOutcome::Cancelled),
        (words::ANSWER_IMPOSSIBLE, PartOutcome::Unable),
    ];
    let known = outcomes.map(|(word, outcome)| Candidate::new(outcome, word.forms()));
    match resolve(text, &known, Policy::PROMPT) {
        Resolution::One(outcome, _) => Ok(outcome),
        Resolution::Several(_) | Resolution::Nothing => Err(unreadable(text)),
    }
}

/// `1 y`: done, and the card is of the suit asked for. What is not said of the card is asked for afterwards.
fn parse_discarded(part: PlayerPart, text: &str) -> Result<Vec<QuestionAnswer>, Error> {
    if let Ok(outcome) = parse_outcome(part, text) {
        return Ok(vec![QuestionAnswer::Part(outcome), QuestionAnswer::Later]);
    }
    let (done, fits) = text.rsplit_once([' ', ',', ';']).ok_or_else(|| unreadable(text))?;
    let done = parse_outcome(part, done.trim_end_matches([' ', ',', ';']))?;
    Ok(vec![QuestionAnswer::Part(done), QuestionAnswer::Yes(parse_yes(fits)?)])
}

fn parse_option(text: &str) -> Result<Chosen, Error> {
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

/// One of some places of the Neutral Zone by its number among them or the name of its Location, or `-` for elsewhere.
fn parse_location(reader: Reader<'_>, places: &[usize], text: &str) -> Result<QuestionAnswer, Error> {
    if text == "-" {
        return Ok(QuestionAnswer::Where(None));
    }
    if let Some(place) = find_by_number(text, places) {
        return Ok(QuestionAnswer::Where(Some(*place?)));
    }
    let card = reader.parse_location(text)?;
    Ok(QuestionAnswer::Where(reader.table.site_of(&card)))
}

/// A refusal with its reason.
pub(super) fn explain_refusal(reader: Reader<'_>, refusal: ReplyRefusal, text: &str) -> Error {
    match refusal {
        ReplyRefusal::Teams { sent, teams } => SoloError::TooManyTeams {
            captain: captain_name(reader.book.setup.bot),
            teams,
            sent: usize::try_from(sent).unwrap_or(usize::MAX),
        },
        ReplyRefusal::Twice { card } => SoloError::LocationTwice {
            location: reader.book.card(&card).map_or_else(String::new, |card| card.title.get(reader.lang).clone()),
        },
        ReplyRefusal::OpenSite => SoloError::OpenSite,
        ReplyRefusal::Stardate { first, last } => SoloError::StardateRange { first, last },
        ReplyRefusal::NoGlory => SoloError::StardateWithoutGlory,
        ReplyRefusal::OpenMarket { place } => SoloError::OpenMarket { place },
        ReplyRefusal::Other => return unreadable(text),
    }
    .into()
}
