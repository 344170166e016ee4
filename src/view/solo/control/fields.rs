//! The names under which fields of a game are sent.

/// The number of the Stardate card on top.
pub const STARDATE: &str = "stardate";
/// Glory on it.
pub const GLORY: &str = "glory";
/// On once the last Stardate card is empty.
pub const END: &str = "end";
/// A card by its name or id.
pub const CARD: &str = "card";
/// Cards by their names, one a line.
pub const CARDS: &str = "cards";
/// On where there is no card: the deck has run out.
pub const NONE: &str = "none";
/// How many.
pub const COUNT: &str = "count";
/// Yes or no.
pub const YES: &str = "yes";
/// The value of the other button.
pub const NO: &str = "no";
/// How a part that concerns the player went.
pub const PART: &str = "part";
/// The value for a part that was carried out.
pub const DONE: &str = "done";
/// Done, and the card discarded is of the suit asked for, or is not.
pub const DONE_YES: &str = "done-yes";
/// Done, and the card discarded is not of the suit asked for.
pub const DONE_NO: &str = "done-no";
/// The value for a part the player has cancelled.
pub const CANCELLED: &str = "cancelled";
/// The value for what was not possible.
pub const UNABLE: &str = "unable";
/// A place of the Neutral Zone from 0.
pub const PLACE: &str = "place";
/// The value of any other place.
pub const ELSEWHERE: &str = "elsewhere";
/// An option from 0.
pub const OPTION: &str = "option";
/// What is reported, as it is typed in English.
pub const EVENT: &str = "event";
/// What is set right, as it is typed in English.
pub const CORRECT: &str = "correct";
/// A zone of the Bot by its code.
pub const ZONE: &str = "zone";
/// Traits that are marked, those of the player's Captain as [`captain_mark`] has them.
pub const MARKS: &str = "marks";
/// On while Khan is in exile.
pub const EXILE: &str = "exile";
/// Words as they are typed in a terminal.
pub const WORDS: &str = "words";

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

/// Before the fields of what is reported or set right under a word.
pub fn under(word: &str) -> String {
    format!("{word}.")
}

/// Before the fields of one of several questions.
pub fn prefix(at: usize) -> String {
    format!("{at}.")
}

/// The step of a track.
pub fn track(at: usize) -> String {
    format!("track{at}")
}

/// The card in a place of the Market, and what lies on it.
pub fn slot(at: usize) -> String {
    format!("slot{at}")
}

/// The card in a place of the Neutral Zone, and what stands there.
pub fn site(at: usize) -> String {
    format!("site{at}")
}

/// Something about a place.
pub fn at_place(place: &str, what: &str) -> String {
    format!("{place}-{what}")
}

/// Tokens on a Market card, in the order of [`solo::TokenCounts`].
pub const TOKENS: [&str; 3] = ["glory", "dilithium", "latinum"];
/// The player's Away Teams at a Location.
pub const TEAMS: &str = "teams";
/// The player's Ships at a Location.
pub const SHIPS: &str = "ships";
/// The Bot's Away Teams at a Location.
pub const BOT: &str = "bot";
