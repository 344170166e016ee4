//! Program cards of the computer opponent (solo rules p. 5-6): for each captain the trait rows and the suit rows of
//! both sides, as effects of one closed language; no printed sentence is stored.

use serde::{Deserialize, Serialize};

use super::campaign::Upgrade;
use super::effect::Effect;
use super::suit::{CrewDeck, Suit};

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
