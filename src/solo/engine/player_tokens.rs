//! Away Teams and Ships of the player's that leave the Neutral Zone by a part of the Bot's turn.

use super::effects::Scope;
use super::run::{Flow, Run};
use crate::model::{EntryId, PlayerPart};
use crate::solo::state::question::{Answer, Question};
use crate::solo::state::step::groups::PlayerStep;
use crate::solo::state::tabletop::{Site, Table};

impl Run<'_> {
    /// Something of the player's leaves a neutral Location, or a place the program does not follow.
    /// It is asked for only while the Neutral Zone is known; else it will be asked for as a whole.
    pub fn player_token_leaves(&mut self, part: PlayerPart, scope: &mut Scope) -> Flow {
        if !self.table.fresh.zone {
            return Ok(());
        }
        if let Some(at) = self.place_left(part, scope)? {
            let site = self.table.zone.get(at);
            scope.vacated = site.and_then(|site| site.card.clone());
            self.leaves_site(part, at);
        }
        Ok(())
    }

    /// The place something of the player's left. An Away Team can leave no other place than the only one that fits.
    fn place_left(&mut self, part: PlayerPart, scope: &Scope) -> Flow<Option<usize>> {
        let sent_to = scope.sent_to.clone();
        let is_certain = self.book.joins() && (part.takes_team() || part.leaves_zone());
        match where_from(part, sent_to.as_ref(), &self.table)[..] {
            [] => return Ok(None),
            [only] if is_certain => return Ok(Some(only)),
            _ => {}
        }
        let answer = self.ask(|table| Question::Where {
            part,
            places: where_from(part, sent_to.as_ref(), table),
        })?;
        let Answer::Where(place) = answer else {
            return Ok(None);
        };
        Ok(place)
    }

    fn leaves_site(&mut self, part: PlayerPart, at: usize) {
        if let Some(location) = self.table.zone.get(at).and_then(|site| site.card.clone()) {
            self.note(PlayerStep::LeavesSite { part, location });
        }
        if let Some(site) = self.table.zone.get_mut(at) {
            if part == PlayerPart::RemoveTeamsAtShip {
                site.player.teams = 0;
            } else if part.takes_team() {
                site.player.teams = site.player.teams.saturating_sub(1);
            } else {
                site.player.ships = site.player.ships.saturating_sub(1);
            }
        }
    }

    /// Whether a part needs something of the player's at a neutral Location and nothing fits, as just told. On the
    /// Captain there is no Away Team to remove.
    pub fn has_none_to_lose(&self, part: PlayerPart) -> bool {
        let is_bound = part.takes_team() || part.leaves_zone();
        is_bound && self.table.fresh.zone && where_from(part, None, &self.table).is_empty()
    }
}

/// Where something of the player's may leave. An Away Team leaves the target of the row's own sending
/// when there is one to remove (ruling on Picard's Klingon row); else any Location will do.
fn where_from(part: PlayerPart, sent_to: Option<&EntryId>, table: &Table) -> Vec<usize> {
    let places: Vec<usize> = (0..table.zone.len())
        .filter(|at| may_leave(part, &table.zone[*at], table))
        .collect();
    let target = sent_to.and_then(|card| table.site_of(card));
    match target {
        Some(target) if part == PlayerPart::RemoveTeam && places.contains(&target) => vec![target],
        _ => places,
    }
}

/// Whether something of the player's can leave a Location by a part.
fn may_leave(part: PlayerPart, site: &Site, table: &Table) -> bool {
    let bot = table.bot_forces(site);
    match part {
        PlayerPart::RemoveTeamsAtShip => site.player.teams > 0 && bot.ships > 0,
        PlayerPart::RemoveTeamAtToken => site.player.teams > 0 && bot.count() > 0,
        PlayerPart::RemoveTeam => site.player.teams > 0,
        PlayerPart::TakeIncident
        | PlayerPart::TakeIncidentAndDiscard
        | PlayerPart::DiscardCard
        | PlayerPart::DiscardTop
        | PlayerPart::DismissOfficer
        | PlayerPart::DismissShip
        | PlayerPart::LogControlled
        | PlayerPart::MayDraw
        | PlayerPart::MayReturnIncident
        | PlayerPart::TakeIncidentAndThis
        | PlayerPart::ExhaustLocation
        | PlayerPart::DismissShipInZone
        | PlayerPart::LogShip
        | PlayerPart::TakeDiscardedIncident
        | PlayerPart::FindAndLog
        | PlayerPart::TakeThis
        | PlayerPart::LogThis
        | PlayerPart::DiscardThisAndDraw
        | PlayerPart::DrawAndDiscard
        | PlayerPart::GainTwoDilithium
        | PlayerPart::RecallShip
        | PlayerPart::MayWarpShip => site.player.ships > 0,
    }
}
