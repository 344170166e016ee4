//! Pages to print: the program of a captain, made from the effects of the Automated Command cards, and the cheat sheet of
//! a game.

use axum::Router;
use axum::http::StatusCode;
use maud::html;

use super::frame::nowhere;
use super::reply::Reply;
use super::router::{App, page};
use super::visit::Visit;
use crate::worker::{Answer, Worker};
use ::page::locale::Texts;
use ::page::render::Headings;
use app::CommandReport;
use app::cheat::Cheat;
use app::choices::CAPTAINS;
use app::options::read_value;
use app::solo::program::Program;
use model::Game;

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/sheet/{captain}", page(sheet)).route("/cheat/{game}", page(cheat_sheet))
}

fn sheet(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let captain = read_value("<captain>", visit.part(0), &CAPTAINS, visit.lang);
    let answer = captain.ok().map(|captain| worker.run(visit.lang, Program::new(captain)));
    let Some(answer) = answer.filter(Answer::is_done) else {
        return nowhere(worker, visit).with_status(StatusCode::NOT_FOUND);
    };
    on_paper(texts, &answer, "paper")
}

/// The address of the cheat sheet of a game.
pub(crate) fn cheat_address(game: Game) -> String {
    format!("/cheat/{}", game.code())
}

fn cheat_sheet(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let Some(game) = Game::from_code(visit.part(0)) else {
        return nowhere(worker, visit);
    };
    on_paper(worker.texts(visit.lang), &worker.run(visit.lang, Cheat::new(game)), "paper dense")
}

fn on_paper<R: CommandReport>(texts: &Texts, answer: &Answer<R>, class: &str) -> Reply {
    let main = html! { div class=(class) { (answer.render(texts, Headings::Own)) } };
    Reply::page(None, answer.title(texts), main).with_status(answer.status())
}
