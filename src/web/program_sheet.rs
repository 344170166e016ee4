//! The program of a captain on paper: the Automated Command cards, made from the effects, on one page to print.

use axum::Router;
use axum::http::StatusCode;
use maud::{DOCTYPE, html};

use super::assets::STYLE;
use super::frame::nowhere;
use super::reply::{Body, Reply};
use super::router::{App, page};
use super::visit::Visit;
use crate::worker::{Answer, Worker};
use ::page::locale::msg;
use ::page::render::Headings;
use app::choices::CAPTAINS;
use app::options::read_value;
use app::solo::captains::Program;

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/sheet/{captain}", page(sheet))
}

fn sheet(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let captain = read_value("<captain>", visit.part(0), &CAPTAINS, visit.lang);
    let answer = captain.ok().map(|captain| worker.run(visit.lang, Program::new(captain)));
    let Some(answer) = answer.filter(Answer::is_done) else {
        return nowhere(worker, visit).with_status(StatusCode::NOT_FOUND);
    };
    let other = visit.lang.other();
    let document = html! {
        (DOCTYPE)
        html lang=(visit.lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (answer.title(texts)) " · tricorder" }
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
                main id="main" { (answer.render(texts, Headings::Own)) }
            }
        }
    };
    Reply::new(Body::Document(document))
}
