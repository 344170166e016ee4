//! Games against the Bot: list, new game, play, score. What changes a game is sent with where the reader saw it
//! stand, and is followed by a look at it, so that neither the back key nor a second phone repeats anything.

mod ask;
mod begin;
mod board;
mod campaign;
mod hands;
mod list;
mod log_books;
mod news;
pub(crate) mod paths;
pub(crate) mod play;
mod score;

use axum::Router;
use axum::routing::get;

use super::router::{App, action, action_up_to, page};

pub(crate) use play::unknown;

/// Bytes of what is filled in and not sent yet: a whole table is a third of it.
const MOST_DRAFT: usize = 24 << 10;

/// The page of a game.
pub(crate) fn address_of(name: &str) -> String {
    paths::game_path(name, "")
}

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(log_books::routes())
        .route("/solo", page(list::list))
        .route("/records", page(list::records))
        .route("/solo/new", page(begin::choices).merge(action(begin::begin)))
        .route("/solo/{name}", page(play::game))
        .route("/solo/{name}/draft", page(play::back).merge(action_up_to(play::keep_draft, MOST_DRAFT)))
        .route("/solo/{name}/turn", page(play::back).merge(action(play::turn)))
        .route("/solo/{name}/answer", page(play::back).merge(action(play::answer)))
        .route("/solo/{name}/event", page(play::back).merge(action(play::event)))
        .route("/solo/{name}/undo", page(play::back).merge(action(play::undo)))
        .route("/solo/{name}/redo", page(play::back).merge(action(play::redo)))
        .route("/solo/{name}/correct", page(play::back).merge(action(play::correct)))
        .route("/solo/{name}/setup", page(begin::set_up).merge(action(begin::keep_ticks)))
        .route("/solo/{name}/log", page(list::log))
        .route("/solo/{name}/score", page(score::form).merge(action(score::result)))
        .route("/solo/{name}/score/draft", page(play::back).merge(action_up_to(score::keep, MOST_DRAFT)))
        .route("/solo/{name}/delete", page(list::may_delete).merge(action(list::delete)))
        .route("/solo/{name}/news", get(news::news))
}
