//! What the player’s own turn does to the Bot (solo rules p. 7-10).

use model::{EffectToken, EntryId};
use solo::state::event::Event;
use solo::state::tabletop::{Ending, Face, FacedownPool, LocationSlot};

use crate::reading::{Read, Reader, Stop};

impl Reader<'_> {
    /// Carries out what the player reports.
    pub fn report(&mut self, event: &Event) -> Read {
        match event {
            Event::Draw { cards } => {
                for _ in 0..*cards {
                    let Some(face) = self.draw() else { break };
                    let card = self.name(&face)?;
                    self.table.discard.push(card);
                }
            }
            Event::Incident => self.take_incident()?,
            Event::Incidents { cards } => {
                for _ in 0..*cards {
                    self.take_incident()?;
                }
            }
            Event::Give { card } => {
                self.table.gone.retain(|other| other != card);
                self.table.deck.push(Face::Known(card.clone()));
            }
            Event::Resource { token: EffectToken::Glory, amount } => self.gain_glory(*amount),
            Event::Resource { token: EffectToken::Dilithium, amount } => self.table.supply.dilithium += amount,
            Event::Resource { token: EffectToken::Latinum, amount } => self.table.supply.latinum += amount,
            Event::Steal | Event::Hand | Event::ReturnIncident => {}
            Event::DismissOfficer => {
                let officer = self.table.officer.take();
                self.table.discard.extend(officer);
            }
            Event::LogOfficer => {
                if let Some(card) = self.table.officer.clone() {
                    self.log_card(&card);
                }
            }
            Event::DismissShip { card } | Event::Recall { card } => self.dismiss(card.as_ref()),
            Event::LogShip { card } => {
                if let Some(card) = self.ship(card.as_ref()) {
                    self.log_card(&card);
                }
            }
            Event::YourGlory { amount } => self.spend_stardate(*amount),
            Event::RemoveTeams { location, teams } => self.remove_teams(location, *teams),
            Event::Control { location } => self.lose_site(location),
            Event::LoseLocation { location, logged } => {
                self.table.pick_up(location);
                let pile = if *logged { &mut self.table.log } else { &mut self.table.gone };
                pile.push(location.clone());
            }
            Event::Choose { options } => {
                let first = options.iter().find(|option| self.is_able(option));
                if let Some(first) = first {
                    self.report(first)?;
                }
            }
            Event::Burn => {
                self.table.ending = Some(Ending::Burn);
                return Err(Stop::Over);
            }
        }
        Ok(())
    }

    fn take_incident(&mut self) -> Read {
        self.put_on_deck(FacedownPool::Incident);
        self.lose_incident()
    }

    /// The Ship named, else the one deployed last.
    fn ship(&self, named: Option<&EntryId>) -> Option<EntryId> {
        let mut ships = self.table.ships.iter().map(|ship| &ship.card);
        match named {
            Some(named) => ships.find(|card| *card == named).cloned(),
            None => ships.next_back().cloned(),
        }
    }

    /// A Ship or Duty Officer that would be dismissed or recalled goes to the Bot Discard pile (solo rules p. 7, 9).
    fn dismiss(&mut self, named: Option<&EntryId>) {
        let officer = self.table.officer.clone().filter(|officer| Some(officer) == named);
        if let Some(card) = officer.or_else(|| self.ship(named)) {
            self.table.pick_up(&card);
            self.table.discard.push(card);
        }
    }

    fn remove_teams(&mut self, location: &EntryId, teams: u8) {
        let site = self.table.zone.iter_mut().find(|site| site.card.as_ref() == Some(location));
        if let Some(site) = site {
            site.bot_teams = site.bot_teams.saturating_sub(teams);
        }
    }

    /// The player takes control: 1 Glory for each of the Bot’s tokens, which leave (rules p. 9).
    fn lose_site(&mut self, location: &EntryId) {
        let at = self.table.zone.iter().position(|site| site.card.as_ref() == Some(location));
        let Some(at) = at else { return };
        self.gain_glory(self.bot_tokens(at));
        self.dismiss_ships(location);
        self.table.zone[at] = LocationSlot::unknown();
    }

    /// Whether the Bot can do what it may choose (solo rules p. 7).
    fn is_able(&self, option: &Event) -> bool {
        match option {
            Event::DismissShip { card } | Event::LogShip { card } => self.ship(card.as_ref()).is_some(),
            Event::DismissOfficer | Event::LogOfficer => self.table.officer.is_some(),
            Event::ReturnIncident => false,
            _ => true,
        }
    }
}
