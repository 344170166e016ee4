//! A game on a page: the picture, what happened, the question or the player's turn, and what can be set right.

use super::ask::{AT, SeenGame, refusal};
use super::paths;
use super::paths::ENTRIES;
use super::picture::picture;
use crate::backend::Backend;
use crate::frame::made;
use crate::games::{GameAction, GameView, NextStep, Refusal, RefusalKind, Rights};
use crate::reply::NavTab;
use crate::reply::Reply;
use crate::visit::{LANG, Visit};
use axum::http::StatusCode;
use maud::{Markup, html};
use model::Lang;
use page::Page;
use page::locale::{Texts, msg};
use page::render::fragment;
use view::solo::control::fields;

/// A game as it stands.
pub(super) fn game(backend: &dyn Backend, visit: &Visit) -> Reply {
    show_game(backend, visit, None)
}

pub(super) fn turn(backend: &dyn Backend, visit: &Visit) -> Reply {
    act(backend, visit, GameAction::Turn)
}

pub(super) fn answer(backend: &dyn Backend, visit: &Visit) -> Reply {
    act(backend, visit, GameAction::Answer(&visit.sent))
}

pub(super) fn event(backend: &dyn Backend, visit: &Visit) -> Reply {
    act(backend, visit, GameAction::Event(&visit.sent))
}

pub(super) fn undo(backend: &dyn Backend, visit: &Visit) -> Reply {
    act(backend, visit, GameAction::Undo)
}

pub(super) fn redo(backend: &dyn Backend, visit: &Visit) -> Reply {
    act(backend, visit, GameAction::Redo)
}

/// Where something is done there is nothing to look at but the game. A language chosen there goes with it.
pub(super) fn back(_: &dyn Backend, visit: &Visit) -> Reply {
    let game = paths::game_path(visit.part(0), "");
    match Lang::from_tag(visit.asked.get(LANG)) {
        Some(lang) => Reply::go(format!("{game}?{LANG}={}", lang.code())),
        None => Reply::go(game),
    }
}

/// Where the reader saw the game stand, as its count of changes; 0 is nowhere.
pub(super) fn at(visit: &Visit) -> usize {
    visit.sent.get(AT).parse().unwrap_or(0)
}

fn act(backend: &dyn Backend, visit: &Visit, act: GameAction<'_>) -> Reply {
    let done = backend.act(visit.lang, visit.part(0), at(visit), act);
    follow(backend, visit, done)
}

/// Goes on to the game, or shows it with what stood against it.
pub(super) fn follow(backend: &dyn Backend, visit: &Visit, done: Result<(), Refusal>) -> Reply {
    let name = visit.part(0);
    match done {
        Ok(()) => Reply { moved: Some(name.to_owned()), ..Reply::go(paths::now(name)) },
        Err(refusal) => show_game(backend, visit, Some(&refusal)),
    }
}

/// A game that is not there, or cannot be read.
pub(crate) fn unknown(backend: &dyn Backend, visit: &Visit, refusal: &Refusal) -> Reply {
    let texts = backend.texts(visit.lang);
    let title = match refusal.kind {
        RefusalKind::Unknown => msg::solo_unknown(texts),
        RefusalKind::Moved => msg::solo_moved_title(texts),
        RefusalKind::Wrong | RefusalKind::Away => msg::solo_refused(texts),
    };
    let main = html! {
        h1 { (title) }
        p { (refusal.sentence) }
        p { a href="/solo" { (msg::solo_unknown_back(texts)) } }
        @if refusal.kind == RefusalKind::Wrong && visit.path.starts_with("/solo/") {
            p { a href=(paths::game_path(visit.part(0), "delete")) { (msg::solo_delete(texts)) } }
        }
    };
    Reply::page(NavTab::Solo, title, main).with_status(refusal.kind.status())
}

fn show_game(backend: &dyn Backend, visit: &Visit, problem: Option<&Refusal>) -> Reply {
    let mut standing = match backend.game(visit.lang, visit.part(0)) {
        Ok(standing) => standing,
        Err(refusal) => return unknown(backend, visit, &refusal),
    };
    let texts = backend.texts(visit.lang);
    let status = problem.map_or(StatusCode::OK, |problem| problem.kind.status());
    let mut reported = "";
    if status == StatusCode::BAD_REQUEST && visit.path.ends_with("/answer") {
        if let NextStep::Question(ask) = standing.next {
            standing.next = NextStep::Question(Box::new(ask.holding(&visit.sent)));
        }
    } else if status == StatusCode::BAD_REQUEST {
        reported = visit.sent.get(fields::EVENT);
        if let Some(entry) = standing.events.iter_mut().find(|entry| entry.word == reported) {
            *entry = entry.clone().holding(&visit.sent);
        }
    }
    let title = format!("{} · {}", standing.turn, standing.title);
    let main = main(texts, &standing, problem, reported);
    Reply::page(NavTab::Solo, title, main).with_status(status)
}

fn main(texts: &Texts, standing: &GameView, problem: Option<&Refusal>, reported: &str) -> Markup {
    let (name, changes) = (standing.name.as_str(), standing.changes);
    let seen = SeenGame { texts, name, changes };
    let has_moved = problem.is_some_and(|problem| problem.kind == RefusalKind::Moved);
    let sentence = problem.map(|problem| problem.sentence.as_str());
    html! {
        div.game data-news=(paths::game_path(name, "news")) data-at=(changes) data-here=(paths::game_path(name, "")) {
            header {
                h1 { (standing.title) }
                p.place { (standing.turn) " · " (standing.called) }
            }
            p.news hidden {
                (msg::solo_moved_here(texts)) " "
                a href=(paths::game_path(name, "")) { (msg::solo_reload(texts)) }
            }
            @if has_moved { p.problem role="alert" { (msg::solo_moved(texts)) } }
            div.sides {
                div.board id="table" { (picture(&standing.picture)) }
                div.story {
                    (story(texts, standing))
                    @if standing.rights.may_play() {
                        (next(seen, standing, sentence.filter(|_| !has_moved)))
                        (events(seen, standing, reported))
                    } @else {
                        p.why { (msg::seat_watched(texts)) }
                    }
                    (whole(texts, standing))
                }
            }
            @if standing.rights.may_play() { (foot(seen, standing)) }
        }
    }
}

/// What happened: the new part in full, the rest behind a line.
fn story(texts: &Texts, standing: &GameView) -> Markup {
    let (earlier, steps) = &standing.earlier;
    let show = |page: &Page| fragment(page, ENTRIES);
    html! {
        @if *steps > 0 {
            details.earlier {
                summary { (msg::solo_earlier(texts, *steps)) }
                (made(&show(earlier)))
            }
        }
        div.now id="now" tabindex="-1" {
            @if !standing.now.is_empty() && standing.next == NextStep::YourTurn {
                h2 { (msg::solo_last_turn_told(texts)) }
            }
            (made(&show(&standing.now)))
        }
    }
}

fn next(seen: SeenGame<'_>, standing: &GameView, problem: Option<&str>) -> Markup {
    let texts = seen.texts;
    match &standing.next {
        NextStep::Question(ask) => seen.question(ask, problem),
        NextStep::YourTurn => html! {
            form.ask method="post" action=(paths::game_path(seen.name, "turn")) {
                (seen.at())
                h2.question { (msg::solo_your_turn(texts)) }
                p.why { (msg::solo_your_turn_what(texts)) }
                (refusal(problem))
                button.go type="submit" { (msg::solo_bot_plays(texts)) }
            }
        },
        NextStep::Lost => over(seen, &msg::solo_lost(texts), problem),
        NextStep::Scoring => over(seen, &msg::solo_over(texts), problem),
    }
}

fn over(seen: SeenGame<'_>, what: &str, problem: Option<&str>) -> Markup {
    html! {
        div.ask {
            h2.question { (what) }
            (refusal(problem))
            a.go href=(paths::game_path(seen.name, "score")) { (msg::solo_score(seen.texts)) }
        }
    }
}

/// What can be reported; open where something reported did not fit.
fn events(seen: SeenGame<'_>, standing: &GameView, reported: &str) -> Markup {
    let title = match standing.next {
        NextStep::Question(_) => msg::solo_reaction(seen.texts),
        NextStep::YourTurn | NextStep::Lost | NextStep::Scoring => msg::solo_events(seen.texts),
    };
    let go = msg::solo_report(seen.texts);
    html! {
        @if !standing.events.is_empty() {
            details.events open[!reported.is_empty()] {
                summary { (title) }
                div.deeds {
                    @for entry in &standing.events {
                        (seen.entry(entry, entry.word == reported, (fields::EVENT, "event", &go)))
                    }
                }
            }
        }
    }
}

/// What concerns the game as a whole.
fn whole(texts: &Texts, standing: &GameView) -> Markup {
    let link = |below, label: String| {
        html! { a.chip href=(paths::game_path(&standing.name, below)) { (label) } }
    };
    let rights = standing.rights;
    html! {
        h2 id="whole" { (msg::solo_more(texts)) }
        nav.links aria-labelledby="whole" {
            @if rights.may_play() { (link("correct", msg::solo_correct(texts))) }
            (link("log", msg::solo_log(texts)))
            (link("setup", msg::solo_setup(texts)))
            @if rights.may_play() { (link("score", msg::solo_score(texts))) }
            @if rights == Rights::Owner { (link("share", msg::seat_share_link(texts))) }
            @if rights.owns() { (link("delete", msg::solo_delete(texts))) }
        }
    }
}

/// What is always in reach.
fn foot(seen: SeenGame<'_>, standing: &GameView) -> Markup {
    let texts = seen.texts;
    html! {
        nav.foot aria-label=(standing.title) {
            form method="post" action=(paths::game_path(seen.name, "undo")) {
                (seen.at())
                button.choice type="submit" disabled[!standing.can_undo] {
                    span.turned aria-hidden="true" { "↶" } (msg::solo_undo(texts))
                }
            }
            @if standing.can_redo {
                form.small method="post" action=(paths::game_path(seen.name, "redo")) {
                    (seen.at())
                    button.choice type="submit" aria-label=(msg::solo_redo(texts))
                        title=(msg::solo_redo(texts)) { span aria-hidden="true" { "↷" } }
                }
            }
            a.choice href="#table" { (msg::solo_table(texts)) }
            a.choice href="/" { (msg::solo_rules(texts)) }
        }
    }
}

/// Everything that can be set right.
pub(super) fn corrections(backend: &dyn Backend, visit: &Visit) -> Reply {
    list_corrections(backend, visit, None)
}

/// Sets one thing.
pub(super) fn correct(backend: &dyn Backend, visit: &Visit) -> Reply {
    let name = visit.part(0);
    match backend.act(visit.lang, name, at(visit), GameAction::Correct(&visit.sent)) {
        Err(refusal) if refusal.kind == RefusalKind::Wrong => {
            let reply = list_corrections(backend, visit, Some(&refusal.sentence));
            reply.with_status(StatusCode::BAD_REQUEST)
        }
        done => follow(backend, visit, done),
    }
}

fn list_corrections(backend: &dyn Backend, visit: &Visit, problem: Option<&str>) -> Reply {
    let (texts, name) = (backend.texts(visit.lang), visit.part(0));
    let (changes, entries) = match backend.corrections(visit.lang, name) {
        Ok(found) => found,
        Err(refusal) => return unknown(backend, visit, &refusal),
    };
    let sent = visit.sent.get(fields::CORRECT);
    let seen = SeenGame { texts, name, changes };
    let go = msg::solo_correct_go(texts);
    let title = msg::solo_correct(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::solo_correct_what(texts)) }
        p { a href=(paths::game_path(name, "")) { (msg::solo_back(texts)) } }
        (refusal(problem))
        div.deeds {
            @for entry in entries {
                @let was_sent = problem.is_some() && entry.word == sent;
                @let entry = if was_sent { entry.holding(&visit.sent) } else { entry };
                (seen.entry(&entry, was_sent, (fields::CORRECT, "correct", &go)))
            }
        }
    };
    Reply::page(NavTab::Solo, format!("{} · {title}", backend.called(name)), main)
}
