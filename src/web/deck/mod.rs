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
use super::desk::Line;
use super::visit::encoded;
use crate::model::Lang;

/// What this room asks of the program.
pub trait Decks {
    /// The document for programs that a line answers with; `Null` where it ends in an error.
    fn document(&self, lang: Lang, line: &Line) -> Value;

    /// The forms a deck can be written in.
    fn deck_forms(&self, lang: Lang) -> Vec<DeckForm>;
}

/// A form of deck lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckForm {
    /// As typed.
    pub code: &'static str,
    /// As shown.
    pub label: &'static str,
    /// What names of its files end with.
    pub ending: &'static str,
}

/// The routes of this room.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/decks", page(home::home))
        .route("/decks/check", action(pasted::check))
        .route("/decks/save", action(pasted::save))
        .route("/decks/compare", page(compare::compare))
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

/// A document in the shape a page needs; what is missing is as if there were nothing.
fn read<T: Default + for<'de> Deserialize<'de>>(document: Value) -> T {
    serde_json::from_value(document).unwrap_or_default()
}

/// The page of a deck by its name.
fn address(name: &str) -> String {
    format!("/deck/{}", encoded(name).replace('/', "%2F"))
}

/// Whether a name is that of a deck that comes with the program.
fn is_example(name: &str) -> bool {
    name.contains(':')
}
