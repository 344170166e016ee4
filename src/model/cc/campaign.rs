//! The Five-Year Mission (solo rules p. 16-18): its modes, ranks and challenges.
//!
//! What a campaign brings after a game (solo rules p. 17): reinforcements, boosts.

use serde::{Deserialize, Serialize};

use super::effect::EffectToken;
use super::preference::CardFilter;
use super::suit::{Specialty, Suit};
use crate::codes;

codes!(
    /// The mode chosen for a whole campaign, from easy to hard (solo rules p. 16).
    CampaignMode {
        Stun => "stun",
        YellowAlert => "yellow-alert",
        Gates => "gates",
        KobayashiMaru => "kobayashi-maru",
    }
);

codes!(
    /// The rank of the player in a campaign, in the order of promotion (solo rules p. 16).
    Rank {
        Ensign => "ensign",
        Lieutenant => "lieutenant",
        Commander => "commander",
        Captain => "captain",
        Commodore => "commodore",
        Admiral => "admiral",
    }
);

codes!(
    /// A challenge of a campaign, in printed order (solo rules p. 18).
    Challenge {
        LiveLong => "live-long",
        Weakness => "weakness",
        TwoWeeks => "two-weeks",
        Gazelle => "gazelle",
        Acquisition => "acquisition",
        OnlyShip => "only-ship",
        Tuesday => "tuesday",
    }
);

/// The two options of an upgrade (solo rules p. 17).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    /// Option A: a card with one of these suits, traits or icons joins the Reinforcement pile.
    pub reinforce: Vec<String>,
    /// A card with one of these suits or traits may not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub except: Vec<String>,
    /// Option B: one of these.
    pub bonuses: Vec<Bonus>,
}

/// An alternative bonus (solo rules p. 17).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Bonus {
    /// At the beginning of every later game.
    Boost { when: Moment, effect: Boost },
    /// A card of one's own, no Incident, joins the Reinforcement pile.
    ReinforceCard(UpgradeOrigin),
    /// A card of one's own with any of these suits or icons joins the Reinforcement pile.
    ReinforceFitting {
        fits: Vec<CardFilter>,
        from: Vec<UpgradeOrigin>,
        /// Not one card from any of these places, but one from each.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        each: bool,
    },
}

/// What a boost gives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Boost {
    GainTrack {
        track: Specialty,
        amount: u8,
    },
    /// Glory comes from the first Stardate card, the others from the supply.
    GainTokens {
        token: EffectToken,
        amount: u8,
    },
    Draw(u8),
    /// Anywhere but in the Reserve deck.
    Find(u8),
    /// A card of this suit, not from the Reserve deck, to be free played at once.
    FindAndPlay(Suit),
    /// A card from the Draw deck or the Reserve deck is logged.
    LogFound,
    /// A card of the Reinforcement pile goes to hand.
    TakeReinforcement,
    /// A step on each of some tracks, and one on a track of the player's choice.
    GainTracks {
        each: Vec<Specialty>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        one_of: Vec<Specialty>,
    },
    /// Steps on one track of the player's choice.
    GainOneOf {
        tracks: Vec<Specialty>,
        amount: u8,
    },
    GainAction,
    DrawAndGainAction,
    EnlistReserve,
    /// The cost is 1 of what it names.
    EnlistDevelopment {
        cost: Cost,
    },
    Scan {
        cost: Cost,
        fits: Vec<CardFilter>,
    },
    /// So many cards of the deck of a suit are looked at, as with “scan 1 of Cargo”.
    ScanSuit {
        cost: Cost,
        cards: u8,
        suit: Suit,
    },
    /// A card of this suit in the Draw deck.
    FindInDeck(Suit),
    /// A Person, not from the Reserve deck, becomes Duty Officer.
    FindAndPromote,
    /// An Incident is found and goes under the Incident deck.
    ReturnFound,
    /// The top card of the deck is discarded for steps on one track of the player's choice.
    DiscardTopAndGain {
        amount: u8,
    },
    /// So many cards of the hand at most are exchanged for new ones.
    Redraw(u8),
    /// The top card of a Market deck, or one of the Junk.
    GainTopOrJunk,
    /// Away Teams to two neutral Locations, one each.
    SendTwo,
    /// Two of: a Ship found, a Ship free played for 1 Latinum, a Ship warped.
    TwoForShips,
    /// A card without this trait is free played and recalled.
    PlayAndRecall {
        without: String,
    },
    /// An attack: an Incident of one's own, not from the Reserve deck, goes to the opponent.
    GiveIncident,
    /// An attack: a card is drawn, and the opponent takes an Incident.
    DrawAndForceIncident,
}

/// What a boost costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    Dilithium,
    Latinum,
    Glory,
    /// An Incident has to be taken.
    Incident,
}

impl Boost {
    /// Whether it is an attack on the Bot, which the Bot cannot cancel.
    pub fn is_attack(&self) -> bool {
        matches!(self, Boost::GiveIncident | Boost::DrawAndForceIncident)
    }
}

/// Where a reinforcement of one's own comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UpgradeOrigin {
    Reserve,
    Available,
}

/// When a boost takes effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    BeforeHand,
    AfterHand,
    Unnamed,
}
