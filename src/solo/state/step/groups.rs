//! The groups of steps, and the page of the solo rulebook behind each.

use serde::Serialize;

pub use super::piles::PileStep;
use super::reasons::{Check, Lack};
use super::{RowName, Source};
use crate::model::{
    Course, Effect, EntryId, PlayerPart, Preference, Specialty, StardateEffect, Token,
};
use crate::solo::state::event::Event;
use crate::solo::state::question::PartOutcome;
use crate::solo::state::tabletop::Ending;
use crate::solo::{Forces, Tokens};

/// The turn itself and its Control Step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum TurnStep {
    TurnBegins {
        turn: u8,
        last: bool,
    },
    /// No Location is secured in the Control Step.
    NothingSecured,
    /// The Bot takes control; its Ships there are discarded, its Away Teams come home.
    TakesControl {
        card: EntryId,
        teams: u8,
        ships: Vec<EntryId>,
        /// What the player had there; for its sentence only.
        #[serde(skip)]
        player: Forces,
    },
    /// The player gains Glory for tokens at a Location that was taken over.
    PlayerGlory {
        amount: u8,
        from: Source,
    },
    TurnEnds,
    Ends {
        ending: Ending,
    },
}

/// The Bot deck runs on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum DeckStep {
    Draws {
        cards: u8,
    },
    /// Nothing is left to draw, discard or resolve.
    DeckIsOut,
    Reshuffles {
        cards: usize,
        supplement: bool,
    },
}

/// The Clean-up Step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum CleanUpStep {
    /// A Stardate card held by the Bot is executed.
    Executes {
        card: u8,
        effect: StardateEffect,
    },
    ZoneLoses {
        cards: Vec<EntryId>,
    },
    /// The faceup cards of the Staging Area are discarded, in this order.
    ClearsStaging {
        cards: Vec<EntryId>,
    },
    PlacesGlory {
        card: EntryId,
        from: Source,
    },
    PlacesDilithium {
        card: EntryId,
        amount: u8,
    },
    NoMarketCard,
    /// What would be put on a Market card in the last turn counts for nothing any more.
    LeavesMarket,
}

/// A card is resolved, and how its row goes on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum ResolutionStep {
    /// A card is about to be resolved; it lies in the Staging Area, or in the Control Area.
    Resolves {
        card: EntryId,
        row: RowName,
        attack: bool,
    },
    /// A card the Bot never resolves.
    NeverResolved { card: EntryId },
    /// What the row names first cannot be done; the other branch follows, if there is one.
    NotAble { lack: Lack },
    /// A condition of the row, with what it was held against; of several all up to the first that fails.
    Tested { holds: bool, checks: Vec<Check> },
    /// Once for each card of this suit or trait in the Bot Discard pile.
    Repeats { times: usize, of: String },
    /// Once for each card with any of these traits in play.
    RepeatsInPlay { times: usize, of: Vec<String> },
    /// The row of this card goes on; the card resolved inside it is done.
    GoesOn { card: EntryId },
}

/// Tracks, resources, and the Glory of the Stardate cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum GrowthStep {
    GainsTrack {
        track: Specialty,
        amount: u8,
        step: u8,
        /// How many of them the end of the track takes away; for its sentence only.
        #[serde(skip)]
        lost: u8,
    },
    GainsGlory {
        amount: u8,
        from: Source,
    },
    /// Glory the Bot got in the player's turn, when the player took control of this Location.
    GotGlory {
        card: EntryId,
        amount: u8,
    },
    /// Glory the player gained.
    YouGain {
        amount: u8,
        from: Source,
    },
    /// The Bot gets a resource.
    Gets {
        token: Token,
        amount: u8,
    },
    /// Resources go back to the supply.
    Spends {
        token: Token,
        amount: u8,
    },
    StardateLoses {
        amount: u8,
    },
    /// The Stardate card is empty and goes to the other side's Staging Area; the next one is filled.
    StardateEmpties {
        card: u8,
        to_player: bool,
        next: u8,
        glory: u8,
    },
    /// The last Stardate card is empty: this round is finished, then one more is played.
    CreditsBegin {
        last_turn: u8,
    },
}

/// Cards that come to the Bot, or would have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum AcquisitionStep {
    Gains {
        card: EntryId,
        tokens: Tokens,
    },
    Takes {
        card: EntryId,
        tokens: Tokens,
    },
    /// No faceup card fits.
    NothingFits {
        prefer: Preference,
    },
    /// No Market card carries one of these tokens, or the Market is empty.
    NoTokens {
        tokens: Vec<Token>,
    },
    Junks {
        card: EntryId,
    },
    NothingToJunk,
    /// On top of the Bot deck; unnamed if it stays facedown.
    TakesIncident {
        card: Option<EntryId>,
    },
    /// Cards left in the Incident deck, as the program counts them without asking.
    IncidentsLeft {
        left: u8,
    },
    GainsEncounter {
        card: EntryId,
    },
    TakesEncounter {
        card: Option<EntryId>,
    },
    NoEncounter,
    /// The top card of the Supplement deck goes on top of the Bot deck.
    TakesSupplement,
    NoSupplement,
}

/// Ships, Away Teams, Locations and the Duty Officer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum MovementStep {
    Deploys {
        card: EntryId,
    },
    Warps {
        card: EntryId,
        to: EntryId,
        course: Course,
    },
    /// Every neutral Location is barred for this.
    NoDestination,
    Sends {
        teams: u8,
        to: EntryId,
        from: Option<EntryId>,
    },
    /// The Away Team taken is one this row has just sent; the rulebook does not say whether it may be.
    JustSent,
    NoTeam,
    /// An Away Team comes from the supply; the Bot now has so many.
    AddsTeam {
        teams: u8,
    },
    NoTeamInSupply,
    RemovesTeam {
        from: EntryId,
    },
    Promotes {
        card: EntryId,
    },
    /// The Location moves to the Control Area.
    Keeps {
        card: EntryId,
    },
}

/// What concerns the player: done, suffered, chosen, reported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum PlayerStep {
    /// A part that concerns the player.
    Part {
        part: PlayerPart,
        outcome: PartOutcome,
        attack: bool,
    },
    /// The player chose; `None` when nothing could be done. What the option of a row says is for its sentence only.
    Chooses {
        option: Option<usize>,
        #[serde(skip)]
        what: Vec<Effect>,
    },
    ChoiceCancelled,
    /// Something of the player's leaves a neutral Location.
    LeavesSite {
        part: PlayerPart,
        location: EntryId,
    },
    /// The card goes to the player or leaves the game.
    Leaves {
        card: EntryId,
    },
    /// A card of the Bot goes to the player, as the part just said.
    GoesToYou {
        card: EntryId,
    },
    /// The player reported something; the steps after it say what follows.
    Reported {
        event: Event,
    },
    /// The rule says that nothing changes.
    NoEffect,
}

impl TurnStep {
    pub(super) fn page(&self) -> &'static str {
        match self {
            TurnStep::TurnBegins { .. } => "4, 11",
            TurnStep::NothingSecured
            | TurnStep::TakesControl { .. }
            | TurnStep::PlayerGlory { .. }
            | TurnStep::TurnEnds => "4",
            TurnStep::Ends { .. } => "4, 5",
        }
    }
}

impl ResolutionStep {
    pub(super) fn page(&self) -> &'static str {
        match self {
            ResolutionStep::Resolves {
                row: RowName::Surprise,
                ..
            }
            | ResolutionStep::NeverResolved { .. } => "6",
            ResolutionStep::GoesOn { .. } => "7",
            ResolutionStep::Resolves { .. }
            | ResolutionStep::NotAble { .. }
            | ResolutionStep::Tested { .. }
            | ResolutionStep::Repeats { .. }
            | ResolutionStep::RepeatsInPlay { .. } => "5",
        }
    }
}

impl GrowthStep {
    pub(super) fn page(&self) -> &'static str {
        match self {
            GrowthStep::GainsTrack { .. } => "5",
            GrowthStep::GainsGlory { .. } | GrowthStep::GotGlory { .. } => "9",
            GrowthStep::Gets { .. } | GrowthStep::Spends { .. } | GrowthStep::YouGain { .. } => {
                "10"
            }
            GrowthStep::StardateLoses { .. } | GrowthStep::StardateEmpties { .. } => "4",
            GrowthStep::CreditsBegin { .. } => "4, 5",
        }
    }
}

impl MovementStep {
    pub(super) fn page(&self) -> &'static str {
        match self {
            MovementStep::Deploys { .. }
            | MovementStep::Warps { .. }
            | MovementStep::NoDestination
            | MovementStep::Sends { .. }
            | MovementStep::JustSent
            | MovementStep::NoTeam
            | MovementStep::AddsTeam { .. }
            | MovementStep::NoTeamInSupply
            | MovementStep::RemovesTeam { .. } => "9",
            MovementStep::Promotes { .. } => "7",
            MovementStep::Keeps { .. } => "6",
        }
    }
}

impl PlayerStep {
    pub(super) fn page(&self) -> &'static str {
        match self {
            PlayerStep::Chooses { .. } => "7",
            PlayerStep::Part { .. }
            | PlayerStep::ChoiceCancelled
            | PlayerStep::LeavesSite { .. }
            | PlayerStep::Leaves { .. }
            | PlayerStep::GoesToYou { .. }
            | PlayerStep::Reported { .. }
            | PlayerStep::NoEffect => "10",
        }
    }
}
