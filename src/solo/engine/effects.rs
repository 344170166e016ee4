//! The effects of the program cards, carried out (solo rules p. 5-10).

use crate::model::{
    Acquisition, Compound, Effect, EntryId, Flip, Growth, Movement, Specialty, Test, Which,
};

use super::run::{Flow, Run};
use crate::solo::state::question::Question;
use crate::solo::state::step::StepKind;
use crate::solo::state::step::groups::{AcquisitionStep, GrowthStep, MovementStep, ResolutionStep};
use crate::solo::state::table::{TOP, Zone};

/// What the row being carried out speaks of.
#[derive(Debug, Clone)]
pub(in crate::solo) struct Scope {
    /// The card being resolved.
    pub card: EntryId,
    /// The card found in the Bot Discard pile.
    pub found: Option<EntryId>,
    /// The card just gained.
    pub gained: Option<EntryId>,
    /// Where Away Teams were last sent.
    pub sent_to: Option<EntryId>,
    /// The attack was cancelled: all that is left of it in the row falls away (solo rules p. 10).
    pub cancelled: bool,
    /// The player discarded a card.
    pub discarded: bool,
}

impl Scope {
    pub fn of(card: &EntryId) -> Scope {
        Scope {
            card: card.clone(),
            found: None,
            gained: None,
            sent_to: None,
            cancelled: false,
            discarded: false,
        }
    }

    fn which(&self, which: Which) -> Option<EntryId> {
        match which {
            Which::This => Some(self.card.clone()),
            Which::Found => self.found.clone(),
            Which::Gained => self.gained.clone(),
        }
    }
}

impl Run<'_> {
    /// Carries out effects in order.
    pub fn effects(&mut self, effects: &[Effect], scope: &mut Scope) -> Flow {
        effects
            .iter()
            .try_for_each(|effect| self.effect(effect, scope))
    }

    /// Carries out one effect.
    pub fn effect(&mut self, effect: &Effect, scope: &mut Scope) -> Flow {
        match effect {
            Effect::Grow(growth) => self.growth(growth),
            Effect::Acquire(acquisition) => self.acquisition(acquisition, scope),
            Effect::Move(movement) => self.movement(movement, scope),
            Effect::Flip(flip) => self.flip(flip),
            Effect::Own(own) => self.own_card(own, scope),
            Effect::Compound(compound) => self.compound(compound, scope),
            Effect::You(part) => self.part(*part, scope).map(|_| ()),
        }
    }

    fn growth(&mut self, growth: &Growth) -> Flow {
        match growth {
            Growth::GainTrack { track, amount } => self.gain_track(*track, *amount),
            Growth::GainLowest { tracks, amount } => {
                let lowest = tracks
                    .iter()
                    .min_by_key(|track| (self.step(**track), **track));
                if let Some(track) = lowest {
                    self.gain_track(*track, *amount);
                }
            }
            Growth::GainHighest { tracks, amount } => {
                let rank = |track: &&Specialty| (TOP - self.step(**track), **track);
                if let Some(track) = tracks.iter().min_by_key(rank) {
                    self.gain_track(*track, *amount);
                }
            }
            Growth::GainGlory(amount) => self.gain_glory(*amount)?,
            Growth::RemoveStardateGlory(amount) => {
                self.know_stardate()?;
                if self.table.stardate.card.is_some() {
                    self.note(GrowthStep::StardateLoses { amount: *amount });
                    self.take_stardate_glory(*amount);
                }
            }
        }
        Ok(())
    }

    fn step(&self, track: Specialty) -> u8 {
        self.table.tracks[track as usize]
    }

    fn gain_track(&mut self, track: Specialty, amount: u8) {
        let step = &mut self.table.tracks[track as usize];
        *step = step.saturating_add(amount).min(TOP);
        let step = *step;
        self.note(GrowthStep::GainsTrack {
            track,
            amount,
            step,
        });
    }

    fn acquisition(&mut self, acquisition: &Acquisition, scope: &mut Scope) -> Flow {
        match acquisition {
            Acquisition::GainCard { prefer } => {
                scope.gained = None;
                if let Some(place) = self.wanted(prefer)? {
                    scope.gained = self.gain(place);
                }
                Ok(())
            }
            Acquisition::TakeCard { prefer } => {
                if let Some(place) = self.wanted(prefer)? {
                    self.take(place);
                }
                Ok(())
            }
            Acquisition::GainByTokens(tokens) => self.gain_by_tokens(tokens, scope),
            Acquisition::TakeIncident => self.take_incident(),
            Acquisition::GainEncounter => self.gain_encounter(),
            Acquisition::TakeEncounter => self.take_encounter(),
            Acquisition::TakeSupplement => {
                let what = match self.table.supplement.pop() {
                    Some(face) => {
                        self.table.deck.push(face);
                        StepKind::Acquisition(AcquisitionStep::TakesSupplement)
                    }
                    None => StepKind::Acquisition(AcquisitionStep::NoSupplement),
                };
                self.note(what);
                Ok(())
            }
            Acquisition::JunkMostValuable => self.junk(),
        }
    }

    fn compound(&mut self, compound: &Compound, scope: &mut Scope) -> Flow {
        match compound {
            Compound::Pay { costs, gain } => {
                if self.can_pay(costs, gain, scope)? {
                    self.effects(costs, scope)?;
                    self.effects(gain, scope)?;
                } else {
                    self.note(ResolutionStep::NotAble);
                }
                Ok(())
            }
            Compound::IfAble { steps, otherwise } => self.if_able(steps, otherwise, scope),
            Compound::When {
                test,
                then,
                otherwise,
            } => {
                let holds = self.holds(test, scope)?;
                self.note(ResolutionStep::Tested { holds });
                self.effects(if holds { then } else { otherwise }, scope)
            }
            Compound::ForEach { in_discard, steps } => {
                self.know_discard(in_discard, true)?;
                let book = self.book;
                let cards = self.table.discard.iter();
                let times = cards.filter(|card| book.is(card, in_discard)).count();
                self.note(ResolutionStep::Repeats { times });
                (0..times).try_for_each(|_| self.effects(steps, scope))
            }
            Compound::Choice { options } => self.choice(options, scope),
        }
    }

    /// "If able, A. Otherwise B": whether A can be done hangs on its first effect.
    fn if_able(&mut self, steps: &[Effect], otherwise: &[Effect], scope: &mut Scope) -> Flow {
        if let Some((Effect::You(part), rest)) = steps.split_first() {
            return if self.part(*part, scope)? {
                self.effects(rest, scope)
            } else {
                self.effects(otherwise, scope)
            };
        }
        let is_able = match steps.first() {
            Some(first) => self.is_able(first, scope)?,
            None => true,
        };
        if is_able {
            return self.effects(steps, scope);
        }
        self.note(ResolutionStep::NotAble);
        self.effects(otherwise, scope)
    }

    /// Whether an effect would do something.
    fn is_able(&mut self, effect: &Effect, scope: &Scope) -> Flow<bool> {
        Ok(match effect {
            Effect::Acquire(acquisition) => self.can_acquire(acquisition)?,
            Effect::Move(movement) => self.can_move(movement)?,
            Effect::Flip(flip) => self.can_flip(flip),
            Effect::Own(own) => self.has_own(own)?,
            Effect::Compound(Compound::Pay { costs, gain }) => self.can_pay(costs, gain, scope)?,
            Effect::Compound(
                Compound::IfAble { .. }
                | Compound::When { .. }
                | Compound::ForEach { .. }
                | Compound::Choice { .. },
            )
            | Effect::Grow(_)
            | Effect::You(_) => true,
        })
    }

    fn can_acquire(&mut self, acquisition: &Acquisition) -> Flow<bool> {
        match acquisition {
            Acquisition::GainCard { prefer } | Acquisition::TakeCard { prefer } => {
                Ok(self.fitting(prefer)?.is_some())
            }
            Acquisition::GainByTokens(_)
            | Acquisition::TakeIncident
            | Acquisition::GainEncounter
            | Acquisition::TakeEncounter
            | Acquisition::TakeSupplement
            | Acquisition::JunkMostValuable => Ok(true),
        }
    }

    fn can_move(&mut self, movement: &Movement) -> Flow<bool> {
        match movement {
            Movement::RemoveTeams(teams) => {
                let has_enough = |run: &Self| run.teams_away() >= u32::from(*teams);
                if has_enough(self) {
                    self.know_zone()?;
                }
                Ok(has_enough(self))
            }
            Movement::Deploy { .. }
            | Movement::Send { .. }
            | Movement::TakeControl
            | Movement::Promote(_) => Ok(true),
        }
    }

    fn can_flip(&self, flip: &Flip) -> bool {
        match flip {
            Flip::ResolveSupplement => !self.table.supplement.is_empty(),
            Flip::DiscardDeck(_)
            | Flip::DiscardSupplement(_)
            | Flip::LogDeck(_)
            | Flip::ResolveDeck => true,
        }
    }

    /// All costs can be paid, and a Supplement card to be resolved for them is there.
    fn can_pay(&mut self, costs: &[Effect], gain: &[Effect], scope: &Scope) -> Flow<bool> {
        for cost in costs {
            if !self.is_able(cost, scope)? {
                return Ok(false);
            }
        }
        let lacks_supplement = gain.contains(&Effect::Flip(Flip::ResolveSupplement))
            && self.table.supplement.is_empty();
        Ok(!lacks_supplement)
    }

    fn holds(&mut self, test: &Test, scope: &mut Scope) -> Flow<bool> {
        Ok(match test {
            Test::ThisIs(suit) => self.book.suit(&scope.card) == *suit,
            Test::InDiscard(slug) => {
                scope.found = self.find_in_discard(slug)?;
                scope.found.is_some()
            }
            Test::AtLeast { track, step } => self.step(*track) >= *step,
            Test::AtMost { track, step } => self.step(*track) <= *step,
            Test::OfficerIs(slug) => {
                let officer = self.table.officer.as_ref();
                officer.is_some_and(|card| self.book.is(card, slug))
            }
            Test::DiscardedIs(suit) => {
                scope.discarded && self.ask_yes(&Question::DiscardedIs { suit: *suit })?
            }
            Test::All(tests) => {
                for test in tests {
                    if !self.holds(test, scope)? {
                        return Ok(false);
                    }
                }
                true
            }
        })
    }

    fn movement(&mut self, movement: &Movement, scope: &mut Scope) -> Flow {
        match movement {
            Movement::Deploy { ship, then } => match scope.which(*ship) {
                Some(card) => self.deploy(card, *then),
                None => Ok(()),
            },
            Movement::Send {
                teams,
                ignore_ships,
                prefer,
            } => self.send(*teams, prefer, *ignore_ships, scope),
            Movement::TakeControl => self.control_most_tokens(),
            Movement::RemoveTeams(teams) => self.remove_teams(*teams),
            Movement::Promote(which) => {
                if let Some(card) = scope.which(*which) {
                    self.promote(card);
                }
                Ok(())
            }
        }
    }

    /// Whether a card still lies where an effect can pick it up: a correction may have moved it.
    pub fn is_at_hand(&self, card: &EntryId) -> bool {
        let zone = self.table.zone_of(card);
        matches!(zone, Some(Zone::Staging | Zone::Discard | Zone::Controlled))
    }

    /// Makes a card the Duty Officer; the former one is discarded (solo rules p. 7).
    fn promote(&mut self, card: EntryId) {
        if !self.is_at_hand(&card) {
            return;
        }
        if let Some(former) = self.table.officer.take() {
            self.discard(former, Zone::Officer);
        }
        self.table.take_out(&card);
        self.table.officer = Some(card.clone());
        self.note(MovementStep::Promotes { card });
    }
}
