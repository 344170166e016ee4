//! Calculators: a form each, with the answer below it. What was filled in stands in the address, so an answer
//! can be kept and shared.

use axum::Router;
use maud::{Markup, html};

use super::dice::buttons;
use super::form::fields as fields_below;
use super::frame::nowhere;
use super::reply::NavTab;
use super::reply::Reply;
use super::router::{App, page};
use super::visit::{LANG, Visit};
use crate::worker::{Answer, CalculatorForm, CalculatorSummary, Worker, address, fill_form, list_calculators};
use ::page::locale::{Texts, msg};
use ::page::render::Headings;
use ::page::{FormControl, FormField};
use model::Game;
use view::{Shown, Term};

/// The number tokens of Catan, as keys.
const TOKENS: &str = "2 3 4 5 6 8 9 10 11 12";
/// Fields with number tokens that meet at a space point at most.
const TOKENS_OF_STATION: u8 = 3;
/// Lines of a field for several values; those for whole lists have more.
const SEVERAL: u8 = 3;
/// Fields that always lie open.
const FRONT: usize = 3;
/// Keeps the calculators used last.
const USED: &str = "calc";
/// So many of them.
const MOST_USED: usize = 4;
/// Parts them in the cookie.
const PARTS: char = '|';

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/calc", page(list_page)).route("/calc/{name}", page(calculator_page))
}

fn list_page(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let listed = list_calculators(texts);
    let used = last_used(visit);
    let last: Vec<&CalculatorSummary> =
        used.iter().filter_map(|name| listed.iter().find(|one| one.name == *name)).collect();
    let mut games = Game::ALL;
    // The game one plays comes first.
    games.sort_by_key(|game| visit.game() != Some(*game));
    let main = html! {
        h1 { (msg::page_tab_calc(texts)) }
        @if !last.is_empty() { h2 { (msg::page_calc_last(texts)) } (tiles(&last)) }
        @for game in games {
            @let own: Vec<&CalculatorSummary> = listed.iter().filter(|one| one.game == game).collect();
            @if !own.is_empty() { h2 { (game.term(texts)) } (tiles(&own)) }
        }
        h2 { (msg::dice_title(texts)) }
        (buttons(texts))
    };
    Reply::page(NavTab::Calc, msg::page_tab_calc(texts), main)
}

fn tiles(listed: &[&CalculatorSummary]) -> Markup {
    html! {
        ul.tiles.calculators {
            @for one in listed { li { a href=(address(one.name)) { b { (one.title) } small { (one.about) } } } }
        }
    }
}

/// The calculators used last, newest first.
fn last_used(visit: &Visit) -> Vec<&str> {
    let names = visit.setting(USED).split(PARTS);
    names.filter(|name| !name.is_empty()).take(MOST_USED).collect()
}

fn calculator_page(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let Some(sheet) = fill_form(texts, visit.part(0), &visit.asked) else {
        return nowhere(worker, visit);
    };
    let title = sheet.listed.title.clone();
    // A choice of language alone in the address asks for no answer.
    let is_asked = visit.asked.0.iter().any(|(name, _)| name != LANG);
    if !is_asked {
        return Reply::page(NavTab::Calc, title, render(texts, &sheet, None, None));
    }
    let answer = worker.run_form(visit.lang, &sheet.arguments);
    let main = if answer.is_done() {
        render(texts, &sheet, None, Some(&answer.render(texts, Headings::Lowered)))
    } else {
        render(texts, &sheet, Some(&in_words_of_form(texts, &sheet, &answer)), None)
    };
    let name = sheet.listed.name;
    let others = last_used(visit).into_iter().filter(|other| *other != name);
    let used: Vec<&str> = std::iter::once(name).chain(others).take(MOST_USED).collect();
    let reply = Reply::page(NavTab::Calc, title, main).with_status(answer.status());
    reply.keeping(USED, used.join(&PARTS.to_string()))
}

/// What is wrong: fields that are needed and empty, else what the calculator says, with fields in the place of options.
fn in_words_of_form(texts: &Texts, sheet: &CalculatorForm, answer: &Answer<Box<dyn Shown>>) -> Markup {
    let quoted = |label: &str| msg::hint_quoted(texts, label);
    let fields = sheet.form.parts.iter().flat_map(|part| &part.fields);
    let empty = fields.filter(|field| field.is_needed && field.value.trim().is_empty());
    let labels: Vec<String> = empty.map(|field| quoted(&field.label.plain())).collect();
    if !labels.is_empty() {
        return html! { p { (msg::page_calc_needed(texts, labels.join(", "))) } };
    }
    answer.render_changed(texts, &|words| {
        let named = |words: String, (option, label): &(String, String)| words.replace(option, &quoted(label));
        sheet.options.iter().fold(words.to_owned(), named)
    })
}

/// The form of a calculator; what is rarely needed lies folded until it holds something else than at first.
fn asking(texts: &Texts, CalculatorForm { form, changed, .. }: &CalculatorForm) -> Markup {
    let fields: Vec<&FormField> = form.parts.iter().flat_map(|part| &part.fields).collect();
    let is_front = |at: usize, field: &FormField| field.is_needed || at < FRONT && !is_whole_list(field);
    let places = 0..fields.len();
    let (shown, folded): (Vec<usize>, Vec<usize>) = places.partition(|at| is_front(*at, fields[*at]));
    let [front, rare] = [shown, folded].map(|places| places.into_iter().map(|at| fields[at]).collect::<Vec<_>>());
    let is_changed = |field: &&FormField| changed.contains(&field.name);
    html! {
        form.ask action=(format!("{}#answer", form.action)) method="get" novalidate {
            (fields_below(texts, front))
            @if !rare.is_empty() {
                details.more open[rare.iter().any(is_changed)] {
                    summary { (msg::page_calc_rare(texts)) }
                    (fields_below(texts, rare))
                }
            }
            button.go type="submit" { (form.submit) }
        }
    }
}

/// Whether a field takes a pasted list, for which there is one for names to tap as well.
fn is_whole_list(field: &FormField) -> bool {
    matches!(field.control, FormControl::Text { rows } if rows > SEVERAL)
}

/// The form beside what is wrong with it or the answer, which the script renews with each tap.
fn render(texts: &Texts, sheet: &CalculatorForm, wrong: Option<&Markup>, answer: Option<&Markup>) -> Markup {
    let is_catan_yield = sheet.listed.name == "odds";
    html! {
        h1 { (sheet.listed.title) }
        p.place { (sheet.listed.game.term(texts)) " · " (sheet.listed.about) }
        @if let Some(wrong) = wrong { div.wrong role="alert" { (wrong) } }
        div.calculator data-live="answer" {
            div data-keys=[is_catan_yield.then_some(TOKENS)] data-most=(TOKENS_OF_STATION) data-next=(msg::page_calc_next(texts))
                data-back=(msg::page_calc_back(texts)) { (asking(texts, sheet)) }
            div.answer id="answer" { @if let Some(answer) = answer { (answer) } }
        }
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
