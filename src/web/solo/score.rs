//! Final Scoring: what lies before the player, counted against the Bot.

use axum::http::StatusCode;
use maud::{Markup, html};

use super::paths;
use super::play::unknown;
use crate::locale::msg;
use crate::page::{Filled, Part};
use crate::view::solo::tally::fields;
use crate::web::desk::{Desk, Line};
use crate::web::form::part;
use crate::web::frame::made;
use crate::web::reply::Reply;
use crate::web::tab::Tab;
use crate::web::visit::Visit;

/// The numbers to fill in, below the Bot's points as far as they are known.
pub fn asked(desk: &dyn Desk, visit: &Visit) -> Reply {
    let name = visit.part(0);
    let parts = match desk.tally(visit.lang, name) {
        Ok(parts) => parts,
        Err(refusal) => return unknown(desk, visit, &refusal),
    };
    let bot = desk.ask(visit.lang, &line(name));
    let below = if bot.code == 0 {
        bot.body
    } else {
        String::new()
    };
    page(desk, visit, &parts, &below)
}

/// The result. The points of a game that is over are kept; the same points are not kept twice, so this may be
/// sent again.
pub fn counted(desk: &dyn Desk, visit: &Visit) -> Reply {
    let name = visit.part(0);
    let mut parts = match desk.tally(visit.lang, name) {
        Ok(parts) => parts,
        Err(refusal) => return unknown(desk, visit, &refusal),
    };
    for field in parts.iter_mut().flat_map(|part| &mut part.fields) {
        visit.sent.get(&field.name).clone_into(&mut field.value);
    }
    let leaf = desk.ask(visit.lang, &told(line(name), &visit.sent));
    let made = page(desk, visit, &parts, &leaf.body);
    let reply = match leaf.code {
        0 => made,
        _ => made.with_status(StatusCode::BAD_REQUEST),
    };
    Reply {
        moved: (leaf.code == 0).then(|| name.to_owned()),
        ..reply
    }
}

fn line(name: &str) -> Line {
    Line::of(["solo", "score"]).option("--name", name)
}

/// A command with the numbers that were filled in.
pub fn told(line: Line, filled: &Filled) -> Line {
    let mut line = line;
    for (field, option) in fields::OPTIONS {
        let value = filled.get(field);
        if !value.is_empty() {
            line = line.option(option, value);
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

fn page(desk: &dyn Desk, visit: &Visit, parts: &[Part], result: &str) -> Reply {
    let (texts, name) = (desk.texts(visit.lang), visit.part(0));
    let title = msg::solo_score(texts);
    let main: Markup = html! {
        @if !result.contains("<h1") { h1 { (title) } }
        div.result { (made(result)) }
        p { (msg::solo_score_what(texts)) }
        form.ask method="post" action=(paths::of(name, "score")) {
            @for one in parts { (part(texts, one)) }
            button.go type="submit" { (msg::solo_score_go(texts)) }
        }
        p { a href=(paths::of(name, "")) { (msg::solo_back(texts)) } }
    };
    Reply::page(Tab::Solo, format!("{} · {title}", desk.called(name)), main)
}
