//! A new game: the choices, then its set-up as a list to tick.

use axum::http::StatusCode;
use maud::{Markup, html};

use super::ask::refusal;
use super::paths;
use super::paths::ENTRIES;
use super::play::unknown;
use crate::backend::Backend;
use crate::form::{part, words};
use crate::frame::made;
use crate::games::Refusal;
use crate::reply::NavTab;
use crate::reply::Reply;
use crate::settings::keep;
use crate::visit::Visit;
use page::locale::msg;
use page::render::fragment;
use page::{FormPart, Page, PageBlock, PageItem};

/// What marks a point of a list to tick.
const TO_TICK: &str = "[ ]";

/// The choices before a game.
pub(super) fn choices(backend: &dyn Backend, visit: &Visit) -> Reply {
    match backend.choices(visit.lang) {
        Ok(mut parts) => {
            hold_asked(&mut parts, visit);
            render_choices(backend, visit, &parts, None)
        }
        Err(refusal) => render_choices(backend, visit, &[], Some(&refusal)),
    }
}

/// What an address says already, like the campaign the game is part of.
fn hold_asked(parts: &mut [FormPart], visit: &Visit) {
    for field in parts.iter_mut().flat_map(|part| &mut part.fields) {
        let asked = visit.asked.get(&field.name);
        if !asked.is_empty() {
            asked.clone_into(&mut field.value);
        }
    }
}

/// Begins a game. Choices that do not go together stay in the form.
pub(super) fn begin(backend: &dyn Backend, visit: &Visit) -> Reply {
    match backend.begin(visit.lang, &visit.sent) {
        Ok(name) => Reply::go(paths::game_path(&name, "setup")),
        Err(refusal) => {
            let mut parts = backend.choices(visit.lang).unwrap_or_default();
            parts.iter_mut().for_each(|part| part.take_up(&visit.sent));
            let reply = render_choices(backend, visit, &parts, Some(&refusal));
            reply.with_status(StatusCode::BAD_REQUEST)
        }
    }
}

fn render_choices(backend: &dyn Backend, visit: &Visit, parts: &[FormPart], problem: Option<&Refusal>) -> Reply {
    let texts = backend.texts(visit.lang);
    let title = msg::solo_new_title(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::solo_new_what(texts)) }
        form.ask method="post" action="/solo/new" {
            (refusal(problem.map(|problem| problem.sentence.as_str())))
            @for one in parts { (part(texts, one)) }
            button.go type="submit" { (msg::solo_new_go(texts)) }
        }
    };
    Reply::page(NavTab::Solo, title, main)
}

/// The set-up of a game.
pub(super) fn set_up(backend: &dyn Backend, visit: &Visit) -> Reply {
    let (texts, name) = (backend.texts(visit.lang), visit.part(0));
    let page = match backend.set_up(visit.lang, name) {
        Ok(page) => page,
        Err(refusal) => return unknown(backend, visit, &refusal),
    };
    let main = html! {
        @if visit.is_in_browser { (keep(texts, true)) }
        div data-ticks=(name) { (ticked(&page)) }
        p.hint { (msg::solo_setup_what(texts)) }
        a.go href=(paths::game_path(name, "")) { (msg::solo_setup_done(texts)) }
    };
    Reply::page(NavTab::Solo, format!("{} · {}", backend.called(name), msg::solo_setup(texts)), main)
}

/// A list with a box to tick for each of its numbers; what stands below a number is a list of its own.
fn ticked(page: &Page) -> Markup {
    let mut out = Vec::new();
    let mut blocks = page.blocks.iter().peekable();
    while let Some(block) = blocks.next() {
        let Some(item) = to_tick(block) else {
            let alone = Page { blocks: vec![block.clone()] };
            out.push(html! { (made(&fragment(&alone, ENTRIES))) });
            continue;
        };
        let mut below = Page::new();
        while let Some(more) = blocks.next_if(|next| is_below(next)) {
            below.push(more.clone());
        }
        out.push(tick(item, &below));
    }
    html! { @for part in &out { (part) } }
}

fn to_tick(block: &PageBlock) -> Option<&PageItem> {
    let PageBlock::Item(item) = block else {
        return None;
    };
    item.mark.starts_with(TO_TICK).then_some(item)
}

fn is_below(block: &PageBlock) -> bool {
    matches!(block, PageBlock::Item(item) if !item.mark.starts_with(TO_TICK))
}

fn tick(item: &PageItem, below: &Page) -> Markup {
    let number = item.mark.trim_start_matches(TO_TICK).trim();
    html! {
        div.tick {
            label {
                input type="checkbox";
                span.mark { (number) }
                span { (words(&item.words)) }
            }
            @if !below.is_empty() { (made(&fragment(below, ENTRIES))) }
        }
    }
}
