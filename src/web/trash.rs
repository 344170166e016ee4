//! What was removed within the last thirty days, each with the way back.

use axum::Router;
use maud::html;

use super::reply::Reply;
use super::router::{App, action, page};
use super::solo::play::unknown;
use super::visit::Visit;
use crate::worker::Worker;
use ::page::locale::msg;
use keep::trash::TrashKind;

/// The address of this room; a page from which something is removed leads here.
pub(crate) const PATH: &str = "/trash";

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route(PATH, page(list).merge(action(restore)))
}

fn list(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let items = match worker.trash(visit.lang) {
        Ok(items) => items,
        Err(refusal) => return unknown(worker, visit, &refusal),
    };
    let title = msg::trash_title(texts);
    let main = html! {
        h1 { (title) }
        @if items.is_empty() { p { (msg::trash_empty(texts)) } } @else { p { (msg::trash_kept_for(texts)) } }
        @for item in &items {
            form.deed method="post" action=(visit.to_send(PATH)) {
                input type="hidden" name="kind" value=(item.kind.code());
                input type="hidden" name="name" value=(item.name);
                p { b { (item.name) } " · " (item.when) }
                button.choice.late type="submit" { (msg::trash_restore(texts)) }
            }
        }
        nav.links aria-label=(title) {
            a.chip href="/solo" { (msg::page_tab_solo(texts)) }
            a.chip href="/decks" { (msg::page_tab_decks(texts)) }
        }
    };
    Reply::page(None, title, main)
}

fn restore(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let kind = TrashKind::from_code(visit.sent.get("kind")).unwrap_or(TrashKind::Solo);
    match worker.restore(visit.lang, kind, visit.sent.get("name")) {
        Err(refusal) => unknown(worker, visit, &refusal),
        Ok(()) => Reply::go(match kind {
            TrashKind::Solo => "/solo",
            TrashKind::Cadet => "/cadet",
            TrashKind::Campaign => "/campaign",
            TrashKind::Deck => "/decks",
        }),
    }
}
