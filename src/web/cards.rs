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

/// Cards on a page.
const A_PAGE: usize = 50;

/// Facets that are open on the first page.
const OPEN: usize = 3;

#[derive(Debug, Default, Deserialize)]
struct Count {
    total: usize,
}

/// What is searched for, and how it is shown.
struct CardListQuery<'a> {
    typed: &'a str,
    sort: &'a str,
    is_down: bool,
    is_list: bool,
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
    let facets = backend.facets(visit.lang, asked.typed);
    let beginning = html! {
        (asking(texts, &asked, &backend.sorts(visit.lang)))
        (help(backend, visit, texts))
        (narrowing(texts, &asked, &facets))
    };
    if asked.typed.is_empty() {
        let main = html! { h1 { (title) } (beginning) };
        return Reply::page(NavTab::Cards, title, main);
    }
    let leaf = backend.ask(visit.lang, &asked.line());
    let main = html! {
        h1 { (title) }
        @if leaf.code == 0 { (beginning) div.answer { (below(&leaf.body)) } }
        @else { div.wrong role="alert" { (below(&leaf.body)) } (beginning) }
        @if leaf.code == 0 { (pages(texts, &asked, total(backend, visit, asked.typed))) }
    };
    let title = format!("{} · {title}", asked.typed);
    Reply::page(NavTab::Cards, title, main).with_status(status(&leaf))
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

fn asking(texts: &Texts, asked: &CardListQuery<'_>, sorts: &[(&'static str, &'static str)]) -> Markup {
    let hint = msg::page_cards_query(texts, msg::search_query_ships(texts));
    html! {
        form.ask action="/cards" method="get" {
            input type="search" name="q" value=(asked.typed) autocomplete="off" autocapitalize="off"
                spellcheck="false" aria-label=(hint) placeholder=(hint);
            div.sorting {
                select name="sort" aria-label=(msg::page_cards_sort(texts)) {
                    option value="" selected[asked.sort.is_empty()] { (msg::page_cards_best(texts)) }
                    @for (code, label) in sorts {
                        option value=(code) selected[asked.sort == *code] { (label) }
                    }
                }
                select name="view" aria-label=(msg::page_cards_show(texts)) {
                    option value="" { (msg::page_cards_table(texts)) }
                    option value="list" selected[asked.is_list] { (msg::page_cards_list(texts)) }
                }
                label.switch {
                    input type="checkbox" name="down" value="on" checked[asked.is_down];
                    (msg::page_cards_down(texts))
                }
                button.go type="submit" { (msg::page_cards_go(texts)) }
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

/// What is narrowed down by, and what else can be. Nothing is asked yet on the first page, so the first facets
/// are open there.
fn narrowing(texts: &Texts, asked: &CardListQuery<'_>, facets: &[Facet]) -> Markup {
    let taps = facets.iter().flat_map(|facet| &facet.choices);
    let on: Vec<&FacetChoice> = taps.filter(|tap| tap.is_on).collect();
    html! {
        nav aria-label=(msg::page_cards_narrow(texts)) {
            @if !on.is_empty() { div.chips { @for tap in on { (self::tap(texts, asked, tap)) } } }
            div.facets {
                @for (at, facet) in facets.iter().enumerate() {
                    details open[asked.typed.is_empty() && at < OPEN] {
                        summary { (facet.label) }
                        div.chips { @for tap in &facet.choices { (self::tap(texts, asked, tap)) } }
                    }
                }
            }
        }
    }
}

fn tap(texts: &Texts, asked: &CardListQuery<'_>, tap: &FacetChoice) -> Markup {
    let without = tap.is_on.then(|| msg::page_cards_without(texts, &tap.label));
    html! {
        a.chip href=(asked.at(&tap.query, &[])) aria-current=[tap.is_on.then_some("true")]
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
