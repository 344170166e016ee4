//! The dice and the table of the First Edition board variant: each visit rolls anew.

use axum::Router;
use maud::{Markup, html};

use super::backend::{Backend, CommandLine};
use super::frame::{below, made, nowhere};
use super::reply::{NavTab, Reply, status};
use super::router::{App, page};
use super::visit::Visit;
use ::page::locale::{Message, Texts, msg};

/// The rolls by their names in addresses, with what stands on their buttons.
const ROLLS: [(&str, Message); 5] = [
    ("event", msg::dice_event),
    ("movement", msg::dice_movement),
    ("dilemma", msg::dice_dilemma),
    ("crew", msg::dice_crew),
    ("mercenary", msg::dice_mercenary),
];

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/roll", page(choices))
        .route("/roll/{kind}", page(roll))
        .route("/table/nonaligned", page(nonaligned))
}

fn choices(backend: &dyn Backend, visit: &Visit) -> Reply {
    let texts = backend.texts(visit.lang);
    show(texts, None, "")
}

fn roll(backend: &dyn Backend, visit: &Visit) -> Reply {
    let Some((kind, _)) = ROLLS.iter().find(|(kind, _)| *kind == visit.part(0)) else {
        return nowhere(backend, visit);
    };
    let leaf = backend.ask(visit.lang, &CommandLine::of(["calc", "roll", kind]));
    show(backend.texts(visit.lang), Some(kind), &leaf.body).with_status(status(&leaf))
}

fn nonaligned(backend: &dyn Backend, visit: &Visit) -> Reply {
    let leaf = backend.ask(visit.lang, &CommandLine::of(["calc", "table", "nonaligned"]));
    Reply::page(NavTab::Calc, leaf.title.clone(), html! { (made(&leaf.body)) }).with_status(status(&leaf))
}

/// All rolls, the answer of one above them.
fn show(texts: &Texts, rolled: Option<&str>, answer: &str) -> Reply {
    let main = html! {
        h1 data-symbol="dice" { (msg::dice_title(texts)) }
        @if !answer.is_empty() { div role="status" { (below(answer)) } }
        @if let Some(kind) = rolled { p { a.go href=(format!("/roll/{kind}")) { (msg::dice_again(texts)) } } }
        (buttons(texts))
    };
    Reply::page(NavTab::Calc, msg::dice_title(texts), main)
}

/// The way to each roll, and to the table.
pub(crate) fn buttons(texts: &Texts) -> Markup {
    html! {
        ul.doors {
            @for (kind, label) in ROLLS {
                li { a href=(format!("/roll/{kind}")) { b { (label(texts)) } } }
            }
            li { a href="/table/nonaligned" { b { (msg::dice_nonaligned(texts)) } } }
        }
    }
}
