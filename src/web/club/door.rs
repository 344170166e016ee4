//! What is read by somebody who comes to a room that belongs to others, or to nobody yet.

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use super::person::{SEAT, Whose, hashed};
use super::whose::{Denied, whose};
use crate::locale::{Texts, msg};
use crate::model::Lang;
use crate::web::desk::Desk;
use crate::web::frame;
use crate::web::reply::{Body, Reply, html as page};
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

/// What a room answers with the things of whoever asks. What it answers without the database tells nothing of them; but
/// where it leads on something was done, and that stands.
pub fn answered(
    desk: &dyn Desk,
    visit: &Visit,
    room: impl FnOnce(&dyn Desk, &Visit) -> Reply,
) -> Reply {
    match whose(desk, visit) {
        Ok(whose) => {
            let seated = matches!(whose, Whose::Seat(_)).then(|| hashed(visit.kept(SEAT)));
            let own = desk.of(&whose);
            let mut reply = room(&*own, visit);
            if own.has_missed() && !reply.status.is_redirection() {
                reply = away(desk, visit);
            }
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
    let (title, main) = moment(desk.texts(visit.lang), &visit.path);
    plain(title, main).with_status(StatusCode::SERVICE_UNAVAILABLE)
}

/// The same for somebody to whom no worker can say it.
pub fn unheard(lang: Lang, path: &str) -> Response {
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

/// A page that is made without anybody's desk.
pub fn alone(status: StatusCode, texts: &Texts, title: &str, main: &Markup) -> Response {
    let whole = frame::whole(texts, title, &frame::looks(), &html! {}, main);
    (status, page(whole.into_string())).into_response()
}
