//! Where cards lie: the zones of the Bot, and the places of Market and Neutral Zone.

use serde::{Deserialize, Serialize};

use crate::{Forces, TokenCounts};
use model::{EntryId, codes};

/// A facedown card of a pile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// The card is known: it was put there by name, or the program shuffled.
    Known(EntryId),
    /// One of the cards of a pool; nobody knows which.
    Hidden(FacedownPool),
}

/// The cards a facedown card may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FacedownPool {
    /// The pool with this number in `Tabletop::pools`. As many cards are hidden as the pool has left.
    Crew(usize),
    /// A card from the Incident deck.
    Incident,
    /// A card from the Encounter deck.
    Encounter,
}

/// One place of the Market.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    /// A card that nobody has named since it was laid out.
    Unknown,
    /// The deck of this suit has run out.
    Empty,
    /// A card with what lies on it.
    Card {
        /// The Market card.
        card: EntryId,
        /// Resource tokens on it.
        tokens: TokenCounts,
    },
}

/// One Location of the Neutral Zone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LocationSlot {
    /// `None` while nobody has said which card was laid out.
    pub card: Option<EntryId>,
    /// The Bot's Away Teams. Its Ships say themselves where they are.
    pub bot_teams: u8,
    /// Away Teams and Ship tokens of the player.
    pub player: Forces,
}

impl LocationSlot {
    /// A place whose Location nobody has named.
    pub fn unknown() -> LocationSlot {
        LocationSlot { card: None, bot_teams: 0, player: Forces::default() }
    }
}

/// A deployed Ship of the Bot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ship {
    /// The card that was deployed.
    pub card: EntryId,
    /// The neutral Location its standee stands at; `None` on its own card.
    pub at: Option<EntryId>,
}

codes!(
    /// Where a card of the Bot lies.
    Zone {
        /// Facedown in the Bot deck.
        Deck => "deck",
        /// Facedown in the Supplement deck.
        Supplement => "supplement",
        /// Faceup on the Bot Discard pile.
        Discard => "discard",
        /// Faceup in the Staging Area.
        Staging => "staging",
        /// In the Log, under the Bot's Captain.
        Log => "log",
        /// In play as the Duty Officer.
        Officer => "officer",
        /// In play as a controlled Location.
        Controlled => "controlled",
        /// In play as a deployed Ship.
        Ships => "ships",
        /// No longer the Bot's.
        Gone => "gone",
    }
);

impl Zone {
    /// Whether cards there are in play.
    pub fn is_in_play(self) -> bool {
        match self {
            Zone::Controlled | Zone::Ships | Zone::Officer => true,
            Zone::Deck | Zone::Supplement | Zone::Discard | Zone::Staging | Zone::Log | Zone::Gone => false,
        }
    }
}

/// A card that was turned up and that nobody had to name. It lies in its zone under a stand-in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct UnnamedCard {
    /// The id it lies under meanwhile; no card has it.
    pub stand_in: EntryId,
    /// The number of the pool in `Tabletop::pools` that it comes from.
    pub pool: usize,
}
