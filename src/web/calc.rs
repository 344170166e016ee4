//! Calculators: a form each, with the answer below it. What was filled in stands in the address, so an answer
//! can be kept and shared.

use axum::Router;
use maud::{Markup, html};

use crate::dice::buttons;
use crate::encode_query;
use crate::form::fields as fields_below;
use crate::frame::nowhere;
use crate::reply::{NavTab, Reply};
use crate::router::{App, page};
use crate::visit::{LANG, Visit};
use crate::worker::{Answer, Worker};
use app::DynReport;
use app::calc::Calculator;
use app::form::{ArgumentForm, FormExample};
use model::Game;
use page::locale::{Texts, msg};
use page::render::Headings;
use page::{FormControl, FormField};
use words::Term;

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
    let last: Vec<Calculator> = last_used(visit).into_iter().filter_map(Calculator::from_code).collect();
    let mut games = Game::ALL;
    // The game one plays comes first.
    games.sort_by_key(|game| visit.game() != Some(*game));
    let main = html! {
        h1 { (msg::page_tab_calc(texts)) }
        @if !last.is_empty() { h2 { (msg::page_calc_last(texts)) } (calculators(texts, &last)) }
        @for game in games {
            @let own: Vec<Calculator> = Calculator::ALL.iter().copied().filter(|one| one.game() == game).collect();
            @if !own.is_empty() { h2 { (game.term(texts)) } (calculators(texts, &own)) }
        }
        h2 { (msg::dice_title(texts)) }
        (buttons(texts))
    };
    Reply::page(NavTab::Calc, msg::page_tab_calc(texts), main)
}

/// Calculators as tiles.
pub(crate) fn calculators(texts: &Texts, listed: &[Calculator]) -> Markup {
    html! {
        ul.tiles.calculators {
            @for one in listed {
                li { a href=(address(*one)) { b { (one.term(texts)) } small { (one.about(texts)) } } }
            }
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
    let Some(sheet) = Sheet::new(texts, visit) else {
        return nowhere(worker, visit);
    };
    let title = sheet.calculator.term(texts);
    // A choice of language alone in the address asks for no answer.
    let is_asked = visit.asked.0.iter().any(|(name, _)| name != LANG);
    if !is_asked {
        return Reply::page(NavTab::Calc, title, sheet.render(None, None));
    }
    let answer = worker.fill_in(visit.lang, sheet.form.read(&visit.asked));
    let main = if answer.is_done() {
        sheet.render(None, Some(&answer.render(texts, Headings::Lowered)))
    } else {
        sheet.render(Some(&sheet.in_words_of_form(&answer)), None)
    };
    let name = sheet.calculator.code();
    let others = last_used(visit).into_iter().filter(|other| *other != name);
    let used: Vec<&str> = std::iter::once(name).chain(others).take(MOST_USED).collect();
    let reply = Reply::page(NavTab::Calc, title, main).with_status(answer.status());
    reply.keeping(USED, used.join(&PARTS.to_string()))
}

/// Where a calculator is.
fn address(calculator: Calculator) -> String {
    format!("/calc/{}", calculator.code())
}

/// A calculator to be used.
struct Sheet<'a> {
    texts: &'a Texts,
    calculator: Calculator,
    form: ArgumentForm<'a>,
    /// Its arguments, holding what was filled in.
    fields: Vec<FormField>,
    /// The names of those that hold something else than at first.
    changed: Vec<String>,
}

impl<'a> Sheet<'a> {
    /// The calculator of an address; `None` if there is none.
    fn new(texts: &'a Texts, visit: &Visit) -> Option<Sheet<'a>> {
        let calculator = Calculator::from_code(visit.part(0))?;
        let form = ArgumentForm::new(texts, &calculator.command())?;
        let (fields, changed) = (form.fields(&visit.asked), form.changed(&visit.asked));
        Some(Sheet { texts, calculator, form, fields, changed })
    }

    /// What is wrong: fields that are needed and empty, else what the calculator says, with fields in the place of options.
    fn in_words_of_form(&self, answer: &Answer<Box<dyn DynReport>>) -> Markup {
        let quoted = |label: &str| msg::hint_quoted(self.texts, label);
        let empty = self.fields.iter().filter(|field| field.is_needed && field.value.trim().is_empty());
        let labels: Vec<String> = empty.map(|field| quoted(&field.label.plain())).collect();
        if !labels.is_empty() {
            return html! { p { (msg::page_calc_needed(self.texts, labels.join(", "))) } };
        }
        let options = self.form.options();
        answer.render_changed(self.texts, &|words| {
            let named = |words: String, (option, label): &(String, String)| words.replace(option, &quoted(label));
            options.iter().fold(words.to_owned(), named)
        })
    }

    /// Its form; what is rarely needed lies folded until it holds something else than at first.
    fn asking(&self) -> Markup {
        let fields = self.fields.iter().enumerate();
        let is_front = |at: usize, field: &FormField| field.is_needed || at < FRONT && !is_whole_list(field);
        let (shown, folded): (Vec<_>, Vec<_>) = fields.partition(|(at, field)| is_front(*at, field));
        let [front, rare] =
            [shown, folded].map(|part| part.into_iter().map(|(_, field)| field).collect::<Vec<_>>());
        let is_changed = |field: &&FormField| self.changed.contains(&field.name);
        html! {
            form.ask action=(format!("{}#answer", address(self.calculator))) method="get" novalidate {
                (fields_below(self.texts, front))
                @if !rare.is_empty() {
                    details.more open[rare.iter().any(is_changed)] {
                        summary { (msg::page_calc_rare(self.texts)) }
                        (fields_below(self.texts, rare))
                    }
                }
                button.go type="submit" { (msg::page_calc_go(self.texts)) }
            }
        }
    }

    /// The form beside what is wrong with it or the answer, which the script renews with each tap.
    fn render(&self, wrong: Option<&Markup>, answer: Option<&Markup>) -> Markup {
        let (texts, calculator) = (self.texts, self.calculator);
        let is_catan_yield = calculator == Calculator::Odds;
        let (examples, notes) = (self.form.examples(), self.form.notes());
        html! {
            h1 { (calculator.term(texts)) }
            p.place { (calculator.game().term(texts)) " · " (calculator.about(texts)) }
            @if let Some(wrong) = wrong { div.wrong role="alert" { (wrong) } }
            div.calculator data-live="answer" {
                div data-keys=[is_catan_yield.then_some(TOKENS)] data-most=(TOKENS_OF_STATION) data-next=(msg::page_calc_next(texts))
                    data-back=(msg::page_calc_back(texts)) { (self.asking()) }
                div.answer id="answer" aria-live="polite" { @if let Some(answer) = answer { (answer) } }
            }
            @if !examples.is_empty() || !notes.is_empty() {
                h2 { (msg::page_try(texts)) }
                ul.seen {
                    @for FormExample { title, filled } in &examples {
                        @let holding = format!("{}?{}", address(calculator), encode_query(&filled.0));
                        li { a href=(holding) { (title) } }
                    }
                }
                @for note in &notes { p.why { (note) } }
            }
        }
    }
}

/// Whether a field takes a pasted list, for which there is one for names to tap as well.
fn is_whole_list(field: &FormField) -> bool {
    matches!(field.control, FormControl::Text { rows } if rows > SEVERAL)
}
