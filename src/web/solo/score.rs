//! Final Scoring: what lies before the player, counted against the Bot.

use axum::http::StatusCode;
use maud::{Markup, html};

use crate::form::part;
use crate::reply::{NavTab, Reply};
use crate::solo::begin::again;
use crate::solo::campaign::record;
use crate::solo::paths;
use crate::solo::play::unknown;
use crate::visit::Visit;
use crate::worker::{Answer, Worker};
use app::DynReport;
use app::form::FilledCommand;
use app::solo::tally_form::combine_fields;
use page::locale::msg;
use page::render::Headings;
use page::{FilledForm, FormPart};

/// The sum so far of what an address says, else of what is known; nothing is kept.
pub(super) fn form(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let mut parts = match worker.tally(visit.lang, visit.part(0)) {
        Ok(parts) => parts,
        Err(refusal) => return unknown(worker, visit, &refusal),
    };
    let is_sent = parts.iter().flat_map(|part| &part.fields).any(|field| !visit.asked.get(&field.name).is_empty());
    if is_sent {
        parts.iter_mut().for_each(|part| part.fill_from(&visit.asked));
    }
    let filled = FilledForm::from_parts(&parts).with("dry_run", "on");
    let answer = worker.fill_in(visit.lang, command(worker, visit, &filled));
    // Whoever comes here first has done nothing wrong yet.
    let is_told = is_sent || answer.is_done();
    page(worker, visit, &parts, Some(&answer).filter(|_| is_told))
}

/// The result. The points of a game that is over are kept; the same points are not kept twice, so this may be
/// sent again.
pub(super) fn result(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let name = visit.part(0);
    let mut parts = match worker.tally(visit.lang, name) {
        Ok(parts) => parts,
        Err(refusal) => return unknown(worker, visit, &refusal),
    };
    parts.iter_mut().for_each(|part| part.fill_from(&visit.sent));
    let answer = worker.fill_in(visit.lang, command(worker, visit, &visit.sent));
    let reply = page(worker, visit, &parts, Some(&answer));
    if answer.is_done() && worker.keep_tally(visit.lang, name, &visit.sent).is_ok() {
        return Reply { moved: Some(name.to_owned()), ..reply };
    }
    reply.with_status(StatusCode::BAD_REQUEST)
}

/// Keeps what is filled in, with each tap.
pub(super) fn keep(worker: &Worker<'_>, visit: &Visit) -> Reply {
    match worker.keep_tally(visit.lang, visit.part(0), &visit.sent) {
        Ok(()) => Reply::go(paths::game_path(visit.part(0), "score")),
        Err(refusal) => unknown(worker, visit, &refusal),
    }
}

/// The command with what was filled in.
fn command(worker: &Worker<'_>, visit: &Visit, filled: &FilledForm) -> FilledCommand {
    FilledCommand::new("solo score", &combine_fields(filled).with("name", worker.named(visit.part(0))))
}

fn page(
    worker: &Worker<'_>,
    visit: &Visit,
    parts: &[FormPart],
    answer: Option<&Answer<Box<dyn DynReport>>>,
) -> Reply {
    let (texts, name) = (worker.texts(visit.lang), visit.part(0));
    let title = msg::solo_score(texts);
    let is_refused = answer.is_some_and(|answer| !answer.is_done());
    let is_titled = answer.is_some_and(|answer| answer.is_titled(texts));
    let main: Markup = html! {
        @if !is_titled { h1 { (title) } }
        @if let Some(result) = worker.campaign_result(visit.lang, name) { (record(visit, texts, &result)) }
        div data-live="sums" {
            div.result.wrong[is_refused] id="sums" role=[is_refused.then_some("alert")] {
                @if let Some(answer) = answer { (answer.render(texts, Headings::Own)) }
            }
            p { (msg::solo_score_what(texts)) }
            form.ask method="post" action=(visit.to_send(&paths::game_path(name, "score")))
                data-draft=(visit.to_send(&paths::game_path(name, "score/draft"))) {
                @for one in parts { (part(texts, one)) }
                button.choice.renew type="submit" formmethod="get" formnovalidate { (msg::solo_score_renew(texts)) }
                button.go type="submit" { (msg::solo_score_go(texts)) }
            }
        }
        @if visit.is_deed && !is_refused { (again(texts, visit, &worker.choices(visit.lang).unwrap_or_default())) }
        p { a href=(paths::game_path(name, "")) { (msg::solo_back(texts)) } }
    };
    Reply::page(NavTab::Solo, title, main)
}
