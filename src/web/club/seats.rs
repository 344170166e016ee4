//! Taking a seat, keeping its address, sitting down with it, leaving.

use axum::http::StatusCode;
use maud::{Markup, html};

use super::door::{landing, plain, refused};
use super::origin::Origin;
use super::person::{SEAT, hashed, is_word};
use super::qr::code;
use super::whose::{AT, Denied, seated};
use crate::locale::{Texts, msg};
use crate::web::app::{App, action, page};
use crate::web::desk::Desk;
use crate::web::frame;
use crate::web::guard::Key;
use crate::web::reply::Reply;
use crate::web::visit::{Visit, encoded};

/// Seconds a browser keeps a seat: 400 days, the longest browsers allow.
const KEPT_FOR: u32 = 400 * 24 * 60 * 60;

/// The routes of this room.
pub fn routes() -> axum::Router<App> {
    axum::Router::new()
        .route("/seat", page(seat).merge(action(take)))
        .route("/seat/renew", page(back).merge(action(renew)))
        .route("/seat/leave", page(back).merge(action(leave)))
        .route("/seat/{word}", page(arrive).merge(action(sit)))
        .route("/table/{word}", page(table))
}

fn seat(desk: &dyn Desk, visit: &Visit) -> Reply {
    match seated(desk, visit) {
        Ok(Some(_)) => own(desk, visit),
        Ok(None) => landing(desk, visit),
        Err(denied) => refused(desk, visit, &denied),
    }
}

/// The page of the seat this browser has.
fn own(desk: &dyn Desk, visit: &Visit) -> Reply {
    let texts = desk.texts(visit.lang);
    let title = msg::seat_title(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::seat_here(texts)) }
        a.go href="/solo" { (msg::seat_go(texts)) }
        (deed("/seat/renew", &msg::seat_renew(texts), &msg::seat_renew_what(texts)))
        (deed("/seat/leave", &msg::seat_leave(texts), &msg::seat_leave_what(texts)))
    };
    plain(title, main)
}

fn deed(to: &str, what: &str, means: &str) -> Markup {
    html! {
        form.ask method="post" action=(to) {
            p { (means) }
            button.choice type="submit" { (what) }
        }
    }
}

/// Who sends the form of the landing page twice has one seat.
fn take(desk: &dyn Desk, visit: &Visit) -> Reply {
    match seated(desk, visit) {
        Ok(Some(_)) => return own(desk, visit),
        Ok(None) => {}
        Err(denied) => return refused(desk, visit, &denied),
    }
    let (Some(word), Some(owner)) = (Key::new(), Key::new()) else {
        return Reply::go("/seat").with_status(StatusCode::INTERNAL_SERVER_ERROR);
    };
    let taken = desk.take_seat(visit.lang, &hashed(word.code()), owner.code());
    match taken {
        Ok(()) => shown_once(desk, visit, word.code()),
        Err(refusal) => refused(desk, visit, &Denied::Away(refusal)),
    }
}

/// The address of a seat: afterwards nobody can tell it any more.
fn shown_once(desk: &dyn Desk, visit: &Visit, word: &str) -> Reply {
    let texts = desk.texts(visit.lang);
    let title = msg::seat_new(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::seat_keep(texts)) }
        (address(texts, visit, &format!("/seat/{word}")))
        a.go href="/solo" { (msg::seat_go(texts)) }
    };
    sitting(visit, plain(title, main), word)
}

/// An address to be kept or passed on, to be read and to be scanned.
pub fn address(texts: &Texts, visit: &Visit, path: &str) -> Markup {
    let known = visit.club.as_ref().map(|origin| origin.address(path));
    let whole = known.unwrap_or_default();
    html! {
        p { textarea.address readonly rows="2" aria-label=(msg::seat_address(texts)) { (whole) } }
        p { (msg::seat_scan(texts)) }
        (code(&whole))
    }
}

/// The reply, after which the browser has a seat.
fn sitting(visit: &Visit, reply: Reply, word: &str) -> Reply {
    let line = |origin: &Origin| origin.cookie(SEAT, word, KEPT_FOR);
    let sets = visit.club.iter().map(|origin| line(origin)).collect();
    Reply { sets, ..reply }
}

/// Whoever opens the address of a seat sits down; but nobody is moved from one seat to another by a link alone.
fn arrive(desk: &dyn Desk, visit: &Visit) -> Reply {
    let word = visit.part(0);
    let other = visit.kept(SEAT) != word;
    match (known(desk, visit, word), seated(desk, visit)) {
        (Err(denied), _) | (_, Err(denied)) => refused(desk, visit, &denied),
        (Ok(false), _) => unknown(desk, visit),
        (Ok(true), Ok(Some(_))) if other => may_change(desk, visit),
        (Ok(true), Ok(_)) => sitting(visit, Reply::go("/"), word),
    }
}

fn sit(desk: &dyn Desk, visit: &Visit) -> Reply {
    let word = visit.part(0);
    match known(desk, visit, word) {
        Ok(true) => sitting(visit, Reply::go("/"), word),
        Ok(false) => unknown(desk, visit),
        Err(denied) => refused(desk, visit, &denied),
    }
}

/// Whether there is a seat of this word.
fn known(desk: &dyn Desk, visit: &Visit, word: &str) -> Result<bool, Denied> {
    if !is_word(word) {
        return Ok(false);
    }
    let found = desk.seated(visit.lang, &hashed(word));
    Ok(found.map_err(Denied::Away)?.is_some())
}

fn unknown(desk: &dyn Desk, visit: &Visit) -> Reply {
    let texts = desk.texts(visit.lang);
    let title = msg::seat_unknown(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::seat_unknown_what(texts)) }
        p { a href="/seat" { (msg::seat_title(texts)) } }
    };
    plain(title, main).with_status(StatusCode::NOT_FOUND)
}

fn may_change(desk: &dyn Desk, visit: &Visit) -> Reply {
    let texts = desk.texts(visit.lang);
    let title = msg::seat_change(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::seat_change_what(texts)) }
        form.ask method="post" action=(format!("/seat/{}", encoded(visit.part(0)))) {
            button.choice type="submit" { (msg::seat_change_go(texts)) }
            a.go href="/" { (msg::seat_change_not(texts)) }
        }
    };
    plain(title, main)
}

fn back(_: &dyn Desk, _: &Visit) -> Reply {
    Reply::go("/seat")
}

fn renew(desk: &dyn Desk, visit: &Visit) -> Reply {
    let Some(word) = Key::new() else {
        return Reply::go("/seat").with_status(StatusCode::INTERNAL_SERVER_ERROR);
    };
    let (old, new) = (hashed(visit.kept(SEAT)), hashed(word.code()));
    match desk.renew_seat(visit.lang, &old, &new) {
        Ok(true) => shown_once(desk, visit, word.code()),
        Ok(false) => landing(desk, visit),
        Err(refusal) => refused(desk, visit, &Denied::Away(refusal)),
    }
}

/// The browser forgets the seat.
fn leave(_: &dyn Desk, visit: &Visit) -> Reply {
    let line = |origin: &Origin| origin.cookie(SEAT, "", 0);
    let sets = visit.club.iter().map(|origin| line(origin)).collect();
    Reply {
        sets,
        ..Reply::go("/seat")
    }
}

/// Whoever opens a link to a game goes to it.
fn table(desk: &dyn Desk, visit: &Visit) -> Reply {
    let word = visit.part(0);
    if !is_word(word) {
        return frame::nowhere(desk, visit);
    }
    match desk.guest(visit.lang, &hashed(word), "") {
        Ok(Some(_)) => Reply::go(format!("/solo/{AT}{word}")),
        Ok(None) => no_table(desk, visit),
        Err(refusal) => refused(desk, visit, &Denied::Away(refusal)),
    }
}

fn no_table(desk: &dyn Desk, visit: &Visit) -> Reply {
    let texts = desk.texts(visit.lang);
    let title = msg::seat_no_table(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::seat_no_table_what(texts)) }
    };
    plain(title, main).with_status(StatusCode::NOT_FOUND)
}
