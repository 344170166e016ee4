//! Card search: the query language with facets to tap.

use axum::Router;
use maud::{Markup, html};
use serde::Deserialize;

use super::app::{App, page};
use super::desk::{Desk, Line};
use super::frame::below;
use super::reply::{Reply, status};
use super::tab::Tab;
use super::visit::{Visit, query};
use super::wants::{Facet, Tap};
use crate::locale::{Texts, msg};
use crate::page::Filled;

/// Cards on a page.
const A_PAGE: usize = 50;

/// Facets that are open on the first page.
const OPEN: usize = 3;

#[derive(Debug, Default, Deserialize)]
struct Count {
    total: usize,
}

/// What is searched for, and how it is shown.
struct Asked<'a> {
    typed: &'a str,
    sort: &'a str,
    is_down: bool,
    is_list: bool,
    /// How many cards are passed over; `None` for all at once.
    skipped: Option<usize>,
}

/// The routes of this room.
pub fn routes() -> Router<App> {
    Router::new().route("/cards", page(cards))
}

fn cards(desk: &dyn Desk, visit: &Visit) -> Reply {
    let texts = desk.texts(visit.lang);
    let asked = Asked::of(visit);
    let title = msg::page_tab_cards(texts);
    let facets = desk.facets(visit.lang, asked.typed);
    let beginning = html! {
        (asking(texts, &asked, &desk.sorts(visit.lang)))
        (help(desk, visit, texts))
        (narrowing(texts, &asked, &facets))
    };
    if asked.typed.is_empty() {
        let main = html! { h1 { (title) } (beginning) };
        return Reply::page(Tab::Cards, title, main);
    }
    let leaf = desk.ask(visit.lang, &asked.line());
    let main = html! {
        h1 { (title) }
        @if leaf.code == 0 { (beginning) div.answer { (below(&leaf.body)) } }
        @else { div.wrong role="alert" { (below(&leaf.body)) } (beginning) }
        @if leaf.code == 0 { (pages(texts, &asked, total(desk, visit, asked.typed))) }
    };
    let title = format!("{} · {title}", asked.typed);
    Reply::page(Tab::Cards, title, main).with_status(status(&leaf))
}

fn total(desk: &dyn Desk, visit: &Visit, typed: &str) -> usize {
    let line = Line::of(["search", "--count"]).about([typed]);
    let count: Count = serde_json::from_value(desk.document(visit.lang, &line)).unwrap_or_default();
    count.total
}

impl<'a> Asked<'a> {
    fn of(visit: &'a Visit) -> Asked<'a> {
        let asked = &visit.asked;
        Asked {
            typed: asked.get("q"),
            sort: asked.get("sort"),
            is_down: asked.is_on("down"),
            is_list: asked.get("view") == "list",
            skipped: (asked.get("all") != "1").then(|| asked.get("from").parse().unwrap_or(0)),
        }
    }

    fn line(&self) -> Line {
        let mut line = Line::of(["search"]);
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
        line.option("--limit", &most.to_string())
            .about([self.typed])
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
        let pairs = own
            .iter()
            .chain(more)
            .filter(|(_, value)| !value.is_empty())
            .map(|(a, b)| ((*a).to_owned(), (*b).to_owned()));
        format!("/cards?{}", query(&Filled(pairs.collect())))
    }
}

fn asking(texts: &Texts, asked: &Asked<'_>, sorts: &[(&'static str, &'static str)]) -> Markup {
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

fn help(desk: &dyn Desk, visit: &Visit, texts: &Texts) -> Markup {
    let guide = desk.ask(visit.lang, &Line::of(["search", "--help-query"]));
    html! {
        details.more {
            summary { (msg::page_cards_help(texts)) }
            div.help.answer { (below(&guide.body)) }
        }
    }
}

/// What is narrowed down by, and what else can be. Nothing is asked yet on the first page, so the first facets
/// are open there.
fn narrowing(texts: &Texts, asked: &Asked<'_>, facets: &[Facet]) -> Markup {
    let taps = facets.iter().flat_map(|facet| &facet.choices);
    let on: Vec<&Tap> = taps.filter(|tap| tap.is_on).collect();
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

fn tap(texts: &Texts, asked: &Asked<'_>, tap: &Tap) -> Markup {
    let without = tap
        .is_on
        .then(|| msg::page_cards_without(texts, &tap.label));
    html! {
        a.chip href=(asked.at(&tap.query, &[])) aria-current=[tap.is_on.then_some("true")]
            aria-label=[without] {
            (tap.label)
            @if tap.is_on { small { "×" } } @else { small { (tap.count) } }
        }
    }
}

/// The ways to the cards before and behind these.
fn pages(texts: &Texts, asked: &Asked<'_>, total: usize) -> Markup {
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
