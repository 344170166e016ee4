//! Program cards of the computer opponent (solo rules p. 5-6): for each captain the trait rows and the suit rows of
//! both sides, as effects of one closed language; no printed sentence is stored. Beside them the boards of the
//! captains, and the Stardate cards: how much Glory lies on them, how many cards the Bot draws, what they do.

use serde::{Deserialize, Serialize};

use super::campaign::Upgrade;
use super::effect::Effect;
use super::suit::{CrewDeck, Specialty, Suit};
use crate::codes;

/// The program of one captain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Program {
    /// The captain the Bot plays.
    pub captain: CrewDeck,
    /// The rule that goes with the captain besides the rows; absent where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub special_rule: Option<SpecialRule>,
    /// The trait rows below the Surprise line, in printed order.
    pub traits: Vec<TraitRow>,
    /// The suit rows of the side without a Duty Officer, in printed order.
    pub without_officer: Vec<SuitRow>,
    /// The suit rows of the side with a Duty Officer, in printed order.
    pub with_officer: Vec<SuitRow>,
    /// The card Khan starts on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exile: Option<ExileCard>,
    /// Five-Year Mission upgrades (solo rules p. 17).
    pub upgrades: Upgrades,
}

/// A program card with one side, of which a row names traits or suits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExileCard {
    /// The rule that holds while this card is in use.
    pub special_rule: SpecialRule,
    /// The rows below the Surprise line, in printed order; they are named by traits or by suits.
    pub rows: Vec<TraitRow>,
}

/// A rule that belongs to a captain as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpecialRule {
    /// Dilithium instead of Glory on the Market in the Clean-up Step, and 1 VP for each Dilithium in
    /// Final Scoring (solo rules p. 4-5).
    BurnhamDilithium,
    /// Lower Deckers are worth 1 more, and discarded where the top card of the Bot deck is logged.
    FreemanLowerDeckers,
    /// At the end 3 VP for each marked trait; a card with an unmarked trait is worth 3 more, a Focus icon
    /// is worth and scores 3.
    KhanMarks,
    /// Locations of the Action Step are not kept; Dilithium until Khan comes back from exile.
    KhanExile,
    /// A card with Skill icons raises a track before its row.
    PikeSkills,
    /// Cards with any of six traits are worth 1 more.
    RikerFavorites,
    /// Path of Surak is discarded where the top card of the Bot deck is logged.
    SovalPathOfSurak,
}

/// Traits of the cards a Riker Bot values more.
const RIKER_FAVORITES: [&str; 6] = ["nx-01", "android", "pakled", "lower-decker", "beverage", "betazoid"];

impl SpecialRule {
    /// The traits that make a card worth 1 more to the Bot, however many of them it has.
    pub fn favorites(self) -> &'static [&'static str] {
        match self {
            SpecialRule::FreemanLowerDeckers => &["lower-decker"],
            SpecialRule::RikerFavorites => &RIKER_FAVORITES,
            SpecialRule::BurnhamDilithium
            | SpecialRule::KhanMarks
            | SpecialRule::KhanExile
            | SpecialRule::PikeSkills
            | SpecialRule::SovalPathOfSurak => &[],
        }
    }

    /// The trait that keeps a card from being logged where the top card of the Bot deck is logged: it is
    /// discarded.
    pub fn unlogged(self) -> Option<&'static str> {
        match self {
            SpecialRule::FreemanLowerDeckers => Some("lower-decker"),
            SpecialRule::SovalPathOfSurak => Some("path-of-surak"),
            SpecialRule::BurnhamDilithium
            | SpecialRule::KhanMarks
            | SpecialRule::KhanExile
            | SpecialRule::PikeSkills
            | SpecialRule::RikerFavorites => None,
        }
    }
}

/// A row that applies to a card with any of its traits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraitRow {
    /// Slugs of traits.
    #[serde(rename = "match")]
    pub traits: Vec<String>,
    /// What happens with such a card, in order.
    pub effects: Vec<Effect>,
}

/// A row that applies to a card of its suit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuitRow {
    /// The suit of the card being resolved.
    pub suit: Suit,
    /// What happens with such a card, in order.
    pub effects: Vec<Effect>,
}

/// What a campaign brings after a game against this captain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrades {
    /// The options after a game the player has won.
    pub win: Upgrade,
    /// The options after a game the player has lost.
    pub loss: Upgrade,
}

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
    /// None on a board without tracks: Khan's, which has one side only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub basic: Option<Tracks>,
    /// None on a board without tracks: Khan's, whose one side counts as Advanced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advanced: Option<Tracks>,
    /// Traits to be marked, on a board without tracks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marks: Option<Marks>,
    /// Missions of the Advanced side, those of the Basic side among them.
    pub missions: Vec<Mission>,
}

/// The places for traits on Khan's board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marks {
    /// Slugs of the printed traits.
    pub traits: Vec<String>,
    /// How many more are those of the opponent's Captain.
    pub of_opponent: u8,
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
