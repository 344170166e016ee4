//! The Bot's own cards in motion (deck, Supplement deck, Discard pile, Log), the Incident deck, and
//! the Stardate cards.

use model::{DiscardFilter, EntryId, Suit};

use super::run::{Flow, Run, elsewhere};
use crate::rules::ranking::{Criterion, Ranking, Rule};
use crate::state::question::{Question, QuestionAnswer, QuestionOrigin};
use crate::state::setup::{DeckMode, Rulebook};
use crate::state::step::decision::Choice;
use crate::state::step::groups::{AcquisitionStep, DeckStep, GrowthStep, PileStep};
use crate::state::step::{GlorySource, rulings};
use crate::state::tabletop::{Face, FacedownPool, Tabletop, Zone};

/// A deck of Incidents or Encounters with more cards than this is counted by the program alone; of a lower one the
/// player is asked, for it may have run out.
const LOW: u8 = 3;

impl Run<'_> {
    /// Sees to it that the Bot deck has a top card. If it is empty, the Discard pile is shuffled,
    /// without the Staging Area, and the top card of the Supplement deck goes on top (solo rules
    /// p. 4). `false` if nothing is left anywhere.
    pub fn has_deck(&mut self) -> bool {
        if self.table.deck.is_empty() {
            self.reshuffle();
        }
        if self.table.deck.is_empty() {
            self.note(DeckStep::DeckIsOut);
        }
        !self.table.deck.is_empty()
    }

    /// The top card of the Bot deck, facedown.
    pub fn draw(&mut self) -> Option<Face> {
        if self.has_deck() { self.table.deck.pop() } else { None }
    }

    fn reshuffle(&mut self) {
        let cards = std::mem::take(&mut self.table.discard);
        let supplement = self.table.supplement.pop();
        if cards.is_empty() && supplement.is_none() {
            return;
        }
        if supplement.is_none() {
            self.rule_by(rulings::NO_SUPPLEMENT);
        }
        self.note(DeckStep::Reshuffles { cards: cards.len(), supplement: supplement.is_some() });
        // Nothing is shuffled for nothing: each shuffle moves the seed of the next on.
        self.table.deck = if cards.is_empty() { Vec::new() } else { self.shuffled(cards) };
        self.table.deck.extend(supplement);
    }

    /// Turns up the top card of the Bot deck.
    pub(crate) fn flip_deck(&mut self) -> Flow<Option<EntryId>> {
        while self.has_deck() {
            if let Some(card) = self.turn_up(QuestionOrigin::Deck)? {
                return Ok(Some(card));
            }
        }
        Ok(None)
    }

    /// Turns up a card of the Supplement deck: its top or its bottom.
    pub(crate) fn flip_supplement(&mut self, from: QuestionOrigin) -> Flow<Option<EntryId>> {
        if self.table.supplement.is_empty() {
            self.note(AcquisitionStep::NoSupplement);
        }
        self.turn_up(from)
    }

    /// Discards a card that was taken from `from`.
    pub fn discard(&mut self, card: EntryId, from: Zone) {
        self.table.discard.push(card.clone());
        self.note(PileStep::Discards { card, from });
    }

    /// Logs a card that was taken from `from`. An Incident goes under the Incident deck instead
    /// (solo rules p. 7).
    pub fn log(&mut self, card: EntryId, from: Zone) {
        if self.book.suit(&card) == Suit::Incident {
            self.return_incident(card, Some(from), true);
        } else {
            self.table.log.push(card.clone());
            self.note(PileStep::Logs { card, from });
        }
    }

    /// Puts an Incident under the Incident deck.
    pub fn return_incident(&mut self, card: EntryId, from: Option<Zone>, instead_of_log: bool) {
        self.table.incidents = self.table.incidents.saturating_add(1);
        // Under its deck it is nobody's; drawn again it may come back.
        self.table.gone.push(card.clone());
        self.note(PileStep::Returns { card, instead_of_log, from });
    }

    /// The most recently discarded card with a suit or trait (solo rules p. 7).
    pub(crate) fn find_in_discard(&mut self, slug: &str) -> Flow<Option<EntryId>> {
        let book = self.book;
        self.find_where(&|card| book.is(card, slug))
    }

    /// The most recently discarded card that has all of some suits and traits.
    pub(crate) fn find_with_all(&mut self, slugs: &[String]) -> Flow<Option<EntryId>> {
        let book = self.book;
        self.find_where(&|card| slugs.iter().all(|slug| book.is(card, slug)))
    }

    /// The most recently discarded card that has any of some suits and traits.
    pub(crate) fn find_any(&mut self, slugs: &[String]) -> Flow<Option<EntryId>> {
        let book = self.book;
        self.find_where(&|card| slugs.iter().any(|slug| book.is(card, slug)))
    }

    /// The most recently discarded card with one suit or trait and without another, each if the filter names it.
    pub(crate) fn find_by_filter(&mut self, filter: &DiscardFilter) -> Flow<Option<EntryId>> {
        let book = self.book;
        let has = |card: &EntryId, slug: &String| book.is(card, slug);
        self.find_where(&|card| {
            filter.is.as_ref().is_none_or(|slug| has(card, slug))
                && !filter.not.as_ref().is_some_and(|slug| has(card, slug))
        })
    }

    fn find_where(&mut self, fits: &dyn Fn(&EntryId) -> bool) -> Flow<Option<EntryId>> {
        self.require_pile(QuestionOrigin::Discard, fits, false)?;
        let table = &self.table;
        let is_named = |card: &EntryId| table.unnamed_of(card).is_none();
        let from_top = table.discard.iter().rev();
        let fitting: Vec<EntryId> = from_top.filter(|card| is_named(card) && fits(card)).cloned().collect();
        let last = Rule::on_page(Criterion::DiscardedLast, "7");
        self.decide(Choice::Discard, Ranking::in_order(last, fitting.iter()));
        Ok(fitting.into_iter().next())
    }

    /// The Bot takes the top Incident, facedown if real cards are used. An empty Incident deck ends
    /// the game (solo rules p. 4).
    pub(crate) fn take_incident(&mut self) -> Flow {
        self.require_incidents()?;
        let card = match self.book.setup.deck {
            DeckMode::Physical => {
                self.table.deck.push(Face::Hidden(FacedownPool::Incident));
                None
            }
            DeckMode::Virtual => self.incident_drawn()?,
        };
        if let Some(card) = &card {
            self.own(card);
            self.table.deck.push(Face::Known(card.clone()));
        }
        self.note(AcquisitionStep::TakesIncident { card });
        self.one_incident_less()
    }

    /// The Incident the Bot takes with a virtual deck. It is named only if the Bot need know which.
    pub(crate) fn incident_drawn(&mut self) -> Flow<Option<EntryId>> {
        match self.any_incident() {
            Some(card) => Ok(Some(card)),
            None => self.name_drawn(Suit::Incident),
        }
    }

    /// One card fewer in the Incident deck.
    pub(crate) fn one_incident_less(&mut self) -> Flow {
        self.table.incidents = self.table.incidents.saturating_sub(1);
        if self.table.incidents == 0 {
            return Err(self.burn());
        }
        // Counted without asking: it is told, so that a wrong count can be set right.
        if self.book.joins() && !self.table.fresh.incidents {
            let left = self.table.incidents;
            self.note(AcquisitionStep::IncidentsLeft { left });
        }
        Ok(())
    }

    /// How many Incidents are left, asked once a turn while it may matter.
    pub(crate) fn require_incidents(&mut self) -> Flow {
        let is_low = !self.book.joins() || self.table.incidents <= LOW;
        if is_low && !self.table.fresh.incidents {
            let answer = self.ask(|table| Question::Incidents { left: table.incidents })?;
            if let QuestionAnswer::Count(left) = answer {
                self.table.incidents = left;
            }
            self.table.fresh.incidents = true;
        }
        Ok(())
    }

    /// The name of an Incident or Encounter drawn faceup.
    pub(crate) fn name_drawn(&mut self, suit: Suit) -> Flow<Option<EntryId>> {
        let is_incident = suit == Suit::Incident;
        let cards = if is_incident { self.book.possible_incidents() } else { self.book.commons(suit) };
        self.ask_card(|table| Question::Drawn {
            suit,
            candidates: elsewhere(table, cards.clone()),
            may_be_none: suit == Suit::Encounter,
        })
    }

    /// A card comes to the Bot: it is nowhere else any more.
    pub fn own(&mut self, card: &EntryId) {
        self.table.gone.retain(|other| other != card);
        self.table.junk.retain(|other| other != card);
    }

    /// The Bot gains the top Encounter, to its Discard pile.
    pub(crate) fn gain_encounter(&mut self) -> Flow {
        match self.name_drawn(Suit::Encounter)? {
            Some(card) => {
                self.own(&card);
                self.table.encounters = self.table.encounters.saturating_sub(1);
                self.table.discard.push(card.clone());
                self.note(AcquisitionStep::GainsEncounter { card });
            }
            None => self.no_encounter(),
        }
        Ok(())
    }

    /// The Bot takes the top Encounter, on top of its deck.
    pub(crate) fn take_encounter(&mut self) -> Flow {
        let face = match self.book.setup.deck {
            DeckMode::Physical => self.is_encounter_left()?.then_some(Face::Hidden(FacedownPool::Encounter)),
            DeckMode::Virtual => self.name_drawn(Suit::Encounter)?.map(Face::Known),
        };
        let Some(face) = face else {
            self.no_encounter();
            return Ok(());
        };
        let card = match &face {
            Face::Known(card) => Some(card.clone()),
            Face::Hidden(_) => None,
        };
        if let Some(card) = &card {
            self.own(card);
        }
        self.table.encounters = self.table.encounters.saturating_sub(1);
        self.table.deck.push(face);
        self.note(AcquisitionStep::TakesEncounter { card });
        Ok(())
    }

    /// Whether there is an Encounter to take, asked while the deck may have run out.
    fn is_encounter_left(&mut self) -> Flow<bool> {
        if self.book.joins() && self.table.encounters > LOW {
            return Ok(true);
        }
        self.ask_yes(&Question::EncounterLeft)
    }

    /// The Encounter deck turned out to be empty: counts no card in it any more and says so.
    pub fn no_encounter(&mut self) {
        self.table.encounters = 0;
        self.note(AcquisitionStep::NoEncounter);
    }

    /// The Stardate card and its Glory, asked once a turn. Cards emptied since then lie in the Bot's
    /// Staging Area; if the last one is among them, the Credits begin.
    pub(crate) fn require_stardate(&mut self) -> Flow {
        if self.table.fresh.stardate {
            return Ok(());
        }
        if self.table.stardate.card.is_none() {
            return Ok(());
        }
        let (book, is_bot_turn) = (self.book, self.is_bot_turn);
        let answer = self.ask(|table| stardate_asked(book, table, is_bot_turn))?;
        self.take_stardate(&answer);
        Ok(())
    }

    /// The Stardate card as told.
    pub fn take_stardate(&mut self, answer: &QuestionAnswer) {
        let QuestionAnswer::Stardate { card, glory } = *answer else {
            return;
        };
        self.table.fresh.stardate = true;
        let last = self.last_stardate();
        let before = self.table.stardate.card.unwrap_or(last);
        self.table.stardate.card = card;
        self.table.stardate.glory = if card.is_some() { glory } else { 0 };
        let now = card.unwrap_or(last);
        // Cards emptied in the player's turn lie before the Bot (solo rules p. 4).
        self.table.held.extend((before..now).filter(|card| self.book.is_executed(*card)));
        if card.is_none() {
            self.begin_credits();
        }
    }

    /// This round is finished, then one more is played (solo rules p. 5).
    fn begin_credits(&mut self) {
        // Rounds are counted by Bot turns begun; in the player's turn that of this round is still to come.
        let round = self.table.turn.saturating_add(u8::from(!self.is_bot_turn));
        let last_turn = self.table.last_turn.unwrap_or(round.saturating_add(1));
        self.table.last_turn = Some(last_turn);
        self.note(GrowthStep::CreditsBegin { last_turn });
    }

    /// Takes Glory from the Stardate card, and from the next when it runs out, which is filled at
    /// once (ruling 88). After the last it comes from the supply.
    pub fn take_stardate_glory(&mut self, mut amount: u8) {
        while let (Some(card), true) = (self.table.stardate.card, amount > 0) {
            let taken = amount.min(self.table.stardate.glory);
            self.table.stardate.glory -= taken;
            amount -= taken;
            if self.table.stardate.glory == 0 {
                self.empty_stardate(card, amount);
            }
        }
    }

    /// The next card is filled; so much Glory is still to be taken from it.
    fn empty_stardate(&mut self, card: u8, owed: u8) {
        let next = card + 1;
        let Some(printed) = self.book.stardate(next) else {
            self.table.stardate.card = None;
            self.begin_credits();
            return;
        };
        self.table.stardate.card = Some(next);
        self.table.stardate.glory = printed.glory;
        let glory = printed.glory;
        if !self.book.is_executed(card) {
            self.note(GrowthStep::StardateLeaves { card, next, glory, owed });
            return;
        }
        // A card emptied in the player's turn goes to the Bot, in the Bot's to the player (solo rules p. 4).
        if !self.is_bot_turn {
            self.table.held.push(card);
        }
        self.note(GrowthStep::StardateEmpties { card, to_player: self.is_bot_turn, next, glory, owed });
    }

    /// The Bot gains Glory.
    pub(crate) fn gain_glory(&mut self, amount: u8) -> Flow {
        self.require_stardate()?;
        let from = self.glory_source();
        self.table.supply.glory = self.table.supply.glory.saturating_add(amount);
        self.note(GrowthStep::GainsGlory { amount, from });
        self.take_stardate_glory(amount);
        Ok(())
    }

    /// Where Glory comes from now.
    pub fn glory_source(&self) -> GlorySource {
        match self.table.stardate.card {
            Some(_) => GlorySource::Stardate,
            None => GlorySource::Supply,
        }
    }
}

/// The question for the Stardate card.
pub(super) fn stardate_asked(book: &Rulebook, table: &Tabletop, after_player: bool) -> Question {
    let (card, glory) = expected(book, table, after_player);
    let last = last_stardate(book);
    Question::Stardate { card, glory, first: table.stardate.card.unwrap_or(last), last }
}

/// The number of the last Stardate card.
pub(super) fn last_stardate(book: &Rulebook) -> u8 {
    u8::try_from(book.stardates.cards.len()).unwrap_or(u8::MAX)
}

/// The Stardate card as it should be by now: in the Clean-up Step of the player's turn, 1 Glory has
/// left it (rules p. 13).
fn expected(book: &Rulebook, table: &Tabletop, after_player: bool) -> (Option<u8>, u8) {
    let now = table.stardate;
    let Some(card) = now.card else {
        return (None, 0);
    };
    if !after_player || table.fresh.stardate {
        return (Some(card), now.glory);
    }
    if now.glory > 1 {
        return (Some(card), now.glory - 1);
    }
    match book.stardate(card + 1) {
        Some(next) => (Some(card + 1), next.glory),
        None => (None, 0),
    }
}
