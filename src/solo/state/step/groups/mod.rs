//! The groups of steps, and the page of the solo rulebook behind each.

use serde::Serialize;

use super::reasons::{ConditionCheck, Lack};
use super::{GlorySource, RowName};
use crate::Forces;
use crate::state::event::Event;
use crate::state::question::PartOutcome;
use crate::state::tabletop::Ending;
use model::{Effect, EntryId, PlayerPart, StardateEffect};

/// A group of steps with the page and the rule behind most of them, and behind a step where it is another. For a program `what` says
/// which step it is.
macro_rules! steps {
    (@printed $usual:literal) => { $usual };
    (@printed $usual:literal $own:literal) => { $own };
    (
        $(#[$about:meta])*
        pub enum $group:ident, page $usual:literal in $rule:literal {
            $(
                $(#[$meaning:meta])*
                $step:ident $({ $($(#[$note:meta])* $field:ident: $type:ty),* $(,)? })? $(=> $page:literal $(in $own_rule:literal)?)?,
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
            pub(in crate::state::step) fn page(&self) -> &'static str {
                match self {
                    $($group::$step { .. } => steps!(@printed $usual $($page)?),)+
                }
            }

            /// The entry of the rule.
            pub(in crate::state::step) fn rule(&self) -> &'static str {
                match self {
                    $($group::$step { .. } => steps!(@printed $rule $($($own_rule)?)?),)+
                }
            }
        }
    };
}

mod holdings;

pub use holdings::{AcquisitionStep, GainStep, GrowthStep, MovementStep, PileStep};

steps! {
    /// The turn itself and its Control Step.
    pub enum TurnStep, page "4" in "cc/solo/bot-turn-flow" {
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
        } => "4, 5" in "cc/solo/ending-the-game",
    }
}

steps! {
    /// The Bot deck runs on.
    pub enum DeckStep, page "4" in "cc/solo/reshuffling-the-bot-deck" {
        /// Cards from the deck go facedown to the Staging Area.
        Draws {
            /// How many the Stardate card asks for.
            cards: u8,
        } => "4" in "cc/solo/bot-turn-flow",
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
    pub enum CleanUpStep, page "4" in "cc/solo/bot-turn-flow" {
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
        } => "4" in "cc/solo/least-valuable",
        /// By a special rule Dilithium goes on the Market card least valuable to the player.
        PlacesDilithium {
            /// The Market card.
            card: EntryId,
            /// Dilithium from the supply.
            amount: u8,
        } => "4" in "cc/solo/special-rule",
        /// No card lies in the Market to put anything on.
        NoMarketCard,
        /// What would be put on a Market card in the last turn counts for nothing any more.
        LeavesMarket,
    }
}

steps! {
    /// A card is resolved, and how its row goes on.
    pub enum ResolutionStep, page "5" in "cc/solo/resolve-a-card" {
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
        } => "5" in "cc/solo/if-able",
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
        } => "7" in "cc/solo/resolving-other-cards",
    }
}

steps! {
    /// What concerns the player: done, suffered, chosen, reported.
    pub enum PlayerStep, page "10" in "cc/solo/directly-interacting-with-the-bot" {
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
        } => "7" in "cc/solo/unspecified-choices",
        /// The player cancelled an attack instead of choosing: all attacks of the row fall away.
        ChoiceCancelled => "10" in "cc/solo/cancel",
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
    /// A step of what only some captains have: marked traits, an exile.
    pub enum CaptainStep, page "5" in "cc/solo/special-rule" {
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
        /// No row of the card of exile fits.
        NoRow {
            /// The card, which stays in the Staging Area.
            card: EntryId,
        },
        /// In exile a card has left the Supplement deck, or the turn ends.
        GainsDilithium {
            /// Whether the turn ends; else a card has left the Supplement deck.
            at_end: bool,
            /// Dilithium it has then.
            dilithium: u8,
        },
        /// The Bot has enough Dilithium to come back.
        SpendsAll {
            /// All it had, which goes back to the supply.
            dilithium: u8,
        },
        /// The regular program cards count from now on.
        LeavesExile {
            /// Whether the suit card begins on the side with a Duty Officer.
            with_officer: bool,
        },
    }
}
