//! Decks: lists that are pasted, decks that are saved, two of them compared.

mod compare;
mod home;
mod lines;
mod pasted;
mod saved;
mod view;

use axum::Router;
use serde::Deserialize;
use serde_json::Value;

use super::app::{App, action, page};
use super::desk::{Desk, Line};
use super::visit::encoded;
use crate::locale::{Texts, msg};
use crate::model::Lang;
use crate::text::key;

/// The routes of this room.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/decks", page(home::home))
        .route("/decks/check", action(pasted::check))
        .route("/decks/save", action(pasted::save))
        .route("/decks/compare", page(compare::compare))
        .route("/collection", page(home::collection))
        .route("/deck/{name}", page(saved::show))
        .route("/deck/{name}/file", page(saved::file))
        .route("/deck/{name}/note", action(saved::note))
        .route("/deck/{name}/restore", action(saved::restore))
        .route("/deck/{name}/remove", action(saved::remove))
}

/// Decks a player has, as `deck list` tells programs.
#[derive(Debug, Default, Deserialize)]
struct Saved {
    decks: Vec<Held>,
}

#[derive(Debug, Deserialize)]
struct Held {
    name: String,
    missions: Option<u32>,
    dilemmas: Option<u32>,
    deck: Option<u32>,
    version: usize,
    note: Option<String>,
}

/// A deck as it is written for programs.
#[derive(Debug, Default, Deserialize)]
struct Written {
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

impl Written {
    /// A deck by its name, cards that nobody knows too; empty if there is none.
    fn of(desk: &dyn Desk, lang: Lang, name: &str) -> Written {
        let convert = Line::of(["deck", "convert", "--to=json"]).about([name]);
        let fix = || list(desk, lang, &Line::of(["deck", "fix"]).about([name]));
        let written = list(desk, lang, &convert).or_else(fix);
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
            let cards = copies
                .iter()
                .map(|card| format!("{} {}\n", card.count, card.name));
            format!("{heading}\n{}", cards.collect::<String>())
        };
        filled.map(pile).collect::<Vec<_>>().join("\n")
    }
}

/// The list that a line answers with; `None` where it ends in an error.
fn list(desk: &dyn Desk, lang: Lang, line: &Line) -> Option<String> {
    let document = desk.document(lang, line);
    document["text"].as_str().map(str::to_owned)
}

/// A document in the shape a page needs; what is missing is as if there were nothing.
fn read<T: Default + for<'de> Deserialize<'de>>(document: Value) -> T {
    serde_json::from_value(document).unwrap_or_default()
}

/// The page of a deck by its name.
fn address(name: &str) -> String {
    // `encoded` leaves the bars of ids; in a name one would begin another part of the path.
    format!("/deck/{}", encoded(name).replace('/', "%2F"))
}

/// A deck the player keeps, by its name in any spelling.
fn held(desk: &dyn Desk, lang: Lang, name: &str) -> Option<Held> {
    let saved: Saved = read(desk.document(lang, &Line::of(["deck", "list"])));
    let is_meant = |deck: &Held| key(&deck.name) == key(name);
    saved.decks.into_iter().find(is_meant)
}
