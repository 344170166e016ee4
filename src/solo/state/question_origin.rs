//! Where a card that is to be named lies.

use serde::Serialize;

/// The pile a revealed card comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuestionOrigin {
    /// The top of the Bot deck.
    Deck,
    /// The top of the Supplement deck.
    Supplement,
    /// The bottom of the Supplement deck.
    SupplementBottom,
    /// The facedown row of the Staging Area.
    Row,
    /// The Discard pile: a card put there without being named, which an effect now looks for.
    Discard,
    /// The Log: a card put there without being named, which an effect now looks for.
    Log,
}
