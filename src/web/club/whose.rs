//! Whose things a visitor of a shared server reaches: those of the own seat, or one game to which a link was given.

use axum::http::StatusCode;
use maud::html;
use sha2::{Digest, Sha256};

use super::{SEAT, seats};
use crate::locale::msg;
use crate::web::app::Room;
use crate::web::desk::Desk;
use crate::web::frame;
use crate::web::games::Refusal;
use crate::web::reply::{Body, Reply};
use crate::web::tab::Tab;
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

/// Whose things lie at a desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Whose {
    /// All things of the owner of a seat.
    Seat(String),
    /// One game.
    Guest(Guest),
}

/// Somebody with a link to a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guest {
    pub owner: String,
    pub game: String,
    /// As what the guest knows the game: `@` and the word of the link.
    pub alias: String,
    pub may_play: bool,
}

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

/// What is kept of a word.
pub fn hashed(word: &str) -> String {
    let hash = Sha256::digest(word.as_bytes());
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether a text can be the word of a seat or a link.
pub fn is_word(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
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

/// What a room answers with the things of whoever asks.
pub fn answered(desk: &dyn Desk, visit: &Visit, room: Room) -> Reply {
    match whose(desk, visit) {
        Ok(whose) => {
            let seated = matches!(whose, Whose::Seat(_)).then(|| hashed(visit.kept(SEAT)));
            let reply = room(&*desk.of(&whose), visit);
            Reply { seated, ..reply }
        }
        Err(denied) => refused(desk, visit, &denied),
    }
}

/// What is read by who reaches nothing.
pub fn refused(desk: &dyn Desk, visit: &Visit, denied: &Denied) -> Reply {
    let texts = desk.texts(visit.lang);
    match denied {
        Denied::NoSeat if visit.is_deed => {
            seats::landing(desk, visit).with_status(StatusCode::FORBIDDEN)
        }
        Denied::NoSeat => seats::landing(desk, visit),
        Denied::NoLink => frame::nowhere(desk, visit),
        Denied::OnlyWatching => {
            let title = msg::seat_watching(texts);
            let main = html! {
                h1 { (title) }
                p { (msg::seat_watching_what(texts)) }
            };
            Reply::page(Tab::Solo, title, main).with_status(StatusCode::FORBIDDEN)
        }
        Denied::Away(refusal) => away(desk, visit, refusal),
    }
}

/// The page of a moment in which nothing can be read or written.
fn away(desk: &dyn Desk, visit: &Visit, _refusal: &Refusal) -> Reply {
    let texts = desk.texts(visit.lang);
    let title = msg::seat_away(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::seat_away_what(texts)) }
        p { a href=(visit.path) { (msg::seat_away_again(texts)) } }
    };
    let body = Body::Page {
        title,
        tab: None,
        main,
    };
    Reply::of(body).with_status(StatusCode::SERVICE_UNAVAILABLE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_kept_as_what_it_hashes_to() {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(hashed(""), empty);
        assert!(is_word("00112233445566778899aabbccddeeff"));
        for text in ["", "00", "00112233445566778899aabbccddeefg"] {
            assert!(!is_word(text), "{text}");
        }
    }
}
