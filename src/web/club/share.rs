//! Links with which the holder of a seat shares a game: one to play, one to watch. Each is shown once.

use maud::{Markup, html};

use super::door::refused;
use super::person::hashed;
use super::seats::address;
use super::whose::Denied;
use crate::locale::{Texts, msg};
use crate::web::app::{App, action, page};
use crate::web::desk::Desk;
use crate::web::frame;
use crate::web::games::{Refusal, Refused};
use crate::web::guard::Key;
use crate::web::reply::Reply;
use crate::web::solo::{address_of, unknown};
use crate::web::tab::Tab;
use crate::web::visit::Visit;

/// The field that says which link.
const LINK: &str = "link";
/// The field that says what becomes of it.
const DO: &str = "do";
const PLAY: &str = "play";
const WATCH: &str = "watch";
const END: &str = "end";

/// The routes of this room.
pub fn routes() -> axum::Router<App> {
    axum::Router::new().route("/solo/{name}/share", page(links).merge(action(change)))
}

fn links(desk: &dyn Desk, visit: &Visit) -> Reply {
    shown(desk, visit, &html! {})
}

/// Which links there are, and what can be done with each.
fn shown(desk: &dyn Desk, visit: &Visit, new: &Markup) -> Reply {
    let (texts, name) = (desk.texts(visit.lang), visit.part(0));
    if visit.club.is_none() {
        return frame::nowhere(desk, visit);
    }
    let read = desk
        .changes(name)
        .and_then(|_| desk.shares(visit.lang, name));
    let shares = match read {
        Ok(shares) => shares,
        Err(refusal) => return failed(desk, visit, refusal),
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
    Reply::page(Tab::Solo, title, main)
}

fn link(texts: &Texts, name: &str, may_play: bool, is_there: bool) -> Markup {
    let (word, title) = if may_play {
        (PLAY, msg::seat_share_play(texts))
    } else {
        (WATCH, msg::seat_share_watch(texts))
    };
    let make = if is_there {
        msg::seat_share_renew(texts)
    } else {
        msg::seat_share_make(texts)
    };
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

fn change(desk: &dyn Desk, visit: &Visit) -> Reply {
    let name = visit.part(0);
    let may_play = match visit.sent.get(LINK) {
        PLAY => true,
        WATCH => false,
        _ => return links(desk, visit),
    };
    if visit.sent.get(DO) == END {
        return match desk.end_share(visit.lang, name, may_play) {
            Ok(()) => Reply::go(format!("{}/share", address_of(name))),
            Err(refusal) => failed(desk, visit, refusal),
        };
    }
    let Some(word) = Key::new() else {
        return links(desk, visit);
    };
    match desk.share(visit.lang, name, may_play, &hashed(word.code())) {
        Ok(()) => shown(desk, visit, &made(desk, visit, word.code(), may_play)),
        Err(refusal) => failed(desk, visit, refusal),
    }
}

/// The new link, which nobody can tell afterwards.
fn made(desk: &dyn Desk, visit: &Visit, word: &str, may_play: bool) -> Markup {
    let texts = desk.texts(visit.lang);
    let means = if may_play {
        msg::seat_share_made_play(texts)
    } else {
        msg::seat_share_made_watch(texts)
    };
    html! {
        p { (means) }
        (address(texts, visit, &format!("/table/{word}")))
    }
}

fn failed(desk: &dyn Desk, visit: &Visit, refusal: Refusal) -> Reply {
    match refusal.kind {
        Refused::Away => refused(desk, visit, &Denied::Away(refusal)),
        Refused::Unknown | Refused::Moved | Refused::Wrong => unknown(desk, visit, &refusal),
    }
}
