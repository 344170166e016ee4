//! A game on a page: the picture, what happened, the question or the player's turn.

use axum::http::StatusCode;
use maud::{Markup, html};

use super::ask::{AT, Seen, refusal};
use super::paths;
use super::paths::ENTRIES;
use super::picture::picture;
use crate::locale::{Texts, msg};
use crate::model::Lang;
use crate::page::Page;
use crate::render::fragment;
use crate::view::solo::control::deeds::Deed;
use crate::view::solo::control::fields;
use crate::web::desk::Desk;
use crate::web::frame::made;
use crate::web::games::{Act, Next, Refusal, Refused, Rights, Standing};
use crate::web::reply::Reply;
use crate::web::tab::Tab;
use crate::web::visit::{LANG, Visit};

/// A game as it stands.
pub fn game(desk: &dyn Desk, visit: &Visit) -> Reply {
    shown(desk, visit, None)
}

pub fn turn(desk: &dyn Desk, visit: &Visit) -> Reply {
    act(desk, visit, Act::Turn)
}

pub fn answer(desk: &dyn Desk, visit: &Visit) -> Reply {
    act(desk, visit, Act::Answer(&visit.sent))
}

pub fn event(desk: &dyn Desk, visit: &Visit) -> Reply {
    act(desk, visit, Act::Event(&visit.sent))
}

pub fn undo(desk: &dyn Desk, visit: &Visit) -> Reply {
    act(desk, visit, Act::Undo)
}

pub fn redo(desk: &dyn Desk, visit: &Visit) -> Reply {
    act(desk, visit, Act::Redo)
}

/// Where something is done there is nothing to look at but the game. A language chosen there goes with it.
pub fn back(_: &dyn Desk, visit: &Visit) -> Reply {
    let game = paths::of(visit.part(0), "");
    match Lang::from_tag(visit.asked.get(LANG)) {
        Some(lang) => Reply::go(format!("{game}?{LANG}={}", lang.code())),
        None => Reply::go(game),
    }
}

/// Where the reader saw the game stand, as its count of changes; 0 is nowhere.
pub fn at(visit: &Visit) -> usize {
    visit.sent.get(AT).parse().unwrap_or(0)
}

fn act(desk: &dyn Desk, visit: &Visit, act: Act<'_>) -> Reply {
    let done = desk.act(visit.lang, visit.part(0), at(visit), act);
    acted(desk, visit, done)
}

/// Goes on to the game, or shows it with what stood against it.
pub fn acted(desk: &dyn Desk, visit: &Visit, done: Result<(), Refusal>) -> Reply {
    let name = visit.part(0);
    match done {
        Ok(()) => Reply {
            moved: Some(name.to_owned()),
            ..Reply::go(paths::now(name))
        },
        Err(refusal) => shown(desk, visit, Some(&refusal)),
    }
}

/// A game that is not there, or cannot be read.
pub fn unknown(desk: &dyn Desk, visit: &Visit, refusal: &Refusal) -> Reply {
    let texts = desk.texts(visit.lang);
    let (title, status) = match refusal.kind {
        Refused::Unknown => (msg::solo_unknown(texts), StatusCode::NOT_FOUND),
        Refused::Moved => (msg::solo_moved_title(texts), StatusCode::CONFLICT),
        Refused::Wrong => (msg::solo_refused(texts), StatusCode::BAD_REQUEST),
        Refused::Away => (msg::solo_refused(texts), StatusCode::SERVICE_UNAVAILABLE),
    };
    let main = html! {
        h1 { (title) }
        p { (refusal.sentence) }
        p { a href="/solo" { (msg::solo_unknown_back(texts)) } }
        @if refusal.kind == Refused::Wrong && visit.path.starts_with("/solo/") {
            p { a href=(paths::of(visit.part(0), "delete")) { (msg::solo_delete(texts)) } }
        }
    };
    Reply::page(Tab::Solo, title, main).with_status(status)
}

fn shown(desk: &dyn Desk, visit: &Visit, problem: Option<&Refusal>) -> Reply {
    let mut standing = match desk.game(visit.lang, visit.part(0)) {
        Ok(standing) => standing,
        Err(refusal) => return unknown(desk, visit, &refusal),
    };
    let texts = desk.texts(visit.lang);
    let status = match problem.map(|problem| problem.kind) {
        None => StatusCode::OK,
        Some(Refused::Unknown) => StatusCode::NOT_FOUND,
        Some(Refused::Moved) => StatusCode::CONFLICT,
        Some(Refused::Wrong) => StatusCode::BAD_REQUEST,
        Some(Refused::Away) => StatusCode::SERVICE_UNAVAILABLE,
    };
    let mut reported = "";
    if status == StatusCode::BAD_REQUEST && visit.path.ends_with("/answer") {
        standing.next = holding(standing.next, visit);
    } else if status == StatusCode::BAD_REQUEST {
        reported = visit.sent.get(fields::EVENT);
        let events = standing.events.into_iter();
        standing.events = events.map(|deed| held(deed, reported, visit)).collect();
    }
    let title = format!("{} · {}", standing.turn, standing.title);
    let main = main(texts, &standing, problem, reported);
    Reply::page(Tab::Solo, title, main).with_status(status)
}

/// The question with what was filled in.
fn holding(next: Next, visit: &Visit) -> Next {
    match next {
        Next::Question(ask) => Next::Question(Box::new(ask.holding(&visit.sent))),
        Next::YourTurn | Next::Lost | Next::Scoring => next,
    }
}

/// What was reported, with what was filled in.
fn held(deed: Deed, reported: &str, visit: &Visit) -> Deed {
    if deed.word == reported {
        return deed.holding(&visit.sent);
    }
    deed
}

fn main(texts: &Texts, standing: &Standing, problem: Option<&Refusal>, reported: &str) -> Markup {
    let (name, changes) = (standing.name.as_str(), standing.changes);
    let seen = Seen {
        texts,
        name,
        changes,
    };
    let has_moved = problem.is_some_and(|problem| problem.kind == Refused::Moved);
    let sentence = problem.map(|problem| problem.sentence.as_str());
    html! {
        div.game data-news=(paths::of(name, "news")) data-at=(changes) data-here=(paths::of(name, "")) {
            header {
                h1 { (standing.title) }
                p.place { (standing.turn) " · " (standing.called) }
            }
            p.news hidden {
                (msg::solo_moved_here(texts)) " "
                a href=(paths::of(name, "")) { (msg::solo_reload(texts)) }
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
fn story(texts: &Texts, standing: &Standing) -> Markup {
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
            @if !standing.now.is_empty() && standing.next == Next::YourTurn {
                h2 { (msg::solo_last_turn_told(texts)) }
            }
            (made(&show(&standing.now)))
        }
    }
}

fn next(seen: Seen<'_>, standing: &Standing, problem: Option<&str>) -> Markup {
    let texts = seen.texts;
    match &standing.next {
        Next::Question(ask) => seen.question(ask, problem),
        Next::YourTurn => html! {
            form.ask method="post" action=(paths::of(seen.name, "turn")) {
                (seen.at())
                h2.question { (msg::solo_your_turn(texts)) }
                p.why { (msg::solo_your_turn_what(texts)) }
                (refusal(problem))
                button.go type="submit" { (msg::solo_bot_plays(texts)) }
            }
        },
        Next::Lost => over(seen, &msg::solo_lost(texts), problem),
        Next::Scoring => over(seen, &msg::solo_over(texts), problem),
    }
}

fn over(seen: Seen<'_>, what: &str, problem: Option<&str>) -> Markup {
    html! {
        div.ask {
            h2.question { (what) }
            (refusal(problem))
            a.go href=(paths::of(seen.name, "score")) { (msg::solo_score(seen.texts)) }
        }
    }
}

/// What can be reported; open where something reported did not fit.
fn events(seen: Seen<'_>, standing: &Standing, reported: &str) -> Markup {
    let title = match standing.next {
        Next::Question(_) => msg::solo_reaction(seen.texts),
        Next::YourTurn | Next::Lost | Next::Scoring => msg::solo_events(seen.texts),
    };
    let go = msg::solo_report(seen.texts);
    html! {
        @if !standing.events.is_empty() {
            details.events open[!reported.is_empty()] {
                summary { (title) }
                div.deeds {
                    @for deed in &standing.events {
                        (seen.deed(deed, deed.word == reported, (fields::EVENT, "event", &go)))
                    }
                }
            }
        }
    }
}

/// What concerns the game as a whole.
fn whole(texts: &Texts, standing: &Standing) -> Markup {
    let link = |below, label: String| {
        html! { a.chip href=(paths::of(&standing.name, below)) { (label) } }
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
fn foot(seen: Seen<'_>, standing: &Standing) -> Markup {
    let texts = seen.texts;
    html! {
        nav.foot aria-label=(standing.title) {
            form method="post" action=(paths::of(seen.name, "undo")) {
                (seen.at())
                button.choice type="submit" disabled[!standing.can_undo] {
                    span.turned aria-hidden="true" { "↶" } (msg::solo_undo(texts))
                }
            }
            @if standing.can_redo {
                form.small method="post" action=(paths::of(seen.name, "redo")) {
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
