//! Stardate cards: how much Glory lies on them, how many cards the Bot draws, what they do.

use serde::{Deserialize, Serialize};

use crate::model::codes;

codes!(
    /// The mode printed on a Stardate card (rules p. 4-5, 28; solo rules p. 1). The five difficulty
    /// levels run from easy to hard.
    Mode {
        TwoPlayers => "two-players",
        Cadet => "cadet",
        Ensign => "ensign",
        Lieutenant => "lieutenant",
        Commander => "commander",
        Captain => "captain",
        Admiral => "admiral",
    }
);

impl Mode {
    /// The difficulty levels against the Bot, from easy to hard.
    pub const DIFFICULTIES: [Mode; 5] = [
        Mode::Ensign,
        Mode::Lieutenant,
        Mode::Commander,
        Mode::Captain,
        Mode::Admiral,
    ];
}

codes!(
    /// What an executed Stardate card does (rules p. 12-13).
    StardateEffect {
        None => "none",
        WipeMarket => "wipe-market",
        WipeMarketAndZone => "wipe-market-and-zone",
        /// The Credits begin when it is emptied; it is never executed.
        End => "end",
    }
);

/// The Stardate cards of a mode.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stardates {
    pub mode: Mode,
    /// In playing order.
    pub cards: Vec<StardateCard>,
}

/// One Stardate card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StardateCard {
    /// Glory placed on it when it comes to lie on top.
    pub glory: u8,
    /// Cards the Bot draws in its Action Step; 0 where there is no Bot.
    #[serde(default)]
    pub draw: u8,
    pub effect: StardateEffect,
}
