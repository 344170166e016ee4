//! The names of the fields of Final Scoring, and the options of commands that take their values.

/// Fields that are the option of their name each, in the order in which they are given.
pub const OPTIONS: [&str; 7] = ["glory", "tokens", "endgame", "printed", "marks", "missions", "mission-points"];
/// Focus icons of Research, Influence, Military.
pub const FOCUS: [&str; 3] = ["focus0", "focus1", "focus2"];
/// Steps of Research, Influence, Military.
pub const TRACKS: [&str; 3] = ["track0", "track1", "track2"];
/// Names of cards, one a line.
pub const CARDS: &str = "cards";
/// Ticks: what the crew began with, what came to it later, what was seen at the table.
pub const TICKED: [&str; 3] = [OWN, LATER, SEEN];
pub(crate) const OWN: &str = "own";
pub(crate) const LATER: &str = "later";
pub(crate) const SEEN: &str = "seen";
/// Ticks: the Bot's facedown cards.
pub const NAMED: &str = "named";
/// The printed points of all cards, counted by the player.
pub const PRINTED: &str = "printed";
