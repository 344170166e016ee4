//! The Stardate cards: how much Glory lies on them, how many cards the Bot draws, what they do.

use serde::{Deserialize, Serialize};

use crate::codes;

codes!(
    /// The mode printed on a Stardate card (rules p. 4-5, 28; solo rules p. 1). The five difficulty
    /// levels run from easy to hard.
    Mode {
        /// Two players against each other, without the Bot.
        TwoPlayers => "two-players",
        /// Cadet Training: one player and an imaginary opponent, without the Bot.
        Cadet => "cadet",
        /// The easiest level against the Bot.
        Ensign => "ensign",
        /// The second of the five levels against the Bot.
        Lieutenant => "lieutenant",
        /// The third of the five levels against the Bot.
        Commander => "commander",
        /// The fourth of the five levels against the Bot.
        Captain => "captain",
        /// The hardest level against the Bot.
        Admiral => "admiral",
    }
);

impl Mode {
    /// The difficulty levels against the Bot, from easy to hard.
    pub const DIFFICULTIES: [Mode; 5] =
        [Mode::Ensign, Mode::Lieutenant, Mode::Commander, Mode::Captain, Mode::Admiral];
}

codes!(
    /// What an executed Stardate card does (rules p. 12-13).
    StardateEffect {
        /// Market and Neutral Zone stay as they are.
        None => "none",
        /// All faceup Market cards leave, and new ones are laid out.
        WipeMarket => "wipe-market",
        /// The Market is wiped, and neutral Locations without any token are replaced.
        WipeMarketAndZone => "wipe-market-and-zone",
        /// The Credits begin when it is emptied; it is never executed.
        End => "end",
    }
);

/// The Stardate cards of a mode.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stardates {
    /// The mode printed on all of them.
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
    /// What it does when it is executed.
    pub effect: StardateEffect,
}
