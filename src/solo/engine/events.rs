//! What follows from what the player reports between Bot turns (solo rules p. 7, 9, 10).

use model::{EffectToken, EntryId};

use super::offer;
use super::run::{Flow, Run};
use super::unnamed::Fate;
use crate::state::event::Event;
use crate::state::step::groups::{GrowthStep, MovementStep, PileStep, PlayerStep};
use crate::state::tabletop::{Tabletop, Zone};

impl Run<'_> {
    /// Carries out an event of the player's turn.
    pub(crate) fn event(&mut self, event: &Event) -> Flow {
        self.forget();
        let event_reported = event.clone();
        self.note(PlayerStep::Reported { event: event_reported });
        let gone = self.follows(event);
        self.forget();
        gone
    }

    /// Carries out what a Reaction of the player does while something else is under way (rules p. 23). What
    /// was asked before still holds.
    pub(crate) fn reaction(&mut self, event: &Event) -> Flow {
        // A Reaction is told beside the card it interrupts, not as a part of it.
        let depth = std::mem::take(&mut self.depth);
        let event_reported = event.clone();
        self.note(PlayerStep::Reported { event: event_reported });
        let gone = self.follows(event);
        self.depth = depth;
        gone
    }

    fn follows(&mut self, event: &Event) -> Flow {
        match event {
            Event::Draw { cards } => {
                self.cards_leave_deck(*cards, Fate::Discarded)?;
            }
            Event::Incident => self.take_incident()?,
            Event::Incidents { cards } => {
                (0..*cards).try_for_each(|_| self.take_incident())?;
            }
            Event::Give { card } => self.given(card),
            Event::Resource { token, amount } => self.resource(*token, *amount)?,
            // What is stolen comes from the supply, the Bot has no hand and returns no Incident (solo rules p. 7,
            // 10).
            Event::Steal | Event::Hand | Event::ReturnIncident => self.note(PlayerStep::NoEffect),
            Event::DismissOfficer => self.officer_leaves(Zone::Discard),
            Event::LogOfficer => self.officer_leaves(Zone::Log),
            Event::DismissShip { card } => self.ship_leaves(card.as_ref(), Zone::Discard),
            Event::LogShip { card } => self.ship_leaves(card.as_ref(), Zone::Log),
            Event::Recall { card } => self.recalled(card.as_ref()),
            Event::YourGlory { amount } => self.your_glory(*amount)?,
            Event::RemoveTeams { location, teams } => {
                self.learn_site(location);
                self.teams_removed(location, *teams);
            }
            Event::Control { location } => {
                self.learn_site(location);
                self.player_controls(location)?;
            }
            Event::LoseLocation { location, logged } => self.location_lost(location, *logged),
            Event::Choose { options } => return self.first_possible(options),
            Event::Burn => {
                self.table.incidents = 0;
                return Err(self.burn());
            }
        }
        Ok(())
    }

    fn given(&mut self, card: &EntryId) {
        self.table.take_out(card);
        self.table.put(card.clone(), Zone::Deck);
        self.note(PileStep::Receives { card: card.clone() });
    }

    fn your_glory(&mut self, amount: u8) -> Flow {
        self.require_stardate()?;
        let from = self.glory_source();
        self.note(GrowthStep::YouGain { amount, from });
        self.take_stardate_glory(amount);
        Ok(())
    }

    fn recalled(&mut self, card: Option<&EntryId>) {
        // The Bot has no hand to recall to: Duty Officer and Ships are discarded (solo rules p. 7, 9).
        if card.is_some() && self.table.officer.as_ref() == card {
            self.officer_leaves(Zone::Discard);
        } else {
            self.ship_leaves(card, Zone::Discard);
        }
    }

    fn resource(&mut self, token: EffectToken, amount: u8) -> Flow {
        if token == EffectToken::Glory {
            return self.gain_glory(amount);
        }
        let stock = self.table.supply.slot(token);
        *stock = stock.saturating_add(amount);
        self.note(GrowthStep::Gets { token, amount });
        Ok(())
    }

    fn ship_leaves(&mut self, card: Option<&EntryId>, to: Zone) {
        let named = |card: &EntryId| self.table.ships.iter().position(|ship| ship.card == *card);
        match card.and_then(named) {
            Some(at) => {
                let ship = self.table.ships.remove(at);
                if to == Zone::Log {
                    self.log(ship.card, Zone::Ships);
                } else {
                    self.discard(ship.card, Zone::Ships);
                }
            }
            None => self.last_ship_leaves(to),
        }
    }

    /// A Location that has been laid out and that nobody has named lies in the only place that is open. Of several
    /// open ones nobody has said which it is.
    fn learn_site(&mut self, location: &EntryId) {
        let mut open = (0..self.table.zone.len()).filter(|at| self.table.zone[*at].card.is_none());
        if let (Some(at), None) = (open.next(), open.next())
            && offer::new_sites(self.book, &self.table).contains(location)
        {
            self.table.zone[at].card = Some(location.clone());
        }
    }

    fn teams_removed(&mut self, location: &EntryId, teams: u8) {
        let Some(at) = self.table.site_of(location) else {
            self.note(MovementStep::NoTeam);
            return;
        };
        for _ in 0..teams {
            if self.table.zone[at].bot_teams == 0 {
                self.note(MovementStep::NoTeam);
                break;
            }
            self.table.zone[at].bot_teams -= 1;
            let from = location.clone();
            self.note(MovementStep::RemovesTeam { from });
        }
    }

    fn location_lost(&mut self, location: &EntryId, logged: bool) {
        if !self.table.controlled.contains(location) {
            self.note(PileStep::NoneThere { zone: Zone::Controlled });
            return;
        }
        self.table.take_out(location);
        if logged {
            self.log(location.clone(), Zone::Controlled);
        } else {
            self.table.gone.push(location.clone());
            let card = location.clone();
            self.note(PlayerStep::Leaves { card });
        }
    }

    /// The first option the Bot can carry out, even if it changes nothing (solo rules p. 7).
    fn first_possible(&mut self, options: &[Event]) -> Flow {
        let possible = options.iter().position(|option| self.can(option));
        self.note(PlayerStep::Chooses { option: possible, what: Vec::new() });
        match possible {
            Some(at) => self.follows(&options[at]),
            None => Ok(()),
        }
    }

    fn can(&self, event: &Event) -> bool {
        let table = &self.table;
        match event {
            Event::DismissOfficer | Event::LogOfficer => table.officer.is_some(),
            Event::DismissShip { card } | Event::LogShip { card } => has_ship(table, card.as_ref()),
            Event::Recall { card } => card.is_some() && table.officer == *card || has_ship(table, card.as_ref()),
            Event::RemoveTeams { location, teams } => {
                table.site_of(location).is_some_and(|at| table.zone[at].bot_teams >= *teams)
            }
            Event::LoseLocation { location, .. } => table.controlled.contains(location),
            // An empty deck still gives a card: the Discard pile is shuffled, the Supplement deck adds one (solo
            // rules p. 4).
            Event::Draw { .. } => {
                !(table.deck.is_empty() && table.discard.is_empty() && table.supplement.is_empty())
            }
            Event::Incident | Event::Incidents { .. } => table.incidents > 0,
            // The Bot has no hand and never returns an Incident.
            Event::Hand | Event::ReturnIncident => false,
            Event::Give { .. }
            | Event::Resource { .. }
            | Event::Steal
            | Event::YourGlory { .. }
            | Event::Control { .. }
            | Event::Choose { .. }
            | Event::Burn => true,
        }
    }
}

/// Whether the Bot has the Ship named, or any.
fn has_ship(table: &Tabletop, card: Option<&EntryId>) -> bool {
    let mut ships = table.ships.iter();
    card.map_or(!table.ships.is_empty(), |card| ships.any(|ship| ship.card == *card))
}
