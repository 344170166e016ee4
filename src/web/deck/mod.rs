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
use serde::Deserialize;
use serde_json::Value;

use super::backend::{Backend, CommandLine};
use super::reply::Reply;
use super::router::{App, action, page};
use super::visit::{Visit, encode_path};
use ::page::locale::{Texts, msg};
use ::page::{Form, FormField, FormPart};
use model::Lang;
use model::text::key;

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
fn to_decks(_: &dyn Backend, visit: &Visit) -> Reply {
    Reply::go_in_language(visit, "/decks")
}

/// Where something is done with a deck there is nothing to look at but the deck.
fn to_deck(_: &dyn Backend, visit: &Visit) -> Reply {
    Reply::go_in_language(visit, &address(visit.part(0)))
}

/// Decks a player has, as `deck list` tells programs.
#[derive(Debug, Default, Deserialize)]
struct SavedDecks {
    decks: Vec<SavedDeck>,
}

#[derive(Debug, Deserialize)]
struct SavedDeck {
    name: String,
    missions: Option<u32>,
    dilemmas: Option<u32>,
    deck: Option<u32>,
    version: usize,
    note: Option<String>,
}

/// A deck as it is written for programs.
#[derive(Debug, Default, Deserialize)]
struct WrittenDeck {
    #[serde(default)]
    missions: Vec<Copies>,
    #[serde(default)]
    dilemmas: Vec<Copies>,
    #[serde(default)]
    deck: Vec<Copies>,
    #[serde(default)]
    aside: Vec<Copies>,
}

#[derive(Debug, Deserialize)]
struct Copies {
    count: u32,
    name: String,
}

impl WrittenDeck {
    /// A deck by its name, cards that nobody knows too; empty if there is none.
    fn load(backend: &dyn Backend, lang: Lang, name: &str) -> WrittenDeck {
        let convert = CommandLine::of(["deck", "convert", "--to=json"]).about([name]);
        let fix = || list(backend, lang, &CommandLine::of(["deck", "fix"]).about([name]));
        let written = list(backend, lang, &convert).or_else(fix);
        let deck = written.and_then(|list| serde_json::from_str(&list).ok());
        deck.unwrap_or_default()
    }

    /// As a list with headings, a card a line.
    fn text(&self, texts: &Texts) -> String {
        let piles = [
            (&self.missions, msg::deck_pile_missions(texts)),
            (&self.dilemmas, msg::deck_pile_dilemmas(texts)),
            (&self.deck, msg::deck_pile_deck(texts)),
            (&self.aside, msg::deck_pile_aside(texts)),
        ];
        let filled = piles.iter().filter(|(copies, _)| !copies.is_empty());
        let pile = |(copies, heading): &(&Vec<Copies>, String)| {
            let cards = copies.iter().map(|card| format!("{} {}\n", card.count, card.name));
            format!("{heading}\n{}", cards.collect::<String>())
        };
        filled.map(pile).collect::<Vec<_>>().join("\n")
    }
}

/// The list that a line answers with; `None` where it ends in an error.
fn list(backend: &dyn Backend, lang: Lang, line: &CommandLine) -> Option<String> {
    let document = backend.document(lang, line);
    document["text"].as_str().map(str::to_owned)
}

/// A document in the shape a page needs; what is missing is as if there were nothing.
fn read<T: Default + for<'de> Deserialize<'de>>(document: Value) -> T {
    serde_json::from_value(document).unwrap_or_default()
}

/// The page of a deck by its name.
fn address(name: &str) -> String {
    // `encoded` leaves the bars of ids; in a name one would begin another part of the path.
    format!("/deck/{}", encode_path(name).replace('/', "%2F"))
}

/// A deck the player keeps, by its name in any spelling.
fn load_saved(backend: &dyn Backend, lang: Lang, name: &str) -> Option<SavedDeck> {
    let saved: SavedDecks = read(backend.document(lang, &CommandLine::of(["deck", "list"])));
    let is_meant = |deck: &SavedDeck| key(&deck.name) == key(name);
    saved.decks.into_iter().find(is_meant)
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
