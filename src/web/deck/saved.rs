//! A saved deck or an example: what is to be seen of it, and what can be done with it.

use axum::http::StatusCode;
use maud::{Markup, html};

use super::super::backend::{Backend, CommandLine, HtmlFragment};
use super::super::form::form;
use super::super::frame::{below, beneath, nowhere};
use super::super::reply::NavTab;
use super::super::reply::{Body, Reply};
use super::super::trash;
use super::super::visit::{Visit, encode_query};
use super::hand::render_hand;
use super::helpers::render_helpers;
use super::lines::{ListDisplay, ListMarks, adding, list_with_marks};
use super::verdict::Verdict;
use super::view::{Source, View, ViewOptions, chips};
use super::{SavedDeck, WrittenDeck, address, list, plain_form, read};
use page::locale::{Texts, msg};
use page::{FilledForm, Form, FormChoice, FormControl, FormField};

/// A page about one deck.
struct DeckPage<'a> {
    backend: &'a dyn Backend,
    visit: &'a Visit,
    texts: &'a Texts,
    name: &'a str,
}

impl<'a> DeckPage<'a> {
    fn new(backend: &'a dyn Backend, visit: &'a Visit) -> DeckPage<'a> {
        DeckPage { backend, visit, texts: backend.texts(visit.lang), name: visit.part(0) }
    }

    fn source(&self) -> Source<'_> {
        Source { place: self.name, text: "" }
    }

    fn at(&self, pairs: &[(&str, &str)]) -> String {
        format!("{}?{}", address(self.name), encode_query(pairs))
    }

    /// The deck as the player keeps it; `None` for examples.
    fn load(&self) -> Option<SavedDeck> {
        super::load_saved(self.backend, self.visit.lang, self.name)
    }

    /// The same page with what went wrong.
    fn refused(&self, leaf: &HtmlFragment) -> Reply {
        let main = html! {
            h1 { (self.name) }
            div.wrong role="alert" { (below(&leaf.body)) }
            p { a.button href=(address(self.name)) { (msg::decks_report(self.texts)) } }
        };
        let reply = Reply::page(NavTab::Decks, self.name, main);
        reply.with_status(StatusCode::BAD_REQUEST)
    }

    /// Does something, then leads on.
    fn done(&self, line: &CommandLine, to: String) -> Reply {
        let leaf = self.backend.ask(self.visit.lang, line);
        if leaf.code == 0 { Reply::go(to) } else { self.refused(&leaf) }
    }
}

/// What is to be seen of a deck.
pub(super) fn show(backend: &dyn Backend, visit: &Visit) -> Reply {
    let room = DeckPage::new(backend, visit);
    let report = room.source().ends(View::Report.line());
    let checked = backend.document(visit.lang, &report);
    if checked.is_null() {
        let refused = room.refused(&backend.ask(visit.lang, &report));
        return refused.with_status(StatusCode::NOT_FOUND);
    }
    let (view, seed) = (View::from_code(visit.asked.get("view")), visit.asked.get("seed"));
    if view == View::Hand && seed.is_empty() {
        let seed = room.source().seed(backend, visit.lang).to_string();
        return Reply::go(room.at(&[("view", view.code()), ("seed", &seed)]));
    }
    let held = room.load();
    let own = held.as_ref().map(|deck| deck.name.as_str());
    let title = own.or(checked["name"].as_str()).unwrap_or(room.name);
    let main = html! {
        (head(&room, title, view, held.as_ref()))
        (middle(&room, view, seed))
        (tools(&room, held.as_ref()))
    };
    Reply::page(NavTab::Decks, title, main)
}

fn head(room: &DeckPage<'_>, title: &str, now: View, held: Option<&SavedDeck>) -> Markup {
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
fn middle(room: &DeckPage<'_>, view: View, seed: &str) -> Markup {
    if view == View::Report {
        return report(room);
    }
    if view == View::Hand {
        return render_hand(room.backend, room.visit, &room.source(), |drawn| match drawn {
            Some(drawn) => room.at(&[("view", view.code()), ("seed", seed), ("draws", &drawn.to_string())]),
            None => room.at(&[("view", view.code())]),
        });
    }
    let asked = ViewOptions { seed, mission: room.visit.asked.get("mission"), ..ViewOptions::default() };
    let leaf = room.source().shown(room.backend, room.visit, view, &asked);
    html! {
        div.answer { @if view == View::Log { (below(&leaf.body)) } @else { (beneath(&leaf.body)) } }
        @match view {
            View::Odds => (missions(room)),
            View::Log => (versions(room)),
            View::Stats | View::Hand | View::Missing | View::Report => {}
        }
    }
}

/// The report on the deck as a list, so that it speaks of lines that are seen. A tap on a name that may be meant
/// leads to the list with that name in it.
fn report(room: &DeckPage<'_>) -> Markup {
    let lang = room.visit.lang;
    let list = WrittenDeck::load(room.backend, lang, room.name).text(room.texts);
    let source = Source { place: if list.is_empty() { room.name } else { "-" }, text: &list };
    let line = source.ends(View::Report.line());
    let leaf = room.backend.ask(lang, &line);
    let checked = room.backend.document(lang, &line);
    let verdict = Verdict::of_report(room.backend, lang, &source, &checked);
    let marks: ListMarks = read(checked);
    html! {
        div.panes {
            div {
                @if let Some(verdict) = verdict { p.verdict { (verdict.render(room.texts)) } }
                div.answer { @if verdict.is_some() { (beneath(&leaf.body)) } @else { (below(&leaf.body)) } }
                (render_helpers(room.backend, room.visit, &room.source()))
            }
            div {
                (adding(room.texts, "list"))
                (list_with_marks(room.texts, &list, &marks, ListDisplay { form: "list", always: true }))
            }
        }
        form id="list" action="/decks/check" method="post" hidden {
            // Browsers drop a line end right behind the tag: the one of ours, not that of an empty first line.
            textarea name="list" aria-hidden="true" { "\n" (list) }
            input type="hidden" name="name" value=(room.name);
            input type="hidden" name="replace" value="on";
        }
    }
}

/// The missions of the deck, each with the way to its odds.
fn missions(room: &DeckPage<'_>) -> Markup {
    let written = WrittenDeck::load(room.backend, room.visit.lang, room.name);
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
fn versions(room: &DeckPage<'_>) -> Markup {
    let last = room.load().map_or(0, |deck| deck.version);
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

fn tools(room: &DeckPage<'_>, held: Option<&SavedDeck>) -> Markup {
    let texts = room.texts;
    let change = FilledForm(vec![("of".to_owned(), room.name.to_owned())]);
    let compare = FilledForm(vec![("first".to_owned(), room.name.to_owned())]);
    html! {
        div.buttons.row.tools {
            a.button href=(format!("/decks?{}", encode_query(&change.0))) { (msg::decks_change(texts)) }
            a.button href=(format!("/decks/compare?{}", encode_query(&compare.0))) { (msg::decks_compare(texts)) }
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

fn export(room: &DeckPage<'_>) -> Form {
    let forms = room.backend.deck_forms(room.visit.lang).into_iter();
    let choices: Vec<FormChoice> = forms.map(|form| FormChoice::new(form.code, form.label)).collect();
    let first = choices.first().map_or("", |form| form.value.as_str()).to_owned();
    let field = FormField::new("to", msg::decks_form(room.texts), FormControl::OneOf(choices));
    Form {
        is_change: false,
        ..plain_form(
            format!("{}/file", address(room.name)),
            vec![field.holding(first)],
            msg::decks_download(room.texts),
        )
    }
}

fn noting(room: &DeckPage<'_>, deck: &SavedDeck) -> Form {
    let field = FormField::new("note", msg::decks_note(room.texts), FormControl::Line)
        .holding(deck.note.clone().unwrap_or_default());
    let action = format!("{}/note", address(room.name));
    plain_form(action, vec![field], msg::decks_note_keep(room.texts))
}

fn removing(room: &DeckPage<'_>) -> Form {
    let action = format!("{}/remove", address(room.name));
    Form {
        title: msg::decks_remove_sure(room.texts, room.name).into(),
        why: msg::decks_remove_what(room.texts).into(),
        ..plain_form(action, Vec::new(), msg::decks_remove_yes(room.texts))
    }
}

/// The deck as a file.
pub(super) fn file(backend: &dyn Backend, visit: &Visit) -> Reply {
    let room = DeckPage::new(backend, visit);
    let wanted = visit.asked.get("to");
    let forms = backend.deck_forms(visit.lang);
    let Some(form) = forms.iter().find(|form| form.code == wanted) else {
        return nowhere(backend, visit);
    };
    let convert = CommandLine::of(["deck", "convert"]).option("--to", form.code);
    let line = convert.about([room.name]);
    let Some(text) = list(backend, visit.lang, &line) else {
        return room.refused(&backend.ask(visit.lang, &line));
    };
    let name = room.name.rsplit(':').next().unwrap_or_default();
    Reply::new(Body::File { name: format!("{}.{}", name.replace(' ', "-"), form.ending), text })
}

/// Keeps a note.
pub(super) fn note(backend: &dyn Backend, visit: &Visit) -> Reply {
    let room = DeckPage::new(backend, visit);
    let note = visit.sent.get("note");
    let line = CommandLine::of(["deck", "note"]).about([room.name, note]);
    room.done(&line, address(room.name))
}

/// Makes an earlier version the latest.
pub(super) fn restore(backend: &dyn Backend, visit: &Visit) -> Reply {
    let room = DeckPage::new(backend, visit);
    let version = format!("{}@{}", room.name, visit.sent.get("version"));
    let line = CommandLine::of(["deck", "restore"]).about([version.as_str()]);
    room.done(&line, room.at(&[("view", View::Log.code())]))
}

/// Removes a deck with all its versions.
pub(super) fn remove(backend: &dyn Backend, visit: &Visit) -> Reply {
    let room = DeckPage::new(backend, visit);
    if room.load().is_none() {
        return nowhere(backend, visit);
    }
    let line = CommandLine::of(["deck", "remove"]).about([room.name]);
    room.done(&line, trash::PATH.to_owned())
}
