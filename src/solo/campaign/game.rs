//! A game of a campaign as it is written into the log book (solo rules p. 16).

use serde::{Deserialize, Serialize};

use crate::state::setup::BoardSide;
use model::CrewDeck;

/// How a game ended for the player; a tie is a loss (p. 16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameOutcome {
    /// The player won.
    Won,
    /// The player lost; a tie is a loss.
    Lost,
}

/// Points of both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scores {
    /// Points of the player.
    pub player: i32,
    /// Points of the Bot.
    pub bot: i32,
}

impl Scores {
    /// What the points alone say: the player needs more of them (p. 16). The Burn and the challenge
    /// of the only Ship lose a game whatever the points.
    pub fn outcome(self) -> GameOutcome {
        if self.player > self.bot { GameOutcome::Won } else { GameOutcome::Lost }
    }
}

/// A game as it is written into the log book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignGame {
    /// Captain of the Bot.
    pub opponent: CrewDeck,
    /// How it ended for the player.
    pub outcome: GameOutcome,
    /// Points of both sides; `None` if they are not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Scores>,
    /// The side of the player's own board; free each time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<BoardSide>,
}

impl CampaignGame {
    /// Whether the player won.
    pub fn is_won(&self) -> bool {
        self.outcome == GameOutcome::Won
    }
}
