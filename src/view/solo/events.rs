//! What a player reports between two Bot turns, as a sentence.

use super::steps::Telling;
use crate::locale::msg;
use crate::solo::state::event::Event;
use crate::view::kit::terms::Term;

impl Telling<'_> {
    /// What was reported.
    pub fn event(&self, event: &Event) -> String {
        match event {
            Event::Draw { cards } => msg::step_reported_draw(self.texts, *cards),
            Event::Incident => msg::step_reported_incident(self.texts),
            Event::Incidents { cards } => msg::step_reported_incidents(self.texts, *cards),
            Event::Give { card } => msg::step_reported_give(self.texts, self.title(card)),
            Event::Resource { token, amount } => {
                msg::step_reported_resource(self.texts, *amount, token.term(self.texts))
            }
            Event::Steal => msg::step_reported_steal(self.texts),
            Event::Hand => msg::step_reported_hand(self.texts),
            Event::ReturnIncident => msg::step_reported_return_incident(self.texts),
            Event::DismissOfficer => msg::step_reported_dismiss_officer(self.texts),
            Event::LogOfficer => msg::step_reported_log_officer(self.texts),
            Event::DismissShip { card: None } => msg::step_reported_dismiss_ship(self.texts),
            Event::DismissShip { card: Some(card) } => {
                msg::step_reported_dismiss_ship_named(self.texts, self.title(card))
            }
            Event::LogShip { card: None } => msg::step_reported_log_ship(self.texts),
            Event::LogShip { card: Some(card) } => {
                msg::step_reported_log_ship_named(self.texts, self.title(card))
            }
            Event::Recall { card: None } => msg::step_reported_recall(self.texts),
            Event::Recall { card: Some(card) } => {
                msg::step_reported_recall_named(self.texts, self.title(card))
            }
            Event::YourGlory { amount } => msg::step_reported_your_glory(self.texts, *amount),
            Event::Burn => msg::step_reported_burn(self.texts),
            Event::Choose { options } => self.options(options),
            Event::RemoveTeams { location, teams } => {
                msg::step_reported_remove_teams(self.texts, *teams, self.title(location))
            }
            Event::LoseLocation { location, logged } => {
                let location = self.title(location);
                if *logged {
                    msg::step_reported_lose_location_logged(self.texts, location)
                } else {
                    msg::step_reported_lose_location_gone(self.texts, location)
                }
            }
            Event::Control { location } if self.is_virtual() => {
                msg::step_reported_control_virtual(self.texts, self.title(location))
            }
            Event::Control { location } => {
                msg::step_reported_control(self.texts, self.title(location))
            }
        }
    }

    fn options(&self, options: &[Event]) -> String {
        let options = (1..).zip(options);
        let numbered: Vec<String> = options
            .map(|(number, option)| format!("({number}) {}", self.event(option)))
            .collect();
        msg::step_reported_choose(self.texts, numbered.join(" "))
    }
}
