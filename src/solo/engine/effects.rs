//! The effects of the program cards, carried out (solo rules p. 5-10).

use crate::model::{
    Acquisition, Compound, Effect, EntryId, Flip, Growth, Movement, Specialty, Suit, Test, Which,
};

use super::run::{Flow, Run};
use crate::solo::state::question::Question;
use crate::solo::state::step::StepKind;
use crate::solo::state::step::groups::{
    AcquisitionStep, GrowthStep, MovementStep, PileStep, ResolutionStep,
};
use crate::solo::state::step::reasons::{Check, Checked, Lack};
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
    /// The card this row just had resolved.
    pub resolved: Option<EntryId>,
    /// The row has ended for the next one that fits.
    pub continues: bool,
    /// Where Away Teams were last sent.
    pub sent_to: Option<EntryId>,
    /// The attack was cancelled: all that is left of it in the row falls away (solo rules p. 10).
    pub cancelled: bool,
    /// The player discarded a card.
    pub discarded: bool,
    /// The suit a condition of the row looks for in it.
    pub tested: Option<Suit>,
    /// Whether it is of that suit, if that was said already.
    pub fits: Option<bool>,
}

impl Scope {
    pub fn of(card: &EntryId) -> Scope {
        Scope {
            card: card.clone(),
            found: None,
            gained: None,
            resolved: None,
            continues: false,
            sent_to: None,
            cancelled: false,
            discarded: false,
            tested: None,
            fits: None,
        }
    }

    /// Of a card, with what its row will want to know of the player's own.
    pub fn of_row(card: &EntryId, effects: &[Effect]) -> Scope {
        Scope {
            tested: effects.iter().find_map(tested_suit),
            ..Scope::of(card)
        }
    }

    fn which(&self, which: Which) -> Option<EntryId> {
        match which {
            Which::This => Some(self.card.clone()),
            Which::Found => self.found.clone(),
            Which::Gained => self.gained.clone(),
            Which::Resolved => self.resolved.clone(),
        }
    }
}

/// The suit an effect or one inside it looks for in the card the player discarded.
fn tested_suit(effect: &Effect) -> Option<Suit> {
    if let Effect::Compound(Compound::When {
        test: Test::DiscardedIs(suit),
        ..
    }) = effect
    {
        return Some(*suit);
    }
    effect.inner().find_map(tested_suit)
}

impl Run<'_> {
    /// Carries out effects in order.
    pub fn effects(&mut self, effects: &[Effect], scope: &mut Scope) -> Flow {
        for effect in effects {
            if scope.continues {
                break;
            }
            self.effect(effect, scope)?;
        }
        Ok(())
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
            Effect::Continue => {
                scope.continues = true;
                Ok(())
            }
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
            Growth::GainSupplyGlory(_) | Growth::Spend { .. } | Growth::MarkTrait => {}
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
        let lost = step.saturating_add(amount).saturating_sub(TOP);
        *step = step.saturating_add(amount).min(TOP);
        let step = *step;
        self.note(GrowthStep::GainsTrack {
            track,
            amount,
            step,
            lost,
        });
    }

    fn acquisition(&mut self, acquisition: &Acquisition, scope: &mut Scope) -> Flow {
        match acquisition {
            Acquisition::GainCard { prefer, .. } => {
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
            Acquisition::GainMostValuable
            | Acquisition::GainMatchingFocus { .. }
            | Acquisition::GainFromDeck(_)
            | Acquisition::GainIncident
            | Acquisition::GainBestEncounter(_)
            | Acquisition::JunkIncident
            | Acquisition::GainResources => Ok(()),
        }
    }

    fn compound(&mut self, compound: &Compound, scope: &mut Scope) -> Flow {
        match compound {
            Compound::Pay { costs, gain } => {
                if let Some(lack) = self.cannot_pay(costs, gain, scope)? {
                    self.note(ResolutionStep::NotAble { lack });
                    return Ok(());
                }
                self.effects(costs, scope)?;
                self.effects(gain, scope)
            }
            Compound::IfAble { steps, otherwise } => self.if_able(steps, otherwise, scope),
            Compound::IfAllAble { .. }
            | Compound::IfYouDo { .. }
            | Compound::ForEachInPlay { .. } => Ok(()),
            Compound::When {
                test,
                then,
                otherwise,
            } => {
                let mut checks = Vec::new();
                let holds = self.holds(test, scope, &mut checks)?;
                self.note(ResolutionStep::Tested { holds, checks });
                self.effects(if holds { then } else { otherwise }, scope)
            }
            Compound::ForEach { in_discard, steps } => {
                self.know_discard(in_discard, true)?;
                let book = self.book;
                let cards = self.table.discard.iter();
                let times = cards.filter(|card| book.is(card, in_discard)).count();
                let of = in_discard.clone();
                self.note(ResolutionStep::Repeats { times, of });
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
        let lack = match steps.first() {
            Some(first) => self.lack(first, scope)?,
            None => None,
        };
        let Some(lack) = lack else {
            return self.effects(steps, scope);
        };
        self.note(ResolutionStep::NotAble { lack });
        self.effects(otherwise, scope)
    }

    /// What an effect would need to do something, if the Bot lacks it.
    fn lack(&mut self, effect: &Effect, scope: &Scope) -> Flow<Option<Lack>> {
        Ok(match effect {
            Effect::Acquire(acquisition) => self.lacks_card(acquisition)?,
            Effect::Move(movement) => self.lacks_teams(movement)?,
            Effect::Flip(flip) => self.lacks_supplement(flip),
            Effect::Own(own) => self.lacks_own(own)?,
            Effect::Compound(Compound::Pay { costs, gain }) => {
                self.cannot_pay(costs, gain, scope)?
            }
            Effect::Compound(
                Compound::IfAble { .. }
                | Compound::When { .. }
                | Compound::IfAllAble { .. }
                | Compound::IfYouDo { .. }
                | Compound::ForEach { .. }
                | Compound::ForEachInPlay { .. }
                | Compound::Choice { .. },
            )
            | Effect::Grow(_)
            | Effect::You(_)
            | Effect::Continue => None,
        })
    }

    fn lacks_card(&mut self, acquisition: &Acquisition) -> Flow<Option<Lack>> {
        match acquisition {
            Acquisition::GainCard { prefer, .. } | Acquisition::TakeCard { prefer } => {
                let fits = self.fitting(prefer)?.is_some();
                let prefer = prefer.clone();
                Ok((!fits).then_some(Lack::Market { prefer }))
            }
            Acquisition::GainByTokens(_)
            | Acquisition::TakeIncident
            | Acquisition::GainEncounter
            | Acquisition::TakeEncounter
            | Acquisition::TakeSupplement
            | Acquisition::GainMostValuable
            | Acquisition::GainMatchingFocus { .. }
            | Acquisition::GainFromDeck(_)
            | Acquisition::GainIncident
            | Acquisition::GainBestEncounter(_)
            | Acquisition::JunkIncident
            | Acquisition::GainResources
            | Acquisition::JunkMostValuable => Ok(None),
        }
    }

    fn lacks_teams(&mut self, movement: &Movement) -> Flow<Option<Lack>> {
        match movement {
            Movement::RemoveTeams(teams) => {
                let has_enough = |run: &Self| run.teams_away() >= u32::from(*teams);
                if has_enough(self) {
                    self.know_zone()?;
                }
                let (wanted, away) = (*teams, self.teams_away());
                Ok((!has_enough(self)).then_some(Lack::Teams { wanted, away }))
            }
            Movement::Deploy { .. }
            | Movement::Send { .. }
            | Movement::AddTeam { .. }
            | Movement::TakeControl
            | Movement::TakeControlUnsecured
            | Movement::Promote(_) => Ok(None),
        }
    }

    fn lacks_supplement(&self, flip: &Flip) -> Option<Lack> {
        match flip {
            Flip::ResolveSupplement => {
                let zone = Zone::Supplement;
                let is_empty = self.table.supplement.is_empty();
                is_empty.then_some(Lack::Nothing { zone })
            }
            Flip::DiscardDeck(_)
            | Flip::DiscardWholeDeck
            | Flip::DiscardSupplementBottom
            | Flip::DiscardSupplement(_)
            | Flip::LogDeck(_)
            | Flip::ResolveDeck => None,
        }
    }

    /// What is lacking for the costs, or for a Supplement card to be resolved for them.
    fn cannot_pay(
        &mut self,
        costs: &[Effect],
        gain: &[Effect],
        scope: &Scope,
    ) -> Flow<Option<Lack>> {
        for cost in costs {
            if let Some(lack) = self.lack(cost, scope)? {
                return Ok(Some(lack));
            }
        }
        let resolve = Flip::ResolveSupplement;
        let is_gained = gain.contains(&Effect::Flip(resolve.clone()));
        Ok(self.lacks_supplement(&resolve).filter(|_| is_gained))
    }

    /// Whether a condition holds; what was looked at is written down.
    fn holds(&mut self, test: &Test, scope: &mut Scope, checks: &mut Vec<Check>) -> Flow<bool> {
        if let Test::All(tests) = test {
            for test in tests {
                if !self.holds(test, scope, checks)? {
                    return Ok(false);
                }
            }
            return Ok(true);
        }
        let check = self.check(test, scope)?;
        let holds = check.as_ref().is_none_or(|check| check.holds);
        checks.extend(check);
        Ok(holds)
    }

    /// A single condition, held against the table; `None` for several together.
    fn check(&mut self, test: &Test, scope: &mut Scope) -> Flow<Option<Check>> {
        let (holds, what) = match test {
            Test::ThisIs(suit) => {
                let (wanted, card) = (*suit, scope.card.clone());
                let holds = self.book.suit(&card) == wanted;
                (holds, Checked::Suit { wanted, card })
            }
            Test::InDiscard(slug) => {
                scope.found = self.find_in_discard(slug)?;
                let (wanted, card) = (slug.clone(), scope.found.clone());
                (card.is_some(), Checked::Discard { wanted, card })
            }
            Test::AtLeast { track, step } => {
                let (track, wanted, step) = (*track, *step, self.step(*track));
                let what = Checked::AtLeast {
                    track,
                    wanted,
                    step,
                };
                (step >= wanted, what)
            }
            Test::AtMost { track, step } => {
                let (track, wanted, step) = (*track, *step, self.step(*track));
                let what = Checked::AtMost {
                    track,
                    wanted,
                    step,
                };
                (step <= wanted, what)
            }
            Test::OfficerIs(slug) => {
                let (wanted, card) = (slug.clone(), self.table.officer.clone());
                let holds = card.as_ref().is_some_and(|card| self.book.is(card, slug));
                (holds, Checked::Officer { wanted, card })
            }
            Test::DiscardedIs(suit) => {
                let (wanted, discarded) = (*suit, scope.discarded);
                let holds = discarded
                    && match scope.fits {
                        Some(fits) => fits,
                        None => self.ask_yes(&Question::DiscardedIs { suit: wanted })?,
                    };
                (holds, Checked::Discarded { wanted, discarded })
            }
            Test::ThisHas(_)
            | Test::ThisNamed(_)
            | Test::ThisHasSkill
            | Test::ThisFromControlStep
            | Test::OfficerIsNot(_)
            | Test::NoOfficer
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
            | Test::All(_) => return Ok(None),
        };
        Ok(Some(Check { holds, what }))
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
                ..
            } => self.send(*teams, prefer, *ignore_ships, scope),
            Movement::TakeControl => self.control_most_tokens(),
            Movement::AddTeam { .. } | Movement::TakeControlUnsecured => Ok(()),
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

    /// Says so if a card has to be picked up from the Bot Discard pile.
    pub fn fetch(&mut self, card: &EntryId) {
        if self.table.zone_of(card) == Some(Zone::Discard) {
            self.note(PileStep::Fetches { card: card.clone() });
        }
    }

    /// Makes a card the Duty Officer; the former one is discarded (solo rules p. 7).
    fn promote(&mut self, card: EntryId) {
        if !self.is_at_hand(&card) {
            return;
        }
        self.fetch(&card);
        if let Some(former) = self.table.officer.take() {
            self.discard(former, Zone::Officer);
        }
        self.table.take_out(&card);
        self.table.officer = Some(card.clone());
        self.note(MovementStep::Promotes { card });
    }
}
