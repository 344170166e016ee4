//! What the Bot has, gets and moves.

use serde::Serialize;

use super::super::GlorySource;
use crate::TokenCounts;
use crate::state::tabletop::Zone;
use model::{Course, EffectToken, EntryId, Faceup, Preference, Specialty, Suit};
steps! {
    /// Tracks, resources, and the Glory of the Stardate cards.
    pub enum GrowthStep, page "10" in "cc/solo/gaining-resources" {
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
        } => "5" in "cc/solo/resolving-bot-effects",
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
        } => "10" in "cc/solo/helping-the-bot",
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
        } => "4" in "cc/phase/stardate-resolution",
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
            /// Glory still to be taken, from the next card; for its sentence only.
            #[serde(skip)]
            owed: u8,
        } => "4" in "cc/phase/stardate-resolution",
        /// The Stardate card is empty and only says that it is destroyed: it leaves the game, and the next one is
        /// filled.
        StardateLeaves {
            /// The number of the empty card, from 1.
            card: u8,
            /// The number of the next card.
            next: u8,
            /// Glory put on the next card, as printed.
            glory: u8,
            /// Glory still to be taken, from the next card; for its sentence only.
            #[serde(skip)]
            owed: u8,
        } => "4" in "cc/phase/stardate-resolution",
        /// The last Stardate card is empty: this round is finished, then one more is played.
        CreditsBegin {
            /// The Bot turn after which the game ends.
            last_turn: u8,
        } => "4, 5" in "cc/solo/ending-the-game",
    }
}

steps! {
    /// Cards that come to the Bot, or would have.
    pub enum AcquisitionStep, page "8" in "cc/solo/gaining-and-taking-cards" {
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
        } => "8" in "cc/solo/junking",
        /// No Market card is free of tokens, so none is junked.
        NothingToJunk => "8" in "cc/solo/junking",
        /// On top of the Bot deck; unnamed if it stays facedown.
        TakesIncident {
            /// The Incident; `None` if it stays facedown.
            card: Option<EntryId>,
        } => "8" in "cc/solo/take",
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
    pub enum GainStep, page "8" in "cc/solo/gaining-and-taking-cards" {
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
    pub enum PileStep, page "7" in "cc/solo/searching-the-bot-discard-pile" {
        /// A card goes to the Bot Discard pile.
        Discards {
            /// The card discarded.
            card: EntryId,
            /// Where it lay.
            from: Zone,
        } => "20" in "cc/keyword/discard",
        /// The bottom card of the Supplement deck goes to the Bot Discard pile.
        DiscardsBottom {
            /// The card discarded.
            card: EntryId,
        } => "20" in "cc/keyword/discard",
        /// A card goes to the Bot's Log.
        Logs {
            /// The card logged.
            card: EntryId,
            /// Where it lay.
            from: Zone,
        } => "20" in "cc/keyword/log",
        /// From the top of the deck; nobody need know which.
        DiscardsUnnamed {
            /// How many, one after the other.
            cards: u8,
        } => "20" in "cc/keyword/discard",
        /// From the top of the deck to the Log; nobody need know which.
        LogsUnnamed {
            /// How many, one after the other.
            cards: u8,
        } => "20" in "cc/keyword/log",
        /// An Incident goes under the Incident deck, instead of into the Log if it would be logged.
        Returns {
            /// The Incident.
            card: EntryId,
            /// Whether it would have been logged.
            instead_of_log: bool,
            /// The pile it was turned up from, or the zone it lay in; for its sentence only.
            #[serde(skip)]
            from: Option<Zone>,
        } => "7" in "cc/solo/incidents-and-unspecified-choices",
        /// A card fetched from the Bot Discard pile goes on top of the Bot deck.
        PutsOnDeck {
            /// The card that goes there.
            card: EntryId,
        },
        /// A card leaves the game.
        Destroys {
            /// The card destroyed.
            card: EntryId,
        } => "7" in "cc/keyword/destroy",
        /// A card the player gives, facedown on top of the Bot deck.
        Receives {
            /// The card given.
            card: EntryId,
        } => "8" in "cc/solo/gaining-and-taking-cards",
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
        } => "7" in "cc/solo/resolving-other-cards",
        /// The next card of the row is turned up, without a question: it can be no other.
        TurnsUp {
            /// The card turned up.
            card: EntryId,
        } => "5" in "cc/solo/bot-turn-flow",
        /// Nothing of that kind lies there.
        NoneThere {
            /// Where a card was looked for.
            zone: Zone,
        },
    }
}

steps! {
    /// Ships, Away Teams, Locations and the Duty Officer.
    pub enum MovementStep, page "9" in "cc/solo/sending-away-teams" {
        /// A Ship goes to the Control Area with its token.
        Deploys {
            /// The Ship.
            card: EntryId,
        } => "9" in "cc/solo/deploying-and-warping-ships",
        /// The token of a Ship moves to a neutral Location.
        Warps {
            /// The Ship.
            card: EntryId,
            /// The Location it moves to.
            to: EntryId,
            /// Why it moves there: to explore or to engage.
            course: Course,
        } => "9" in "cc/solo/deploying-and-warping-ships",
        /// Every neutral Location is barred for this.
        NoDestination => "9" in "cc/solo/market-and-neutral-zone",
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
        } => "7" in "cc/solo/duty-officers",
        /// The Location moves to the Control Area.
        Keeps {
            /// The Location.
            card: EntryId,
        } => "6" in "cc/solo/resolve-a-card",
    }
}
