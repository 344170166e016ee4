//! Decks: lists that are pasted, decks that are saved, two of them compared.

mod cards;
mod change;
mod doubts;
mod goldfish;
mod hand;
mod home;
mod matrix;
mod pasted;
mod saved;
pub(crate) mod share;
mod sheet;
mod verdict;
mod view;

use axum::Router;

use crate::reply::Reply;
use crate::router::{App, action, page};
use crate::visit::Visit;
pub(crate) use cards::{SUGGESTIONS, counter};
pub(crate) use change::mend_line;
pub(crate) use doubts::render_doubts;

use crate::worker::Worker;
use app::deck::unrecognized::ReadList;
use deck::DeckStats;
use page::render::encode_path;
use page::{Form, FormField, FormPart};

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/decks", page(home::home))
        .route("/decks/check", page(pasted::show).merge(action(pasted::check)))
        .route("/decks/save", page(to_decks).merge(action(pasted::save)))
        .route("/decks/share", page(to_decks).merge(action(share::pasted)))
        .route("/decks/compare", page(home::compare))
        .route("/deck/{name}", page(saved::show))
        .route("/deck/{name}/file", page(saved::file))
        .route("/deck/{name}/share", page(share::saved))
        .route("/deck/{name}/sheet", page(saved::sheet))
        .route("/deck/{name}/change", page(to_deck).merge(action(saved::change)))
        .route("/deck/{name}/note", page(to_deck).merge(action(saved::note)))
        .route("/deck/{name}/restore", page(to_deck).merge(action(saved::restore)))
        .route("/deck/{name}/remove", page(to_deck).merge(action(saved::remove)))
}

/// Where something is done with lists there is nothing to look at but the decks.
fn to_decks(_: &Worker<'_>, visit: &Visit) -> Reply {
    Reply::go_in_language(visit, "/decks")
}

/// Where something is done with a deck there is nothing to look at but the deck.
fn to_deck(_: &Worker<'_>, visit: &Visit) -> Reply {
    Reply::go_in_language(visit, &address(visit.part(0)))
}

/// The numbers of a deck; `None` of a list that is not wholly understood.
fn numbers_of(read: &ReadList) -> Option<DeckStats> {
    read.is_understood().then(|| DeckStats::from_deck(&read.deck))
}

/// The page of a deck by its name.
fn address(name: &str) -> String {
    // `encode_path` leaves the slashes of ids; in a name one would begin another part of the path.
    format!("/deck/{}", encode_path(name).replace('/', "%2F"))
}

/// A form without a title that changes something.
fn plain_form(action: String, fields: Vec<FormField>, submit: String) -> Form {
    let none = || String::new().into();
    Form {
        action,
        is_change: true,
        title: none(),
        why: none(),
        kept: Vec::new(),
        parts: vec![FormPart { legend: String::new().into(), fields }],
        submit,
    }
}
