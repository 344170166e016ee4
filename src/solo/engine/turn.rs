//! The Bot's turn, step by step (solo rules p. 4-5). It has no Resupply Step.

use model::{Card, EntryId, OperationKind, Specialty, StardateEffect, Suit, Test};

use super::effects::EffectScope;
use super::piles::last_stardate;
use super::run::{Flow, Run, RunStop};
use crate::Side;
use crate::rules::locations;
use crate::rules::market::least_valuable;
use crate::rules::ranking::{Criterion, Ranking, Rule};
use crate::rules::row::ProgramRow;
use crate::rules::row::may_attack;
use crate::state::question::QuestionOrigin;
use crate::state::step::decision::Choice;
use crate::state::step::groups::CaptainStep;
use crate::state::step::groups::{CleanUpStep, DeckStep, GrowthStep, MovementStep, ResolutionStep, TurnStep};
use crate::state::step::{GlorySource, RowName, rulings};
use crate::state::tabletop::{Ending, Slot};

/// Dilithium placed in the Clean-up Step of a Bot whose special rule says so (solo rules p. 4).
const PLACED_DILITHIUM: u8 = 2;

/// Of the rows that fit the one further up counts (solo rules p. 5).
const TOP_ROW: Rule = Rule::on_page(Criterion::TopRow, "5");

impl Run<'_> {
    /// The whole turn.
    pub(crate) fn turn(&mut self) -> Flow {
        self.table.turn = self.table.turn.saturating_add(1);
        self.forget();
        let turn = self.table.turn;
        self.note(TurnStep::TurnBegins { turn, last: self.table.last_turn == Some(turn) });
        self.require_table()?;
        self.control_step()?;
        self.action_step()?;
        self.clean_up_step()?;
        self.end_of_exile_turn()?;
        self.note(TurnStep::TurnEnds);
        self.forget();
        if self.is_last_turn() {
            self.end(Ending::Credits);
        }
        Ok(())
    }

    /// Whether the game ends with this turn.
    pub fn is_last_turn(&self) -> bool {
        let turn = self.table.turn;
        self.table.last_turn.is_some_and(|last| last <= turn)
    }

    /// Whether the Bot has enough tokens somewhere to have secured it.
    pub fn may_have_secured(&self) -> bool {
        // Only the Bot's tokens are known so far; what the player has there is asked for if these suffice.
        let has_enough = |site| self.book.bot_weight(&self.table, site).count() >= locations::SECURED.0;
        self.table.zone.iter().any(has_enough)
    }

    /// The game is over.
    pub fn end(&mut self, ending: Ending) {
        self.table.ending = Some(ending);
        self.note(TurnStep::Ends { ending });
    }

    /// Takes control of the most valuable secured Location and resolves it (solo rules p. 4).
    fn control_step(&mut self) -> Flow {
        if !self.may_have_secured() {
            self.note(TurnStep::NothingSecured);
            return Ok(());
        }
        self.require_zone()?;
        let multipliers = self.multipliers();
        match self.decide(Choice::Control, locations::control(&self.places(), multipliers)) {
            Some(at) => {
                self.taken_over.clone_from(&self.table.zone[at].card);
                let gone = self.take_control(at);
                self.taken_over = None;
                gone
            }
            None => {
                self.note(TurnStep::NothingSecured);
                Ok(())
            }
        }
    }

    /// Draws as many cards as the Stardate card says, then flips and resolves one after the other.
    fn action_step(&mut self) -> Flow {
        self.require_stardate()?;
        let number = self.table.stardate.card.unwrap_or(self.last_stardate());
        let cards = self.book.stardate(number).map_or(0, |card| card.draw);
        self.note(DeckStep::Draws { cards });
        for _ in 0..cards {
            match self.draw() {
                Some(face) => self.table.row.push(face),
                None => break,
            }
        }
        while let Some(card) = self.turn_up(QuestionOrigin::Row)? {
            self.table.staging.push(card.clone());
            self.resolve(&card)?;
        }
        Ok(())
    }

    /// Resolves a card that lies in the Staging Area or the Control Area, then returns to what was
    /// being resolved before (solo rules p. 5-7).
    pub(crate) fn resolve(&mut self, card: &EntryId) -> Flow {
        self.depth += 1;
        self.rows.push(card.clone());
        let gone = self.resolve_deeper(card);
        self.rows.pop();
        self.interrupted = self.rows.last().cloned();
        self.depth -= 1;
        gone
    }

    fn resolve_deeper(&mut self, card: &EntryId) -> Flow {
        let book = self.book;
        for nth in 0.. {
            let printed = book.card(card);
            // Looked at before each row: the one before may have promoted or dismissed the Duty Officer.
            let side = self.side();
            let row = printed.and_then(|printed| {
                let rows = book.rows_of(&self.table, printed, side);
                let names = rows.iter().skip(nth).copied().map(name_of);
                self.decide(Choice::Row, Ranking::in_order(TOP_ROW, names));
                Some((printed, *rows.get(nth)?))
            });
            match row {
                Some((printed, row)) => {
                    if !self.carry_out(printed, row, nth)? {
                        break;
                    }
                }
                None if nth == 0 => {
                    self.no_row(card);
                    return Ok(());
                }
                None => break,
            }
        }
        self.keep_location(card);
        Ok(())
    }

    fn no_row(&mut self, card: &EntryId) {
        let is_crew = !matches!(self.book.suit(card), Suit::Captain | Suit::Status);
        let card = card.clone();
        if self.table.is_exile() && is_crew {
            self.note(CaptainStep::NoRow { card });
        } else {
            self.note(ResolutionStep::NeverResolved { card });
        }
    }

    /// The side of the suit card that lies up by now.
    fn side(&self) -> Side {
        match self.table.officer {
            Some(_) => Side::WithOfficer,
            None => Side::WithoutOfficer,
        }
    }

    /// Carries out one row of a card, the first or a later one; whether the next that fits follows.
    fn carry_out(&mut self, printed: &Card, row: ProgramRow<'_>, nth: usize) -> Flow<bool> {
        let card = &printed.id;
        self.note(ResolutionStep::Resolves {
            card: card.clone(),
            row: name_of(row),
            attack: self.may_attack(row, card),
        });
        // Once for the card, however many rows its resolution goes on to.
        if nth == 0 {
            self.raise_by_skills(printed);
        }
        let mut scope = EffectScope::for_row(card, row.effects());
        match row {
            ProgramRow::Surprise => {
                let operations = printed.operations.iter();
                for operation in operations.filter(|one| one.kind == OperationKind::Surprise) {
                    self.effects(&operation.effects, &mut scope)?;
                }
            }
            row => self.effects(row.effects(), &mut scope)?,
        }
        Ok(scope.continues)
    }

    /// Whether an attack on the player can follow from a row. What is turned up or gained before a condition may change
    /// it, but for the suit of the card itself; tracks only ever rise.
    fn may_attack(&self, row: ProgramRow<'_>, card: &EntryId) -> bool {
        let settled = |test: &Test, before: bool| self.known_result(test, before, card);
        may_attack(row.effects(), &settled)
    }

    fn known_result(&self, test: &Test, before: bool, card: &EntryId) -> Option<bool> {
        let now = |track: Specialty| self.table.tracks[track as usize];
        match test {
            Test::ThisIs(suit) => Some(self.book.suit(card) == *suit),
            Test::ThisHas(slug) => Some(self.book.is(card, slug)),
            Test::ThisNamed(slug) => Some(card.slug() == slug),
            Test::AtLeast { track, step } => {
                // Tracks only rise: a step that is reached stays so, one that is not may be by then.
                Some(now(*track) >= *step).filter(|holds| *holds || !before)
            }
            Test::AtMost { track, step } => {
                // The other way round: a step that is passed stays so.
                Some(now(*track) <= *step).filter(|holds| !*holds || !before)
            }
            Test::OfficerIs(slug) => {
                let officer = self.table.officer.as_ref();
                Some(officer.is_some_and(|officer| self.book.is(officer, slug))).filter(|_| !before)
            }
            Test::ThisHasSkill
            | Test::ThisFromControlStep
            | Test::OfficerIsNot(_)
            | Test::NoOfficer
            | Test::InDiscard(_)
            | Test::InDiscardAll(_)
            | Test::InLog(_)
            | Test::InPlay(_)
            | Test::TopIs(_)
            | Test::Higher { .. }
            | Test::GainedIs(_)
            | Test::DiscardedSharesTrait
            | Test::MarkedAtLeast(_)
            | Test::PlayerHas(_)
            | Test::PlayerShipInZone
            | Test::DiscardedIs(_) => None,
            Test::All(tests) => {
                let fails = |test| self.known_result(test, before, card) == Some(false);
                tests.iter().any(fails).then_some(false)
            }
        }
    }

    /// A Location still in the Staging Area after its effect moves to the Control Area (p. 6).
    fn keep_location(&mut self, card: &EntryId) {
        let is_staged = self.table.staging.contains(card) && !self.table.is_exile();
        if is_staged && self.book.suit(card) == Suit::Location {
            self.table.take_out(card);
            self.table.controlled.push(card.clone());
            self.note(MovementStep::Keeps { card: card.clone() });
        }
    }

    /// Held Stardate cards, the Staging Area, then Glory on the Market (solo rules p. 4).
    fn clean_up_step(&mut self) -> Flow {
        for number in std::mem::take(&mut self.table.held) {
            self.execute_stardate(number)?;
        }
        let cards = std::mem::take(&mut self.table.staging);
        self.table.discard.extend(cards.iter().cloned());
        self.note(CleanUpStep::ClearsStaging { cards });
        // Nothing follows: resources on Market cards are nobody's when points are counted.
        if self.book.joins() && self.is_last_turn() {
            self.note(CleanUpStep::LeavesMarket);
            return Ok(());
        }
        let least = self.for_player(Choice::Place, &least_valuable)?;
        if self.book.program.rule.dilithium {
            self.place_dilithium(least);
        } else {
            self.place_glory(least);
        }
        Ok(())
    }

    fn execute_stardate(&mut self, number: u8) -> Flow {
        let effect = self.book.stardate(number).map_or(StardateEffect::None, |card| card.effect);
        self.note(CleanUpStep::Executes { card: number, effect });
        if matches!(effect, StardateEffect::WipeMarket | StardateEffect::WipeMarketAndZone) {
            self.market_leaves();
            self.table.market = [const { Slot::Unknown }; 4];
            // All four places are known to be open: only what is laid out anew is asked for.
            self.table.fresh.market = true;
        }
        if effect == StardateEffect::WipeMarketAndZone {
            self.wipe_zone()?;
        }
        Ok(())
    }

    fn place_glory(&mut self, place: Option<usize>) {
        let Some(place) = place else {
            self.note(CleanUpStep::NoMarketCard);
            return;
        };
        let from = if self.table.stardate.card.is_some() { GlorySource::Stardate } else { GlorySource::Supply };
        if let Slot::Card { card, tokens } = &mut self.table.market[place] {
            tokens.glory = tokens.glory.saturating_add(1);
            let card = card.clone();
            self.note(CleanUpStep::PlacesGlory { card, from });
        }
        self.take_stardate_glory(1);
    }

    /// By a special rule: the Glory is removed, and Dilithium goes on the card instead. After the last Stardate
    /// card only the Dilithium is placed.
    fn place_dilithium(&mut self, place: Option<usize>) {
        let has_card = self.table.stardate.card.is_some();
        let decisions = std::mem::take(&mut self.decisions);
        if has_card {
            self.note(GrowthStep::StardateLoses { amount: 1 });
            self.take_stardate_glory(1);
        }
        self.decisions = decisions;
        let Some(place) = place else {
            self.note(CleanUpStep::NoMarketCard);
            return;
        };
        if let Slot::Card { card, tokens } = &mut self.table.market[place] {
            tokens.dilithium = tokens.dilithium.saturating_add(PLACED_DILITHIUM);
            let card = card.clone();
            if !has_card {
                self.rule_by(rulings::AFTER_CREDITS);
            }
            self.note(CleanUpStep::PlacesDilithium { card, amount: PLACED_DILITHIUM });
        }
    }

    /// The number of the last Stardate card.
    pub fn last_stardate(&self) -> u8 {
        last_stardate(self.book)
    }

    /// The game ends at once with the Burn.
    pub fn burn(&mut self) -> RunStop {
        self.end(Ending::Burn);
        RunStop::Over
    }
}

fn name_of(row: ProgramRow<'_>) -> RowName {
    match row {
        ProgramRow::Surprise => RowName::Surprise,
        ProgramRow::Wildcard(_) => RowName::Wildcard,
        ProgramRow::Trait { number, row } => RowName::Traits { number, traits: row.traits.clone() },
        ProgramRow::Exile { number, row } => RowName::Exile { number, matches: row.traits.clone() },
        ProgramRow::Suit { side: Side::WithoutOfficer, .. } => RowName::WithoutOfficer,
        ProgramRow::Suit { .. } => RowName::WithOfficer,
    }
}
