//! The Bot's own cards under effects: discarded, logged, returned, resolved, dismissed (solo rules p. 7,
//! 9).

use crate::model::{Effect, EntryId, Suit};

use super::effects::Scope;
use super::exec::{Go, Run};
use super::step::What;
use super::table::Zone;
use super::{Tokens, Worth};

impl Run<'_> {
    /// Effects on the Bot's own cards.
    pub fn own_card(&mut self, effect: &Effect, scope: &mut Scope) -> Go {
        match effect {
            Effect::DiscardDeck(cards) => self.discard_deck(*cards)?,
            Effect::DiscardSupplement(cards) => {
                for _ in 0..*cards {
                    if let Some(card) = self.flip_supplement()? {
                        self.discard(card, Zone::Supplement);
                    }
                }
            }
            Effect::LogDeck(cards) => {
                for _ in 0..*cards {
                    if let Some(card) = self.flip_deck()? {
                        self.log(card, Zone::Deck);
                    }
                }
            }
            Effect::LogThis | Effect::ReturnThis => self.put_away_this(effect, scope),
            Effect::ResolveDeck => {
                if let Some(card) = self.flip_deck()? {
                    self.resolve_nested(&card)?;
                }
            }
            Effect::ResolveSupplement => {
                if let Some(card) = self.flip_supplement()? {
                    self.resolve_nested(&card)?;
                }
            }
            Effect::ResolveFromDiscard(suit) => {
                if let Some(card) = self.found_in_discard(suit.code()) {
                    self.table.take_out(&card);
                    self.resolve_nested(&card)?;
                }
            }
            other => self.choose_own(other),
        }
        Ok(())
    }

    /// Logs or returns the card being resolved, if it is still there.
    fn put_away_this(&mut self, effect: &Effect, scope: &Scope) {
        let from = match self.table.zone_of(&scope.card) {
            Some(zone @ (Zone::Staging | Zone::Controlled | Zone::Officer | Zone::Ships)) => zone,
            _ => return,
        };
        self.table.take_out(&scope.card);
        if *effect == Effect::ReturnThis {
            self.return_incident(scope.card.clone(), false);
        } else {
            self.log(scope.card.clone(), from);
        }
    }

    fn resolve_nested(&mut self, card: &EntryId) -> Go {
        self.table.staging.push(card.clone());
        self.resolve(card)
    }

    fn found_in_discard(&mut self, slug: &str) -> Option<EntryId> {
        let found = self.find_in_discard(slug);
        if found.is_none() {
            self.note(What::NoneThere {
                zone: Zone::Discard,
            });
        }
        found
    }

    /// Effects on a card the Bot chooses by rule from its own.
    fn choose_own(&mut self, effect: &Effect) {
        match effect {
            Effect::LogFromDiscard(suit) => {
                if let Some(card) = self.found_in_discard(suit.code()) {
                    self.table.take_out(&card);
                    self.log(card, Zone::Discard);
                }
            }
            Effect::ReturnIncident => {
                if let Some(card) = self.found_in_discard(Suit::Incident.code()) {
                    self.table.take_out(&card);
                    self.return_incident(card, false);
                }
            }
            Effect::ShipToDeck => {
                if let Some(card) = self.found_in_discard(Suit::Ship.code()) {
                    self.table.take_out(&card);
                    self.table.put(card.clone(), Zone::Deck);
                    self.note(What::PutsOnDeck { card });
                }
            }
            Effect::DismissOfficer => self.officer_leaves(Zone::Discard),
            Effect::LogOfficer => self.officer_leaves(Zone::Log),
            Effect::DismissShip => self.last_ship_leaves(Zone::Discard),
            Effect::LogShip => self.last_ship_leaves(Zone::Log),
            Effect::LogControlled { without } => {
                let without = without.as_deref();
                self.log_least(|run, card, zone| run.may_log(card, zone, without));
            }
            Effect::LogInPlay(slug) => {
                self.log_least(|run, card, zone| is_in_play(zone) && run.book.is(card, slug));
            }
            _ => {}
        }
    }

    /// The Duty Officer goes to the Discard pile or the Log; the SUITS card flips (p. 7).
    pub fn officer_leaves(&mut self, to: Zone) {
        match self.table.officer.take() {
            Some(card) if to == Zone::Log => self.log(card, Zone::Officer),
            Some(card) => self.discard(card, Zone::Officer),
            None => self.note(What::NoneThere {
                zone: Zone::Officer,
            }),
        }
    }

    /// The most recently deployed Ship goes to the Discard pile or the Log (p. 9; ruling 87).
    pub fn last_ship_leaves(&mut self, to: Zone) {
        match self.table.ships.pop() {
            Some(ship) if to == Zone::Log => self.log(ship.card, Zone::Ships),
            Some(ship) => self.discard(ship.card, Zone::Ships),
            None => self.note(What::NoneThere { zone: Zone::Ships }),
        }
    }

    /// Whether a card is a controlled Location without a certain trait.
    pub fn may_log(&self, card: &EntryId, zone: Zone, without: Option<&str>) -> bool {
        let barred = without.is_some_and(|slug| self.book.is(card, slug));
        zone == Zone::Controlled && !barred
    }

    /// Logs the card in play least valuable to the Bot among those that fit; on a tie the one that
    /// came first. The rulebook names no order here; ruling in cpk: the least valuable one.
    fn log_least(&mut self, fits: impl Fn(&Self, &EntryId, Zone) -> bool) {
        match self.least_in_play(&fits) {
            Some((card, zone)) => {
                self.table.take_out(&card);
                self.log(card, zone);
            }
            None => self.note(What::NoneThere {
                zone: Zone::Controlled,
            }),
        }
    }

    /// The value of a card to the Bot, without tokens; 0 for a card nobody knows.
    pub fn worth(&self, card: &EntryId) -> i32 {
        let printed = self.book.card(card);
        printed.map_or(0, |printed| {
            Worth::of(printed, Tokens::default(), self.multipliers()).total()
        })
    }

    /// The card in play least valuable to the Bot among those that fit.
    pub fn least_in_play(
        &self,
        fits: &impl Fn(&Self, &EntryId, Zone) -> bool,
    ) -> Option<(EntryId, Zone)> {
        let known = self.table.known();
        let fitting = known
            .into_iter()
            .filter(|(card, zone)| fits(self, card, *zone));
        let least = fitting.min_by_key(|(card, _)| self.worth(card))?;
        Some((least.0.clone(), least.1))
    }
}

/// Whether a zone is in play.
pub(super) fn is_in_play(zone: Zone) -> bool {
    matches!(zone, Zone::Controlled | Zone::Ships | Zone::Officer)
}
