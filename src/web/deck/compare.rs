//! What two decks have not in common.

use axum::http::StatusCode;
use maud::html;
use serde::Deserialize;

use super::super::desk::{Desk, Line};
use super::super::form::form;
use super::super::frame::below;
use super::super::reply::Reply;
use super::super::tab::Tab;
use super::super::visit::Visit;
use super::{Saved, read};
use crate::locale::{Texts, msg};
use crate::page::{Control, Field, Form, Part};

#[derive(Debug, Default, Deserialize)]
struct Examples {
    examples: Vec<Named>,
}

#[derive(Debug, Deserialize)]
struct Named {
    name: String,
}

/// Two decks to choose, and what is only in one of them.
pub fn compare(desk: &dyn Desk, visit: &Visit) -> Reply {
    let texts = desk.texts(visit.lang);
    let [first, second] = ["first", "second"].map(|name| visit.asked.get(name));
    let title = msg::decks_compare(texts);
    let asking = html! {
        h1 { (title) }
        (form(texts, &asked(texts, &names(desk, visit), [first, second])))
    };
    if first.is_empty() || second.is_empty() {
        return Reply::page(Tab::Decks, title, asking);
    }
    let line = Line::of(["deck", "diff"]).about([first, second]);
    let leaf = desk.ask(visit.lang, &line);
    let is_known = !desk.document(visit.lang, &line).is_null();
    let main = html! {
        @if is_known { (asking) div.answer id="answer" { (below(&leaf.body)) } }
        @else { div.wrong role="alert" { (below(&leaf.body)) } (asking) }
    };
    let reply = Reply::page(Tab::Decks, title, main);
    if is_known {
        return reply;
    }
    reply.with_status(StatusCode::BAD_REQUEST)
}

/// All decks there are, those of the player first.
fn names(desk: &dyn Desk, visit: &Visit) -> Vec<String> {
    let saved: Saved = read(desk.document(visit.lang, &Line::of(["deck", "list"])));
    let line = Line::of(["deck", "list", "--examples"]);
    let examples: Examples = read(desk.document(visit.lang, &line));
    let saved = saved.decks.into_iter().map(|deck| deck.name);
    let examples = examples.examples.into_iter().map(|deck| deck.name);
    saved.chain(examples).collect()
}

fn asked(texts: &Texts, names: &[String], [first, second]: [&str; 2]) -> Form {
    let field = |name: &str, label: String, value: &str| {
        let field = Field::new(name, label, Control::OneOfMany(names.to_vec()));
        field.holding(value).needed()
    };
    Form {
        action: "/decks/compare".to_owned(),
        is_change: false,
        title: String::new().into(),
        why: String::new().into(),
        kept: Vec::new(),
        parts: vec![Part {
            legend: String::new().into(),
            fields: vec![
                field("first", msg::decks_compare_first(texts), first),
                field("second", msg::decks_compare_second(texts), second),
            ],
        }],
        submit: msg::decks_compare_go(texts),
    }
}
