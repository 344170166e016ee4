//! Taking a seat, keeping its address, sitting down with it, leaving; and the links with which its holder shares a game.

use axum::http::StatusCode;
use maud::{Markup, html};

use super::access::{AT, AccessDenial, find_seat_owner};
use super::access::{deny, landing, plain};
use super::identity::{SEAT, hash_word, is_word};
use super::origin::{Origin, code};
use crate::backend::Backend;
use crate::frame;
use crate::games::{Refusal, RefusalKind};
use crate::key::Key;
use crate::reply::NavTab;
use crate::reply::Reply;
use crate::router::{App, action, page};
use crate::solo::{self, address_of};
use crate::visit::{Visit, encode_path};
use ::page::locale::{Texts, msg};

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

fn seat(backend: &dyn Backend, visit: &Visit) -> Reply {
    match find_seat_owner(backend, visit) {
        Ok(Some(_)) => own(backend, visit),
        Ok(None) => landing(backend, visit),
        Err(denied) => deny(backend, visit, &denied),
    }
}

/// The page of the seat this browser has.
fn own(backend: &dyn Backend, visit: &Visit) -> Reply {
    let texts = backend.texts(visit.lang);
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
fn take(backend: &dyn Backend, visit: &Visit) -> Reply {
    match find_seat_owner(backend, visit) {
        Ok(Some(_)) => return own(backend, visit),
        Ok(None) => {}
        Err(denied) => return deny(backend, visit, &denied),
    }
    let (Some(word), Some(owner)) = (Key::new(), Key::new()) else {
        return Reply::go("/seat").with_status(StatusCode::INTERNAL_SERVER_ERROR);
    };
    let taken = backend.take_seat(visit.lang, &hash_word(word.code()), owner.code());
    match taken {
        Ok(()) => shown_once(backend, visit, word.code()),
        Err(refusal) => deny(backend, visit, &AccessDenial::Away(refusal)),
    }
}

/// The address of a seat: afterwards nobody can tell it any more.
fn shown_once(backend: &dyn Backend, visit: &Visit, word: &str) -> Reply {
    let texts = backend.texts(visit.lang);
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
fn arrive(backend: &dyn Backend, visit: &Visit) -> Reply {
    let word = visit.part(0);
    let other = visit.setting(SEAT) != word;
    match (is_seat(backend, visit, word), find_seat_owner(backend, visit)) {
        (Err(denied), _) | (_, Err(denied)) => deny(backend, visit, &denied),
        (Ok(false), _) => unknown(backend, visit),
        (Ok(true), Ok(Some(_))) if other => may_change(backend, visit),
        (Ok(true), Ok(_)) => sitting(visit, Reply::go("/"), word),
    }
}

fn sit(backend: &dyn Backend, visit: &Visit) -> Reply {
    let word = visit.part(0);
    match is_seat(backend, visit, word) {
        Ok(true) => sitting(visit, Reply::go("/"), word),
        Ok(false) => unknown(backend, visit),
        Err(denied) => deny(backend, visit, &denied),
    }
}

/// Whether there is a seat of this word.
fn is_seat(backend: &dyn Backend, visit: &Visit, word: &str) -> Result<bool, AccessDenial> {
    if !is_word(word) {
        return Ok(false);
    }
    let found = backend.seat_owner(visit.lang, &hash_word(word));
    Ok(found.map_err(AccessDenial::Away)?.is_some())
}

fn unknown(backend: &dyn Backend, visit: &Visit) -> Reply {
    let texts = backend.texts(visit.lang);
    let title = msg::seat_unknown(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::seat_unknown_what(texts)) }
        p { a href="/seat" { (msg::seat_title(texts)) } }
    };
    plain(title, main).with_status(StatusCode::NOT_FOUND)
}

fn may_change(backend: &dyn Backend, visit: &Visit) -> Reply {
    let texts = backend.texts(visit.lang);
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

fn back(_: &dyn Backend, _: &Visit) -> Reply {
    Reply::go("/seat")
}

fn renew(backend: &dyn Backend, visit: &Visit) -> Reply {
    let Some(word) = Key::new() else {
        return Reply::go("/seat").with_status(StatusCode::INTERNAL_SERVER_ERROR);
    };
    let (old, new) = (hash_word(visit.setting(SEAT)), hash_word(word.code()));
    match backend.renew_seat(visit.lang, &old, &new) {
        Ok(true) => shown_once(backend, visit, word.code()),
        Ok(false) => landing(backend, visit),
        Err(refusal) => deny(backend, visit, &AccessDenial::Away(refusal)),
    }
}

/// The browser forgets the seat.
fn leave(_: &dyn Backend, visit: &Visit) -> Reply {
    let line = |origin: &Origin| origin.cookie(SEAT, "", 0);
    let sets = visit.club.iter().map(|origin| line(origin)).collect();
    Reply { sets, ..Reply::go("/seat") }
}

/// Whoever opens a link to a game goes to it.
fn table(backend: &dyn Backend, visit: &Visit) -> Reply {
    let word = visit.part(0);
    if !is_word(word) {
        return frame::nowhere(backend, visit);
    }
    match backend.guest(visit.lang, &hash_word(word), "") {
        Ok(Some(_)) => Reply::go(format!("/solo/{AT}{word}")),
        Ok(None) => no_table(backend, visit),
        Err(refusal) => deny(backend, visit, &AccessDenial::Away(refusal)),
    }
}

fn no_table(backend: &dyn Backend, visit: &Visit) -> Reply {
    let texts = backend.texts(visit.lang);
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

fn links(backend: &dyn Backend, visit: &Visit) -> Reply {
    shown(backend, visit, &html! {})
}

/// Which links there are, and what can be done with each.
fn shown(backend: &dyn Backend, visit: &Visit, new: &Markup) -> Reply {
    let (texts, name) = (backend.texts(visit.lang), visit.part(0));
    if visit.club.is_none() {
        return frame::nowhere(backend, visit);
    }
    let read = backend.changes(name).and_then(|_| backend.shares(visit.lang, name));
    let shares = match read {
        Ok(shares) => shares,
        Err(refusal) => return failed(backend, visit, refusal),
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

fn change(backend: &dyn Backend, visit: &Visit) -> Reply {
    let name = visit.part(0);
    let may_play = match visit.sent.get(LINK) {
        PLAY => true,
        WATCH => false,
        _ => return links(backend, visit),
    };
    if visit.sent.get(DO) == END {
        return match backend.end_share(visit.lang, name, may_play) {
            Ok(()) => Reply::go(format!("{}/share", address_of(name))),
            Err(refusal) => failed(backend, visit, refusal),
        };
    }
    let Some(word) = Key::new() else {
        return links(backend, visit);
    };
    match backend.share(visit.lang, name, may_play, &hash_word(word.code())) {
        Ok(()) => shown(backend, visit, &made(backend, visit, word.code(), may_play)),
        Err(refusal) => failed(backend, visit, refusal),
    }
}

/// The new link, which nobody can tell afterwards.
fn made(backend: &dyn Backend, visit: &Visit, word: &str, may_play: bool) -> Markup {
    let texts = backend.texts(visit.lang);
    let means = if may_play { msg::seat_share_made_play(texts) } else { msg::seat_share_made_watch(texts) };
    html! {
        p { (means) }
        (address(texts, visit, &format!("/table/{word}")))
    }
}

fn failed(backend: &dyn Backend, visit: &Visit, refusal: Refusal) -> Reply {
    match refusal.kind {
        RefusalKind::Away => deny(backend, visit, &AccessDenial::Away(refusal)),
        RefusalKind::Unknown | RefusalKind::Moved | RefusalKind::Wrong => solo::unknown(backend, visit, &refusal),
    }
}
