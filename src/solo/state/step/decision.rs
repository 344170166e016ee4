//! A decision of the Bot: what came into question, and the criterion by which one of them was chosen.

use serde::Serialize;

use super::RowName;
use super::rulings::{self, StepRuling};
use crate::rules::ranking::{Ranking, Rule};
use model::{EntryId, Specialty, codes};

codes!(
    /// What was decided.
    Choice {
        /// Which row a card activates.
        Row => "row",
        /// Which track rises.
        Track => "track",
        /// Which faceup card comes to the Bot.
        Card => "card",
        /// Which Market card is junked.
        Junk => "junk",
        /// On which Market card something is placed.
        Place => "place",
        /// From which Market card resources are taken.
        Plunder => "plunder",
        /// Which Encounter is gained.
        Encounter => "encounter",
        /// Which Location a Ship explores.
        Explore => "explore",
        /// Which Location a Ship engages.
        Engage => "engage",
        /// Which Location Away Teams are sent to.
        Send => "send",
        /// Which Location an Away Team is taken from to be sent.
        TakeTeam => "take-team",
        /// Which Location an Away Team is taken away from.
        RemoveTeam => "remove-team",
        /// Which Location the Bot takes control of.
        Control => "control",
        /// Which Location the Bot takes control of without having secured it.
        ControlUnsecured => "control-unsecured",
        /// Which card in play is logged.
        Log => "log",
        /// Which Ship a row dismisses or logs.
        Ship => "ship",
        /// Which card of the Bot Discard pile is meant.
        Discard => "discard",
    }
);

impl Choice {
    /// The ruling of ours by which it is decided so, where the rulebooks are silent.
    fn ruling(self) -> Option<StepRuling> {
        match self {
            Choice::Plunder => Some(rulings::PLUNDERED_CARD),
            Choice::RemoveTeam => Some(rulings::REMOVED_TEAMS),
            Choice::ControlUnsecured => Some(rulings::UNSECURED_LOCATION),
            Choice::Log => Some(rulings::LOGGED_IN_PLAY),
            Choice::Ship => Some(rulings::LAST_SHIP),
            Choice::Row
            | Choice::Track
            | Choice::Card
            | Choice::Junk
            | Choice::Place
            | Choice::Encounter
            | Choice::Explore
            | Choice::Engage
            | Choice::Send
            | Choice::TakeTeam
            | Choice::Control
            | Choice::Discard => None,
        }
    }

    /// Whether cards are looked at with the player's multipliers.
    pub fn is_for_player(self) -> bool {
        matches!(self, Choice::Junk | Choice::Place)
    }
}

/// What may be chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CandidateKind {
    /// A card, or the Location it is.
    Card(EntryId),
    /// A track.
    Track(Specialty),
    /// A row of the program cards.
    Program(RowName),
}

impl From<&EntryId> for CandidateKind {
    fn from(card: &EntryId) -> CandidateKind {
        CandidateKind::Card(card.clone())
    }
}

impl From<Specialty> for CandidateKind {
    fn from(track: Specialty) -> CandidateKind {
        CandidateKind::Track(track)
    }
}

impl From<RowName> for CandidateKind {
    fn from(row: RowName) -> CandidateKind {
        CandidateKind::Program(row)
    }
}

/// What came into question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Candidate {
    /// What it is.
    #[serde(flatten)]
    pub what: CandidateKind,
    /// What is measured of it, in the order of the criteria; of the last, the order in which things lie, there is no
    /// measure.
    pub measures: Vec<i32>,
}

/// A decision with what decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Decision {
    /// What was decided.
    pub choice: Choice,
    /// What the candidates are compared by, one after the other.
    pub criteria: Vec<Rule>,
    /// The place of the criterion that decided among them; `None` if only one thing came into question.
    pub decided_by: Option<usize>,
    /// What came into question, the one that is chosen first.
    pub candidates: Vec<Candidate>,
    /// The ruling of ours by which it is decided so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<StepRuling>,
}

impl Decision {
    /// What some candidates come down to; `None` if there are none.
    pub fn new<T: Into<CandidateKind>>(choice: Choice, ranking: Ranking<T>) -> Option<Decision> {
        let criteria = ranking.rules();
        let measured = criteria.len() - 1;
        let candidates: Vec<Candidate> = ranking
            .ranked()
            .into_iter()
            .map(|candidate| Candidate {
                what: candidate.what.into(),
                measures: candidate.measures[..measured].to_vec(),
            })
            .collect();
        let decided_by = match &candidates[..] {
            [] => return None,
            [_] => None,
            [first, second, ..] => {
                let mut pairs = first.measures.iter().zip(&second.measures);
                Some(pairs.position(|(first, second)| first != second).unwrap_or(measured))
            }
        };
        let ruling = choice.ruling().filter(|_| decided_by.is_some());
        Some(Decision { choice, criteria, decided_by, candidates, ruling })
    }

    /// The criterion that decided; `None` if only one thing came into question.
    pub fn rule(&self) -> Option<Rule> {
        self.decided_by.and_then(|at| self.criteria.get(at).copied())
    }

    /// What was measured by the criterion that decided, of a candidate; `None` if nothing was.
    pub fn measure(&self, candidate: &Candidate) -> Option<i32> {
        self.decided_by.and_then(|at| candidate.measures.get(at).copied())
    }

    /// The candidates that were equal to the chosen one until the criterion that decided.
    pub fn rivals(&self) -> impl Iterator<Item = &Candidate> {
        let before = self.decided_by.unwrap_or_default();
        let level = self.candidates.first().map(|first| &first.measures[..before]);
        self.candidates.iter().skip(1).filter(move |other| level == Some(&other.measures[..before]))
    }
}
