//! The rulings of ours that steps follow where the rulebooks are silent.

use serde::Serialize;

/// A ruling of ours, and where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct StepRuling {
    /// Its number.
    pub number: u16,
    /// The entry it stands with.
    pub entry: &'static str,
}

macro_rules! rulings {
    ($($(#[$note:meta])* $name:ident: $number:literal in $entry:literal;)+) => {
        $($(#[$note])* pub(crate) const $name: StepRuling = StepRuling { number: $number, entry: $entry };)+

        impl StepRuling {
            /// All of them.
            pub const ALL: &[StepRuling] = &[$($name),+];
        }
    };
}

rulings! {
    /// Which own Away Teams a row takes away.
    REMOVED_TEAMS: 86 in "cc/solo/sending-away-teams";
    /// Which own Ship a row dismisses or logs.
    LAST_SHIP: 87 in "cc/solo/most-recently-deployed";
    /// What Burnham places once the Credits have begun.
    AFTER_CREDITS: 89 in "cc/solo/special-rule";
    /// No neutral Location comes into question.
    NO_DESTINATION: 135 in "cc/solo/market-and-neutral-zone";
    /// The Supplement deck is empty at a reshuffle.
    NO_SUPPLEMENT: 136 in "cc/solo/reshuffling-the-bot-deck";
    /// An Away Team is taken from where it has just been sent.
    JUST_SENT: 185 in "cc/solo/sending-away-teams";
    /// The Market card that is plundered.
    PLUNDERED_CARD: 540 in "cc/captain/archer";
    /// No further Away Team.
    NO_FURTHER_TEAM: 541 in "cc/captain/archer";
    /// What follows an Encounter taken for a Location.
    ENCOUNTER_ENDS: 542 in "cc/captain/archer";
    /// What “otherwise” closes on a Ship of Rebner's.
    WITHOUT_HELMET: 543 in "cc/captain/rebner";
    /// Where Soval sends a team after a cancelled attack.
    NOWHERE_VACATED: 545 in "cc/captain/soval";
    /// The Location Soval takes.
    UNSECURED_LOCATION: 546 in "cc/captain/soval";
    /// Whether a Lower Decker is logged after a Person was resolved.
    PERSON_RESOLVED: 549 in "cc/captain/riker";
    /// An Incident the player did not let be given.
    REFUSED_INCIDENT: 555 in "cc/captain/khan";
    /// Which own card in play a row logs.
    LOGGED_IN_PLAY: 582 in "cc/solo/resolving-bot-effects";
}

impl StepRuling {
    /// The one with this number.
    pub fn find(number: u16) -> Option<StepRuling> {
        StepRuling::ALL.iter().find(|ruling| ruling.number == number).copied()
    }
}
