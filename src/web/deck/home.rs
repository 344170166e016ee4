//! The first page of decks: a box for a list, the saved decks, the examples.

use maud::{Markup, html};
use serde::Deserialize;

use super::super::desk::{Desk, Line};
use super::super::frame::below;
use super::super::reply::Reply;
use super::super::tab::Tab;
use super::super::visit::Visit;
use super::pasted::{Pasted, form};
use super::{Held, Saved, address, read};
use crate::locale::{Texts, msg};

/// The examples, as `deck list --examples` tells programs.
#[derive(Debug, Default, Deserialize)]
struct Examples {
    examples: Vec<Example>,
}

#[derive(Debug, Deserialize)]
struct Example {
    name: String,
    title: Worded,
    how: Worded,
}

#[derive(Debug, Deserialize)]
struct Worded {
    de: String,
    en: String,
}

impl Worded {
    fn get(&self, texts: &Texts) -> &str {
        match texts.lang() {
            crate::model::Lang::De => &self.de,
            crate::model::Lang::En => &self.en,
        }
    }
}

/// The first page. A deck named in the address has its list in the box.
pub fn home(desk: &dyn Desk, visit: &Visit) -> Reply {
    let texts = desk.texts(visit.lang);
    let held: Saved = read(desk.document(visit.lang, &Line::of(["deck", "list"])));
    let line = Line::of(["deck", "list", "--examples"]);
    let examples: Examples = read(desk.document(visit.lang, &line));
    let pasted = Pasted::of_deck(desk, visit.lang, visit.asked.get("of"));
    let main = html! {
        h1 { (msg::page_tab_decks(texts)) }
        (form(texts, &pasted))
        h2 { (msg::decks_saved(texts)) }
        (decks(texts, &held.decks))
        h2 { (msg::decks_examples(texts)) }
        ul.doors {
            @for example in &examples.examples {
                li { a href=(address(&example.name)) {
                    b { (example.title.get(texts)) }
                    span { (example.how.get(texts)) }
                } }
            }
        }
    };
    Reply::page(Tab::Decks, msg::page_tab_decks(texts), main)
}

/// The cards the player owns. They are not changed from here.
pub fn collection(desk: &dyn Desk, visit: &Visit) -> Reply {
    let title = msg::decks_collection(desk.texts(visit.lang));
    let leaf = desk.ask(visit.lang, &Line::of(["collection", "show"]));
    let main = html! {
        h1 { (title) }
        div.answer { (below(&leaf.body)) }
        p { a.button href="/decks" { (msg::page_tab_decks(desk.texts(visit.lang))) } }
    };
    Reply::page(Tab::Decks, title, main)
}

fn decks(texts: &Texts, held: &[Held]) -> Markup {
    html! {
        @if held.is_empty() { p { (msg::decks_none(texts)) } }
        ul.doors {
            @for deck in held {
                li { a href=(address(&deck.name)) { b { (deck.name) } span { (counts(texts, deck)) } } }
            }
        }
        div.buttons.row {
            a.button href="/decks/compare" { (msg::decks_compare(texts)) }
            a.button href="/collection" { (msg::decks_collection(texts)) }
        }
    }
}

fn counts(texts: &Texts, deck: &Held) -> String {
    let version = msg::decks_version(texts, deck.version);
    let (Some(missions), Some(dilemmas), Some(cards)) = (deck.missions, deck.dilemmas, deck.deck)
    else {
        return version;
    };
    let total = missions.saturating_add(dilemmas).saturating_add(cards);
    let counts = msg::deck_counts(texts, missions, dilemmas, cards, total);
    format!("{counts} · {version}")
}
