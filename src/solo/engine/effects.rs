//! The effects of the program cards, carried out (solo rules p. 5-10).

use model::{Acquisition, Compound, Destination, Effect, EntryId, Growth, Movement, Specialty, Suit, Test, Which};

use super::run::{Flow, Run};
use crate::rules::ranking::{Criterion, RankedCandidate, Ranking, Rule};
use crate::state::step::StepKind;
use crate::state::step::decision::Choice;
use crate::state::step::groups::{AcquisitionStep, GrowthStep, MovementStep, PileStep, ResolutionStep};
use crate::state::step::rulings::StepRuling;
use crate::state::tabletop::{TOP, Zone};

/// What the row being carried out speaks of.
#[derive(Debug, Clone)]
pub struct EffectScope {
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
    /// From where the player just removed an Away Team.
    pub vacated: Option<EntryId>,
    /// The row sends an Away Team there, so it must be known.
    pub follows: bool,
    /// How many cards the row just discarded from the Bot deck; they lie on top of the Discard pile.
    pub flipped: usize,
    /// The attack was cancelled: all that is left of it in the row falls away (solo rules p. 10).
    pub cancelled: bool,
    /// The player discarded a card.
    pub discarded: bool,
    /// The suit a condition of the row looks for in it.
    pub tested: Option<Suit>,
    /// Whether it is of that suit, if that was said already.
    pub fits: Option<bool>,
}

impl EffectScope {
    /// The scope of a card being resolved, with nothing found, gained or sent yet.
    pub fn for_card(card: &EntryId) -> EffectScope {
        EffectScope {
            card: card.clone(),
            found: None,
            gained: None,
            resolved: None,
            continues: false,
            sent_to: None,
            vacated: None,
            follows: false,
            flipped: 0,
            cancelled: false,
            discarded: false,
            tested: None,
            fits: None,
        }
    }

    /// The scope of a card, with what its row will want to know of the player's own.
    pub fn for_row(card: &EntryId, effects: &[Effect]) -> EffectScope {
        EffectScope {
            tested: effects.iter().find_map(tested_suit),
            follows: effects.iter().any(follows),
            ..EffectScope::for_card(card)
        }
    }

    /// The card a row means; `None` if the row has not come upon one.
    pub fn which(&self, which: Which) -> Option<EntryId> {
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
    if let Effect::Compound(Compound::When { test: Test::DiscardedIs(suit), .. }) = effect {
        return Some(*suit);
    }
    effect.inner().find_map(tested_suit)
}

/// Whether an effect or one inside it sends an Away Team to where the player just removed one.
fn follows(effect: &Effect) -> bool {
    let is_sending = matches!(effect, Effect::Move(Movement::Send { to: Destination::Vacated, .. }));
    is_sending || effect.inner().any(follows)
}

/// Of tracks that are equal the one further up rises (solo rules p. 5).
const TOP_TRACK: Rule = Rule::on_page(Criterion::TopTrack, "5");
const LOWEST: &[Rule] = &[Rule::on_page(Criterion::LowestTrack, "5")];
/// The highest track rises.
pub(super) const HIGHEST: &[Rule] = &[Rule::on_page(Criterion::HighestTrack, "5")];

impl Run<'_> {
    /// Carries out effects in order.
    pub(crate) fn effects(&mut self, effects: &[Effect], scope: &mut EffectScope) -> Flow {
        for effect in effects {
            if scope.continues {
                break;
            }
            self.effect(effect, scope)?;
        }
        Ok(())
    }

    /// Carries out one effect.
    pub(crate) fn effect(&mut self, effect: &Effect, scope: &mut EffectScope) -> Flow {
        match effect {
            Effect::Grow(growth) => self.growth(growth),
            Effect::Acquire(acquisition) => self.acquisition(acquisition, scope),
            Effect::Move(movement) => self.movement(movement, scope),
            Effect::Flip(flip) => self.flip(flip, scope),
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
                if let Some(track) = self.decide_on_track(LOWEST, tracks) {
                    self.gain_track(track, *amount);
                }
            }
            Growth::GainHighest { tracks, amount } => {
                if let Some(track) = self.decide_on_track(HIGHEST, tracks) {
                    self.gain_track(track, *amount);
                }
            }
            Growth::GainGlory(amount) => self.gain_glory(*amount)?,
            Growth::GainSupplyGlory(amount) => self.gain_supply_glory(*amount),
            Growth::Spend { token, amount } => self.spend(*token, *amount),
            Growth::MarkTrait => self.mark_trait()?,
            Growth::RemoveStardateGlory(amount) => {
                self.require_stardate()?;
                if self.table.stardate.card.is_some() {
                    self.note(GrowthStep::StardateLoses { amount: *amount });
                    self.take_stardate_glory(*amount);
                }
            }
        }
        Ok(())
    }

    /// The step of a track.
    pub fn step(&self, track: Specialty) -> u8 {
        self.table.tracks[track as usize]
    }

    /// The highest or the lowest of some tracks; ties: Research, Influence, Military (solo rules p. 5).
    pub fn decide_on_track(&mut self, rules: &'static [Rule], tracks: &[Specialty]) -> Option<Specialty> {
        let named = Specialty::ALL.into_iter().enumerate().filter(|(_, track)| tracks.contains(track));
        let candidates = named.map(|(at, what)| {
            let step = i32::from(self.step(what));
            RankedCandidate { at, what, measures: [step, 0, 0] }
        });
        let ranking = Ranking::new(rules, TOP_TRACK, candidates);
        self.decide(Choice::Track, ranking).map(|at| Specialty::ALL[at])
    }

    /// Steps on a track, as far as it goes.
    pub fn gain_track(&mut self, track: Specialty, amount: u8) {
        let step = &mut self.table.tracks[track as usize];
        let lost = step.saturating_add(amount).saturating_sub(TOP);
        *step = step.saturating_add(amount).min(TOP);
        let step = *step;
        self.note(GrowthStep::GainsTrack { track, amount, step, lost });
    }

    fn acquisition(&mut self, acquisition: &Acquisition, scope: &mut EffectScope) -> Flow {
        match acquisition {
            Acquisition::GainCard { prefer, from } => {
                scope.gained = None;
                if let Some(shelf) = self.wanted_from(prefer, *from)? {
                    scope.gained = self.gain_from(shelf);
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
            Acquisition::GainMostValuable => self.gain_most_valuable(scope),
            Acquisition::GainMatchingFocus { step, from } => self.gain_matching_focus(*step, *from, scope),
            Acquisition::GainFromDeck(suit) => self.gain_from_deck(*suit, scope),
            Acquisition::GainIncident => self.gain_incident(),
            Acquisition::GainBestEncounter(cards) => self.gain_best_encounter(*cards, scope),
            Acquisition::JunkIncident => self.junk_incident(),
            Acquisition::GainResources => self.gain_resources(),
        }
    }

    fn compound(&mut self, compound: &Compound, scope: &mut EffectScope) -> Flow {
        match compound {
            Compound::Pay { costs, gain } => {
                // All costs are looked at before any is paid: they are paid whole or not at all.
                if let Some(lack) = self.cannot_pay(costs, gain, scope)? {
                    self.note(ResolutionStep::NotAble { lack });
                    return Ok(());
                }
                self.effects(costs, scope)?;
                self.effects(gain, scope)
            }
            Compound::IfAble { steps, otherwise } => self.if_able(steps, otherwise, scope),
            Compound::IfAllAble { steps, otherwise } => self.if_all_able(steps, otherwise, scope),
            Compound::IfYouDo { you, steps } => self.if_you_do(*you, steps, scope),
            Compound::ForEachInPlay { traits, also_discard, steps } => {
                let times = self.count_in_play(traits, *also_discard)?;
                (0..times).try_for_each(|_| self.effects(steps, scope))
            }
            Compound::When { test, then, otherwise, ruling } => {
                let mut checks = Vec::new();
                let holds = self.holds(test, scope, &mut checks)?;
                if let Some(ruling) = ruling.filter(|_| !holds).and_then(StepRuling::find) {
                    self.rule_by(ruling);
                }
                self.note(ResolutionStep::Tested { holds, checks });
                self.effects(if holds { then } else { otherwise }, scope)
            }
            Compound::ByRuling { number, steps } => {
                StepRuling::find(*number).into_iter().for_each(|ruling| self.rule_by(ruling));
                self.effects(steps, scope)
            }
            Compound::ForEach { in_discard, steps } => {
                self.require_discard(in_discard, true)?;
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
    fn if_able(&mut self, steps: &[Effect], otherwise: &[Effect], scope: &mut EffectScope) -> Flow {
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

    /// "If able to do both": the player's part comes first, as only the player knows whether it can be
    /// done.
    fn if_all_able(&mut self, steps: &[Effect], otherwise: &[Effect], scope: &mut EffectScope) -> Flow {
        for step in steps {
            if let Some(lack) = self.lack(step, scope)? {
                self.note(ResolutionStep::NotAble { lack });
                return self.effects(otherwise, scope);
            }
        }
        for step in steps {
            if let Effect::You(part) = step
                && !self.part(*part, scope)?
            {
                return self.effects(otherwise, scope);
            }
        }
        let own = steps.iter().filter(|step| !matches!(step, Effect::You(_)));
        own.cloned().try_for_each(|step| self.effect(&step, scope))
    }

    /// Cards the Bot has in play with any of some traits, its Captain among them; and those of its Discard
    /// pile, if they count as well.
    fn count_in_play(&mut self, traits: &[String], also_discard: bool) -> Flow<usize> {
        if also_discard {
            for slug in traits {
                self.require_discard(slug, true)?;
            }
        }
        let book = self.book;
        let has_any = |card: &EntryId| traits.iter().any(|slug| book.is(card, slug));
        let known = self.table.visible_cards().into_iter();
        let counted = known
            .filter(|(card, zone)| (zone.is_in_play() || also_discard && *zone == Zone::Discard) && has_any(card));
        let captain = book.captain_card(book.setup.bot);
        let times = counted.count() + usize::from(captain.is_some_and(|card| has_any(&card.id)));
        self.note(ResolutionStep::RepeatsInPlay { times, of: traits.to_vec() });
        Ok(times)
    }

    fn movement(&mut self, movement: &Movement, scope: &mut EffectScope) -> Flow {
        match movement {
            Movement::Deploy { ship, then } => match scope.which(*ship) {
                Some(card) => self.deploy(card, *then),
                None => Ok(()),
            },
            Movement::Send { .. } => self.send(movement, scope),
            Movement::TakeControl => self.control_most_tokens(),
            Movement::TakeControlUnsecured => self.control_unsecured(),
            Movement::AddTeam { at_most } => {
                self.add_team(*at_most);
                Ok(())
            }
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
