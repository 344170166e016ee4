//! The place of a game: all of it a tap away, under its own mark and in its own color.

use axum::Router;
use maud::{Markup, html};

use crate::calc;
use crate::dice::halved;
use crate::frame::{drawn, nowhere};
use crate::home::running;
use crate::learn;
use crate::place::{ERRATA, mark, way, what_is_there};
use crate::program_sheet::cheat_address;
use crate::reply::Reply;
use crate::router::{App, page};
use crate::settings::boxes_form;
use crate::visit::{GAME, Visit, encode_query};
use crate::worker::Worker;
use app::Found;
use app::calc::Calculator;
use app::learn::papers_of;
use model::{Feature, Game, Kind};
use page::locale::{Texts, msg};
use words::Term;

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/game/{code}", page(game_page))
}

fn game_page(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let Some(game) = Game::from_code(visit.part(0)) else {
        return nowhere(worker, visit);
    };
    let texts = worker.texts(visit.lang);
    let sky = html! {
        h1 { (mark(game)) (game.term(texts)) }
        p { (what_is_there(texts, game)) }
    };
    let mut parts = [rules(worker, visit, game), calculators(texts, visit, game)];
    // Where neither a computer nor a deck waits, one comes to reckon.
    if !game.has(Feature::Opponent) && !game.has(Feature::Decks) {
        parts.reverse();
    }
    let main = html! {
        div.columns {
            div {
                @if game.has(Feature::Opponent) { (running(worker, visit)) (opponent(texts)) }
                @if game.has(Feature::Decks) { (decks(texts)) }
                (calc::roll(texts, game))
                @if Calculator::Robbery.game() == game { h2 { (msg::dice_seven_who(texts)) } (halved(texts)) }
                (parts[0])
            }
            div {
                (parts[1])
                @if game.has(Feature::Crews) || game.has(Feature::CollectibleCards) { (cards(texts, game)) }
                @if game.has(Feature::Crews) && visit.club.is_none() {
                    h2 { (msg::settings_boxes(texts)) }
                    (boxes_form(worker, visit, &html! {}))
                }
                (good_to_know(texts, visit, game))
            }
        }
    };
    Reply::place(game.term(texts), sky, main).keeping(GAME, game.code())
}

/// Games against the computer, and what is led beside them.
fn opponent(texts: &Texts) -> Markup {
    html! {
        h2 { (msg::place_play(texts)) }
        a.go href="/solo/new" { (drawn("M12 3l7.5 17.5L12 15.5l-7.5 5z")) (msg::place_against(texts)) }
        ul.ways {
            (way("/campaign", msg::solo_campaigns(texts), msg::place_campaign(texts)))
            (way("/cadet", msg::cadet_title(texts), msg::place_cadet(texts)))
            (way("/solo", msg::place_games(texts), msg::place_games_what(texts)))
        }
    }
}

fn decks(texts: &Texts) -> Markup {
    html! {
        h2 { (msg::page_tab_decks(texts)) }
        a.go href="/decks" { (drawn("M4 6.5h16M4 12h16M4 17.5h10")) (msg::door_decks_what(texts)) }
        ul.ways { (way("/collection", msg::decks_collection(texts), msg::place_collection(texts))) }
    }
}

/// How one sets up, how a turn goes, what is looked up most, and all the rest.
fn rules(worker: &Worker<'_>, visit: &Visit, game: Game) -> Markup {
    let texts = worker.texts(visit.lang);
    let looked_up = game.looked_up();
    let titled = looked_up.iter().filter_map(|id| Some((id, worker.title(visit.lang, id)?)));
    let (things, words): (Vec<_>, Vec<_>) = titled.partition(|(id, _)| symbol(id).is_some());
    let papers = worker.find(visit.lang, ("learn", ""), |session| Ok(Found::new(papers_of(session, game)?)));
    let [has_lesson, has_sheet] = papers.report.unwrap_or_default();
    let list = format!("/list?{}", encode_query([(GAME, game.code())]));
    html! {
        h2 { (msg::place_look_up(texts)) a href=(list) { (msg::place_all_entries(texts)) } }
        ul.ways {
            @if has_lesson { (way(&learn::address(game, 1), msg::learn_title(texts), msg::learn_what(texts))) }
            @if has_sheet { (way(&cheat_address(game), msg::cheat_title(texts), msg::cheat_what(texts))) }
        }
        @if !things.is_empty() {
            ul.tiles {
                @for (id, title) in things { li { a data-symbol=[symbol(id)] href=(format!("/e/{id}")) { (title) } } }
            }
        }
        ul.words {
            li { a.chip href=(format!("/e/{}", game.set_up())) { (msg::place_set_up(texts)) } }
            li { a.chip href=(format!("/e/{}", game.turn())) { (msg::page_turn(texts)) } }
            @for (id, title) in words { li { a.chip href=(format!("/e/{id}")) { (title) } } }
        }
    }
}

/// The name of the symbol that an entry is about; `None` for words.
fn symbol(id: &str) -> Option<&str> {
    let (kind, name) = id.split('/').nth(1).zip(id.rsplit('/').next())?;
    matches!(Kind::from_code(kind)?, Kind::Symbol | Kind::Resource).then_some(name)
}

fn calculators(texts: &Texts, visit: &Visit, game: Game) -> Markup {
    html! {
        @if Calculator::ALL.iter().any(|one| one.game() == game) {
            h2 { (msg::page_tab_calc(texts)) a href="/calc" { (msg::place_all_calculators(texts)) } }
            (calc::of_game(texts, visit, game))
        }
    }
}

/// The ways to the cards, and to the captains.
fn cards(texts: &Texts, game: Game) -> Markup {
    let captains = encode_query([(GAME, game.code()), ("kind", Kind::Captain.code())]);
    html! {
        h2 { (msg::page_tab_cards(texts)) }
        ul.ways {
            (way("/cards", msg::place_cards(texts), msg::place_cards_what(texts)))
            @if game.has(Feature::Opponent) {
                (way(&format!("/list?{captains}"), msg::place_captains(texts), msg::place_captains_what(texts)))
            }
        }
    }
}

fn good_to_know(texts: &Texts, visit: &Visit, game: Game) -> Markup {
    html! {
        h2 { (msg::place_good_to_know(texts)) }
        ul.ways {
            @if game.has(Feature::Crews) { (way(ERRATA, msg::place_errata(texts), msg::place_errata_what(texts))) }
            @if visit.club.is_none() { (way("/marks", msg::marks_title(texts), msg::place_marks_what(texts))) }
            (way("/about", msg::about_title(texts), msg::place_about_what(texts)))
        }
    }
}
