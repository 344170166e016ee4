//! The front door: what this is, what goes on, the ways in, and what was looked up and starred.

use maud::{Markup, html};

use crate::frame::{NAME, drawn};
use crate::place;
use crate::reply::{NavTab, Reply};
use crate::settings::{boxes_form, fresh, install, reminder};
use crate::solo::paths::game_path;
use crate::visit::{ASKED, AT_DOOR, GAME, OWN_GAMES, PARTS, SEEN, Visit, encode_query};
use crate::worker::Worker;
use model::Game;
use page::locale::{Texts, msg};
use page::render::{Headings, encode_path};
use words::Term;

/// Entries remembered as seen.
pub(crate) const REMEMBERED: usize = 8;
/// Games that go on, a line each.
const RUNNING: usize = 6;
/// Stars shown here; the rest stands with the notes.
const STARRED: usize = 8;
/// The mark of the program in a square of 24: three who play.
const MARK: &str =
    "M12 2.5a3 3 0 012.2 5l4.3 8a3 3 0 11-1.2 4.5H6.7a3 3 0 11-1.2-4.5l4.3-8a3 3 0 012.2-5zM12 9.6L8.1 17h7.8z";

/// The front door.
pub(crate) fn door(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let (seen, starred, running) = (seen(visit), starred(worker, visit), running(worker, visit));
    let is_first_visit = seen.is_empty() && running.0.is_empty();
    let sky = html! {
        h1 { svg.mark viewBox="0 0 24 24" aria-hidden="true" { path d=(MARK); } (NAME) }
        @if is_first_visit { p { (msg::page_hello(texts)) } }
    };
    let main = html! {
        @if visit.is_in_browser { (fresh(texts)) (install(texts, true)) (reminder(texts)) }
        (running)
        (doors(texts, !running.0.is_empty()))
        (games_at_hand(texts, visit))
        @if visit.club.is_none() && visit.setting(ASKED).is_empty() { (question(worker, visit)) }
        @if seen.is_empty() { (examples(texts)) }
        @else { (entries(worker, visit, &msg::page_seen(texts), &seen)) }
        @if !starred.is_empty() { (entries(worker, visit, &msg::page_starred(texts), &starred)) }
        p.foot-note {
            a href="/list?game=all" { (msg::page_list(texts)) }
            @if visit.club.is_none() { a href="/marks" { (msg::marks_title(texts)) } a href="/settings" { (msg::settings_backup(texts)) } }
            a href="/about" { (msg::about_title(texts)) }
            span { (msg::door_fans(texts)) }
        }
    };
    Reply::place("", sky, main)
}

/// The three doors: what is looked up, the computer as an opponent, decks.
fn doors(texts: &Texts, is_playing: bool) -> Markup {
    let door = |address: &str, sign: &str, title: String, what: String| {
        html! { li { a href=(address) { (drawn(sign)) b { (title) } small { (what) } } } }
    };
    let solo = if is_playing { "/solo" } else { "/solo/new" };
    html! {
        ul.doorways {
            (door(NavTab::Lookup.path(), NavTab::Lookup.sign(), msg::door_look_up(texts), msg::door_look_up_what(texts)))
            (door(solo, NavTab::Solo.sign(), msg::door_solo(texts), msg::door_solo_what(texts)))
            (door(NavTab::Decks.path(), NavTab::Decks.sign(), msg::page_tab_decks(texts), msg::door_decks_what(texts)))
        }
    }
}

/// The places of the games: those that lie on this player's table first.
fn games_at_hand(texts: &Texts, visit: &Visit) -> Markup {
    let own = own_games(visit);
    let mut games = Game::ALL;
    games.sort_by_key(|game| !own.contains(game));
    html! {
        h2 { (msg::door_games(texts)) }
        ul.places {
            @for game in games {
                li { a href=(place::address(game)) data-color=(game.color()) {
                    (place::mark(game)) span { b { (place::full_name(texts, game)) } small { (place::what_is_there(texts, game)) } }
                } }
            }
        }
    }
}

/// The games this player said to have.
fn own_games(visit: &Visit) -> Vec<Game> {
    visit.setting(OWN_GAMES).split(PARTS).filter_map(Game::from_code).collect()
}

/// Asked once: which games and boxes the player has.
fn question(worker: &Worker<'_>, visit: &Visit) -> Markup {
    let texts = worker.texts(visit.lang);
    let own = own_games(visit);
    let games = html! {
        input type="hidden" name=(AT_DOOR) value="1";
        div.asked { h2 { (msg::door_question(texts)) } button.choice type="submit" name=(ASKED) value="1" { (msg::door_done(texts)) } }
        div.chips.wrap role="group" aria-label=(msg::page_games(texts)) {
            @for game in Game::ALL {
                label.chip { input type="checkbox" name=(GAME) value=(game.code()) checked[own.contains(&game)]; (place::full_name(texts, game)) }
            }
        }
        p.hint { (msg::settings_boxes_what(texts)) }
    };
    boxes_form(worker, visit, &games)
}

/// Each game that goes on as one line, and what of the games cannot be read. In a club everybody has their own, which this page does not ask for.
pub(crate) fn running(worker: &Worker<'_>, visit: &Visit) -> Markup {
    if visit.club.is_some() {
        return html! {};
    }
    let answer = worker.running_games(visit.lang, RUNNING);
    let Some(games) = &answer.report else {
        return html! {};
    };
    html! {
        @for game in games {
            a.play href=(game_path(&game.name, "")) { b { (game.title) } span { (game.name) " · " (game.state) } }
        }
        (answer.render_page(worker.texts(visit.lang), None, Headings::Lowered))
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
