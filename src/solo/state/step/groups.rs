//! The groups of steps, and the page of the solo rulebook behind each.

use serde::Serialize;

use super::reasons::{ConditionCheck, Lack};
use super::{GlorySource, RowName};
use crate::state::event::Event;
use crate::state::question::PartOutcome;
use crate::state::tabletop::{Ending, Zone};
use crate::{Forces, TokenCounts};
use model::{
    Course, Effect, EffectToken, EntryId, Faceup, PlayerPart, Preference, Specialty, StardateEffect, Suit,
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
        /// A Bot turn begins.
        TurnBegins {
            /// Its number, from 1.
            turn: u8,
            /// Whether the game ends after it.
            last: bool,
        } => "4, 11",
        /// No Location is secured in the Control Step.
        NothingSecured,
        /// The Bot takes control; its Ships there are discarded, its Away Teams come home.
        TakesControl {
            /// The Location, which goes to the Control Area.
            card: EntryId,
            /// Away Teams that come home to the Bot's Captain.
            teams: u8,
            /// Ships that go to the Bot Discard pile.
            ships: Vec<EntryId>,
            /// What the player had there; for its sentence only.
            #[serde(skip)]
            player: Forces,
        },
        /// The player gains Glory for tokens at a Location that was taken over.
        PlayerGlory {
            /// 1 for each of the player's tokens there.
            amount: u8,
            /// Where the Glory comes from.
            from: GlorySource,
        },
        /// The Bot turn is over.
        TurnEnds,
        /// The game is over.
        Ends {
            /// How it ended.
            ending: Ending,
        } => "4, 5",
    }
}

steps! {
    /// The Bot deck runs on.
    pub enum DeckStep, page "4" {
        /// Cards from the deck go facedown to the Staging Area.
        Draws {
            /// How many the Stardate card asks for.
            cards: u8,
        },
        /// Nothing is left to draw, discard or resolve.
        DeckIsOut,
        /// The deck is empty: the Discard pile becomes the new one.
        Reshuffles {
            /// Cards of the Discard pile; may be 0.
            cards: usize,
            /// Whether the top card of the Supplement deck goes on top; without it that deck is empty.
            supplement: bool,
        },
    }
}

steps! {
    /// The Clean-up Step.
    pub enum CleanUpStep, page "4" {
        /// A Stardate card held by the Bot is executed.
        Executes {
            /// Its number, from 1.
            card: u8,
            /// What it makes happen.
            effect: StardateEffect,
        },
        /// Locations without any token leave the Neutral Zone, which is filled again.
        ZoneLoses {
            /// Those that leave; empty if all stay.
            cards: Vec<EntryId>,
        },
        /// The faceup cards of the Staging Area are discarded, in this order.
        ClearsStaging {
            /// Empty if none lies there.
            cards: Vec<EntryId>,
        },
        /// 1 Glory goes on the Market card least valuable to the player.
        PlacesGlory {
            /// The Market card.
            card: EntryId,
            /// Where the Glory comes from.
            from: GlorySource,
        },
        /// Burnham's Dilithium goes on the Market card least valuable to the player.
        PlacesDilithium {
            /// The Market card.
            card: EntryId,
            /// Dilithium from the supply.
            amount: u8,
        },
        /// No card lies in the Market to put anything on.
        NoMarketCard,
        /// What would be put on a Market card in the last turn counts for nothing any more.
        LeavesMarket,
    }
}

steps! {
    /// A card is resolved, and how its row goes on.
    pub enum ResolutionStep, page "5" {
        /// A card is about to be resolved; it lies in the Staging Area, or in the Control Area.
        Resolves {
            /// The card that is resolved.
            card: EntryId,
            /// The row it activates.
            row: RowName,
            /// Whether an attack on the player can follow from the row.
            attack: bool,
        },
        /// A card the Bot never resolves.
        NeverResolved {
            /// The card, which stays where it is.
            card: EntryId,
        } => "6",
        /// What the row names first cannot be done; the other branch follows, if there is one.
        NotAble {
            /// What is missing for it.
            lack: Lack,
        },
        /// A condition of the row, with what it was held against; of several all up to the first that fails.
        Tested {
            /// Whether all that was looked at holds.
            holds: bool,
            /// In the order in which they were looked at.
            checks: Vec<ConditionCheck>,
        },
        /// Once for each card of this suit or trait in the Bot Discard pile.
        Repeats {
            /// How often; may be 0.
            times: usize,
            /// Slug of the suit or trait.
            of: String,
        },
        /// Once for each card with any of these traits in play.
        RepeatsInPlay {
            /// How often; may be 0.
            times: usize,
            /// Slugs of the traits.
            of: Vec<String>,
        },
        /// The row of this card goes on; the card resolved inside it is done.
        GoesOn {
            /// The card whose row goes on.
            card: EntryId,
        } => "7",
    }
}

steps! {
    /// Tracks, resources, and the Glory of the Stardate cards.
    pub enum GrowthStep, page "10" {
        /// The Bot's marker on a track moves up.
        GainsTrack {
            /// Whose marker moves: Research, Influence or Military.
            track: Specialty,
            /// Steps the row gives, those lost at the end of the track among them.
            amount: u8,
            /// The step reached.
            step: u8,
            /// How many of them the end of the track takes away; for its sentence only.
            #[serde(skip)]
            lost: u8,
        } => "5",
        /// The Bot gains Glory.
        GainsGlory {
            /// How much Glory.
            amount: u8,
            /// Where the Glory comes from.
            from: GlorySource,
        } => "9",
        /// Glory the Bot got in the player's turn, when the player took control of this Location.
        GotGlory {
            /// The Location.
            card: EntryId,
            /// 1 for each of the Bot's tokens there.
            amount: u8,
        } => "9",
        /// Glory the player gained.
        YouGain {
            /// How much Glory.
            amount: u8,
            /// Where the Glory comes from.
            from: GlorySource,
        },
        /// The Bot gets a resource.
        Gets {
            /// Which resource.
            token: EffectToken,
            /// How many of it come from the supply.
            amount: u8,
        },
        /// Resources go back to the supply.
        Spends {
            /// Which resource.
            token: EffectToken,
            /// How many of it, as far as the Bot had them; may be 0.
            amount: u8,
        },
        /// Glory goes from the Stardate card to the supply, and nobody gains it.
        StardateLoses {
            /// How much Glory.
            amount: u8,
        } => "4",
        /// The Stardate card is empty and goes to the other side's Staging Area; the next one is filled.
        StardateEmpties {
            /// The number of the empty card, from 1.
            card: u8,
            /// Whether it goes to the player's Staging Area, else to the Bot's.
            to_player: bool,
            /// The number of the next card.
            next: u8,
            /// Glory put on the next card, as printed.
            glory: u8,
        } => "4",
        /// The last Stardate card is empty: this round is finished, then one more is played.
        CreditsBegin {
            /// The Bot turn after which the game ends.
            last_turn: u8,
        } => "4, 5",
    }
}

steps! {
    /// Cards that come to the Bot, or would have.
    pub enum AcquisitionStep, page "8" {
        /// A Market card goes to the Bot Discard pile.
        Gains {
            /// The Market card.
            card: EntryId,
            /// What lay on it; goes to the Bot's resources.
            tokens: TokenCounts,
        },
        /// A Market card goes on top of the Bot deck.
        Takes {
            /// The Market card.
            card: EntryId,
            /// What lay on it; goes to the Bot's resources.
            tokens: TokenCounts,
        },
        /// No faceup card fits.
        NothingFits {
            /// What was looked for.
            prefer: Preference,
        },
        /// No Market card carries one of these tokens, or the Market is empty.
        NoTokens {
            /// What was looked for, in the order of the row.
            tokens: Vec<EffectToken>,
        },
        /// The Market card most valuable to the player goes to the Junk.
        Junks {
            /// The Market card.
            card: EntryId,
        },
        /// No Market card is free of tokens, so none is junked.
        NothingToJunk,
        /// On top of the Bot deck; unnamed if it stays facedown.
        TakesIncident {
            /// The Incident; `None` if it stays facedown.
            card: Option<EntryId>,
        },
        /// Cards left in the Incident deck, as the program counts them without asking.
        IncidentsLeft {
            /// Cards left.
            left: u8,
        },
        /// An Encounter goes to the Bot Discard pile.
        GainsEncounter {
            /// The Encounter.
            card: EntryId,
        },
        /// An Encounter goes on top of the Bot deck.
        TakesEncounter {
            /// The Encounter; `None` if it stays facedown.
            card: Option<EntryId>,
        },
        /// The Encounter deck has run out.
        NoEncounter,
        /// The top card of the Supplement deck goes on top of the Bot deck.
        TakesSupplement,
        /// The Supplement deck has run out.
        NoSupplement,
    }
}

steps! {
    /// Something comes to the Bot, or would have.
    pub enum GainStep, page "8" {
        /// A card of the Junk, to the Bot Discard pile.
        GainsFromJunk {
            /// The card gained.
            card: EntryId,
        },
        /// No card fits where the row looks: in the Junk, or there and in the Market.
        NothingFitsThere {
            /// What was looked for.
            prefer: Preference,
            /// Where it was looked for.
            from: Faceup,
        },
        /// The top card of a Market deck, to the Bot Discard pile.
        GainsTop {
            /// The card gained.
            card: EntryId,
            /// The suit of the Market deck.
            suit: Suit,
        },
        /// The Market deck of this suit has run out.
        NoTop {
            /// The suit of the Market deck.
            suit: Suit,
        },
        /// No card lies in the Market.
        MarketIsEmpty,
        /// Resources of a Market card that stays.
        GainsResources {
            /// The Market card.
            card: EntryId,
            /// What lay on it; goes to the Bot's resources.
            tokens: TokenCounts,
        },
        /// No Market card has tokens on it.
        NoResources,
        /// The top Incident goes to the Junk.
        JunksIncident,
        /// An Incident, to the Bot Discard pile.
        GainsIncident {
            /// The Incident.
            card: EntryId,
        },
    }
}

steps! {
    /// Own cards that go from one place to another.
    pub enum PileStep, page "7" {
        /// A card goes to the Bot Discard pile.
        Discards {
            /// The card discarded.
            card: EntryId,
            /// Where it lay.
            from: Zone,
        } => "20",
        /// A card goes to the Bot's Log.
        Logs {
            /// The card logged.
            card: EntryId,
            /// Where it lay.
            from: Zone,
        } => "20",
        /// From the top of the deck; nobody need know which.
        DiscardsUnnamed {
            /// How many, one after the other.
            cards: u8,
        } => "20",
        /// From the top of the deck to the Log; nobody need know which.
        LogsUnnamed {
            /// How many, one after the other.
            cards: u8,
        } => "20",
        /// An Incident goes under the Incident deck, instead of into the Log if it would be logged.
        Returns {
            /// The Incident.
            card: EntryId,
            /// Whether it would have been logged.
            instead_of_log: bool,
            /// The pile it was turned up from, or the zone it lay in; for its sentence only.
            #[serde(skip)]
            from: Option<Zone>,
        },
        /// A card fetched from the Bot Discard pile goes on top of the Bot deck.
        PutsOnDeck {
            /// The card that goes there.
            card: EntryId,
        },
        /// A card leaves the game.
        Destroys {
            /// The card destroyed.
            card: EntryId,
        },
        /// A card the player gives, facedown on top of the Bot deck.
        Receives {
            /// The card given.
            card: EntryId,
        } => "8",
        /// A card is picked up from the Bot Discard pile for what follows.
        Fetches {
            /// The card picked up.
            card: EntryId,
        },
        /// Another card is laid faceup in the Staging Area, to be resolved at once.
        Stages {
            /// The card to be resolved.
            card: EntryId,
            /// Where it lay.
            from: Zone,
        },
        /// The next card of the row is turned up, without a question: it can be no other.
        TurnsUp {
            /// The card turned up.
            card: EntryId,
        } => "5",
        /// Nothing of that kind lies there.
        NoneThere {
            /// Where a card was looked for.
            zone: Zone,
        },
    }
}

steps! {
    /// Ships, Away Teams, Locations and the Duty Officer.
    pub enum MovementStep, page "9" {
        /// A Ship goes to the Control Area with its token.
        Deploys {
            /// The Ship.
            card: EntryId,
        },
        /// The token of a Ship moves to a neutral Location.
        Warps {
            /// The Ship.
            card: EntryId,
            /// The Location it moves to.
            to: EntryId,
            /// Why it moves there: to explore or to engage.
            course: Course,
        },
        /// Every neutral Location is barred for this.
        NoDestination,
        /// Away Teams of the Bot are sent to a neutral Location.
        Sends {
            /// How many are sent.
            teams: u8,
            /// The Location they are sent to.
            to: EntryId,
            /// The neutral Location they are taken from; `None` for the Bot's Captain.
            from: Option<EntryId>,
        },
        /// The Away Team taken is one this row has just sent; the rulebook does not say whether it may be.
        JustSent,
        /// No Away Team can be taken where one is wanted.
        NoTeam,
        /// An Away Team comes from the supply; the Bot now has so many.
        AddsTeam {
            /// All Away Teams the Bot has by now.
            teams: u8,
        },
        /// The Bot has as many Away Teams as it may have and gets no more.
        NoTeamInSupply,
        /// An Away Team of the Bot comes home to its Captain.
        RemovesTeam {
            /// The neutral Location it leaves.
            from: EntryId,
        },
        /// A card becomes the Duty Officer of the Bot.
        Promotes {
            /// The card promoted.
            card: EntryId,
        } => "7",
        /// The Location moves to the Control Area.
        Keeps {
            /// The Location.
            card: EntryId,
        } => "6",
    }
}

steps! {
    /// What concerns the player: done, suffered, chosen, reported.
    pub enum PlayerStep, page "10" {
        /// A part that concerns the player.
        Part {
            /// The part as the program card names it.
            part: PlayerPart,
            /// How it went.
            outcome: PartOutcome,
            /// Whether it is an attack.
            attack: bool,
        },
        /// The player chose; `None` when nothing could be done. What the option of a row says is for its sentence only.
        Chooses {
            /// The place of the option, from 0.
            option: Option<usize>,
            /// What the option makes happen; empty for a choice of the Bot's.
            #[serde(skip)]
            what: Vec<Effect>,
        } => "7",
        /// The player cancelled an attack instead of choosing: all attacks of the row fall away.
        ChoiceCancelled,
        /// Something of the player's leaves a neutral Location.
        LeavesSite {
            /// The part by which it leaves.
            part: PlayerPart,
            /// The Location it leaves.
            location: EntryId,
        },
        /// The card goes to the player or leaves the game.
        Leaves {
            /// The card that leaves.
            card: EntryId,
        },
        /// A card of the Bot goes to the player, as the part just said.
        GoesToYou {
            /// The card the player gets.
            card: EntryId,
        },
        /// The player reported something; the steps after it say what follows.
        Reported {
            /// What was reported.
            event: Event,
        },
        /// The rule says that nothing changes.
        NoEffect,
    }
}

steps! {
    /// A step of Khan's own.
    pub enum KhanStep, page "5" {
        /// A trait is marked, for a card or because a row says so.
        Marks {
            /// Slug of the trait.
            #[serde(rename = "trait")]
            slug: String,
            /// The card it is marked for; `None` if a row has it marked.
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
        NoRow {
            /// The card, which stays in the Staging Area.
            card: EntryId,
        },
        /// In exile a card has left the Supplement deck, or the turn ends.
        GainsDilithium {
            /// Whether the turn ends; else a card has left the Supplement deck.
            at_end: bool,
            /// Dilithium he has then.
            dilithium: u8,
        },
        /// Khan has enough Dilithium to come back.
        SpendsAll {
            /// All he had, which goes back to the supply.
            dilithium: u8,
        },
        /// The regular program cards count from now on.
        LeavesExile {
            /// Whether the suit card begins on the side with a Duty Officer.
            with_officer: bool,
        },
    }
}
