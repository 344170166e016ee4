//! The table as the reading sees it: plain lists of cards and counters, top cards last.

use model::EntryId;
use solo::TokenCounts;
use solo::state::tabletop::{Ending, Face, LocationSlot, Ship, Slot, Tabletop};

/// A struct with what each of its fields is on the engine’s table.
macro_rules! table {
    ($($name:ident: $type:ty = $of:expr),+ $(,)?) => {
        /// What the book speaks of on the Bot’s side of the table, and what both sides share.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct Table {
            $(pub $name: $type),+
        }

        impl Table {
            /// What lies there now.
            pub fn read(from: &Tabletop) -> Table {
                $(let $name: fn(&Tabletop) -> $type = $of;)+
                Table { $($name: $name(from)),+ }
            }

            /// The fields in which two tables differ.
            pub fn differences(&self, engine: &Table) -> Vec<String> {
                let fields = [$((stringify!($name), format!("{:?}", self.$name), format!("{:?}", engine.$name))),+];
                let differing = fields.into_iter().filter(|(_, book, engine)| book != engine);
                differing.map(|(name, book, engine)| format!("{name}\n  book   {book}\n  engine {engine}")).collect()
            }
        }
    };
}

table! {
    turn: u8 = |from| from.turn,
    tracks: [u8; 3] = |from| from.tracks,
    supply: TokenCounts = |from| from.supply,
    deck: Vec<Face> = |from| from.deck.clone(),
    supplement: Vec<Face> = |from| from.supplement.clone(),
    row: Vec<Face> = |from| from.row.clone(),
    discard: Vec<EntryId> = |from| from.discard.clone(),
    staging: Vec<EntryId> = |from| from.staging.clone(),
    log: Vec<EntryId> = |from| from.log.clone(),
    controlled: Vec<EntryId> = |from| from.controlled.clone(),
    gone: Vec<EntryId> = |from| from.gone.clone(),
    officer: Option<EntryId> = |from| from.officer.clone(),
    ships: Vec<Ship> = |from| from.ships.clone(),
    teams: u8 = |from| from.teams,
    pools: Vec<Vec<EntryId>> = |from| from.pools.iter().map(|pool| sorted(pool.clone())).collect(),
    market: Vec<Slot> = |from| from.market.to_vec(),
    zone: Vec<LocationSlot> = |from| from.zone.clone(),
    junk: Vec<EntryId> = |from| from.junk.clone(),
    stardate: Option<u8> = |from| from.stardate.card,
    glory: u8 = |from| from.stardate.glory,
    held: Vec<u8> = |from| from.held.clone(),
    incidents: u8 = |from| from.incidents,
    encounters: u8 = |from| from.encounters,
    your_tracks: [u8; 3] = |from| from.player_tracks,
    last_turn: Option<u8> = |from| from.last_turn,
    ending: Option<Ending> = |from| from.ending,
    shuffles: u32 = |from| from.shuffles,
    exile: bool = Tabletop::is_exile,
    marks: Vec<(usize, String)> = |from| from.marks().iter().map(|mark| (mark.place, mark.slug.clone())).collect(),
}

/// Cards in the order of their ids.
pub fn sorted(mut cards: Vec<EntryId>) -> Vec<EntryId> {
    cards.sort();
    cards
}

/// How many tokens there are.
pub fn count(tokens: &TokenCounts) -> u8 {
    tokens.glory + tokens.dilithium + tokens.latinum
}

/// How far the Bot has come: steps and tokens, cards in the row, the Staging Area, the Discard pile, the Log, the deck,
/// places of the Market that nobody has named.
pub type Progress = [usize; 7];

impl Table {
    /// How far the Bot has come by now.
    pub fn progress(&self) -> Progress {
        let gained = usize::from(self.tracks.iter().sum::<u8>() + count(&self.supply));
        let unknown = self.market.iter().filter(|slot| **slot == Slot::Unknown).count();
        let [staging, discard, log] = [&self.staging, &self.discard, &self.log].map(Vec::len);
        [gained, self.row.len(), staging, discard, log, self.deck.len(), unknown]
    }

    /// Away Teams on the Captain.
    pub fn teams_home(&self) -> u8 {
        self.teams.saturating_sub(self.zone.iter().map(|site| site.bot_teams).sum())
    }

    /// All cards of the Bot in play.
    pub fn in_play(&self) -> Vec<EntryId> {
        let ships = self.ships.iter().map(|ship| &ship.card);
        self.controlled.iter().chain(ships).chain(&self.officer).cloned().collect()
    }

    /// Takes one of the Bot’s faceup cards from where it lies.
    pub fn pick_up(&mut self, card: &EntryId) {
        for cards in [&mut self.staging, &mut self.discard, &mut self.controlled, &mut self.log, &mut self.gone] {
            cards.retain(|other| other != card);
        }
        self.ships.retain(|ship| ship.card != *card);
        self.deck.retain(|face| *face != Face::Known(card.clone()));
        self.officer.take_if(|officer| officer == card);
    }
}
