//! Looking up: the first page, entries and cards by their ids, suggestions while typing.

use axum::Router;
use maud::{Markup, PreEscaped, html};

use super::backend::{Backend, CommandLine, HtmlFragment, Suggestion};
use super::card_page::render_card;
use super::frame::{made, nowhere};
use super::home::{self, PARTS, REMEMBERED, games, is_id, seen};
use super::notebook::{LARGE, marks_of};
use super::reply::NavTab;
use super::reply::{Reply, status};
use super::router::{App, page};
use super::visit::{GAME, SEEN, Visit, encode_path, encode_query};
use ::page::locale::{Texts, msg};
use model::{Document, Game, Kind, Lang};

/// Suggestions at once: what fits above the keyboard of a phone.
const SUGGESTIONS: usize = 8;
/// Asks for cards alone.
const CARDS: &str = "cards";
/// So many names are looked through for cards.
const AMONG: usize = 64;
/// Leads to all hits of a query.
const ALL_HITS: &str = "all=1\"";
/// What a list of hits begins with.
const HITS: &str = "<ol class=\"hits\"";
/// Signs of a name that are compared where nothing was found, at most.
const LONGEST: usize = 16;
/// Signs that a name has in common with what was typed, at least.
const SHORTEST: usize = 3;
/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", page(look_up))
        .route("/suggest", page(suggest))
        .route("/e/{*id}", page(entry))
        .route("/printed/{doc}/{pages}", page(printed))
}

/// The address of what stands on pages of a printed document.
pub(crate) fn printed_address(doc: Document, pages: &[u16]) -> String {
    let numbers: Vec<String> = pages.iter().map(u16::to_string).collect();
    format!("/printed/{}/{}", doc.code(), numbers.join(","))
}

/// What stands on a page in print.
fn printed(backend: &dyn Backend, visit: &Visit) -> Reply {
    match backend.printed(visit.lang, visit.part(0), visit.part(1)) {
        Some(leaf) => Reply::page(NavTab::Lookup, leaf.title.clone(), html! { div.found { (made(&leaf.body)) } }),
        None => nowhere(backend, visit),
    }
}

fn look_up(backend: &dyn Backend, visit: &Visit) -> Reply {
    let texts = backend.texts(visit.lang);
    let typed = visit.asked.get("q");
    let reply = if typed.is_empty() {
        Reply::page(NavTab::Lookup, "", home::table(backend, visit))
    } else {
        found(backend, texts, visit, typed)
    };
    match visit.asked.get(GAME) {
        "" => reply,
        game => reply.keeping(GAME, Game::from_code(game).map_or("all", Game::code)),
    }
}

fn found(backend: &dyn Backend, texts: &Texts, visit: &Visit, typed: &str) -> Reply {
    let mut line = CommandLine::of(["lookup"]);
    if visit.asked.get("all") == "1" {
        line.words.push("--all".to_owned());
    }
    if let Some(game) = visit.game() {
        line = line.option("--game", game.code());
    }
    let leaf = backend.ask(visit.lang, &line.about([typed]));
    if leaf.code == 1 {
        let main = missed(backend, visit, typed);
        return Reply::page(NavTab::Lookup, typed, main).with_status(status(&leaf));
    }
    let main = html! {
        @if !leaf.entry.is_empty() { (opened(backend, visit, &leaf)) }
        @else { div.found { (PreEscaped(without_line_about(&leaf.body, ALL_HITS))) } }
        @if let Some(total) = leaf.total.filter(|_| leaf.body.contains(ALL_HITS)) { (all_hits(texts, typed, total)) }
        // Among several hits there is a choice; whoever has chosen must be able to take it back.
        @if leaf.body.contains(HITS) || visit.game().is_some() { (games(texts, visit, typed)) }
    };
    remembering(Reply::page(NavTab::Lookup, typed, main), visit, &leaf)
}

/// HTML without its first paragraph that holds some words.
fn without_line_about(body: &str, words: &str) -> String {
    let line = body.find(words).and_then(|at| Some((body[..at].rfind("<p>")?, at + body[at..].find("</p>")?)));
    line.map_or_else(|| body.to_owned(), |(start, end)| format!("{}{}", &body[..start], &body[end + 4..]))
}

/// The way to all hits of an answer that shows some of them.
fn all_hits(texts: &Texts, typed: &str, total: usize) -> Markup {
    let address = format!("/?{}", encode_query([("q", typed), ("all", "1")]));
    html! { p { a.button href=(address) { (msg::page_found_all(texts, total)) } } }
}

/// An entry or card in full, the card as a card, with what can be done with it.
fn opened(backend: &dyn Backend, visit: &Visit, leaf: &HtmlFragment) -> Markup {
    let texts = backend.texts(visit.lang);
    let id = leaf.entry.as_str();
    let shown = match backend.card(visit.lang, id) {
        Some(sheet) => render_card(backend, visit, id, &sheet),
        None => html! { div.of data-symbol=[drawn(id)] { (PreEscaped(without_line_about(&leaf.body, ALL_HITS))) } },
    };
    html! {
        @if visit.asked.is_on(LARGE) { div.large { (shown) } } @else { (shown) }
        (captain_links(texts, id))
        (marks_of(backend, visit, id))
    }
}

/// The reply with the status of its answer, which keeps what was opened among what was seen last.
fn remembering(reply: Reply, visit: &Visit, leaf: &HtmlFragment) -> Reply {
    let reply = reply.with_status(status(leaf));
    if !is_id(&leaf.entry) {
        return reply;
    }
    let others = seen(visit).into_iter().filter(|other| *other != leaf.entry);
    let ids: Vec<String> = std::iter::once(leaf.entry.clone()).chain(others).take(REMEMBERED).collect();
    reply.keeping(SEEN, ids.join(&PARTS.to_string()))
}

/// Nothing fits, which is no error: what is spelled nearly so, the same words among cards, and what can be asked.
fn missed(backend: &dyn Backend, visit: &Visit, typed: &str) -> Markup {
    let texts = backend.texts(visit.lang);
    let near = near(backend, visit, typed);
    html! {
        h1 { (msg::page_missed(texts, typed)) }
        @if visit.game().is_some() { (games(texts, visit, typed)) }
        @if !near.is_empty() {
            h2 { (msg::page_near(texts)) }
            ul.words {
                @for one in &near { li { a.chip href=(format!("/e/{}", encode_path(&one.id))) { (one.title) } } }
            }
        }
        div.buttons.row {
            a.button href=(format!("/cards?{}", encode_query([("q", typed)]))) { (msg::page_missed_cards(texts)) }
            a.button href="/list" { (msg::page_list(texts)) }
        }
        (home::examples(texts))
    }
}

/// Names that begin with what was typed, or with as much of it as any name does.
fn near(backend: &dyn Backend, visit: &Visit, typed: &str) -> Vec<Suggestion> {
    let signs: Vec<char> = typed.chars().take(LONGEST).collect();
    let beginnings = (SHORTEST..=signs.len()).rev().map(|count| signs[..count].iter().collect::<String>());
    let mut found = beginnings.map(|begun| backend.suggest(visit.lang, &begun, visit.game(), SUGGESTIONS));
    found.find(|found| !found.is_empty()).unwrap_or_default()
}

fn entry(backend: &dyn Backend, visit: &Visit) -> Reply {
    let leaf = backend.ask(visit.lang, &CommandLine::of(["show"]).about([visit.part(0)]));
    let main = if leaf.entry.is_empty() {
        html! { (made(&leaf.body)) }
    } else {
        opened(backend, visit, &leaf)
    };
    let tab = if is_card(&leaf.entry) { NavTab::Cards } else { NavTab::Lookup };
    remembering(Reply::page(tab, leaf.title.clone(), main), visit, &leaf)
}

/// The name of the symbol an entry is about, where one is drawn.
fn drawn(id: &str) -> Option<&str> {
    let (kind, name) = id.split('/').nth(1).zip(id.rsplit('/').next())?;
    let is_thing = match Kind::from_code(kind)? {
        Kind::Type | Kind::Symbol | Kind::Resource | Kind::Glossary | Kind::Setup | Kind::Icon => true,
        Kind::Keyword
        | Kind::Trait
        | Kind::Concept
        | Kind::Phase
        | Kind::Zone
        | Kind::Pile
        | Kind::Captain
        | Kind::Solo
        | Kind::Campaign
        | Kind::Challenge
        | Kind::Card => false,
    };
    is_thing.then_some(name)
}

/// What a captain can be played by.
fn captain_links(texts: &Texts, id: &str) -> Markup {
    let Some(captain) = id.strip_prefix("cc/captain/") else {
        return html! {};
    };
    html! {
        div.buttons.row {
            a.button href=(format!("/solo/new?{}", encode_query([("bot", captain)]))) { (msg::page_play_against(texts)) }
            a.button href=(format!("/sheet/{captain}")) { (msg::page_program(texts)) }
        }
    }
}

fn suggest(backend: &dyn Backend, visit: &Visit) -> Reply {
    let typed = visit.asked.get("q");
    let game = Game::from_code(visit.asked.get(GAME)).or_else(|| visit.game());
    let lang: Lang = visit.lang;
    if visit.asked.get(CARDS) != "1" {
        return Reply::data(&backend.suggest(lang, typed, game, SUGGESTIONS));
    }
    let mut found = backend.suggest(lang, typed, game, AMONG);
    found.retain(|found| is_card(&found.id));
    found.truncate(SUGGESTIONS);
    Reply::data(&found)
}

fn is_card(id: &str) -> bool {
    id.split('/').nth(1) == Some("card")
}
