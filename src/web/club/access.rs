//! What a visitor of a shared server reaches: the things of the own seat, or one game to which a link was given; and
//! what is read by somebody who comes to a room that belongs to others, or to nobody yet.

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use super::identity::{Principal, SEAT, hash_word, is_word};
use crate::frame;
use crate::games::Refusal;
use crate::reply::NavTab;
use crate::reply::{Reply, html as page};
use crate::visit::Visit;
use crate::worker::Worker;
use ::page::locale::{Texts, msg};
use model::Lang;

/// What stands before the word of a link where else the name of a game stands.
pub const AT: char = '@';
/// Where games are played.
const GAMES: &str = "/solo/";
/// What a guest may look at below a game; the rest belongs to its owner.
const LOOKS: [&str; 10] = ["log", "setup", "news", "draft", "turn", "answer", "event", "undo", "redo", "correct"];
/// What a guest who plays may do, or look at beside that.
const DEEDS: [&str; 8] = ["draft", "turn", "answer", "event", "undo", "redo", "correct", "score"];

/// Why nothing is reached.
pub enum AccessDenial {
    /// The browser has no seat, or one that is not known, and no link was followed.
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
pub fn find_principal(worker: &Worker<'_>, visit: &Visit) -> Result<Principal, AccessDenial> {
    match linked(visit) {
        Some(word) => find_guest(worker, visit, word),
        None => match find_seat_owner(worker, visit)? {
            Some(owner) => Ok(Principal::Seat(owner)),
            None => Err(AccessDenial::NoSeat),
        },
    }
}

/// The owner of the seat this browser has.
///
/// # Errors
/// When the database does not answer.
pub fn find_seat_owner(worker: &Worker<'_>, visit: &Visit) -> Result<Option<String>, AccessDenial> {
    let word = visit.setting(SEAT);
    if !is_word(word) {
        return Ok(None);
    }
    worker.seat_owner(visit.lang, &hash_word(word)).map_err(AccessDenial::Away)
}

/// The word of the link through which a game is visited.
fn linked(visit: &Visit) -> Option<&str> {
    visit.path.strip_prefix(GAMES)?;
    visit.part(0).strip_prefix(AT)
}

fn find_guest(worker: &Worker<'_>, visit: &Visit, word: &str) -> Result<Principal, AccessDenial> {
    // Before the first bar of `/solo/name/below` stands an empty part.
    let below = visit.path.split('/').nth(3).unwrap_or_default();
    let is_seen = below.is_empty() || LOOKS.contains(&below) || DEEDS.contains(&below);
    if !is_word(word) || !is_seen {
        return Err(AccessDenial::NoLink);
    }
    let found = worker.find_guest(visit.lang, &hash_word(word), visit.part(0));
    let guest = found.map_err(AccessDenial::Away)?.ok_or(AccessDenial::NoLink)?;
    let is_deed = visit.is_deed || below == "score";
    if is_deed && !(guest.may_play && DEEDS.contains(&below)) {
        return Err(AccessDenial::OnlyWatching);
    }
    Ok(Principal::Guest(guest))
}

/// A page of no room.
pub fn plain(title: String, main: Markup) -> Reply {
    Reply::page(None, title, main)
}

/// What somebody without a seat sees.
pub fn landing(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let title = msg::seat_landing(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::seat_what(texts)) }
        form.ask method="post" action="/seat" {
            button.go type="submit" { (msg::seat_take(texts)) }
        }
        p { (msg::seat_have(texts)) }
    };
    plain(title, main)
}

/// What a room answers with the things of whoever asks. What it answers without the database tells nothing of them; but
/// where it leads on something was done, and that stands.
pub fn answer_visitor(
    worker: &Worker<'_>,
    visit: &Visit,
    room: impl FnOnce(&Worker<'_>, &Visit) -> Reply,
) -> Reply {
    match find_principal(worker, visit) {
        Ok(whose) => {
            let seated = matches!(whose, Principal::Seat(_)).then(|| hash_word(visit.setting(SEAT)));
            let own = worker.of(whose);
            let mut reply = room(&own, visit);
            if own.has_missed() && !reply.status.is_redirection() {
                reply = away(worker, visit);
            }
            Reply { seated, ..reply }
        }
        Err(denied) => deny(worker, visit, &denied),
    }
}

/// What is read by who reaches nothing.
pub fn deny(worker: &Worker<'_>, visit: &Visit, denied: &AccessDenial) -> Reply {
    let texts = worker.texts(visit.lang);
    match denied {
        AccessDenial::NoSeat if visit.is_deed => landing(worker, visit).with_status(StatusCode::FORBIDDEN),
        AccessDenial::NoSeat => landing(worker, visit),
        AccessDenial::NoLink => frame::nowhere(worker, visit),
        AccessDenial::OnlyWatching => {
            let title = msg::seat_watching(texts);
            let game = visit.path.rsplit_once('/').map_or("/solo", |(game, _)| game);
            let main = html! {
                h1 { (title) }
                p { (msg::seat_watching_what(texts)) }
                p { a href=(game) { (msg::solo_back(texts)) } }
            };
            Reply::page(NavTab::Solo, title, main).with_status(StatusCode::FORBIDDEN)
        }
        AccessDenial::Away(_) => away(worker, visit),
    }
}

/// The page of a moment in which nothing can be read or written.
fn away(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let (title, main) = moment(worker.texts(visit.lang), &visit.path);
    plain(title, main).with_status(StatusCode::SERVICE_UNAVAILABLE)
}

/// The page of a moment in which nothing can be read or written, drawn without a worker; try again in a second.
pub fn unavailable(lang: Lang, path: &str) -> Response {
    let texts = Texts::new(lang);
    let (title, main) = moment(&texts, path);
    let mut response = alone(StatusCode::SERVICE_UNAVAILABLE, &texts, &title, &main);
    let soon = HeaderValue::from_static("1");
    response.headers_mut().insert(RETRY_AFTER, soon);
    response
}

fn moment(texts: &Texts, path: &str) -> (String, Markup) {
    let title = msg::seat_away(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::seat_away_what(texts)) }
        p { a href=(path) { (msg::seat_away_again(texts)) } }
    };
    (title, main)
}

/// A page that no worker makes.
pub fn alone(status: StatusCode, texts: &Texts, title: &str, main: &Markup) -> Response {
    let whole = frame::whole(texts, title, frame::Dress::default(), &frame::looks(), &html! {}, main);
    (status, page(whole.into_string())).into_response()
}
