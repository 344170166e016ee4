//! The first page of decks: a box for a list, the saved decks, the examples; and what two decks have not in common.

use axum::http::StatusCode;
use maud::{Markup, html};

use crate::deck::pasted::{PastedList, form};
use crate::deck::verdict::Verdict;
use crate::deck::{address, numbers_of, plain_form};
use crate::reply::{NavTab, Reply};
use crate::visit::Visit;
use crate::worker::Worker;
use crate::{form, trash};
use app::Found;
use app::deck::SavedDeck;
use app::deck::written::{Example, ExampleDecks};
use app::deck::{CheckedList, Diff, read_examples, saved_decks};
use app::session::Session;
use model::{Feature, Game};
use page::locale::{Texts, msg};
use page::render::Headings;
use page::{Form, FormControl, FormField};

/// So many decks are judged in their list: each takes a moment.
const JUDGED: usize = 8;

/// The first page. A deck named in the address has its list in the box.
pub(super) fn home(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let listed = worker.find(visit.lang, ("deck list", ""), |session| {
        let decks = saved_decks(session)?.decks.into_iter().enumerate();
        let judged = decks.map(|(at, deck)| (verdict(session, &deck.name).filter(|_| at < JUDGED), deck));
        Ok(Found::new(judged.collect::<Vec<(Option<Verdict>, SavedDeck)>>()))
    });
    let held = listed.report.unwrap_or_default();
    let examples = examples(worker, visit);
    let pasted = PastedList::of_deck(worker, visit.lang, visit.asked.get("of"));
    let main = html! {
        h1 { (msg::page_tab_decks(texts)) }
        @if !held.is_empty() { (decks(texts, &held)) }
        // Whoever has no deck yet, or came to change one, wants the box at once.
        details.more open[held.is_empty() || !visit.asked.get("of").is_empty()] {
            summary { (msg::decks_paste_or_file(texts)) }
            (form(texts, visit, &pasted))
        }
        div.buttons.row {
            a.button href="/decks/compare" { (msg::decks_compare(texts)) }
            a.button href="/collection" { (msg::decks_collection(texts)) }
            a.button href=(trash::PATH) { (msg::trash_title(texts)) }
        }
        h2 { (msg::decks_examples(texts)) }
        ul.doors {
            @for example in &examples {
                li { a href=(address(&example.name)) {
                    b { (example.title.get(visit.lang)) }
                    span { (example.how.get(visit.lang)) }
                } }
            }
        }
    };
    Reply::page(NavTab::Decks, msg::page_tab_decks(texts), main)
}

/// Whether a saved deck may be played and can win; `None` if it cannot be read.
fn verdict(session: &Session<'_>, name: &str) -> Option<Verdict> {
    let checked = CheckedList::check(session, Game::with(Feature::Decks), name).ok()?.report;
    Verdict::new(&checked, numbers_of(checked.read.as_ref()?).as_ref())
}

fn decks(texts: &Texts, held: &[(Option<Verdict>, SavedDeck)]) -> Markup {
    html! {
        ul.doors {
            @for (verdict, deck) in held {
                li { a href=(address(&deck.name)) {
                    b { (deck.name) }
                    @if let Some(verdict) = verdict { (verdict.render(texts)) }
                    span { (counts(texts, deck)) }
                } }
            }
        }
    }
}

/// The examples.
fn examples(worker: &Worker<'_>, visit: &Visit) -> Vec<Example> {
    let listed = worker.find(visit.lang, ("deck list --examples", ""), |session| {
        Ok(Found::new(ExampleDecks::new(&read_examples(session)?)))
    });
    listed.report.map_or_else(Vec::new, |listed| listed.examples)
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
pub(super) fn compare(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let [first, second] = ["first", "second"].map(|name| visit.asked.get(name));
    let title = msg::decks_compare(texts);
    let asking = html! {
        h1 { (title) }
        (form::form(texts, visit, &name_form(texts, &names(worker, visit), [first, second])))
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
    let answer = worker.run(visit.lang, Diff::new(first, second));
    let (is_known, said) = (answer.report.is_some(), answer.render(texts, Headings::Lowered));
    let main = html! {
        @if is_known { (asking) div.answer id="answer" { (said) } }
        @else { div.wrong role="alert" { (said) } (asking) }
    };
    let reply = Reply::page(NavTab::Decks, title, main);
    if is_known {
        return reply;
    }
    reply.with_status(StatusCode::BAD_REQUEST)
}

/// All decks there are, those of the player first.
fn names(worker: &Worker<'_>, visit: &Visit) -> Vec<String> {
    let listed = worker.find(visit.lang, ("deck list", ""), |session| Ok(Found::new(saved_decks(session)?.decks)));
    let saved = listed.report.unwrap_or_default().into_iter().map(|deck| deck.name);
    saved.chain(examples(worker, visit).into_iter().map(|deck| deck.name)).collect()
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
