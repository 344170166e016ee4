//! The first page of decks: a box for a list, the saved decks, the examples; and what two decks have not in common.

use axum::http::StatusCode;
use maud::{Markup, html};
use serde::Deserialize;

use super::pasted::{PastedList, form};
use super::verdict::Verdict;
use super::view::Source;
use super::{SavedDeck, SavedDecks, address, plain_form, read};
use crate::backend::{Backend, CommandLine};
use crate::form;
use crate::frame::below;
use crate::reply::NavTab;
use crate::reply::Reply;
use crate::trash;
use crate::visit::Visit;
use page::locale::{Texts, msg};
use page::{Form, FormControl, FormField};

/// So many decks are judged in their list: each takes a moment.
const JUDGED: usize = 8;

/// The examples, as `deck list --examples` tells programs.
#[derive(Debug, Default, Deserialize)]
struct Examples {
    examples: Vec<Example>,
}

#[derive(Debug, Deserialize)]
struct Example {
    name: String,
    title: LocalizedText,
    how: LocalizedText,
}

#[derive(Debug, Deserialize)]
struct LocalizedText {
    de: String,
    en: String,
}

impl LocalizedText {
    fn get(&self, texts: &Texts) -> &str {
        match texts.lang() {
            model::Lang::De => &self.de,
            model::Lang::En => &self.en,
        }
    }
}

/// The first page. A deck named in the address has its list in the box.
pub(super) fn home(backend: &dyn Backend, visit: &Visit) -> Reply {
    let texts = backend.texts(visit.lang);
    let held: SavedDecks = read(backend.document(visit.lang, &CommandLine::of(["deck", "list"])));
    let line = CommandLine::of(["deck", "list", "--examples"]);
    let examples: Examples = read(backend.document(visit.lang, &line));
    let pasted = PastedList::of_deck(backend, visit.lang, visit.asked.get("of"));
    let main = html! {
        h1 { (msg::page_tab_decks(texts)) }
        @if !held.decks.is_empty() { (decks(backend, visit, &held.decks)) }
        // Whoever has no deck yet, or came to change one, wants the box at once.
        details.more open[held.decks.is_empty() || !visit.asked.get("of").is_empty()] {
            summary { (msg::decks_paste_or_file(texts)) }
            (form(texts, &pasted))
        }
        div.buttons.row {
            a.button href="/decks/compare" { (msg::decks_compare(texts)) }
            a.button href="/collection" { (msg::decks_collection(texts)) }
            a.button href=(trash::PATH) { (msg::trash_title(texts)) }
        }
        h2 { (msg::decks_examples(texts)) }
        ul.doors {
            @for example in &examples.examples {
                li { a href=(address(&example.name)) {
                    b { (example.title.get(texts)) }
                    span { (example.how.get(texts)) }
                } }
            }
        }
    };
    Reply::page(NavTab::Decks, msg::page_tab_decks(texts), main)
}

fn decks(backend: &dyn Backend, visit: &Visit, held: &[SavedDeck]) -> Markup {
    let texts = backend.texts(visit.lang);
    html! {
        ul.doors {
            @for (at, deck) in held.iter().enumerate() {
                @let source = Source { place: &deck.name, text: "" };
                li { a href=(address(&deck.name)) {
                    b { (deck.name) }
                    @if at < JUDGED { @if let Some(verdict) = Verdict::of(backend, visit.lang, &source) {
                        (verdict.render(texts))
                    } }
                    span { (counts(texts, deck)) }
                } }
            }
        }
    }
}

fn counts(texts: &Texts, deck: &SavedDeck) -> String {
    let version = msg::decks_version(texts, deck.version);
    let (Some(missions), Some(dilemmas), Some(cards)) = (deck.missions, deck.dilemmas, deck.deck) else {
        return version;
    };
    let total = missions.saturating_add(dilemmas).saturating_add(cards);
    let counts = msg::deck_counts(texts, missions, dilemmas, cards, total);
    format!("{counts} · {version}")
}

/// Two decks to choose, and what is only in one of them.
pub(super) fn compare(backend: &dyn Backend, visit: &Visit) -> Reply {
    let texts = backend.texts(visit.lang);
    let [first, second] = ["first", "second"].map(|name| visit.asked.get(name));
    let title = msg::decks_compare(texts);
    let asking = html! {
        h1 { (title) }
        (form::form(texts, &name_form(texts, &names(backend, visit), [first, second])))
    };
    if first.is_empty() || second.is_empty() {
        // The way here from a deck names the first alone; the form sends both.
        let is_sent = visit.asked.0.iter().any(|(name, _)| name == "second");
        let main = html! {
            @if is_sent { div.wrong role="alert" { p { (msg::decks_compare_two(texts)) } } }
            (asking)
        };
        return Reply::page(NavTab::Decks, title, main);
    }
    let line = CommandLine::of(["deck", "diff"]).about([first, second]);
    let leaf = backend.ask(visit.lang, &line);
    let is_known = !backend.document(visit.lang, &line).is_null();
    let main = html! {
        @if is_known { (asking) div.answer id="answer" { (below(&leaf.body)) } }
        @else { div.wrong role="alert" { (below(&leaf.body)) } (asking) }
    };
    let reply = Reply::page(NavTab::Decks, title, main);
    if is_known {
        return reply;
    }
    reply.with_status(StatusCode::BAD_REQUEST)
}

/// All decks there are, those of the player first.
fn names(backend: &dyn Backend, visit: &Visit) -> Vec<String> {
    let saved: SavedDecks = read(backend.document(visit.lang, &CommandLine::of(["deck", "list"])));
    let line = CommandLine::of(["deck", "list", "--examples"]);
    let examples: Examples = read(backend.document(visit.lang, &line));
    let saved = saved.decks.into_iter().map(|deck| deck.name);
    let examples = examples.examples.into_iter().map(|deck| deck.name);
    saved.chain(examples).collect()
}

fn name_form(texts: &Texts, names: &[String], [first, second]: [&str; 2]) -> Form {
    let field = |name: &str, label: String, value: &str| {
        let field = FormField::new(name, label, FormControl::OneOfMany(names.to_vec()));
        field.holding(value).needed()
    };
    let fields = vec![
        field("first", msg::decks_compare_first(texts), first),
        field("second", msg::decks_compare_second(texts), second),
    ];
    let action = "/decks/compare".to_owned();
    Form { is_change: false, ..plain_form(action, fields, msg::decks_compare_go(texts)) }
}
