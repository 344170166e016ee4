//! Under which names fields of a game are sent: each is the path of its value in the answer, the event or the
//! correction that is sent, with what is reported or set right before it: `answer.market.0.tokens.glory`.

/// The answer to the question.
pub const ANSWER: &str = "answer";
/// What is reported, as it is typed in English.
pub const EVENT: &str = "event";
/// What is set right, as it is typed in English.
pub const CORRECT: &str = "correct";
/// Below something that may not be there: on where it is not, as when its deck has run out.
pub const NONE: &str = "none";
/// The value of a button for nothing being there, as when a deck has run out.
pub const NOTHING: &str = "-";
/// A card by its name or id.
pub const CARD: &str = "card";
/// Answers to several questions, by their numbers from 0.
pub const SEVERAL: &str = "several";
/// Traits that are marked, those of the player's Captain as [`captain_mark`] has them.
pub const MARKS: &str = "marks";

/// Before a trait that has its place for the player's Captain.
const CAPTAIN: &str = "captain.";

/// A trait in a place for those of the player's Captain.
pub fn captain_mark(slug: &str) -> String {
    format!("{CAPTAIN}{slug}")
}

/// A trait, and whether it is in a place for those of the player's Captain.
pub fn parse_mark(value: &str) -> (&str, bool) {
    value.strip_prefix(CAPTAIN).map_or((value, false), |slug| (slug, true))
}

/// What is below a path; the path itself where that is nothing.
pub fn path(above: &str, below: &str) -> String {
    if below.is_empty() { above.to_owned() } else { format!("{above}.{below}") }
}
