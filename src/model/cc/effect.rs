//! The effects of program cards: one closed language (solo rules p. 5-10). No printed sentence is stored.
//!
//! The enum is cut into groups in the type, so that whoever handles one group handles all of it. In a
//! file an effect is flat: `Effect::Grow(Growth::GainGlory(1))` is `gain_glory: 1`.

use serde::{Deserialize, Serialize};

use super::preference::Preference;
use super::suit::{Specialty, Suit};

/// What a row makes happen. Effects are carried out in order; "the Bot" does all but [`Effect::You`]
/// and the choosing of [`Compound::Choice`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    Grow(Growth),
    Acquire(Acquisition),
    Move(Movement),
    Flip(Flip),
    Own(OwnCard),
    Compound(Compound),
    You(PlayerPart),
}

/// Tracks and Glory.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Growth {
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
}

/// Cards that come to the Bot from the Market and the common decks, and what it junks there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Acquisition {
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
}

/// Ships, Away Teams, Locations and the Duty Officer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Movement {
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
    /// Own Away Teams, from where they are fewest.
    RemoveTeams(u8),
    Promote(Which),
}

/// Cards turned up from the top of a pile of the Bot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Flip {
    DiscardDeck(u8),
    DiscardSupplement(u8),
    LogDeck(u8),
    ResolveDeck,
    ResolveSupplement,
}

/// A card of the Bot that lies faceup, or that is in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OwnCard {
    /// The card being resolved.
    LogThis,
    /// The Incident being resolved goes under the Incident deck.
    ReturnThis,
    LogFromDiscard(Suit),
    ResolveFromDiscard(Suit),
    /// An Incident of the Bot Discard pile goes under the Incident deck.
    ReturnIncident,
    /// A Ship of the Bot Discard pile goes on top of the Bot deck.
    ShipToDeck,
    LogOfficer,
    DismissOfficer,
    LogShip,
    DismissShip,
    LogControlled {
        /// The Location must not have this trait.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        without: Option<String>,
    },
    /// An own card in play with this trait.
    LogInPlay(String),
}

/// Effects that hold others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Compound {
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
    Choice { options: Vec<Vec<Effect>> },
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

impl Compound {
    /// The effects inside.
    pub fn inner(&self) -> Box<dyn Iterator<Item = &Effect> + '_> {
        match self {
            Compound::Pay { costs, gain } => Box::new(costs.iter().chain(gain)),
            Compound::IfAble { steps, otherwise } => Box::new(steps.iter().chain(otherwise)),
            Compound::When {
                then, otherwise, ..
            } => Box::new(then.iter().chain(otherwise)),
            Compound::ForEach { steps, .. } => Box::new(steps.iter()),
            Compound::Choice { options } => Box::new(options.iter().flatten()),
        }
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
    pub fn inner(&self) -> impl Iterator<Item = &Effect> {
        let compound = match self {
            Effect::Compound(compound) => Some(compound),
            Effect::Grow(_)
            | Effect::Acquire(_)
            | Effect::Move(_)
            | Effect::Flip(_)
            | Effect::Own(_)
            | Effect::You(_) => None,
        };
        compound.into_iter().flat_map(Compound::inner)
    }
}
