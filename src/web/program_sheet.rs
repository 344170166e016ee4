//! The program of a captain on paper: the Automated Command cards, made from the effects, on one page to print.

use axum::Router;
use axum::http::StatusCode;
use maud::{DOCTYPE, html};

use super::assets::STYLE;
use super::backend::{Backend, CommandLine};
use super::frame::{made, nowhere};
use super::reply::{Body, Reply};
use super::router::{App, page};
use super::visit::Visit;
use ::page::locale::msg;

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/sheet/{captain}", page(sheet))
}

fn sheet(backend: &dyn Backend, visit: &Visit) -> Reply {
    let line = CommandLine::of(["solo", "program"]).about([visit.part(0)]);
    let leaf = backend.ask(visit.lang, &line);
    if leaf.code != 0 {
        return nowhere(backend, visit).with_status(StatusCode::NOT_FOUND);
    }
    let texts = backend.texts(visit.lang);
    let other = visit.lang.other();
    let document = html! {
        (DOCTYPE)
        html lang=(visit.lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (leaf.title) " · tricorder" }
                link rel="stylesheet" href=(STYLE.path);
                link rel="icon" href="/icon.svg" type="image/svg+xml";
            }
            body.paper {
                nav.tabs aria-label=(msg::page_rooms(texts)) {
                    a href="/solo" { (msg::page_tab_solo(texts)) }
                    a href=(visit.in_language(other)) lang=(other.code()) hreflang=(other.code()) {
                        (msg::page_other_language(texts))
                    }
                }
                main id="main" { (made(&leaf.body)) }
            }
        }
    };
    Reply::new(Body::Document(document))
}
