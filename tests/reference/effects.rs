//! What rows make the Bot do with its tracks and its own cards, and how effects hang together (solo rules p. 5-10).

use model::{
    Compound, Effect, EffectToken, EntryId, Flip, Growth, Movement, OwnCard, Specialty, Suit, Test, Which,
};
use solo::state::question::{Chosen, PartOutcome, Question, QuestionAnswer};
use solo::state::tabletop::Face;

use crate::moves::leaves_trace;
use crate::reading::{Part, Read, Reader, Stop};
use crate::worth::{first_free_place, first_highest};

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

/// Where one of the Bot’s cards goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Log,
    Discard,
    Deck,
    IncidentDeck,
    Box,
    Resolved,
}

/// For what this reading does not cover.
pub fn not_read<T>(what: impl std::fmt::Debug) -> Read<T> {
    Err(Stop::NotRead(format!("{what:?}").chars().take_while(|sign| sign.is_alphanumeric()).collect()))
}

impl Reader<'_> {
    /// Carries out the effects of a row for a card.
    pub fn carry_out_row(&mut self, effects: &[Effect], card: &EntryId) -> Read {
        let (found, gained, resolved, vacated) = (None, None, None, None);
        let (this, discarded, you_discarded, is_cancelled) = (card.clone(), Vec::new(), false, false);
        let mut row = Row { this, found, gained, resolved, discarded, vacated, you_discarded, is_cancelled };
        self.carry_out(effects, &mut row)
    }

    fn carry_out(&mut self, effects: &[Effect], row: &mut Row) -> Read {
        effects.iter().try_for_each(|effect| self.attempt(effect, row).map(|_| ()))
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
            Effect::You(part) => Ok(self.outcome(*part, row, false)? != PartOutcome::Unable),
            Effect::Continue => Err(Stop::Continue),
        }
    }

    fn grow(&mut self, growth: &Growth) -> Read<bool> {
        match growth {
            Growth::GainTrack { track, amount } => self.raise(&[*track], *amount, |_| 0),
            Growth::GainLowest { tracks, amount } => self.raise(tracks, *amount, |step| 15 - step),
            Growth::GainHighest { tracks, amount } => self.raise(tracks, *amount, |step| step),
            Growth::GainGlory(glory) => self.gain_glory(*glory),
            Growth::RemoveStardateGlory(glory) => self.spend_stardate(*glory),
            Growth::GainSupplyGlory(glory) => self.table.supply.glory += glory,
            Growth::Spend { token: EffectToken::Dilithium, amount } => {
                self.table.supply.dilithium = self.table.supply.dilithium.saturating_sub(*amount);
            }
            Growth::Spend { .. } => return not_read(growth),
            Growth::MarkTrait => {
                let place = first_free_place(self.book, &self.table, |_| true);
                self.table.marks.extend(place);
            }
        }
        Ok(true)
    }

    /// On a tie Research goes before Influence, Influence before Military (solo rules p. 5).
    fn raise(&mut self, tracks: &[Specialty], amount: u8, rank: impl Fn(u8) -> u8) {
        let listed = (0..3).filter(|at| tracks.iter().any(|track| *track as usize == *at));
        let steps = self.table.tracks;
        let track = first_highest(listed, |at| rank(steps[*at])).expect("a track");
        self.table.tracks[track] = (steps[track] + amount).min(15);
    }

    fn flip(&mut self, flip: &Flip, row: &mut Row) -> Read<bool> {
        let times = match flip {
            Flip::DiscardDeck(cards) | Flip::DiscardSupplement(cards) | Flip::LogDeck(cards) => usize::from(*cards),
            Flip::DiscardWholeDeck => self.table.deck.len(),
            Flip::DiscardSupplementBottom | Flip::ResolveDeck | Flip::ResolveSupplement => 1,
        };
        if matches!(flip, Flip::DiscardDeck(_) | Flip::DiscardWholeDeck) {
            row.discarded.clear();
        }
        for _ in 0..times {
            let supplement = &mut self.table.supplement;
            let face = match flip {
                Flip::DiscardSupplement(_) | Flip::ResolveSupplement => supplement.pop(),
                Flip::DiscardSupplementBottom => (!supplement.is_empty()).then(|| supplement.remove(0)),
                _ => self.draw(),
            };
            let Some(face) = face else { return Ok(!matches!(flip, Flip::ResolveDeck | Flip::ResolveSupplement)) };
            self.leave_supplement(!matches!(
                flip,
                Flip::DiscardDeck(_) | Flip::DiscardWholeDeck | Flip::LogDeck(_) | Flip::ResolveDeck
            ));
            let card = self.name(&face)?;
            let unlogged = self.book.program.rule.unlogged.as_deref();
            match flip {
                Flip::LogDeck(_) if !unlogged.is_some_and(|slug| self.has_trait(&card, slug)) => {
                    self.log_card(&card);
                }
                Flip::ResolveDeck | Flip::ResolveSupplement => self.put(&card, Fate::Resolved, row)?,
                _ => {
                    row.discarded.push(card.clone());
                    self.put(&card, Fate::Discard, row)?;
                }
            }
        }
        Ok(true)
    }

    /// Puts one of the Bot’s cards somewhere.
    fn put(&mut self, card: &EntryId, fate: Fate, row: &mut Row) -> Read {
        match fate {
            Fate::Log => self.log_card(card),
            Fate::IncidentDeck => self.return_incident(card),
            _ => {
                self.tell(format!("{card:?}: {fate:?}"));
                self.table.pick_up(card);
            }
        }
        match fate {
            Fate::Log | Fate::IncidentDeck => {}
            Fate::Discard => self.table.discard.push(card.clone()),
            Fate::Deck => self.table.deck.push(Face::Known(card.clone())),
            Fate::Box => self.table.gone.push(card.clone()),
            Fate::Resolved => {
                // Another card is resolved in the Staging Area; then the row goes on (solo rules p. 7).
                self.table.staging.push(card.clone());
                row.resolved = Some(card.clone());
                self.resolve(card)?;
            }
        }
        Ok(())
    }

    /// The card of the Bot Discard pile discarded last that fits (solo rules p. 7).
    pub fn last_discarded(&self, fits: impl Fn(&EntryId) -> bool) -> Option<EntryId> {
        self.table.discard.iter().rev().find(|card| fits(card)).cloned()
    }

    /// Looks for a card with all these suits and traits in the Bot Discard pile; the row goes on to speak of it.
    fn find(&self, slugs: &[String], row: &mut Row) -> bool {
        row.found = self.last_discarded(|card| slugs.iter().all(|slug| self.is(card, slug)));
        row.found.is_some()
    }

    /// Whether a card has this suit or trait.
    pub fn is(&self, card: &EntryId, slug: &str) -> bool {
        Suit::from_code(slug).map_or_else(|| self.has_trait(card, slug), |suit| self.suit(card) == suit)
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
        let of_suit = |suit: Suit| self.last_discarded(|card| self.suit(card) == suit);
        let last_ship = || self.table.ships.last().map(|ship| ship.card.clone());
        let (card, fate) = match own {
            OwnCard::LogThis => (Some(row.this.clone()), Fate::Log),
            OwnCard::LogCard(which) => (self.which(*which, row), Fate::Log),
            OwnCard::LogFromDiscard(suit) => (of_suit(*suit), Fate::Log),
            OwnCard::LogDiscarded(filter) => {
                let fits = |slug: &Option<String>, card: &EntryId| slug.as_ref().map(|slug| self.is(card, slug));
                let wanted =
                    |card: &EntryId| fits(&filter.is, card) != Some(false) && fits(&filter.not, card) != Some(true);
                (self.last_discarded(wanted), Fate::Log)
            }
            OwnCard::LogOfficer => (self.table.officer.clone(), Fate::Log),
            OwnCard::LogShip => (last_ship(), Fate::Log),
            OwnCard::LogControlled { without } => {
                let has = |card: &EntryId| without.as_ref().is_some_and(|slug| self.has_trait(card, slug));
                (self.least(self.table.controlled.iter().filter(|card| !has(card)).cloned()), Fate::Log)
            }
            OwnCard::LogInPlay(slug) => {
                let cards = self.table.in_play().into_iter().filter(|card| self.has_trait(card, slug));
                (self.least(cards), Fate::Log)
            }
            OwnCard::DestroyThis => (Some(row.this.clone()), Fate::Box),
            OwnCard::ReturnThis => (Some(row.this.clone()), Fate::IncidentDeck),
            OwnCard::ResolveFromDiscard(suit) => (of_suit(*suit), Fate::Resolved),
            OwnCard::ResolveDiscarded(slugs) => {
                (self.last_discarded(|card| slugs.iter().any(|slug| self.is(card, slug))), Fate::Resolved)
            }
            OwnCard::ReturnIncident => (of_suit(Suit::Incident), Fate::IncidentDeck),
            OwnCard::ReturnDiscarded => {
                let fits = |card: &EntryId| self.suit(card) == Suit::Incident && row.discarded.contains(card);
                (self.last_discarded(fits), Fate::IncidentDeck)
            }
            OwnCard::CardToDeck(slug) => (self.last_discarded(|card| self.is(card, slug)), Fate::Deck),
            OwnCard::ShipToDeck => (of_suit(Suit::Ship), Fate::Deck),
            OwnCard::DismissOfficer => (self.table.officer.clone(), Fate::Discard),
            OwnCard::DismissShip => (last_ship(), Fate::Discard),
        };
        let (table, in_play) = (&self.table, self.table.in_play());
        let is_there =
            |card: &EntryId| [&table.staging, &table.discard, &in_play].iter().any(|pile| pile.contains(card));
        let Some(card) = card.filter(is_there) else { return Ok(false) };
        self.put(&card, fate, row)?;
        Ok(true)
    }

    /// The card least valuable to the Bot, on a tie the one that came first (ruling 582).
    fn least(&self, cards: impl Iterator<Item = EntryId>) -> Option<EntryId> {
        first_highest(cards, |card| -self.card_worth(card))
    }

    fn compound(&mut self, compound: &Compound, row: &mut Row) -> Read<bool> {
        match compound {
            Compound::Pay { costs, gain } => {
                if !self.can_do_all(costs, row)? {
                    return Ok(false);
                }
                self.carry_out(costs, row)?;
                self.carry_out(gain, row)?;
            }
            Compound::IfAble { steps, otherwise } => {
                let is_able = match &steps[0] {
                    Effect::You(part) => self.outcome(*part, row, true)? != PartOutcome::Unable,
                    other => self.attempt(other, row)?,
                };
                self.carry_out(if is_able { &steps[1..] } else { otherwise }, row)?;
                return Ok(is_able || !otherwise.is_empty());
            }
            Compound::IfAllAble { steps, otherwise } => {
                let (yours, bots): (Vec<Effect>, Vec<Effect>) =
                    steps.iter().cloned().partition(|step| matches!(step, Effect::You(_)));
                let mut is_able = self.can_do_all(&bots, row)?;
                for step in yours {
                    is_able = is_able && self.attempt(&step, row)?;
                }
                self.carry_out(if is_able { &bots } else { otherwise }, row)?;
            }
            Compound::IfYouDo { you, steps } => {
                if self.outcome(*you, row, true)? == PartOutcome::Done {
                    self.carry_out(steps, row)?;
                }
            }
            Compound::When { test, then, otherwise, .. } => {
                let holds = self.holds(test, row)?;
                self.carry_out(if holds { then } else { otherwise }, row)?;
            }
            Compound::ForEach { in_discard, steps } => {
                let fitting = self.table.discard.iter().filter(|card| self.is(card, in_discard));
                (0..fitting.count()).try_for_each(|_| self.carry_out(steps, row))?;
            }
            Compound::ForEachInPlay { traits, also_discard, steps } => {
                let discarded = self.table.discard.iter().filter(|_| *also_discard).cloned();
                let cards = self.table.in_play().into_iter().chain(self.captain()).chain(discarded);
                let count = cards.filter(|card| traits.iter().any(|slug| self.has_trait(card, slug))).count();
                (0..count).try_for_each(|_| self.carry_out(steps, row))?;
            }
            Compound::ByRuling { steps, .. } => return self.attempt(&steps[0], row),
            Compound::Choice { options } => return self.choose(options, row),
        }
        Ok(true)
    }

    /// The Bot’s Captain, who is in play (ruling 553).
    fn captain(&self) -> Option<EntryId> {
        self.book.captain_card(self.book.setup.bot).map(|card| card.id.clone())
    }

    /// Whether the Bot could do all of these one after the other: tried out on a copy of the table.
    fn can_do_all(&mut self, effects: &[Effect], row: &Row) -> Read<bool> {
        for effect in effects {
            match effect {
                Effect::Move(Movement::RemoveTeams(_)) => self.look(Part::Zone),
                Effect::Acquire(_) => self.look(Part::Market),
                _ => {}
            }
        }
        let needs_supplement = |effect: &Effect| matches!(effect, Effect::Own(OwnCard::LogInPlay(_)));
        if effects.iter().any(needs_supplement) && self.table.supplement.is_empty() {
            return Ok(false);
        }
        let (mut trial, mut row) = (self.clone(), row.clone());
        for effect in effects {
            if !trial.attempt(effect, &mut row)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The player chooses, and does it; what they cancel counts as done (solo rules p. 10).
    fn choose(&mut self, options: &[Vec<Effect>], row: &mut Row) -> Read<bool> {
        let is_choice =
            |question: &Question| matches!(question, Question::Choice { options: asked, .. } if asked == options);
        let no_trace = |effect: &Effect| matches!(effect, Effect::You(part) if !leaves_trace(*part));
        let mut effects = options.iter().flatten();
        if row.is_cancelled && effects.any(Effect::is_attack) || !self.is_asked(is_choice) && effects.all(no_trace)
        {
            return Ok(true);
        }
        let QuestionAnswer::Choice(chosen) = self.ask("the player’s choice", is_choice)? else {
            return Ok(false);
        };
        if let Chosen::Option(at) = chosen {
            for effect in &options[at] {
                match effect {
                    Effect::You(part) => self.suffer(*part, row)?,
                    other => drop(self.attempt(other, row)?),
                }
            }
        }
        row.is_cancelled = row.is_cancelled || chosen == Chosen::Cancelled;
        Ok(chosen != Chosen::Unable)
    }

    fn holds(&mut self, test: &Test, row: &mut Row) -> Read<bool> {
        let tracks = self.table.tracks;
        let officer_is = |slug: &str| self.table.officer.as_ref().map(|card| self.has_trait(card, slug));
        Ok(match test {
            Test::ThisIs(suit) => self.suit(&row.this) == *suit,
            Test::ThisHas(slug) => self.has_trait(&row.this, slug),
            Test::ThisNamed(slug) => row.this.slug() == slug,
            Test::ThisHasSkill => !self.book.cards[&row.this].skills.is_empty(),
            Test::InDiscard(slug) => self.find(std::slice::from_ref(slug), row),
            Test::InDiscardAll(slugs) => self.find(slugs, row),
            Test::AtLeast { track, step } => tracks[*track as usize] >= *step,
            Test::AtMost { track, step } => tracks[*track as usize] <= *step,
            Test::Higher { track, than } => tracks[*track as usize] > tracks[*than as usize],
            Test::OfficerIs(slug) => officer_is(slug) == Some(true),
            Test::OfficerIsNot(slug) => officer_is(slug) == Some(false),
            Test::NoOfficer => self.table.officer.is_none(),
            Test::InLog(slug) => self.table.log.iter().any(|card| self.has_trait(card, slug)),
            Test::InPlay(slug) => {
                let mut cards = self.table.in_play().into_iter().chain(self.captain());
                cards.any(|card| self.has_trait(&card, slug))
            }
            Test::GainedIs(suit) => row.gained.as_ref().is_some_and(|card| self.suit(card) == *suit),
            Test::All(tests) => {
                let holding = tests.iter().map(|test| self.holds(test, row)).collect::<Read<Vec<bool>>>()?;
                !holding.contains(&false)
            }
            Test::DiscardedIs(_) => {
                // It may have been asked together with how the attack went.
                let told = self.ask_if_due(|question| matches!(question, Question::DiscardedIs { .. }));
                if row.you_discarded && told.is_none() {
                    return Err(Stop::Missing("what the player discarded".to_owned()));
                }
                row.you_discarded && told == Some(QuestionAnswer::Yes(true))
            }
            Test::PlayerHas(_) => {
                let is_this = |question: &Question| matches!(question, Question::PlayerHas { .. });
                self.ask("what the player has in play", is_this)? == QuestionAnswer::Yes(true)
            }
            Test::PlayerShipInZone => {
                self.look(Part::Zone);
                self.table.zone.iter().any(|site| site.player.ships > 0)
            }
            Test::TopIs(slug) => {
                let Some(face) = self.draw() else { return Ok(false) };
                let card = self.name(&face)?;
                self.table.deck.push(Face::Known(card.clone()));
                self.has_trait(&card, slug)
            }
            Test::ThisFromControlStep => self.from_control.as_ref() == Some(&row.this),
            Test::MarkedAtLeast(marks) => self.table.marks.len() >= usize::from(*marks),
            Test::DiscardedSharesTrait => {
                let captain = self.book.captain_card(self.book.setup.captain);
                let mut own = captain.iter().flat_map(|card| &card.traits).filter(|slug| *slug != "human");
                row.discarded.last().is_some_and(|card| own.any(|slug| self.has_trait(card, slug)))
            }
        })
    }
}
