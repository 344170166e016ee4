//! What players mark: stars and notes on entries and cards, below each and all together.

use axum::Router;
use maud::{Markup, html};

use super::backend::{Backend, CommandLine};
use super::frame::{below, made};
use super::reply::{NavTab, Reply, status};
use super::router::{App, action, page};
use super::visit::{Visit, encode_path};
use ::page::locale::msg;

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

/// What can be done with an entry or card, below its text. Where many share the program there are no stars and notes.
pub(crate) fn marks_of(backend: &dyn Backend, visit: &Visit, id: &str) -> Markup {
    let texts = backend.texts(visit.lang);
    let is_large = visit.asked.is_on(LARGE);
    let path = format!("/e/{}", encode_path(id));
    let large = html! {
        a.choice href=(if is_large { path } else { format!("{path}?{LARGE}=on") }) {
            (if is_large { msg::marks_small(texts) } else { msg::marks_large(texts) })
        }
        button.choice type="button" hidden data-copied=(msg::marks_copied(texts)) { (msg::marks_copy(texts)) }
    };
    if visit.club.is_some() {
        return html! { div.marks { (large) } };
    }
    let is_starred = backend.stars().iter().any(|starred| starred == id);
    let label = if is_starred { msg::marks_star_off(texts) } else { msg::marks_star_on(texts) };
    html! {
        div.marks {
            form action=(format!("/star/{}", encode_path(id))) method="post" {
                input type="hidden" name="is" value=(if is_starred { "off" } else { "on" });
                button.choice type="submit" { (if is_starred { "★ " } else { "☆ " }) (label) }
            }
            (large)
            details {
                summary { (msg::marks_note(texts)) }
                form.ask action=(format!("/note/{}", encode_path(id))) method="post" novalidate {
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

fn marks(backend: &dyn Backend, visit: &Visit) -> Reply {
    let texts = backend.texts(visit.lang);
    let (stars, notes) = (CommandLine::of(["note", "star"]), CommandLine::of(["note"]));
    let shown = |line: &CommandLine| html! { (below(&backend.ask(visit.lang, line).body)) };
    let has_notes = !backend.document(visit.lang, &notes)["notes"].as_array().is_none_or(Vec::is_empty);
    let main = html! {
        h1 { (msg::marks_title(texts)) }
        @if backend.stars().is_empty() { (no_stars(backend, visit)) } @else { (shown(&stars)) }
        @if has_notes { (shown(&notes)) } @else { p { (msg::marks_no_notes(texts)) } }
    };
    Reply::page(NavTab::Lookup, msg::marks_title(texts), main)
}

/// How something gets a star, with an entry to try it on.
fn no_stars(backend: &dyn Backend, visit: &Visit) -> Markup {
    let title = backend.title(visit.lang, EXAMPLE);
    html! {
        p {
            (msg::marks_no_stars(backend.texts(visit.lang)))
            @if let Some(title) = title { " " a href=(format!("/e/{EXAMPLE}")) { (title) } }
        }
    }
}

fn back(_: &dyn Backend, visit: &Visit) -> Reply {
    Reply::go(format!("/e/{}", encode_path(visit.part(0))))
}

fn star(backend: &dyn Backend, visit: &Visit) -> Reply {
    let star = CommandLine::of(["note", "star"]);
    let line = if visit.sent.get("is") == "off" { star.switch("--delete") } else { star };
    done(backend, visit, &line.about([visit.part(0)]))
}

fn note(backend: &dyn Backend, visit: &Visit) -> Reply {
    let line = CommandLine::of(["note"]).about([visit.part(0), visit.sent.get("note")]);
    done(backend, visit, &line)
}

/// Back to the entry, or what went wrong.
fn done(backend: &dyn Backend, visit: &Visit, line: &CommandLine) -> Reply {
    let leaf = backend.ask(visit.lang, line);
    if leaf.code == 0 {
        return back(backend, visit);
    }
    let main = html! { (made(&leaf.body)) };
    Reply::page(NavTab::Lookup, leaf.title.clone(), main).with_status(status(&leaf))
}
