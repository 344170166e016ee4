//! Final Scoring: what lies before the player, counted against the Bot.

use app::solo::tally_form::filled_options;
use axum::http::StatusCode;
use maud::{Markup, html};

use super::begin::again;
use super::paths;
use super::play::unknown;
use crate::backend::{Backend, CommandLine, HtmlFragment};
use crate::form::part;
use crate::frame::made;
use crate::reply::NavTab;
use crate::reply::Reply;
use crate::visit::Visit;
use page::locale::msg;
use page::{FilledForm, FormPart};
use view::solo::card_ticks::NAMED;

/// The sum so far of what an address says, else of what is known; nothing is kept.
pub(super) fn form(backend: &dyn Backend, visit: &Visit) -> Reply {
    let mut parts = match backend.tally(visit.lang, visit.part(0)) {
        Ok(parts) => parts,
        Err(refusal) => return unknown(backend, visit, &refusal),
    };
    let is_sent = parts.iter().flat_map(|part| &part.fields).any(|field| !visit.asked.get(&field.name).is_empty());
    if is_sent {
        parts.iter_mut().for_each(|part| part.take_up(&visit.asked));
    }
    let filled = FilledForm::from_parts(&parts);
    let line = with_numbers(line(visit).switch("--dry-run"), &filled);
    let leaf = backend.ask(visit.lang, &line);
    // Whoever comes here first has done nothing wrong yet.
    let is_told = is_sent || leaf.code == 0;
    page(backend, visit, &parts, &if is_told { leaf } else { HtmlFragment::default() })
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
    let leaf = backend.ask(visit.lang, &with_numbers(line(visit), &visit.sent));
    let made = page(backend, visit, &parts, &leaf);
    let reply = match leaf.code {
        0 => made,
        _ => made.with_status(StatusCode::BAD_REQUEST),
    };
    Reply { moved: (leaf.code == 0).then(|| name.to_owned()), ..reply }
}

fn line(visit: &Visit) -> CommandLine {
    CommandLine::of(["solo", "score"]).option("--name", visit.part(0))
}

/// A command with what was filled in.
pub(super) fn with_numbers(line: CommandLine, filled: &FilledForm) -> CommandLine {
    let (options, cards) = filled_options(filled);
    let line = options.iter().fold(line, |line, (option, value)| line.option(&format!("--{option}"), value));
    let named: Vec<&str> = filled.all(NAMED).collect();
    let line = if named.is_empty() { line } else { line.option("--facedown", &named.join(";")) };
    if cards.is_empty() { line } else { line.option("--cards", "-").reading(cards) }
}

fn page(backend: &dyn Backend, visit: &Visit, parts: &[FormPart], leaf: &HtmlFragment) -> Reply {
    let (texts, name) = (backend.texts(visit.lang), visit.part(0));
    let title = msg::solo_score(texts);
    let is_refused = leaf.code != 0;
    let main: Markup = html! {
        @if !leaf.body.contains("<h1") { h1 { (title) } }
        div data-live="sums" {
            div.result.wrong[is_refused] id="sums" role=[is_refused.then_some("alert")] { (made(&leaf.body)) }
            p { (msg::solo_score_what(texts)) }
            form.ask method="post" action=(paths::game_path(name, "score")) {
                @for one in parts { (part(texts, one)) }
                button.choice.renew type="submit" formmethod="get" formnovalidate { (msg::solo_score_renew(texts)) }
                button.go type="submit" { (msg::solo_score_go(texts)) }
            }
        }
        @if visit.is_deed && !is_refused { (again(texts, &backend.choices(visit.lang).unwrap_or_default())) }
        p { a href=(paths::game_path(name, "")) { (msg::solo_back(texts)) } }
    };
    Reply::page(NavTab::Solo, title, main)
}
