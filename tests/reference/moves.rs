//! Cards from the Market, Ships, Away Teams, Locations, and what the player suffers (solo rules p. 7-10).

use std::cmp::Reverse;

use model::{
    Acquisition, CardFilter, Course, Destination, EffectToken, EntryId, Faceup, Movement, PlayerPart, Preference,
    Specialty, Suit, Which,
};
use solo::state::question::{PartOutcome, Question, QuestionAnswer};
use solo::state::setup::DeckMode;

use crate::effects::{Row, not_read};
use crate::reading::{Part, Read, Reader, Stop};
use crate::table::{Back, Place, token_at};
use crate::worth::{Whose, first_highest, of_first_level, worth};

/// Where a faceup card lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lies {
    Market(usize),
    Junk(usize),
}

impl Reader<'_> {
    // Cards (solo rules p. 8).

    pub fn acquire(&mut self, acquisition: &Acquisition, row: &mut Row) -> Read<bool> {
        match acquisition {
            Acquisition::GainCard { prefer, from } => {
                self.get(*from, |reader| reader.pick(prefer, *from), row, false)
            }
            Acquisition::TakeCard { prefer } => {
                self.get(Faceup::Market, |reader| reader.pick(prefer, Faceup::Market), row, true)
            }
            Acquisition::GainMostValuable => self.get(Faceup::Market, |reader| reader.most_valuable(), row, false),
            Acquisition::GainByTokens(tokens) => {
                self.get(Faceup::Market, |reader| reader.with_most(tokens), row, false)
            }
            Acquisition::TakeIncident => {
                self.put_on_deck(Back::Incident);
                self.lose_incident()?;
                Ok(true)
            }
            Acquisition::GainIncident => {
                let is_this =
                    |question: &Question| matches!(question, Question::Drawn { suit: Suit::Incident, .. });
                let is_asked = self.oracle.lead_to(|question, _| is_this(question)).is_some();
                let unnamed = if is_asked || !self.book.joins() { None } else { self.any_incident() };
                let card = if unnamed.is_some() { unnamed } else { self.drawn()? };
                self.table.discard.extend(card);
                self.lose_incident()?;
                Ok(true)
            }
            Acquisition::GainEncounter => {
                let Some(card) = self.drawn()? else { return Ok(false) };
                self.table.encounters = self.table.encounters.saturating_sub(1);
                row.gained = Some(card.clone());
                self.table.discard.push(card);
                Ok(true)
            }
            Acquisition::TakeEncounter => {
                self.look(Part::Encounters);
                if self.table.encounters == 0 {
                    return Ok(false);
                }
                self.table.encounters -= 1;
                self.put_on_deck(Back::Encounter);
                Ok(true)
            }
            Acquisition::JunkMostValuable => Ok(self.junk_most_valuable()),
            Acquisition::GainMatchingFocus { step, from } => {
                let named = [Specialty::Research, Specialty::Influence, Specialty::Military];
                let reached = named.into_iter().filter(|track| self.table.tracks[*track as usize] >= *step);
                let prefer = Preference { levels: vec![reached.map(CardFilter::Focus).collect()] };
                self.get(*from, |reader| reader.pick(&prefer, *from), row, false)
            }
            Acquisition::GainFromDeck(_) => {
                let Some(card) = self.drawn()? else { return Ok(false) };
                row.gained = Some(card.clone());
                self.table.discard.push(card);
                Ok(true)
            }
            Acquisition::JunkIncident => {
                self.lose_incident()?;
                Ok(true)
            }
            Acquisition::GainResources => Ok(self.plunder()),
            Acquisition::TakeSupplement => {
                let top = self.table.supplement.pop();
                let is_able = top.is_some();
                self.table.deck.extend(top);
                Ok(is_able)
            }
            Acquisition::GainBestEncounter(_) => not_read(acquisition),
        }
    }

    /// The top Incident or Encounter comes on top of the Bot deck; with a virtual deck the player names it at once.
    pub fn put_on_deck(&mut self, unseen: Back) {
        let wanted = if unseen == Back::Incident { Suit::Incident } else { Suit::Encounter };
        let is_virtual = self.book.setup.deck == DeckMode::Virtual;
        let is_this =
            |question: &Question| matches!(question, Question::Drawn { suit, .. } if is_virtual && *suit == wanted);
        let named = self.ask_if_due(is_this);
        let back = match named {
            Some(QuestionAnswer::Card(Some(card))) => {
                self.table.gone.retain(|other| *other != card);
                Back::Card(card)
            }
            _ if is_virtual && wanted == Suit::Incident => self.any_incident().map_or(unseen, Back::Card),
            _ => unseen,
        };
        self.table.deck.push(back);
    }

    /// One of the Incidents any other could stand for, where nobody is asked which one it is.
    fn any_incident(&mut self) -> Option<EntryId> {
        let table = &self.table;
        let lies_here = |card: &EntryId| {
            let faceup = [&table.discard, &table.staging, &table.log, &table.controlled];
            let back = Back::Card(card.clone());
            let facedown = [&table.deck, &table.supplement, &table.row];
            faceup.iter().any(|pile| pile.contains(card))
                || facedown.iter().any(|pile| pile.contains(&back))
                || table.pools.iter().any(|pool| pool.contains(card))
        };
        let all = self.book.possible_incidents();
        let found = all.into_iter().find(|card| self.book.is_any_incident(card) && !lies_here(card))?;
        self.table.gone.retain(|other| *other != found);
        Some(found)
    }

    /// The Incident or Encounter turned up.
    fn drawn(&mut self) -> Read<Option<EntryId>> {
        let answer = self.ask("the card drawn", |question| matches!(question, Question::Drawn { .. }))?;
        let QuestionAnswer::Card(card) = answer else { return Ok(None) };
        self.table.gone.retain(|other| Some(other) != card.as_ref());
        Ok(card)
    }

    /// Gets a faceup card with what lies on it: to the Bot Discard pile, or on top of the Bot deck.
    fn get(
        &mut self,
        from: Faceup,
        pick: impl Fn(&Self) -> Option<Lies>,
        row: &mut Row,
        on_deck: bool,
    ) -> Read<bool> {
        self.look_at_faceup(from);
        row.gained = None;
        let Some(lies) = pick(self) else { return Ok(false) };
        let card = match lies {
            Lies::Market(at) => self.clear_place(at),
            Lies::Junk(at) => self.table.junk.remove(at),
        };
        self.tell(format!("{} {card:?}", if on_deck { "takes" } else { "gains" }));
        if on_deck {
            self.table.deck.push(Back::Card(card.clone()));
        } else {
            self.table.discard.push(card.clone());
        }
        row.gained = Some(card);
        Ok(true)
    }

    fn look_at_faceup(&mut self, from: Faceup) {
        match from {
            Faceup::Market => self.look(Part::Market),
            Faceup::Junk => self.look(Part::Junk),
            Faceup::MarketOrJunk => {
                self.look(Part::Market);
                self.look(Part::Junk);
            }
        }
    }

    /// Whether a fitting card lies there.
    pub fn has_faceup(&mut self, prefer: &Preference, from: Faceup) -> bool {
        self.look_at_faceup(from);
        self.pick(prefer, from).is_some()
    }

    /// All tokens of the most valuable Market card that has any; the card stays (ruling 540).
    fn plunder(&mut self) -> bool {
        self.look(Part::Market);
        let places = self.market_cards().into_iter().map(|(at, _)| at);
        let having = places.filter(|at| self.tokens_on(*at) != [0; 3]);
        let Some(at) = first_highest(having, |at| self.rank(Lies::Market(*at), Whose::Bot)) else { return false };
        let Place::Card(_, tokens) = &mut self.table.market[at] else { return false };
        for (own, more) in self.table.supply.iter_mut().zip(tokens) {
            *own += std::mem::take(more);
        }
        true
    }

    /// Takes the card off a place of the Market; its tokens go to the Bot.
    fn clear_place(&mut self, at: usize) -> EntryId {
        let Place::Card(card, tokens) = std::mem::replace(&mut self.table.market[at], Place::Unknown) else {
            panic!("only a card is gained");
        };
        for (own, more) in self.table.supply.iter_mut().zip(tokens) {
            *own += more;
        }
        card
    }

    /// The cards that come into question: the Market from left to right, then the Junk, the last one first.
    fn faceup(&self, from: Faceup) -> Vec<(Lies, EntryId)> {
        let market = self.market_cards().into_iter().map(|(at, card)| (Lies::Market(at), card));
        let junk = self.table.junk.iter().enumerate().rev().map(|(at, card)| (Lies::Junk(at), card.clone()));
        match from {
            Faceup::Market => market.collect(),
            Faceup::Junk => junk.collect(),
            Faceup::MarketOrJunk => market.chain(junk).collect(),
        }
    }

    fn pick(&self, prefer: &Preference, from: Faceup) -> Option<Lies> {
        let fitting = of_first_level(self.book, prefer, &self.faceup(from));
        first_highest(fitting, |lies| self.rank(*lies, Whose::Bot))
    }

    fn most_valuable(&self) -> Option<Lies> {
        let all = self.market_cards().into_iter().map(|(at, _)| Lies::Market(at));
        first_highest(all, |lies| self.rank(*lies, Whose::Bot))
    }

    /// The value, then the tokens on it (solo rules p. 3).
    fn rank(&self, lies: Lies, whose: Whose) -> (i32, u32) {
        let (card, tokens) = match lies {
            Lies::Junk(at) => (&self.table.junk[at], [0; 3]),
            Lies::Market(at) => match &self.table.market[at] {
                Place::Card(card, tokens) => (card, *tokens),
                Place::Unknown | Place::Empty => panic!("only cards have a value"),
            },
        };
        let value = worth(self.book, &self.table, whose, card, tokens[0]);
        (value, tokens.iter().map(|count| u32::from(*count)).sum())
    }

    /// The card with most of the first token; if none has any, of the next. Without any of the last all are equal.
    fn with_most(&self, wanted: &[EffectToken]) -> Option<Lies> {
        for token in wanted {
            let is_last = wanted.last() == Some(token);
            let places = self.market_cards().into_iter().map(|(at, _)| at);
            let having = places.filter(|at| is_last || self.tokens_on(*at)[token_at(*token)] > 0);
            let most = first_highest(having, |at| {
                (self.tokens_on(*at)[token_at(*token)], self.rank(Lies::Market(*at), Whose::Bot))
            });
            if let Some(at) = most {
                return Some(Lies::Market(at));
            }
        }
        None
    }

    /// The Market card most valuable to the player, those with tokens skipped (solo rules p. 8).
    fn junk_most_valuable(&mut self) -> bool {
        self.look(Part::Market);
        self.look(Part::Tracks);
        let places = self.market_cards().into_iter().map(|(at, _)| at);
        let bare = places.filter(|at| self.tokens_on(*at) == [0; 3]);
        let Some(at) = first_highest(bare, |at| self.rank(Lies::Market(*at), Whose::Player)) else { return false };
        let card = self.clear_place(at);
        self.tell(format!("junks {card:?}"));
        self.table.junk.push(card);
        true
    }

    // Ships, Away Teams, Locations (solo rules p. 9).

    pub fn move_out(&mut self, movement: &Movement, row: &mut Row) -> Read<bool> {
        match movement {
            Movement::Deploy { ship, then } => self.deploy(*ship, *then, row),
            Movement::Send { teams, ignore_ships, prefer, to } => {
                self.send(*teams, *ignore_ships, prefer, *to, row)
            }
            Movement::AddTeam { at_most } => {
                let is_able = self.table.teams < *at_most;
                self.table.teams += u8::from(is_able);
                Ok(is_able)
            }
            Movement::TakeControl => {
                self.look(Part::Zone);
                let places = self.known_sites().into_iter().filter(|at| self.bot_tokens(*at) > 0);
                let Some(at) = first_highest(places, |at| (self.bot_tokens(*at), self.site_worth(*at))) else {
                    return Ok(false);
                };
                self.take_control_by_row(at)
            }
            Movement::TakeControlUnsecured => {
                self.look(Part::Zone);
                let is_open = |at: &usize| {
                    let (bot, yours) = (self.bot_weight(*at), self.table.zone[*at].yours());
                    yours < 3 || yours < bot + 2
                };
                let places = self.known_sites().into_iter().filter(is_open);
                let Some(at) = first_highest(places, |at| self.site_worth(*at)) else { return Ok(false) };
                self.take_control_by_row(at)
            }
            Movement::RemoveTeams(teams) => {
                self.look(Part::Zone);
                for _ in 0..*teams {
                    if !self.fetch_team(None) {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Movement::Promote(which) => Ok(self.promote(*which, row)),
        }
    }

    fn take_control_by_row(&mut self, at: usize) -> Read<bool> {
        let from_control = std::mem::take(&mut self.from_control);
        self.take_control(at)?;
        self.from_control = from_control;
        Ok(true)
    }

    /// The places of the Neutral Zone whose Location is known.
    fn known_sites(&self) -> Vec<usize> {
        (0..self.table.zone.len()).filter(|at| self.table.zone[*at].card.is_some()).collect()
    }

    /// Whether the Bot has more than enough there: 4 tokens, 3 more than the player (solo rules p. 9, 20).
    fn has_more_than_enough(&self, at: usize) -> bool {
        let bot = self.bot_weight(at);
        bot >= 4 && bot >= self.table.zone[at].yours() + 3
    }

    fn deploy(&mut self, which: Which, then: Course, row: &Row) -> Read<bool> {
        let Some(ship) = self.which(which, row).filter(|card| self.is_deployable(card)) else { return Ok(false) };
        self.pick_up(&ship);
        self.table.ships.push((ship.clone(), None));
        let at = match then {
            Course::Stay => None,
            Course::Explore | Course::Engage => {
                self.look(Part::Zone);
                let open = self.known_sites().into_iter().filter(|at| !self.has_more_than_enough(*at));
                first_highest(open, |at| {
                    let yours = i32::from(self.table.zone[*at].yours());
                    let all = yours + i32::from(self.bot_tokens(*at));
                    (if then == Course::Explore { -all } else { yours }, self.site_worth(*at))
                })
            }
        };
        let card = at.and_then(|at| self.table.zone[at].card.clone());
        self.tell(format!("deploys {ship:?} to {card:?}"));
        if let Some((_, place)) = self.table.ships.last_mut() {
            *place = card;
        }
        Ok(true)
    }

    fn is_deployable(&self, card: &EntryId) -> bool {
        self.suit(card) == Suit::Ship
    }

    fn send(&mut self, teams: u8, ignore: bool, prefer: &Preference, to: Destination, row: &Row) -> Read<bool> {
        self.look(Part::Zone);
        let barred = |at: usize| {
            let ships = self.bot_ships(at) + (self.bot_weight(at) - self.bot_tokens(at));
            self.has_more_than_enough(at) || !ignore && self.table.zone[at].your_ships > ships
        };
        let open: Vec<usize> = self.known_sites().into_iter().filter(|at| !barred(*at)).collect();
        let named = |at: &usize| (*at, self.table.zone[*at].card.clone().expect("a known Location"));
        let cards: Vec<(usize, EntryId)> = open.iter().map(named).collect();
        let preferred = of_first_level(self.book, prefer, &cards);
        let choice = match to {
            Destination::Any if preferred.is_empty() => open,
            Destination::Any | Destination::Preferred => preferred,
            Destination::BotShip => open.into_iter().filter(|at| self.bot_ships(*at) > 0).collect(),
            Destination::Vacated => open.into_iter().filter(|at| Some(*at) == row.vacated).collect(),
        };
        let rank = |at: &usize| (self.bot_tokens(*at), self.site_worth(*at));
        let Some(target) = first_highest(choice, rank) else { return Ok(false) };
        let mut sent = false;
        for _ in 0..teams {
            if self.table.teams_home() == 0 && !self.fetch_team(Some(target)) {
                break;
            }
            self.table.zone[target].bot_teams += 1;
            self.tell(format!("sends to {:?}", self.table.zone[target].card));
            sent = true;
        }
        Ok(sent)
    }

    /// Takes an Away Team from where the Bot has the fewest tokens, on a tie from where it is worth least.
    fn fetch_team(&mut self, target: Option<usize>) -> bool {
        let having =
            (0..self.table.zone.len()).filter(|at| Some(*at) != target && self.table.zone[*at].bot_teams > 0);
        let fewest = first_highest(having, |at| Reverse((self.bot_tokens(*at), self.site_worth(*at))));
        if let Some(at) = fewest {
            self.table.zone[at].bot_teams -= 1;
        }
        fewest.is_some()
    }

    fn promote(&mut self, which: Which, row: &Row) -> bool {
        let Some(card) = self.which(which, row).filter(|card| self.suit(card) == Suit::Person) else {
            return false;
        };
        self.pick_up(&card);
        self.tell(format!("promotes {card:?}"));
        if let Some(former) = self.table.officer.replace(card) {
            self.table.discard.push(former);
        }
        true
    }

    // The player (solo rules p. 10).

    /// A part of the player’s; what is cancelled counts as carried out.
    pub fn you(&mut self, part: PlayerPart, row: &mut Row) -> Read<bool> {
        Ok(self.outcome(part, row, false)? != PartOutcome::Unable)
    }

    /// A part that the player may decline.
    pub fn you_do(&mut self, part: PlayerPart, row: &mut Row) -> Read<bool> {
        Ok(self.outcome(part, row, true)? == PartOutcome::Done)
    }

    /// How a part went. Nobody has to ask after what leaves no trace on this table, if nothing else hangs on it.
    pub fn outcome(&mut self, part: PlayerPart, row: &mut Row, matters: bool) -> Read<PartOutcome> {
        if row.is_cancelled && part.is_attack() {
            return Ok(PartOutcome::Cancelled);
        }
        if leaves_site(part) && part != PlayerPart::RecallShip {
            self.look(Part::Zone);
        }
        let is_this = |question: &Question| matches!(question, Question::Part { part: asked } if *asked == part);
        let is_asked = self.oracle.lead_to(|question, _| is_this(question)).is_some();
        if part.leaves_zone() && !is_asked && !self.may_leave_any(part) {
            return Ok(PartOutcome::Unable);
        }
        let outcome = if matters || leaves_trace(part) || is_asked {
            match self.ask(&format!("{part:?}"), is_this)? {
                QuestionAnswer::Part(outcome) => outcome,
                _ => return Err(Stop::Missing(format!("an outcome of {part:?}"))),
            }
        } else {
            PartOutcome::Done
        };
        row.you_discarded = false;
        row.is_cancelled = row.is_cancelled || outcome == PartOutcome::Cancelled;
        if outcome == PartOutcome::Done {
            self.suffer(part, row)?;
        }
        Ok(outcome)
    }

    /// What the player’s part changes on the table.
    pub fn suffer(&mut self, part: PlayerPart, row: &mut Row) -> Read {
        self.tell(format!("the player does {part:?}"));
        match part {
            PlayerPart::TakeIncident | PlayerPart::TakeIncidentAndDiscard => self.lose_incident(),
            PlayerPart::TakeIncidentAndThis => {
                self.pick_up(&row.this);
                self.table.gone.push(row.this.clone());
                self.lose_incident()
            }
            part if leaves_site(part) => self.leave_site(part, row),
            PlayerPart::DiscardCard | PlayerPart::DiscardTop => {
                row.you_discarded = true;
                Ok(())
            }
            PlayerPart::DismissOfficer
            | PlayerPart::LogControlled
            | PlayerPart::MayDraw
            | PlayerPart::MayWarpShip
            | PlayerPart::MayReturnIncident
            | PlayerPart::ExhaustLocation
            | PlayerPart::GainTwoDilithium
            | PlayerPart::DrawAndDiscard => Ok(()),
            PlayerPart::TakeThis | PlayerPart::LogThis | PlayerPart::DiscardThisAndDraw => {
                self.pick_up(&row.this);
                self.table.gone.push(row.this.clone());
                Ok(())
            }
            _ => not_read(part),
        }
    }

    /// Whether such a part can take something of the player’s from any neutral Location.
    fn may_leave_any(&self, part: PlayerPart) -> bool {
        (0..self.table.zone.len()).any(|at| self.may_leave(part, at))
    }

    fn may_leave(&self, part: PlayerPart, at: usize) -> bool {
        let site = &self.table.zone[at];
        let is_here = if takes_ship(part) { site.your_ships > 0 } else { site.your_teams > 0 };
        is_here
            && (part != PlayerPart::RemoveTeamsAtShip || self.bot_ships(at) > 0)
            && (part != PlayerPart::RemoveTeamAtToken || self.bot_tokens(at) > 0)
    }

    /// An Away Team or a Ship of the player leaves a neutral Location, or another place.
    fn leave_site(&mut self, part: PlayerPart, row: &mut Row) -> Read {
        let asked = self.ask_if_due(|question| matches!(question, Question::Where { .. }));
        let places: Vec<usize> = (0..self.table.zone.len()).filter(|at| self.may_leave(part, *at)).collect();
        let place = match (asked, places.as_slice()) {
            (Some(QuestionAnswer::Where(place)), _) => place,
            // Only one Location comes into question where the row asks for a neutral one.
            (_, [only]) if part.leaves_zone() => Some(*only),
            (_, []) => None,
            _ => {
                if self.zone_told {
                    self.missing.push(format!("where it left by {part:?}"));
                }
                None
            }
        };
        row.vacated = place;
        if let Some(at) = place {
            let site = &mut self.table.zone[at];
            let left = if takes_ship(part) { &mut site.your_ships } else { &mut site.your_teams };
            *left = if part == PlayerPart::RemoveTeamsAtShip { 0 } else { left.saturating_sub(1) };
        }
        Ok(())
    }
}

/// Whether anything on this table shows that the player did it; the player’s own cards do not lie here.
pub fn leaves_trace(part: PlayerPart) -> bool {
    !matches!(
        part,
        PlayerPart::DiscardCard
            | PlayerPart::DiscardTop
            | PlayerPart::DismissOfficer
            | PlayerPart::LogControlled
            | PlayerPart::MayDraw
            | PlayerPart::MayWarpShip
            | PlayerPart::MayReturnIncident
            | PlayerPart::ExhaustLocation
            | PlayerPart::GainTwoDilithium
            | PlayerPart::DrawAndDiscard
            | PlayerPart::RecallShip
            | PlayerPart::DiscardThisAndDraw
    )
}

/// Whether an Away Team or a Ship of the player leaves a Location by it.
fn leaves_site(part: PlayerPart) -> bool {
    matches!(
        part,
        PlayerPart::RemoveTeam
            | PlayerPart::RemoveTeamInZone
            | PlayerPart::RemoveTeamsAtShip
            | PlayerPart::RemoveTeamAtToken
            | PlayerPart::DismissShip
            | PlayerPart::DismissShipInZone
            | PlayerPart::LogShip
            | PlayerPart::RecallShip
    )
}

/// Whether it is a Ship of the player’s that leaves.
fn takes_ship(part: PlayerPart) -> bool {
    matches!(
        part,
        PlayerPart::DismissShip | PlayerPart::DismissShipInZone | PlayerPart::LogShip | PlayerPart::RecallShip
    )
}
