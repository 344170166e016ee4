//! The Neutral Zone in motion: Ships, Away Teams, control (solo rules p. 4, 9).

use model::{Course, Destination, EntryId, Movement};

use super::effects::EffectScope;
use super::run::{Flow, Run};
use crate::ZoneLocation;
use crate::rules::locations::{self, ZoneRanking};
use crate::rules::market;
use crate::rules::ranking::{Criterion, RankedCandidate, Ranking, Rule};
use crate::state::correction::set_zone;
use crate::state::question::{Question, QuestionAnswer};
use crate::state::step::decision::Choice;
use crate::state::step::groups::{CleanUpStep, GrowthStep, MovementStep, TurnStep};
use crate::state::step::rulings;
use crate::state::tabletop::{LocationSlot, Ship};

/// Where an Away Team is taken from (solo rules p. 9).
const FEWEST: &[Rule] = &[Rule::on_page(Criterion::LeastOfBot, "9"), Rule::on_page(Criterion::LeastValue, "9")];

impl<'a> Run<'a> {
    /// The Neutral Zone with all Locations known: asked once a Bot turn, then only what was
    /// refilled. A Location that is gone was taken over by the player (rules p. 9).
    pub(crate) fn require_zone(&mut self) -> Flow {
        if !self.table.fresh.zone {
            let answer = self.ask(|table| Question::Zone { sites: table.zone.clone(), teams: table.teams })?;
            self.take_zone(&answer);
        }
        while let Some(place) = self.unknown_place() {
            let card = self.ask_card(|_| Question::NewSite { place })?;
            // A correction typed meanwhile may have laid out the zone anew.
            if self.unknown_place() != Some(place) {
                continue;
            }
            self.lay_site(place, card);
        }
        Ok(())
    }

    /// A Location laid out anew, or none if the Location deck has run out.
    pub fn lay_site(&mut self, place: usize, card: Option<EntryId>) {
        match card {
            Some(_) => self.table.zone[place].card = card,
            None => {
                self.table.zone.remove(place);
            }
        }
    }

    /// The Neutral Zone as told.
    pub fn take_zone(&mut self, answer: &QuestionAnswer) {
        if let QuestionAnswer::Zone(sites) = answer {
            self.lay_out(sites);
            self.table.fresh.zone = true;
        }
    }

    fn unknown_place(&self) -> Option<usize> {
        let mut sites = self.table.zone.iter();
        sites.position(|site| site.card.is_none())
    }

    fn lay_out(&mut self, sites: &[LocationSlot]) {
        let stays = |card: &EntryId| sites.iter().any(|site| site.card.as_ref() == Some(card));
        let gone: Vec<EntryId> =
            self.table.zone.iter().filter_map(|site| site.card.clone()).filter(|card| !stays(card)).collect();
        for card in gone {
            self.was_taken_over(card);
        }
        set_zone(&mut self.table, sites);
    }

    /// The player took control of a Location in the turn before. The Glory the Bot got for its tokens
    /// left the Stardate card then; what is told of that card already counts it.
    fn was_taken_over(&mut self, card: EntryId) {
        let tokens = self.site_of_tokens(&card);
        let Some((at, amount)) = tokens else {
            return;
        };
        self.clear_site(at);
        if amount > 0 {
            self.table.supply.glory = self.table.supply.glory.saturating_add(amount);
            self.note(GrowthStep::GotGlory { card, amount });
        }
    }

    /// Where a neutral Location lies, and how many tokens the Bot has there.
    fn site_of_tokens(&self, card: &EntryId) -> Option<(usize, u8)> {
        let at = self.table.site_of(card)?;
        let forces = self.table.bot_forces(&self.table.zone[at]);
        Some((at, u8::try_from(forces.count()).unwrap_or(u8::MAX)))
    }

    /// The player has taken control of a neutral Location: 1 Glory for each of the Bot's tokens
    /// there; its Away Teams come home, its Ships are discarded. The place is refilled.
    pub(crate) fn player_controls(&mut self, card: &EntryId) -> Flow {
        let Some((at, tokens)) = self.site_of_tokens(card) else {
            return Ok(());
        };
        self.clear_site(at);
        if tokens > 0 {
            self.gain_glory(tokens)?;
        }
        Ok(())
    }

    /// Empties a place of the Neutral Zone. Returns the Bot's Away Teams that came home and its
    /// Ships that were discarded.
    fn clear_site(&mut self, at: usize) -> (u8, Vec<EntryId>) {
        let site = std::mem::replace(&mut self.table.zone[at], LocationSlot::unknown());
        let here = |ship: &Ship| ship.at.is_some() && ship.at == site.card;
        let (leaving, staying): (Vec<Ship>, Vec<Ship>) =
            std::mem::take(&mut self.table.ships).into_iter().partition(here);
        self.table.ships = staying;
        let ships: Vec<EntryId> = leaving.into_iter().map(|ship| ship.card).collect();
        self.table.discard.extend(ships.iter().cloned());
        (site.bot_teams, ships)
    }

    /// The Locations as the rules compare them. All must be known.
    pub fn places(&self) -> Vec<ZoneLocation<'a>> {
        let book = self.book;
        let sites = self.table.zone.iter().filter_map(|site| {
            Some(ZoneLocation {
                card: book.card(site.card.as_ref()?)?,
                bot: book.bot_weight(&self.table, site),
                player: site.player,
            })
        });
        sites.collect()
    }

    /// The Bot takes control of a neutral Location: everything there is removed, the player gains
    /// 1 Glory for each own token, the Location enters the Control Area and is resolved (p. 4).
    pub(crate) fn take_control(&mut self, at: usize) -> Flow {
        let Some(card) = self.table.zone[at].card.clone() else {
            return Ok(());
        };
        let player = self.table.zone[at].player;
        let tokens = self.glory_for_player(&card, player)?;
        let (teams, ships) = self.clear_site(at);
        self.table.gone.retain(|other| *other != card);
        self.table.controlled.push(card.clone());
        self.note(TurnStep::TakesControl { card: card.clone(), teams, ships, player });
        if tokens > 0 {
            self.require_stardate()?;
            let from = self.glory_source();
            self.note(TurnStep::PlayerGlory { amount: tokens, from });
            self.take_stardate_glory(tokens);
        }
        self.resolve(&card)
    }

    /// Takes control of the Location with the most Bot tokens, at least one; ties by value.
    pub(crate) fn control_most_tokens(&mut self) -> Flow {
        let has_tokens = |site: &LocationSlot| self.table.bot_forces(site).count() > 0;
        // The program follows the Bot's own tokens: without any the player need not be asked for the zone.
        if !self.table.zone.iter().any(has_tokens) {
            self.note(MovementStep::NoDestination);
            return Ok(());
        }
        self.require_zone()?;
        let ranking = locations::most_tokens(&self.places(), self.multipliers());
        match self.decide(Choice::Control, ranking) {
            Some(at) => self.take_control(at),
            None => {
                self.note(MovementStep::NoDestination);
                Ok(())
            }
        }
    }

    /// Takes control of the most valuable Location the player has not secured.
    pub(crate) fn control_unsecured(&mut self) -> Flow {
        self.require_zone()?;
        let ranking = locations::control_unsecured(&self.places(), self.multipliers());
        match self.decide(Choice::ControlUnsecured, ranking) {
            Some(at) => {
                self.rule_by(rulings::UNSECURED_LOCATION);
                self.take_control(at)
            }
            None => {
                self.note(MovementStep::NoDestination);
                Ok(())
            }
        }
    }

    /// Deploys a Ship, then lets it explore or engage (solo rules p. 9).
    pub(crate) fn deploy(&mut self, card: EntryId, course: Course) -> Flow {
        if !self.is_at_hand(&card) {
            return Ok(());
        }
        self.fetch(&card);
        self.table.take_out(&card);
        self.table.ships.push(Ship { card: card.clone(), at: None });
        self.note(MovementStep::Deploys { card: card.clone() });
        if course != Course::Stay {
            self.require_zone()?;
        }
        let multipliers = self.multipliers();
        let places = self.places();
        let target = match course {
            Course::Engage => self.decide(Choice::Engage, locations::engage(&places, multipliers)),
            Course::Explore => self.decide(Choice::Explore, locations::explore(&places, multipliers)),
            Course::Stay => return Ok(()),
        };
        let to = target.and_then(|at| self.table.zone[at].card.clone());
        let Some(to) = to else {
            self.rule_by(rulings::NO_DESTINATION);
            self.note(MovementStep::NoDestination);
            return Ok(());
        };
        if let Some(ship) = self.table.ships.iter_mut().find(|ship| ship.card == card) {
            ship.at = Some(to.clone());
        }
        self.note(MovementStep::Warps { card, to, course });
        Ok(())
    }

    /// The Location Away Teams are sent to (solo rules p. 9), with all Locations known.
    pub(crate) fn target(&mut self, sending: &Movement, scope: &EffectScope) -> Flow<Option<usize>> {
        let Movement::Send { ignore_ships, prefer, to, .. } = sending else {
            return Ok(None);
        };
        self.require_zone()?;
        let prefer = &self.with_unmarked(prefer);
        let (places, multipliers) = (self.places(), self.multipliers());
        let ranking = match to {
            Destination::Any => locations::send(&places, multipliers, prefer, *ignore_ships),
            Destination::Preferred => locations::send_only(&places, multipliers, prefer),
            Destination::BotShip => locations::send_to_ship(&places, multipliers),
            Destination::Vacated => {
                let site = scope.vacated.as_ref();
                let at = site.and_then(|card| self.table.site_of(card));
                locations::send_back(&places, multipliers, at)
            }
        };
        Ok(self.decide(Choice::Send, ranking))
    }

    /// Whether the Bot has an Away Team to send to a Location.
    pub fn has_team_for(&self, at: usize) -> bool {
        self.table.teams_home() > 0 || self.fewest_tokens(Some(at)).first().is_some()
    }

    /// Sends Away Teams to one neutral Location. With none on the Captain, one comes from where the
    /// Bot has fewest tokens (solo rules p. 9).
    pub(crate) fn send(&mut self, sending: &Movement, scope: &mut EffectScope) -> Flow {
        let Movement::Send { teams, .. } = sending else {
            return Ok(());
        };
        let target = self.target(sending, scope)?;
        let Some(target) = target else {
            self.rule_by(rulings::NO_DESTINATION);
            self.note(MovementStep::NoDestination);
            return Ok(());
        };
        let Some(to) = self.table.zone[target].card.clone() else {
            return Ok(());
        };
        // One by one: each that is taken from somewhere changes where the fewest tokens are.
        for _ in 0..*teams {
            let from = if self.table.teams_home() > 0 {
                None
            } else {
                let ranking = self.fewest_tokens(Some(target));
                let Some(from) = self.decide(Choice::TakeTeam, ranking) else {
                    self.note(MovementStep::NoTeam);
                    break;
                };
                self.table.zone[from].bot_teams -= 1;
                self.table.zone[from].card.clone()
            };
            let site = &mut self.table.zone[target];
            site.bot_teams = site.bot_teams.saturating_add(1);
            let to = to.clone();
            let is_just_sent = from.is_some() && from == scope.sent_to;
            scope.sent_to = Some(to.clone());
            self.note(MovementStep::Sends { teams: 1, to, from });
            if is_just_sent {
                self.rule_by(rulings::JUST_SENT);
                self.note(MovementStep::JustSent);
            }
        }
        Ok(())
    }

    /// The Location an Away Team is taken from: the fewest Bot tokens, on a tie the one least
    /// valuable to the Bot, then the leftmost (solo rules p. 9).
    fn fewest_tokens(&self, except: Option<usize>) -> ZoneRanking<'a> {
        let book = self.book;
        let sites = self.table.zone.iter().enumerate();
        let with_teams = sites.filter(|(at, site)| Some(*at) != except && site.bot_teams > 0);
        let candidates = with_teams.filter_map(|(at, site)| {
            let card = book.card(site.card.as_ref()?)?;
            let tokens = market::count(self.table.bot_forces(site).count());
            Some(RankedCandidate { at, what: &card.id, measures: [tokens, self.worth(&card.id), 0] })
        });
        Ranking::new(FEWEST, locations::LEFTMOST, candidates)
    }

    /// Away Teams of the Bot in the Neutral Zone.
    pub fn teams_away(&self) -> u32 {
        let teams = self.table.zone.iter().map(|site| u32::from(site.bot_teams));
        teams.sum()
    }

    /// Removes own Away Teams, each from where the Bot then has fewest tokens.
    pub(crate) fn remove_teams(&mut self, teams: u8) -> Flow {
        if self.teams_away() > 0 {
            self.require_zone()?;
        }
        for _ in 0..teams {
            let ranking = self.fewest_tokens(None);
            let Some(at) = self.decide(Choice::RemoveTeam, ranking) else {
                self.note(MovementStep::NoTeam);
                break;
            };
            self.table.zone[at].bot_teams -= 1;
            if let Some(from) = self.table.zone[at].card.clone() {
                self.rule_by(rulings::REMOVED_TEAMS);
                self.note(MovementStep::RemovesTeam { from });
            }
        }
        Ok(())
    }

    /// Locations without any token leave the Neutral Zone and are replaced (rules p. 12).
    pub(crate) fn wipe_zone(&mut self) -> Flow {
        self.require_zone()?;
        let is_empty = |site: &LocationSlot| self.table.bot_forces(site).count() == 0 && site.player.count() == 0;
        let leaving: Vec<usize> = (0..self.table.zone.len()).filter(|at| is_empty(&self.table.zone[*at])).collect();
        let mut cards = Vec::new();
        for at in leaving {
            let site = std::mem::replace(&mut self.table.zone[at], LocationSlot::unknown());
            cards.extend(site.card);
        }
        self.note(CleanUpStep::ZoneLoses { cards });
        Ok(())
    }
}
