//! Calculators: a form each, with the answer below it. What was filled in stands in the address, so an answer
//! can be kept and shared.

use axum::Router;
use maud::{Markup, html};

use crate::dice;
use crate::encode_query;
use crate::form::fields as fields_below;
use crate::frame::{drawn, nowhere};
use crate::place;
use crate::reply::{NavTab, Reply};
use crate::router::{App, page};
use crate::visit::{LANG, Visit};
use crate::worker::{Answer, Worker};
use app::DynReport;
use app::calc::Calculator;
use app::calc::throws::DiceUse;
use app::form::{ArgumentForm, FormExample};
use model::Game;
use model::order::Order;
use page::locale::{Texts, msg};
use page::render::Headings;
use page::{FilledForm, FormControl, FormField};
use words::Term;

/// Lines of a field for several values; those for whole lists have more.
const SEVERAL: u8 = 3;
/// Fields that always lie open.
const FRONT: usize = 4;
/// Keeps the calculators used last.
const USED: &str = "calc";
/// Keeps what forms held that is the same in every game.
const REMEMBERED: &str = "same";
/// So many fields of it.
const MOST_REMEMBERED: usize = 20;
/// Stands between a calculator and its field, and between a field and its part.
const OF: char = '.';
/// So many of them, and of a game so many in sight.
const MOST_USED: usize = 7;
/// Parts them in the cookie.
const PARTS: char = '|';

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/calc", page(list_page)).route("/calc/{name}", page(calculator_page))
}

fn list_page(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    // The game one plays comes first, and open.
    let (played, others): (Vec<Game>, Vec<Game>) =
        Game::ALL.iter().partition(|game| Some(**game) == visit.game() && !by_use(visit, **game).is_empty());
    let main = html! {
        h1 { (msg::page_tab_calc(texts)) }
        @for game in &played {
            h2 { (game.term(texts)) }
            (roll(texts, *game))
            (of_game(texts, visit, *game))
            h2 { (msg::page_calc_others(texts)) }
        }
        @for game in others {
            @let listed = by_use(visit, game);
            @if !listed.is_empty() {
                details.fold data-color=(game.color()) {
                    summary { (place::mark(game)) (game.term(texts)) small { (listed.len()) } }
                    (calculators(texts, &listed))
                }
            }
        }
    };
    Reply::page(NavTab::Calc, msg::page_tab_calc(texts), main)
}

/// The calculators of a game as tiles: those used last, then those one needs first; the rest folded.
pub(crate) fn of_game(texts: &Texts, visit: &Visit, game: Game) -> Markup {
    let listed = by_use(visit, game);
    let (first, rest) = listed.split_at(listed.len().min(MOST_USED));
    html! {
        (calculators(texts, first))
        @if !rest.is_empty() {
            details.fold {
                summary { (msg::page_calc_more(texts)) small { (rest.len()) } }
                (calculators(texts, rest))
            }
        }
    }
}

/// The way to the dice of a game, if it has any.
pub(crate) fn roll(texts: &Texts, game: Game) -> Markup {
    html! {
        @if let Some(dice) = DiceUse::of(game).next() {
            a.go href=(dice::address(dice)) { (drawn(NavTab::Dice.sign())) (msg::dice_roll(texts)) }
        }
    }
}

/// The calculators of a game: those used last, newest first, then the others in the order in which one needs them.
fn by_use(visit: &Visit, game: Game) -> Vec<Calculator> {
    let used = last_used(visit);
    let place = |one: &Calculator| used.iter().position(|name| *name == one.code()).unwrap_or(MOST_USED);
    let mut own: Vec<Calculator> = Calculator::ALL.iter().copied().filter(|one| one.game() == game).collect();
    own.order_by_key(place);
    own
}

fn calculators(texts: &Texts, listed: &[Calculator]) -> Markup {
    html! {
        ul.tiles.calculators {
            @for one in listed {
                li { a href=(way_to(*one)) { b { (one.term(texts)) } small { (one.about(texts)) } } }
            }
        }
    }
}

/// Where one goes for a calculator: to its form, or where one tap rolls.
fn way_to(calculator: Calculator) -> String {
    let rolled = DiceUse::from_code(calculator.code()).filter(|dice| dice.roll().is_some());
    rolled.map_or_else(|| address(calculator), dice::address)
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
    let answer = worker.fill_in(visit.lang, sheet.form.read(&FilledForm(with_remembered(visit, sheet.calculator))));
    let remembered = remember(visit, &sheet);
    let main = if answer.is_done() {
        sheet.render(None, Some(&answer.render(texts, Headings::Lowered)))
    } else {
        sheet.render(Some(&sheet.in_words_of_form(&answer)), None)
    };
    let name = sheet.calculator.code();
    let others = last_used(visit).into_iter().filter(|other| *other != name);
    let used: Vec<&str> = std::iter::once(name).chain(others).take(MOST_USED).collect();
    let reply = Reply::page(NavTab::Calc, title, main).with_status(answer.status());
    reply.keeping(USED, used.join(&PARTS.to_string())).keeping(REMEMBERED, remembered)
}

/// What was filled in, and what the form held last of that which is the same in every game.
fn with_remembered(visit: &Visit, calculator: Calculator) -> Vec<(String, String)> {
    let of_this = kept(visit).0.into_iter().filter_map(|(name, value)| {
        let (code, argument) = name.split_once(OF)?;
        (code == calculator.code()).then(|| (argument.to_owned(), value))
    });
    let is_new = |(name, _): &(String, String)| {
        let part = format!("{name}{OF}");
        !visit.asked.0.iter().any(|(sent, _)| sent == name || sent.starts_with(&part))
    };
    let kept: Vec<_> = of_this.filter(is_new).collect();
    visit.asked.0.iter().cloned().chain(kept).collect()
}

fn kept(visit: &Visit) -> FilledForm {
    FilledForm::from_query(visit.setting(REMEMBERED).as_bytes())
}

/// What is to be remembered from now on.
fn remember(visit: &Visit, sheet: &Sheet<'_>) -> String {
    let code = sheet.calculator.code();
    let filled = FilledForm(with_remembered(visit, sheet.calculator));
    let own = sheet.form.remembered(&filled).into_iter().filter(|(_, value)| !value.is_empty());
    let named = own.map(|(name, value)| (format!("{code}{OF}{name}"), value));
    let others = kept(visit).0.into_iter().filter(|(name, _)| !name.starts_with(&format!("{code}{OF}")));
    encode_query::<String, String>(others.chain(named).take(MOST_REMEMBERED))
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
        let asked = FilledForm(with_remembered(visit, calculator));
        let (fields, changed) = (form.fields(&asked), form.changed(&asked));
        Some(Sheet { texts, calculator, form, fields, changed })
    }

    /// What is wrong: fields that are needed and empty, else what the calculator says, with fields in the place of options.
    fn in_words_of_form(&self, answer: &Answer<Box<dyn DynReport>>) -> Markup {
        let quoted = |label: &str| msg::hint_quoted(self.texts, label);
        let empty = self.fields.iter().filter(|field| field.is_needed && field.is_empty());
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
        let (examples, notes) = (self.form.examples(), self.form.notes());
        html! {
            h1 { (calculator.term(texts)) }
            p.place { (calculator.game().term(texts)) " · " (calculator.about(texts)) }
            @if let Some(wrong) = wrong { div.wrong role="alert" { (wrong) } }
            div.calculator data-live="answer" {
                (self.asking())
                div.answer id="answer" aria-live="polite" { @if let Some(answer) = answer { (answer) } }
            }
            @if !examples.is_empty() || !notes.is_empty() {
                h2 { (msg::page_try(texts)) }
                ul.seen {
                    @for FormExample { title, filled } in &examples {
                        @let holding = format!("{}?{}", address(calculator), filled.to_query());
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
