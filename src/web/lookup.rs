//! Looking up: the first page, entries and cards by their ids, suggestions while typing.

use axum::Router;
use axum::http::StatusCode;
use maud::{Markup, html};

use super::backend::{Backend, CommandLine, Suggestion};
use super::card_page::render_card;
use super::frame::made;
use super::home::{self, PARTS, REMEMBERED, games, is_id, seen};
use super::notebook::{LARGE, marks_of};
use super::reply::NavTab;
use super::reply::{Reply, status};
use super::router::{App, page};
use super::visit::{GAME, SEEN, Visit, encode_path, encode_query};
use ::page::locale::{Texts, msg};
use model::{Game, Lang};

/// Suggestions at once: what fits above the keyboard of a phone.
const SUGGESTIONS: usize = 8;
/// Asks for cards alone.
const CARDS: &str = "cards";
/// So many names are looked through for cards.
const AMONG: usize = 64;
/// What a list of hits begins with.
const HITS: &str = "<ol class=\"hits\"";
/// Signs of a name that are compared where nothing was found, at most.
const LONGEST: usize = 16;
/// Signs that a name has in common with what was typed, at least.
const SHORTEST: usize = 3;
/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/", page(look_up)).route("/suggest", page(suggest)).route("/e/{*id}", page(entry))
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
        div.found { (made(&leaf.body)) }
        // Among several hits there is a choice; whoever has chosen must be able to take it back.
        @if leaf.body.contains(HITS) || visit.game().is_some() { (games(texts, visit, typed)) }
    };
    Reply::page(NavTab::Lookup, typed, main).with_status(status(&leaf))
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
    let id = visit.part(0);
    let (tab, title, status, shown) = match backend.card(visit.lang, id) {
        Some(sheet) => (NavTab::Cards, sheet.name.clone(), StatusCode::OK, render_card(backend, visit, id, &sheet)),
        None => {
            let leaf = backend.ask(visit.lang, &CommandLine::of(["show"]).about([id]));
            (NavTab::Lookup, leaf.title.clone(), status(&leaf), html! { (made(&leaf.body)) })
        }
    };
    let main = html! {
        @if visit.asked.is_on(LARGE) { div.large { (shown) } } @else { (shown) }
        @if status == StatusCode::OK {
            (captain_links(backend.texts(visit.lang), id))
            (marks_of(backend, visit, id))
        }
    };
    let reply = Reply::page(tab, title, main).with_status(status);
    if reply.status != StatusCode::OK || !is_id(id) {
        return reply;
    }
    let others = seen(visit).into_iter().filter(|other| other != id);
    let all: Vec<String> = std::iter::once(id.to_owned()).chain(others).collect();
    let ids = &all[..all.len().min(REMEMBERED)];
    reply.keeping(SEEN, ids.join(&PARTS.to_string()))
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
    found.retain(|found| found.id.split('/').nth(1) == Some("card"));
    found.truncate(SUGGESTIONS);
    Reply::data(&found)
}
