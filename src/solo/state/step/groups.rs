//! The groups of steps, and the page of the solo rulebook behind each.

use serde::Serialize;

use super::reasons::{ConditionCheck, Lack};
use super::{GlorySource, RowName};
use crate::state::event::Event;
use crate::state::question::PartOutcome;
use crate::state::tabletop::{Ending, Zone};
use crate::{Forces, TokenCounts};
use model::{
    Course, Effect, EffectToken, EntryId, Faceup, PlayerPart, Preference, Specialty,
    StardateEffect, Suit,
};

/// A group of steps with the page behind most of them, and behind a step where it is another. For a program `what` says which
/// step it is.
macro_rules! steps {
    (@page $usual:literal) => { $usual };
    (@page $usual:literal $page:literal) => { $page };
    (
        $(#[$about:meta])*
        pub enum $group:ident, page $usual:literal {
            $(
                $(#[$meaning:meta])*
                $step:ident $({ $($(#[$note:meta])* $field:ident: $type:ty),* $(,)? })? $(=> $page:literal)?,
            )+
        }
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq, Eq, Serialize)]
        #[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
        pub enum $group {
            $($(#[$meaning])* $step $({ $($(#[$note])* $field: $type),* })?,)+
        }

        impl $group {
            /// The page of the solo rulebook.
            pub(super) fn page(&self) -> &'static str {
                match self {
                    $($group::$step { .. } => steps!(@page $usual $($page)?),)+
                }
            }
        }
    };
}

steps! {
    /// The turn itself and its Control Step.
    pub enum TurnStep, page "4" {
        TurnBegins { turn: u8, last: bool } => "4, 11",
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
        PlayerGlory { amount: u8, from: GlorySource },
        TurnEnds,
        Ends { ending: Ending } => "4, 5",
    }
}

steps! {
    /// The Bot deck runs on.
    pub enum DeckStep, page "4" {
        Draws { cards: u8 },
        /// Nothing is left to draw, discard or resolve.
        DeckIsOut,
        Reshuffles { cards: usize, supplement: bool },
    }
}

steps! {
    /// The Clean-up Step.
    pub enum CleanUpStep, page "4" {
        /// A Stardate card held by the Bot is executed.
        Executes { card: u8, effect: StardateEffect },
        ZoneLoses { cards: Vec<EntryId> },
        /// The faceup cards of the Staging Area are discarded, in this order.
        ClearsStaging { cards: Vec<EntryId> },
        PlacesGlory { card: EntryId, from: GlorySource },
        PlacesDilithium { card: EntryId, amount: u8 },
        NoMarketCard,
        /// What would be put on a Market card in the last turn counts for nothing any more.
        LeavesMarket,
    }
}

steps! {
    /// A card is resolved, and how its row goes on.
    pub enum ResolutionStep, page "5" {
        /// A card is about to be resolved; it lies in the Staging Area, or in the Control Area.
        Resolves { card: EntryId, row: RowName, attack: bool },
        /// A card the Bot never resolves.
        NeverResolved { card: EntryId } => "6",
        /// What the row names first cannot be done; the other branch follows, if there is one.
        NotAble { lack: Lack },
        /// A condition of the row, with what it was held against; of several all up to the first that fails.
        Tested { holds: bool, checks: Vec<ConditionCheck> },
        /// Once for each card of this suit or trait in the Bot Discard pile.
        Repeats { times: usize, of: String },
        /// Once for each card with any of these traits in play.
        RepeatsInPlay { times: usize, of: Vec<String> },
        /// The row of this card goes on; the card resolved inside it is done.
        GoesOn { card: EntryId } => "7",
    }
}

steps! {
    /// Tracks, resources, and the Glory of the Stardate cards.
    pub enum GrowthStep, page "10" {
        GainsTrack {
            track: Specialty,
            amount: u8,
            step: u8,
            /// How many of them the end of the track takes away; for its sentence only.
            #[serde(skip)]
            lost: u8,
        } => "5",
        GainsGlory { amount: u8, from: GlorySource } => "9",
        /// Glory the Bot got in the player's turn, when the player took control of this Location.
        GotGlory { card: EntryId, amount: u8 } => "9",
        /// Glory the player gained.
        YouGain { amount: u8, from: GlorySource },
        /// The Bot gets a resource.
        Gets { token: EffectToken, amount: u8 },
        /// Resources go back to the supply.
        Spends { token: EffectToken, amount: u8 },
        StardateLoses { amount: u8 } => "4",
        /// The Stardate card is empty and goes to the other side's Staging Area; the next one is filled.
        StardateEmpties { card: u8, to_player: bool, next: u8, glory: u8 } => "4",
        /// The last Stardate card is empty: this round is finished, then one more is played.
        CreditsBegin { last_turn: u8 } => "4, 5",
    }
}

steps! {
    /// Cards that come to the Bot, or would have.
    pub enum AcquisitionStep, page "8" {
        Gains { card: EntryId, tokens: TokenCounts },
        Takes { card: EntryId, tokens: TokenCounts },
        /// No faceup card fits.
        NothingFits { prefer: Preference },
        /// No Market card carries one of these tokens, or the Market is empty.
        NoTokens { tokens: Vec<EffectToken> },
        Junks { card: EntryId },
        NothingToJunk,
        /// On top of the Bot deck; unnamed if it stays facedown.
        TakesIncident { card: Option<EntryId> },
        /// Cards left in the Incident deck, as the program counts them without asking.
        IncidentsLeft { left: u8 },
        GainsEncounter { card: EntryId },
        TakesEncounter { card: Option<EntryId> },
        NoEncounter,
        /// The top card of the Supplement deck goes on top of the Bot deck.
        TakesSupplement,
        NoSupplement,
    }
}

steps! {
    /// Something comes to the Bot, or would have.
    pub enum GainStep, page "8" {
        /// A card of the Junk, to the Bot Discard pile.
        GainsFromJunk { card: EntryId },
        /// No card fits where the row looks: in the Junk, or there and in the Market.
        NothingFitsThere { prefer: Preference, from: Faceup },
        /// The top card of a Market deck, to the Bot Discard pile.
        GainsTop { card: EntryId, suit: Suit },
        /// The Market deck of this suit has run out.
        NoTop { suit: Suit },
        MarketIsEmpty,
        /// Resources of a Market card that stays.
        GainsResources { card: EntryId, tokens: TokenCounts },
        NoResources,
        JunksIncident,
        /// An Incident, to the Bot Discard pile.
        GainsIncident { card: EntryId },
    }
}

steps! {
    /// Own cards that go from one place to another.
    pub enum PileStep, page "7" {
        Discards { card: EntryId, from: Zone } => "20",
        Logs { card: EntryId, from: Zone } => "20",
        /// From the top of the deck; nobody need know which.
        DiscardsUnnamed { cards: u8 } => "20",
        LogsUnnamed { cards: u8 } => "20",
        /// An Incident goes under the Incident deck, instead of into the Log if it would be logged.
        Returns {
            card: EntryId,
            instead_of_log: bool,
            /// The pile it was turned up from, or the zone it lay in; for its sentence only.
            #[serde(skip)]
            from: Option<Zone>,
        },
        PutsOnDeck { card: EntryId },
        /// A card leaves the game.
        Destroys { card: EntryId },
        /// A card the player gives, facedown on top of the Bot deck.
        Receives { card: EntryId } => "8",
        /// A card is picked up from the Bot Discard pile for what follows.
        Fetches { card: EntryId },
        /// Another card is laid faceup in the Staging Area, to be resolved at once.
        Stages { card: EntryId, from: Zone },
        /// The next card of the row is turned up, without a question: it can be no other.
        TurnsUp { card: EntryId } => "5",
        /// Nothing of that kind lies there.
        NoneThere { zone: Zone },
    }
}

steps! {
    /// Ships, Away Teams, Locations and the Duty Officer.
    pub enum MovementStep, page "9" {
        Deploys { card: EntryId },
        Warps { card: EntryId, to: EntryId, course: Course },
        /// Every neutral Location is barred for this.
        NoDestination,
        Sends { teams: u8, to: EntryId, from: Option<EntryId> },
        /// The Away Team taken is one this row has just sent; the rulebook does not say whether it may be.
        JustSent,
        NoTeam,
        /// An Away Team comes from the supply; the Bot now has so many.
        AddsTeam { teams: u8 },
        NoTeamInSupply,
        RemovesTeam { from: EntryId },
        Promotes { card: EntryId } => "7",
        /// The Location moves to the Control Area.
        Keeps { card: EntryId } => "6",
    }
}

steps! {
    /// What concerns the player: done, suffered, chosen, reported.
    pub enum PlayerStep, page "10" {
        /// A part that concerns the player.
        Part { part: PlayerPart, outcome: PartOutcome, attack: bool },
        /// The player chose; `None` when nothing could be done. What the option of a row says is for its sentence only.
        Chooses {
            option: Option<usize>,
            #[serde(skip)]
            what: Vec<Effect>,
        } => "7",
        ChoiceCancelled,
        /// Something of the player's leaves a neutral Location.
        LeavesSite { part: PlayerPart, location: EntryId },
        /// The card goes to the player or leaves the game.
        Leaves { card: EntryId },
        /// A card of the Bot goes to the player, as the part just said.
        GoesToYou { card: EntryId },
        /// The player reported something; the steps after it say what follows.
        Reported { event: Event },
        /// The rule says that nothing changes.
        NoEffect,
    }
}

steps! {
    /// A step of Khan's own.
    pub enum KhanStep, page "5" {
        /// A trait is marked, for a card or because a row says so.
        Marks {
            #[serde(rename = "trait")]
            slug: String,
            #[serde(skip_serializing_if = "Option::is_none")]
            card: Option<EntryId>,
            /// How many are marked then.
            marked: usize,
            /// Of how many; for its sentence only.
            #[serde(skip)]
            places: usize,
        },
        /// Every place of the board has its marker.
        NothingToMark,
        /// No row of the card Khan starts on fits.
        NoRow { card: EntryId },
        /// In exile a card has left the Supplement deck, or the turn ends.
        GainsDilithium { at_end: bool, dilithium: u8 },
        /// Khan has enough Dilithium to come back.
        SpendsAll { dilithium: u8 },
        /// The regular program cards count from now on.
        LeavesExile { with_officer: bool },
    }
}
