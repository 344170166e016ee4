//! Tracks, Glory, Ships and Away Teams in sentences.

use super::Sentences;
use crate::locale::msg;
use crate::model::{Course, Destination, Growth, Movement, Preference, Specialty, Suit, Which};
use crate::view::kit::terms::Term;

impl Sentences<'_> {
    pub(super) fn growth(&self, growth: &Growth) -> String {
        match growth {
            Growth::GainTrack { track, amount } => {
                let track = track.term(self.texts);
                msg::effect_gain_track(self.texts, *amount, track)
            }
            Growth::GainLowest { tracks, amount } => {
                msg::effect_gain_lowest(self.texts, *amount, tracks.len(), self.tracks(tracks))
            }
            Growth::GainHighest { tracks, amount } => {
                msg::effect_gain_highest(self.texts, *amount, tracks.len(), self.tracks(tracks))
            }
            Growth::GainGlory(amount) => msg::effect_gain_glory(self.texts, *amount),
            Growth::RemoveStardateGlory(amount) => {
                msg::effect_remove_stardate_glory(self.texts, *amount)
            }
            Growth::GainSupplyGlory(amount) => msg::effect_gain_supply_glory(self.texts, *amount),
            Growth::Spend { token, amount } => {
                msg::effect_spend(self.texts, *amount, token.term(self.texts))
            }
            Growth::MarkTrait => msg::effect_mark_trait(self.texts),
        }
    }

    /// Tracks of which one is meant.
    fn tracks(&self, tracks: &[Specialty]) -> String {
        let tracks: Vec<String> = tracks.iter().map(|track| track.term(self.texts)).collect();
        tracks.join(" / ")
    }

    pub(super) fn movement(&self, movement: &Movement) -> String {
        match movement {
            Movement::Deploy { ship, then } => {
                let ship = match ship {
                    Which::This => msg::effect_which_ship_this(self.texts),
                    Which::Found => msg::effect_which_ship_found(self.texts),
                    Which::Gained => msg::effect_which_ship_gained(self.texts),
                    Which::Resolved => msg::effect_which_ship_resolved(self.texts),
                };
                match then {
                    Course::Explore => msg::effect_deploy_explore(self.texts, ship),
                    Course::Engage => msg::effect_deploy_engage(self.texts, ship),
                    Course::Stay => msg::effect_deploy_stay(self.texts, ship),
                }
            }
            Movement::Send {
                teams,
                ignore_ships,
                prefer,
                to,
            } => self.send(*teams, *ignore_ships, prefer, *to),
            Movement::AddTeam { at_most } => msg::effect_add_team(self.texts, *at_most),
            Movement::Promote(card) => msg::effect_promote(self.texts, self.which(*card)),
            Movement::TakeControl => msg::effect_take_control(self.texts),
            Movement::TakeControlUnsecured => msg::effect_take_control_unsecured(self.texts),
            Movement::RemoveTeams(teams) => msg::effect_remove_teams(self.texts, *teams),
        }
    }

    fn send(&self, teams: u8, ignore_ships: bool, prefer: &Preference, to: Destination) -> String {
        let wanted = || self.preference(prefer);
        match to {
            Destination::Any if ignore_ships => msg::effect_send_ignoring_ships(self.texts, teams),
            Destination::Any if prefer.is_empty() => msg::effect_send(self.texts, teams),
            Destination::Any => {
                let wanted = format!("{} > {}", wanted(), self.name(Suit::Location.code()));
                msg::effect_send_preferring(self.texts, teams, wanted)
            }
            Destination::Preferred => msg::effect_send_only(self.texts, teams, wanted()),
            Destination::BotShip => msg::effect_send_to_ship(self.texts, teams),
            Destination::Vacated => msg::effect_send_vacated(self.texts, teams),
        }
    }
}
