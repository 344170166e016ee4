//! Cards from the Market, Ships, Away Teams, Locations, and what the player suffers (solo rules p. 7-10).

use std::cmp::Reverse;

use model::{
    Acquisition, CardFilter, Course, Destination, EffectToken, EntryId, Faceup, Movement, PlayerPart, Preference,
    Specialty, Suit, Which,
};
use solo::state::question::{PartOutcome, Question, QuestionAnswer};
use solo::state::setup::DeckMode;
use solo::state::tabletop::{Face, FacedownPool, Ship, Slot};

use crate::effects::{Row, not_read};
use crate::reading::{Part, Read, Reader};
use crate::table::count;
use crate::worth::{Whose, first_highest, of_first_level};

/// Where a faceup card lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lies {
    Market(usize),
    Junk(usize),
}

impl Reader<'_> {
    pub fn acquire(&mut self, acquisition: &Acquisition, row: &mut Row) -> Read<bool> {
        match acquisition {
            Acquisition::GainCard { prefer, from } => Ok(self.get(prefer, *from, row, false)),
            Acquisition::TakeCard { prefer } => Ok(self.get(prefer, Faceup::Market, row, true)),
            Acquisition::GainMatchingFocus { step, from } => {
                let tracks = [Specialty::Research, Specialty::Influence, Specialty::Military];
                let reached = tracks.into_iter().filter(|track| self.table.tracks[*track as usize] >= *step);
                let prefer = Preference { levels: vec![reached.map(CardFilter::Focus).collect()] };
                Ok(self.get(&prefer, *from, row, false))
            }
            Acquisition::GainMostValuable => {
                self.look(Part::Market);
                let places = self.market_cards();
                let most = first_highest(places, |(at, _)| self.rank(*at, Whose::Bot));
                Ok(most.is_some_and(|(at, _)| self.gain(Lies::Market(at), row, false)))
            }
            Acquisition::GainByTokens(tokens) => {
                self.look(Part::Market);
                Ok(self.with_most(tokens).is_some_and(|at| self.gain(Lies::Market(at), row, false)))
            }
            _ => self.acquire_unseen(acquisition, row),
        }
    }

    /// Cards from decks, and what else happens to the Market.
    fn acquire_unseen(&mut self, acquisition: &Acquisition, row: &mut Row) -> Read<bool> {
        match acquisition {
            Acquisition::TakeIncident => {
                self.put_on_deck(FacedownPool::Incident);
                self.lose_incident()?;
                Ok(true)
            }
            Acquisition::GainIncident => {
                self.gain_drawn(Suit::Incident, row)?;
                self.lose_incident()?;
                Ok(true)
            }
            Acquisition::GainEncounter => {
                let is_able = self.gain_drawn(Suit::Encounter, row)?;
                self.table.encounters -= u8::from(is_able);
                Ok(is_able)
            }
            Acquisition::TakeEncounter => {
                self.look(Part::Encounters);
                let is_able = self.table.encounters > 0;
                if is_able {
                    self.table.encounters -= 1;
                    self.put_on_deck(FacedownPool::Encounter);
                }
                Ok(is_able)
            }
            Acquisition::TakeSupplement => {
                let top = self.table.supplement.pop();
                let is_able = top.is_some();
                self.leave_supplement(top.is_some());
                self.table.deck.extend(top);
                Ok(is_able)
            }
            Acquisition::GainFromDeck(suit) => self.gain_drawn(*suit, row),
            Acquisition::JunkMostValuable => Ok(self.junk_most_valuable()),
            Acquisition::JunkIncident => self.lose_incident().map(|()| true),
            Acquisition::GainResources => {
                // All tokens of the most valuable card that has any; it stays (ruling 540).
                self.look(Part::Market);
                let having = self.market_cards().into_iter().filter(|(at, _)| self.rank(*at, Whose::Bot).1 > 0);
                let most = first_highest(having, |(at, _)| self.rank(*at, Whose::Bot));
                if let Some((at, _)) = &most {
                    self.collect(*at);
                }
                Ok(most.is_some())
            }
            Acquisition::GainBestEncounter(cards) => {
                let drawn: Vec<EntryId> = (0..*cards).filter_map(|_| self.drawn(Suit::Encounter)).collect();
                self.table.encounters = self.table.encounters.saturating_sub(drawn.len() as u8);
                row.gained = first_highest(drawn.iter().cloned(), |card| self.card_worth(card));
                self.table.gone.extend(drawn.into_iter().filter(|card| Some(card) != row.gained.as_ref()));
                self.table.discard.extend(row.gained.clone());
                if let Some(card) = row.gained.clone() {
                    self.mark(&card);
                }
                Ok(row.gained.is_some())
            }
            _ => not_read(acquisition),
        }
    }

    /// The top Incident or Encounter comes on top of the Bot deck; with a virtual deck the player names it at once.
    pub fn put_on_deck(&mut self, unseen: FacedownPool) {
        let wanted = if unseen == FacedownPool::Incident { Suit::Incident } else { Suit::Encounter };
        let is_virtual = self.book.setup.deck == DeckMode::Virtual;
        let named = if is_virtual { self.drawn(wanted) } else { None };
        if let Some(card) = &named {
            self.mark(card);
        }
        self.table.deck.push(named.map_or(Face::Hidden(unseen), Face::Known));
    }

    /// A card turned up from the top of a deck goes to the Bot Discard pile.
    fn gain_drawn(&mut self, suit: Suit, row: &mut Row) -> Read<bool> {
        row.gained = self.drawn(suit);
        if let Some(card) = row.gained.clone() {
            self.mark(&card);
        }
        self.table.discard.extend(row.gained.clone());
        Ok(row.gained.is_some())
    }

    /// The card turned up. Of Incidents any of which could stand for another, nobody needs to say which it is.
    pub fn drawn(&mut self, wanted: Suit) -> Option<EntryId> {
        let is_this = |question: &Question| matches!(question, Question::Drawn { suit, .. } if *suit == wanted);
        let now = self.table.progress();
        let is_due = self.oracle.lead_to(|question, asked_at| is_this(question) && asked_at == now).is_some();
        let card = match if is_due { self.ask_if_due(is_this) } else { None } {
            Some(QuestionAnswer::Card(card)) => card,
            _ if wanted == Suit::Incident => self.any_incident(),
            _ => None,
        };
        self.table.gone.retain(|other| Some(other) != card.as_ref());
        card
    }

    fn any_incident(&self) -> Option<EntryId> {
        let table = &self.table;
        let lies_here = |card: &EntryId| {
            let (faceup, face) = ([&table.discard, &table.staging], Face::Known(card.clone()));
            faceup.iter().any(|pile| pile.contains(card))
                || [&table.deck, &table.supplement, &table.row].iter().any(|pile| pile.contains(&face))
                || table.pools.iter().any(|pool| pool.contains(card))
        };
        let mut all = self.book.possible_incidents().into_iter();
        all.find(|card| self.book.is_any_incident(card) && !lies_here(card))
    }

    /// Gets the most valuable fitting card: Market cards go before those of the Junk, there the last goes first.
    fn get(&mut self, prefer: &Preference, from: Faceup, row: &mut Row, on_deck: bool) -> bool {
        let (market, junk) = (from != Faceup::Junk, from != Faceup::Market);
        let parts = [Part::Market, Part::Junk].into_iter().zip([market, junk]);
        parts.filter(|(_, is_wanted)| *is_wanted).for_each(|(part, _)| self.look(part));
        row.gained = None;
        let faceup = self.market_cards().into_iter().filter(|_| market).map(|(at, card)| (Lies::Market(at), card));
        let junked = self.table.junk.iter().enumerate().rev().filter(|_| junk);
        let cards: Vec<(Lies, EntryId)> =
            faceup.chain(junked.map(|(at, card)| (Lies::Junk(at), card.clone()))).collect();
        let best = first_highest(of_first_level(self.book, &self.table, prefer, &cards), |lies| match lies {
            Lies::Market(at) => self.rank(*at, Whose::Bot),
            Lies::Junk(at) => (self.card_worth(&self.table.junk[*at]), 0),
        });
        best.is_some_and(|lies| self.gain(lies, row, on_deck))
    }

    fn gain(&mut self, lies: Lies, row: &mut Row, on_deck: bool) -> bool {
        let card = match lies {
            Lies::Junk(at) => self.table.junk.remove(at),
            Lies::Market(at) => self.collect(at),
        };
        if let Lies::Market(at) = lies {
            self.table.market[at] = Slot::Unknown;
        }
        self.tell(format!("{} {card:?}", if on_deck { "takes" } else { "gains" }));
        row.gained = Some(card.clone());
        self.mark(&card);
        if on_deck {
            self.table.deck.push(Face::Known(card));
        } else {
            self.table.discard.push(card);
        }
        true
    }

    /// The tokens on a Market card go to the Bot.
    fn collect(&mut self, at: usize) -> EntryId {
        let Slot::Card { card, tokens } = &mut self.table.market[at] else { panic!("only a card is gained") };
        let gained = std::mem::take(tokens);
        self.table.supply.glory += gained.glory;
        self.table.supply.dilithium += gained.dilithium;
        self.table.supply.latinum += gained.latinum;
        card.clone()
    }

    /// The card with most of the first token; if none has any, of the next. Without any of the last all are equal.
    fn with_most(&self, wanted: &[EffectToken]) -> Option<usize> {
        let amount = |at: usize, token: EffectToken| match &self.table.market[at] {
            Slot::Card { tokens, .. } => match token {
                EffectToken::Glory => tokens.glory,
                EffectToken::Dilithium => tokens.dilithium,
                EffectToken::Latinum => tokens.latinum,
            },
            Slot::Unknown | Slot::Empty => 0,
        };
        let places = || self.market_cards().into_iter().map(|(at, _)| at);
        let is_last = |token: &EffectToken| wanted.last() == Some(token);
        let of = |token: &EffectToken| {
            let having = places().filter(|at| is_last(token) || amount(*at, *token) > 0);
            first_highest(having, |at| (amount(*at, *token), self.rank(*at, Whose::Bot)))
        };
        wanted.iter().find_map(of)
    }

    /// The Market card most valuable to the player, those with tokens skipped (solo rules p. 8).
    fn junk_most_valuable(&mut self) -> bool {
        self.look(Part::Market);
        self.look(Part::Tracks);
        let bare = |slot: &Slot| matches!(slot, Slot::Card { tokens, .. } if count(tokens) == 0);
        let places = self.market_cards().into_iter().filter(|(at, _)| bare(&self.table.market[*at]));
        let Some((at, card)) = first_highest(places, |(at, _)| self.rank(*at, Whose::Player)) else { return false };
        self.tell(format!("junks {card:?}"));
        self.table.market[at] = Slot::Unknown;
        self.table.junk.push(card);
        true
    }

    pub fn move_out(&mut self, movement: &Movement, row: &mut Row) -> Read<bool> {
        match movement {
            Movement::Deploy { ship, then } => Ok(self.deploy(*ship, *then, row)),
            Movement::Send { teams, ignore_ships, prefer, to } => {
                Ok(self.send(*teams, *ignore_ships, prefer, *to, row))
            }
            Movement::AddTeam { at_most } => {
                let is_able = self.table.teams < *at_most;
                self.table.teams += u8::from(is_able);
                Ok(is_able)
            }
            Movement::TakeControl | Movement::TakeControlUnsecured => {
                self.look(Part::Zone);
                let by_tokens = *movement == Movement::TakeControl;
                let is_secured = |at: usize| self.yours(at) >= 3 && self.yours(at) >= self.bot_weight(at) + 2;
                let open = |at: &usize| if by_tokens { self.bot_tokens(*at) > 0 } else { !is_secured(*at) };
                let rank = |at: &usize| (if by_tokens { self.bot_tokens(*at) } else { 0 }, self.site_worth(*at));
                let Some(at) = first_highest(self.sites().filter(open), rank) else { return Ok(false) };
                self.take_control(at)?;
                Ok(true)
            }
            Movement::RemoveTeams(teams) => {
                self.look(Part::Zone);
                Ok((0..*teams).all(|_| self.fetch_team(None)))
            }
            Movement::Promote(which) => {
                let card = self.which(*which, row).filter(|card| self.suit(card) == Suit::Person);
                let Some(card) = card else { return Ok(false) };
                self.table.pick_up(&card);
                let former = self.table.officer.replace(card);
                self.table.discard.extend(former);
                Ok(true)
            }
        }
    }

    /// The places of known Locations.
    fn sites(&self) -> impl Iterator<Item = usize> {
        (0..self.table.zone.len()).filter(|at| self.table.zone[*at].card.is_some())
    }

    /// Places of known Locations where the Bot has no more than enough: 4 tokens, 3 more than the player (p. 9, 20).
    fn open_sites(&self) -> Vec<usize> {
        let is_open = |at: &usize| self.bot_weight(*at) < 4 || self.bot_weight(*at) < self.yours(*at) + 3;
        self.sites().filter(is_open).collect()
    }

    fn deploy(&mut self, which: Which, then: Course, row: &Row) -> bool {
        let Some(card) = self.which(which, row).filter(|card| self.suit(card) == Suit::Ship) else { return false };
        self.table.pick_up(&card);
        self.table.ships.push(Ship { card: card.clone(), at: None });
        if then != Course::Stay {
            self.look(Part::Zone);
            let rank = |at: &usize| {
                let yours = i16::from(self.yours(*at));
                let tokens = if then == Course::Engage { yours } else { -yours - i16::from(self.bot_tokens(*at)) };
                (tokens, self.site_worth(*at))
            };
            let at = first_highest(self.open_sites(), rank).and_then(|at| self.table.zone[at].card.clone());
            self.tell(format!("{card:?} warps to {at:?}"));
            self.table.ships.iter_mut().filter(|ship| ship.card == card).for_each(|ship| ship.at.clone_from(&at));
        }
        true
    }

    fn send(&mut self, teams: u8, ignore: bool, prefer: &Preference, to: Destination, row: &Row) -> bool {
        self.look(Part::Zone);
        let ships = |at: usize| self.bot_weight(at) - self.table.zone[at].bot_teams;
        let is_open = |at: &usize| ignore || self.table.zone[*at].player.ships <= ships(*at);
        let open: Vec<usize> = self.open_sites().into_iter().filter(is_open).collect();
        let named = open.iter().filter_map(|at| Some((*at, self.table.zone[*at].card.clone()?)));
        let preferred = of_first_level(self.book, &self.table, prefer, &named.collect::<Vec<_>>());
        let choice = match to {
            Destination::Any if preferred.is_empty() => open,
            Destination::Any | Destination::Preferred => preferred,
            Destination::BotShip => open.into_iter().filter(|at| self.bot_ships(*at) > 0).collect(),
            Destination::Vacated => open.into_iter().filter(|at| Some(*at) == row.vacated).collect(),
        };
        let rank = |at: &usize| (self.bot_tokens(*at), self.site_worth(*at));
        let Some(target) = first_highest(choice, rank) else { return false };
        let able = (0..teams).take_while(|_| {
            let is_able = self.table.teams_home() > 0 || self.fetch_team(Some(target));
            self.table.zone[target].bot_teams += u8::from(is_able);
            is_able
        });
        let sent = able.count();
        self.tell(format!("sends {sent} to {:?}", self.table.zone[target].card));
        sent > 0
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

    /// How a part of the player’s went; what is cancelled counts as carried out (solo rules p. 10). Nobody has to ask
    /// after what leaves no trace on this table, if nothing else hangs on it.
    pub fn outcome(&mut self, part: PlayerPart, row: &mut Row, matters: bool) -> Read<PartOutcome> {
        if row.is_cancelled && part.is_attack() {
            return Ok(PartOutcome::Cancelled);
        }
        if leaves_site(part) && part != PlayerPart::RecallShip {
            self.look(Part::Zone);
        }
        let is_this = |question: &Question| matches!(question, Question::Part { part: asked } if *asked == part);
        let is_asked = self.is_asked(is_this);
        let lies_there = self.last_discarded(|card| self.suit(card) == Suit::Incident).is_some();
        let has_none = part.leaves_zone() && self.places_left(part).is_empty()
            || part == PlayerPart::TakeDiscardedIncident && !lies_there;
        let outcome = if has_none && !is_asked {
            PartOutcome::Unable
        } else if is_asked || matters || leaves_trace(part) {
            let answer = self.ask(&format!("{part:?}"), is_this)?;
            if let QuestionAnswer::Part(outcome) = answer { outcome } else { PartOutcome::Unable }
        } else {
            PartOutcome::Done
        };
        row.you_discarded = false;
        row.is_cancelled = outcome == PartOutcome::Cancelled;
        if outcome == PartOutcome::Done {
            self.suffer(part, row)?;
        } else if outcome == PartOutcome::Cancelled && part == PlayerPart::TakeThis {
            // It goes under the Incident deck (ruling 555).
            self.return_incident(&row.this.clone());
        }
        Ok(outcome)
    }

    /// What the player’s part changes on the table.
    pub fn suffer(&mut self, part: PlayerPart, row: &mut Row) -> Read {
        self.tell(format!("the player does {part:?}"));
        row.you_discarded = matches!(part, PlayerPart::DiscardCard | PlayerPart::DiscardTop);
        let takes_this = matches!(
            part,
            PlayerPart::TakeIncidentAndThis
                | PlayerPart::TakeThis
                | PlayerPart::LogThis
                | PlayerPart::DiscardThisAndDraw
        );
        if takes_this {
            self.table.pick_up(&row.this);
            self.table.gone.push(row.this.clone());
        }
        if leaves_site(part) {
            self.leave_site(part, row);
        }
        if part.takes_incident() {
            self.lose_incident()?;
        }
        if part == PlayerPart::TakeDiscardedIncident
            && let Some(card) = self.last_discarded(|card| self.suit(card) == Suit::Incident)
        {
            self.table.pick_up(&card);
            self.table.gone.push(card);
        }
        let is_read = matches!(part, PlayerPart::FindAndLog | PlayerPart::TakeDiscardedIncident)
            || takes_this
            || leaves_site(part)
            || part.takes_incident()
            || !leaves_trace(part);
        if is_read { Ok(()) } else { not_read(part) }
    }

    /// The neutral Locations from which such a part can take something.
    fn places_left(&self, part: PlayerPart) -> Vec<usize> {
        let is_here = |at: &usize| {
            let player = &self.table.zone[*at].player;
            (if takes_ship(part) { player.ships } else { player.teams }) > 0
                && (part != PlayerPart::RemoveTeamsAtShip || self.bot_ships(*at) > 0)
                && (part != PlayerPart::RemoveTeamAtToken || self.bot_tokens(*at) > 0)
        };
        (0..self.table.zone.len()).filter(is_here).collect()
    }

    /// An Away Team or a Ship of the player leaves a neutral Location, or another place. If only one comes into
    /// question where the row asks for a neutral one, nobody has to say so.
    fn leave_site(&mut self, part: PlayerPart, row: &mut Row) {
        let asked = self.ask_if_due(|question| matches!(question, Question::Where { .. }));
        row.vacated = match (asked, self.places_left(part).as_slice()) {
            (Some(QuestionAnswer::Where(place)), _) => place,
            (_, []) => None,
            _ if !self.zone_told => None,
            // Which Ship is recalled shows as soon as anything of the Zone matters again.
            _ if part == PlayerPart::RecallShip => {
                (self.zone_told, self.zone_changed) = (false, true);
                None
            }
            (_, [only]) if part.leaves_zone() => Some(*only),
            _ => {
                self.missing.push(format!("where it left by {part:?}"));
                None
            }
        };
        if let Some(at) = row.vacated {
            let player = &mut self.table.zone[at].player;
            let left = if takes_ship(part) { &mut player.ships } else { &mut player.teams };
            *left = if part == PlayerPart::RemoveTeamsAtShip { 0 } else { left.saturating_sub(1) };
        }
    }
}

/// Whether a Ship of the player’s leaves a Location by it.
fn takes_ship(part: PlayerPart) -> bool {
    let of_any_place = matches!(part, PlayerPart::DismissShip | PlayerPart::LogShip | PlayerPart::RecallShip);
    of_any_place || part == PlayerPart::DismissShipInZone
}

/// Whether an Away Team or a Ship of the player leaves a Location by it.
fn leaves_site(part: PlayerPart) -> bool {
    part.takes_team() || takes_ship(part)
}

/// Whether anything on this table shows that the player did it; the player’s own cards do not lie here.
pub fn leaves_trace(part: PlayerPart) -> bool {
    let gives_this = matches!(part, PlayerPart::TakeThis | PlayerPart::LogThis | PlayerPart::TakeDiscardedIncident);
    let is_of_zone = leaves_site(part) && part != PlayerPart::RecallShip;
    gives_this || is_of_zone || part.takes_incident() || part == PlayerPart::FindAndLog
}
