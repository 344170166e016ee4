//! Card search: cards first, the query language, and what it can be narrowed down by with taps.

use axum::Router;
use maud::{Markup, html};

use crate::deck::share;
use crate::html_fragment::html_fragment;
use crate::pictures;
use crate::reply::{NavTab, Reply};
use crate::router::{App, page};
use crate::visit::{Visit, encode_query};
use crate::worker::{ANY, Answer, Facet, FacetChoice, Joint, Worker, sorts};
use app::entry::CardFace;
use app::options::Format;
use app::search::Search;
use app::search::guide::Guide;
use app::search::results::Results;
use model::text::with_capital;
use model::{Feature, Game, Record};
use page::FilledForm;
use page::locale::{Texts, msg};
use page::render::{Headings, encode_path};

/// Whether the ticks of the form come with the address; they are made part of the query.
const TICKS: &str = "ticks";
/// Whether the cards are wanted, and not only their number.
const SHOW: &str = "show";
/// Whether the choices stay unfolded, as one has just been made.
const NARROW: &str = "narrow";
/// The address of this room.
const CARDS: &str = "/cards";
/// Cards on a page.
const A_PAGE: usize = 50;

/// What cards are sorted by with a tap; queries can do more.
const SORTS: [&str; 5] = ["name", "cost", "type", "affiliation", "set"];
/// What most people choose first; the rest is folded.
const FIRST: [&str; 6] = ["type", "affiliation", "cost-to", "skill", "deck", "trait"];

/// What is searched for, and how it is shown.
#[derive(Debug, Clone, Copy)]
struct CardListQuery<'a> {
    typed: &'a str,
    sort: &'a str,
    is_down: bool,
    /// How many cards are passed over; `None` for all at once.
    skipped: Option<usize>,
}

/// What is chosen already, and what can be.
struct Narrowing {
    /// The query with its game, which ticks are added to.
    query: String,
    facets: Vec<Facet>,
}

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route(CARDS, page(cards)).route("/cards/share", page(share::query))
}

fn cards(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let asked = CardListQuery::from_visit(visit);
    if visit.asked.is_on(TICKS) {
        let typed = worker.ticked(visit.lang, asked.typed, &visit.asked);
        let is_kept = |name: &str| name.ends_with(ANY) && visit.asked.is_on(name);
        let mut more: Vec<(&str, &str)> =
            visit.asked.0.iter().filter(|(name, _)| is_kept(name)).map(|(name, _)| (name.as_str(), "on")).collect();
        more.extend((!visit.asked.is_on(SHOW)).then_some((NARROW, "on")));
        return Reply::go(asked.at(&typed, &more));
    }
    let texts = worker.texts(visit.lang);
    let title = msg::page_tab_cards(texts);
    let game = visit.game().unwrap_or(Game::with(Feature::Decks));
    let facets_of = |typed: &str| {
        let (query, facets) = worker.facets(visit.lang, typed, game, &visit.asked);
        Narrowing { query, facets }
    };
    let find = |typed: &str| found(worker, visit, &CardListQuery { typed, ..asked });
    let whole = (!asked.typed.is_empty()).then(|| find(asked.typed));
    let begun = begun(asked.typed).filter(|_| !whole.as_ref().is_some_and(is_whole));
    let near = begun.map(|begun| (find(&begun), begun)).filter(|(near, _)| is_whole(near));
    // Counting the choices costs most of a page: it is done once, for the query that was settled on.
    let narrowing = facets_of(near.as_ref().map_or(asked.typed, |(_, begun)| begun));
    let answer = near.map(|(near, _)| near).or(whole).unwrap_or_else(|| find(&narrowing.query));
    let total = answer.report.as_ref().filter(|_| answer.is_done()).map_or(0, |results| results.total);
    let main = html! {
        h1.unseen { (title) }
        div.panes data-live="found" {
            (choices(worker, visit, &asked, &narrowing, total))
            div id="found" { (results(worker, visit, &asked, &narrowing, &answer)) }
        }
        (help(texts))
    };
    let title = if asked.typed.is_empty() { title } else { format!("{} · {title}", asked.typed) };
    Reply::page(NavTab::Cards, title, main).with_status(answer.status())
}

fn found(worker: &Worker<'_>, visit: &Visit, asked: &CardListQuery<'_>) -> Answer<Results> {
    let search = asked.search();
    worker.find(visit.lang, ("search", ""), |session| search.find(session))
}

/// Whether cards were found by all that was typed as it was typed.
fn is_whole(answer: &Answer<Results>) -> bool {
    let results = answer.report.as_ref().filter(|results| results.total > 0);
    results.is_some_and(|results| results.meant.is_none() && results.dropped.is_empty())
}

/// The query with its last word as the beginning of one: half a name finds its card. `None` where no bare word ends it.
fn begun(typed: &str) -> Option<String> {
    let last = typed.split_whitespace().next_back()?;
    let is_word = last.chars().all(char::is_alphanumeric) && last.chars().count() > 1;
    is_word.then(|| format!("{typed}*"))
}

/// What is chosen, in a line that never changes its height, and below it the cards or why there are none.
fn results(
    worker: &Worker<'_>,
    visit: &Visit,
    asked: &CardListQuery<'_>,
    narrowing: &Narrowing,
    answer: &Answer<Results>,
) -> Markup {
    let texts = worker.texts(visit.lang);
    let results = answer.report.as_ref().filter(|_| answer.is_done());
    let terms: Vec<&str> = narrowing.on().filter_map(|(_, choice)| choice.term.split(">=").next()).collect();
    html! {
        (chosen(worker, visit, asked, narrowing, results.map_or(0, |results| results.total)))
        @if let Some(results) = results {
            @let notes = results.how_read(texts);
            @if !notes.is_empty() { div.notes { (answer.render_page(texts, Some(notes), Headings::Lowered)) } }
            ul.cards { @for card in &results.cards { (row(texts, visit, card, &terms)) } }
            (html_fragment(results.uncertain(texts), texts, Headings::Lowered))
            (pages(texts, asked, results.total))
            @if !asked.typed.is_empty() {
                p { a.button href=(format!("{CARDS}/share?{}", encode_query([("q", asked.typed)]))) { (msg::decks_share(texts)) } }
            }
        } @else {
            div.wrong role="alert" { (answer.render_page(texts, None, Headings::Lowered)) }
        }
    }
}

/// A card in a line: cost, affiliation or suit, name, figures, and its words, those that were asked for first.
fn row(texts: &Texts, visit: &Visit, card: &Record, asked: &[&str]) -> Markup {
    let Some(face) = CardFace::of(texts, card) else {
        return html! {};
    };
    let is_asked = |query: &str| asked.iter().any(|term| query.ends_with(term));
    // The affiliation stands before the name as its sign.
    let tags = face.tags.iter().filter(|tag| tag.symbol != face.frame);
    let (first, rest): (Vec<_>, Vec<_>) = tags.partition(|tag| is_asked(&tag.query));
    let figures: Vec<&str> = face.figures.iter().map(|(_, value)| value.as_str()).collect();
    let named: Vec<String> = face.figures.iter().map(|(name, value)| format!("{name} {value}")).collect();
    html! {
        li {
            a href=(format!("/e/{}", encode_path(card.id().as_str()))) data-frame=(face.frame) {
                @let cost = face.cost.map(|cost| cost.to_string()).unwrap_or_default();
                @if let Some(front) = pictures::render_thumbnail(visit, card.id().as_str(), &face.pictures, &cost) {
                    (front)
                } @else {
                    b.cost { (cost) }
                }
                span {
                    b data-symbol=(face.frame) { (face.title) }
                    small { (face.kind) @if !face.subtitle.is_empty() { " · " (face.subtitle) } }
                    small {
                        @for tag in &first { em { (tag.label) } " " }
                        @for tag in &rest { (tag.label) " " }
                    }
                }
                @if !figures.is_empty() { b role="img" aria-label=(named.join(", ")) { (figures.join("/")) } }
            }
        }
    }
}

/// The choices, each of which a tap takes away, and how many cards there are.
fn chosen(
    worker: &Worker<'_>,
    visit: &Visit,
    asked: &CardListQuery<'_>,
    narrowing: &Narrowing,
    total: usize,
) -> Markup {
    let texts = worker.texts(visit.lang);
    let on: Vec<(&Facet, &FacetChoice)> = narrowing.on().collect();
    html! {
        nav.chips.chosen aria-label=(msg::page_cards_chosen(texts)) {
            @for (facet, choice) in &on {
                @let label = facet.label_of(choice);
                a.chip href=(asked.at(&choice.query, &[])) aria-current="true"
                    aria-label=(msg::page_cards_without(texts, &label)) { (label) small { "×" } }
            }
            @if on.len() > 1 {
                @let none = worker.ticked(visit.lang, &narrowing.query, &FilledForm::default());
                a.chip href=(asked.at(&none, &[])) { (msg::page_cards_no_filter(texts)) }
            }
            span { (msg::page_cards_total(texts, total)) }
        }
    }
}

impl Narrowing {
    /// What is chosen, each skill with its highest level; the game is a place and no choice.
    fn on(&self) -> impl Iterator<Item = (&Facet, &FacetChoice)> {
        let facets = self.facets.iter().filter(|facet| !facet.is_games());
        let choices = facets.flat_map(|facet| facet.choices.iter().map(move |choice| (facet, choice)));
        choices.filter(|(_, choice)| choice.is_on && !choice.is_covered)
    }
}

impl<'a> CardListQuery<'a> {
    fn from_visit(visit: &'a Visit) -> CardListQuery<'a> {
        let asked = &visit.asked;
        CardListQuery {
            typed: asked.get("q"),
            sort: asked.get("sort"),
            is_down: asked.is_on("down"),
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
            format: Some(Format::Table),
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
    fn fields<'q>(&'q self, typed: &'q str) -> [(&'q str, &'q str); 3] {
        [("q", typed), ("sort", self.sort), ("down", if self.is_down { "on" } else { "" })]
    }
}

/// How to search: every example is a way to what it finds.
fn help(texts: &Texts) -> Markup {
    let guide = Guide::new(texts);
    let links = |typed: &str| {
        html! {
            @for query in typed.split("  ") {
                a href=(format!("/cards?{}", encode_query([("q", query)]))) { code { (query) } } " "
            }
        }
    };
    html! {
        details.more {
            summary { (msg::page_cards_help(texts)) }
            div.help.answer {
                (html_fragment(Guide::introduction(texts), texts, Headings::Lowered))
                @for (title, parts) in
                    [(msg::search_guide_syntax(texts), &guide.syntax), (msg::search_guide_examples(texts), &guide.examples)]
                {
                    h2 { (title) }
                    dl { @for part in parts { dt { (links(&part.query)) } dd { (part.meaning) } } }
                }
                h2 { (msg::search_guide_fields(texts)) }
                dl { @for field in &guide.fields { dt { (field.names.join(", ")) } dd { (field.meaning) } } }
            }
        }
    }
}

/// All that can be chosen, behind one button: a sheet at the side, and where there is room a column that stays.
fn choices(
    worker: &Worker<'_>,
    visit: &Visit,
    asked: &CardListQuery<'_>,
    narrowing: &Narrowing,
    total: usize,
) -> Markup {
    let texts = worker.texts(visit.lang);
    let is_placed =
        visit.game().is_some_and(|game| game.has(Feature::Crews) || game.has(Feature::CollectibleCards));
    let count = narrowing.on().count();
    html! {
        details.facets open[visit.asked.is_on(NARROW)] {
            summary id="f-narrow" { (msg::page_cards_narrow(texts)) @if count > 0 { b { (count) } } }
            form action="/cards" method="get" {
                input type="hidden" id="f-q" name="q" value=(narrowing.query);
                input type="hidden" name=(TICKS) value="on";
                // The script shows it.
                input type="search" data-filter="values" hidden aria-label=(msg::page_cards_find(texts))
                    placeholder=(msg::page_cards_find(texts));
                div id="values" {
                    @for facet in &narrowing.facets {
                        // The place one is in has chosen the game.
                        @if !(is_placed && facet.is_games()) { (ticks(texts, asked, facet)) }
                    }
                    (sorting(texts, asked, &sorts(visit.lang)))
                }
                button.go type="submit" id="f-show" name=(SHOW) value="on" { (msg::page_cards_those(texts, total)) }
            }
        }
    }
}

/// The values of a facet to tick; games to tap, as there is one at a time.
fn ticks(texts: &Texts, asked: &CardListQuery<'_>, facet: &Facet) -> Markup {
    let on = facet.choices.iter().filter(|choice| choice.is_on && !choice.is_covered).count();
    let is_first = FIRST.contains(&facet.code) || facet.is_games();
    html! {
        details open[is_first || on > 0] data-open[is_first || on > 0] {
            summary id=(format!("f-{}", facet.code)) { (facet.label) @if on > 0 && !facet.is_games() { b { (on) } } }
            div.chips role="group" aria-label=(facet.label) {
                @if facet.joint == Joint::One { (whichever(texts, facet.code, on == 0)) }
                @for choice in &facet.choices {
                    @if facet.is_games() { (tap(asked, choice)) } @else { (tick(facet, choice)) }
                }
                @if facet.joint == Joint::All {
                    @let name = format!("{}{ANY}", facet.code);
                    @let id = format!("any-{}", facet.code);
                    label.chip.any for=(id) {
                        input type="checkbox" id=(id) name=(name) checked[facet.is_any];
                        span { (msg::page_cards_one_is_enough(texts)) }
                    }
                }
            }
        }
    }
}

/// The choice of none where one alone can be chosen.
fn whichever(texts: &Texts, code: &str, is_on: bool) -> Markup {
    html! {
        label.chip for=(code) {
            input type="radio" id=(code) name=(code) value="" checked[is_on];
            span { (msg::page_cards_whichever(texts)) }
        }
    }
}

fn tick(facet: &Facet, choice: &FacetChoice) -> Markup {
    let code = facet.code;
    let id = format!("{code}-{}", choice.value.replace(|sign: char| !sign.is_alphanumeric(), "-"));
    let kind = if facet.joint == Joint::One { "radio" } else { "checkbox" };
    html! {
        label.chip.level[choice.is_level] for=(id) {
            input type=(kind) id=(id) name=(code) value=(choice.value) checked[choice.is_on]
                disabled[choice.count == 0 && !choice.is_on];
            (choice.label) small { (choice.count) }
        }
    }
}

fn tap(asked: &CardListQuery<'_>, choice: &FacetChoice) -> Markup {
    html! {
        a.chip href=(asked.at(&choice.query, &[(NARROW, "on")])) aria-current=[choice.is_on.then_some("true")] {
            (choice.label) small { (choice.count) }
        }
    }
}

/// What cards are mostly sorted by, and whether the other way round.
fn sorting(texts: &Texts, asked: &CardListQuery<'_>, sorts: &[(&'static str, &'static str)]) -> Markup {
    let known = sorts.iter().filter(|(code, _)| SORTS.contains(code));
    html! {
        details open[!asked.sort.is_empty()] {
            summary { (msg::page_cards_sort(texts)) }
            div.chips role="group" aria-label=(msg::page_cards_sort(texts)) {
                @for (code, label) in known {
                    @let id = format!("sort-{code}");
                    label.chip for=(id) {
                        input type="radio" id=(id) name="sort" value=(code) checked[asked.sort == *code];
                        span { (with_capital(label)) }
                    }
                }
                label.chip for="down" {
                    input type="checkbox" id="down" name="down" checked[asked.is_down];
                    span { (msg::page_cards_down(texts)) }
                }
            }
        }
    }
}

/// The ways to the cards before and behind these.
fn pages(texts: &Texts, asked: &CardListQuery<'_>, total: usize) -> Markup {
    let Some(skipped) = asked.skipped.filter(|_| total > A_PAGE) else {
        return html! {};
    };
    let at = |from: usize| asked.at(asked.typed, &[("from", &from.to_string())]);
    let shown = skipped.saturating_add(1)..=skipped.saturating_add(A_PAGE).min(total);
    let next = skipped.saturating_add(A_PAGE);
    html! {
        p.pages { small { (msg::search_range(texts, *shown.start(), *shown.end(), total)) } }
        nav.pages aria-label=(msg::page_cards_pages(texts)) {
            @if skipped > 0 {
                a.button rel="prev" href=(at(skipped.saturating_sub(A_PAGE))) { (msg::page_cards_before(texts)) }
            }
            @if next < total { a.button rel="next" href=(at(next)) { (msg::page_cards_next(texts)) } }
            a.button href=(asked.at(asked.typed, &[("all", "1")])) { (msg::page_cards_all(texts, total)) }
        }
    }
}
