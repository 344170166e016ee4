//! What happens, step by step, with the rule behind it. Language-free: `words::steps` makes the sentences.

pub mod decision;
pub mod groups;
pub mod reasons;
pub mod rulings;

use serde::{Serialize, Serializer};

use decision::Decision;
use rulings::StepRuling;

use groups::{
    AcquisitionStep, CaptainStep, CleanUpStep, DeckStep, GainStep, GrowthStep, MovementStep, PileStep, PlayerStep,
    ResolutionStep, TurnStep,
};

/// One step of a turn or an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Step {
    /// How many resolutions deep: 0 for the turn itself, 1 for a card of the row, 2 for a card that
    /// one makes the Bot resolve.
    pub depth: u8,
    /// What happens.
    #[serde(flatten)]
    pub kind: StepKind,
    /// The ruling of ours by which it happens so, where the rulebooks are silent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<StepRuling>,
    /// What the Bot decided for it, and by what.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub decisions: Vec<Decision>,
}

impl Step {
    /// A step by the rulebook in which nothing was decided.
    pub const fn new(depth: u8, kind: StepKind) -> Step {
        Step { depth, kind, ruling: None, decisions: Vec::new() }
    }
}

/// The row a card activates, named by what it matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "row", rename_all = "kebab-case")]
pub enum RowName {
    /// The card's own Surprise operation, before all rows.
    Surprise,
    /// The top trait row, for a Wildcard.
    Wildcard,
    /// A trait row, counted from 1, with its traits.
    Traits {
        /// Its place among the trait rows.
        number: usize,
        /// Slugs of the traits the row names.
        traits: Vec<String>,
    },
    /// A row of the card of exile, counted from 1, with its traits or suits.
    Exile {
        /// Its place on the card.
        number: usize,
        /// Slugs of the traits or suits the row names.
        matches: Vec<String>,
    },
    /// The row of the card's suit, without a Duty Officer.
    WithoutOfficer,
    /// The row of the card's suit, with a Duty Officer.
    WithOfficer,
}

/// Where Glory comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GlorySource {
    /// The Stardate card on top.
    Stardate,
    /// The supply, once the last Stardate card is empty or where a row says so.
    Supply,
}

/// An enum of groups; a step of a group turns into the whole by `into`, and is serialized as itself.
macro_rules! step_kinds {
    ($($(#[$note:meta])* $variant:ident($group:ident)),+ $(,)?) => {
        /// What a step does to the table.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum StepKind {
            $($(#[$note])* $variant($group)),+
        }

        $(impl From<$group> for StepKind {
            fn from(step: $group) -> StepKind {
                StepKind::$variant(step)
            }
        })+

        impl Serialize for StepKind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $(StepKind::$variant(step) => step.serialize(serializer)),+
                }
            }
        }

        impl StepKind {
            /// The page of the solo rulebook the step follows.
            pub fn page(&self) -> &'static str {
                match self {
                    // A Surprise operation has a page of its own.
                    StepKind::Resolution(ResolutionStep::Resolves { row: RowName::Surprise, .. }) => "6",
                    $(StepKind::$variant(step) => step.page()),+
                }
            }

            /// The entry of the rule the step follows.
            pub fn rule(&self) -> &'static str {
                match self {
                    $(StepKind::$variant(step) => step.rule()),+
                }
            }
        }
    };
}

step_kinds!(
    /// The turn itself and its Control Step.
    Turn(TurnStep),
    /// The Bot deck runs on.
    Deck(DeckStep),
    /// The Clean-up Step.
    CleanUp(CleanUpStep),
    /// A card is resolved, and how its row goes on.
    Resolution(ResolutionStep),
    /// Tracks, resources, and the Glory of the Stardate cards.
    Growth(GrowthStep),
    /// Cards that come to the Bot, or would have.
    Acquisition(AcquisitionStep),
    /// What comes to the Bot by rows of the other boxes.
    Gain(GainStep),
    /// Own cards that go from one place to another.
    Pile(PileStep),
    /// Ships, Away Teams, Locations and the Duty Officer.
    Movement(MovementStep),
    /// What concerns the player: done, suffered, chosen, reported.
    Player(PlayerStep),
    /// What only some captains have: marked traits, an exile.
    Captain(CaptainStep),
);
