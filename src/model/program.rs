//! Program cards of the computer opponent (solo rules p. 5-6): for each captain the trait rows and the
//! suit rows of both sides, as effects of one closed language. No printed sentence is stored.

use serde::{Deserialize, Serialize};

use super::{Deck, Preference, Specialty, Suit};

/// The program of one captain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Program {
    pub captain: Deck,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub special_rule: Option<SpecialRule>,
    /// The trait rows below the Surprise line, in printed order.
    pub traits: Vec<TraitRow>,
    /// The suit rows of the side without a Duty Officer, in printed order.
    pub without_officer: Vec<SuitRow>,
    /// The suit rows of the side with a Duty Officer, in printed order.
    pub with_officer: Vec<SuitRow>,
    /// Five-Year Mission upgrades (solo rules p. 17).
    pub upgrades: Upgrades,
}

/// A rule that belongs to a captain as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpecialRule {
    /// Dilithium instead of Glory on the Market in the Clean-up Step, and 1 VP for each Dilithium in
    /// Final Scoring (solo rules p. 4-5).
    BurnhamDilithium,
}

/// A row that applies to a card with any of its traits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraitRow {
    /// Slugs of traits.
    #[serde(rename = "match")]
    pub traits: Vec<String>,
    #[serde(with = "serde_yaml::with::singleton_map_recursive")]
    pub effects: Vec<Effect>,
}

/// A row that applies to a card of its suit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuitRow {
    pub suit: Suit,
    #[serde(with = "serde_yaml::with::singleton_map_recursive")]
    pub effects: Vec<Effect>,
}

/// What a row makes happen. Effects are carried out in order; "the Bot" does all but [`Effect::You`]
/// and the choosing of [`Effect::Choice`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    GainTrack {
        track: Specialty,
        amount: u8,
    },
    /// On the lowest of these tracks; ties: Research, Influence, Military (solo rules p. 5).
    GainLowest {
        tracks: Vec<Specialty>,
        amount: u8,
    },
    /// On the highest of these tracks; ties as above.
    GainHighest {
        tracks: Vec<Specialty>,
        amount: u8,
    },
    GainGlory(u8),
    /// Glory leaves the Stardate card without being gained.
    RemoveStardateGlory(u8),
    /// To the Bot Discard pile (solo rules p. 8).
    GainCard {
        prefer: Preference,
    },
    /// On top of the Bot deck (solo rules p. 8).
    TakeCard {
        prefer: Preference,
    },
    /// The Market card with most of the first token, else of the next.
    GainByTokens(Vec<Token>),
    TakeIncident,
    GainEncounter,
    TakeEncounter,
    /// The top card of the Supplement deck, on top of the Bot deck.
    TakeSupplement,
    /// The Market card most valuable to the player, cards with tokens skipped (solo rules p. 8).
    JunkMostValuable,
    Deploy {
        ship: Which,
        then: Course,
    },
    /// Away Teams to one neutral Location (solo rules p. 9).
    Send {
        teams: u8,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ignore_ships: bool,
        /// Slugs of traits a Location should have, most wanted first.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        prefer: Vec<String>,
    },
    /// The neutral Location where the Bot has most tokens, if it has any, becomes controlled.
    TakeControl,
    DiscardDeck(u8),
    DiscardSupplement(u8),
    LogDeck(u8),
    LogThis,
    LogOfficer,
    LogFromDiscard(Suit),
    /// The Incident being resolved goes under the Incident deck.
    ReturnThis,
    /// An Incident of the Bot Discard pile goes under the Incident deck.
    ReturnIncident,
    /// A Ship of the Bot Discard pile goes on top of the Bot deck.
    ShipToDeck,
    ResolveDeck,
    ResolveSupplement,
    ResolveFromDiscard(Suit),
    Promote(Which),
    DismissOfficer,
    /// Own Away Teams, from where they are fewest.
    RemoveTeams(u8),
    LogControlled {
        /// The Location must not have this trait.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        without: Option<String>,
    },
    LogShip,
    /// An own card in play with this trait.
    LogInPlay(String),
    DismissShip,
    /// "A to B": all costs or nothing.
    Pay {
        costs: Vec<Effect>,
        gain: Vec<Effect>,
    },
    IfAble {
        #[serde(rename = "do")]
        steps: Vec<Effect>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        otherwise: Vec<Effect>,
    },
    When {
        test: Test,
        then: Vec<Effect>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        otherwise: Vec<Effect>,
    },
    /// Once for each such card in the Bot Discard pile.
    ForEach {
        in_discard: String,
        #[serde(rename = "do")]
        steps: Vec<Effect>,
    },
    /// The player chooses one option.
    Choice {
        options: Vec<Vec<Effect>>,
    },
    You(PlayerPart),
}

/// A token on Market cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    Dilithium,
    Latinum,
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
}

/// What a Ship does when it is deployed (solo rules p. 9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Course {
    Explore,
    Engage,
    Stay,
}

/// A condition of a row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Test {
    ThisIs(Suit),
    /// Suit or trait of a card in the Bot Discard pile.
    InDiscard(String),
    AtLeast {
        track: Specialty,
        step: u8,
    },
    AtMost {
        track: Specialty,
        step: u8,
    },
    /// Trait of the Bot's Duty Officer.
    OfficerIs(String),
    /// The card the player just discarded.
    DiscardedIs(Suit),
    All(Vec<Test>),
}

/// What the player carries out (solo rules p. 10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerPart {
    TakeIncident,
    TakeIncidentAndDiscard,
    RemoveTeam,
    DiscardCard,
    DiscardTop,
    DismissOfficer,
    DismissShip,
    LogControlled,
    MayDraw,
    MayReturnIncident,
    /// An Incident and the card being resolved go under the player's deck (Conspiracy).
    TakeIncidentAndThis,
}

impl PlayerPart {
    /// Whether a player may be unable to do it. An Incident can always be taken: when the last one is
    /// taken, the game is over.
    pub fn may_be_impossible(self) -> bool {
        !matches!(
            self,
            PlayerPart::TakeIncident
                | PlayerPart::TakeIncidentAndDiscard
                | PlayerPart::TakeIncidentAndThis
        )
    }

    /// Red on the card: an attack, which may be cancelled. The others are benefits, or stand on a
    /// card instead of a program card.
    pub fn is_attack(self) -> bool {
        !matches!(
            self,
            PlayerPart::MayDraw | PlayerPart::MayReturnIncident | PlayerPart::TakeIncidentAndThis
        )
    }
}

impl Effect {
    /// Whether any part of the effect is an attack on the player.
    pub fn is_attack(&self) -> bool {
        match self {
            Effect::You(part) => part.is_attack(),
            other => other.inner().any(Effect::is_attack),
        }
    }

    /// Whether any part is carried out by the player.
    pub fn involves_player(&self) -> bool {
        matches!(self, Effect::You(_)) || self.inner().any(Effect::involves_player)
    }

    /// The effects inside an effect.
    pub fn inner(&self) -> Box<dyn Iterator<Item = &Effect> + '_> {
        match self {
            Effect::Pay { costs, gain } => Box::new(costs.iter().chain(gain)),
            Effect::IfAble { steps, otherwise } => Box::new(steps.iter().chain(otherwise)),
            Effect::When {
                then, otherwise, ..
            } => Box::new(then.iter().chain(otherwise)),
            Effect::ForEach { steps, .. } => Box::new(steps.iter()),
            Effect::Choice { options } => Box::new(options.iter().flatten()),
            _ => Box::new(std::iter::empty()),
        }
    }
}

/// What a campaign brings after a game against this captain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrades {
    pub win: Upgrade,
    pub loss: Upgrade,
}

/// The two options of an upgrade (solo rules p. 17).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    /// Option A: a card with one of these suits or traits joins the Reinforcement pile.
    pub reinforce: Vec<String>,
    /// Option B: one of these.
    #[serde(with = "serde_yaml::with::singleton_map_recursive")]
    pub bonuses: Vec<Bonus>,
}

/// An alternative bonus (solo rules p. 17).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Bonus {
    /// At the beginning of every later game.
    Boost { when: Moment, effect: Boost },
    /// A card of one's own, no Incident, joins the Reinforcement pile.
    ReinforceCard(Origin),
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
        token: Token,
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
}

/// Where a reinforcement of one's own comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
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

/// The board of a captain.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub captain: Deck,
    pub away_teams: u8,
    pub basic: Tracks,
    pub advanced: Tracks,
    pub missions: Vec<Mission>,
}

/// The three tracks of one side of a board.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tracks {
    pub research: Vec<Threshold>,
    pub influence: Vec<Threshold>,
    pub military: Vec<Threshold>,
}

/// From this step on the multiplier is this.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Threshold {
    pub step: u8,
    pub multiplier: u8,
}

/// A mission of a board with its printed points.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    pub name: String,
    pub vp: u8,
    /// Also on the Basic side.
    pub basic: bool,
}

impl Tracks {
    /// The multiplier of a track at a step; 0 below the first threshold.
    pub fn multiplier(&self, track: Specialty, step: u8) -> u8 {
        let thresholds = match track {
            Specialty::Research => &self.research,
            Specialty::Influence => &self.influence,
            Specialty::Military => &self.military,
        };
        let reached = thresholds.iter().rfind(|threshold| threshold.step <= step);
        reached.map_or(0, |threshold| threshold.multiplier)
    }
}
