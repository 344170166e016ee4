//! The cards of Second Edition a player owns: a line each with one more or less, another by its name.

use axum::Router;
use axum::http::StatusCode;
use maud::{Markup, html};

use crate::form::form;
use crate::home::is_id;
use crate::reply::{NavTab, Reply};
use crate::router::{App, action, page};
use crate::visit::{Visit, encode_path};
use crate::worker::{Answer, Worker};
use app::Found;
use app::collection::report::CollectionReport;
use app::collection::{Add, Remove, collection_report};
use page::locale::{Texts, msg};
use page::render::Headings;
use page::{Form, FormControl, FormField, FormPart};

/// Suggests cards of the game that is collected.
pub(crate) const SUGGESTIONS: &str = "/suggest?cards=1&game=2e";

/// How many copies of a card the player has.
pub(crate) fn copies(worker: &Worker<'_>, visit: &Visit, id: &str) -> u32 {
    let owned = load(worker, visit).report;
    let card = owned.as_ref().and_then(|owned| owned.cards().find(|(card, _)| card.id.as_str() == id));
    card.map_or(0, |(_, count)| *count)
}

/// All the player has.
fn load(worker: &Worker<'_>, visit: &Visit) -> Answer<CollectionReport> {
    worker
        .find(visit.lang, ("collection show", ""), |session| Ok(Found::new(collection_report(session, None, &[])?)))
}

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/collection", page(collection).merge(action(book)))
}

fn collection(worker: &Worker<'_>, visit: &Visit) -> Reply {
    render(worker, visit, None)
}

fn render(worker: &Worker<'_>, visit: &Visit, wrong: Option<&Markup>) -> Reply {
    let texts = worker.texts(visit.lang);
    let title = msg::decks_collection(texts);
    let answer = load(worker, visit);
    let owned = answer.report.as_ref().filter(|owned| !owned.is_empty());
    let main = html! {
        h1 { (title) }
        @if let Some(wrong) = wrong { div.wrong role="alert" { (wrong) } }
        (form(texts, visit, &adding(texts, if wrong.is_none() { "" } else { visit.sent.get("card") })))
        @if let Some(owned) = owned { (list(texts, visit, owned, &answer.render(texts, Headings::Lowered))) }
        @else { p { (msg::page_collection_none(texts)) } }
        p { a.button href="/decks" { (msg::page_tab_decks(texts)) } }
    };
    Reply::page(NavTab::Decks, title, main)
}

fn list(texts: &Texts, visit: &Visit, owned: &CollectionReport, said: &Markup) -> Markup {
    html! {
        // The script shows it.
        input type="search" data-filter="owned" hidden aria-label=(msg::page_filter(texts)) placeholder=(msg::page_filter(texts));
        div id="owned" { section { ul.owned {
            @for (card, count) in owned.cards() {
                @let name = card.full_name();
                li id=(line_id(card.id.as_str())) {
                    a href=(format!("/e/{}", encode_path(card.id.as_str()))) { (name) }
                    (less_more(texts, visit, &name, *count, ""))
                }
            }
        } } }
        details.more { summary { (msg::page_collection_sets(texts)) } div.answer { (said) } }
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
pub(crate) fn less_more(texts: &Texts, visit: &Visit, name: &str, copies: u32, from: &str) -> Markup {
    html! {
        form.less-more action=(visit.to_send("/collection")) method="post" {
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
fn book(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let (texts, name) = (worker.texts(visit.lang), visit.sent.get("card"));
    let answer = if visit.sent.get("by") == "-1" {
        worker.run(visit.lang, Remove::new(name))
    } else {
        worker.run(visit.lang, Add::new(name))
    };
    let from = visit.sent.get("from");
    match answer.code {
        0 if is_id(from) => Reply::go(format!("/e/{}", encode_path(from))),
        0 => Reply::go("/collection"),
        1.. => {
            let wrong = answer.render(texts, Headings::Lowered);
            render(worker, visit, Some(&wrong)).with_status(StatusCode::BAD_REQUEST)
        }
    }
}
