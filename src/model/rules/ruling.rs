//! Rulings: decisions where the rules are silent or wrong.

use serde::{Deserialize, Serialize};

use super::statement::{QuestionList, is_unasked};
use crate::{EntryId, Localized, codes};

/// A decision on a point the rules leave open or get wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Number of the ruling, unique in the whole collection and frozen.
    pub number: u16,
    /// How sure the decision is.
    pub certainty: Certainty,
    /// What the decision rests on.
    pub origin: RulingOrigin,
    /// Cards it concerns as well; they show it too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<EntryId>,
    /// The decision in our own words.
    pub text: Localized<String>,
    /// What it answers.
    #[serde(default, skip_serializing_if = "is_unasked")]
    pub asks: QuestionList,
}

codes!(
    /// How sure a ruling is.
    Certainty {
        /// Card facts or arithmetic leave one reading.
        Sure => "sure",
        /// The natural reading, not proven.
        Likely => "likely",
        /// Nobody knows; the table decides.
        Open => "open",
    }
);

codes!(
    /// What a ruling rests on.
    RulingOrigin {
        /// The German rulebooks of the core box.
        GermanRules => "german-rules",
        /// The printed cards and boards.
        Cards => "cards",
        /// The later English rules.
        EnglishRules => "english-rules",
        /// Follows from other rules.
        Deduced => "deduced",
        /// Questions and answers gathered by players; not printed.
        Faq => "faq",
        /// A custom of players, confirmed by nobody.
        Players => "players",
    }
);
