//! The boards of the captains.

use serde::{Deserialize, Serialize};

use super::suit::{CrewDeck, Position, Specialty};
use crate::Localized;

/// The board of a captain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The captain whose board it is.
    pub captain: CrewDeck,
    /// Those the Bot begins with; a player may have more.
    pub away_teams: u8,
    /// Cards of a player's opening hand, where the crew's own cards in play make it other than 5.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening_hand: Option<u8>,
    /// None on a board without tracks, which has one side only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub basic: Option<Tracks>,
    /// None on a board without tracks, whose one side counts as Advanced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advanced: Option<Tracks>,
    /// Traits to be marked, on a board without tracks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marks: Option<Marks>,
    /// Positions of which the cards go back to the box when the Bot plays the crew.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxed: Vec<Position>,
    /// Slug of the Development that lies under all others in the Supplement deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_development: Option<String>,
    /// Slug of the Ship card whose one token weighs as much as two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fleet: Option<String>,
    /// What Cadet Training with the crew asks to remember: some of its cards look at the opponent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub training: Vec<Localized<String>>,
    /// Missions of the Advanced side, those of the Basic side among them.
    pub missions: Vec<Mission>,
}

/// The places for traits on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marks {
    /// Slugs of the printed traits.
    pub traits: Vec<String>,
    /// How many more are those of the opponent's Captain.
    pub of_opponent: u8,
    /// What Focus icons bring a player with the board.
    pub focus: MarkedFocus,
}

/// What each Focus icon brings a player whose board has no tracks: nothing before the Captain is flipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkedFocus {
    /// The mission that flips the Captain, counted from 1 as they stand on the board.
    pub flips: u8,
    /// Once the Captain is flipped.
    pub flipped: u8,
    /// Once the Captain is flipped and every trait is marked.
    pub all_marked: u8,
}

/// The three tracks of one side of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tracks {
    /// Thresholds of the Research track, the lowest first.
    pub research: Vec<Threshold>,
    /// Thresholds of the Influence track, the lowest first.
    pub influence: Vec<Threshold>,
    /// Thresholds of the Military track, the lowest first.
    pub military: Vec<Threshold>,
}

/// From this step on the multiplier is this.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Threshold {
    /// First step of the track where the multiplier holds.
    pub step: u8,
    /// What a Focus icon of the track counts from there to the next threshold.
    pub multiplier: u8,
}

/// A mission of a board with its printed points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    /// The English title.
    pub name: String,
    /// Victory points of the completed mission.
    pub vp: u8,
    /// Also on the Basic side.
    pub basic: bool,
}

impl Board {
    /// Whether it has a Basic side beside the Advanced one.
    pub fn has_sides(&self) -> bool {
        self.basic.is_some()
    }

    /// What Focus icons bring a player with it, on a board without tracks; else nothing.
    pub fn focus(&self) -> MarkedFocus {
        self.marks.as_ref().map_or_else(MarkedFocus::default, |marks| marks.focus)
    }

    /// Whether only the player can tell something of a crew that the Bot's choices need.
    pub fn needs_telling(&self) -> bool {
        self.marks.is_some() || self.fleet.is_some()
    }
}

impl Marks {
    /// All places for traits.
    pub fn places(&self) -> usize {
        self.traits.len() + usize::from(self.of_opponent)
    }
}

impl Tracks {
    /// The thresholds of a track, the lowest first.
    pub fn thresholds(&self, track: Specialty) -> &[Threshold] {
        match track {
            Specialty::Research => &self.research,
            Specialty::Influence => &self.influence,
            Specialty::Military => &self.military,
        }
    }

    /// The multiplier of a track at a step; 0 below the first threshold.
    pub fn multiplier(&self, track: Specialty, step: u8) -> u8 {
        let thresholds = self.thresholds(track);
        let reached = thresholds.iter().rfind(|threshold| threshold.step <= step);
        reached.map_or(0, |threshold| threshold.multiplier)
    }
}
