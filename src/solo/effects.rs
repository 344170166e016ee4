//! The effects of the program cards, carried out (solo rules p. 5-10).

use crate::model::{Effect, EntryId, Specialty, Suit, Test, Which};

use super::ask::Question;
use super::crew::is_in_play;
use super::exec::{Go, Run};
use super::step::What;
use super::table::{TOP, Zone};

/// What the row being carried out speaks of.
#[derive(Debug, Clone)]
pub(super) struct Scope {
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
    pub fn effects(&mut self, effects: &[Effect], scope: &mut Scope) -> Go {
        effects
            .iter()
            .try_for_each(|effect| self.effect(effect, scope))
    }

    /// Carries out one effect.
    pub fn effect(&mut self, effect: &Effect, scope: &mut Scope) -> Go {
        match effect {
            Effect::Pay { .. }
            | Effect::IfAble { .. }
            | Effect::When { .. }
            | Effect::ForEach { .. }
            | Effect::Choice { .. }
            | Effect::You(_) => self.compound(effect, scope),
            Effect::Deploy { .. }
            | Effect::Send { .. }
            | Effect::TakeControl
            | Effect::RemoveTeams(_)
            | Effect::Promote(_) => self.movement(effect, scope),
            Effect::GainTrack { .. }
            | Effect::GainLowest { .. }
            | Effect::GainHighest { .. }
            | Effect::GainGlory(_)
            | Effect::RemoveStardateGlory(_) => self.growth(effect),
            Effect::GainCard { .. }
            | Effect::TakeCard { .. }
            | Effect::GainByTokens(_)
            | Effect::TakeIncident
            | Effect::GainEncounter
            | Effect::TakeEncounter
            | Effect::TakeSupplement
            | Effect::JunkMostValuable => self.acquisition(effect, scope),
            other => self.own_card(other, scope),
        }
    }

    fn growth(&mut self, effect: &Effect) -> Go {
        match effect {
            Effect::GainTrack { track, amount } => self.gain_track(*track, *amount),
            Effect::GainLowest { tracks, amount } => {
                let lowest = tracks
                    .iter()
                    .min_by_key(|track| (self.step(**track), **track));
                if let Some(track) = lowest {
                    self.gain_track(*track, *amount);
                }
            }
            Effect::GainHighest { tracks, amount } => {
                let rank = |track: &&Specialty| (TOP - self.step(**track), **track);
                if let Some(track) = tracks.iter().min_by_key(rank) {
                    self.gain_track(*track, *amount);
                }
            }
            Effect::GainGlory(amount) => self.gain_glory(*amount)?,
            Effect::RemoveStardateGlory(amount) => {
                self.know_stardate()?;
                if self.table.stardate.card.is_some() {
                    self.note(What::StardateLoses { amount: *amount });
                    self.take_stardate_glory(*amount);
                }
            }
            _ => {}
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
        self.note(What::GainsTrack {
            track,
            amount,
            step,
        });
    }

    fn acquisition(&mut self, effect: &Effect, scope: &mut Scope) -> Go {
        match effect {
            Effect::GainCard { prefer } => {
                scope.gained = None;
                if let Some(place) = self.wanted(prefer)? {
                    scope.gained = self.acquire(place, Zone::Discard);
                }
                Ok(())
            }
            Effect::TakeCard { prefer } => {
                if let Some(place) = self.wanted(prefer)? {
                    self.acquire(place, Zone::Deck);
                }
                Ok(())
            }
            Effect::GainByTokens(tokens) => self.gain_by_tokens(tokens, scope),
            Effect::TakeIncident => self.take_incident(),
            Effect::GainEncounter => self.gain_encounter(),
            Effect::TakeEncounter => self.take_encounter(),
            Effect::TakeSupplement => {
                let what = match self.table.supplement.pop() {
                    Some(face) => {
                        self.table.deck.push(face);
                        What::TakesSupplement
                    }
                    None => What::NoSupplement,
                };
                self.note(what);
                Ok(())
            }
            _ => self.junk(),
        }
    }

    fn compound(&mut self, effect: &Effect, scope: &mut Scope) -> Go {
        match effect {
            Effect::Pay { costs, gain } => {
                if self.can_pay(costs, gain, scope)? {
                    self.effects(costs, scope)?;
                    self.effects(gain, scope)?;
                } else {
                    self.note(What::NotAble);
                }
                Ok(())
            }
            Effect::IfAble { steps, otherwise } => self.if_able(steps, otherwise, scope),
            Effect::When {
                test,
                then,
                otherwise,
            } => {
                let holds = self.holds(test, scope)?;
                self.note(What::Tested { holds });
                self.effects(if holds { then } else { otherwise }, scope)
            }
            Effect::ForEach { in_discard, steps } => {
                let book = self.book;
                let cards = self.table.discard.iter();
                let times = cards.filter(|card| book.is(card, in_discard)).count();
                self.note(What::Repeats { times });
                (0..times).try_for_each(|_| self.effects(steps, scope))
            }
            Effect::Choice { options } => self.choice(options, scope),
            Effect::You(part) => self.part(*part, scope).map(|_| ()),
            _ => Ok(()),
        }
    }

    /// "If able, A. Otherwise B": whether A can be done hangs on its first effect.
    fn if_able(&mut self, steps: &[Effect], otherwise: &[Effect], scope: &mut Scope) -> Go {
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
        self.note(What::NotAble);
        self.effects(otherwise, scope)
    }

    /// Whether an effect would do something.
    fn is_able(&mut self, effect: &Effect, scope: &Scope) -> Go<bool> {
        Ok(match effect {
            Effect::GainCard { prefer } | Effect::TakeCard { prefer } => {
                self.fitting(prefer)?.is_some()
            }
            Effect::ShipToDeck => self.find_in_discard(Suit::Ship.code()).is_some(),
            Effect::ReturnIncident => self.find_in_discard(Suit::Incident.code()).is_some(),
            Effect::LogFromDiscard(suit) | Effect::ResolveFromDiscard(suit) => {
                self.find_in_discard(suit.code()).is_some()
            }
            Effect::DismissShip | Effect::LogShip => !self.table.ships.is_empty(),
            Effect::DismissOfficer | Effect::LogOfficer => self.table.officer.is_some(),
            Effect::RemoveTeams(teams) => {
                let has_enough = |run: &Self| run.teams_away() >= u32::from(*teams);
                if has_enough(self) {
                    self.know_zone()?;
                }
                has_enough(self)
            }
            Effect::LogControlled { without } => {
                let without = without.as_deref();
                let fits = |run: &Self, card: &EntryId, zone| run.may_log(card, zone, without);
                self.least_in_play(&fits).is_some()
            }
            Effect::LogInPlay(slug) => {
                let fits =
                    |run: &Self, card: &EntryId, zone| is_in_play(zone) && run.book.is(card, slug);
                self.least_in_play(&fits).is_some()
            }
            Effect::ResolveSupplement => !self.table.supplement.is_empty(),
            Effect::Pay { costs, gain } => self.can_pay(costs, gain, scope)?,
            _ => true,
        })
    }

    /// All costs can be paid, and a Supplement card to be resolved for them is there.
    fn can_pay(&mut self, costs: &[Effect], gain: &[Effect], scope: &Scope) -> Go<bool> {
        for cost in costs {
            if !self.is_able(cost, scope)? {
                return Ok(false);
            }
        }
        let lacks_supplement =
            gain.contains(&Effect::ResolveSupplement) && self.table.supplement.is_empty();
        Ok(!lacks_supplement)
    }

    fn holds(&mut self, test: &Test, scope: &mut Scope) -> Go<bool> {
        Ok(match test {
            Test::ThisIs(suit) => self.book.suit(&scope.card) == *suit,
            Test::InDiscard(slug) => {
                scope.found = self.find_in_discard(slug);
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

    fn movement(&mut self, effect: &Effect, scope: &mut Scope) -> Go {
        match effect {
            Effect::Deploy { ship, then } => match scope.which(*ship) {
                Some(card) => self.deploy(card, *then),
                None => Ok(()),
            },
            Effect::Send {
                teams,
                ignore_ships,
                prefer,
            } => self.send(*teams, prefer, *ignore_ships, scope),
            Effect::TakeControl => self.control_most_tokens(),
            Effect::RemoveTeams(teams) => self.remove_teams(*teams),
            Effect::Promote(which) => {
                if let Some(card) = scope.which(*which) {
                    self.promote(card);
                }
                Ok(())
            }
            _ => Ok(()),
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
        self.note(What::Promotes { card });
    }
}
