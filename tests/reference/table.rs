//! The table as the reference reading sees it: plain lists of cards and counters, top cards last.

use crate::oracle::Progress;
use model::{EffectToken, EntryId};
use solo::TokenCounts;
use solo::state::tabletop::{Ending, Face, FacedownPool, LocationSlot, Slot, Tabletop};

/// A facedown card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Back {
    /// Somebody knows which card it is.
    Card(EntryId),
    /// One of the cards of the pool with this number.
    Pool(usize),
    /// From the Incident deck.
    Incident,
    /// From the Encounter deck.
    Encounter,
}

/// A place of the Market.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// Refilled, and nobody has named the card.
    Unknown,
    /// Its deck has run out.
    Empty,
    /// A card with Glory, Dilithium and Latinum on it.
    Card(EntryId, Tokens),
}

/// Glory, Dilithium, Latinum.
pub type Tokens = [u8; 3];

/// The place of a token in [`Tokens`].
pub fn token_at(token: EffectToken) -> usize {
    match token {
        EffectToken::Glory => 0,
        EffectToken::Dilithium => 1,
        EffectToken::Latinum => 2,
    }
}

/// A neutral Location.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Site {
    pub card: Option<EntryId>,
    pub bot_teams: u8,
    pub your_teams: u8,
    pub your_ships: u8,
}

impl Site {
    /// A place that was refilled with a card nobody has named.
    pub fn unknown() -> Site {
        Site { card: None, bot_teams: 0, your_teams: 0, your_ships: 0 }
    }

    /// All tokens of the player.
    pub fn yours(&self) -> u8 {
        self.your_teams + self.your_ships
    }
}

/// Everything the book speaks of on the Bot's side of the table, and what both sides share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    pub turn: u8,
    pub tracks: [u8; 3],
    pub supply: Tokens,
    pub deck: Vec<Back>,
    pub supplement: Vec<Back>,
    pub row: Vec<Back>,
    pub discard: Vec<EntryId>,
    pub staging: Vec<EntryId>,
    pub log: Vec<EntryId>,
    pub controlled: Vec<EntryId>,
    pub gone: Vec<EntryId>,
    pub officer: Option<EntryId>,
    /// Cards with the neutral Location where their token stands.
    pub ships: Vec<(EntryId, Option<EntryId>)>,
    pub teams: u8,
    pub pools: Vec<Vec<EntryId>>,
    pub market: Vec<Place>,
    pub zone: Vec<Site>,
    pub junk: Vec<EntryId>,
    pub stardate: Option<u8>,
    pub glory: u8,
    pub held: Vec<u8>,
    pub incidents: u8,
    pub encounters: u8,
    pub your_tracks: [u8; 3],
    pub last_turn: Option<u8>,
    pub ending: Option<Ending>,
    pub shuffles: u32,
}

fn backs(faces: &[Face]) -> Vec<Back> {
    let back = |face: &Face| match face {
        Face::Known(card) => Back::Card(card.clone()),
        Face::Hidden(FacedownPool::Crew(number)) => Back::Pool(*number),
        Face::Hidden(FacedownPool::Incident) => Back::Incident,
        Face::Hidden(FacedownPool::Encounter) => Back::Encounter,
    };
    faces.iter().map(back).collect()
}

/// Tokens as told.
pub fn tokens(counts: &TokenCounts) -> Tokens {
    [counts.glory, counts.dilithium, counts.latinum]
}

/// A place of the Market as told.
pub fn place(slot: &Slot) -> Place {
    match slot {
        Slot::Unknown => Place::Unknown,
        Slot::Empty => Place::Empty,
        Slot::Card { card, tokens: counts } => Place::Card(card.clone(), tokens(counts)),
    }
}

/// A neutral Location as told.
pub fn site(slot: &LocationSlot) -> Site {
    Site {
        card: slot.card.clone(),
        bot_teams: slot.bot_teams,
        your_teams: slot.player.teams,
        your_ships: slot.player.ships,
    }
}

impl Table {
    /// What lies there now.
    pub fn read(from: &Tabletop) -> Table {
        let mut pools = from.pools.clone();
        pools.iter_mut().for_each(|pool| pool.sort());
        Table {
            turn: from.turn,
            tracks: from.tracks,
            supply: tokens(&from.supply),
            deck: backs(&from.deck),
            supplement: backs(&from.supplement),
            row: backs(&from.row),
            discard: from.discard.clone(),
            staging: from.staging.clone(),
            log: from.log.clone(),
            controlled: from.controlled.clone(),
            gone: from.gone.clone(),
            officer: from.officer.clone(),
            ships: from.ships.iter().map(|ship| (ship.card.clone(), ship.at.clone())).collect(),
            teams: from.teams,
            pools,
            market: from.market.iter().map(place).collect(),
            zone: from.zone.iter().map(site).collect(),
            junk: from.junk.clone(),
            stardate: from.stardate.card,
            glory: from.stardate.glory,
            held: from.held.clone(),
            incidents: from.incidents,
            encounters: from.encounters,
            your_tracks: from.player_tracks,
            last_turn: from.last_turn,
            ending: from.ending,
            shuffles: from.shuffles,
        }
    }

    /// The fields in which two tables differ: name, this table, the other one.
    pub fn differences(&self, other: &Table) -> Vec<String> {
        macro_rules! fields {
            ($($name:ident),+) => {
                [$((stringify!($name), format!("{:?}", self.$name), format!("{:?}", other.$name))),+]
            };
        }
        let fields = fields!(
            turn,
            tracks,
            supply,
            deck,
            supplement,
            row,
            discard,
            staging,
            log,
            controlled,
            gone,
            officer,
            ships,
            teams,
            pools,
            market,
            zone,
            junk,
            stardate,
            glory,
            held,
            incidents,
            encounters,
            your_tracks,
            last_turn,
            ending,
            shuffles
        );
        let differing = fields.into_iter().filter(|(_, mine, others)| mine != others);
        differing.map(|(name, mine, others)| format!("{name}\n  book   {mine}\n  engine {others}")).collect()
    }

    /// How far the Bot’s piles and tracks have come.
    pub fn progress(&self) -> Progress {
        let gained = self.tracks.iter().chain(&self.supply).map(|count| usize::from(*count)).sum();
        [gained, self.row.len(), self.staging.len(), self.discard.len(), self.log.len(), self.deck.len()]
    }

    /// Away Teams on the Captain.
    pub fn teams_home(&self) -> u8 {
        self.teams.saturating_sub(self.zone.iter().map(|site| site.bot_teams).sum())
    }
}
