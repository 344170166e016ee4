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
        /// Set Phasers to Stun.
        Stun => "stun",
        /// Yellow Alert.
        YellowAlert => "yellow-alert",
        /// The Gates of Sto'Vo'Kor.
        Gates => "gates",
        /// The Kobayashi Maru.
        KobayashiMaru => "kobayashi-maru",
    }
);

codes!(
    /// The rank of the player in a campaign, in the order of promotion (solo rules p. 16).
    Rank {
        /// The lowest rank.
        Ensign => "ensign",
        /// The second rank.
        Lieutenant => "lieutenant",
        /// The third rank.
        Commander => "commander",
        /// The fourth rank.
        Captain => "captain",
        /// The fifth rank.
        Commodore => "commodore",
        /// The highest rank.
        Admiral => "admiral",
    }
);

codes!(
    /// A challenge of a campaign, in printed order (solo rules p. 18).
    Challenge {
        /// Live Long and Prosper.
        LiveLong => "live-long",
        /// That Is Not a Weakness, That Is Life.
        Weakness => "weakness",
        /// Two Weeks to the Closest Outpost.
        TwoWeeks => "two-weeks",
        /// Running Like a Baby Gazelle.
        Gazelle => "gazelle",
        /// Rules of Acquisition.
        Acquisition => "acquisition",
        /// Only Ship in the Quadrant.
        OnlyShip => "only-ship",
        /// They Will Arrive on Tuesday.
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
    Boost {
        /// When it is given.
        when: Moment,
        /// What is given.
        effect: Boost,
    },
    /// A card of one's own, no Incident, joins the Reinforcement pile.
    ReinforceCard(UpgradeOrigin),
    /// A card of one's own with any of these suits or icons joins the Reinforcement pile.
    ReinforceFitting {
        /// What the card must be; any of these.
        fits: Vec<CardFilter>,
        /// Where it may come from.
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
    /// Steps on one track.
    GainTrack {
        /// The track.
        track: Specialty,
        /// How many steps.
        amount: u8,
    },
    /// Glory comes from the first Stardate card, the others from the supply.
    GainTokens {
        /// What is gained.
        token: EffectToken,
        /// How many.
        amount: u8,
    },
    /// So many cards are drawn.
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
        /// One step on each of these tracks.
        each: Vec<Specialty>,
        /// And one step on one of these.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        one_of: Vec<Specialty>,
    },
    /// Steps on one track of the player's choice.
    GainOneOf {
        /// The tracks to choose from.
        tracks: Vec<Specialty>,
        /// How many steps.
        amount: u8,
    },
    /// One Action token more.
    GainAction,
    /// A card is drawn, and there is one Action token more.
    DrawAndGainAction,
    /// A card of the Reserve is enlisted.
    EnlistReserve,
    /// The cost is 1 of what it names.
    EnlistDevelopment {
        /// What it costs.
        cost: Cost,
    },
    /// A card is looked for in the Market and its decks.
    Scan {
        /// What it costs.
        cost: Cost,
        /// What the card must be; any of these.
        fits: Vec<CardFilter>,
    },
    /// So many cards of the deck of a suit are looked at, as with “scan 1 of Cargo”.
    ScanSuit {
        /// What it costs.
        cost: Cost,
        /// How many cards are looked at.
        cards: u8,
        /// The suit whose deck it is.
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
        /// How many.
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
        /// Slug of the card that must be absent.
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
    /// Dilithium.
    Dilithium,
    /// Latinum.
    Latinum,
    /// Glory.
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
    /// The Reserve deck.
    Reserve,
    /// The Available cards.
    Available,
}

/// When a boost takes effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Before the opening hand is drawn.
    BeforeHand,
    /// After the opening hand is drawn.
    AfterHand,
    /// The rules do not say.
    Unnamed,
}
