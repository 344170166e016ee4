//! What the player's own turn does to the Bot (solo rules p. 7, 9, 10).

use serde::{Deserialize, Serialize};

use model::{EffectToken, EntryId};

/// Something a player reports between two Bot turns.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// The Bot would draw: it discards from the top of its deck instead (p. 10).
    Draw {
        /// How many it would draw.
        cards: u8,
    },
    /// The Bot takes an Incident: on top of its deck (p. 8).
    Incident,
    /// The Bot takes several Incidents, one after the other.
    Incidents {
        /// How many it takes.
        cards: u8,
    },
    /// The Bot is given a card: on top of its deck (p. 8).
    Give {
        /// The card given.
        card: EntryId,
    },
    /// The Bot is given resources: Glory from the Stardate card, the others from the supply (p. 10).
    Resource {
        /// Which resource.
        token: EffectToken,
        /// How many of it.
        amount: u8,
    },
    /// The player steals: from the supply, always in full (p. 10).
    Steal,
    /// An attack on the Bot's hand, on finding, or on choosing from its Discard pile (p. 10).
    Hand,
    /// The Bot might return an Incident: it never does (p. 7).
    ReturnIncident,
    /// The Bot dismisses its Duty Officer: to its Discard pile.
    DismissOfficer,
    /// The Bot logs its Duty Officer.
    LogOfficer,
    /// The Bot dismisses or recalls a Ship: the one named, else the most recently deployed (p. 9).
    DismissShip {
        /// The Ship; `None` for the most recently deployed one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<EntryId>,
    },
    /// The Bot logs a Ship: the one named, else the most recently deployed (p. 9).
    LogShip {
        /// The Ship; `None` for the most recently deployed one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<EntryId>,
    },
    /// The Bot would recall a Ship or its Duty Officer: it goes to the Bot Discard pile instead (p. 7, 9). Without a
    /// name it is the most recently deployed Ship.
    Recall {
        /// The Ship or Duty Officer; `None` for the most recently deployed Ship.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<EntryId>,
    },
    /// The player gains Glory, by a Reaction in the Bot's turn for instance: it leaves the Stardate card.
    YourGlory {
        /// How much Glory.
        amount: u8,
    },
    /// Away Teams of the Bot leave a neutral Location.
    RemoveTeams {
        /// The Location they leave.
        location: EntryId,
        /// How many leave; those that are not there count for nothing.
        teams: u8,
    },
    /// The player takes control of a neutral Location: the Bot gains 1 Glory for each of its tokens
    /// there, its Away Teams come home, its Ships are discarded (rules p. 9).
    Control {
        /// The Location the player takes over.
        location: EntryId,
    },
    /// The Bot loses a controlled Location: logged, or given up.
    LoseLocation {
        /// The Location the Bot loses.
        location: EntryId,
        /// Whether it goes to the Bot's Log; else it leaves the Bot for good.
        logged: bool,
    },
    /// The Bot chooses: the first option it can carry out (p. 7).
    Choose {
        /// What the Bot may choose from, in printed order.
        options: Vec<Event>,
    },
    /// The Incident deck has run out (p. 4).
    Burn,
}
