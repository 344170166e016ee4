//! The table as far as the Bot is concerned: where each of its cards lies, its tracks and tokens, and
//! what is known of the rest.

use serde::{Serialize, Serializer};

use model::{EntryId, Suit};

use crate::rules::marks::CaptainState;
use crate::{Forces, TokenCounts};

pub use super::zone::{Face, FacedownPool, LocationSlot, Ship, Slot, UnnamedCard, Zone};

/// The highest step of a track.
pub const TOP: u8 = 15;

/// Ids of stand-ins for cards without a name begin so.
const STAND_IN: &str = "cc/card/unnamed-";

/// The suits of the Market from left to right (ruling 61).
pub const MARKET: [Suit; 4] = [Suit::Person, Suit::Cargo, Suit::Ship, Suit::Ally];

/// The Stardate card on top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Stardate {
    /// Its number, from 1; `None` once the last is emptied.
    pub card: Option<u8>,
    /// Glory left on it; 0 without a card.
    pub glory: u8,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The Incident deck ran out; the Bot wins (solo rules p. 4).
    Burn,
    /// The last Bot turn is over; scoring follows (solo rules p. 5).
    Credits,
}

/// What was asked about since the Bot's turn began and need not be asked again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Freshness {
    /// All places of the Market.
    pub market: bool,
    /// All Locations of the Neutral Zone, with the tokens of both sides.
    pub zone: bool,
    /// The Stardate card on top and its Glory.
    pub stardate: bool,
    /// The number of Incidents left.
    pub incidents: bool,
    /// The player's steps of Research, Influence, Military, or what each Focus icon brings them.
    pub tracks: bool,
    /// All cards of the Junk.
    pub junk: bool,
}

/// Everything that changes during a game. Piles have their top card last.
///
/// As a document it is what may be seen of it: facedown piles are given by their size, for which cards they hold and in
/// which order is nobody's to know. What is skipped does not show.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Tabletop {
    /// Bot turns begun.
    pub turn: u8,
    /// Steps of Research, Influence, Military, each 0 to 15.
    pub tracks: [u8; 3],
    /// The Bot's resources.
    pub supply: TokenCounts,
    /// The Bot deck, its top card last.
    #[serde(serialize_with = "serialize_size")]
    pub deck: Vec<Face>,
    /// The Supplement deck, its top card last.
    #[serde(serialize_with = "serialize_size")]
    pub supplement: Vec<Face>,
    /// Most recently discarded last.
    pub discard: Vec<EntryId>,
    /// Cards drawn and not yet flipped, the next one first.
    #[serde(serialize_with = "serialize_size")]
    pub row: Vec<Face>,
    /// Faceup cards of the Staging Area.
    pub staging: Vec<EntryId>,
    /// Most recently logged last.
    pub log: Vec<EntryId>,
    /// The Duty Officer of the Bot; `None` without one.
    pub officer: Option<EntryId>,
    /// Controlled Locations, in the order in which they came.
    pub controlled: Vec<EntryId>,
    /// In the order in which they were deployed.
    pub ships: Vec<Ship>,
    /// The Bot's cards that have left the game or went to somebody else.
    pub gone: Vec<EntryId>,
    /// All Away Teams of the Bot.
    pub teams: u8,
    /// Cards of facedown piles that the player has shuffled: of each, all cards that are hidden and not named yet.
    #[serde(skip)]
    pub pools: Vec<Vec<EntryId>>,
    /// Cards of those pools that lie in the Discard pile or the Log without a name.
    #[serde(skip)]
    pub unnamed: Vec<UnnamedCard>,
    /// The four places from left to right, in the order of [`MARKET`].
    pub market: [Slot; 4],
    /// The Junk, as far as known; the card junked last is the last.
    #[serde(skip)]
    pub junk: Vec<EntryId>,
    /// Cards below those that came there in the set-up and that nobody has named.
    #[serde(skip_serializing_if = "is_none")]
    pub unnamed_junk: u8,
    /// The Neutral Zone from left to right.
    pub zone: Vec<LocationSlot>,
    /// The Stardate card on top.
    pub stardate: Stardate,
    /// Emptied Stardate cards in the Bot's Staging Area.
    pub held: Vec<u8>,
    /// Cards in the Incident deck and in the Encounter deck, as far as known.
    pub incidents: u8,
    /// Cards in the Encounter deck, as far as known.
    pub encounters: u8,
    /// The player's tracks, as last told.
    pub player_tracks: [u8; 3],
    /// What each Focus icon brings a player whose board has no tracks, as last told.
    #[serde(skip_serializing_if = "is_none")]
    pub player_focus: u8,
    /// Common cards that began the game in the player's Reinforcement pile, so not in the Market decks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reinforcements: Vec<EntryId>,
    /// What need not be asked again before the table can have changed.
    #[serde(skip)]
    pub fresh: Freshness,
    /// The Bot turn after which the game ends.
    pub last_turn: Option<u8>,
    /// How the game ended; `None` while it goes on.
    pub ending: Option<Ending>,
    /// What only some captains have there.
    #[serde(rename = "khan", skip_serializing_if = "Option::is_none")]
    pub captain: Option<CaptainState>,
    /// How often cards were shuffled.
    #[serde(skip)]
    pub shuffles: u32,
}

fn serialize_size<S: Serializer>(pile: &[Face], serializer: S) -> Result<S::Ok, S::Error> {
    pile.len().serialize(serializer)
}

fn is_none(number: &u8) -> bool {
    *number == 0
}

impl Tabletop {
    /// An empty table.
    pub fn new(teams: u8) -> Tabletop {
        Tabletop {
            turn: 0,
            tracks: [0; 3],
            supply: TokenCounts::default(),
            deck: Vec::new(),
            supplement: Vec::new(),
            discard: Vec::new(),
            row: Vec::new(),
            staging: Vec::new(),
            log: Vec::new(),
            officer: None,
            controlled: Vec::new(),
            ships: Vec::new(),
            gone: Vec::new(),
            teams,
            pools: Vec::new(),
            unnamed: Vec::new(),
            market: [const { Slot::Unknown }; 4],
            junk: Vec::new(),
            unnamed_junk: 0,
            zone: vec![LocationSlot::unknown(); 3],
            stardate: Stardate { card: Some(1), glory: 0 },
            held: Vec::new(),
            incidents: 0,
            encounters: 0,
            player_tracks: [0; 3],
            player_focus: 0,
            reinforcements: Vec::new(),
            fresh: Freshness::default(),
            last_turn: None,
            ending: None,
            captain: None,
            shuffles: 0,
        }
    }

    /// The Bot's forces at a neutral Location.
    pub fn bot_forces(&self, site: &LocationSlot) -> Forces {
        let here = |ship: &&Ship| site.card.is_some() && ship.at == site.card;
        let ships = self.ships.iter().filter(here).count();
        Forces { teams: site.bot_teams, ships: u8::try_from(ships).unwrap_or(u8::MAX) }
    }

    /// Away Teams on the Bot's Captain.
    pub fn teams_home(&self) -> u8 {
        let away: u8 = self.zone.iter().map(|site| site.bot_teams).sum();
        self.teams.saturating_sub(away)
    }

    /// Whether a card lies faceup in the Market or the Junk.
    pub fn is_faceup(&self, card: &EntryId) -> bool {
        let mut slots = self.market.iter();
        let is_here = |slot: &Slot| matches!(slot, Slot::Card { card: other, .. } if other == card);
        slots.any(is_here) || self.junk.contains(card)
    }

    /// The place of a Location in the Neutral Zone.
    pub fn site_of(&self, card: &EntryId) -> Option<usize> {
        self.zone.iter().position(|site| site.card.as_ref() == Some(card))
    }

    /// All cards of the Bot whose place is known to the program, zone by zone. A Hidden card is not
    /// among them.
    pub fn visible_cards(&self) -> Vec<(&EntryId, Zone)> {
        let plain = [
            (Zone::Discard, &self.discard),
            (Zone::Staging, &self.staging),
            (Zone::Log, &self.log),
            (Zone::Controlled, &self.controlled),
            (Zone::Gone, &self.gone),
        ];
        let mut found: Vec<(&EntryId, Zone)> = known_faces(&self.deck, Zone::Deck);
        found.extend(known_faces(&self.supplement, Zone::Supplement));
        found.extend(known_faces(&self.row, Zone::Staging));
        for (zone, cards) in plain {
            found.extend(cards.iter().map(|card| (card, zone)));
        }
        found.extend(self.officer.iter().map(|card| (card, Zone::Officer)));
        found.extend(self.ships.iter().map(|ship| (&ship.card, Zone::Ships)));
        found
    }

    /// The Bot's Ships.
    pub fn ship_cards(&self) -> Vec<EntryId> {
        self.ships.iter().map(|ship| ship.card.clone()).collect()
    }

    /// The Locations of the Neutral Zone that are known, from left to right.
    pub fn neutral_locations(&self) -> Vec<EntryId> {
        self.zone.iter().filter_map(|site| site.card.clone()).collect()
    }

    /// Where a card lies; `None` if it is hidden or not the Bot's.
    pub fn zone_of(&self, card: &EntryId) -> Option<Zone> {
        let known = self.visible_cards();
        let found = known.iter().find(|(other, _)| *other == card);
        found.map(|(_, zone)| *zone)
    }

    /// Takes a card out of wherever it lies, also out of the Market, the Neutral Zone or a pool of hidden cards. Its
    /// standee leaves the Neutral Zone with it.
    pub fn take_out(&mut self, card: &EntryId) {
        let face = Face::Known(card.clone());
        for pile in [&mut self.deck, &mut self.supplement, &mut self.row] {
            pile.retain(|other| *other != face);
        }
        let plain = [
            &mut self.discard,
            &mut self.staging,
            &mut self.log,
            &mut self.controlled,
            &mut self.gone,
            &mut self.reinforcements,
            &mut self.junk,
        ];
        for cards in plain {
            cards.retain(|other| other != card);
        }
        self.ships.retain(|ship| ship.card != *card);
        for slot in &mut self.market {
            if matches!(slot, Slot::Card { card: other, .. } if other == card) {
                *slot = Slot::Unknown;
            }
        }
        if let Some(at) = self.site_of(card) {
            self.zone[at] = LocationSlot::unknown();
            for ship in &mut self.ships {
                if ship.at.as_ref() == Some(card) {
                    ship.at = None;
                }
            }
        }
        if self.officer.as_ref() == Some(card) {
            self.officer = None;
        }
        self.take_from_pool(card);
    }

    /// Takes a card out of its pool, and one facedown card of that pool off the table: from the deck
    /// if there is one, else from the Supplement deck, else from the row, else one that has no name.
    fn take_from_pool(&mut self, card: &EntryId) {
        let Some(number) = self.pools.iter().position(|pool| pool.contains(card)) else {
            return;
        };
        self.pools[number].retain(|other| other != card);
        let hidden = Face::Hidden(FacedownPool::Crew(number));
        for pile in [&mut self.deck, &mut self.supplement, &mut self.row] {
            if let Some(at) = pile.iter().rposition(|face| *face == hidden) {
                pile.remove(at);
                return;
            }
        }
        let unnamed = self.unnamed.iter().find(|card| card.pool == number);
        if let Some(stand_in) = unnamed.map(|card| card.stand_in.clone()) {
            self.take_out(&stand_in);
            self.unnamed.retain(|card| card.stand_in != stand_in);
        }
    }

    /// A stand-in for one more card of a pool that needs no name; `None` if there is no name for it.
    pub fn stand_in(&mut self, pool: usize) -> Option<EntryId> {
        let is_free = |id: &EntryId| self.unnamed.iter().all(|card| card.stand_in != *id);
        let named = |number| EntryId::try_from(format!("{STAND_IN}{number}")).ok();
        let stand_in = (1..=u8::MAX).filter_map(named).find(is_free)?;
        self.unnamed.push(UnnamedCard { stand_in: stand_in.clone(), pool });
        Some(stand_in)
    }

    /// The pool a card without a name comes from.
    pub fn unnamed_of(&self, stand_in: &EntryId) -> Option<usize> {
        let mut unnamed = self.unnamed.iter();
        let found = unnamed.find(|card| card.stand_in == *stand_in)?;
        Some(found.pool)
    }

    /// Puts a card of its pool where its stand-in lies.
    pub fn name(&mut self, stand_in: &EntryId, card: &EntryId) {
        let Some(pool) = self.unnamed_of(stand_in) else {
            return;
        };
        self.unnamed.retain(|unnamed| unnamed.stand_in != *stand_in);
        self.pools[pool].retain(|other| other != card);
        for other in self.discard.iter_mut().chain(&mut self.log) {
            if other == stand_in {
                other.clone_from(card);
            }
        }
    }

    /// Puts a card, which must lie nowhere, into a zone: on top of piles, last in rows. A former
    /// Duty Officer goes to the Bot Discard pile.
    pub fn put(&mut self, card: EntryId, zone: Zone) {
        match zone {
            Zone::Deck => self.deck.push(Face::Known(card)),
            Zone::Supplement => self.supplement.push(Face::Known(card)),
            Zone::Discard => self.discard.push(card),
            Zone::Staging => self.staging.push(card),
            Zone::Log => self.log.push(card),
            Zone::Controlled => self.controlled.push(card),
            Zone::Ships => self.ships.push(Ship { card, at: None }),
            Zone::Gone => self.gone.push(card),
            Zone::Officer => {
                if let Some(former) = self.officer.replace(card) {
                    self.discard.push(former);
                }
            }
        }
    }
}

fn known_faces(pile: &[Face], zone: Zone) -> Vec<(&EntryId, Zone)> {
    let known = pile.iter().filter_map(|face| match face {
        Face::Known(card) => Some((card, zone)),
        Face::Hidden(_) => None,
    });
    known.collect()
}

impl Tabletop {
    /// The Junk as told, with so many cards of the set-up that nobody has named. A card that was thought to
    /// lie in the Market has left it.
    pub fn lay_junk(&mut self, cards: &[EntryId], unnamed: u8) {
        for slot in &mut self.market {
            if matches!(slot, Slot::Card { card, .. } if cards.contains(card)) {
                *slot = Slot::Unknown;
            }
        }
        self.junk = cards.to_vec();
        self.unnamed_junk = unnamed;
        self.fresh.junk = unnamed == 0;
    }
}

/// A place of the Market or the Neutral Zone that was laid out anew, as long as nobody has named its card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refill {
    /// The place of the Market for cards of this suit.
    Market(Suit),
    /// A place of the Neutral Zone, counted from 0.
    Zone(usize),
}

impl Refill {
    /// Those nobody has named since Market and Neutral Zone were told.
    pub fn list_unnamed(table: &Tabletop) -> Vec<Refill> {
        let market = MARKET.iter().zip(&table.market);
        let slots = market.filter(|(_, slot)| table.fresh.market && **slot == Slot::Unknown);
        let suits = slots.map(|(suit, _)| Refill::Market(*suit));
        let zone = table.zone.iter().enumerate();
        let sites = zone.filter(|(_, site)| table.fresh.zone && site.card.is_none());
        suits.chain(sites.map(|(place, _)| Refill::Zone(place))).collect()
    }
}
