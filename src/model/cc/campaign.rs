//! The Five-Year Mission (solo rules p. 16-18): its modes, ranks and challenges, and what it brings after a game:
//! reinforcements, bonuses, boosts.

use serde::{Deserialize, Serialize};

use super::effect_object::EffectToken;
use super::preference::CardFilter;
use super::suit::{Specialty, Suit};
use crate::codes;

codes!(
    /// The mode chosen for a whole campaign, from easy to hard (solo rules p. 16).
    CampaignMode {
        /// “Set Phasers to Stun”: the Bot begins at the level Ensign and ends at Captain.
        Stun => "stun",
        /// “Yellow Alert”: the Bot begins at the level Lieutenant and ends at Admiral.
        YellowAlert => "yellow-alert",
        /// “Gates of Sto’Vo’Kor”: the Bot begins at the level Commander and ends at Admiral.
        Gates => "gates",
        /// “The Kobayashi Maru”: the Bot plays at the level Admiral in every game.
        KobayashiMaru => "kobayashi-maru",
    }
);

codes!(
    /// The rank of the player in a campaign, in the order of promotion (solo rules p. 16).
    Rank {
        /// Where every campaign begins: no win yet.
        Ensign => "ensign",
        /// After 1 win.
        Lieutenant => "lieutenant",
        /// After 2 wins.
        Commander => "commander",
        /// After 3 wins.
        Captain => "captain",
        /// After 4 wins.
        Commodore => "commodore",
        /// After 5 wins; no further game is played.
        Admiral => "admiral",
    }
);

codes!(
    /// A challenge of a campaign, in printed order (solo rules p. 18).
    Challenge {
        /// “Live Long and Prosper”: wins in a row take Dilithium or Latinum away at the start, then both.
        LiveLong => "live-long",
        /// “That Is Not a Weakness; That Is Life”: from the rank of Lieutenant on Reserve deck and Available cards
        /// are mixed.
        Weakness => "weakness",
        /// “Two Weeks to the Closest Outpost”: after a win the Directive Reinforce starts in the Reserve deck.
        TwoWeeks => "two-weeks",
        /// “Running Like a Baby Gazelle”: after two wins in a row an Incident starts in the deck, until a loss.
        Gazelle => "gazelle",
        /// “Rules of Acquisition”: after a win Option B of the upgrade is closed.
        Acquisition => "acquisition",
        /// “Only Ship in the Quadrant”: the game is lost once the starting Ship is dismissed or recalled.
        OnlyShip => "only-ship",
        /// “They Will Arrive on Tuesday”: Away Teams are set aside until the Reserve deck is empty, 1, or 2 after a
        /// win.
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
        /// The moment of the set-up it is for.
        when: Moment,
        /// What it gives, in each of these games anew.
        effect: Boost,
    },
    /// A card of one's own, no Incident, joins the Reinforcement pile.
    ReinforceCard(UpgradeOrigin),
    /// A card of one's own with any of these suits or icons joins the Reinforcement pile.
    ReinforceFitting {
        /// The card must have or be any of these.
        fits: Vec<CardFilter>,
        /// Where the card may start the game.
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
    /// Steps on one track of the player.
    GainTrack {
        /// The track that rises.
        track: Specialty,
        /// Steps; what goes beyond the end of the track is lost.
        amount: u8,
    },
    /// Glory comes from the first Stardate card, the others from the supply.
    GainTokens {
        /// The resource gained.
        token: EffectToken,
        /// How many tokens of it.
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
        /// Tracks that rise by one step each.
        each: Vec<Specialty>,
        /// Tracks of which the player raises one by a step; empty where there is no choice.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        one_of: Vec<Specialty>,
    },
    /// Steps on one track of the player's choice.
    GainOneOf {
        /// Tracks to choose from.
        tracks: Vec<Specialty>,
        /// Steps on the track chosen.
        amount: u8,
    },
    /// The player has one Action more.
    GainAction,
    /// A card is drawn, and the player has one Action more.
    DrawAndGainAction,
    /// A card of the Reserve deck is enlisted.
    EnlistReserve,
    /// The cost is 1 of what it names.
    EnlistDevelopment {
        /// What has to be paid for it.
        cost: Cost,
    },
    /// A scan for a card with any of some suits, traits or icons.
    Scan {
        /// What has to be paid for it, 1 of what it names.
        cost: Cost,
        /// The card sought must have or be any of these.
        fits: Vec<CardFilter>,
    },
    /// So many cards of the deck of a suit are looked at, as with “scan 1 of Cargo”.
    ScanSuit {
        /// What has to be paid for it, 1 of what it names.
        cost: Cost,
        /// How many cards of the deck are looked at.
        cards: u8,
        /// Suit of the deck.
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
        /// Steps on the track chosen.
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
        /// Slug of the trait.
        without: String,
    },
    /// An attack: an Incident of one's own, not from the Reserve deck, goes to the opponent.
    GiveIncident,
    /// An attack: a card is drawn, and the opponent takes an Incident.
    DrawAndForceIncident,
}

codes!(
    /// What a boost costs.
    Cost {
        /// 1 Dilithium is spent.
        Dilithium => "dilithium",
        /// 1 Latinum is spent.
        Latinum => "latinum",
        /// 1 Glory is spent.
        Glory => "glory",
        /// An Incident has to be taken.
        Incident => "incident",
    }
);

impl Boost {
    /// Whether it is an attack on the Bot, which the Bot cannot cancel.
    pub fn is_attack(&self) -> bool {
        matches!(self, Boost::GiveIncident | Boost::DrawAndForceIncident)
    }

    /// Without which it does nothing.
    pub fn needs(&self) -> Option<CrewPart> {
        if matches!(self, Boost::GainTrack { .. } | Boost::GainTracks { .. } | Boost::GainOneOf { .. }) {
            return Some(CrewPart::Tracks);
        }
        (*self == Boost::EnlistReserve).then_some(CrewPart::Reserve)
    }
}

/// Something of a crew that a boost works on, and that not every crew has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CrewPart {
    /// The tracks of the board.
    Tracks,
    /// A Reserve deck.
    Reserve,
}

/// Where a reinforcement of one's own comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UpgradeOrigin {
    /// A card that starts in the Reserve deck.
    Reserve,
    /// A card that starts among the Available cards.
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
    /// No moment is printed.
    Unnamed,
}
