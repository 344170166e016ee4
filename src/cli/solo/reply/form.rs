//! Answers, events and corrections from the controls of the local page.

mod corrections;

use std::str::FromStr;

use super::answer::laid_out;
use super::refused::refused;
use super::{Reader, board, correction, event, unreadable};
use crate::error::{Error, SoloError};
use crate::model::{EntryId, Suit};
use crate::page::Filled;
use crate::solo::engine::offer;
use crate::solo::state::correction::Correction;
use crate::solo::state::event::Event;
use crate::solo::state::laid::Laid;
use crate::solo::state::question::{Answer, Bundle, Chosen, PartOutcome, Question};
use crate::solo::state::tabletop::{MARKET, Site, Slot, TOP};
use crate::solo::{Forces, Tokens};
use crate::view::solo::control::fields;

/// Reads the answer to a question.
///
/// # Errors
/// When something was not filled in or does not fit the question.
pub fn filled(reader: Reader<'_>, question: &Question, filled: &Filled) -> Result<Answer, Error> {
    let form = Form::new(reader, filled, "");
    let answer = form.answer(question)?;
    if question.accepts(&answer) {
        Ok(answer)
    } else {
        Err(form.refused(question, &answer))
    }
}

/// Reads an event: its word as it is typed, and what follows it.
///
/// # Errors
/// As [`event()`].
pub fn filled_event(reader: Reader<'_>, filled: &Filled) -> Result<Event, Error> {
    let parts = [fields::EVENT, fields::COUNT, fields::CARD, fields::WORDS];
    event(reader, &typed(filled, &parts))
}

/// Reads a correction: what is set right as it is typed, and its new values.
///
/// # Errors
/// As [`correction()`], and when a place of the Market or the Neutral Zone is not named.
pub fn filled_correction(reader: Reader<'_>, filled: &Filled) -> Result<Correction, Error> {
    let form = Form::new(reader, filled, "");
    match filled.get(fields::CORRECT) {
        "market" => Ok(Correction::Market {
            slots: form.market()?,
        }),
        "zone" => form.zone_correction(),
        "tracks" => Ok(Correction::Tracks {
            steps: form.tracks()?,
        }),
        "my-tracks" => Ok(Correction::PlayerTracks {
            steps: form.tracks()?,
        }),
        "stardate" if filled.is_on(fields::END) => Ok(Correction::Stardate {
            card: None,
            glory: 0,
        }),
        "ship" => form.ship(),
        "junk" => form.junk_correction(),
        "marks" => form.marks(),
        "exile" => board::exile(reader, filled.is_on(fields::EXILE)),
        _ => {
            let parts = [
                fields::CORRECT,
                fields::ZONE,
                fields::STARDATE,
                fields::GLORY,
                fields::COUNT,
                fields::CARD,
                fields::WORDS,
            ];
            correction(reader, &typed(filled, &parts))
        }
    }
}

/// Fields as one line, those that are empty left out.
fn typed(filled: &Filled, names: &[&str]) -> String {
    let values: Vec<&str> = names
        .iter()
        .map(|name| filled.get(name))
        .filter(|value| !value.is_empty())
        .collect();
    values.join(" ")
}

/// What was filled in below a prefix.
struct Form<'a> {
    reader: Reader<'a>,
    filled: &'a Filled,
    prefix: String,
}

impl<'a> Form<'a> {
    fn new(reader: Reader<'a>, filled: &'a Filled, prefix: &str) -> Form<'a> {
        Form {
            reader,
            filled,
            prefix: prefix.to_owned(),
        }
    }

    fn at(&self, place: usize) -> Form<'a> {
        Form::new(self.reader, self.filled, &fields::prefix(place))
    }

    fn get(&self, name: &str) -> &'a str {
        self.filled.get(&format!("{}{name}", self.prefix))
    }

    fn is_on(&self, name: &str) -> bool {
        self.get(name) == "on"
    }

    /// The refusal of an answer; it says which places nobody has named.
    fn refused(&self, question: &Question, answer: &Answer) -> Error {
        if let Some(missing) = self.reader.missing(std::slice::from_ref(answer)) {
            return missing;
        }
        if let (Question::Several { questions }, Answer::Several(answers)) = (question, answer) {
            let mut pairs = questions.iter().zip(answers);
            let bad = pairs.find(|(question, answer)| !question.accepts(answer));
            if let Some((question, answer)) = bad {
                return self.refused(question, answer);
            }
        }
        if *answer != Answer::Card(None) {
            return refused(self.reader, question, answer, "");
        }
        if let Question::Reveal { .. } | Question::Drawn { .. } = question {
            return SoloError::NamesMissing { missing: 1 }.into();
        }
        refused(self.reader, question, answer, self.get(fields::CARD))
    }

    fn several(&self, questions: &[Question]) -> Result<Answer, Error> {
        let each = || questions.iter().enumerate();
        let answers: Result<Vec<Answer>, Error> = match Bundle::of(questions) {
            Bundle::Names(candidates) => each()
                .map(|(at, _)| self.at(at).card(&candidates))
                .collect(),
            Bundle::TurnedUp(candidates, laid) => self.turned_up(candidates, &laid),
            Bundle::Discarded(..) => self.discarded(),
            Bundle::Table => each()
                .map(|(at, question)| self.at(at).answer(question))
                .collect(),
        };
        Ok(Answer::Several(answers?))
    }

    /// The card turned up, and what was laid out meanwhile.
    fn turned_up(&self, candidates: &[EntryId], laid: &[Laid]) -> Result<Vec<Answer>, Error> {
        let first = self.at(0).card(candidates)?;
        let laid = laid.iter().zip(1..);
        let others = laid.map(|(laid, at)| self.at(at).laid_or_later(*laid));
        std::iter::once(Ok(first)).chain(others).collect()
    }

    fn answer(&self, question: &Question) -> Result<Answer, Error> {
        Ok(match question {
            Question::Stardate { .. } => self.stardate()?,
            Question::Market { .. } => Answer::Market(self.market()?),
            Question::Zone { .. } => Answer::Zone(self.zone()?),
            Question::Tracks { .. } => Answer::Tracks(self.tracks()?),
            Question::Incidents { .. } => Answer::Count(self.number(fields::COUNT)?),
            Question::Refill { suit } => self.laid(Laid::Market(*suit))?,
            Question::NewSite { place } => self.laid(Laid::Site(*place))?,
            Question::Reveal { candidates, .. } | Question::Drawn { candidates, .. } => {
                self.card_or_none(candidates)?
            }
            Question::EncounterLeft | Question::DiscardedIs { .. } | Question::PlayerHas { .. } => {
                self.yes()?
            }
            Question::Junk { unnamed, .. } => Answer::Junk(self.junk(*unnamed)?),
            Question::Part { .. } => Answer::Part(self.outcome()?),
            Question::Where { .. } => self.place()?,
            Question::Choice { .. } => Answer::Choice(self.chosen()?),
            Question::Several { questions } => self.several(questions)?,
        })
    }

    fn stardate(&self) -> Result<Answer, Error> {
        if self.is_on(fields::END) {
            return Ok(Answer::Stardate {
                card: None,
                glory: 0,
            });
        }
        Ok(Answer::Stardate {
            card: Some(self.number(fields::STARDATE)?),
            glory: self.number(fields::GLORY)?,
        })
    }

    /// A card that has to be named.
    fn card(&self, candidates: &[EntryId]) -> Result<Answer, Error> {
        let text = self.get(fields::CARD);
        if text.is_empty() {
            return Err(SoloError::NamesMissing { missing: 1 }.into());
        }
        let card = self.reader.card_among(text, candidates)?;
        Ok(Answer::Card(Some(card)))
    }

    fn card_or_none(&self, candidates: &[EntryId]) -> Result<Answer, Error> {
        if self.get(fields::CARD) == "-" || self.is_on(fields::NONE) {
            return Ok(Answer::Card(None));
        }
        self.card(candidates)
    }

    /// What was laid out: the name of a card goes before the word that the deck has run out.
    fn laid(&self, laid: Laid) -> Result<Answer, Error> {
        if self.get(fields::CARD).is_empty() && self.is_on(fields::NONE) {
            return Ok(Answer::Card(None));
        }
        self.card_or_none(&laid_out(self.reader, laid))
    }

    fn laid_or_later(&self, laid: Laid) -> Result<Answer, Error> {
        if self.get(fields::CARD).is_empty() && !self.is_on(fields::NONE) {
            return Ok(Answer::Later);
        }
        self.laid(laid)
    }

    /// The cards of the Junk, one a line.
    fn junk(&self, unnamed: u8) -> Result<Vec<EntryId>, Error> {
        let typed = self.get(fields::CARDS).lines().map(str::trim);
        let lines: Vec<&str> = typed.filter(|line| !line.is_empty()).collect();
        if lines.is_empty() && unnamed > 0 {
            return Err(SoloError::LeftEmpty.into());
        }
        board::junk(self.reader, &[], &lines).map_err(|refused| *refused.error)
    }

    fn yes(&self) -> Result<Answer, Error> {
        match self.get(fields::YES) {
            fields::YES => Ok(Answer::Yes(true)),
            fields::NO => Ok(Answer::Yes(false)),
            other => Err(unreadable(other)),
        }
    }

    fn outcome(&self) -> Result<PartOutcome, Error> {
        match self.get(fields::PART) {
            fields::DONE => Ok(PartOutcome::Done),
            fields::CANCELLED => Ok(PartOutcome::Cancelled),
            fields::UNABLE => Ok(PartOutcome::Unable),
            other => Err(unreadable(other)),
        }
    }

    /// How a part went, and whether the card discarded for it is of the suit asked for.
    fn discarded(&self) -> Result<Vec<Answer>, Error> {
        let (outcome, fits) = match self.get(fields::PART) {
            fields::DONE_YES => (PartOutcome::Done, Answer::Yes(true)),
            fields::DONE_NO => (PartOutcome::Done, Answer::Yes(false)),
            _ => (self.outcome()?, Answer::Later),
        };
        Ok(vec![Answer::Part(outcome), fits])
    }

    fn place(&self) -> Result<Answer, Error> {
        match self.get(fields::PLACE) {
            fields::ELSEWHERE => Ok(Answer::Where(None)),
            _ => Ok(Answer::Where(Some(self.read(fields::PLACE)?))),
        }
    }

    fn chosen(&self) -> Result<Chosen, Error> {
        match self.get(fields::OPTION) {
            fields::CANCELLED => Ok(Chosen::Cancelled),
            fields::UNABLE => Ok(Chosen::Unable),
            _ => Ok(Chosen::Option(self.read(fields::OPTION)?)),
        }
    }

    fn market(&self) -> Result<[Slot; 4], Error> {
        let mut slots = [const { Slot::Unknown }; 4];
        for (at, suit) in MARKET.into_iter().enumerate() {
            slots[at] = self.slot(&fields::slot(at), suit)?;
        }
        Ok(slots)
    }

    fn slot(&self, place: &str, suit: Suit) -> Result<Slot, Error> {
        let text = self.get(place);
        if text == "-" || text.is_empty() && self.is_on(&fields::of(place, fields::NONE)) {
            return Ok(Slot::Empty);
        }
        if text.is_empty() {
            return Ok(Slot::Unknown);
        }
        let cards = offer::market(self.reader.book, self.reader.table, suit);
        let card = self.reader.card_among(text, &cards)?;
        let count = |name| self.count(&fields::of(place, name));
        let [glory, dilithium, latinum] = fields::TOKENS.map(count);
        let tokens = Tokens {
            glory: glory?,
            dilithium: dilithium?,
            latinum: latinum?,
        };
        Ok(Slot::Card { card, tokens })
    }

    /// The places that hold a Location, from left to right.
    fn zone(&self) -> Result<Vec<Site>, Error> {
        let places = 0..self.reader.table.zone.len();
        let sites = places.filter_map(|at| self.site(at).transpose());
        sites.collect()
    }

    /// The Bot's Away Teams at a Location. They move with their Location: where another is named and the number
    /// was left alone, those count that are known to be there.
    fn bot_teams(&self, at: usize, card: Option<&EntryId>, typed: u8) -> u8 {
        let table = self.reader.table;
        let before = &table.zone[at];
        if before.card.as_ref() == card || before.bot_teams != typed {
            return typed;
        }
        let place = card.and_then(|card| table.site_of(card));
        place.map_or(0, |place| table.zone[place].bot_teams)
    }

    /// `None` where the Location deck could not fill the place.
    fn site(&self, at: usize) -> Result<Option<Site>, Error> {
        let place = &fields::site(at);
        let text = self.get(place);
        if text == "-" || text.is_empty() && self.is_on(&fields::of(place, fields::NONE)) {
            return Ok(None);
        }
        let card = match text {
            "" => None,
            name => Some(self.location(name)?),
        };
        let count = |name| self.count(&fields::of(place, name));
        let typed = count(fields::BOT)?;
        Ok(Some(Site {
            bot_teams: self.bot_teams(at, card.as_ref(), typed),
            card,
            player: Forces {
                teams: count(fields::TEAMS)?,
                ships: count(fields::SHIPS)?,
            },
        }))
    }

    fn location(&self, name: &str) -> Result<EntryId, Error> {
        let all = self.reader.book.commons(Suit::Location);
        let cards = self.reader.not_the_bots(all);
        self.reader.card_among(name, &cards)
    }

    fn tracks(&self) -> Result<[u8; 3], Error> {
        let mut steps = [0; 3];
        for (at, step) in steps.iter_mut().enumerate() {
            let name = fields::track(at);
            *step = self.number(&name)?;
            if *step > TOP {
                return Err(unreadable(self.get(&name)));
            }
        }
        Ok(steps)
    }

    /// A number that has to be there.
    fn number(&self, name: &str) -> Result<u8, Error> {
        self.read(name)
    }

    /// What was filled in, if it can be read.
    fn read<T: FromStr>(&self, name: &str) -> Result<T, Error> {
        match self.get(name) {
            "" => Err(SoloError::LeftEmpty.into()),
            text => text.parse().map_err(|_| unreadable(text)),
        }
    }

    /// How many of something; none if nothing is said.
    fn count(&self, name: &str) -> Result<u8, Error> {
        match self.get(name) {
            "" => Ok(0),
            _ => self.number(name).and_then(|count| match count {
                0..=99 => Ok(count),
                _ => Err(unreadable(self.get(name))),
            }),
        }
    }
}

#[cfg(test)]
mod tests;
