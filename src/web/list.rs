//! Everything there is to look up: a game at a time, less by kinds and first letters.

use axum::Router;
use maud::{Markup, html};

use crate::reply::{NavTab, Reply};
use crate::router::{App, page};
use crate::visit::{GAME, Visit, encode_query};
use crate::worker::Worker;
use app::Found;
use app::entry::errata::Errata;
use app::entry::list::all_entries;
use app::options::InGame;
use catalog::store::register::Summary;
use model::text::{collation, key};
use model::{Game, Kind};
use page::locale::msg;
use page::render::{Headings, encode_path};
use words::Term;

/// Asks for all games.
const ALL: &str = "all";
/// Asks for what was corrected, which is a list of its own.
const ERRATA: &str = "errata";
const KIND: &str = "kind";
const LETTER: &str = "letter";
/// So many lines lie open.
const MOST_OPEN: usize = 60;

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

fn list(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let title = msg::page_list(texts);
    if visit.asked.get(KIND) == ERRATA {
        let answer = worker.run(visit.lang, Errata::default());
        let title = msg::place_errata(texts);
        let main =
            html! { h1 { (title) } p { (msg::place_errata_what(texts)) } (answer.render(texts, Headings::Own)) };
        return Reply::page(NavTab::List, title, main).with_status(answer.status());
    }
    let chosen = Choice::of(visit);
    let game = Game::from_code(chosen.game).map(InGame::new).unwrap_or_default();
    let answer = worker.find(visit.lang, ("list", ""), |session| Ok(Found::new(all_entries(session, &game)?)));
    let mut entries = answer.report.unwrap_or_default();
    entries.sort_by_cached_key(|one| (section(one), collation(one.title.get(visit.lang))));
    let of_kind: Vec<&Summary> = entries.iter().filter(|one| chosen.has_kind(one)).collect();
    let wanted = |one: &&&Summary| chosen.letter.is_empty() || letter(one, visit) == chosen.letter;
    let shown: Vec<&Summary> = of_kind.iter().filter(wanted).copied().collect();
    let kinds = distinct(entries.iter().map(|one| one.id.kind().code().to_owned()));
    let mut letters = distinct(of_kind.iter().map(|one| letter(one, visit)));
    letters.sort_unstable();
    // Hundreds of lines nobody reads: they lie folded until a kind or letter is chosen, or something is typed.
    let is_open = shown.len() <= MOST_OPEN || !chosen.letter.is_empty();
    let main = html! {
        h1 { (title) }
        p.place {
            @if let Some(game) = Game::from_code(chosen.game) { (game.term(texts)) " · " a href="/list?game=all" { (msg::page_all_games(texts)) } }
            @else { @for game in Game::ALL { a href=(format!("/list?{}", encode_query([(GAME, game.code())]))) { (game.term(texts)) } " " } }
        }
        // The script shows it, and tells how many lines are left.
        p.unseen role="status" data-count=(msg::page_hits(texts)) {}
        input type="search" data-filter="list" hidden aria-label=(msg::page_filter(texts)) placeholder=(msg::page_filter(texts));
        @if kinds.len() > 1 {
            (chips(&msg::page_kinds(texts), ("wrap", &kinds), chosen.kind, |kind| chosen.at(KIND, kind), |code| kind_term(worker, visit, code)))
        }
        (chips(&msg::page_letters(texts), ("letters", &letters), chosen.letter, |letter| chosen.at(LETTER, letter), str::to_owned))
        div id="list" {
            @for group in shown.chunk_by(|a, b| section(a) == section(b)) {
                details.more open[is_open] data-open[is_open] {
                    summary { (heading(worker, visit, &chosen, group[0])) small { (group.len()) } }
                    (lines(visit, group))
                }
            }
        }
    };
    Reply::page(NavTab::List, title, main)
}

/// The kind of entries, in a list of all games with their game.
fn heading(worker: &Worker<'_>, visit: &Visit, chosen: &Choice<'_>, of: &Summary) -> String {
    let kind = kind_term(worker, visit, of.id.kind().code());
    match Some(of.id.game()).filter(|_| chosen.game == ALL) {
        Some(game) => format!("{} · {kind}", game.term(worker.texts(visit.lang))),
        None => kind,
    }
}

fn lines(visit: &Visit, entries: &[&Summary]) -> Markup {
    let other = visit.lang.other();
    html! {
        ul.seen {
            @for one in entries {
                @let title = one.title.get(visit.lang);
                li { a href=(format!("/e/{}", encode_path(one.id.as_str()))) {
                    (title) @if one.title.get(other) != title { small lang=(other.code()) { (one.title.get(other)) } }
                } }
            }
        }
    }
}

/// What can be chosen; a tap on what is chosen takes it back.
fn chips(
    title: &str,
    (layout, all): (&str, &[String]),
    on: &str,
    address: impl Fn(&str) -> String,
    label: impl Fn(&str) -> String,
) -> Markup {
    html! {
        nav.chips.(layout) aria-label=(title) {
            @for one in all {
                @let is_on = one == on;
                a.chip href=(address(if is_on { "" } else { one }))
                    aria-current=[is_on.then_some("true")] { (label(one)) }
            }
        }
    }
}

fn kind_term(worker: &Worker<'_>, visit: &Visit, code: &str) -> String {
    Kind::from_code(code).map_or_else(|| code.to_owned(), |kind| kind.term(worker.texts(visit.lang)))
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
            "" if kind.is_empty() => visit.game().unwrap_or_default().code(),
            "" => ALL,
            game => Game::from_code(game).map_or(ALL, Game::code),
        };
        Choice { game, kind, letter: visit.asked.get(LETTER) }
    }

    fn has_kind(&self, one: &Summary) -> bool {
        self.kind.is_empty() || one.id.kind().code() == self.kind
    }

    /// The address of the list with another kind or letter; another kind begins with all letters.
    fn at(&self, field: &str, value: &str) -> String {
        let kind = if field == KIND { value } else { self.kind };
        let letter = if field == LETTER { value } else { "" };
        let fields = [(GAME, self.game), (KIND, kind), (LETTER, letter)];
        format!("/list?{}", encode_query(fields.iter().filter(|(_, value)| !value.is_empty())))
    }
}

/// What an entry stands under, in the order of lists.
fn section(entry: &Summary) -> (Game, Kind) {
    (entry.id.game(), entry.id.kind())
}

/// What the title of an entry begins with, without accents, as a capital; `#` for what is no letter.
fn letter(entry: &Summary, visit: &Visit) -> String {
    let first = key(entry.title.get(visit.lang)).chars().next();
    let letter = first.filter(|sign| sign.is_alphabetic());
    letter.map_or_else(|| "#".to_owned(), |letter| letter.to_uppercase().collect())
}
