//! A new game: the choices, then its set-up as a list to tick.

use axum::http::StatusCode;
use maud::{Markup, html};

use super::ask::refusal;
use super::paths;
use super::paths::ENTRIES;
use super::play::unknown;
use crate::locale::msg;
use crate::page::{Block, Item, Page, Part};
use crate::render::fragment;
use crate::web::desk::Desk;
use crate::web::form::{part, words};
use crate::web::frame::made;
use crate::web::games::Refusal;
use crate::web::reply::Reply;
use crate::web::tab::Tab;
use crate::web::visit::Visit;

/// What marks a point of a list to tick.
const TO_TICK: &str = "[ ]";

/// The choices before a game.
pub fn choices(desk: &dyn Desk, visit: &Visit) -> Reply {
    match desk.choices(visit.lang) {
        Ok(mut parts) => {
            hold_asked(&mut parts, visit);
            chosen(desk, visit, &parts, None)
        }
        Err(refusal) => chosen(desk, visit, &[], Some(&refusal)),
    }
}

/// What an address says already, like the campaign the game is part of.
fn hold_asked(parts: &mut [Part], visit: &Visit) {
    for field in parts.iter_mut().flat_map(|part| &mut part.fields) {
        let asked = visit.asked.get(&field.name);
        if !asked.is_empty() {
            asked.clone_into(&mut field.value);
        }
    }
}

/// Begins a game. Choices that do not go together stay in the form.
pub fn begin(desk: &dyn Desk, visit: &Visit) -> Reply {
    match desk.begin(visit.lang, &visit.sent) {
        Ok(name) => Reply::go(paths::of(&name, "setup")),
        Err(refusal) => {
            let mut parts = desk.choices(visit.lang).unwrap_or_default();
            for field in parts.iter_mut().flat_map(|part| &mut part.fields) {
                visit.sent.get(&field.name).clone_into(&mut field.value);
            }
            let reply = chosen(desk, visit, &parts, Some(&refusal));
            reply.with_status(StatusCode::BAD_REQUEST)
        }
    }
}

fn chosen(desk: &dyn Desk, visit: &Visit, parts: &[Part], problem: Option<&Refusal>) -> Reply {
    let texts = desk.texts(visit.lang);
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
    Reply::page(Tab::Solo, title, main)
}

/// The set-up of a game.
pub fn set_up(desk: &dyn Desk, visit: &Visit) -> Reply {
    let (texts, name) = (desk.texts(visit.lang), visit.part(0));
    let page = match desk.set_up(visit.lang, name) {
        Ok(page) => page,
        Err(refusal) => return unknown(desk, visit, &refusal),
    };
    let main = html! {
        div data-ticks=(name) { (ticked(&page)) }
        p.hint { (msg::solo_setup_what(texts)) }
        a.go href=(paths::of(name, "")) { (msg::solo_setup_done(texts)) }
    };
    Reply::page(
        Tab::Solo,
        format!("{} · {}", desk.called(name), msg::solo_setup(texts)),
        main,
    )
}

/// A list with a box to tick for each of its numbers; what stands below a number is a list of its own.
fn ticked(page: &Page) -> Markup {
    let mut out = Vec::new();
    let mut blocks = page.blocks.iter().peekable();
    while let Some(block) = blocks.next() {
        let Some(item) = to_tick(block) else {
            let alone = Page {
                blocks: vec![block.clone()],
            };
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

fn to_tick(block: &Block) -> Option<&Item> {
    let Block::Item(item) = block else {
        return None;
    };
    item.mark.starts_with(TO_TICK).then_some(item)
}

fn is_below(block: &Block) -> bool {
    matches!(block, Block::Item(item) if !item.mark.starts_with(TO_TICK))
}

fn tick(item: &Item, below: &Page) -> Markup {
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
