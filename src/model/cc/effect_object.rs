//! What effects of the Bot speak of: cards, tokens, places.

use serde::{Deserialize, Serialize};

/// A token on Market cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EffectToken {
    /// Dilithium tokens.
    Dilithium,
    /// Latinum tokens.
    Latinum,
    /// Glory tokens.
    Glory,
}

/// Which card an effect speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// The card being resolved.
    This,
    /// The card just found in the Bot Discard pile.
    Found,
    /// The card just gained.
    Gained,
    /// The card this row just had resolved.
    Resolved,
}

/// Where a card is gained from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faceup {
    /// The Market alone.
    #[default]
    Market,
    /// The Junk alone.
    Junk,
    /// "Including from the Junk".
    MarketOrJunk,
}

impl Faceup {
    /// Nothing else is said, so it is the Market.
    pub fn is_market(&self) -> bool {
        *self == Faceup::Market
    }
}

/// Which neutral Locations Away Teams may go to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Destination {
    /// Every neutral Location.
    #[default]
    Any,
    /// Only to one that the order of preference names.
    Preferred,
    /// Where the Bot has a Ship.
    BotShip,
    /// Where the player just removed an Away Team.
    Vacated,
}

impl Destination {
    /// Nothing else is said, so it may be any.
    pub fn is_any(&self) -> bool {
        *self == Destination::Any
    }
}

/// A card of the Bot Discard pile that is looked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiscardFilter {
    /// Its suit or trait.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub is: Option<String>,
    /// The suit or trait it must not have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not: Option<String>,
}

/// What a Ship does when it is deployed (solo rules p. 9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Course {
    /// Warps to the neutral Location with the fewest tokens of both sides together.
    Explore,
    /// Warps to the neutral Location with the most tokens of the player.
    Engage,
    /// Neither explores nor engages: it warps to no Location.
    Stay,
}
