//! Conditions of rows, held against the table, and what the Bot lacks for what a row names first (solo rules p. 5).

use super::effects::EffectScope;
use super::run::{Flow, Run};
use crate::state::question::{Question, QuestionOrigin};
use crate::state::step::reasons::{CardCheck, CheckKind, ConditionCheck, Lack, SideCheck};
use crate::state::step::rulings;
use crate::state::tabletop::{Face, Zone};
use model::{
    Acquisition, Compound, Destination, Effect, EntryId, Faceup, Flip, Movement, Preference, Specialty, Suit, Test,
};

/// How a condition was decided, and by what.
type Verdict = (bool, CheckKind);

impl Run<'_> {
    /// Whether a condition holds; what was looked at is written down.
    pub(crate) fn holds(
        &mut self,
        test: &Test,
        scope: &mut EffectScope,
        checks: &mut Vec<ConditionCheck>,
    ) -> Flow<bool> {
        if let Test::All(tests) = test {
            for test in tests {
                // Once one fails the others are not looked at: they might ask the player for nothing.
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
    fn check(&mut self, test: &Test, scope: &mut EffectScope) -> Flow<Option<ConditionCheck>> {
        let (holds, what) = match test {
            Test::ThisIs(suit) => self.this_is(*suit, scope),
            Test::ThisHas(slug) => self.has_trait(Some(&scope.card), slug),
            Test::ThisNamed(slug) => this_named(slug, scope),
            Test::ThisHasSkill => self.has_skill(scope),
            Test::ThisFromControlStep => self.is_from_control_step(scope),
            Test::InDiscard(slug) => {
                scope.found = self.find_in_discard(slug)?;
                let (wanted, card) = (slug.clone(), scope.found.clone());
                (card.is_some(), CheckKind::Discard { wanted, card })
            }
            Test::InDiscardAll(slugs) => {
                scope.found = self.find_with_all(slugs)?;
                let (wanted, card) = (slugs.clone(), scope.found.clone());
                (card.is_some(), SideCheck::DiscardAll { wanted, card }.into())
            }
            Test::InLog(slug) => self.in_log(slug)?,
            Test::InPlay(slug) => self.in_play(slug),
            Test::TopIs(slug) => {
                let top = self.look_at_top()?;
                self.has_trait(top.as_ref(), slug)
            }
            Test::AtLeast { track, step } => self.at_least(*track, *step),
            Test::AtMost { track, step } => self.at_most(*track, *step),
            Test::Higher { track, than } => self.higher(*track, *than),
            Test::OfficerIs(slug) => self.officer_is(slug),
            Test::OfficerIsNot(slug) => self.officer_is_not(slug),
            Test::NoOfficer => {
                let card = self.table.officer.clone();
                (card.is_none(), SideCheck::NoOfficer { card }.into())
            }
            Test::GainedIs(suit) => self.gained_is(*suit, scope),
            Test::DiscardedIs(suit) => self.discarded_is(*suit, scope)?,
            Test::DiscardedSharesTrait => self.shares_trait(scope)?,
            Test::MarkedAtLeast(wanted) => self.marked_at_least(*wanted),
            Test::PlayerHas(slug) => {
                let wanted = slug.clone();
                let holds = self.ask_yes(&Question::PlayerHas { wanted })?;
                let wanted = slug.clone();
                (holds, SideCheck::PlayerHas { wanted }.into())
            }
            Test::PlayerShipInZone => {
                self.require_zone()?;
                let mut sites = self.table.zone.iter();
                (sites.any(|site| site.player.ships > 0), SideCheck::PlayerShip.into())
            }
            Test::All(_) => return Ok(None),
        };
        Ok(Some(ConditionCheck { holds, what }))
    }

    fn this_is(&self, wanted: Suit, scope: &EffectScope) -> Verdict {
        let card = scope.card.clone();
        let holds = self.book.suit(&card) == wanted;
        (holds, CheckKind::Suit { wanted, card })
    }

    /// A card that may be missing, and the trait it should have.
    fn has_trait(&self, card: Option<&EntryId>, slug: &str) -> Verdict {
        let holds = card.is_some_and(|card| self.book.is(card, slug));
        let (wanted, card) = (slug.to_owned(), card.cloned());
        (holds, CardCheck::Trait { wanted, card }.into())
    }

    fn has_skill(&self, scope: &EffectScope) -> Verdict {
        let card = scope.card.clone();
        let printed = self.book.card(&card);
        let holds = printed.is_some_and(|printed| !printed.skills.is_empty());
        (holds, CardCheck::Skill { card }.into())
    }

    fn is_from_control_step(&self, scope: &EffectScope) -> Verdict {
        let card = scope.card.clone();
        let holds = self.taken_over.as_ref() == Some(&card);
        (holds, CardCheck::ControlStep { card }.into())
    }

    fn in_log(&mut self, slug: &str) -> Flow<Verdict> {
        self.require_log(slug)?;
        let book = self.book;
        let mut log = self.table.log.iter();
        let card = log.find(|card| book.is(card, slug)).cloned();
        let wanted = slug.to_owned();
        Ok((card.is_some(), SideCheck::Log { wanted, card }.into()))
    }

    /// The Captain counts as in play.
    fn in_play(&self, slug: &str) -> Verdict {
        let book = self.book;
        let captain = book.captain_card(book.setup.bot).map(|card| &card.id);
        let known = self.table.visible_cards().into_iter();
        let played = known.filter(|(_, zone)| zone.is_in_play());
        let mut cards = played.map(|(card, _)| card).chain(captain);
        let card = cards.find(|card| book.is(card, slug)).cloned();
        let wanted = slug.to_owned();
        (card.is_some(), SideCheck::InPlay { wanted, card }.into())
    }

    /// The top card of the Bot deck, which stays there.
    fn look_at_top(&mut self) -> Flow<Option<EntryId>> {
        // A correction typed meanwhile may have emptied the pile; then it is shuffled anew.
        while self.has_deck() {
            if let Some(card) = self.turn_up(QuestionOrigin::Deck)? {
                self.table.deck.push(Face::Known(card.clone()));
                return Ok(Some(card));
            }
        }
        Ok(None)
    }

    fn at_least(&self, track: Specialty, wanted: u8) -> Verdict {
        let step = self.step(track);
        let what = CheckKind::AtLeast { track, wanted, step };
        (step >= wanted, what)
    }

    fn at_most(&self, track: Specialty, wanted: u8) -> Verdict {
        let step = self.step(track);
        let what = CheckKind::AtMost { track, wanted, step };
        (step <= wanted, what)
    }

    fn higher(&self, track: Specialty, than: Specialty) -> Verdict {
        let (step, other) = (self.step(track), self.step(than));
        let what = SideCheck::Higher { track, step, than, other }.into();
        (step > other, what)
    }

    fn officer_is(&self, slug: &str) -> Verdict {
        let (wanted, card) = (slug.to_owned(), self.table.officer.clone());
        let holds = card.as_ref().is_some_and(|card| self.book.is(card, slug));
        (holds, CheckKind::Officer { wanted, card })
    }

    fn officer_is_not(&self, slug: &str) -> Verdict {
        let (wanted, card) = (slug.to_owned(), self.table.officer.clone());
        let holds = !card.as_ref().is_some_and(|card| self.book.is(card, slug));
        (holds, SideCheck::OfficerWithout { wanted, card }.into())
    }

    fn gained_is(&self, wanted: Suit, scope: &EffectScope) -> Verdict {
        let card = scope.gained.clone();
        let is_of = |card: &EntryId| self.book.suit(card) == wanted;
        let holds = card.as_ref().is_some_and(is_of);
        (holds, CardCheck::Gained { wanted, card }.into())
    }

    fn discarded_is(&mut self, wanted: Suit, scope: &EffectScope) -> Flow<Verdict> {
        let discarded = scope.discarded;
        let holds = discarded
            && match scope.fits {
                // Said already, together with how the part went.
                Some(fits) => fits,
                None => self.ask_yes(&Question::DiscardedIs { suit: wanted })?,
            };
        Ok((holds, CheckKind::Discarded { wanted, discarded }))
    }

    /// The card the row just discarded, and a trait other than Human it has in common with the player's
    /// Captain.
    fn shares_trait(&mut self, scope: &EffectScope) -> Flow<Verdict> {
        if scope.flipped > 0 {
            self.require_last_discarded(1, &|_| true)?;
        }
        let book = self.book;
        let last = self.table.discard.last().filter(|_| scope.flipped > 0);
        let card = last.cloned();
        let captain = book.captain_card(book.setup.captain);
        let mut traits = captain.into_iter().flat_map(|captain| &captain.traits);
        let shared =
            traits.find(|slug| *slug != "human" && card.as_ref().is_some_and(|card| book.is(card, slug))).cloned();
        Ok((shared.is_some(), CardCheck::Shares { card, shared }.into()))
    }
}

fn this_named(slug: &str, scope: &EffectScope) -> Verdict {
    let card = scope.card.clone();
    let wanted = slug.to_owned();
    (card.slug() == slug, CardCheck::Named { wanted, card }.into())
}

impl Run<'_> {
    /// What an effect would need to do something, if the Bot lacks it.
    pub(crate) fn lack(&mut self, effect: &Effect, scope: &EffectScope) -> Flow<Option<Lack>> {
        let decided = self.decisions.len();
        let lack = self.lacks(effect, scope)?;
        // Only looked at: what is decided is told where it is carried out.
        self.decisions.truncate(decided);
        Ok(lack)
    }

    fn lacks(&mut self, effect: &Effect, scope: &EffectScope) -> Flow<Option<Lack>> {
        Ok(match effect {
            Effect::Acquire(acquisition) => self.lacks_card(acquisition)?,
            Effect::Move(movement) => self.lacks_movement(movement, scope)?,
            Effect::Flip(flip) => self.lacks_supplement(flip),
            Effect::Own(own) => self.lacks_own(own, scope)?,
            Effect::Compound(Compound::Pay { costs, gain }) => self.cannot_pay(costs, gain, scope)?,
            Effect::Compound(Compound::ByRuling { steps, .. }) => match steps.first() {
                Some(first) => self.lack(first, scope)?,
                None => None,
            },
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
            Acquisition::GainCard { prefer, from } => self.lacks_fitting(prefer, *from),
            Acquisition::TakeCard { prefer } => self.lacks_fitting(prefer, Faceup::Market),
            Acquisition::GainMatchingFocus { step, from } => {
                let Some(prefer) = self.matching_focus(*step) else {
                    return Ok(Some(Lack::Step { step: *step }));
                };
                self.lacks_fitting(&prefer, *from)
            }
            Acquisition::GainByTokens(_)
            | Acquisition::TakeIncident
            | Acquisition::GainEncounter
            | Acquisition::TakeEncounter
            | Acquisition::TakeSupplement
            | Acquisition::GainMostValuable
            | Acquisition::GainFromDeck(_)
            | Acquisition::GainIncident
            | Acquisition::GainBestEncounter(_)
            | Acquisition::JunkIncident
            | Acquisition::GainResources
            | Acquisition::JunkMostValuable => Ok(None),
        }
    }

    fn lacks_fitting(&mut self, prefer: &Preference, from: Faceup) -> Flow<Option<Lack>> {
        let fits = self.fitting_from(prefer, from)?.is_some();
        let prefer = prefer.clone();
        let lack = match from {
            Faceup::Market => Lack::Market { prefer },
            Faceup::Junk | Faceup::MarketOrJunk => Lack::Junk { prefer, from },
        };
        Ok((!fits).then_some(lack))
    }

    fn lacks_movement(&mut self, movement: &Movement, scope: &EffectScope) -> Flow<Option<Lack>> {
        match movement {
            // Away Teams are sent as far as possible; only a row that names where may fail.
            Movement::Send { to: Destination::Preferred | Destination::BotShip | Destination::Vacated, .. } => {
                let target = self.target(movement, scope)?;
                let has_team = target.is_some_and(|at| self.has_team_for(at));
                if matches!(movement, Movement::Send { to: Destination::Vacated, .. }) && scope.vacated.is_none() {
                    self.rule_by(rulings::NOWHERE_VACATED);
                }
                Ok((!has_team).then_some(Lack::Destination))
            }
            Movement::RemoveTeams(teams) => {
                let has_enough = |run: &Self| run.teams_away() >= u32::from(*teams);
                // A look at the table can only show fewer: too few as it is known are too few in any case.
                if has_enough(self) {
                    self.require_zone()?;
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
    pub(crate) fn cannot_pay(
        &mut self,
        costs: &[Effect],
        gain: &[Effect],
        scope: &EffectScope,
    ) -> Flow<Option<Lack>> {
        // What the player tells of one cost may take away another, so that they are looked at once more.
        for cost in costs.iter().chain(costs) {
            if let Some(lack) = self.lack(cost, scope)? {
                return Ok(Some(lack));
            }
        }
        let resolve = Flip::ResolveSupplement;
        let is_gained = gain.contains(&Effect::Flip(resolve.clone()));
        Ok(self.lacks_supplement(&resolve).filter(|_| is_gained))
    }
}
