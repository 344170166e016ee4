//! The cards of Second Edition a player owns: a line each with one more or less, another by its name.

use axum::Router;
use axum::http::StatusCode;
use maud::{Markup, html};
use serde::Deserialize;

use super::backend::{Backend, CommandLine};
use super::form::form;
use super::frame::below;
use super::home::is_id;
use super::reply::{NavTab, Reply};
use super::router::{App, action, page};
use super::visit::{Visit, encode_path};
use ::page::locale::{Texts, msg};
use ::page::{Form, FormControl, FormField, FormPart};

/// Suggests cards of the game that is collected.
pub(crate) const SUGGESTIONS: &str = "/suggest?cards=1&game=2e";

/// What a player owns, as `collection show` tells programs.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct OwnedCards {
    #[serde(default)]
    cards: Vec<OwnedCard>,
}

#[derive(Debug, Deserialize)]
struct OwnedCard {
    id: String,
    name: String,
    count: u32,
}

impl OwnedCards {
    /// All the visitor has.
    pub(crate) fn load(backend: &dyn Backend, visit: &Visit) -> OwnedCards {
        let owned = backend.document(visit.lang, &CommandLine::of(["collection", "show"]));
        serde_json::from_value(owned).unwrap_or_default()
    }

    /// The copies of one card; 0 of those that are lacking.
    pub(crate) fn copies(&self, id: &str) -> u32 {
        self.cards.iter().find(|card| card.id == id).map_or(0, |card| card.count)
    }
}

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/collection", page(collection).merge(action(book)))
}

fn collection(backend: &dyn Backend, visit: &Visit) -> Reply {
    render(backend, visit, "")
}

fn render(backend: &dyn Backend, visit: &Visit, wrong: &str) -> Reply {
    let texts = backend.texts(visit.lang);
    let title = msg::decks_collection(texts);
    let owned = OwnedCards::load(backend, visit);
    let main = html! {
        h1 { (title) }
        @if !wrong.is_empty() { div.wrong role="alert" { (below(wrong)) } }
        (form(texts, &adding(texts, if wrong.is_empty() { "" } else { visit.sent.get("card") })))
        @if owned.cards.is_empty() { p { (msg::page_collection_none(texts)) } } @else { (list(backend, visit, &owned)) }
        p { a.button href="/decks" { (msg::page_tab_decks(texts)) } }
    };
    Reply::page(NavTab::Decks, title, main)
}

fn list(backend: &dyn Backend, visit: &Visit, owned: &OwnedCards) -> Markup {
    let texts = backend.texts(visit.lang);
    let leaf = backend.ask(visit.lang, &CommandLine::of(["collection", "show"]));
    html! {
        // The script shows it.
        input type="search" data-filter="owned" hidden aria-label=(msg::page_filter(texts)) placeholder=(msg::page_filter(texts));
        div id="owned" { section { ul.owned {
            @for card in &owned.cards {
                li id=(line_id(&card.id)) {
                    a href=(format!("/e/{}", encode_path(&card.id))) { (card.name) }
                    (less_more(texts, &card.name, card.count, ""))
                }
            }
        } } }
        details.more { summary { (msg::page_collection_sets(texts)) } div.answer { (below(&leaf.body)) } }
    }
}

/// Where the line of a card stands in the list.
fn line_id(id: &str) -> String {
    id.replace('/', "-")
}

fn adding(texts: &Texts, typed: &str) -> Form {
    let control = FormControl::Name { suggestions: SUGGESTIONS.to_owned() };
    let field = FormField::new("card", msg::page_collection_card(texts), control).holding(typed).needed();
    let none = || String::new().into();
    Form {
        action: "/collection".to_owned(),
        is_change: true,
        title: none(),
        why: none(),
        kept: vec![("by".to_owned(), "1".to_owned())],
        parts: vec![FormPart { legend: none(), fields: vec![field] }],
        submit: msg::page_collection_add(texts),
    }
}

/// How many copies of a card there are, with one less and one more a tap away; `from` is the id of the card whose page
/// this stands on, if it is not the list.
pub(crate) fn less_more(texts: &Texts, name: &str, copies: u32, from: &str) -> Markup {
    html! {
        form.less-more action="/collection" method="post" {
            // With a count ahead: some names begin with a number.
            input type="hidden" name="card" value=(format!("1 {name}"));
            input type="hidden" name="from" value=(from);
            button name="by" value="-1" disabled[copies == 0] aria-label=(msg::page_less(texts, name)) { "−" }
            b { (copies) }
            button name="by" value="1" aria-label=(msg::page_more(texts, name)) { "+" }
        }
    }
}

/// One copy more or less, then back to where it was tapped.
fn book(backend: &dyn Backend, visit: &Visit) -> Reply {
    let name = visit.sent.get("card");
    let command = if visit.sent.get("by") == "-1" { "remove" } else { "add" };
    let leaf = backend.ask(visit.lang, &CommandLine::of(["collection", command]).about([name]));
    let from = visit.sent.get("from");
    match leaf.code {
        0 if is_id(from) => Reply::go(format!("/e/{}", encode_path(from))),
        0 => Reply::go("/collection"),
        1.. => render(backend, visit, &leaf.body).with_status(StatusCode::BAD_REQUEST),
    }
}
