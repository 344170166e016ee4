//! A saved deck or an example: what is to be seen of it, and what can be done with it.

use axum::http::StatusCode;
use maud::{Markup, html};

use super::super::desk::{Desk, Leaf, Line};
use super::super::form::form;
use super::super::frame::{below, nowhere};
use super::super::reply::{Body, Reply};
use super::super::tab::Tab;
use super::super::visit::{Visit, query};
use super::lines::{Marks, Opened, marked};
use super::view::{Asked, Source, View, chips};
use super::{Held, Written, address, list, read};
use crate::locale::{Texts, msg};
use crate::page::{Choice, Control, Field, Filled, Form, Part};

/// A page about one deck.
struct Room<'a> {
    desk: &'a dyn Desk,
    visit: &'a Visit,
    texts: &'a Texts,
    name: &'a str,
}

impl<'a> Room<'a> {
    fn of(desk: &'a dyn Desk, visit: &'a Visit) -> Room<'a> {
        Room {
            desk,
            visit,
            texts: desk.texts(visit.lang),
            name: visit.part(0),
        }
    }

    fn source(&self) -> Source<'_> {
        Source {
            place: self.name,
            text: "",
        }
    }

    fn at(&self, pairs: &[(&str, &str)]) -> String {
        let pairs = pairs
            .iter()
            .map(|(a, b)| ((*a).to_owned(), (*b).to_owned()));
        format!("{}?{}", address(self.name), query(&Filled(pairs.collect())))
    }

    /// The deck as the player keeps it; `None` for examples.
    fn held(&self) -> Option<Held> {
        super::held(self.desk, self.visit.lang, self.name)
    }

    /// The same page with what went wrong.
    fn refused(&self, leaf: &Leaf) -> Reply {
        let main = html! {
            h1 { (self.name) }
            div.wrong role="alert" { (below(&leaf.body)) }
            p { a.button href=(address(self.name)) { (msg::decks_report(self.texts)) } }
        };
        let reply = Reply::page(Tab::Decks, self.name, main);
        reply.with_status(StatusCode::BAD_REQUEST)
    }

    /// Does something, then leads on.
    fn done(&self, line: &Line, to: String) -> Reply {
        let leaf = self.desk.ask(self.visit.lang, line);
        if leaf.code == 0 {
            Reply::go(to)
        } else {
            self.refused(&leaf)
        }
    }
}

/// What is to be seen of a deck.
pub fn show(desk: &dyn Desk, visit: &Visit) -> Reply {
    let room = Room::of(desk, visit);
    let report = room.source().ends(View::Report.line());
    let checked = desk.document(visit.lang, &report);
    if checked.is_null() {
        let refused = room.refused(&desk.ask(visit.lang, &report));
        return refused.with_status(StatusCode::NOT_FOUND);
    }
    let (view, seed) = (View::of(visit.asked.get("view")), visit.asked.get("seed"));
    if view == View::Hand && seed.is_empty() {
        let seed = room.source().seed(desk, visit.lang).to_string();
        return Reply::go(room.at(&[("view", view.code()), ("seed", &seed)]));
    }
    let held = room.held();
    let own = held.as_ref().map(|deck| deck.name.as_str());
    let title = own.or(checked["name"].as_str()).unwrap_or(room.name);
    let main = html! {
        (head(&room, title, view, held.as_ref()))
        (middle(&room, view, seed))
        (tools(&room, held.as_ref()))
    };
    Reply::page(Tab::Decks, title, main)
}

fn head(room: &Room<'_>, title: &str, now: View, held: Option<&Held>) -> Markup {
    let views = match held {
        Some(_) => &View::OF_SAVED[..],
        None => &View::OF_LISTS[..],
    };
    html! {
        h1 { (title) }
        @if let Some(deck) = held {
            p.place {
                (msg::decks_version(room.texts, deck.version))
                @if let Some(note) = deck.note.as_ref().filter(|note| !note.is_empty()) { " · " (note) }
            }
        }
        (chips(room.texts, views, now, |view| match view {
            View::Report => address(room.name),
            View::Stats | View::Odds | View::Hand | View::Missing | View::Log => room.at(&[("view", view.code())]),
        }))
    }
}

/// What is wanted of the deck, and what goes with it.
fn middle(room: &Room<'_>, view: View, seed: &str) -> Markup {
    if view == View::Report {
        return report(room);
    }
    let asked = Asked {
        seed,
        mission: room.visit.asked.get("mission"),
        ..Asked::default()
    };
    let leaf = room.source().shown(room.desk, room.visit, view, &asked);
    html! {
        div.answer { (below(&leaf.body)) }
        @match view {
            View::Odds => (missions(room)),
            View::Hand => p { a.button href=(room.at(&[("view", view.code())])) { (msg::decks_hand_new(room.texts)) } },
            View::Log => (versions(room)),
            View::Stats | View::Missing | View::Report => {}
        }
    }
}

/// The report on the deck as a list, so that it speaks of lines that are seen. A tap on a name that may be meant
/// leads to the list with that name in it.
fn report(room: &Room<'_>) -> Markup {
    let lang = room.visit.lang;
    let list = Written::of(room.desk, lang, room.name).text(room.texts);
    let source = Source {
        place: if list.is_empty() { room.name } else { "-" },
        text: &list,
    };
    let line = source.ends(View::Report.line());
    let leaf = room.desk.ask(lang, &line);
    let marks: Marks = read(room.desk.document(lang, &line));
    html! {
        div.answer { (below(&leaf.body)) }
        (marked(room.texts, &list, &marks, Opened { form: "list", always: true }))
        form id="list" action="/decks/check" method="post" hidden {
            // Browsers drop a line end right behind the tag: the one of ours, not that of an empty first line.
            textarea name="list" aria-hidden="true" { "\n" (list) }
            input type="hidden" name="name" value=(room.name);
            input type="hidden" name="replace" value="on";
        }
    }
}

/// The missions of the deck, each with the way to its odds.
fn missions(room: &Room<'_>) -> Markup {
    let written = Written::of(room.desk, room.visit.lang, room.name);
    let now = room.visit.asked.get("mission");
    html! {
        h2 { (msg::decks_mission(room.texts)) }
        div.chips {
            @for mission in &written.missions {
                a.chip href=(room.at(&[("view", View::Odds.code()), ("mission", &mission.name)]))
                    aria-current=[(mission.name == now).then_some("true")] { (mission.name) }
            }
        }
    }
}

/// Earlier versions, each with the way back to it.
fn versions(room: &Room<'_>) -> Markup {
    let last = room.held().map_or(0, |deck| deck.version);
    html! {
        form.buttons action=(format!("{}/restore", address(room.name))) method="post" {
            @for number in (1..last).rev() {
                button.choice type="submit" name="version" value=(number) {
                    (msg::decks_restore(room.texts, number))
                }
            }
        }
    }
}

fn tools(room: &Room<'_>, held: Option<&Held>) -> Markup {
    let texts = room.texts;
    let change = Filled(vec![("of".to_owned(), room.name.to_owned())]);
    let compare = Filled(vec![("first".to_owned(), room.name.to_owned())]);
    html! {
        div.buttons.row.tools {
            a.button href=(format!("/decks?{}", query(&change))) { (msg::decks_change(texts)) }
            a.button href=(format!("/decks/compare?{}", query(&compare))) { (msg::decks_compare(texts)) }
        }
        details.more {
            summary { (msg::decks_export(texts)) }
            (form(texts, &export(room)))
        }
        @if let Some(deck) = held {
            details.more {
                summary { (msg::decks_note(texts)) }
                (form(texts, &noting(room, deck)))
            }
            details.more {
                summary { (msg::decks_remove(texts)) }
                (form(texts, &removing(room)))
            }
        }
    }
}

fn sheet(action: String, field: Option<Field>, submit: String) -> Form {
    Form {
        action,
        is_change: true,
        title: String::new().into(),
        why: String::new().into(),
        kept: Vec::new(),
        parts: vec![Part {
            legend: String::new().into(),
            fields: field.into_iter().collect(),
        }],
        submit,
    }
}

fn export(room: &Room<'_>) -> Form {
    let forms = room.desk.deck_forms(room.visit.lang).into_iter();
    let choices: Vec<Choice> = forms
        .map(|form| Choice::new(form.code, form.label))
        .collect();
    let first = choices
        .first()
        .map_or("", |form| form.value.as_str())
        .to_owned();
    let field = Field::new("to", msg::decks_form(room.texts), Control::OneOf(choices));
    Form {
        is_change: false,
        ..sheet(
            format!("{}/file", address(room.name)),
            Some(field.holding(first)),
            msg::decks_download(room.texts),
        )
    }
}

fn noting(room: &Room<'_>, deck: &Held) -> Form {
    let field = Field::new("note", msg::decks_note(room.texts), Control::Line)
        .holding(deck.note.clone().unwrap_or_default());
    let action = format!("{}/note", address(room.name));
    sheet(action, Some(field), msg::decks_note_keep(room.texts))
}

fn removing(room: &Room<'_>) -> Form {
    let action = format!("{}/remove", address(room.name));
    Form {
        title: msg::decks_remove_sure(room.texts, room.name).into(),
        why: msg::decks_remove_what(room.texts).into(),
        ..sheet(action, None, msg::decks_remove_yes(room.texts))
    }
}

/// The deck as a file.
pub fn file(desk: &dyn Desk, visit: &Visit) -> Reply {
    let room = Room::of(desk, visit);
    let wanted = visit.asked.get("to");
    let forms = desk.deck_forms(visit.lang);
    let Some(form) = forms.iter().find(|form| form.code == wanted) else {
        return nowhere(desk, visit);
    };
    let convert = Line::of(["deck", "convert"]).option("--to", form.code);
    let line = convert.about([room.name]);
    let Some(text) = list(desk, visit.lang, &line) else {
        return room.refused(&desk.ask(visit.lang, &line));
    };
    let name = room.name.rsplit(':').next().unwrap_or_default();
    Reply::of(Body::File {
        name: format!("{}.{}", name.replace(' ', "-"), form.ending),
        text,
    })
}

/// Keeps a note.
pub fn note(desk: &dyn Desk, visit: &Visit) -> Reply {
    let room = Room::of(desk, visit);
    let note = visit.sent.get("note");
    let line = Line::of(["deck", "note"]).about([room.name, note]);
    room.done(&line, address(room.name))
}

/// Makes an earlier version the latest.
pub fn restore(desk: &dyn Desk, visit: &Visit) -> Reply {
    let room = Room::of(desk, visit);
    let version = format!("{}@{}", room.name, visit.sent.get("version"));
    let line = Line::of(["deck", "restore"]).about([version.as_str()]);
    room.done(&line, room.at(&[("view", View::Log.code())]))
}

/// Removes a deck with all its versions.
pub fn remove(desk: &dyn Desk, visit: &Visit) -> Reply {
    let room = Room::of(desk, visit);
    if room.held().is_none() {
        return nowhere(desk, visit);
    }
    let line = Line::of(["deck", "remove"]).about([room.name]);
    room.done(&line, "/decks".to_owned())
}
