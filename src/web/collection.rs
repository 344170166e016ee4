//! The cards of Second Edition a player owns: a line each with one more or less, others by their names,
//! by a list, or ticked in their set.

use std::rc::Rc;

use axum::Router;
use axum::http::StatusCode;
use maud::{Markup, html};

use crate::deck::{SUGGESTIONS, counter, mend_line, render_doubts};
use crate::form::form;
use crate::home::is_id;
use crate::html_fragment::html_fragment;
use crate::reply::{NavTab, Reply};
use crate::router::{App, action, page};
use crate::visit::{Visit, encode_query};
use crate::worker::Worker;
use app::collection::report::SetShare;
use app::collection::{Add, ListImport, Remove, all_sets, collection_report, import_text, set_cards};
use app::entry::ccg::set_name;
use app::{DynReport, Found};
use keep::collection::Booking;
use model::CcgCard;
use page::locale::{Texts, msg};
use page::render::{Headings, encode_path};
use page::{FilledForm, Form, FormControl, FormField, FormPart};

/// How many copies of a card the player has.
pub(crate) fn copies(worker: &Worker<'_>, visit: &Visit, id: &str) -> u32 {
    let answer = worker.find(visit.lang, ("collection show", ""), |session| {
        Ok(Found::new(collection_report(session, None, &[])?))
    });
    let owned = answer.report.as_ref();
    let card = owned.and_then(|owned| owned.cards().find(|(card, _)| card.id.as_str() == id));
    card.map_or(0, |(_, count)| *count)
}

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/collection", page(collection).merge(action(book)))
}

/// What the list of a set, and what the form of copies is called.
const SET: &str = "set";
const FORM: &str = "copies";
/// The same of one card: it may open over a list.
const FORM_OF_CARD: &str = "copies-of-card";

fn collection(worker: &Worker<'_>, visit: &Visit) -> Reply {
    match visit.asked.get(SET) {
        "" => render(worker, visit, &html! {}),
        set => of_set(worker, visit, set),
    }
}

/// The collection; `said` stands above it.
fn render(worker: &Worker<'_>, visit: &Visit, said: &Markup) -> Reply {
    let texts = worker.texts(visit.lang);
    let title = msg::decks_collection(texts);
    let answer = worker.find(visit.lang, ("collection show", ""), |session| {
        let owned = collection_report(session, None, &[])?;
        let sets = all_sets(session, &owned)?;
        Ok(Found::new((owned, sets)))
    });
    let found = answer.report.as_ref();
    let owned = found.map(|(owned, _)| owned).filter(|owned| !owned.is_empty());
    let main = html! {
        h1 { (title) }
        (said)
        (answer.render_page(texts, None, Headings::Lowered))
        (form(texts, visit, &adding(texts, visit.sent.get("card"))))
        details.more open[!visit.sent.get("list").is_empty()] {
            summary { (msg::decks_paste_or_file(texts)) }
            (pasting(texts, visit))
        }
        @if let Some((_, sets)) = found { (set_list(texts, sets)) }
        @if let Some(owned) = owned {
            @let cards: Vec<_> = owned.cards().map(|(card, copies)| (card, *copies)).collect();
            (list(texts, visit, "", &cards))
            ul { @for (name, count) in &owned.unknown { li { (count) "× " (name) " " small { (msg::deck_line_unknown(texts)) } } } }
        } @else { p { (msg::page_collection_none(texts)) } }
        p { a.button href="/decks" { (msg::page_tab_decks(texts)) } }
    };
    Reply::page(NavTab::Decks, title, main)
}

/// A set to tick through, each card with its copies.
fn of_set(worker: &Worker<'_>, visit: &Visit, set: &str) -> Reply {
    let texts = worker.texts(visit.lang);
    let answer =
        worker.find(visit.lang, ("collection show", ""), |session| Ok(Found::new(set_cards(session, set)?)));
    let main = html! {
        h1 { (set_name(set)) }
        p { a.button href="/collection" { (msg::decks_collection(texts)) } }
        (answer.render_page(texts, None, Headings::Lowered))
        @if let Some(cards) = &answer.report {
            @let cards: Vec<_> = cards.iter().map(|(card, copies)| (card, *copies)).collect();
            (list(texts, visit, set, &cards))
        }
    };
    Reply::page(NavTab::Decks, set_name(set), main).with_status(answer.status())
}

/// All sets, the latest first, each with how much of it is there.
fn set_list(texts: &Texts, sets: &[SetShare]) -> Markup {
    html! {
        details.more {
            summary { (msg::page_collection_sets(texts)) }
            ul.ways {
                @for share in sets.iter().rev() {
                    li { a href=(format!("/collection?{}", encode_query([(SET, &share.set)]))) {
                        b { (set_name(&share.set)) }
                        small { (msg::page_collection_share(texts, share.owned, share.cards)) }
                    } }
                }
            }
        }
    }
}

/// Cards with their copies, one less and one more a tap away.
fn list(texts: &Texts, visit: &Visit, set: &str, cards: &[(&Rc<CcgCard>, u32)]) -> Markup {
    html! {
        // The script shows it.
        input type="search" data-filter="owned" hidden aria-label=(msg::page_filter(texts)) placeholder=(msg::page_filter(texts));
        form id=(FORM) action=(visit.to_send("/collection")) method="post" { input type="hidden" name=(SET) value=(set); }
        div id="owned" { section { ul.owned data-renew="" {
            @for (card, copies) in cards {
                @let name = card.full_name();
                @let by = |field| (field, format!("1 {name}"));
                li id=(line_id(card.id.as_str())) {
                    a href=(format!("/e/{}", encode_path(card.id.as_str()))) { (name) }
                    (counter(texts, Some(FORM), (&name, *copies), [by(LESS), by(MORE)]))
                }
            }
        } } }
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
        kept: Vec::new(),
        parts: vec![FormPart { legend: none(), fields: vec![field] }],
        submit: msg::page_collection_add(texts),
    }
}

/// The box for a list: its copies come to those that are there, or in their place.
fn pasting(texts: &Texts, visit: &Visit) -> Markup {
    html! {
        form.ask id="paste" action=(visit.to_send("/collection")) method="post" {
            div.field {
                label for="f-list" { (msg::page_collection_list(texts)) }
                textarea id="f-list" name="list" rows="6" spellcheck="false" autocapitalize="off" required
                    data-drop=(msg::decks_file(texts)) data-drop-large=(msg::decks_file_too_large(texts)) { "\n" (mended(visit)) }
            }
            button.go type="submit" { (msg::page_collection_add(texts)) }
            button.choice type="submit" name="how" value=(REPLACING) { (msg::page_collection_counts(texts)) }
        }
    }
}

/// The pasted list with what a tap puts right.
fn mended(visit: &Visit) -> String {
    let list = visit.sent.get("list").lines().collect::<Vec<_>>().join("\n");
    let mend = visit.sent.0.iter().find(|(name, _)| name == "mend");
    mend.map_or_else(|| list.clone(), |(_, mend)| mend_line(&list, mend))
}

/// The form of a card's own page: how many copies there are, with one less and one more a tap away; `from` is the id of the card.
pub(crate) fn less_more(texts: &Texts, visit: &Visit, name: &str, copies: u32, from: &str) -> Markup {
    // With a count ahead: some names begin with a number.
    let by = |field| (field, format!("1 {name}"));
    html! {
        form id=(FORM_OF_CARD) action=(visit.to_send("/collection")) method="post" data-renew=(FORM_OF_CARD) {
            input type="hidden" name="from" value=(from);
            (counter(texts, Some(FORM_OF_CARD), (name, copies), [by(LESS), by(MORE)]))
        }
    }
}

/// What a tap sends for one copy less and one more, and for copies in place of those that are there.
const LESS: &str = "less";
const MORE: &str = "more";
const REPLACING: &str = "set";

/// Copies more or fewer, then back to where it was tapped; a list that is not understood stays with its doubts.
fn book(worker: &Worker<'_>, visit: &Visit) -> Reply {
    if visit.sent.has("list") {
        return import(worker, visit);
    }
    let (texts, sent) = (worker.texts(visit.lang), &visit.sent);
    let answer = if sent.has(LESS) {
        worker.run(visit.lang, Remove::new(sent.get(LESS)))
    } else {
        worker.run(visit.lang, Add::new(if sent.has(MORE) { sent.get(MORE) } else { sent.get("card") }))
    };
    let (from, set) = (sent.get("from"), sent.get(SET));
    match answer.code {
        0 if is_id(from) => Reply::go(format!("/e/{}", encode_path(from))),
        0 if !set.is_empty() => Reply::go(format!("/collection?{}", encode_query([(SET, set)]))),
        0 => Reply::go("/collection"),
        1.. => {
            let wrong = html! { div.wrong role="alert" { (answer.render(texts, Headings::Lowered)) } };
            render(worker, visit, &wrong).with_status(StatusCode::BAD_REQUEST)
        }
    }
}

/// Reads a pasted list into the collection, all or nothing.
fn import(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let (texts, list) = (worker.texts(visit.lang), mended(visit));
    let booking = if visit.sent.get("how") == REPLACING { Booking::Set } else { Booking::Add };
    let answer = worker
        .find(visit.lang, ("collection import", &list), |session| import_text(session, booking).map(Found::new));
    let said = match &answer.report {
        Some(ListImport::Booked(report)) => {
            let sent_nothing = visit.clone().doing(FilledForm::default());
            let said = html! { div.answer role="status" { (html_fragment(report.as_page(texts), texts, Headings::Lowered)) } };
            return render(worker, &sent_nothing, &said);
        }
        Some(ListImport::Doubtful(marks)) => html! {
            p.verdict role="status" { span.verdict { "! " (msg::decks_verdict_open(texts, marks.open())) } }
            (render_doubts(texts, Some("paste"), marks))
        },
        None => html! { div.wrong role="alert" { (answer.render_page(texts, None, Headings::Lowered)) } },
    };
    render(worker, visit, &said).with_status(answer.status())
}
