//! Everything there is to look up: a game at a time, less by kinds and first letters.

use axum::Router;
use maud::{Markup, html};
use serde::Deserialize;

use super::backend::{Backend, CommandLine};
use super::frame::made;
use super::reply::{NavTab, Reply, status};
use super::router::{App, page};
use super::visit::{GAME, Visit, encode_path, encode_query};
use ::page::locale::msg;
use model::text::{collation, key};
use model::{Game, Kind, Localized};
use view::Term;

/// Asks for all games.
const ALL: &str = "all";
/// Asks for what was corrected, which is a list of its own.
const ERRATA: &str = "errata";
const KIND: &str = "kind";
const LETTER: &str = "letter";

/// All entries of a game, as `list` tells programs.
#[derive(Debug, Default, Deserialize)]
struct Entries {
    #[serde(default)]
    entries: Vec<ListedEntry>,
}

#[derive(Debug, Deserialize)]
struct ListedEntry {
    id: String,
    kind: String,
    title: Localized<String>,
}

/// What of the list is wanted; all of it for empty words.
struct Choice<'a> {
    game: &'a str,
    kind: &'a str,
    letter: &'a str,
}

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/list", page(list))
}

fn list(backend: &dyn Backend, visit: &Visit) -> Reply {
    let texts = backend.texts(visit.lang);
    let title = msg::page_list(texts);
    if visit.asked.get(KIND) == ERRATA {
        let leaf = backend.ask(visit.lang, &CommandLine::of(["list", ERRATA]));
        let main = html! { h1 { (title) } (made(&leaf.body)) };
        return Reply::page(NavTab::Lookup, title, main).with_status(status(&leaf));
    }
    let chosen = Choice::of(visit);
    let all = CommandLine::of(["list"]);
    let line = if chosen.game == ALL { all } else { all.option("--game", chosen.game) };
    let mut listed: Entries = serde_json::from_value(backend.document(visit.lang, &line)).unwrap_or_default();
    // Programs get it by ids.
    listed.entries.sort_by_cached_key(|one| (one.section(), collation(one.title.get(visit.lang))));
    let of_kind: Vec<&ListedEntry> = listed.entries.iter().filter(|one| chosen.has_kind(one)).collect();
    let wanted = |one: &&&ListedEntry| chosen.letter.is_empty() || one.letter(visit) == chosen.letter;
    let shown: Vec<&ListedEntry> = of_kind.iter().filter(wanted).copied().collect();
    let kinds = distinct(listed.entries.iter().map(|one| one.kind.clone()));
    let mut letters = distinct(of_kind.iter().map(|one| one.letter(visit)));
    letters.sort_unstable();
    let main = html! {
        h1 { (title) }
        (games(backend, visit, &chosen))
        @if kinds.len() > 1 {
            (chips(&msg::page_kinds(texts), &kinds, chosen.kind, |kind| chosen.at(KIND, kind), |code| kind_term(backend, visit, code)))
        }
        (chips(&msg::page_letters(texts), &letters, chosen.letter, |letter| chosen.at(LETTER, letter), str::to_owned))
        // The script shows it.
        input type="search" data-filter="list" hidden aria-label=(msg::page_filter(texts)) placeholder=(msg::page_filter(texts));
        div id="list" {
            @for group in shown.chunk_by(|a, b| a.section() == b.section()) {
                section { h2 { (heading(backend, visit, &chosen, group[0])) } (lines(visit, group)) }
            }
        }
    };
    Reply::page(NavTab::Lookup, title, main)
}

/// The kind of entries, in a list of all games with their game.
fn heading(backend: &dyn Backend, visit: &Visit, chosen: &Choice<'_>, of: &ListedEntry) -> String {
    let kind = kind_term(backend, visit, &of.kind);
    match of.section().0.filter(|_| chosen.game == ALL) {
        Some(game) => format!("{} · {kind}", game.term(backend.texts(visit.lang))),
        None => kind,
    }
}

fn lines(visit: &Visit, entries: &[&ListedEntry]) -> Markup {
    let other = visit.lang.other();
    html! {
        ul.seen {
            @for one in entries {
                @let title = one.title.get(visit.lang);
                li { a href=(format!("/e/{}", encode_path(&one.id))) {
                    (title) @if one.title.get(other) != title { small lang=(other.code()) { (one.title.get(other)) } }
                } }
            }
        }
    }
}

fn games(backend: &dyn Backend, visit: &Visit, chosen: &Choice<'_>) -> Markup {
    let texts = backend.texts(visit.lang);
    let codes: Vec<String> = std::iter::once(ALL).chain(Game::ALL.map(Game::code)).map(str::to_owned).collect();
    let label =
        |code: &str| Game::from_code(code).map_or_else(|| msg::page_all_games(texts), |game| game.term(texts));
    let address = |code: &str| {
        let game = if code.is_empty() { chosen.game } else { code };
        format!("/list?{}", encode_query([(GAME, game)]))
    };
    chips(&msg::page_games(texts), &codes, chosen.game, address, label)
}

/// What can be chosen; a tap on what is chosen takes it back.
fn chips(
    title: &str,
    all: &[String],
    on: &str,
    address: impl Fn(&str) -> String,
    label: impl Fn(&str) -> String,
) -> Markup {
    html! {
        nav.chips.sorts aria-label=(title) {
            @for one in all {
                @let is_on = one == on;
                a.chip href=(address(if is_on { "" } else { one }))
                    aria-current=[is_on.then_some("true")] { (label(one)) }
            }
        }
    }
}

fn kind_term(backend: &dyn Backend, visit: &Visit, code: &str) -> String {
    Kind::from_code(code).map_or_else(|| code.to_owned(), |kind| kind.term(backend.texts(visit.lang)))
}

fn distinct(all: impl Iterator<Item = String>) -> Vec<String> {
    let mut seen: Vec<String> = Vec::new();
    for one in all {
        if !seen.contains(&one) {
            seen.push(one);
        }
    }
    seen
}

impl<'a> Choice<'a> {
    /// A game at a time, unless all are wanted: nobody reads thousands of lines.
    fn of(visit: &'a Visit) -> Choice<'a> {
        let kind = visit.asked.get(KIND);
        let game = match visit.asked.get(GAME) {
            "" if kind.is_empty() => visit.game().unwrap_or(Game::CaptainsChair).code(),
            "" => ALL,
            game => Game::from_code(game).map_or(ALL, Game::code),
        };
        Choice { game, kind, letter: visit.asked.get(LETTER) }
    }

    fn has_kind(&self, one: &ListedEntry) -> bool {
        self.kind.is_empty() || one.kind == self.kind
    }

    /// The same list with another kind or letter; another kind begins with all letters.
    fn at(&self, field: &str, value: &str) -> String {
        let kind = if field == KIND { value } else { self.kind };
        let letter = if field == LETTER { value } else { "" };
        let fields = [(GAME, self.game), (KIND, kind), (LETTER, letter)];
        format!("/list?{}", encode_query(fields.iter().filter(|(_, value)| !value.is_empty())))
    }
}

impl ListedEntry {
    /// What it stands under, in the order of lists.
    fn section(&self) -> (Option<Game>, Option<Kind>) {
        let game = self.id.split('/').next().and_then(Game::from_code);
        (game, Kind::from_code(&self.kind))
    }

    /// What its title begins with, without accents, as a capital; `#` for what is no letter.
    fn letter(&self, visit: &Visit) -> String {
        let first = key(self.title.get(visit.lang)).chars().next();
        let letter = first.filter(|sign| sign.is_alphabetic());
        letter.map_or_else(|| "#".to_owned(), |letter| letter.to_uppercase().collect())
    }
}
