//! Answers, events and corrections from the controls of the page. What a line can say is said as one and read by
//! the reader of the terminal; what has a field for each of its places is read field by field.

use std::str::FromStr;

use super::answer::{answer_of_names, read_answer};
use super::correction::{correct_marks, parse_correction, read_correction};
use super::event::parse_event;
use super::reader::{Reader, unreadable};
use super::refused::{allowed, explain_refusal, find_refusal};
use super::table::parse_junk;
use model::{EntryId, Suit};
use page::FilledForm;
use solo::engine::offer;
use solo::state::correction::Correction;
use solo::state::event::Event;
use solo::state::question::{AnswerKind, Bundle, Question, QuestionAnswer, Refill};
use solo::state::refusal::ReplyRefusal;
use solo::state::tabletop::{LocationSlot, MARKET, Slot, TOP};
use solo::{Forces, TokenCounts};
use view::error::{Error, SoloError};
use view::solo::control::{fields, value_as_typed};
use view::solo::entry_kinds::{CorrectionInput, CorrectionKind};

/// Reads the answer to a question.
///
/// # Errors
/// When something was not filled in or does not fit the question.
pub fn parse_answer_form(
    reader: Reader<'_>,
    question: &Question,
    filled: &FilledForm,
) -> Result<QuestionAnswer, Error> {
    let form = AnswerForm::new(reader, filled, "");
    let answer = form.answer(&question.answer_kind())?;
    match find_refusal(reader, question, &answer) {
        None => Ok(answer),
        Some(refusal) if question.accepts(&answer) => Err(explain_refusal(reader, refusal, "")),
        Some(_) => Err(form.explain(question, &answer)),
    }
}

/// Reads an event: its word as it is typed, and what follows it.
///
/// # Errors
/// As [`parse_event`].
pub fn parse_event_form(reader: Reader<'_>, filled: &FilledForm) -> Result<Event, Error> {
    let word = filled.get(fields::EVENT);
    let form = AnswerForm::new(reader, filled, &fields::under(word));
    let said = form.join(&[fields::COUNT, fields::CARD, fields::WORDS]);
    parse_event(reader, &format!("{word} {said}"))
}

/// Reads a correction: what is set right as it is typed, and its new values.
///
/// # Errors
/// As [`parse_correction`], and when a place of the Market or the Neutral Zone is not named.
pub fn parse_correction_form(reader: Reader<'_>, filled: &FilledForm) -> Result<Correction, Error> {
    let code = filled.get(fields::CORRECT);
    let form = AnswerForm::new(reader, filled, &fields::under(code));
    let kind = CorrectionKind::all().iter().find(|kind| kind.code() == code);
    let parts = [fields::ZONE, fields::STARDATE, fields::GLORY, fields::COUNT, fields::CARD, fields::WORDS];
    let line = form.join(&parts);
    let Some(kind) = kind else {
        return parse_correction(reader, &format!("{code} {line}"));
    };
    let correction = match kind.input {
        CorrectionInput::Market => Correction::Market { slots: form.market()? },
        CorrectionInput::Zone => form.zone_correction()?,
        CorrectionInput::Tracks => Correction::Tracks { steps: form.tracks()? },
        CorrectionInput::PlayerTracks => Correction::PlayerTracks { steps: form.tracks()? },
        CorrectionInput::Junk => Correction::Junk { cards: form.junk(reader.table.unnamed_junk)?, unnamed: 0 },
        CorrectionInput::Marks => form.read_marks()?,
        CorrectionInput::Stardate if form.is_on(fields::END) => read_correction(reader, kind.input, "-")?,
        CorrectionInput::Exile => {
            let exile = if form.is_on(fields::EXILE) { fields::YES } else { fields::NO };
            read_correction(reader, kind.input, exile)?
        }
        CorrectionInput::Ship => {
            let line = format!("{line} @ {}", form.location_line()?);
            read_correction(reader, kind.input, &line)?
        }
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

/// What was filled in below a prefix.
struct AnswerForm<'a> {
    reader: Reader<'a>,
    filled: &'a FilledForm,
    prefix: String,
}

impl<'a> AnswerForm<'a> {
    fn new(reader: Reader<'a>, filled: &'a FilledForm, prefix: &str) -> AnswerForm<'a> {
        AnswerForm { reader, filled, prefix: prefix.to_owned() }
    }

    fn at(&self, place: usize) -> AnswerForm<'a> {
        AnswerForm::new(self.reader, self.filled, &fields::prefix(place))
    }

    fn get(&self, name: &str) -> &'a str {
        self.filled.get(&format!("{}{name}", self.prefix))
    }

    fn is_on(&self, name: &str) -> bool {
        self.get(name) == "on"
    }

    /// Fields as one line, those that are empty left out.
    fn join(&self, names: &[&str]) -> String {
        let values: Vec<&str> = names.iter().map(|name| self.get(name)).filter(|value| !value.is_empty()).collect();
        values.join(" ")
    }

    /// The refusal of an answer; it says which places nobody has named.
    fn explain(&self, question: &Question, answer: &QuestionAnswer) -> Error {
        if let Some(missing) = self.reader.find_missing(std::slice::from_ref(answer)) {
            return missing;
        }
        if let (Question::Several { questions }, QuestionAnswer::Several(answers)) = (question, answer) {
            let mut pairs = questions.iter().zip(answers);
            let bad = pairs.find(|(question, answer)| !question.accepts(answer));
            if let Some((question, answer)) = bad {
                return self.explain(question, answer);
            }
        }
        if *answer != QuestionAnswer::Card(None) {
            return explain_refusal(self.reader, ReplyRefusal::find(question, answer), "");
        }
        if let Question::Reveal { .. } | Question::Drawn { .. } = question {
            return SoloError::NamesMissing { missing: 1 }.into();
        }
        let refusal = ReplyRefusal::find(question, answer);
        explain_refusal(self.reader, refusal, self.get(fields::CARD))
    }

    fn answer(&self, kind: &AnswerKind<'_>) -> Result<QuestionAnswer, Error> {
        Ok(match kind {
            AnswerKind::Stardate { .. } => self.stardate()?,
            AnswerKind::Market(_) => QuestionAnswer::Market(self.market()?),
            AnswerKind::Zone { .. } => QuestionAnswer::Zone(self.zone()?),
            AnswerKind::Tracks(_) => QuestionAnswer::Tracks(self.tracks()?),
            AnswerKind::Junk { unnamed, .. } => QuestionAnswer::Junk(self.junk(*unnamed)?),
            AnswerKind::Several(Bundle::Names { candidates, count, may_run_out }) => {
                let mut cards = Vec::new();
                let is_blank = |at: usize| *may_run_out && self.at(at).get(fields::CARD).is_empty();
                (0..*count).filter(|at| !is_blank(*at)).try_for_each(|at| {
                    self.reader.add_named(candidates, &mut cards, &self.at(at).card(candidates)?)
                })?;
                answer_of_names(cards, *count)
            }
            AnswerKind::Several(Bundle::Revealed(candidates, refills)) => {
                let first = self.at(0).card(candidates).map(|card| QuestionAnswer::Card(Some(card)));
                let refills = refills.iter().zip(1..);
                let others = refills.map(|(refill, at)| self.at(at).refill_or_later(*refill));
                QuestionAnswer::Several(std::iter::once(first).chain(others).collect::<Result<_, _>>()?)
            }
            AnswerKind::Several(Bundle::Table(questions)) => {
                let numbered = questions.iter().enumerate();
                let answers = numbered.map(|(at, one)| self.at(at).answer(&one.answer_kind()));
                QuestionAnswer::Several(answers.collect::<Result<_, _>>()?)
            }
            AnswerKind::Card { may_be_none: true, .. } if self.card_line()? == "-" => QuestionAnswer::Card(None),
            AnswerKind::Card { candidates, .. } => QuestionAnswer::Card(Some(self.card(candidates)?)),
            AnswerKind::Refill(_) => self.read_line(kind, &self.card_line()?)?,
            AnswerKind::Location { .. } => self.read_line(kind, &self.location_line()?)?,
            AnswerKind::Count(_) => self.read_line(kind, self.needed(fields::COUNT)?)?,
            AnswerKind::YesNo => self.read_button(kind, fields::YES)?,
            AnswerKind::Option { .. } => self.read_button(kind, fields::OPTION)?,
            AnswerKind::Several(Bundle::Discarded(part, _)) => {
                let pressed = self.needed(fields::PART)?;
                match &value_as_typed(self.reader.lang, fields::PART, pressed)[..] {
                    [done, fits] => QuestionAnswer::Several(vec![
                        self.read_line(&AnswerKind::Outcome(*part), done)?,
                        self.read_line(&AnswerKind::YesNo, fits)?,
                    ]),
                    _ => self.read_button(kind, fields::PART)?,
                }
            }
            AnswerKind::Outcome(_) => self.read_button(kind, fields::PART)?,
        })
    }

    /// Reads what a line would say.
    fn read_line(&self, kind: &AnswerKind<'_>, line: &str) -> Result<QuestionAnswer, Error> {
        Ok(read_answer(self.reader, kind, line)?)
    }

    /// Reads the button that was pressed.
    fn read_button(&self, kind: &AnswerKind<'_>, name: &str) -> Result<QuestionAnswer, Error> {
        let typed = value_as_typed(self.reader.lang, name, self.needed(name)?);
        self.read_line(kind, &typed.join(" "))
    }

    fn needed(&self, name: &str) -> Result<&'a str, Error> {
        match self.get(name) {
            "" => Err(SoloError::LeftEmpty.into()),
            value => Ok(value),
        }
    }

    /// A card as it is typed, or `-` where the deck has run out.
    fn card_line(&self) -> Result<String, Error> {
        match self.get(fields::CARD) {
            _ if self.is_on(fields::NONE) => Ok("-".to_owned()),
            "" => Err(SoloError::NamesMissing { missing: 1 }.into()),
            text => Ok(text.to_owned()),
        }
    }

    /// A place of the Neutral Zone as the Location there, or `-` for elsewhere.
    fn location_line(&self) -> Result<String, Error> {
        let value = self.needed(fields::PLACE)?;
        if value == fields::ELSEWHERE {
            return Ok("-".to_owned());
        }
        let site = self.reader.table.zone.get(self.read::<usize>(fields::PLACE)?);
        let card = site.and_then(|site| site.card.as_ref());
        Ok(card.ok_or_else(|| unreadable(value))?.to_string())
    }

    /// A card that has to be named.
    fn card(&self, candidates: &[EntryId]) -> Result<EntryId, Error> {
        match self.get(fields::CARD) {
            "" => Err(SoloError::NamesMissing { missing: 1 }.into()),
            text => self.reader.find_card(text, candidates),
        }
    }

    fn refill_or_later(&self, refill: Refill) -> Result<QuestionAnswer, Error> {
        if self.get(fields::CARD).is_empty() && !self.is_on(fields::NONE) {
            return Ok(QuestionAnswer::Later);
        }
        self.answer(&AnswerKind::Refill(refill))
    }

    fn stardate(&self) -> Result<QuestionAnswer, Error> {
        if self.is_on(fields::END) {
            return Ok(QuestionAnswer::Stardate { card: None, glory: 0 });
        }
        Ok(QuestionAnswer::Stardate { card: Some(self.read(fields::STARDATE)?), glory: self.read(fields::GLORY)? })
    }

    /// The cards of the Junk, one a line.
    fn junk(&self, unnamed: u8) -> Result<Vec<EntryId>, Error> {
        let typed = self.get(fields::CARDS).lines().map(str::trim);
        let lines: Vec<&str> = typed.filter(|line| !line.is_empty()).collect();
        if lines.is_empty() && unnamed > 0 {
            return Err(SoloError::LeftEmpty.into());
        }
        Ok(parse_junk(self.reader, &[], &lines)?)
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
        if text == "-" || text.is_empty() && self.is_on(&fields::at_place(place, fields::NONE)) {
            return Ok(Slot::Empty);
        }
        if text.is_empty() {
            return Ok(Slot::Unknown);
        }
        let cards = offer::market(self.reader.book, self.reader.table, suit);
        let card = self.reader.find_card(text, &cards)?;
        let count = |name| self.count(&fields::at_place(place, name));
        let [glory, dilithium, latinum] = fields::TOKENS.map(count);
        let tokens = TokenCounts { glory: glory?, dilithium: dilithium?, latinum: latinum? };
        Ok(Slot::Card { card, tokens })
    }

    /// The places that hold a Location, from left to right.
    fn zone(&self) -> Result<Vec<LocationSlot>, Error> {
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
    fn site(&self, at: usize) -> Result<Option<LocationSlot>, Error> {
        let place = &fields::site(at);
        let text = self.get(place);
        if text == "-" || text.is_empty() && self.is_on(&fields::at_place(place, fields::NONE)) {
            return Ok(None);
        }
        let card = match text {
            "" => None,
            name => Some(self.location(name)?),
        };
        let count = |name| self.count(&fields::at_place(place, name));
        let typed = count(fields::BOT)?;
        Ok(Some(LocationSlot {
            bot_teams: self.bot_teams(at, card.as_ref(), typed),
            card,
            player: Forces { teams: count(fields::TEAMS)?, ships: count(fields::SHIPS)? },
        }))
    }

    fn location(&self, name: &str) -> Result<EntryId, Error> {
        let all = self.reader.book.commons(Suit::Location);
        let cards = self.reader.not_the_bots(all);
        self.reader.find_card(name, &cards)
    }

    fn tracks(&self) -> Result<[u8; 3], Error> {
        let mut steps = [0; 3];
        for (at, step) in steps.iter_mut().enumerate() {
            let name = fields::track(at);
            *step = self.read(&name)?;
            if *step > TOP {
                return Err(SoloError::out_of_range(self.get(&name), 0, i32::from(TOP)).into());
            }
        }
        Ok(steps)
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
            _ => self.read(name).and_then(|count| match count {
                0..=99 => Ok(count),
                _ => Err(unreadable(self.get(name))),
            }),
        }
    }

    /// Traits of Khan's board by their slugs.
    fn read_marks(&self) -> Result<Correction, Error> {
        let name = format!("{}{}", self.prefix, fields::MARKS);
        let sent = self.filled.all(&name).flat_map(str::lines);
        let wanted: Vec<(&str, bool)> = sent.map(fields::parse_mark).collect();
        let printed = self.reader.book.mark_places().map_or(0, |at| at.printed.len());
        correct_marks(
            self.reader,
            &wanted,
            |(slug, _)| slug,
            |(slug, own), place, open| *slug == open && *own == (place >= printed),
        )
    }

    fn zone_correction(&self) -> Result<Correction, Error> {
        let sites = self.zone()?;
        let open = sites.iter().filter(|site| site.card.is_none()).count();
        if open > 0 && open < sites.len() {
            return Err(SoloError::OpenSite.into());
        }
        Ok(Correction::Zone { sites })
    }
}

#[cfg(test)]
mod tests;
