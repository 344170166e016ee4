//! What rows make the Bot do (solo rules p. 5-10).

use model::{Acquisition, Compound, Effect, EntryId, Flip, Growth, OwnCard, Specialty, Suit, Test, Which};
use solo::state::question::{Chosen, PartOutcome, Question, QuestionAnswer};

use crate::moves::leaves_trace;
use crate::reading::{Part, Read, Reader, Stop};
use crate::table::Back;

/// What the words of a row point at while it is carried out.
#[derive(Debug, Clone)]
pub struct Row {
    /// The card being resolved.
    pub this: EntryId,
    pub found: Option<EntryId>,
    pub gained: Option<EntryId>,
    pub resolved: Option<EntryId>,
    /// Cards of the Bot just discarded.
    pub discarded: Vec<EntryId>,
    /// The place the player’s Away Team just left.
    pub vacated: Option<usize>,
    /// Whether the player just discarded a card.
    pub you_discarded: bool,
    /// Whether the player cancelled the attack: all red parts of the row are ignored (solo rules p. 10).
    pub is_cancelled: bool,
}

/// For what this reading does not cover.
pub fn not_read<T>(what: impl std::fmt::Debug) -> Read<T> {
    Err(Stop::NotRead(format!("{what:?}").chars().take_while(|sign| sign.is_alphanumeric()).collect()))
}

impl Reader<'_> {
    /// Carries out the effects of a row for a card.
    pub fn carry_out_row(&mut self, effects: &[Effect], card: &EntryId) -> Read {
        let mut row = Row {
            this: card.clone(),
            found: None,
            gained: None,
            resolved: None,
            discarded: Vec::new(),
            vacated: None,
            you_discarded: false,
            is_cancelled: false,
        };
        self.carry_out(effects, &mut row)
    }

    pub fn carry_out(&mut self, effects: &[Effect], row: &mut Row) -> Read {
        for effect in effects {
            self.attempt(effect, row)?;
        }
        Ok(())
    }

    /// Carries out an effect if that is possible; says whether it was.
    pub fn attempt(&mut self, effect: &Effect, row: &mut Row) -> Read<bool> {
        match effect {
            Effect::Grow(growth) => self.grow(growth),
            Effect::Acquire(acquisition) => self.acquire(acquisition, row),
            Effect::Move(movement) => self.move_out(movement, row),
            Effect::Flip(flip) => self.flip(flip, row),
            Effect::Own(own) => self.own(own, row),
            Effect::Compound(compound) => self.compound(compound, row),
            Effect::You(part) => self.you(*part, row),
            Effect::Continue => Err(Stop::Continue),
        }
    }

    // Tracks and Glory.

    fn grow(&mut self, growth: &Growth) -> Read<bool> {
        match growth {
            Growth::GainTrack { track, amount } => self.raise(*track as usize, *amount),
            Growth::GainLowest { tracks, amount } => self.raise_by(tracks, *amount, |step| -i32::from(step)),
            Growth::GainHighest { tracks, amount } => self.raise_by(tracks, *amount, i32::from),
            Growth::GainGlory(glory) => self.gain_glory(*glory),
            Growth::RemoveStardateGlory(glory) => self.spend_stardate(*glory),
            Growth::GainSupplyGlory(glory) => self.table.supply[0] += glory,
            Growth::Spend { .. } | Growth::MarkTrait => return not_read(growth),
        }
        Ok(true)
    }

    fn raise(&mut self, track: usize, amount: u8) {
        self.table.tracks[track] = (self.table.tracks[track] + amount).min(15);
    }

    /// On a tie Research goes before Influence, Influence before Military (solo rules p. 5).
    fn raise_by(&mut self, tracks: &[Specialty], amount: u8, rank: impl Fn(u8) -> i32) {
        let listed = (0..3).filter(|at| tracks.iter().any(|track| *track as usize == *at));
        let steps = self.table.tracks;
        if let Some(track) = crate::worth::first_highest(listed, |at| rank(steps[*at])) {
            self.raise(track, amount);
        }
    }

    // The top cards of piles.

    fn flip(&mut self, flip: &Flip, row: &mut Row) -> Read<bool> {
        match flip {
            Flip::DiscardDeck(cards) => {
                row.discarded.clear();
                for _ in 0..*cards {
                    self.discard_top(row)?;
                }
            }
            Flip::DiscardWholeDeck => {
                row.discarded.clear();
                for _ in 0..self.table.deck.len() {
                    self.discard_top(row)?;
                }
            }
            Flip::DiscardSupplement(cards) => {
                for _ in 0..*cards {
                    let Some(back) = self.table.supplement.pop() else { break };
                    let card = self.name(&back)?;
                    self.table.discard.push(card);
                }
            }
            Flip::DiscardSupplementBottom => {
                if self.table.supplement.is_empty() {
                    return Ok(false);
                }
                let back = self.table.supplement.remove(0);
                let card = self.name(&back)?;
                self.table.discard.push(card);
            }
            Flip::LogDeck(cards) => {
                for _ in 0..*cards {
                    self.log_top()?;
                }
            }
            Flip::ResolveDeck => {
                let Some(back) = self.draw() else { return Ok(false) };
                self.resolve_back(&back, row)?;
            }
            Flip::ResolveSupplement => {
                let Some(back) = self.table.supplement.pop() else { return Ok(false) };
                self.resolve_back(&back, row)?;
            }
        }
        Ok(true)
    }

    fn discard_top(&mut self, row: &mut Row) -> Read {
        let Some(back) = self.draw() else { return Ok(()) };
        let card = self.name(&back)?;
        row.discarded.push(card.clone());
        self.tell(format!("discards {card:?}"));
        self.table.discard.push(card);
        Ok(())
    }

    fn log_top(&mut self) -> Read {
        let Some(back) = self.draw() else { return Ok(()) };
        let card = self.name(&back)?;
        let unlogged = self.book.program.rule.unlogged.clone();
        if unlogged.is_some_and(|slug| self.has_trait(&card, &slug)) {
            self.table.discard.push(card);
        } else {
            self.log_card(&card);
        }
        Ok(())
    }

    fn resolve_back(&mut self, back: &Back, row: &mut Row) -> Read {
        let card = self.name(back)?;
        self.resolve_other(card, row)
    }

    /// Another card is resolved in the Staging Area; then the row goes on (solo rules p. 7).
    pub fn resolve_other(&mut self, card: EntryId, row: &mut Row) -> Read {
        let from_control = std::mem::take(&mut self.from_control);
        self.pick_up(&card);
        self.table.staging.push(card.clone());
        row.resolved = Some(card.clone());
        self.resolve(card)?;
        self.from_control = from_control;
        Ok(())
    }

    // Own cards.

    /// The card of the Bot Discard pile discarded last that fits (solo rules p. 7).
    pub fn last_discarded(&self, fits: impl Fn(&EntryId) -> bool) -> Option<EntryId> {
        self.table.discard.iter().rev().find(|card| fits(card)).cloned()
    }

    /// Whether a faceup card is still the Bot’s and not logged.
    fn has(&self, card: &EntryId) -> bool {
        self.table.staging.contains(card) || self.table.discard.contains(card) || self.in_play().contains(card)
    }

    /// The card a row speaks of.
    pub fn which(&self, which: Which, row: &Row) -> Option<EntryId> {
        match which {
            Which::This => Some(row.this.clone()),
            Which::Found => row.found.clone(),
            Which::Gained => row.gained.clone(),
            Which::Resolved => row.resolved.clone(),
        }
    }

    fn own(&mut self, own: &OwnCard, row: &mut Row) -> Read<bool> {
        let logged = match own {
            OwnCard::LogThis => Some(row.this.clone()),
            OwnCard::LogCard(which) => self.which(*which, row),
            OwnCard::LogFromDiscard(suit) => self.last_discarded(|card| self.suit(card) == *suit),
            OwnCard::LogDiscarded(filter) => self.last_discarded(|card| {
                let is = filter.is.as_ref().is_none_or(|slug| self.is(card, slug));
                is && filter.not.as_ref().is_none_or(|slug| !self.is(card, slug))
            }),
            OwnCard::LogOfficer => self.table.officer.clone(),
            OwnCard::LogShip => self.table.ships.last().map(|(card, _)| card.clone()),
            OwnCard::LogControlled { without } => self.least_controlled(without.as_deref()),
            OwnCard::LogInPlay(slug) => self.least_in_play(slug),
            _ => return self.put_away(own, row),
        };
        let Some(card) = logged.filter(|card| self.has(card)) else { return Ok(false) };
        self.log_card(&card);
        Ok(true)
    }

    /// Own cards that go elsewhere than to the Log.
    fn put_away(&mut self, own: &OwnCard, row: &mut Row) -> Read<bool> {
        let card = match own {
            OwnCard::DestroyThis | OwnCard::ReturnThis => Some(row.this.clone()),
            OwnCard::ResolveFromDiscard(suit) => self.last_discarded(|card| self.suit(card) == *suit),
            OwnCard::ResolveDiscarded(slugs) => {
                self.last_discarded(|card| slugs.iter().any(|slug| self.is(card, slug)))
            }
            OwnCard::ReturnIncident => self.last_discarded(|card| self.suit(card) == Suit::Incident),
            OwnCard::ReturnDiscarded => {
                let is_just_discarded = |card: &EntryId| row.discarded.contains(card);
                self.last_discarded(|card| self.suit(card) == Suit::Incident && is_just_discarded(card))
            }
            OwnCard::CardToDeck(slug) => self.last_discarded(|card| self.is(card, slug)),
            OwnCard::ShipToDeck => self.last_discarded(|card| self.suit(card) == Suit::Ship),
            OwnCard::DismissOfficer => self.table.officer.clone(),
            OwnCard::DismissShip => self.table.ships.last().map(|(card, _)| card.clone()),
            _ => return not_read(own),
        };
        let Some(card) = card else { return Ok(false) };
        match own {
            OwnCard::ResolveFromDiscard(_) | OwnCard::ResolveDiscarded(_) => {
                self.resolve_other(card, row)?;
            }
            OwnCard::ReturnThis | OwnCard::ReturnIncident | OwnCard::ReturnDiscarded => self.return_incident(&card),
            OwnCard::CardToDeck(_) | OwnCard::ShipToDeck => {
                self.pick_up(&card);
                self.table.deck.push(Back::Card(card));
            }
            OwnCard::DestroyThis => {
                self.pick_up(&card);
                self.table.gone.push(card);
            }
            _ => {
                self.pick_up(&card);
                self.table.discard.push(card);
            }
        }
        Ok(true)
    }

    /// The controlled Location least valuable to the Bot, on a tie the one that came first (ruling 582).
    fn least_controlled(&self, without: Option<&str>) -> Option<EntryId> {
        let fitting =
            self.table.controlled.iter().filter(|card| without.is_none_or(|slug| !self.has_trait(card, slug)));
        crate::worth::first_highest(fitting.cloned(), |card| -self.card_worth(card))
    }

    /// Of its cards in play with a trait the one least valuable to the Bot (ruling 582).
    fn least_in_play(&self, slug: &str) -> Option<EntryId> {
        let fitting = self.in_play().into_iter().filter(|card| self.has_trait(card, slug));
        crate::worth::first_highest(fitting, |card| -self.card_worth(card))
    }

    pub fn card_worth(&self, card: &EntryId) -> i32 {
        crate::worth::worth(self.book, &self.table, crate::worth::Whose::Bot, card, 0)
    }

    /// Controlled Locations, Ships and the Duty Officer.
    pub fn in_play(&self) -> Vec<EntryId> {
        let ships = self.table.ships.iter().map(|(card, _)| card);
        self.table.controlled.iter().chain(ships).chain(&self.table.officer).cloned().collect()
    }

    // Effects that hold others.

    fn compound(&mut self, compound: &Compound, row: &mut Row) -> Read<bool> {
        match compound {
            Compound::Pay { costs, gain } => return self.pay(costs, gain, row),
            Compound::IfAble { steps, otherwise } => {
                let Some((first, rest)) = steps.split_first() else { return Ok(true) };
                let is_able = match first {
                    Effect::You(part) => self.outcome(*part, row, true)? != PartOutcome::Unable,
                    other => self.attempt(other, row)?,
                };
                if is_able {
                    self.carry_out(rest, row)?;
                } else {
                    self.carry_out(otherwise, row)?;
                    return Ok(!otherwise.is_empty());
                }
            }
            Compound::IfYouDo { you, steps } => {
                if self.you_do(*you, row)? {
                    self.carry_out(steps, row)?;
                }
            }
            Compound::When { test, then, otherwise, .. } => {
                let branch = if self.holds(test, row)? { then } else { otherwise };
                self.carry_out(branch, row)?;
            }
            Compound::ForEach { in_discard, steps } => {
                let count = self.table.discard.iter().filter(|card| self.is(card, in_discard)).count();
                for _ in 0..count {
                    self.carry_out(steps, row)?;
                }
            }
            Compound::ByRuling { steps, .. } => {
                for step in steps {
                    if !self.attempt(step, row)? {
                        return Ok(false);
                    }
                }
            }
            Compound::Choice { options } => return self.choose(options, row),
            Compound::IfAllAble { steps, otherwise } => return self.do_all(steps, otherwise, row),
            Compound::ForEachInPlay { traits, also_discard, steps } => {
                let mut cards = self.in_play();
                cards.extend(self.book.captain_card(self.book.setup.bot).map(|card| card.id.clone()));
                if *also_discard {
                    cards.extend(self.table.discard.iter().cloned());
                }
                let has_any = |card: &&EntryId| traits.iter().any(|slug| self.has_trait(card, slug));
                for _ in 0..cards.iter().filter(has_any).count() {
                    self.carry_out(steps, row)?;
                }
            }
        }
        Ok(true)
    }

    /// “If able to do both”: the player’s part is known only once they have been asked.
    fn do_all(&mut self, steps: &[Effect], otherwise: &[Effect], row: &mut Row) -> Read<bool> {
        let mut able = true;
        for step in steps {
            able = able && (matches!(step, Effect::You(_)) || self.can_pay(step)?);
        }
        for step in steps {
            if let (true, Effect::You(part)) = (able, step) {
                able = self.outcome(*part, row, true)? != PartOutcome::Unable;
            }
        }
        if !able {
            self.carry_out(otherwise, row)?;
            return Ok(false);
        }
        for step in steps.iter().filter(|step| !matches!(step, Effect::You(_))) {
            self.attempt(step, row)?;
        }
        Ok(true)
    }

    /// “A to B”: all costs or nothing.
    fn pay(&mut self, costs: &[Effect], gain: &[Effect], row: &mut Row) -> Read<bool> {
        for cost in costs {
            if !self.can_pay(cost)? {
                return Ok(false);
            }
        }
        for cost in costs {
            self.attempt(cost, row)?;
        }
        self.carry_out(gain, row)?;
        Ok(true)
    }

    fn can_pay(&mut self, cost: &Effect) -> Read<bool> {
        match cost {
            Effect::Own(OwnCard::LogControlled { without }) => {
                Ok(self.least_controlled(without.as_deref()).is_some())
            }
            Effect::Own(OwnCard::LogShip | OwnCard::DismissShip) => Ok(!self.table.ships.is_empty()),
            Effect::Own(OwnCard::LogInPlay(slug)) => {
                // The Supplement deck must have a card to be resolved for it.
                Ok(self.least_in_play(slug).is_some() && !self.table.supplement.is_empty())
            }
            Effect::Own(OwnCard::LogFromDiscard(suit)) => {
                Ok(self.last_discarded(|card| self.suit(card) == *suit).is_some())
            }
            Effect::Own(OwnCard::LogDiscarded(filter)) => Ok(self
                .last_discarded(|card| {
                    let is = filter.is.as_ref().is_none_or(|slug| self.is(card, slug));
                    is && filter.not.as_ref().is_none_or(|slug| !self.is(card, slug))
                })
                .is_some()),
            Effect::Move(model::Movement::RemoveTeams(teams)) => {
                self.look(Part::Zone);
                Ok(self.table.teams - self.table.teams_home() >= *teams)
            }
            Effect::Acquire(Acquisition::TakeIncident) => Ok(true),
            Effect::Acquire(Acquisition::GainCard { prefer, from }) => Ok(self.has_faceup(prefer, *from)),
            Effect::Own(OwnCard::DismissOfficer) => Ok(self.table.officer.is_some()),
            other => not_read(other),
        }
    }

    /// The player chooses; what they cancel counts as done (solo rules p. 10).
    fn choose(&mut self, options: &[Vec<Effect>], row: &mut Row) -> Read<bool> {
        if row.is_cancelled && options.iter().flatten().any(Effect::is_attack) {
            return Ok(true);
        }
        let is_choice =
            |question: &Question| matches!(question, Question::Choice { options: asked, .. } if asked == options);
        let leaves_no_trace = |effect: &Effect| matches!(effect, Effect::You(part) if !leaves_trace(*part));
        if self.oracle.lead_to(|question, _| is_choice(question)).is_none()
            && options.iter().flatten().all(leaves_no_trace)
        {
            return Ok(true);
        }
        let answer = self.ask("the player’s choice", is_choice)?;
        let QuestionAnswer::Choice(chosen) = answer else {
            return Err(Stop::Missing("a choice".to_owned()));
        };
        match chosen {
            Chosen::Option(at) => {
                for effect in &options[at] {
                    match effect {
                        // Whoever chose it has done it.
                        Effect::You(part) => self.suffer(*part, row)?,
                        other => {
                            self.attempt(other, row)?;
                        }
                    }
                }
                Ok(true)
            }
            Chosen::Cancelled => {
                row.is_cancelled = true;
                Ok(true)
            }
            Chosen::Unable => Ok(false),
        }
    }

    fn holds(&mut self, test: &Test, row: &mut Row) -> Read<bool> {
        let tracks = self.table.tracks;
        let officer = self.table.officer.clone();
        Ok(match test {
            Test::ThisIs(suit) => self.suit(&row.this) == *suit,
            Test::ThisHas(slug) => self.has_trait(&row.this, slug),
            Test::ThisNamed(slug) => row.this.slug() == slug,
            Test::ThisHasSkill => !self.book.cards[&row.this].skills.is_empty(),
            Test::ThisFromControlStep => self.from_control,
            Test::InDiscard(slug) => {
                row.found = self.last_discarded(|card| self.is(card, slug));
                row.found.is_some()
            }
            Test::InDiscardAll(slugs) => {
                row.found = self.last_discarded(|card| slugs.iter().all(|slug| self.is(card, slug)));
                row.found.is_some()
            }
            Test::AtLeast { track, step } => tracks[*track as usize] >= *step,
            Test::AtMost { track, step } => tracks[*track as usize] <= *step,
            Test::Higher { track, than } => tracks[*track as usize] > tracks[*than as usize],
            Test::OfficerIs(slug) => officer.is_some_and(|card| self.has_trait(&card, slug)),
            Test::OfficerIsNot(slug) => officer.is_some_and(|card| !self.has_trait(&card, slug)),
            Test::NoOfficer => officer.is_none(),
            Test::InLog(slug) => self.table.log.iter().any(|card| self.has_trait(card, slug)),
            Test::GainedIs(suit) => row.gained.as_ref().is_some_and(|card| self.suit(card) == *suit),
            Test::All(tests) => {
                for test in tests {
                    if !self.holds(test, row)? {
                        return Ok(false);
                    }
                }
                true
            }
            Test::DiscardedIs(_) => {
                let is_asked = |question: &Question| matches!(question, Question::DiscardedIs { .. });
                // It may have been asked together with how the attack went.
                let told = self.ask_if_due(is_asked);
                if row.you_discarded && told.is_none() {
                    return Err(Stop::Missing("the suit of the card the player discarded".to_owned()));
                }
                row.you_discarded && told == Some(QuestionAnswer::Yes(true))
            }
            Test::PlayerHas(_) => self.player_says_yes("what the player has in play")?,
            Test::PlayerShipInZone => {
                self.look(Part::Zone);
                self.table.zone.iter().any(|site| site.your_ships > 0)
            }
            Test::TopIs(slug) => {
                let Some(back) = self.draw() else { return Ok(false) };
                let card = self.name(&back)?;
                let is = self.has_trait(&card, slug);
                self.table.deck.push(Back::Card(card));
                is
            }
            Test::InPlay(slug) => {
                let captain = self.book.captain_card(self.book.setup.bot);
                captain.is_some_and(|card| card.traits.contains(slug))
                    || self.in_play().iter().any(|card| self.has_trait(card, slug))
            }
            Test::DiscardedSharesTrait | Test::MarkedAtLeast(_) => return not_read(test),
        })
    }

    fn player_says_yes(&mut self, what: &str) -> Read<bool> {
        let is_asked =
            |question: &Question| matches!(question, Question::DiscardedIs { .. } | Question::PlayerHas { .. });
        Ok(self.ask(what, is_asked)? == QuestionAnswer::Yes(true))
    }
}
