//! The effects of program cards: one closed language (solo rules p. 5-10). No printed sentence is stored.
//!
//! The enum is cut into groups in the type, so that whoever handles one group handles all of it. In a
//! file an effect is flat: `Effect::Grow(Growth::GainGlory(1))` is `gain_glory: 1`.

use serde::{Deserialize, Serialize};

use super::condition::Test;
use super::effect_object::{Course, Destination, DiscardFilter, EffectToken, Faceup, Which};
use super::player_part::PlayerPart;
use super::preference::{self, Preference};
use super::suit::{Specialty, Suit};

/// What a row makes happen. Effects are carried out in order; "the Bot" does all but [`Effect::You`]
/// and the choosing of [`Compound::Choice`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// On the Bot’s tracks and its resources.
    Grow(Growth),
    /// On the Market and the common decks.
    Acquire(Acquisition),
    /// On Ships, Away Teams, Locations and the Duty Officer.
    Move(Movement),
    /// On the top cards of the Bot’s piles.
    Flip(Flip),
    /// On a card the Bot has faceup or in play.
    Own(OwnCard),
    /// Effects with a cost, a condition, a choice or a count.
    Compound(Compound),
    /// What the player carries out, as an attack or a benefit.
    You(PlayerPart),
    /// The row ends here, and the next row that fits the card is carried out (solo rules of To Boldly Go,
    /// example p. 7: a trait row, then the suit row).
    Continue,
}

/// Tracks and Glory.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Growth {
    /// Steps on one track of the Bot.
    GainTrack {
        /// The track that rises.
        track: Specialty,
        /// Steps; what goes beyond the end of the track is lost.
        amount: u8,
    },
    /// On the lowest of these tracks; ties: Research, Influence, Military (solo rules p. 5).
    GainLowest {
        /// The tracks compared.
        tracks: Vec<Specialty>,
        /// Steps on the one that rises; what goes beyond its end is lost.
        amount: u8,
    },
    /// On the highest of these tracks; ties: Research, Influence, Military (solo rules p. 5).
    GainHighest {
        /// The tracks compared.
        tracks: Vec<Specialty>,
        /// Steps on the one that rises; what goes beyond its end is lost.
        amount: u8,
    },
    /// Glory from the Stardate card; from the supply once there is no such card.
    GainGlory(u8),
    /// Glory leaves the Stardate card without being gained.
    RemoveStardateGlory(u8),
    /// Glory from the supply; that on the Stardate card stays.
    GainSupplyGlory(u8),
    /// Resources go back to the supply, as far as the Bot has them.
    Spend {
        /// The resource.
        token: EffectToken,
        /// How many tokens of it at most.
        amount: u8,
    },
    /// A trait is marked on the Bot's board.
    MarkTrait,
}

/// Cards that come to the Bot from the Market and the common decks, and what it junks there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Acquisition {
    /// To the Bot Discard pile (solo rules p. 8).
    GainCard {
        /// Which card is wanted; without a card that fits nothing is gained.
        prefer: Preference,
        /// Where the card may lie.
        #[serde(default, skip_serializing_if = "Faceup::is_market")]
        from: Faceup,
    },
    /// On top of the Bot deck (solo rules p. 8).
    TakeCard {
        /// Which card of the Market is wanted; without a card that fits nothing is taken.
        prefer: Preference,
    },
    /// The most valuable card of the Market, whatever it is.
    GainMostValuable,
    /// A card with the Focus icon of a track on which the Bot has reached this step.
    GainMatchingFocus {
        /// The step a track must have reached.
        step: u8,
        /// Where the card may lie.
        #[serde(default, skip_serializing_if = "Faceup::is_market")]
        from: Faceup,
    },
    /// The top card of the Market deck of this suit, unseen.
    GainFromDeck(Suit),
    /// The Market card with most of the first token, else of the next.
    GainByTokens(Vec<EffectToken>),
    /// The top Incident, on top of the Bot deck.
    TakeIncident,
    /// To the Bot Discard pile.
    GainIncident,
    /// The top Encounter, to the Bot Discard pile.
    GainEncounter,
    /// The most valuable of so many Encounters from the top; the others are destroyed.
    GainBestEncounter(u8),
    /// The top Encounter, on top of the Bot deck.
    TakeEncounter,
    /// The top card of the Supplement deck, on top of the Bot deck.
    TakeSupplement,
    /// The Market card most valuable to the player, cards with tokens skipped (solo rules p. 8).
    JunkMostValuable,
    /// The top card of the Incident deck is junked.
    JunkIncident,
    /// All resources on one Market card; the card stays.
    GainResources,
}

/// Ships, Away Teams, Locations and the Duty Officer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Movement {
    /// A Ship is deployed, from where it lies.
    Deploy {
        /// The Ship; nothing happens if the row has not come upon one.
        ship: Which,
        /// What it does at once.
        then: Course,
    },
    /// Away Teams to one neutral Location (solo rules p. 9).
    Send {
        /// How many Away Teams, as far as the Bot has them.
        teams: u8,
        /// Locations where the player has more Ships are not barred.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ignore_ships: bool,
        /// What the Location should have, most wanted first; a list of levels in a file.
        #[serde(default, skip_serializing_if = "Preference::is_empty", with = "preference::levels")]
        prefer: Preference,
        /// Which Locations come into question.
        #[serde(default, skip_serializing_if = "Destination::is_any")]
        to: Destination,
    },
    /// An Away Team more on the Captain, from the supply, while the Bot has fewer than so many.
    AddTeam {
        /// The number of Away Teams in all from which on none is added.
        at_most: u8,
    },
    /// The neutral Location where the Bot has most tokens, if it has any, becomes controlled.
    TakeControl,
    /// The most valuable neutral Location that the player has not secured becomes controlled.
    TakeControlUnsecured,
    /// Own Away Teams, from where they are fewest.
    RemoveTeams(u8),
    /// A card becomes the Duty Officer; the former one is discarded (solo rules p. 7).
    Promote(Which),
}

/// Cards turned up from the top of a pile of the Bot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Flip {
    /// So many cards from the top of the Bot deck are discarded.
    DiscardDeck(u8),
    /// The whole Bot deck.
    DiscardWholeDeck,
    /// So many cards from the top of the Supplement deck are discarded.
    DiscardSupplement(u8),
    /// The bottom card of the Supplement deck.
    DiscardSupplementBottom,
    /// So many cards from the top of the Bot deck are logged.
    LogDeck(u8),
    /// The top card of the Bot deck is resolved.
    ResolveDeck,
    /// The top card of the Supplement deck is resolved.
    ResolveSupplement,
}

/// A card of the Bot that lies faceup, or that is in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OwnCard {
    /// The card being resolved.
    LogThis,
    /// A card the row speaks of.
    LogCard(Which),
    /// The card being resolved leaves the game.
    DestroyThis,
    /// The Incident being resolved goes under the Incident deck.
    ReturnThis,
    /// The card of this suit discarded last goes from the Bot Discard pile to the Log.
    LogFromDiscard(Suit),
    /// A card of the Bot Discard pile with one suit or trait and without another.
    LogDiscarded(DiscardFilter),
    /// The card of this suit discarded last is resolved from the Bot Discard pile.
    ResolveFromDiscard(Suit),
    /// A card of the Bot Discard pile with any of these suits or traits.
    ResolveDiscarded(Vec<String>),
    /// An Incident of the Bot Discard pile goes under the Incident deck.
    ReturnIncident,
    /// The Incident among the cards just discarded goes under the Incident deck.
    ReturnDiscarded,
    /// A card of the Bot Discard pile with this suit or trait goes on top of the Bot deck.
    CardToDeck(String),
    /// A Ship of the Bot Discard pile goes on top of the Bot deck.
    ShipToDeck,
    /// The Duty Officer goes to the Bot’s Log.
    LogOfficer,
    /// The Duty Officer goes to the Bot Discard pile.
    DismissOfficer,
    /// The Ship deployed last goes to the Bot’s Log.
    LogShip,
    /// The Ship deployed last goes to the Bot Discard pile (solo rules p. 9).
    DismissShip,
    /// Of the controlled Locations the one least valuable to the Bot; on a tie the one that came first.
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
        /// What has to be paid; each of these must be possible before any is carried out.
        costs: Vec<Effect>,
        /// What follows once all is paid.
        gain: Vec<Effect>,
    },
    /// “If able, A. Otherwise B”: whether A can be done hangs on its first effect.
    IfAble {
        /// What is done if the first of these is possible.
        #[serde(rename = "do")]
        steps: Vec<Effect>,
        /// What is done instead; empty where that is nothing.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        otherwise: Vec<Effect>,
    },
    /// "If able to do both": all steps or none of them.
    IfAllAble {
        /// What is done if each of these is possible.
        #[serde(rename = "do")]
        steps: Vec<Effect>,
        /// What is done instead; empty where that is nothing.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        otherwise: Vec<Effect>,
    },
    /// "You may A. If you do, B."
    IfYouDo {
        /// What the player may do or decline.
        you: PlayerPart,
        /// What follows if the player did it.
        #[serde(rename = "do")]
        steps: Vec<Effect>,
    },
    /// One of two branches, by a condition.
    When {
        /// The condition looked at.
        test: Test,
        /// What is done if it holds.
        then: Vec<Effect>,
        /// What is done if it does not hold; empty where that is nothing.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        otherwise: Vec<Effect>,
        /// Number of the ruling by which just that is done if it does not hold, where the row is not clear.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruling: Option<u16>,
    },
    /// Once for each such card in the Bot Discard pile.
    ForEach {
        /// Suit or trait of the cards counted.
        in_discard: String,
        /// What is done each time.
        #[serde(rename = "do")]
        steps: Vec<Effect>,
    },
    /// Once for each card in play with any of these traits; or in the Bot Discard pile as well.
    ForEachInPlay {
        /// Slugs of the traits.
        traits: Vec<String>,
        /// Cards in the Bot Discard pile count as well.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        also_discard: bool,
        /// What is done each time.
        #[serde(rename = "do")]
        steps: Vec<Effect>,
    },
    /// Effects the rulebook is silent about here: a ruling of ours has them done.
    ByRuling {
        /// Its number.
        number: u16,
        /// What is done by it; the first of these says so on the screen.
        #[serde(rename = "do")]
        steps: Vec<Effect>,
    },
    /// The player chooses one option.
    Choice {
        /// What there is to choose from; each option is carried out in order.
        options: Vec<Vec<Effect>>,
    },
}

impl Compound {
    /// The effects inside.
    pub fn inner(&self) -> Box<dyn Iterator<Item = &Effect> + '_> {
        match self {
            Compound::Pay { costs, gain } => Box::new(costs.iter().chain(gain)),
            Compound::IfAble { steps, otherwise } | Compound::IfAllAble { steps, otherwise } => {
                Box::new(steps.iter().chain(otherwise))
            }
            Compound::When { then, otherwise, .. } => Box::new(then.iter().chain(otherwise)),
            Compound::IfYouDo { steps, .. }
            | Compound::ByRuling { steps, .. }
            | Compound::ForEach { steps, .. }
            | Compound::ForEachInPlay { steps, .. } => Box::new(steps.iter()),
            Compound::Choice { options } => Box::new(options.iter().flatten()),
        }
    }
}

impl Effect {
    /// Whether any part of the effect is an attack on the player.
    pub fn is_attack(&self) -> bool {
        matches!(self, Effect::You(part) if part.is_attack()) || self.inner().any(Effect::is_attack)
    }

    /// Whether any part is carried out by the player.
    pub fn involves_player(&self) -> bool {
        let is_part = matches!(self, Effect::You(_) | Effect::Compound(Compound::IfYouDo { .. }));
        is_part || self.inner().any(Effect::involves_player)
    }

    /// Whether the row may go on with the next one that fits.
    pub fn may_continue(&self) -> bool {
        *self == Effect::Continue || self.inner().any(Effect::may_continue)
    }

    /// The effects inside an effect.
    pub fn inner(&self) -> impl Iterator<Item = &Effect> {
        let compound = if let Effect::Compound(compound) = self { Some(compound) } else { None };
        compound.into_iter().flat_map(Compound::inner)
    }
}
