//! The program of a captain on paper: the Automated Command cards, made from the effects, on one page to print.

use axum::Router;
use axum::http::StatusCode;
use maud::html;

use super::frame::nowhere;
use super::reply::Reply;
use super::router::{App, page};
use super::visit::Visit;
use crate::worker::{Answer, Worker};
use ::page::render::Headings;
use app::choices::CAPTAINS;
use app::options::read_value;
use app::solo::program::Program;

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
    let main = html! { div.paper { (answer.render(texts, Headings::Own)) } };
    Reply::page(None, answer.title(texts), main)
}
