//! Decks: lists that are pasted, decks that are saved, two of them compared.

mod hand;
mod helpers;
mod home;
mod lines;
mod pasted;
mod saved;
mod verdict;
mod view;

use axum::Router;

use crate::reply::Reply;
use crate::router::{App, action, page};
use crate::visit::{Visit, encode_path};
use crate::worker::Worker;
use app::deck::unrecognized::ReadList;
use deck::{DeckStats, Pile, pile_copies};
use page::locale::{Texts, msg};
use page::{Form, FormField, FormPart};

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/decks", page(home::home))
        .route("/decks/check", page(pasted::show).merge(action(pasted::check)))
        .route("/decks/save", page(to_decks).merge(action(pasted::save)))
        .route("/decks/compare", page(home::compare))
        .route("/deck/{name}", page(saved::show))
        .route("/deck/{name}/file", page(saved::file))
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

/// A deck as a list with headings, a card a line, cards that nobody knows too; empty where a line cannot be read.
fn list_of(texts: &Texts, read: &ReadList) -> String {
    if read.list.faults().next().is_some() {
        return String::new();
    }
    let piles = [
        (Pile::Missions, msg::deck_pile_missions(texts)),
        (Pile::Dilemmas, msg::deck_pile_dilemmas(texts)),
        (Pile::Deck, msg::deck_pile_deck(texts)),
        (Pile::Aside, msg::deck_pile_aside(texts)),
    ];
    let filled = piles.into_iter().filter_map(|(pile, heading)| {
        let cards = pile_copies(&read.deck, pile);
        let lines: String = cards.iter().map(|(count, name)| format!("{count} {name}\n")).collect();
        (!cards.is_empty()).then(|| format!("{heading}\n{lines}"))
    });
    filled.collect::<Vec<_>>().join("\n")
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
