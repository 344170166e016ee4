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
            Event::Incident => self.take_incidents(1)?,
            Event::Incidents { cards } => self.take_incidents(*cards)?,
            Event::Give { card } => {
                self.table.pick_up(card);
                self.table.deck.push(Face::Known(card.clone()));
            }
            Event::Resource { token: EffectToken::Glory, amount } => self.gain_glory(*amount),
            Event::Resource { token: EffectToken::Dilithium, amount } => self.table.supply.dilithium += amount,
            Event::Resource { token: EffectToken::Latinum, amount } => self.table.supply.latinum += amount,
            Event::Steal | Event::Hand | Event::ReturnIncident => {}
            Event::DismissOfficer | Event::LogOfficer => {
                let officer = self.table.officer.clone();
                self.lose(officer, *event == Event::LogOfficer);
            }
            Event::DismissShip { card } => self.lose(self.ship(card.as_ref()), false),
            Event::LogShip { card } => self.lose(self.ship(card.as_ref()), true),
            Event::Recall { card } => {
                let officer = self.table.officer.clone().filter(|officer| Some(officer) == card.as_ref());
                self.lose(officer.or_else(|| self.ship(card.as_ref())), false);
            }
            Event::YourGlory { amount } => self.spend_stardate(*amount),
            Event::RemoveTeams { location, teams } => {
                let at = self.table.zone.iter_mut().filter(|site| site.card.as_ref() == Some(location));
                at.for_each(|site| site.bot_teams = site.bot_teams.saturating_sub(*teams));
            }
            // The player takes control: 1 Glory for each of the Bot’s tokens, which leave (rules p. 9).
            Event::Control { location } => {
                let at = self.table.zone.iter().position(|site| site.card.as_ref() == Some(location));
                let Some(at) = at else { return Ok(()) };
                self.gain_glory(self.bot_tokens(at));
                self.dismiss_ships(location);
                self.table.zone[at] = LocationSlot::unknown();
            }
            Event::LoseLocation { location, logged: true } => self.log_card(location),
            Event::LoseLocation { location, logged: false } => {
                self.table.pick_up(location);
                self.table.gone.push(location.clone());
            }
            // The first it can do (solo rules p. 7).
            Event::Choose { options } => {
                let first = options.iter().find(|option| self.is_able(option));
                first.map_or(Ok(()), |first| self.report(first))?;
            }
            Event::Burn => {
                self.table.ending = Some(Ending::Burn);
                return Err(Stop::Over);
            }
        }
        Ok(())
    }

    fn take_incidents(&mut self, cards: u8) -> Read {
        for _ in 0..cards {
            self.put_on_deck(FacedownPool::Incident);
            self.lose_incident()?;
        }
        Ok(())
    }

    /// The Ship named, else the one deployed last (solo rules p. 9).
    fn ship(&self, named: Option<&EntryId>) -> Option<EntryId> {
        let ships = self.table.ships.iter().map(|ship| &ship.card);
        ships.rev().find(|card| named.is_none_or(|named| *card == named)).cloned()
    }

    /// A card goes to the Log or to the Bot Discard pile.
    fn lose(&mut self, card: Option<EntryId>, logged: bool) {
        match card {
            Some(card) if logged => self.log_card(&card),
            Some(card) => {
                self.table.pick_up(&card);
                self.table.discard.push(card);
            }
            None => {}
        }
    }

    fn is_able(&self, option: &Event) -> bool {
        match option {
            Event::DismissShip { card } | Event::LogShip { card } => self.ship(card.as_ref()).is_some(),
            Event::DismissOfficer | Event::LogOfficer => self.table.officer.is_some(),
            _ => *option != Event::ReturnIncident,
        }
    }
}
