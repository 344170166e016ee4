//! Taking a seat, keeping its address, sitting down with it, leaving; and the links with which its holder shares a game.

use axum::http::StatusCode;
use maud::{Markup, html};
use page::render::encode_path;

use super::access::{AT, AccessDenial, find_seat_owner};
use super::access::{deny, landing, plain};
use super::identity::{SEAT, hash_word, is_word};
use super::origin::Origin;
use crate::frame;
use crate::games::{Refusal, RefusalKind};
use crate::key::Key;
use crate::reply::NavTab;
use crate::reply::Reply;
use crate::router::{App, action, page};
use crate::solo::{self, address_of};
use crate::visit::Visit;
use crate::worker::Worker;
use ::page::locale::{Texts, msg};
use ::page::render::scan;

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

fn seat(worker: &Worker<'_>, visit: &Visit) -> Reply {
    match find_seat_owner(worker, visit) {
        Ok(Some(_)) => own(worker, visit),
        Ok(None) => landing(worker, visit),
        Err(denied) => deny(worker, visit, &denied),
    }
}

/// The page of the seat this browser has.
fn own(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
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
fn take(worker: &Worker<'_>, visit: &Visit) -> Reply {
    match find_seat_owner(worker, visit) {
        Ok(Some(_)) => return own(worker, visit),
        Ok(None) => {}
        Err(denied) => return deny(worker, visit, &denied),
    }
    let (Some(word), Some(owner)) = (Key::new(), Key::new()) else {
        return Reply::go("/seat").with_status(StatusCode::INTERNAL_SERVER_ERROR);
    };
    let taken = worker.take_seat(visit.lang, &hash_word(word.code()), owner.code());
    match taken {
        Ok(()) => shown_once(worker, visit, word.code()),
        Err(refusal) => deny(worker, visit, &AccessDenial::Away(refusal)),
    }
}

/// The address of a seat: afterwards nobody can tell it any more.
fn shown_once(worker: &Worker<'_>, visit: &Visit, word: &str) -> Reply {
    let texts = worker.texts(visit.lang);
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
pub(super) fn address(texts: &Texts, visit: &Visit, path: &str) -> Markup {
    let known = visit.club.as_ref().map(|origin| origin.address(path));
    let whole = known.unwrap_or_default();
    html! {
        p { textarea.address readonly rows="2" aria-label=(msg::seat_address(texts)) { (whole) } }
        p { (msg::seat_scan(texts)) }
        (scan(&whole))
    }
}

/// The reply, after which the browser has a seat.
fn sitting(visit: &Visit, reply: Reply, word: &str) -> Reply {
    let line = |origin: &Origin| origin.cookie(SEAT, word, KEPT_FOR);
    let sets = visit.club.iter().map(|origin| line(origin)).collect();
    Reply { sets, ..reply }
}

/// Whoever opens the address of a seat sits down; but nobody is moved from one seat to another by a link alone.
fn arrive(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let word = visit.part(0);
    let other = visit.setting(SEAT) != word;
    match (is_seat(worker, visit, word), find_seat_owner(worker, visit)) {
        (Err(denied), _) | (_, Err(denied)) => deny(worker, visit, &denied),
        (Ok(false), _) => unknown(worker, visit),
        (Ok(true), Ok(Some(_))) if other => may_change(worker, visit),
        (Ok(true), Ok(_)) => sitting(visit, Reply::go("/"), word),
    }
}

fn sit(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let word = visit.part(0);
    match is_seat(worker, visit, word) {
        Ok(true) => sitting(visit, Reply::go("/"), word),
        Ok(false) => unknown(worker, visit),
        Err(denied) => deny(worker, visit, &denied),
    }
}

/// Whether there is a seat of this word.
fn is_seat(worker: &Worker<'_>, visit: &Visit, word: &str) -> Result<bool, AccessDenial> {
    if !is_word(word) {
        return Ok(false);
    }
    let found = worker.seat_owner(visit.lang, &hash_word(word));
    Ok(found.map_err(AccessDenial::Away)?.is_some())
}

fn unknown(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let title = msg::seat_unknown(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::seat_unknown_what(texts)) }
        p { a href="/seat" { (msg::seat_title(texts)) } }
    };
    plain(title, main).with_status(StatusCode::NOT_FOUND)
}

fn may_change(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let title = msg::seat_change(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::seat_change_what(texts)) }
        form.ask method="post" action=(format!("/seat/{}", encode_path(visit.part(0)))) {
            button.choice type="submit" { (msg::seat_change_go(texts)) }
            a.go href="/" { (msg::seat_change_not(texts)) }
        }
    };
    plain(title, main)
}

fn back(_: &Worker<'_>, _: &Visit) -> Reply {
    Reply::go("/seat")
}

fn renew(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let Some(word) = Key::new() else {
        return Reply::go("/seat").with_status(StatusCode::INTERNAL_SERVER_ERROR);
    };
    let (old, new) = (hash_word(visit.setting(SEAT)), hash_word(word.code()));
    match worker.renew_seat(visit.lang, &old, &new) {
        Ok(true) => shown_once(worker, visit, word.code()),
        Ok(false) => landing(worker, visit),
        Err(refusal) => deny(worker, visit, &AccessDenial::Away(refusal)),
    }
}

/// The browser forgets the seat.
fn leave(_: &Worker<'_>, visit: &Visit) -> Reply {
    let line = |origin: &Origin| origin.cookie(SEAT, "", 0);
    let sets = visit.club.iter().map(|origin| line(origin)).collect();
    Reply { sets, ..Reply::go("/seat") }
}

/// Whoever opens a link to a game goes to it.
fn table(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let word = visit.part(0);
    if !is_word(word) {
        return frame::nowhere(worker, visit);
    }
    match worker.find_guest(visit.lang, &hash_word(word), "") {
        Ok(Some(_)) => Reply::go(format!("/solo/{AT}{word}")),
        Ok(None) => no_table(worker, visit),
        Err(refusal) => deny(worker, visit, &AccessDenial::Away(refusal)),
    }
}

fn no_table(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let title = msg::seat_no_table(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::seat_no_table_what(texts)) }
    };
    plain(title, main).with_status(StatusCode::NOT_FOUND)
}

/// The field that says which link.
const LINK: &str = "link";
/// The field that says what becomes of it.
const DO: &str = "do";
const PLAY: &str = "play";
const WATCH: &str = "watch";
const END: &str = "end";

/// The routes of this room.
pub fn share_routes() -> axum::Router<App> {
    axum::Router::new().route("/solo/{name}/share", page(links).merge(action(change)))
}

fn links(worker: &Worker<'_>, visit: &Visit) -> Reply {
    shown(worker, visit, &html! {})
}

/// Which links there are, and what can be done with each.
fn shown(worker: &Worker<'_>, visit: &Visit, new: &Markup) -> Reply {
    let (texts, name) = (worker.texts(visit.lang), visit.part(0));
    if visit.club.is_none() {
        return frame::nowhere(worker, visit);
    }
    let read = worker.changes(name).and_then(|_| worker.shares(visit.lang, name));
    let shares = match read {
        Ok(shares) => shares,
        Err(refusal) => return failed(worker, visit, refusal),
    };
    let title = msg::seat_share(texts, name);
    let main = html! {
        h1 { (title) }
        (new)
        p { (msg::seat_share_what(texts)) }
        (link(texts, name, true, shares.contains(&true)))
        (link(texts, name, false, shares.contains(&false)))
        p { a href=(address_of(name)) { (msg::solo_back(texts)) } }
    };
    Reply::page(NavTab::Solo, title, main)
}

fn link(texts: &Texts, name: &str, may_play: bool, is_there: bool) -> Markup {
    let (word, title) =
        if may_play { (PLAY, msg::seat_share_play(texts)) } else { (WATCH, msg::seat_share_watch(texts)) };
    let make = if is_there { msg::seat_share_renew(texts) } else { msg::seat_share_make(texts) };
    html! {
        form.ask method="post" action=(format!("{}/share", address_of(name))) {
            h2 { (title) }
            input type="hidden" name=(LINK) value=(word);
            button.choice type="submit" name=(DO) value="make" { (make) }
            @if is_there {
                button.choice.danger type="submit" name=(DO) value=(END) {
                    (msg::seat_share_end(texts))
                }
            }
        }
    }
}

fn change(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let name = visit.part(0);
    let may_play = match visit.sent.get(LINK) {
        PLAY => true,
        WATCH => false,
        _ => return links(worker, visit),
    };
    if visit.sent.get(DO) == END {
        return match worker.end_share(visit.lang, name, may_play) {
            Ok(()) => Reply::go(format!("{}/share", address_of(name))),
            Err(refusal) => failed(worker, visit, refusal),
        };
    }
    let Some(word) = Key::new() else {
        return links(worker, visit);
    };
    match worker.share(visit.lang, name, may_play, &hash_word(word.code())) {
        Ok(()) => shown(worker, visit, &made(worker, visit, word.code(), may_play)),
        Err(refusal) => failed(worker, visit, refusal),
    }
}

/// The new link, which nobody can tell afterwards.
fn made(worker: &Worker<'_>, visit: &Visit, word: &str, may_play: bool) -> Markup {
    let texts = worker.texts(visit.lang);
    let means = if may_play { msg::seat_share_made_play(texts) } else { msg::seat_share_made_watch(texts) };
    html! {
        p { (means) }
        (address(texts, visit, &format!("/table/{word}")))
    }
}

fn failed(worker: &Worker<'_>, visit: &Visit, refusal: Refusal) -> Reply {
    match refusal.kind {
        RefusalKind::Away => deny(worker, visit, &AccessDenial::Away(refusal)),
        RefusalKind::Unknown | RefusalKind::Moved | RefusalKind::Wrong => solo::unknown(worker, visit, &refusal),
    }
}
