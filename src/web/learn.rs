//! First lessons: one step a page, with the way back and on. Nothing is remembered but the address.

use axum::Router;
use maud::{Markup, html};

use crate::frame::nowhere;
use crate::place;
use crate::reply::Reply;
use crate::router::{App, page};
use crate::visit::Visit;
use crate::worker::Worker;
use app::Found;
use app::learn::{Learn, read_lesson};
use model::{Feature, Game};
use page::locale::{Texts, msg};
use page::render::Headings;
use words::Term;

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/learn", page(lessons))
        .route("/learn/{game}", page(step))
        .route("/learn/{game}/{step}", page(step))
}

/// The address of a step of the lesson of a game; the first step is that of the lesson.
pub(crate) fn address(game: Game, step: usize) -> String {
    if step == 1 { format!("/learn/{}", game.code()) } else { format!("/learn/{}/{step}", game.code()) }
}

fn lessons(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let answer = worker.run(visit.lang, Learn::default());
    Reply::page(None, msg::learn_title(texts), answer.render(texts, Headings::Own)).with_status(answer.status())
}

fn step(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let wanted = if visit.parts.len() > 1 { visit.part(1) } else { "1" };
    let Some((game, number)) = Game::from_code(visit.part(0)).zip(wanted.parse().ok()) else {
        return nowhere(worker, visit);
    };
    let texts = worker.texts(visit.lang);
    let answer =
        worker.find(visit.lang, ("learn", ""), |session| Ok(Found::new(read_lesson(session, game)?.only(number)?)));
    let of = answer.report.as_ref().map_or(0, |lesson| lesson.of);
    let main = html! {
        (answer.render(texts, Headings::Own))
        @if of > 0 { (ways(texts, game, (number, of))) }
    };
    let status = answer.status();
    Reply::page(None, answer.title(texts), main).with_status(status)
}

/// Back and on; from the last step to the game itself.
fn ways(texts: &Texts, game: Game, (number, of): (usize, usize)) -> Markup {
    html! {
        nav aria-label=(msg::learn_title(texts)) {
            @if number < of { a.go href=(address(game, number + 1)) { (msg::learn_next(texts)) } }
            @else if game.has(Feature::Opponent) { a.go href="/cadet" { (msg::cadet_title(texts)) } }
            @else { a.go href=(place::address(game)) { (game.term(texts)) } }
        }
        p {
            @if number > 1 { a.chip href=(address(game, number - 1)) { (msg::learn_back(texts)) } }
            @else { a.chip href="/learn" { (msg::learn_all(texts)) } }
        }
    }
}
