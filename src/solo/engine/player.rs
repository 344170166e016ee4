//! What concerns the player: attacks, benefits, choices (solo rules p. 7, 10).

use super::effects::EffectScope;
use super::run::{Flow, Run, RunStop};
use crate::state::question::{Chosen, PartOutcome, Question, QuestionAnswer};
use crate::state::setup::EngineRules;
use crate::state::step::groups::PlayerStep;
use crate::state::step::rulings;
use crate::state::tabletop::{LocationSlot, Tabletop, Zone};
use model::{Effect, EntryId, PlayerPart, Suit};

impl Run<'_> {
    /// The player chooses. What concerns the player in the option counts as done with it.
    pub(crate) fn choice(&mut self, options: &[Vec<Effect>], scope: &mut EffectScope) -> Flow {
        let is_attack = options.iter().flatten().any(Effect::is_attack);
        if is_attack && scope.cancelled {
            return Ok(());
        }
        if options.iter().flatten().any(takes_incident) {
            self.require_incidents()?;
        }
        let answer = self.ask(|_| Question::Choice {
            options: options.to_vec(),
            is_attack,
            may_be_none: options.iter().all(|option| may_be_impossible(option)),
        })?;
        let QuestionAnswer::Choice(chosen) = answer else {
            return Err(RunStop::Over);
        };
        match chosen {
            Chosen::Option(option) => {
                self.note(PlayerStep::Chooses { option: Some(option), what: options[option].clone() });
                self.chosen(&options[option], scope)
            }
            Chosen::Cancelled => {
                scope.cancelled = true;
                self.note(PlayerStep::ChoiceCancelled);
                Ok(())
            }
            Chosen::Unable => {
                self.note(PlayerStep::Chooses { option: None, what: Vec::new() });
                Ok(())
            }
        }
    }

    fn chosen(&mut self, effects: &[Effect], scope: &mut EffectScope) -> Flow {
        // Only a row without a choice names the Location the Bot just sent to.
        scope.sent_to = None;
        for effect in effects {
            match effect {
                Effect::You(part) => self.part_done(*part, scope)?,
                other => self.effect(other, scope)?,
            }
        }
        Ok(())
    }

    /// A part that concerns the player. `false` if the player cannot do it. An attack that was
    /// cancelled counts as carried out (solo rules p. 10, 14).
    pub(crate) fn part(&mut self, part: PlayerPart, scope: &mut EffectScope) -> Flow<bool> {
        let attack = part.is_attack();
        if !attack {
            let outcome = PartOutcome::Done;
            self.note(PlayerStep::Part { part, outcome, attack });
            if part == PlayerPart::MayReturnIncident {
                self.table.fresh.incidents = false;
            }
            self.part_done(part, scope)?;
            return Ok(true);
        }
        // What else the row does to the player falls away; the rest of it goes on (solo rules p. 10).
        if scope.cancelled {
            return Ok(true);
        }
        // Counted while the Incident still lies there: the last one is the Burn.
        if part.takes_incident() {
            self.require_incidents()?;
        }
        if part.takes_team() && scope.follows {
            self.require_zone()?;
        }
        let outcome = self.outcome(part, scope)?;
        self.note(PlayerStep::Part { part, outcome, attack });
        match outcome {
            PartOutcome::Done => self.part_done(part, scope)?,
            PartOutcome::Cancelled => {
                scope.cancelled = true;
                self.refused(part, scope);
            }
            PartOutcome::Unable => {}
        }
        Ok(outcome != PartOutcome::Unable)
    }

    /// How a part went. It is not asked where the table shows that it cannot be done.
    fn outcome(&mut self, part: PlayerPart, scope: &mut EffectScope) -> Flow<PartOutcome> {
        if self.book.joins() && self.has_none_to_lose(part) {
            return Ok(PartOutcome::Unable);
        }
        if part == PlayerPart::TakeDiscardedIncident {
            let incident = self.find_in_discard(Suit::Incident.code())?;
            if incident.is_none() {
                return Ok(PartOutcome::Unable);
            }
            scope.found = incident;
        }
        let tested = scope.tested.filter(|_| self.book.joins() && discards(part));
        let discarded = tested.map(|suit| Question::DiscardedIs { suit });
        let questions: Vec<Question> = [Question::Part { part }].into_iter().chain(discarded).collect();
        let answer = self.ask_if(|_| Question::join(questions.clone()))?;
        let mut answers = answer.map_or_else(Vec::new, QuestionAnswer::into_parts).into_iter();
        let Some(QuestionAnswer::Part(outcome)) = answers.next() else {
            return Err(RunStop::Over);
        };
        if let Some(QuestionAnswer::Yes(is_of_suit)) = answers.next() {
            scope.fits = Some(is_of_suit);
        }
        Ok(outcome)
    }

    /// A cancelled attack that would have given the card being resolved: an Incident goes under the Incident
    /// deck (ruling), any other card stays.
    fn refused(&mut self, part: PlayerPart, scope: &EffectScope) {
        let is_incident = self.book.suit(&scope.card) == Suit::Incident;
        if part == PlayerPart::TakeThis && is_incident {
            self.table.take_out(&scope.card);
            let from = Some(Zone::Staging);
            self.rule_by(rulings::REFUSED_INCIDENT);
            self.return_incident(scope.card.clone(), from, false);
        }
    }

    /// A card goes to the player.
    fn goes_to_player(&mut self, card: EntryId) {
        self.table.take_out(&card);
        self.table.gone.push(card.clone());
        self.note(PlayerStep::GoesToYou { card });
    }

    /// What a part the player carried out changes on the table.
    fn part_done(&mut self, part: PlayerPart, scope: &mut EffectScope) -> Flow {
        match part {
            PlayerPart::TakeIncident | PlayerPart::TakeIncidentAndDiscard => self.one_incident_less(),
            PlayerPart::TakeIncidentAndThis => {
                self.table.take_out(&scope.card);
                self.table.gone.push(scope.card.clone());
                let card = scope.card.clone();
                self.note(PlayerStep::Leaves { card });
                self.one_incident_less()
            }
            PlayerPart::RemoveTeam
            | PlayerPart::RemoveTeamInZone
            | PlayerPart::RemoveTeamsAtShip
            | PlayerPart::RemoveTeamAtToken
            | PlayerPart::DismissShip
            | PlayerPart::DismissShipInZone
            | PlayerPart::LogShip
            | PlayerPart::RecallShip => self.player_token_leaves(part, scope),
            PlayerPart::DiscardTop | PlayerPart::DiscardCard => {
                scope.discarded = true;
                Ok(())
            }
            PlayerPart::TakeDiscardedIncident => {
                if let Some(card) = scope.found.take() {
                    self.goes_to_player(card);
                }
                Ok(())
            }
            PlayerPart::TakeThis | PlayerPart::LogThis | PlayerPart::DiscardThisAndDraw => {
                self.goes_to_player(scope.card.clone());
                Ok(())
            }
            PlayerPart::MayWarpShip => {
                self.table.fresh.zone = false;
                Ok(())
            }
            PlayerPart::DismissOfficer
            | PlayerPart::LogControlled
            | PlayerPart::ExhaustLocation
            | PlayerPart::FindAndLog
            | PlayerPart::DrawAndDiscard
            | PlayerPart::GainTwoDilithium
            | PlayerPart::MayDraw
            | PlayerPart::MayReturnIncident => Ok(()),
        }
    }
}

/// Whether a card of the player's is discarded that a condition may look at.
fn discards(part: PlayerPart) -> bool {
    matches!(part, PlayerPart::DiscardTop | PlayerPart::DiscardCard)
}

/// Whether an option makes the player take an Incident.
fn takes_incident(effect: &Effect) -> bool {
    matches!(effect, Effect::You(part) if part.takes_incident())
}

/// Whether a player may be unable to choose an option: it begins with something that may be
/// impossible.
fn may_be_impossible(option: &[Effect]) -> bool {
    matches!(option.first(), Some(Effect::You(part)) if part.may_be_impossible())
}

impl Run<'_> {
    /// Something of the player's leaves a neutral Location, or a place the program does not follow.
    /// It is asked for only while the Neutral Zone is known; else it will be asked for as a whole.
    pub(crate) fn player_token_leaves(&mut self, part: PlayerPart, scope: &mut EffectScope) -> Flow {
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

    /// The place something of the player's left. From a neutral Location it is the only one that fits, if it is one.
    fn place_left(&mut self, part: PlayerPart, scope: &EffectScope) -> Flow<Option<usize>> {
        let is_chosen = self.book.follows(EngineRules::Second);
        let sent_to = scope.sent_to.clone().filter(|_| !is_chosen);
        let is_certain = self.book.joins() && self.is_bound(part);
        match where_from(part, sent_to.as_ref(), &self.table)[..] {
            [] => return Ok(None),
            [only] if is_certain => return Ok(Some(only)),
            _ => {}
        }
        let neutral = is_chosen && part.leaves_zone();
        // A correction typed meanwhile may leave no neutral Location that fits.
        let answer = self.ask_if(|table| {
            let places = where_from(part, sent_to.as_ref(), table);
            let is_open = !neutral || !places.is_empty();
            is_open.then_some(Question::Where { part, places, neutral })
        })?;
        let Some(QuestionAnswer::Where(place)) = answer else {
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
        self.is_bound(part) && self.table.fresh.zone && where_from(part, None, &self.table).is_empty()
    }

    /// Whether it is something at a neutral Location that leaves.
    fn is_bound(&self, part: PlayerPart) -> bool {
        part.leaves_zone() || part.takes_team() && !self.book.follows(EngineRules::Second)
    }
}

/// Where something of the player's may leave. In games begun before the player chose which Away Team is removed, it
/// left the target of the row's own sending when there was one.
fn where_from(part: PlayerPart, sent_to: Option<&EntryId>, table: &Tabletop) -> Vec<usize> {
    let places: Vec<usize> = (0..table.zone.len()).filter(|at| may_leave(part, &table.zone[*at], table)).collect();
    let target = sent_to.and_then(|card| table.site_of(card));
    match target {
        Some(target) if part == PlayerPart::RemoveTeam && places.contains(&target) => vec![target],
        _ => places,
    }
}

/// Whether something of the player's can leave a Location by a part.
fn may_leave(part: PlayerPart, site: &LocationSlot, table: &Tabletop) -> bool {
    let (player, bot) = (site.player, table.bot_forces(site));
    if !part.takes_team() {
        return player.ships > 0;
    }
    let is_watched = match part {
        PlayerPart::RemoveTeamsAtShip => bot.ships > 0,
        part => part != PlayerPart::RemoveTeamAtToken || bot.count() > 0,
    };
    player.teams > 0 && is_watched
}
