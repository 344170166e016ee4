//! Calculators: a form each, with the answer below it. What was filled in stands in the address, so an answer
//! can be kept and shared.

use axum::Router;
use maud::{Markup, html};

use super::app::{App, page};
use super::desk::Desk;
use super::form::form;
use super::frame::{below, nowhere};
use super::reply::{Reply, status};
use super::tab::Tab;
use super::visit::{LANG, Visit};
use super::wants::{Listed, Sheet};
use crate::locale::{Texts, msg};
use crate::model::Game;
use crate::view::Term;

/// The routes of this room.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/calc", page(all))
        .route("/calc/{name}", page(one))
}

fn all(desk: &dyn Desk, visit: &Visit) -> Reply {
    let texts = desk.texts(visit.lang);
    let listed = desk.calculators(visit.lang);
    let main = html! {
        h1 { (msg::page_tab_calc(texts)) }
        @for game in Game::ALL {
            @let own: Vec<&Listed> = listed.iter().filter(|one| one.game == game).collect();
            @if !own.is_empty() {
                h2 { (game.term(texts)) }
                ul.doors {
                    @for one in own {
                        li { a href=(address(one.name)) { b { (one.title) } span { (one.about) } } }
                    }
                }
            }
        }
    };
    Reply::page(Tab::Calc, msg::page_tab_calc(texts), main)
}

fn one(desk: &dyn Desk, visit: &Visit) -> Reply {
    let Some(sheet) = desk.calculator(visit.lang, visit.part(0), &visit.asked) else {
        return nowhere(desk, visit);
    };
    let texts = desk.texts(visit.lang);
    let title = sheet.listed.title.clone();
    // A choice of language alone in the address asks for no answer.
    let is_asked = visit.asked.0.iter().any(|(name, _)| name != LANG);
    if !is_asked {
        return Reply::page(Tab::Calc, title, shown(texts, &sheet, "", ""));
    }
    let leaf = desk.ask(visit.lang, &sheet.line);
    let (wrong, answer) = match leaf.code {
        0 => ("", leaf.body.as_str()),
        1.. => (leaf.body.as_str(), ""),
    };
    let main = shown(texts, &sheet, wrong, answer);
    Reply::page(Tab::Calc, title, main).with_status(status(&leaf))
}

/// The form, what is wrong with it above, the answer below.
fn shown(texts: &Texts, sheet: &Sheet, wrong: &str, answer: &str) -> Markup {
    html! {
        h1 { (sheet.listed.title) }
        p.place { (sheet.listed.game.term(texts)) }
        p { (sheet.listed.about) }
        @if !wrong.is_empty() { div.wrong role="alert" { (below(wrong)) } }
        (form(texts, &sheet.form))
        @if !answer.is_empty() { div.answer id="answer" { (below(answer)) } }
        @if !sheet.examples.is_empty() || !sheet.notes.is_empty() { (further(texts, sheet)) }
    }
}

fn further(texts: &Texts, sheet: &Sheet) -> Markup {
    html! {
        h2 { (msg::page_try(texts)) }
        ul.seen {
            @for (typed, address) in &sheet.examples { li { a href=(address) { (typed) } } }
        }
        @for note in &sheet.notes { p.why { (note) } }
    }
}

/// Where a calculator is.
pub fn address(name: &str) -> String {
    format!("/calc/{name}")
}
