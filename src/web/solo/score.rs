//! Final Scoring: what lies before the player, counted against the Bot.

use axum::http::StatusCode;
use maud::{Markup, html};

use super::paths;
use super::play::unknown;
use crate::backend::{Backend, CommandLine};
use crate::form::part;
use crate::frame::made;
use crate::reply::NavTab;
use crate::reply::Reply;
use crate::visit::Visit;
use page::locale::msg;
use page::{FilledForm, FormPart};
use view::solo::tally::fields;

/// The numbers to fill in, below the Bot's points as far as they are known.
pub(super) fn form(backend: &dyn Backend, visit: &Visit) -> Reply {
    let name = visit.part(0);
    let parts = match backend.tally(visit.lang, name) {
        Ok(parts) => parts,
        Err(refusal) => return unknown(backend, visit, &refusal),
    };
    let bot = backend.ask(visit.lang, &line(name));
    let below = if bot.code == 0 { bot.body } else { String::new() };
    page(backend, visit, &parts, &below)
}

/// The result. The points of a game that is over are kept; the same points are not kept twice, so this may be
/// sent again.
pub(super) fn result(backend: &dyn Backend, visit: &Visit) -> Reply {
    let name = visit.part(0);
    let mut parts = match backend.tally(visit.lang, name) {
        Ok(parts) => parts,
        Err(refusal) => return unknown(backend, visit, &refusal),
    };
    parts.iter_mut().for_each(|part| part.take_up(&visit.sent));
    let leaf = backend.ask(visit.lang, &with_numbers(line(name), &visit.sent));
    let made = page(backend, visit, &parts, &leaf.body);
    let reply = match leaf.code {
        0 => made,
        _ => made.with_status(StatusCode::BAD_REQUEST),
    };
    Reply { moved: (leaf.code == 0).then(|| name.to_owned()), ..reply }
}

fn line(name: &str) -> CommandLine {
    CommandLine::of(["solo", "score"]).option("--name", name)
}

/// A command with the numbers that were filled in.
pub(super) fn with_numbers(line: CommandLine, filled: &FilledForm) -> CommandLine {
    let mut line = line;
    for field in fields::OPTIONS {
        let value = filled.get(field);
        if !value.is_empty() {
            line = line.option(&format!("--{field}"), value);
        }
    }
    for (names, option) in [(fields::FOCUS, "--focus"), (fields::TRACKS, "--tracks")] {
        let numbers = names.map(|name| filled.get(name));
        if numbers.iter().all(|number| !number.is_empty()) {
            line = line.option(option, &numbers.join(","));
        }
    }
    let cards = filled.get(fields::CARDS);
    if cards.is_empty() {
        return line;
    }
    line.option("--cards", "-").reading(cards)
}

fn page(backend: &dyn Backend, visit: &Visit, parts: &[FormPart], result: &str) -> Reply {
    let (texts, name) = (backend.texts(visit.lang), visit.part(0));
    let title = msg::solo_score(texts);
    let main: Markup = html! {
        @if !result.contains("<h1") { h1 { (title) } }
        div.result { (made(result)) }
        p { (msg::solo_score_what(texts)) }
        form.ask method="post" action=(paths::game_path(name, "score")) {
            @for one in parts { (part(texts, one)) }
            button.go type="submit" { (msg::solo_score_go(texts)) }
        }
        p { a href=(paths::game_path(name, "")) { (msg::solo_back(texts)) } }
    };
    Reply::page(NavTab::Solo, format!("{} · {title}", backend.called(name)), main)
}
