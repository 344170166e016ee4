//! Calculators: a form each, with the answer below it. What was filled in stands in the address, so an answer
//! can be kept and shared.

use axum::Router;
use maud::{Markup, html};

use super::backend::Backend;
use super::backend::{CalculatorForm, CalculatorSummary};
use super::dice::buttons;
use super::form::form;
use super::frame::{below, nowhere};
use super::reply::NavTab;
use super::reply::{Reply, status};
use super::router::{App, page};
use super::visit::{LANG, Visit};
use ::page::locale::{Texts, msg};
use model::Game;
use view::Term;

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/calc", page(list_page)).route("/calc/{name}", page(calculator_page))
}

fn list_page(backend: &dyn Backend, visit: &Visit) -> Reply {
    let texts = backend.texts(visit.lang);
    let listed = backend.calculators(visit.lang);
    let main = html! {
        h1 { (msg::page_tab_calc(texts)) }
        @for game in Game::ALL {
            @let own: Vec<&CalculatorSummary> = listed.iter().filter(|one| one.game == game).collect();
            @if !own.is_empty() {
                h2 { (game.term(texts)) }
                ul.doors {
                    @for one in own {
                        li { a href=(address(one.name)) { b { (one.title) } span { (one.about) } } }
                    }
                }
            }
        }
        h2 { (msg::dice_title(texts)) }
        (buttons(texts))
    };
    Reply::page(NavTab::Calc, msg::page_tab_calc(texts), main)
}

fn calculator_page(backend: &dyn Backend, visit: &Visit) -> Reply {
    let Some(sheet) = backend.calculator(visit.lang, visit.part(0), &visit.asked) else {
        return nowhere(backend, visit);
    };
    let texts = backend.texts(visit.lang);
    let title = sheet.listed.title.clone();
    // A choice of language alone in the address asks for no answer.
    let is_asked = visit.asked.0.iter().any(|(name, _)| name != LANG);
    if !is_asked {
        return Reply::page(NavTab::Calc, title, render(texts, &sheet, "", ""));
    }
    let leaf = backend.ask(visit.lang, &sheet.line);
    let (wrong, answer) = match leaf.code {
        0 => ("", leaf.body.as_str()),
        1.. => (leaf.body.as_str(), ""),
    };
    let main = render(texts, &sheet, wrong, answer);
    Reply::page(NavTab::Calc, title, main).with_status(status(&leaf))
}

/// The form, what is wrong with it above, the answer below.
fn render(texts: &Texts, sheet: &CalculatorForm, wrong: &str, answer: &str) -> Markup {
    html! {
        h1 { (sheet.listed.title) }
        p.place { (sheet.listed.game.term(texts)) }
        p { (sheet.listed.about) }
        @if !wrong.is_empty() { div.wrong role="alert" { (below(wrong)) } }
        (form(texts, &sheet.form))
        @if !answer.is_empty() { div.answer id="answer" { (below(answer)) } }
        @if !sheet.examples.is_empty() || !sheet.notes.is_empty() { (render_examples(texts, sheet)) }
    }
}

fn render_examples(texts: &Texts, sheet: &CalculatorForm) -> Markup {
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
