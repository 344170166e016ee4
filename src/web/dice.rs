//! The dice and the table of the First Edition board variant: each visit rolls anew.

use axum::Router;
use maud::{Markup, html};

use super::frame::nowhere;
use super::reply::{NavTab, Reply};
use super::router::{App, page};
use super::visit::Visit;
use crate::worker::Worker;
use ::page::locale::{Message, Texts, msg};
use ::page::render::Headings;
use app::calc::first::nonaligned::NonalignedArgs;
use app::calc::first::roll::RollArgs;

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

fn choices(worker: &Worker<'_>, visit: &Visit) -> Reply {
    show(worker.texts(visit.lang), None)
}

fn roll(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let (texts, kind) = (worker.texts(visit.lang), visit.part(0));
    let Some(roll) = RollArgs::called(kind) else {
        return nowhere(worker, visit);
    };
    let answer = worker.run(visit.lang, roll);
    show(texts, Some((kind, &answer.render(texts, Headings::Lowered)))).with_status(answer.status())
}

fn nonaligned(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let answer = worker.run(visit.lang, NonalignedArgs::default());
    let (main, is_titled) = (answer.render(texts, Headings::Own), answer.is_titled(texts));
    Reply::page_titled(NavTab::Calc, answer.title(texts), main, is_titled).with_status(answer.status())
}

/// All rolls, above them one with its answer.
fn show(texts: &Texts, rolled: Option<(&str, &Markup)>) -> Reply {
    let main = html! {
        h1 data-symbol="dice" { (msg::dice_title(texts)) }
        @if let Some((kind, answer)) = rolled {
            div role="status" { (answer) }
            p { a.go href=(format!("/roll/{kind}")) { (msg::dice_again(texts)) } }
        }
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
