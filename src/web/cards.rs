//! Card search: the query language with facets to tap.

use axum::Router;
use maud::{Markup, html};
use serde::Deserialize;

use super::backend::{Backend, CommandLine};
use super::backend::{Facet, FacetChoice};
use super::frame::below;
use super::reply::NavTab;
use super::reply::{Reply, status};
use super::router::{App, page};
use super::visit::{Visit, encode_query};
use ::page::locale::{Texts, msg};
use model::Game;
use model::text::with_capital;
use view::Term;

/// Cards on a page.
const A_PAGE: usize = 50;

/// What cards are sorted by with a tap; queries can do more.
const SORTS: [&str; 5] = ["name", "cost", "type", "affiliation", "set"];

#[derive(Debug, Default, Deserialize)]
struct Count {
    total: usize,
}

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

fn cards(backend: &dyn Backend, visit: &Visit) -> Reply {
    let texts = backend.texts(visit.lang);
    let asked = CardListQuery::from_visit(visit);
    let title = msg::page_tab_cards(texts);
    let choices = html! {
        (narrowing(texts, &asked, &facets_of_game(backend, visit, asked.typed), |typed| total(backend, visit, typed)))
    };
    if asked.typed.is_empty() {
        let main = html! { h1.unseen { (title) } (choices) (help(backend, visit, texts)) };
        return Reply::page(NavTab::Cards, title, main);
    }
    let leaf = backend.ask(visit.lang, &asked.line());
    let main = html! {
        h1.unseen { (title) }
        @if leaf.code == 0 {
            (choices)
            (sorting(texts, &asked, &backend.sorts(visit.lang)))
            div.answer.cards { (below(&leaf.body)) }
            (pages(texts, &asked, total(backend, visit, asked.typed)))
        } @else {
            div.wrong role="alert" { (below(&leaf.body)) }
            (choices)
        }
        (help(backend, visit, texts))
    };
    let title = format!("{} · {title}", asked.typed);
    Reply::page(NavTab::Cards, title, main).with_status(status(&leaf))
}

/// What a query can be narrowed down by within one game: games are never mixed in one list of choices. Where the query
/// names no game, it is the one the reader chose, else Second Edition, which has most of the cards.
fn facets_of_game(backend: &dyn Backend, visit: &Visit, typed: &str) -> Vec<Facet> {
    let mut facets = backend.facets(visit.lang, typed);
    let wanted = visit.game().unwrap_or(Game::SecondEdition).term(backend.texts(visit.lang));
    let games: Vec<FacetChoice> =
        facets.iter().flat_map(|facet| facet.choices.clone()).filter(|one| one.is_game).collect();
    let found = games.iter().find(|game| game.label == wanted).or(games.first());
    if let Some(game) = found.filter(|_| games.iter().all(|game| !game.is_on)) {
        let of_game = backend.facets(visit.lang, &game.query).into_iter();
        let others = of_game.filter(|facet| facet.choices.iter().all(|choice| !choice.is_game));
        facets.retain(|facet| facet.choices.iter().any(|choice| choice.is_game));
        facets.extend(others);
    }
    facets
}

fn total(backend: &dyn Backend, visit: &Visit, typed: &str) -> usize {
    let line = CommandLine::of(["search", "--count"]).about([typed]);
    let count: Count = serde_json::from_value(backend.document(visit.lang, &line)).unwrap_or_default();
    count.total
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

    fn line(&self) -> CommandLine {
        let mut line = CommandLine::of(["search"]);
        line = line.option("--format", if self.is_list { "list" } else { "table" });
        if !self.sort.is_empty() {
            let turned = if self.is_down { "-" } else { "" };
            line = line.option("--sort", &format!("{turned}{}", self.sort));
        }
        let (skipped, most) = match self.skipped {
            Some(skipped) => (skipped, A_PAGE),
            None => (0, usize::MAX),
        };
        let line = line.option("--skip", &skipped.to_string());
        line.option("--limit", &most.to_string()).about([self.typed])
    }

    /// Another query shown alike, or this one from another card on.
    fn at(&self, typed: &str, more: &[(&str, &str)]) -> String {
        let on = |is: bool, word| if is { word } else { "" };
        let own = [
            ("q", typed),
            ("sort", self.sort),
            ("down", on(self.is_down, "on")),
            ("view", on(self.is_list, "list")),
        ];
        let pairs = own.iter().chain(more).filter(|(_, value)| !value.is_empty());
        format!("/cards?{}", encode_query(pairs))
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

fn help(backend: &dyn Backend, visit: &Visit, texts: &Texts) -> Markup {
    let guide = backend.ask(visit.lang, &CommandLine::of(["search", "--help-query"]));
    html! {
        details.more {
            summary { (msg::page_cards_help(texts)) }
            div.help.answer { (below(&guide.body)) }
        }
    }
}

/// What is narrowed down by, and folded below it what else can be; unfolded where nothing is asked yet.
fn narrowing(texts: &Texts, asked: &CardListQuery<'_>, facets: &[Facet], total: impl Fn(&str) -> usize) -> Markup {
    let taps = facets.iter().flat_map(|facet| &facet.choices);
    let on: Vec<&FacetChoice> = taps.filter(|tap| tap.is_on).collect();
    html! {
        nav aria-label=(msg::page_cards_narrow(texts)) {
            @if !on.is_empty() { div.chips { @for tap in &on { (self::tap(texts, asked, tap)) } } }
            @if !facets.is_empty() {
                details.more.facets open[asked.typed.is_empty() || asked.is_narrowing] {
                    summary {
                        (msg::page_cards_narrow(texts))
                        @if !on.is_empty() { " · " (on.len()) }
                    }
                    @for facet in facets.iter().filter(|facet| facet.choices.iter().any(|tap| !tap.is_on)) {
                        h2 { (facet.label) }
                        div.chips { @for tap in facet.choices.iter().filter(|tap| !tap.is_on) { (self::tap(texts, asked, tap)) } }
                    }
                    @if asked.is_narrowing {
                        a.go href=(asked.at(asked.typed, &[])) { (msg::page_cards_those(texts, total(asked.typed))) }
                    }
                }
            }
        }
    }
}

fn tap(texts: &Texts, asked: &CardListQuery<'_>, tap: &FacetChoice) -> Markup {
    let without = tap.is_on.then(|| msg::page_cards_without(texts, &tap.label));
    html! {
        a.chip href=(asked.at(&tap.query, &[("narrow", "on")])) aria-current=[tap.is_on.then_some("true")]
            aria-label=[without] {
            (tap.label)
            @if tap.is_on { small { "×" } } @else { small { (tap.count) } }
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
