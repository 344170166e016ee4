//! What an assignment of a campaign brings into the set-up of its game (solo rules p. 16-18). The game keeps it, for the
//! campaign goes on.

use serde::{Deserialize, Serialize};

use super::challenge::Demand;
use crate::model::{Boost, EntryId, Moment, Origin};

/// A boost with the moment it takes effect at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimedBoost {
    pub when: Moment,
    pub effect: Boost,
}

/// A card of the Reinforcement pile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reinforcement {
    pub card: EntryId,
    /// Where in the own crew it is missing for it; none for a common card of Option A.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
}

/// Where the Directive Reinforce begins the next game (p. 17-18).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReinforcePlace {
    /// The pile is empty: the Directive stays in the box.
    Box,
    /// Among the Available cards.
    Deck,
    /// Shuffled into the Reserve deck.
    Reserve,
}

/// What an assignment adds to the set-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Loadout {
    /// The assignment, from 1 to 10.
    pub number: usize,
    pub reinforce: ReinforcePlace,
    /// Cards that start in the Reinforcement pile, in the order chosen.
    pub pile: Vec<Reinforcement>,
    /// Those before the opening hand first, else in the order chosen; one chosen twice stands twice.
    pub boosts: Vec<TimedBoost>,
    /// One for each challenge that has something to say, in printed order.
    pub demands: Vec<Demand>,
}

impl Loadout {
    /// Common cards of the pile: they are not in the decks of the Market.
    pub fn commons(&self) -> impl Iterator<Item = &EntryId> {
        let common = self.pile.iter().filter(|card| card.origin.is_none());
        common.map(|card| &card.card)
    }

    /// Whether a challenge asks this of the game.
    pub fn demands(&self, demand: Demand) -> bool {
        self.demands.contains(&demand)
    }

    /// The boosts of a moment, in their order.
    pub fn boosts_at(&self, when: Moment) -> impl Iterator<Item = &TimedBoost> {
        self.boosts.iter().filter(move |boost| boost.when == when)
    }
}
