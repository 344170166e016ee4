//! What is read by somebody who comes to a room that belongs to others, or to nobody yet.

use axum::http::StatusCode;
use maud::{Markup, html};

use super::person::{SEAT, Whose, hashed};
use super::whose::{Denied, whose};
use crate::locale::msg;
use crate::web::desk::Desk;
use crate::web::frame;
use crate::web::reply::{Body, Reply};
use crate::web::tab::Tab;
use crate::web::visit::Visit;

/// A page of no room.
pub fn plain(title: String, main: Markup) -> Reply {
    Reply::of(Body::Page {
        title,
        tab: None,
        main,
    })
}

/// What somebody without a seat sees.
pub fn landing(desk: &dyn Desk, visit: &Visit) -> Reply {
    let texts = desk.texts(visit.lang);
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

/// What a room answers with the things of whoever asks.
pub fn answered(
    desk: &dyn Desk,
    visit: &Visit,
    room: impl FnOnce(&dyn Desk, &Visit) -> Reply,
) -> Reply {
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
        Denied::NoSeat if visit.is_deed => landing(desk, visit).with_status(StatusCode::FORBIDDEN),
        Denied::NoSeat => landing(desk, visit),
        Denied::NoLink => frame::nowhere(desk, visit),
        Denied::OnlyWatching => {
            let title = msg::seat_watching(texts);
            let game = visit
                .path
                .rsplit_once('/')
                .map_or("/solo", |(game, _)| game);
            let main = html! {
                h1 { (title) }
                p { (msg::seat_watching_what(texts)) }
                p { a href=(game) { (msg::solo_back(texts)) } }
            };
            Reply::page(Tab::Solo, title, main).with_status(StatusCode::FORBIDDEN)
        }
        Denied::Away(_) => away(desk, visit),
    }
}

/// The page of a moment in which nothing can be read or written.
fn away(desk: &dyn Desk, visit: &Visit) -> Reply {
    let texts = desk.texts(visit.lang);
    let title = msg::seat_away(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::seat_away_what(texts)) }
        p { a href=(visit.path) { (msg::seat_away_again(texts)) } }
    };
    plain(title, main).with_status(StatusCode::SERVICE_UNAVAILABLE)
}
