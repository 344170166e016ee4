//! What happens, step by step, with the rule behind it. Language-free: `view` makes the sentences.

use serde::Serialize;

use crate::model::{Course, EntryId, PlayerPart, Preference, Specialty, StardateEffect, Token};

use super::Tokens;
use super::ask::Outcome;
use super::event::Event;
use super::table::{Ending, Zone};

/// One step of a turn or an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Step {
    /// How many resolutions deep: 0 for the turn itself, 1 for a card of the row, 2 for a card that
    /// one makes the Bot resolve.
    pub depth: u8,
    #[serde(flatten)]
    pub what: What,
}

/// The row a card activates, named by what it matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "row", rename_all = "kebab-case")]
pub enum RowName {
    Surprise,
    Wildcard,
    /// A trait row, counted from 1, with its traits.
    Traits {
        number: usize,
        traits: Vec<String>,
    },
    WithoutOfficer,
    WithOfficer,
}

/// Where Glory comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Stardate,
    Supply,
}

/// What a step does to the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum What {
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
    },
    /// The player gains Glory for tokens at a Location that was taken over.
    PlayerGlory {
        amount: u8,
        from: Source,
    },
    Draws {
        cards: u8,
    },
    /// Nothing is left to draw, discard or resolve.
    DeckIsOut,
    Reshuffles {
        cards: usize,
        supplement: bool,
    },
    /// A card is about to be resolved; it lies in the Staging Area, or in the Control Area.
    Resolves {
        card: EntryId,
        row: RowName,
        attack: bool,
    },
    /// A card the Bot never resolves.
    NeverResolved {
        card: EntryId,
    },
    GainsTrack {
        track: Specialty,
        amount: u8,
        step: u8,
    },
    GainsGlory {
        amount: u8,
        from: Source,
    },
    StardateLoses {
        amount: u8,
    },
    /// Glory the Bot got in the player's turn, when the player took control of this Location.
    GotGlory {
        card: EntryId,
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
    Discards {
        card: EntryId,
        from: Zone,
    },
    Logs {
        card: EntryId,
        from: Zone,
    },
    /// An Incident goes under the Incident deck, instead of into the Log if it would be logged.
    Returns {
        card: EntryId,
        instead_of_log: bool,
    },
    PutsOnDeck {
        card: EntryId,
    },
    /// Nothing of that kind lies there.
    NoneThere {
        zone: Zone,
    },
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
    NoTeam,
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
    /// What the row names first cannot be done; the other branch follows, if there is one.
    NotAble,
    /// A condition of the row.
    Tested {
        holds: bool,
    },
    Repeats {
        times: usize,
    },
    /// A part that concerns the player.
    Part {
        part: PlayerPart,
        outcome: Outcome,
        attack: bool,
    },
    /// The player chose; `None` when nothing could be done.
    Chooses {
        option: Option<usize>,
    },
    ChoiceCancelled,
    /// A Stardate card held by the Bot is executed.
    Executes {
        card: u8,
        effect: StardateEffect,
    },
    ZoneLoses {
        cards: Vec<EntryId>,
    },
    /// The card goes to the player or leaves the game.
    Leaves {
        card: EntryId,
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
    TurnEnds,
    Ends {
        ending: Ending,
    },
    /// The player reported something; the steps after it say what follows.
    Reported {
        event: Event,
    },
    /// The Bot gets a resource.
    Gets {
        token: Token,
        amount: u8,
    },
    /// The rule says that nothing changes.
    NoEffect,
}

impl What {
    /// The page of the solo rulebook the step follows; `r` for the main rulebook.
    pub fn page(&self) -> &'static str {
        match self {
            What::Draws { .. }
            | What::Reshuffles { .. }
            | What::DeckIsOut
            | What::NothingSecured
            | What::TakesControl { .. }
            | What::PlayerGlory { .. }
            | What::Executes { .. }
            | What::ZoneLoses { .. }
            | What::ClearsStaging { .. }
            | What::PlacesGlory { .. }
            | What::PlacesDilithium { .. }
            | What::NoMarketCard
            | What::StardateEmpties { .. }
            | What::StardateLoses { .. }
            | What::TurnEnds => "4",
            What::TurnBegins { .. } => "4, 11",
            What::CreditsBegin { .. } | What::Ends { .. } => "4, 5",
            What::Resolves {
                row: RowName::Surprise,
                ..
            }
            | What::Keeps { .. }
            | What::NeverResolved { .. } => "6",
            What::Resolves { .. } | What::GainsTrack { .. } => "5",
            What::Promotes { .. } | What::Returns { .. } | What::Chooses { .. } => "7",
            What::NoneThere { .. } | What::PutsOnDeck { .. } => "7",
            What::Gains { .. }
            | What::Takes { .. }
            | What::TakesIncident { .. }
            | What::GainsEncounter { .. }
            | What::TakesEncounter { .. }
            | What::TakesSupplement
            | What::NoEncounter
            | What::NoSupplement
            | What::NothingFits { .. }
            | What::NoTokens { .. }
            | What::Junks { .. }
            | What::NothingToJunk => "8",
            What::GainsGlory { .. }
            | What::GotGlory { .. }
            | What::Deploys { .. }
            | What::Warps { .. }
            | What::NoDestination
            | What::Sends { .. }
            | What::NoTeam
            | What::RemovesTeam { .. } => "9",
            What::Part { .. }
            | What::ChoiceCancelled
            | What::Reported { .. }
            | What::Gets { .. }
            | What::NoEffect
            | What::Leaves { .. } => "10",
            What::Discards { .. } | What::Logs { .. } => "20",
            What::NotAble | What::Tested { .. } | What::Repeats { .. } => "5",
        }
    }
}
