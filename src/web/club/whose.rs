//! Whose things a visitor of a shared server reaches: those of the own seat, or one game to which a link was given.

use super::person::{SEAT, Whose, hashed, is_word};
use crate::web::desk::Desk;
use crate::web::games::Refusal;
use crate::web::visit::Visit;

/// What stands before the word of a link where else the name of a game stands.
pub const AT: char = '@';
/// Where games are played.
const GAMES: &str = "/solo/";
/// What a guest may look at below a game; the rest belongs to its owner.
const LOOKS: [&str; 9] = [
    "log", "setup", "news", "turn", "answer", "event", "undo", "redo", "correct",
];
/// What a guest who plays may do, or look at beside that.
const DEEDS: [&str; 7] = [
    "turn", "answer", "event", "undo", "redo", "correct", "score",
];

/// Why nothing is reached.
pub enum Denied {
    NoSeat,
    /// A link that leads nowhere, or not there.
    NoLink,
    /// Who may watch does not play.
    OnlyWatching,
    /// The database does not answer.
    Away(Refusal),
}

/// Whose things a visit is about.
///
/// # Errors
/// When there are none the visitor may reach.
pub fn whose(desk: &dyn Desk, visit: &Visit) -> Result<Whose, Denied> {
    match linked(visit) {
        Some(word) => guest(desk, visit, word),
        None => match seated(desk, visit)? {
            Some(owner) => Ok(Whose::Seat(owner)),
            None => Err(Denied::NoSeat),
        },
    }
}

/// The owner of the seat this browser has.
///
/// # Errors
/// When the database does not answer.
pub fn seated(desk: &dyn Desk, visit: &Visit) -> Result<Option<String>, Denied> {
    let word = visit.kept(SEAT);
    if !is_word(word) {
        return Ok(None);
    }
    desk.seated(visit.lang, &hashed(word)).map_err(Denied::Away)
}

/// The word of the link through which a game is visited.
fn linked(visit: &Visit) -> Option<&str> {
    visit.path.strip_prefix(GAMES)?;
    visit.part(0).strip_prefix(AT)
}

fn guest(desk: &dyn Desk, visit: &Visit, word: &str) -> Result<Whose, Denied> {
    // Before the first bar of `/solo/name/below` stands an empty part.
    let below = visit.path.split('/').nth(3).unwrap_or_default();
    let is_seen = below.is_empty() || LOOKS.contains(&below) || DEEDS.contains(&below);
    if !is_word(word) || !is_seen {
        return Err(Denied::NoLink);
    }
    let found = desk.guest(visit.lang, &hashed(word), visit.part(0));
    let guest = found.map_err(Denied::Away)?.ok_or(Denied::NoLink)?;
    let is_deed = visit.is_deed || below == "score";
    if is_deed && !(guest.may_play && DEEDS.contains(&below)) {
        return Err(Denied::OnlyWatching);
    }
    Ok(Whose::Guest(guest))
}
