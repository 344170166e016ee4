//! Program cards of the computer opponent (solo rules p. 5-6): for each captain the trait rows and the suit rows of
//! both sides, as effects of one closed language; no printed sentence is stored. Beside them the boards of the
//! captains, and the Stardate cards: how much Glory lies on them, how many cards the Bot draws, what they do.

use serde::{Deserialize, Serialize};

use super::campaign::Upgrade;
use super::effect::Effect;
use super::suit::{CrewDeck, Position, Specialty, Suit};
use crate::{Localized, codes};

/// The program of one captain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Program {
    /// The captain the Bot plays.
    pub captain: CrewDeck,
    /// The code of the rule that goes with the captain besides the rows; absent where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub special_rule: Option<String>,
    /// What that rule brings.
    #[serde(default, skip_serializing_if = "SpecialRule::is_none")]
    pub rule: SpecialRule,
    /// The trait rows below the Surprise line, in printed order.
    pub traits: Vec<TraitRow>,
    /// The suit rows of the side without a Duty Officer, in printed order.
    pub without_officer: Vec<SuitRow>,
    /// The suit rows of the side with a Duty Officer, in printed order.
    pub with_officer: Vec<SuitRow>,
    /// The card a captain begins with that is in exile: the others count once the Bot is back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exile: Option<ExileCard>,
    /// Five-Year Mission upgrades (solo rules p. 17).
    pub upgrades: Upgrades,
}

/// A program card with one side, of which a row names traits or suits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExileCard {
    /// The code of the rule that holds while this card is in use: Locations of the Action Step are not kept, and
    /// Dilithium is gained until the Bot comes back.
    pub special_rule: String,
    /// The rows below the Surprise line, in printed order; they are named by traits or by suits.
    pub rows: Vec<TraitRow>,
}

/// What a rule that belongs to a captain as a whole brings; nothing for most.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SpecialRule {
    /// Dilithium instead of Glory on the Market in the Clean-up Step, and 1 VP for each Dilithium in
    /// Final Scoring (solo rules p. 4-5).
    #[serde(skip_serializing_if = "is_not")]
    pub dilithium: bool,
    /// A card with Skill icons raises a track before its row.
    #[serde(skip_serializing_if = "is_not")]
    pub skills: bool,
    /// The traits that make a card worth 1 more to the Bot, however many of them it has.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub favorites: Vec<String>,
    /// The trait that keeps a card from being logged where the top card of the Bot deck is logged: it is
    /// discarded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unlogged: Option<String>,
    /// What marked traits are worth, on a board with places for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marks: Option<MarkWorth>,
}

fn is_not(flag: &bool) -> bool {
    !flag
}

impl SpecialRule {
    fn is_none(&self) -> bool {
        *self == SpecialRule::default()
    }
}

/// What marked traits are worth to the Bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkWorth {
    /// VP of each marked trait in Final Scoring.
    pub scored: u8,
    /// How much more a card with a trait that is not marked is worth.
    pub unmarked: u8,
    /// What each Focus icon is worth, and scores.
    pub focus: u8,
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
