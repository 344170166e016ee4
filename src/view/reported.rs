//! What a player reports between two Bot turns, as a sentence.

use super::telling::{Telling, number};
use crate::solo::event::Event;

impl Telling<'_> {
    /// What was reported.
    pub fn event(&self, event: &Event) -> String {
        match event {
            Event::Draw { cards } => self.say("step-reported-draw", &[("cards", number(*cards))]),
            Event::Incident => self.get("step-reported-incident"),
            Event::Give { card } => {
                self.say("step-reported-give", &[("card", self.title(card).into())])
            }
            Event::Resource { token, amount } => {
                let args = [
                    ("amount", number(*amount)),
                    ("token", self.token(*token).into()),
                ];
                self.say("step-reported-resource", &args)
            }
            Event::Steal => self.get("step-reported-steal"),
            Event::Hand => self.get("step-reported-hand"),
            Event::ReturnIncident => self.get("step-reported-return-incident"),
            Event::DismissOfficer => self.get("step-reported-dismiss-officer"),
            Event::LogOfficer => self.get("step-reported-log-officer"),
            Event::DismissShip { card: None } => self.get("step-reported-dismiss-ship"),
            Event::DismissShip { card: Some(card) } => self.say(
                "step-reported-dismiss-ship-named",
                &[("card", self.title(card).into())],
            ),
            Event::Burn => self.get("step-reported-burn"),
            Event::Choose { options } => self.options(options),
            Event::RemoveTeams { .. } | Event::Control { .. } | Event::LoseLocation { .. } => {
                self.at_location(event)
            }
        }
    }

    fn at_location(&self, event: &Event) -> String {
        match event {
            Event::RemoveTeams { location, teams } => {
                let args = [
                    ("teams", number(*teams)),
                    ("location", self.title(location).into()),
                ];
                self.say("step-reported-remove-teams", &args)
            }
            Event::LoseLocation { location, logged } => {
                let id = if *logged {
                    "step-reported-lose-location-logged"
                } else {
                    "step-reported-lose-location-gone"
                };
                self.say(id, &[("location", self.title(location).into())])
            }
            Event::Control { location } => self.say(
                "step-reported-control",
                &[("location", self.title(location).into())],
            ),
            _ => String::new(),
        }
    }

    fn options(&self, options: &[Event]) -> String {
        let options = (1..).zip(options);
        let numbered: Vec<String> = options
            .map(|(number, option)| format!("({number}) {}", self.event(option)))
            .collect();
        self.say(
            "step-reported-choose",
            &[("options", numbered.join(" ").into())],
        )
    }
}
