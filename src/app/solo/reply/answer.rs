//! Answers to the engine's questions, as they are typed.

use crate::solo::notation;
use crate::solo::reply::parts::{ReplyError, are_numbers, bad_part, missing_part, read_each, split_parts};
use crate::solo::reply::reader::{
    Reader, find_by_number, parse_number, parse_stardate, parse_steps, parse_yes, unreadable,
};
use crate::solo::reply::refused::{explain_refusal, find_refusal};
use crate::solo::reply::table::parse_junk;
use model::text::vocabulary::typed;
use model::text::{Candidate, Policy, Resolution, resolve};
use model::{EntryId, PlayerPart};
use solo::engine::offer;
use solo::state::question::{
    AnswerKind, Bundle, Chosen, PartOutcome, Question, QuestionAnswer, Refill, possible_outcomes,
};
use solo::state::tabletop::MARKET;
use words::Problem;

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
    match find_refusal(reader, question, &answer) {
        None => Ok(answer),
        Some(refusal) => Err(explain_refusal(reader, refusal, text).into()),
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
        AnswerKind::Market(slots) => parse_alone(reader, Question::Market { slots: (*slots).clone() }, text)?,
        AnswerKind::Zone { sites, teams } => {
            parse_alone(reader, Question::Zone { sites: sites.to_vec(), teams: *teams }, text)?
        }
        AnswerKind::Tracks(_) => QuestionAnswer::Tracks(parse_steps(text)?),
        AnswerKind::Count(_) => QuestionAnswer::Count(parse_number(text)?),
        AnswerKind::Refill(refill) if says_empty(text, *refill) => QuestionAnswer::Card(None),
        AnswerKind::Refill(_) if text == "-" => QuestionAnswer::Card(None),
        AnswerKind::Refill(refill) => {
            let cards = offer::refill(reader.book, reader.table, *refill);
            QuestionAnswer::Card(Some(reader.find_card(text, &cards)?))
        }
        AnswerKind::Card { may_be_none: true, .. } if text == "-" => QuestionAnswer::Card(None),
        AnswerKind::Card { candidates, .. } => QuestionAnswer::Card(Some(parse_listed(reader, text, candidates)?)),
        AnswerKind::YesNo => QuestionAnswer::Yes(parse_yes(text)?),
        AnswerKind::Junk { cards, .. } => {
            QuestionAnswer::Junk(parse_junk(reader, cards, &split_parts(reader, text))?)
        }
        AnswerKind::Outcome(part) => QuestionAnswer::Part(parse_outcome(*part, text)?),
        AnswerKind::Location { places, .. } => parse_location(reader, places, text)?,
        AnswerKind::Option { .. } => QuestionAnswer::Choice(parse_option(text)?),
        AnswerKind::Several(Bundle::Names { candidates, count, may_run_out }) => {
            parse_names(reader, candidates, (*count, *may_run_out), text)?
        }
        AnswerKind::Several(Bundle::Revealed(candidates, refills)) => {
            parse_revealed(reader, candidates, refills, text)?
        }
        AnswerKind::Several(Bundle::Discarded(part, _)) => QuestionAnswer::Several(parse_discarded(*part, text)?),
        AnswerKind::Several(Bundle::Table(questions)) => {
            QuestionAnswer::Several(reader.parse_table(questions, text)?)
        }
    })
}

/// The Market or the Neutral Zone, asked for by itself.
fn parse_alone(reader: Reader<'_>, question: Question, text: &str) -> Result<QuestionAnswer, ReplyError> {
    let answers = reader.parse_table(&[question], text)?;
    Ok(answers.into_iter().next().ok_or_else(|| unreadable(text))?)
}

/// A card of the list shown.
fn parse_listed(reader: Reader<'_>, text: &str, candidates: &[EntryId]) -> Result<EntryId, Problem> {
    if text == "-" { Err(unreadable(text)) } else { reader.find_listed(text, candidates) }
}

/// The names of some cards, in their order.
fn parse_names(
    reader: Reader<'_>,
    candidates: &[EntryId],
    (count, may_run_out): (usize, bool),
    text: &str,
) -> Result<QuestionAnswer, ReplyError> {
    let parts = split_parts(reader, text);
    let (mut cards, mut lacking) = (Vec::new(), 0);
    read_each(&parts, |part| {
        if part == "-" && may_run_out {
            lacking += 1;
            return Ok(());
        }
        reader.add_named(candidates, &mut cards, &parse_listed(reader, part, candidates)?)
    })?;
    let named = cards.len() + lacking;
    if named < count {
        return Err(missing_part(&parts, Problem::names_missing(count - named)));
    }
    Ok(answer_of_names(cards, named))
}

/// Cards that were named, and nothing for as many as the deck no longer had: it runs out at its end.
pub(super) fn answer_of_names(cards: Vec<EntryId>, count: usize) -> QuestionAnswer {
    let lacking = count.saturating_sub(cards.len());
    let cards = cards.into_iter().map(Some).chain(std::iter::repeat_n(None, lacking));
    QuestionAnswer::Several(cards.map(QuestionAnswer::Card).collect())
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
    let mut run_out = 0;
    read_each(&parts, |part| {
        if part == "-" {
            run_out += 1;
            return Ok(());
        }
        let emptied = refills.iter().position(|one| says_empty(part, *one));
        if let Some(at) = emptied {
            answers[at + 1] = QuestionAnswer::Card(None);
            return Ok(());
        }
        let card =
            if are_numbers(part) { reader.find_listed(part, candidates) } else { reader.find_card(part, &all) }?;
        let is_free = |at: &usize| answers[*at] == QuestionAnswer::Later;
        let mut fitting = (1..=among.len()).filter(|at| among[at - 1].contains(&card));
        let free = fitting.find(is_free).or(Some(0).filter(is_free));
        let at = free.ok_or_else(|| unreadable(part))?;
        answers[at] = QuestionAnswer::Card(Some(card));
        Ok(())
    })?;
    empty_the_rest(&mut answers[1..], run_out).map_err(|error| {
        let dash = parts.iter().position(|part| *part == "-");
        bad_part(&parts, dash.unwrap_or(parts.len()), error)
    })?;
    if answers[0] == QuestionAnswer::Later {
        return Err(missing_part(&parts, Problem::names_missing(1)));
    }
    Ok(QuestionAnswer::Several(answers))
}

/// A `-` alone says that a deck has run out, if it can be only one.
fn empty_the_rest(answers: &mut [QuestionAnswer], run_out: usize) -> Result<(), Problem> {
    let open = answers.iter().filter(|answer| **answer == QuestionAnswer::Later).count();
    if run_out == 0 {
        return Ok(());
    }
    if open != run_out {
        return Err(Problem::which_deck());
    }
    let open = answers.iter_mut().filter(|answer| **answer == QuestionAnswer::Later);
    open.for_each(|answer| *answer = QuestionAnswer::Card(None));
    Ok(())
}

/// `ally -`: the deck of this suit has run out.
fn says_empty(text: &str, refill: Refill) -> bool {
    let emptied = notation::emptied_place(text).map(|place| MARKET[place]);
    emptied.is_some_and(|suit| refill == Refill::Market(suit))
}

/// By its number among those that are possible, a word or the beginning of a word.
fn parse_outcome(part: PlayerPart, text: &str) -> Result<PartOutcome, Problem> {
    if let Some(outcome) = find_by_number(text, &possible_outcomes(part)) {
        return outcome.copied();
    }
    let outcomes = [
        (typed::ANSWER_DONE, PartOutcome::Done),
        (typed::ANSWER_CANCELLED, PartOutcome::Cancelled),
        (typed::ANSWER_IMPOSSIBLE, PartOutcome::Unable),
    ];
    let known = outcomes.map(|(word, outcome)| Candidate::new(outcome, word.forms()));
    match resolve(text, &known, Policy::PROMPT) {
        Resolution::One(outcome, _) => Ok(outcome),
        Resolution::Several(_) | Resolution::Nothing => Err(unreadable(text)),
    }
}

/// `1 y`: done, and the card is of the suit asked for. What is not said of the card is asked for afterwards.
fn parse_discarded(part: PlayerPart, text: &str) -> Result<Vec<QuestionAnswer>, Problem> {
    if let Ok(outcome) = parse_outcome(part, text) {
        return Ok(vec![QuestionAnswer::Part(outcome), QuestionAnswer::Later]);
    }
    let (done, fits) = text.rsplit_once([' ', ',', ';']).ok_or_else(|| unreadable(text))?;
    let done = parse_outcome(part, done.trim_end_matches([' ', ',', ';']))?;
    Ok(vec![QuestionAnswer::Part(done), QuestionAnswer::Yes(parse_yes(fits)?)])
}

fn parse_option(text: &str) -> Result<Chosen, Problem> {
    if text == "-" {
        return Ok(Chosen::Unable);
    }
    if typed::ANSWER_CANCELLED.is(text) {
        return Ok(Chosen::Cancelled);
    }
    let number: usize = text.parse().map_err(|_| unreadable(text))?;
    let place = number.checked_sub(1).ok_or_else(|| unreadable(text))?;
    Ok(Chosen::Option(place))
}

/// One of some places of the Neutral Zone by its number among them or the name of its Location, or `-` for elsewhere.
fn parse_location(reader: Reader<'_>, places: &[usize], text: &str) -> Result<QuestionAnswer, Problem> {
    if text == "-" {
        return Ok(QuestionAnswer::Where(None));
    }
    if let Some(place) = find_by_number(text, places) {
        return Ok(QuestionAnswer::Where(Some(*place?)));
    }
    let card = reader.find_card(text, &reader.table.neutral_locations())?;
    Ok(QuestionAnswer::Where(reader.table.site_of(&card)))
}
