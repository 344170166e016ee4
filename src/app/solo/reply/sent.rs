//! Answers, events and corrections from the controls of the page. The names of fields are paths of what is sent, so
//! serde reads it; names of cards are told apart here. What has one value is said as the line of a terminal.

use serde::Deserialize;

use crate::solo::control::fields;
use crate::solo::entry_kinds::{CorrectionInput, CorrectionKind};
use crate::solo::reply::answer::answer_of_names;
use crate::solo::reply::correction::{correct_marks, parse_correction, read_correction};
use crate::solo::reply::event::parse_event;
use crate::solo::reply::fields::Sent;
use crate::solo::reply::reader::{Reader, unreadable};
use crate::solo::reply::refused::{allowed, explain_refusal, find_refusal};
use crate::solo::reply::table::parse_junk;
use model::{EntryId, Suit};
use page::FilledForm;
use page::locale::say;
use solo::engine::offer;
use solo::state::correction::Correction;
use solo::state::event::Event;
use solo::state::question::{AnswerKind, Bundle, Question, QuestionAnswer};
use solo::state::refusal::ReplyRefusal;
use solo::state::tabletop::{LocationSlot, MARKET, Slot, TOP};
use solo::{Forces, TokenCounts};
use words::Problem;

/// More tokens than this do not lie on a card of the Market.
const MOST_TOKENS: u8 = 99;

/// Reads the answer to a question.
///
/// # Errors
/// When something was not filled in or does not fit the question.
pub fn parse_answer_form(
    reader: Reader<'_>,
    question: &Question,
    filled: &FilledForm,
) -> Result<QuestionAnswer, Problem> {
    let sent = Sent::new(filled, fields::ANSWER);
    let answer = reader.sent_answer(&question.answer_kind(), &sent)?;
    match find_refusal(reader, question, &answer) {
        None => Ok(answer),
        Some(refusal) if question.accepts(&answer) => Err(explain_refusal(reader, refusal, "")),
        Some(_) => Err(reader.explain_sent(question, &answer, &sent)),
    }
}

/// Reads an event: its word as it is typed, and what follows it.
///
/// # Errors
/// When the word names no event, or what follows does not fit it.
pub fn parse_event_form(reader: Reader<'_>, filled: &FilledForm) -> Result<Event, Problem> {
    let word = filled.get(fields::EVENT);
    let said = Sent::new(filled, word).join(&["count", fields::CARD, "options"]);
    parse_event(reader, &format!("{word} {said}"))
}

/// Reads a correction: what is set right as it is typed, and its new values.
///
/// # Errors
/// When nothing that can be set is named, the values do not fit it, or a place of the Market or the Neutral Zone is
/// not named.
pub fn parse_correction_form(reader: Reader<'_>, filled: &FilledForm) -> Result<Correction, Problem> {
    let code = filled.get(fields::CORRECT);
    let sent = Sent::new(filled, code);
    let line = sent.join(&["to", fields::CARD, "glory", "amount", "left", "cards", "turn"]);
    let Some(kind) = CorrectionKind::all().iter().find(|kind| kind.code() == code) else {
        return parse_correction(reader, &format!("{code} {line}"));
    };
    let correction = match kind.input {
        CorrectionInput::Market => Correction::Market { slots: reader.sent_market(&sent.at("slots"))? },
        CorrectionInput::Zone => {
            let sites = reader.sent_zone(&sent.at("sites"))?;
            let open = sites.iter().filter(|site| site.card.is_none()).count();
            if open > 0 && open < sites.len() {
                return Err(Problem::misuse(say::err_open_site()).hint(say::hint_open_site()));
            }
            Correction::Zone { sites }
        }
        CorrectionInput::Tracks => Correction::Tracks { steps: sent_tracks(&sent.at("steps"))? },
        CorrectionInput::PlayerTracks => Correction::PlayerTracks { steps: sent_tracks(&sent.at("steps"))? },
        CorrectionInput::Junk => {
            let cards = reader.sent_junk(&sent.at("cards"), reader.table.unnamed_junk)?;
            Correction::Junk { cards, unnamed: 0 }
        }
        CorrectionInput::Marks => reader.sent_marks(&sent.at(fields::MARKS))?,
        CorrectionInput::Stardate if sent.at(fields::NONE).is_on() => Correction::Stardate { card: None, glory: 0 },
        CorrectionInput::Exile => {
            let exile = if sent.at("exile").is_on() { "yes" } else { "no" };
            read_correction(reader, kind.input, exile)?
        }
        CorrectionInput::Ship => match sent.at("at").text() {
            "" => return Err(Problem::left_empty()),
            at => read_correction(reader, kind.input, &format!("{line} @ {at}"))?,
        },
        CorrectionInput::Track(_)
        | CorrectionInput::Token(_)
        | CorrectionInput::Move
        | CorrectionInput::Officer
        | CorrectionInput::Stardate
        | CorrectionInput::Incidents
        | CorrectionInput::Encounters
        | CorrectionInput::Held
        | CorrectionInput::LastTurn => read_correction(reader, kind.input, &line)?,
    };
    allowed(reader, correction, &line)
}

/// A place of the Market or of the Neutral Zone, its card by its name.
#[derive(Default, Deserialize)]
#[serde(default)]
struct SentPlace {
    card: String,
    none: bool,
    tokens: TokenCounts,
    bot_teams: u8,
    player: Forces,
}

impl SentPlace {
    /// Whether nothing lies there, for its deck has run out.
    fn is_empty(&self) -> bool {
        self.card == fields::NOTHING || self.card.is_empty() && self.none
    }
}

impl Reader<'_> {
    /// The answer of one kind.
    fn sent_answer(self, kind: &AnswerKind<'_>, sent: &Sent<'_>) -> Result<QuestionAnswer, Problem> {
        let several = |at: usize| sent.at(fields::SEVERAL).at(at);
        Ok(match kind {
            AnswerKind::Market(_) => QuestionAnswer::Market(self.sent_market(&sent.at("market"))?),
            AnswerKind::Zone { .. } => QuestionAnswer::Zone(self.sent_zone(&sent.at("zone"))?),
            AnswerKind::Junk { unnamed, .. } => QuestionAnswer::Junk(self.sent_junk(&sent.at("junk"), *unnamed)?),
            AnswerKind::Tracks(_) => QuestionAnswer::Tracks(sent_tracks(&sent.at("tracks"))?),
            AnswerKind::Stardate { .. } if sent.at("stardate.none").is_on() => {
                QuestionAnswer::Stardate { card: None, glory: 0 }
            }
            AnswerKind::Stardate { .. } => {
                let (card, glory) = (sent.at("stardate.card").read()?, sent.at("stardate.glory").read()?);
                QuestionAnswer::Stardate { card: Some(card), glory }
            }
            AnswerKind::Card { candidates, may_be_none } => {
                QuestionAnswer::Card(self.sent_card(&sent.at(fields::CARD), candidates, *may_be_none)?)
            }
            AnswerKind::Refill(refill) => {
                let cards = offer::refill(self.book, self.table, *refill);
                QuestionAnswer::Card(self.sent_card(&sent.at(fields::CARD), &cards, true)?)
            }
            AnswerKind::Several(Bundle::Names { candidates, count, may_run_out }) => {
                let mut cards = Vec::new();
                for card in (0..*count).map(|at| several(at).at(fields::CARD)) {
                    if !(*may_run_out && card.text().is_empty()) {
                        self.add_named(candidates, &mut cards, &self.named(&card, candidates)?)?;
                    }
                }
                answer_of_names(cards, *count)
            }
            AnswerKind::Several(Bundle::Revealed(candidates, refills)) => {
                let first = self.named(&several(0).at(fields::CARD), candidates);
                let others = refills.iter().zip(1..).map(|(refill, at)| {
                    let is_open = several(at).at(fields::CARD).is_empty();
                    if is_open {
                        Ok(QuestionAnswer::Later)
                    } else {
                        self.sent_answer(&AnswerKind::Refill(*refill), &several(at))
                    }
                });
                let first = first.map(|card| QuestionAnswer::Card(Some(card)));
                QuestionAnswer::Several(std::iter::once(first).chain(others).collect::<Result<_, _>>()?)
            }
            AnswerKind::Several(Bundle::Table(questions)) => {
                let numbered = questions.iter().enumerate();
                let answers = numbered.map(|(at, one)| self.sent_answer(&one.answer_kind(), &several(at)));
                QuestionAnswer::Several(answers.collect::<Result<_, _>>()?)
            }
            AnswerKind::Count(_)
            | AnswerKind::YesNo
            | AnswerKind::Outcome(_)
            | AnswerKind::Location { .. }
            | AnswerKind::Option { .. }
            | AnswerKind::Several(Bundle::Discarded(..)) => sent.read()?,
        })
    }

    /// The refusal of an answer; it says which places nobody has named.
    fn explain_sent(self, question: &Question, answer: &QuestionAnswer, sent: &Sent<'_>) -> Problem {
        if let Some(missing) = self.find_missing(std::slice::from_ref(answer)) {
            return missing;
        }
        if let (Question::Several { questions }, QuestionAnswer::Several(answers)) = (question, answer) {
            let mut pairs = questions.iter().zip(answers);
            let bad = pairs.find(|(question, answer)| !question.accepts(answer));
            if let Some((question, answer)) = bad {
                return self.explain_sent(question, answer, sent);
            }
        }
        if let (QuestionAnswer::Card(None), Question::Reveal { .. } | Question::Drawn { .. }) = (answer, question) {
            return Problem::names_missing(1);
        }
        let is_none = *answer == QuestionAnswer::Card(None);
        let said = if is_none { sent.at(fields::CARD).text() } else { "" };
        explain_refusal(self, ReplyRefusal::find(question, answer), said)
    }

    /// A card among those it may be; `None` where it is said that there is none.
    fn sent_card(
        self,
        sent: &Sent<'_>,
        candidates: &[EntryId],
        may_be_none: bool,
    ) -> Result<Option<EntryId>, Problem> {
        if may_be_none && (sent.text() == fields::NOTHING || sent.at(fields::NONE).is_on()) {
            return Ok(None);
        }
        self.named(sent, candidates).map(Some)
    }

    /// A card that has to be named.
    fn named(self, sent: &Sent<'_>, candidates: &[EntryId]) -> Result<EntryId, Problem> {
        match sent.text() {
            "" => Err(Problem::names_missing(1)),
            name => self.find_card(name, candidates),
        }
    }

    /// The places of the Market, from left to right.
    fn sent_market(self, sent: &Sent<'_>) -> Result<[Slot; 4], Problem> {
        let mut slots = [const { Slot::Unknown }; 4];
        for (at, suit) in MARKET.into_iter().enumerate() {
            let place: SentPlace = sent.at(at).read()?;
            if place.is_empty() {
                slots[at] = Slot::Empty;
            } else if !place.card.is_empty() {
                let card = self.find_card(&place.card, &offer::market(self.book, self.table, suit))?;
                let TokenCounts { glory, dilithium, latinum } = place.tokens;
                if let Some(many) = [glory, dilithium, latinum].iter().find(|count| **count > MOST_TOKENS) {
                    return Err(unreadable(&many.to_string()));
                }
                slots[at] = Slot::Card { card, tokens: place.tokens };
            }
        }
        Ok(slots)
    }

    /// The places that hold a Location, from left to right. The Bot's Away Teams move with their Location: where
    /// another is named and the number was left alone, those count that are known to be there.
    fn sent_zone(self, sent: &Sent<'_>) -> Result<Vec<LocationSlot>, Problem> {
        let known = self.not_the_bots(self.book.commons(Suit::Location));
        let mut sites = Vec::new();
        for (at, before) in self.table.zone.iter().enumerate() {
            let place: SentPlace = sent.at(at).read()?;
            if place.is_empty() {
                continue;
            }
            let card = if place.card.is_empty() { None } else { Some(self.find_card(&place.card, &known)?) };
            let is_other = before.card != card && before.bot_teams == place.bot_teams;
            let moved = || card.as_ref().and_then(|card| self.table.site_of(card));
            let bot_teams =
                if is_other { moved().map_or(0, |at| self.table.zone[at].bot_teams) } else { place.bot_teams };
            sites.push(LocationSlot { card, bot_teams, player: place.player });
        }
        Ok(sites)
    }

    /// The cards of the Junk, one a line.
    fn sent_junk(self, sent: &Sent<'_>, unnamed: u8) -> Result<Vec<EntryId>, Problem> {
        let typed = sent.text().lines().map(str::trim);
        let lines: Vec<&str> = typed.filter(|line| !line.is_empty()).collect();
        if lines.is_empty() && unnamed > 0 {
            return Err(Problem::left_empty());
        }
        Ok(parse_junk(self, &[], &lines)?)
    }

    /// Traits marked on the Bot's board by their slugs.
    fn sent_marks(self, sent: &Sent<'_>) -> Result<Correction, Problem> {
        let wanted: Vec<(&str, bool)> = sent.all().flat_map(str::lines).map(fields::parse_mark).collect();
        let printed = self.book.mark_places().map_or(0, |at| at.printed.len());
        correct_marks(
            self,
            &wanted,
            |(slug, _)| slug,
            |(slug, own), place, open| *slug == open && *own == (place >= printed),
        )
    }
}

/// The steps of three tracks.
fn sent_tracks(sent: &Sent<'_>) -> Result<[u8; 3], Problem> {
    let steps: [u8; 3] = sent.read()?;
    match steps.iter().find(|step| **step > TOP) {
        None => Ok(steps),
        Some(high) => Err(Problem::out_of_range(&high.to_string(), 0, i32::from(TOP))),
    }
}

#[cfg(test)]
mod tests;
