//! What a player answers to the questions of a turn.

use serde::{Deserialize, Serialize};

use super::tabletop::{LocationSlot, Slot};
use model::{EntryId, PlayerPart, codes};

codes!(
    /// How a part that concerns the player went (solo rules p. 10).
    PartOutcome {
        /// The player did it, or it was done to the player.
        Done => "done",
        /// The attack was cancelled. It counts as carried out (solo rules p. 10, 14; ruling 93).
        Cancelled => "cancelled",
        /// The player cannot do it.
        Unable => "unable",
    }
);

/// What the player chose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chosen {
    /// The option with this place, from 0.
    Option(usize),
    /// The attack was cancelled.
    Cancelled,
    /// No option can be done.
    Unable,
}

/// A player's answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuestionAnswer {
    /// The Stardate card on top.
    Stardate {
        /// Its number, from 1; `None` once the last is emptied.
        card: Option<u8>,
        /// Glory on it, at least 1; counts for nothing without a card.
        glory: u8,
    },
    /// All four places of the Market, from left to right.
    Market([Slot; 4]),
    /// The Locations of the Neutral Zone, from left to right.
    Zone(Vec<LocationSlot>),
    /// Steps of the player's Research, Influence, Military.
    Tracks([u8; 3]),
    /// A card, or that there is none.
    Card(Option<EntryId>),
    /// Cards left in the Incident deck.
    Count(u8),
    /// How the part went.
    Part(PartOutcome),
    /// A place from 0, or elsewhere.
    Where(Option<usize>),
    /// `true` for yes.
    Yes(bool),
    /// The option the player chose, or why none.
    Choice(Chosen),
    /// The cards of the Junk.
    Junk(Vec<EntryId>),
    /// To each of several questions, in their order.
    Several(Vec<QuestionAnswer>),
    /// Not now: what it is about will be asked for when it matters.
    Later,
}

impl QuestionAnswer {
    /// The answers to each of several questions, or the one to one.
    pub fn into_parts(self) -> Vec<QuestionAnswer> {
        if let QuestionAnswer::Several(answers) = self {
            return answers;
        }
        vec![self]
    }

    /// The card it is, if it is one.
    pub(crate) fn into_card(self) -> Option<EntryId> {
        let QuestionAnswer::Card(card) = self else {
            return None;
        };
        card
    }

    /// The card it names, if it names one by itself.
    pub(super) fn card(&self) -> Option<&EntryId> {
        let QuestionAnswer::Card(card) = self else {
            return None;
        };
        card.as_ref()
    }
}

/// How a part that concerns the player may have gone, in the order in which it is asked (Solo rules p. 10).
pub fn possible_outcomes(part: PlayerPart) -> Vec<PartOutcome> {
    let cancelled = part.is_attack().then_some(PartOutcome::Cancelled);
    let unable = part.may_be_impossible().then_some(PartOutcome::Unable);
    [Some(PartOutcome::Done), cancelled, unable].into_iter().flatten().collect()
}
