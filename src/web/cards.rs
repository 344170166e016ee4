//! Card search: the query language with facets to tap.

use axum::Router;
use axum::http::StatusCode;
use maud::{Markup, html};

use crate::reply::{NavTab, Reply};
use crate::router::{App, page};
use crate::visit::{Visit, encode_query};
use crate::worker::{Facet, FacetChoice, Worker, sorts};
use app::CommandReport;
use app::options::Format;
use app::search::Search;
use model::text::with_capital;
use model::{Feature, Game};
use page::locale::{Texts, msg};
use page::render::Headings;
use words::Term;

/// Whether the ticks of the form come with the address; they are made part of the query.
const TICKS: &str = "ticks";
/// Whether the cards are wanted, and not only their number.
const SHOW: &str = "show";
/// Cards on a page.
const A_PAGE: usize = 50;

/// What cards are sorted by with a tap; queries can do more.
const SORTS: [&str; 5] = ["name", "cost", "type", "affiliation", "set"];

/// What is searched for, and how it is shown.
#[derive(Debug, Clone, Copy)]
struct CardListQuery<'a> {
    typed: &'a str,
    sort: &'a str,
    is_down: bool,
    is_list: bool,
    /// Whether the choices stay unfolded, as one has just been made.
    is_narrowing: bool,
    /// How many cards are passed over; `None` for all at once.
    skipped: Option<usize>,
}

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/cards", page(cards))
}

fn cards(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let asked = CardListQuery::from_visit(visit);
    if visit.asked.is_on(TICKS) {
        let typed = worker.ticked(visit.lang, asked.typed, &visit.asked);
        let more: &[(&str, &str)] = if visit.asked.is_on(SHOW) { &[] } else { &[("narrow", "on")] };
        return Reply::go(asked.at(&typed, more));
    }
    let texts = worker.texts(visit.lang);
    let title = msg::page_tab_cards(texts);
    let (found, code) = found(worker, visit, &asked);
    let main = html! {
        h1.unseen { (title) }
        div data-live="found" { div.panes id="found" { (found) } }
        (help(worker, visit, texts))
    };
    let title = if asked.typed.is_empty() { title } else { format!("{} · {title}", asked.typed) };
    Reply::page(NavTab::Cards, title, main).with_status(code)
}

/// The choices and beside them the cards, if any are asked for, or why there are none.
fn found(worker: &Worker<'_>, visit: &Visit, asked: &CardListQuery<'_>) -> (Markup, StatusCode) {
    let texts = worker.texts(visit.lang);
    if asked.typed.is_empty() {
        return (html! { div { (narrowing(worker, visit, asked, 0)) } }, StatusCode::OK);
    }
    let search = asked.search();
    let answer = worker.find(visit.lang, ("search", ""), |session| search.find(session));
    // Cards of the one name the words come near to are none that fit.
    let fitting = answer.report.as_ref().filter(|results| results.meant.is_none());
    let total = fitting.map_or(0, |results| results.total);
    let page = answer.report.as_ref().filter(|_| answer.is_done()).map(|results| results.page(texts));
    let said = answer.render_page(texts, page, Headings::Lowered);
    let shown = html! {
        @if !answer.is_done() { div.wrong role="alert" { (said) } }
        div { (narrowing(worker, visit, asked, total)) }
        @if answer.is_done() {
            div {
                (sorting(texts, asked, &sorts(visit.lang)))
                div.answer.cards { (said) }
                (pages(texts, asked, total))
            }
        }
    };
    (shown, answer.status())
}

/// What a query can be narrowed down by within one game, and the query that its ticks are added to: games are never
/// mixed in one list of choices. Where the query names no game, it is the one the reader chose, else Second Edition,
/// which has most of the cards.
fn facets_of_game(worker: &Worker<'_>, visit: &Visit, typed: &str) -> (String, Vec<Facet>) {
    let mut facets = worker.facets(visit.lang, typed);
    let wanted = visit.game().unwrap_or(Game::with(Feature::Decks)).term(worker.texts(visit.lang));
    let games: Vec<FacetChoice> =
        facets.iter().flat_map(|facet| facet.choices.clone()).filter(|one| one.is_game).collect();
    let found = games.iter().find(|game| game.label == wanted).or(games.first());
    let Some(game) = found.filter(|_| games.iter().all(|game| !game.is_on)) else {
        return (typed.to_owned(), facets);
    };
    let of_game = worker.facets(visit.lang, &game.query).into_iter();
    let others = of_game.filter(|facet| facet.choices.iter().all(|choice| !choice.is_game));
    facets.retain(|facet| facet.choices.iter().any(|choice| choice.is_game));
    facets.extend(others);
    (game.query.clone(), facets)
}

impl<'a> CardListQuery<'a> {
    fn from_visit(visit: &'a Visit) -> CardListQuery<'a> {
        let asked = &visit.asked;
        CardListQuery {
            typed: asked.get("q"),
            sort: asked.get("sort"),
            is_down: asked.is_on("down"),
            is_list: asked.get("view") == "list",
            is_narrowing: asked.is_on("narrow"),
            skipped: (asked.get("all") != "1").then(|| asked.get("from").parse().unwrap_or(0)),
        }
    }

    fn search(&self) -> Search {
        let turned = if self.is_down { "-" } else { "" };
        let keys = self.sort.split(',').filter(|key| !key.is_empty());
        let (skipped, most) = match self.skipped {
            Some(skipped) => (skipped, A_PAGE),
            None => (0, usize::MAX),
        };
        Search {
            query: vec![self.typed.to_owned()],
            sort: keys.map(|key| format!("{turned}{key}")).collect(),
            limit: Some(most),
            skip: Some(skipped),
            format: Some(if self.is_list { Format::List } else { Format::Table }),
            ..Search::default()
        }
    }

    /// Another query shown alike, or this one from another card on.
    fn at(&self, typed: &str, more: &[(&str, &str)]) -> String {
        let own = self.fields(typed);
        let pairs = own.iter().chain(more).filter(|(_, value)| !value.is_empty());
        format!("/cards?{}", encode_query(pairs))
    }

    /// A query and how its cards are shown, as an address says it; empty words where nothing is to be said.
    fn fields<'q>(&'q self, typed: &'q str) -> [(&'q str, &'q str); 4] {
        let on = |is: bool, word| if is { word } else { "" };
        [("q", typed), ("sort", self.sort), ("down", on(self.is_down, "on")), ("view", on(self.is_list, "list"))]
    }

    /// The query and how its cards are shown as hidden fields of a form, whose ticks are added to the query.
    fn hidden(&self, typed: &str) -> Markup {
        let own = self.fields(typed).into_iter().chain([(TICKS, "on")]);
        html! {
            @for (name, value) in own.filter(|(_, value)| !value.is_empty()) {
                input type="hidden" name=(name) value=(value);
            }
        }
    }
}

/// What cards are mostly sorted by; a second tap turns the order round.
fn sorting(texts: &Texts, asked: &CardListQuery<'_>, sorts: &[(&'static str, &'static str)]) -> Markup {
    let known = sorts.iter().filter(|(code, _)| SORTS.contains(code));
    html! {
        nav.chips.sorts aria-label=(msg::page_cards_sort(texts)) {
            @for (code, label) in known {
                @let is_on = asked.sort == *code;
                @let sorted = CardListQuery { sort: code, is_down: is_on && !asked.is_down, ..*asked };
                a.chip href=(sorted.at(asked.typed, &[])) aria-current=[is_on.then_some("true")] {
                    (with_capital(label)) @if is_on { small { (if asked.is_down { "↓" } else { "↑" }) } }
                }
            }
        }
    }
}

fn help(worker: &Worker<'_>, visit: &Visit, texts: &Texts) -> Markup {
    let guide = worker.run(visit.lang, Search::guide());
    html! {
        details.more {
            summary { (msg::page_cards_help(texts)) }
            div.help.answer { (guide.render(texts, Headings::Lowered)) }
        }
    }
}

/// What is narrowed down by, and folded below it what else can be; unfolded where nothing is asked yet.
fn narrowing(worker: &Worker<'_>, visit: &Visit, asked: &CardListQuery<'_>, total: usize) -> Markup {
    let texts = worker.texts(visit.lang);
    let (typed, facets) = facets_of_game(worker, visit, asked.typed);
    let is_placed =
        visit.game().is_some_and(|game| game.has(Feature::Crews) || game.has(Feature::CollectibleCards));
    let choices = facets.iter().flat_map(|facet| &facet.choices);
    let on: Vec<&FacetChoice> = choices.filter(|choice| choice.is_on).collect();
    html! {
        nav aria-label=(msg::page_cards_narrow(texts)) {
            @if !facets.is_empty() {
                // There without any, so that nothing moves down when the first is chosen.
                div.chips.chosen { @for choice in &on { (tap(texts, asked, choice)) } }
                details.more.facets open[asked.typed.is_empty() || asked.is_narrowing] {
                    summary { (msg::page_cards_narrow(texts)) @if !on.is_empty() { " · " (on.len()) } }
                    form action="/cards" method="get" {
                        (asked.hidden(&typed))
                        @for facet in &facets {
                            // The place one is in has chosen the game.
                            @if !(is_placed && facet.choices.iter().any(|choice| choice.is_game)) { (ticks(texts, asked, facet)) }
                        }
                        button.go type="submit" name=(SHOW) value="on" {
                            @if asked.is_narrowing && !asked.typed.is_empty() { (msg::page_cards_those(texts, total)) }
                            @else { (msg::page_cards_show(texts)) }
                        }
                    }
                }
            }
        }
    }
}

/// The values of a field to tick; games to tap, as there is one at a time.
fn ticks(texts: &Texts, asked: &CardListQuery<'_>, facet: &Facet) -> Markup {
    html! {
        fieldset {
            legend { (facet.label) }
            div.chips {
                @for choice in &facet.choices {
                    @if choice.is_game { (tap(texts, asked, choice)) } @else { (tick(facet.code, choice)) }
                }
            }
        }
    }
}

fn tick(code: &str, choice: &FacetChoice) -> Markup {
    let id = format!("{code}-{}", choice.value.replace(|sign: char| !sign.is_alphanumeric(), "-"));
    html! {
        label.chip for=(id) {
            input type="checkbox" id=(id) name=(code) value=(choice.value) checked[choice.is_on];
            (choice.label) small { (choice.count) }
        }
    }
}

fn tap(texts: &Texts, asked: &CardListQuery<'_>, choice: &FacetChoice) -> Markup {
    let without = choice.is_on.then(|| msg::page_cards_without(texts, &choice.label));
    html! {
        a.chip href=(asked.at(&choice.query, &[("narrow", "on")])) aria-current=[choice.is_on.then_some("true")]
            aria-label=[without] {
            (choice.label)
            @if choice.is_on { small { "×" } } @else { small { (choice.count) } }
        }
    }
}

/// The ways to the cards before and behind these.
fn pages(texts: &Texts, asked: &CardListQuery<'_>, total: usize) -> Markup {
    let Some(skipped) = asked.skipped.filter(|_| total > A_PAGE) else {
        return html! {};
    };
    let at = |from: usize| asked.at(asked.typed, &[("from", &from.to_string())]);
    let next = skipped.saturating_add(A_PAGE);
    html! {
        nav.pages aria-label=(msg::page_cards_pages(texts)) {
            @if skipped > 0 {
                a.button rel="prev" href=(at(skipped.saturating_sub(A_PAGE))) { (msg::page_cards_before(texts)) }
            }
            @if next < total { a.button rel="next" href=(at(next)) { (msg::page_cards_next(texts)) } }
            a.button href=(asked.at(asked.typed, &[("all", "1")])) { (msg::page_cards_all(texts, total)) }
        }
    }
}
