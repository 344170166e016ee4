//! Conditions of rows, held against the table (solo rules p. 5).

use crate::model::{EntryId, Specialty, Suit, Test};

use super::effects::Scope;
use super::run::{Flow, Run};
use crate::solo::state::question::{Origin, Question};
use crate::solo::state::step::reasons::{CardChecked, Check, Checked, SideChecked};
use crate::solo::state::tabletop::Face;

/// How a condition was decided, and by what.
type Verdict = (bool, Checked);

impl Run<'_> {
    /// Whether a condition holds; what was looked at is written down.
    pub fn holds(&mut self, test: &Test, scope: &mut Scope, checks: &mut Vec<Check>) -> Flow<bool> {
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
    fn check(&mut self, test: &Test, scope: &mut Scope) -> Flow<Option<Check>> {
        let (holds, what) = match test {
            Test::ThisIs(suit) => self.this_is(*suit, scope),
            Test::ThisHas(slug) => self.has_trait(Some(&scope.card), slug),
            Test::ThisNamed(slug) => this_named(slug, scope),
            Test::ThisHasSkill => self.has_skill(scope),
            Test::ThisFromControlStep => self.is_from_control_step(scope),
            Test::InDiscard(slug) => {
                scope.found = self.find_in_discard(slug)?;
                let (wanted, card) = (slug.clone(), scope.found.clone());
                (card.is_some(), Checked::Discard { wanted, card })
            }
            Test::InDiscardAll(slugs) => {
                scope.found = self.find_with_all(slugs)?;
                let (wanted, card) = (slugs.clone(), scope.found.clone());
                (
                    card.is_some(),
                    SideChecked::DiscardAll { wanted, card }.into(),
                )
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
                (card.is_none(), SideChecked::NoOfficer { card }.into())
            }
            Test::GainedIs(suit) => self.gained_is(*suit, scope),
            Test::DiscardedIs(suit) => self.discarded_is(*suit, scope)?,
            Test::DiscardedSharesTrait => self.shares_trait(scope)?,
            Test::MarkedAtLeast(wanted) => self.marked_at_least(*wanted),
            Test::PlayerHas(slug) => {
                let wanted = slug.clone();
                let holds = self.ask_yes(&Question::PlayerHas { wanted })?;
                let wanted = slug.clone();
                (holds, SideChecked::PlayerHas { wanted }.into())
            }
            Test::PlayerShipInZone => {
                self.know_zone()?;
                let mut sites = self.table.zone.iter();
                (
                    sites.any(|site| site.player.ships > 0),
                    SideChecked::PlayerShip.into(),
                )
            }
            Test::All(_) => return Ok(None),
        };
        Ok(Some(Check { holds, what }))
    }

    fn this_is(&self, wanted: Suit, scope: &Scope) -> Verdict {
        let card = scope.card.clone();
        let holds = self.book.suit(&card) == wanted;
        (holds, Checked::Suit { wanted, card })
    }

    /// A card that may be missing, and the trait it should have.
    fn has_trait(&self, card: Option<&EntryId>, slug: &str) -> Verdict {
        let holds = card.is_some_and(|card| self.book.is(card, slug));
        let (wanted, card) = (slug.to_owned(), card.cloned());
        (holds, CardChecked::Trait { wanted, card }.into())
    }

    fn has_skill(&self, scope: &Scope) -> Verdict {
        let card = scope.card.clone();
        let printed = self.book.card(&card);
        let holds = printed.is_some_and(|printed| !printed.skills.is_empty());
        (holds, CardChecked::Skill { card }.into())
    }

    fn is_from_control_step(&self, scope: &Scope) -> Verdict {
        let card = scope.card.clone();
        let holds = self.taken_over.as_ref() == Some(&card);
        (holds, CardChecked::ControlStep { card }.into())
    }

    fn in_log(&mut self, slug: &str) -> Flow<Verdict> {
        self.know_log(slug)?;
        let book = self.book;
        let mut log = self.table.log.iter();
        let card = log.find(|card| book.is(card, slug)).cloned();
        let wanted = slug.to_owned();
        Ok((card.is_some(), SideChecked::Log { wanted, card }.into()))
    }

    /// The Captain counts as in play.
    fn in_play(&self, slug: &str) -> Verdict {
        let book = self.book;
        let captain = book.captain_card(book.setup.bot).map(|card| &card.id);
        let known = self.table.known().into_iter();
        let played = known.filter(|(_, zone)| zone.is_in_play());
        let mut cards = played.map(|(card, _)| card).chain(captain);
        let card = cards.find(|card| book.is(card, slug)).cloned();
        let wanted = slug.to_owned();
        (card.is_some(), SideChecked::InPlay { wanted, card }.into())
    }

    /// The top card of the Bot deck, which stays there.
    fn look_at_top(&mut self) -> Flow<Option<EntryId>> {
        // A correction typed meanwhile may have emptied the pile; then it is shuffled anew.
        while self.has_deck() {
            if let Some(card) = self.turn_up(Origin::Deck)? {
                self.table.deck.push(Face::Known(card.clone()));
                return Ok(Some(card));
            }
        }
        Ok(None)
    }

    fn at_least(&self, track: Specialty, wanted: u8) -> Verdict {
        let step = self.step(track);
        let what = Checked::AtLeast {
            track,
            wanted,
            step,
        };
        (step >= wanted, what)
    }

    fn at_most(&self, track: Specialty, wanted: u8) -> Verdict {
        let step = self.step(track);
        let what = Checked::AtMost {
            track,
            wanted,
            step,
        };
        (step <= wanted, what)
    }

    fn higher(&self, track: Specialty, than: Specialty) -> Verdict {
        let (step, other) = (self.step(track), self.step(than));
        let what = SideChecked::Higher {
            track,
            step,
            than,
            other,
        }
        .into();
        (step > other, what)
    }

    fn officer_is(&self, slug: &str) -> Verdict {
        let (wanted, card) = (slug.to_owned(), self.table.officer.clone());
        let holds = card.as_ref().is_some_and(|card| self.book.is(card, slug));
        (holds, Checked::Officer { wanted, card })
    }

    fn officer_is_not(&self, slug: &str) -> Verdict {
        let (wanted, card) = (slug.to_owned(), self.table.officer.clone());
        let holds = !card.as_ref().is_some_and(|card| self.book.is(card, slug));
        (holds, SideChecked::OfficerWithout { wanted, card }.into())
    }

    fn gained_is(&self, wanted: Suit, scope: &Scope) -> Verdict {
        let card = scope.gained.clone();
        let is_of = |card: &EntryId| self.book.suit(card) == wanted;
        let holds = card.as_ref().is_some_and(is_of);
        (holds, CardChecked::Gained { wanted, card }.into())
    }

    fn discarded_is(&mut self, wanted: Suit, scope: &Scope) -> Flow<Verdict> {
        let discarded = scope.discarded;
        let holds = discarded
            && match scope.fits {
                // Said already, together with how the part went.
                Some(fits) => fits,
                None => self.ask_yes(&Question::DiscardedIs { suit: wanted })?,
            };
        Ok((holds, Checked::Discarded { wanted, discarded }))
    }

    /// The card the row just discarded, and a trait other than Human it has in common with the player's
    /// Captain.
    fn shares_trait(&mut self, scope: &Scope) -> Flow<Verdict> {
        if scope.flipped > 0 {
            self.know_last_discarded(1, &|_| true)?;
        }
        let book = self.book;
        let last = self.table.discard.last().filter(|_| scope.flipped > 0);
        let card = last.cloned();
        let captain = book.captain_card(book.setup.captain);
        let mut traits = captain.into_iter().flat_map(|captain| &captain.traits);
        let shared = traits
            .find(|slug| *slug != "human" && card.as_ref().is_some_and(|card| book.is(card, slug)))
            .cloned();
        Ok((
            shared.is_some(),
            CardChecked::Shares { card, shared }.into(),
        ))
    }
}

fn this_named(slug: &str, scope: &Scope) -> Verdict {
    let card = scope.card.clone();
    let wanted = slug.to_owned();
    (
        card.slug() == slug,
        CardChecked::Named { wanted, card }.into(),
    )
}
