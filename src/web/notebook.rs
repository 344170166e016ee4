//! What players mark: stars and notes on entries and cards, below each and all together.

use axum::Router;
use maud::{Markup, html};

use crate::reply::{NavTab, Reply};
use crate::router::{App, action, page};
use crate::visit::Visit;
use crate::worker::{Answer, Worker};
use app::DynReport;
use app::memory::{Note, Star, list_notes, list_stars};
use page::locale::msg;
use page::render::{Headings, encode_path};

/// Asks for an entry in letters that are read across the table.
pub(crate) const LARGE: &str = "large";

/// An entry that is looked up often.
const EXAMPLE: &str = "cc/keyword/recall";

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/marks", page(marks))
        .route("/star/{*id}", page(back).merge(action(star)))
        .route("/note/{*id}", page(back).merge(action(note)))
}

/// What can be done with an entry or card, below its text, which an address may show large. Where many share the program
/// there are no stars and notes.
pub(crate) fn marks_of(worker: &Worker<'_>, visit: &Visit, id: &str, large: Option<&str>) -> Markup {
    let texts = worker.texts(visit.lang);
    let is_large = visit.asked.is_on(LARGE);
    let path = format!("/e/{}", encode_path(id));
    let other = if is_large { path } else { format!("{path}?{LARGE}=on") };
    let large = html! {
        a.choice href=(large.unwrap_or(&other)) {
            (if is_large { msg::marks_small(texts) } else { msg::marks_large(texts) })
        }
        button.choice type="button" hidden data-copied=(msg::marks_copied(texts)) { (msg::marks_copy(texts)) }
    };
    if visit.club.is_some() {
        return html! { div.marks { (large) } };
    }
    let is_starred = worker.stars().iter().any(|starred| starred == id);
    let label = if is_starred { msg::marks_star_off(texts) } else { msg::marks_star_on(texts) };
    html! {
        div.marks {
            form action=(visit.to_send(&format!("/star/{}", encode_path(id)))) method="post" {
                input type="hidden" name="is" value=(if is_starred { "off" } else { "on" });
                button.choice type="submit" { (if is_starred { "★ " } else { "☆ " }) (label) }
            }
            (large)
            details {
                summary { (msg::marks_note(texts)) }
                form.ask action=(visit.to_send(&format!("/note/{}", encode_path(id)))) method="post" novalidate {
                    div.field {
                        label for="f-note" { (msg::marks_note_what(texts)) }
                        textarea id="f-note" name="note" rows="2" required {}
                    }
                    button.go type="submit" { (msg::marks_note_keep(texts)) }
                }
            }
        }
    }
}

fn marks(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let notes = worker.find(visit.lang, ("note", ""), list_notes);
    let has_notes = notes.report.as_ref().is_some_and(|notes| !notes.is_empty());
    let main = html! {
        h1 { (msg::marks_title(texts)) }
        @if worker.stars().is_empty() { (no_stars(worker, visit)) }
        @else { (worker.find(visit.lang, ("note star", ""), list_stars).render(texts, Headings::Lowered)) }
        @if has_notes { (notes.render(texts, Headings::Lowered)) } @else { p { (msg::marks_no_notes(texts)) } }
    };
    Reply::page(None, msg::marks_title(texts), main)
}

/// How something gets a star, with an entry to try it on.
fn no_stars(worker: &Worker<'_>, visit: &Visit) -> Markup {
    let title = worker.title(visit.lang, EXAMPLE);
    html! {
        p {
            (msg::marks_no_stars(worker.texts(visit.lang)))
            @if let Some(title) = title { " " a href=(format!("/e/{EXAMPLE}")) { (title) } }
        }
    }
}

fn back(_: &Worker<'_>, visit: &Visit) -> Reply {
    Reply::go(format!("/e/{}", encode_path(visit.part(0))))
}

fn star(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let star = Star::new(visit.part(0), visit.sent.get("is") == "off");
    done(worker, visit, &worker.run(visit.lang, star))
}

fn note(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let note = Note::new(visit.part(0), visit.sent.get("note"));
    done(worker, visit, &worker.run(visit.lang, note))
}

/// Back to the entry, or what went wrong.
fn done(worker: &Worker<'_>, visit: &Visit, answer: &Answer<impl DynReport>) -> Reply {
    if answer.is_done() {
        return back(worker, visit);
    }
    let texts = worker.texts(visit.lang);
    let (main, is_titled) = (answer.render(texts, Headings::Own), answer.is_titled(texts));
    Reply::page_titled(NavTab::Lookup, answer.title(texts), main, is_titled).with_status(answer.status())
}
