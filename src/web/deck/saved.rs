//! A saved deck or an example: what is to be seen of it, and what can be done with it.

use axum::http::StatusCode;
use maud::{Markup, html};

use crate::deck::change::list_of;
use crate::deck::goldfish;
use crate::deck::hand::{draw_hand, kept, render_hand};
use crate::deck::pasted::changed;
use crate::deck::sheet::DeckSheet;
use crate::deck::view::{View, chips};
use crate::deck::{address, plain_form};
use crate::form::form;
use crate::frame::nowhere;
use crate::reply::{Body, NavTab, Reply};
use crate::trash;
use crate::visit::{Visit, encode_query};
use crate::worker::{Answer, Worker};
use app::choices::FORMS;
use app::deck::hand::HandReport;
use app::deck::unrecognized::ReadList;
use app::deck::{Convert, DeckReading, Log, Note, Remove, Restore, Save, Sheet, file_ending, load_saved};
use app::deck::{DeckHistory, SavedDeck};
use app::parsers::shown;
use app::session::Session;
use app::{DynReport, Found};
use deck::{Pile, pile_copies};
use model::Lang;
use model::chance::fresh_seed;
use page::locale::{Texts, msg};
use page::render::Headings;
use page::{FilledForm, Form, FormChoice, FormControl, FormField};

/// A page about one deck.
struct DeckPage<'a> {
    worker: &'a Worker<'a>,
    visit: &'a Visit,
    texts: &'a Texts,
    name: &'a str,
}

impl<'a> DeckPage<'a> {
    fn new(worker: &'a Worker<'a>, visit: &'a Visit) -> DeckPage<'a> {
        DeckPage { worker, visit, texts: worker.texts(visit.lang), name: visit.part(0) }
    }

    fn at(&self, pairs: &[(&str, &str)]) -> String {
        format!("{}?{}", address(self.name), encode_query(pairs))
    }

    /// The page of a deck of which only what went wrong can be shown.
    fn refused(&self, said: &Markup) -> Reply {
        let main = html! {
            h1 { (self.name) }
            div.wrong role="alert" { (said) }
            p { a.button href=(address(self.name)) { (msg::decks_report(self.texts)) } }
        };
        let reply = Reply::page(NavTab::Decks, self.name, main);
        reply.with_status(StatusCode::BAD_REQUEST)
    }

    /// Leads on once something was done.
    fn done(&self, answer: &Answer<impl DynReport>, to: String) -> Reply {
        if answer.is_done() {
            return Reply::go(to);
        }
        self.refused(&answer.render(self.texts, Headings::Lowered))
    }
}

/// What is known of a deck whose page is shown.
struct DeckOnPage {
    /// As the player keeps it; `None` for examples.
    held: Option<SavedDeck>,
    /// What it is called by its list.
    name: Option<String>,
    /// What is wanted of it.
    seen: DeckView,
}

/// The report on a deck as a list.
struct ListReport {
    list: String,
    sheet: DeckSheet,
}

/// What is wanted of a deck.
enum DeckView {
    /// The report on the deck as a list, so that it speaks of lines that are seen.
    Report(Box<ListReport>),
    Hand(Option<HandReport>),
    Log(Answer<DeckHistory>),
    /// Anything that is worked out of the deck, and its missions.
    Measured {
        answer: Answer<Box<dyn DynReport>>,
        missions: Vec<String>,
    },
}

/// What is to be seen of a deck.
pub(super) fn show(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let room = DeckPage::new(worker, visit);
    let (view, seed) = (View::from_code(visit.asked.get("view")), visit.asked.get("seed"));
    let opened = worker.find(visit.lang, ("deck check", ""), |session| {
        let (reading, held) = (DeckReading::load(session, room.name)?, load_saved(session, room.name)?);
        let report = (view == View::Report).then(|| room.report(session, &reading));
        Ok(Found::new((held, report, reading.read)))
    });
    let said = opened.render_page(room.texts, None, Headings::Lowered);
    let Some((held, report, read)) = opened.report else {
        return room.refused(&said).with_status(StatusCode::NOT_FOUND);
    };
    if view == View::Hand && seed.is_empty() {
        let seed = fresh_seed().to_string();
        return Reply::go(format!(
            "{}&{}",
            room.at(&[("view", view.code()), ("seed", &seed)]),
            encode_query(kept(visit))
        ));
    }
    let name = read.deck.name.clone();
    let deck = DeckOnPage { held, name, seen: report.unwrap_or_else(|| room.look(view, read)) };
    let own = deck.held.as_ref().map(|deck| deck.name.as_str());
    let title = own.or(deck.name.as_deref()).unwrap_or(room.name);
    let main = html! {
        (head(&room, title, view, deck.held.as_ref()))
        (middle(&room, view, &deck))
        (tools(&room, deck.held.as_ref()))
    };
    Reply::page(NavTab::Decks, title, main)
}

impl DeckPage<'_> {
    /// Looks at the deck that was read, each thing once.
    fn look(&self, view: View, read: ReadList) -> DeckView {
        let (worker, lang) = (self.worker, self.visit.lang);
        match view {
            View::Log => DeckView::Log(worker.run(lang, Log::new(self.name))),
            View::Hand => {
                let drawn = worker.find(lang, ("deck hand", ""), |session| {
                    Ok(Found::new(draw_hand(&DeckReading::new(session, read), self.visit)))
                });
                DeckView::Hand(drawn.report.flatten())
            }
            View::Report | View::Stats | View::Odds | View::Goldfish | View::Missing => {
                let missions = pile_copies(&read.deck, Pile::Missions).into_iter().map(|(_, name)| name).collect();
                let answer = worker.find(lang, (view.code(), ""), |session| {
                    view.of_list(&DeckReading::new(session, read), None, self.name, &self.visit.asked)
                });
                DeckView::Measured { answer, missions }
            }
        }
    }

    fn report(&self, session: &Session<'_>, reading: &DeckReading<'_>) -> DeckView {
        let list = list_of(self.texts, &reading.read, &[]);
        let checked = self.worker.answer(session, reading.check_as(&list));
        let numbers = checked.report.as_ref().and_then(|checked| checked.measure(session).ok()?);
        DeckView::Report(Box::new(ListReport { list, sheet: DeckSheet { checked, numbers } }))
    }
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
            View::Stats | View::Odds | View::Hand | View::Goldfish | View::Missing | View::Log => {
                room.at(&[("view", view.code())])
            }
        }))
    }
}

/// What is wanted of the deck, and what goes with it.
fn middle(room: &DeckPage<'_>, view: View, deck: &DeckOnPage) -> Markup {
    let texts = room.texts;
    match &deck.seen {
        DeckView::Report(found) => report(room, found, deck.held.as_ref()),
        DeckView::Hand(hand) => render_hand(texts, room.visit, hand.as_ref(), |step| {
            let seed = step.draws.map(|_| ("seed", room.visit.asked.get("seed").to_owned()));
            let fields = [("view", view.code().to_owned())].into_iter().chain(seed).chain(step.fields());
            format!("{}?{}", address(room.name), encode_query(fields.collect::<Vec<_>>()))
        }),
        DeckView::Log(log) => html! {
            div.answer { (log.render(texts, Headings::Lowered)) }
            (versions(room, deck.held.as_ref()))
        },
        DeckView::Measured { answer, missions } => html! {
            @if view == View::Goldfish {
                (goldfish::form(texts, &address(room.name), &[("view", view.code())], &room.visit.asked))
            }
            div.answer { (answer.render(texts, Headings::Untitled)) }
            @if view == View::Odds { (odds_of_missions(room, missions)) }
        },
    }
}

/// What the buttons of the report belong to.
const FORM: &str = "list";

/// The report. What a tap changes is saved at once; of an example it leads to a list with the change in it.
fn report(room: &DeckPage<'_>, found: &ListReport, held: Option<&SavedDeck>) -> Markup {
    let (texts, sheet) = (room.texts, &found.sheet);
    let action = held.map_or_else(|| "/decks/check".to_owned(), |_| format!("{}/change", address(room.name)));
    html! {
        div id="deck" {
            @if let Some(checked) = &sheet.checked.report { (sheet.render(texts, room.visit, FORM, checked)) }
            @else { div.wrong role="alert" { (sheet.checked.render(texts, Headings::Lowered)) } }
            form id=(FORM) action=(room.visit.to_send(&action)) method="post" hidden {
                // Browsers drop a line end right behind the tag: the one of ours, not that of an empty first line.
                @if held.is_none() { textarea name="list" aria-hidden="true" { "\n" (found.list) } }
            }
            @if let Some(version) = held.map(|deck| deck.version).filter(|version| *version > 1) {
                form action=(room.visit.to_send(&format!("{}/restore", address(room.name)))) method="post" {
                    input type="hidden" name="from" value="report";
                    button.choice name="version" value=(version - 1) { "↶ " (msg::decks_undo(texts)) }
                }
            }
            @if let Some(next) = sheet.next_doubt(texts) { (next) }
        }
    }
}

/// Changes a saved deck by a tap, as a version of its own.
pub(super) fn change(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let room = DeckPage::new(worker, visit);
    let found = worker.find(visit.lang, ("deck", ""), |session| {
        let read = DeckReading::load(session, room.name)?.read;
        Ok(Found::new((load_saved(session, room.name)?, list_of(room.texts, &read, &[]))))
    });
    let Some((Some(held), list)) = found.report else {
        return nowhere(worker, visit);
    };
    let list = changed(worker, visit.lang, &list, &visit.sent);
    let save = Save::new(room.name, held.note.as_deref().unwrap_or_default(), true);
    room.done(&worker.run_on(visit.lang, &list, save), address(room.name))
}

/// The missions of the deck, each with the way to its odds.
fn odds_of_missions(room: &DeckPage<'_>, missions: &[String]) -> Markup {
    let now = room.visit.asked.get("mission");
    html! {
        h2 { (msg::decks_mission(room.texts)) }
        div.chips {
            @for mission in missions {
                a.chip href=(room.at(&[("view", View::Odds.code()), ("mission", mission)]))
                    aria-current=[(mission == now).then_some("true")] { (mission) }
            }
        }
    }
}

/// Earlier versions, each with the way back to it.
fn versions(room: &DeckPage<'_>, held: Option<&SavedDeck>) -> Markup {
    let last = held.map_or(0, |deck| deck.version);
    html! {
        form.buttons action=(room.visit.to_send(&format!("{}/restore", address(room.name)))) method="post" {
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
            a.button href=(format!("/decks?{}", change.to_query())) { (msg::decks_change(texts)) }
            a.button href=(format!("/decks/compare?{}", compare.to_query())) { (msg::decks_compare(texts)) }
            a.button href=(format!("{}/share", address(room.name))) { (msg::decks_share(texts)) }
            a.button href=(format!("{}/sheet", address(room.name))) { (msg::decks_sheet(texts)) }
        }
        details.more {
            summary { (msg::decks_export(texts)) }
            (form(texts, room.visit, &export(room)))
        }
        @if let Some(deck) = held {
            details.more {
                summary { (msg::decks_note(texts)) }
                (form(texts, room.visit, &noting(room, deck)))
            }
            details.more {
                summary { (msg::decks_remove(texts)) }
                (form(texts, room.visit, &removing(room)))
            }
        }
    }
}

fn export(room: &DeckPage<'_>) -> Form {
    let label = |code: &str| room.texts.get(&format!("decks-form-{code}"));
    let codes = FORMS.iter().map(|(word, _)| shown(*word, Lang::En));
    let choices: Vec<FormChoice> = codes.map(|code| FormChoice::new(code, label(code))).collect();
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
pub(super) fn file(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let room = DeckPage::new(worker, visit);
    let wanted = visit.asked.get("to");
    let Some((_, form)) = FORMS.iter().find(|(word, _)| shown(*word, Lang::En) == wanted) else {
        return nowhere(worker, visit);
    };
    let answer = worker.run(visit.lang, Convert::new(room.name, *form));
    let Some(written) = &answer.report else {
        return room.refused(&answer.render(room.texts, Headings::Lowered));
    };
    let bare = room.name.rsplit(':').next().unwrap_or_default();
    let name = format!("{}.{}", bare.replace(' ', "-"), file_ending(*form));
    Reply::new(Body::File { name, text: written.text.clone() })
}

/// The deck on paper, below what is to be filled in, which is not printed.
pub(super) fn sheet(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let room = DeckPage::new(worker, visit);
    let asked = ["player", "event", "date"].map(|name| visit.asked.get(name));
    let answer = worker.run(visit.lang, Sheet::new(room.name, asked));
    if answer.report.is_none() {
        return room.refused(&answer.render(room.texts, Headings::Lowered));
    }
    let main = html! {
        div.ask {
            p { a.button href=(address(room.name)) { (msg::decks_report(room.texts)) } }
            (form(room.texts, visit, &sheet_form(&room, asked)))
        }
        div.paper { (answer.render(room.texts, Headings::Own)) }
    };
    Reply::page(NavTab::Decks, answer.title(room.texts), main)
}

fn sheet_form(room: &DeckPage<'_>, [player, event, date]: [&str; 3]) -> Form {
    let texts = room.texts;
    let field =
        |name: &str, label: String, value: &str| FormField::new(name, label, FormControl::Line).holding(value);
    let fields = vec![
        field("player", msg::deck_sheet_player(texts), player),
        field("event", msg::deck_sheet_event(texts), event),
        field("date", msg::deck_sheet_date(texts), date),
    ];
    let action = format!("{}/sheet", address(room.name));
    Form { is_change: false, ..plain_form(action, fields, msg::decks_sheet_fill(texts)) }
}

/// Keeps a note.
pub(super) fn note(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let room = DeckPage::new(worker, visit);
    let answer = worker.run(visit.lang, Note::new(room.name, visit.sent.get("note")));
    room.done(&answer, address(room.name))
}

/// Makes an earlier version the latest.
pub(super) fn restore(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let room = DeckPage::new(worker, visit);
    let version = format!("{}@{}", room.name, visit.sent.get("version"));
    let answer = worker.run(visit.lang, Restore::new(version));
    let to = if visit.sent.get("from").is_empty() { View::Log } else { View::Report };
    room.done(&answer, room.at(&[("view", to.code())]))
}

/// Removes a deck with all its versions.
pub(super) fn remove(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let room = DeckPage::new(worker, visit);
    let held = worker.find(visit.lang, ("deck", ""), |session| Ok(Found::new(load_saved(session, room.name)?)));
    if held.report.flatten().is_none() {
        return nowhere(worker, visit);
    }
    room.done(&worker.run(visit.lang, Remove::new(room.name)), trash::PATH.to_owned())
}
