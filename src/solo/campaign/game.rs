//! A game of a campaign as it is written into the log book (solo rules p. 16).

use serde::{Deserialize, Serialize};

use crate::state::setup::BoardSide;
use model::CrewDeck;

/// How a game ended for the player; a tie is a loss (p. 16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameOutcome {
    Won,
    Lost,
}

/// Points of both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scores {
    pub player: i32,
    pub bot: i32,
}

impl Scores {
    /// What the points alone say: the player needs more of them (p. 16). The Burn and the challenge
    /// of the only Ship lose a game whatever the points.
    pub fn outcome(self) -> GameOutcome {
        if self.player > self.bot {
            GameOutcome::Won
        } else {
            GameOutcome::Lost
        }
    }
}

/// A game as it is written into the log book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignGame {
    pub opponent: CrewDeck,
    pub outcome: GameOutcome,
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
