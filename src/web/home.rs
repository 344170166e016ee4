//! The first page is the table: what goes on, what was looked up and starred, what is wanted most in the game one plays.

use maud::{Markup, html};

use crate::settings::fresh;
use crate::solo::paths::game_path;
use crate::visit::{GAME, SEEN, Visit, encode_path, encode_query};
use crate::worker::Worker;
use model::Game;
use page::locale::{Texts, msg};
use page::render::Headings;
use words::Term;

/// Entries remembered as seen.
pub(crate) const REMEMBERED: usize = 8;
/// Parts them in the cookie; no id holds it.
pub(crate) const PARTS: char = '|';
/// Games that go on, as buttons.
const RUNNING: usize = 3;
/// Stars shown here; the rest stands with the notes.
const STARRED: usize = 8;

/// The first page.
pub(crate) fn table(worker: &Worker<'_>, visit: &Visit) -> Markup {
    let texts = worker.texts(visit.lang);
    let (seen, starred) = (seen(visit), starred(worker, visit));
    html! {
        h1.unseen { (msg::page_hello(texts)) }
        @if visit.is_in_browser { (fresh(texts)) }
        (running(worker, visit))
        (games(texts, visit, ""))
        (wanted(worker, visit))
        @if seen.is_empty() { (examples(texts)) }
        @else { (entries(worker, visit, &msg::page_seen(texts), &seen)) }
        @if !starred.is_empty() { (entries(worker, visit, &msg::page_starred(texts), &starred)) }
        div.buttons.row {
            a.button href="/list" { (msg::page_list(texts)) }
            @if visit.club.is_none() { a.button href="/marks" { (msg::marks_title(texts)) } }
        }
    }
}

/// Each game that goes on as one button, and what of the games cannot be read. In a club everybody has their own, which this page does not ask for.
fn running(worker: &Worker<'_>, visit: &Visit) -> Markup {
    if visit.club.is_some() {
        return html! {};
    }
    let answer = worker.running_games(visit.lang, RUNNING);
    let Some(games) = &answer.report else {
        return html! {};
    };
    html! {
        @for game in games {
            a.play href=(game_path(&game.name, "")) { b { (game.title) } span { (game.state) " · " (game.moved) } }
        }
        (answer.render_page(worker.texts(visit.lang), None, Headings::Lowered))
    }
}

/// What is wanted most, in the game that is chosen; without a choice in the first.
fn wanted(worker: &Worker<'_>, visit: &Visit) -> Markup {
    let texts = worker.texts(visit.lang);
    let game = visit.game().unwrap_or_default();
    let looked_up = game.looked_up();
    let words = looked_up.iter().filter_map(|id| Some((id, worker.title(visit.lang, id)?)));
    html! {
        a.choice.wide href=(format!("/e/{}", game.turn())) { (msg::page_turn(texts)) }
        ul.tiles {
            @for (id, title) in words { li { a href=(format!("/e/{id}")) { (title) } } }
        }
    }
}

fn starred(worker: &Worker<'_>, visit: &Visit) -> Vec<String> {
    if visit.club.is_some() {
        return Vec::new();
    }
    let mut stars = worker.stars();
    stars.truncate(STARRED);
    stars
}

fn entries(worker: &Worker<'_>, visit: &Visit, title: &str, ids: &[String]) -> Markup {
    let titled = ids.iter().filter_map(|id| Some((id, worker.title(visit.lang, id)?)));
    html! {
        h2 { (title) }
        ul.words {
            @for (id, title) in titled { li { a.chip href=(format!("/e/{}", encode_path(id))) { (title) } } }
        }
    }
}

/// What can be asked, in the words of a player.
pub(crate) fn examples(texts: &Texts) -> Markup {
    let listed = msg::page_examples(texts);
    html! {
        h2 { (msg::page_try(texts)) }
        ul.words {
            @for words in listed.split('|').map(str::trim) {
                li { a.chip href=(format!("/?{}", encode_query([("q", words)]))) { (words) } }
            }
        }
    }
}

/// The games to choose from, the one wanted marked.
pub(crate) fn games(texts: &Texts, visit: &Visit, typed: &str) -> Markup {
    let wanted = visit.game();
    let address = |code: &str| {
        let fields = [("q", typed), (GAME, code)];
        let filled = fields.iter().filter(|(_, value)| !value.is_empty());
        format!("/?{}", encode_query(filled))
    };
    let chip = |code: &str, label: String, is_on: bool| {
        html! {
            a.chip href=(address(code)) aria-current=[is_on.then_some("true")] { (label) }
        }
    };
    html! {
        nav.chips aria-label=(msg::page_games(texts)) {
            (chip("all", msg::page_all_games(texts), wanted.is_none()))
            @for game in Game::ALL {
                (chip(game.code(), game.term(texts), wanted == Some(game)))
            }
        }
    }
}

/// What was looked at last, newest first.
pub(crate) fn seen(visit: &Visit) -> Vec<String> {
    let parts = visit.setting(SEEN).split(PARTS);
    // A cookie can be written by hand: no more is read than would be kept.
    let ids = parts.filter(|id| is_id(id)).take(REMEMBERED);
    ids.map(str::to_owned).collect()
}

/// Whether a cookie can hold it and it may be an id.
pub(crate) fn is_id(id: &str) -> bool {
    let is_fine = |sign: char| sign.is_ascii_alphanumeric() || "-/._".contains(sign);
    !id.is_empty() && id.chars().all(is_fine)
}
