//! Looking up: the first page, entries and cards by their ids, suggestions while typing.

use axum::Router;
use maud::{Markup, html};

use crate::card_page::render_card;
use crate::frame::nowhere;
use crate::home::{self, REMEMBERED, games, is_id, seen};
use crate::html_fragment::html_fragment;
use crate::notebook::{LARGE, marks_of};
use crate::place;
use crate::reply::{NavTab, Reply};
use crate::router::{App, page};
use crate::visit::{GAME, PARTS, SEEN, Visit, encode_query};
use crate::worker::{Answer, Suggestion, Worker};
use app::entry::lookup::Lookup;
use app::entry::show::Show;
use app::entry::{Hits, brief};
use app::options::InGame;
use catalog::lookup::ScoredRecord;
use model::text::key;
use model::{Game, Kind, Lang};
use page::locale::{Texts, msg};
use page::render::{Headings, encode_path, is_titled};

/// Suggestions at once: what fits above the keyboard of a phone.
const SUGGESTIONS: usize = 8;
/// What else may be meant beside an answer: what fits two lines of a phone.
const ELSE: usize = 4;
/// The part of a page that answers, which is read across the table where the address leads to it.
const ANSWER: &str = "answer";
/// Asks for cards alone.
const CARDS: &str = "cards";
/// Signs of a name that are compared where nothing was found, at most.
const LONGEST: usize = 16;
/// Signs that a name has in common with what was typed, at least.
const SHORTEST: usize = 3;
/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", page(look_up))
        .route("/suggest", page(suggest))
        .route("/e/{*id}", page(entry))
        .route("/printed/{doc}/{pages}", page(printed))
}

/// What stands on a page in print.
fn printed(worker: &Worker<'_>, visit: &Visit) -> Reply {
    match worker.printed(visit.lang, visit.part(0), visit.part(1)) {
        Some((title, found)) => Reply::page(NavTab::Lookup, title, html! { div.found { (found) } }),
        None => nowhere(worker, visit),
    }
}

fn look_up(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let typed = visit.asked.get("q");
    if asks_for_errata(worker, typed, |word, typed| word == typed) {
        return Reply::go(place::ERRATA);
    }
    let reply = if typed.is_empty() { home::door(worker, visit) } else { found(worker, texts, visit, typed) };
    match visit.asked.get(GAME) {
        "" => reply,
        game => reply.keeping(GAME, Game::from_code(game).map_or("all", Game::code)),
    }
}

fn found(worker: &Worker<'_>, texts: &Texts, visit: &Visit, typed: &str) -> Reply {
    let lookup = |game: Option<Game>| Lookup {
        game: game.map(InGame::new).unwrap_or_default(),
        all: visit.asked.get("all") == "1",
        likely: seen(visit).first().and_then(|id| Game::from_code(id.split('/').next()?)),
        ..Lookup::of_words(vec![typed.to_owned()])
    };
    let answer = worker.run(visit.lang, lookup(visit.game()));
    // What the game one is in does not know, another may.
    let is_elsewhere = answer.code == 1 && visit.game().is_some();
    let answer = if is_elsewhere { worker.run(visit.lang, lookup(None)) } else { answer };
    if answer.code == 1 {
        let main = missed(worker, visit, typed);
        return Reply::page(NavTab::Lookup, typed, main).with_status(answer.status());
    }
    let hits = answer.report.as_ref();
    let (shown, has_heading) = match hits.and_then(|hits| answered(worker, visit, hits)) {
        Some(answered) => (answered, false),
        None => {
            // Whatever else there is is a tap away.
            let page = hits.map(|hits| hits.page_with(texts, false));
            let is_titled = page.as_ref().is_some_and(is_titled);
            let said = answer.render_page(texts, page, Headings::Own);
            match answer.opened.as_str() {
                "" => (html! { div.found { (said) } }, is_titled),
                id => opened(worker, visit, id, &said, is_titled),
            }
        }
    };
    let main = html! {
        (shown)
        @if let Some(total) = hits.filter(|hits| hits.has_rest()).and_then(|hits| hits.total) { (all_hits(texts, typed, total)) }
        // Among several hits there is a choice; whoever has chosen must be able to take it back.
        @if hits.is_some_and(Hits::is_list) || visit.game().is_some() { (games(texts, visit, typed)) }
    };
    remembering(Reply::page_titled(NavTab::Lookup, typed, main, has_heading), visit, &answer)
}

/// An answer to a question: what answers, large; what can be done with it; folded, where it stands; a line for each
/// other game; what else may be meant.
fn answered(worker: &Worker<'_>, visit: &Visit, hits: &Hits) -> Option<Markup> {
    let texts = worker.texts(visit.lang);
    let (first, of_games, meant) = hits.answering()?;
    let (said, whole) = hits.answer(texts)?;
    let (game, id) = (first.game(), first.record.id().as_str());
    Some(html! {
        div.answer id=(ANSWER) data-color=(game.color()) {
            p.from { (place::mark(game)) (place::full_name(texts, game)) " · " (first.record.title().get(texts.lang())) }
            div { (html_fragment(said, texts, Headings::Own)) }
            a.choice.shut href="#main" { (msg::marks_small(texts)) }
        }
        (marks_of(worker, visit, id, Some(&format!("#{ANSWER}"))))
        h2 { (msg::page_answer_where(texts)) }
        details.whole {
            summary { (first.record.title().get(texts.lang())) }
            (html_fragment(whole, texts, Headings::Untitled))
        }
        @if !of_games.is_empty() {
            h2 { (msg::page_answer_games(texts)) }
            ul.elsewhere {
                @for hit in of_games {
                    li data-color=(hit.game().color()) {
                        a href=(format!("/e/{}", encode_path(hit.record.id().as_str()))) {
                            (place::mark(hit.game()))
                            span { b { (place::full_name(texts, hit.game())) } " " (brief(texts, hit)) }
                        }
                    }
                }
            }
        }
        (others(texts, meant))
    })
}

/// Ways to what else may be meant.
fn others(texts: &Texts, meant: &[ScoredRecord]) -> Markup {
    html! {
        @if !meant.is_empty() {
            h2 { (msg::page_found_else(texts)) }
            ul.words {
                @for hit in meant.iter().take(ELSE) { li { (meant_by(texts, hit)) } }
            }
        }
    }
}

/// The way to what may be meant: a question it is asked, else the entry.
fn meant_by(texts: &Texts, hit: &ScoredRecord) -> Markup {
    let (address, words) = match hit.question(texts.lang()) {
        Some(asked) => (format!("/?{}", encode_query([("q", asked), (GAME, hit.game().code())])), asked),
        None => {
            (format!("/e/{}", encode_path(hit.record.id().as_str())), hit.record.title().get(texts.lang()).as_str())
        }
    };
    html! { a.chip href=(address) { (words) } }
}

/// The way to all hits of an answer that shows some of them.
fn all_hits(texts: &Texts, typed: &str, total: usize) -> Markup {
    let address = format!("/?{}", encode_query([("q", typed), ("all", "1")]));
    html! { p { a.button href=(address) { (msg::page_found_all(texts, total)) } } }
}

/// An entry or card in full, the card as a card, with what can be done with it; and whether it has a heading.
fn opened(worker: &Worker<'_>, visit: &Visit, id: &str, said: &Markup, is_titled: bool) -> (Markup, bool) {
    let texts = worker.texts(visit.lang);
    let card = worker.card(visit.lang, id);
    let shown = match &card {
        Some(sheet) => render_card(worker, visit, id, sheet),
        None => html! { div.of data-symbol=[drawn(id)] { (said) } },
    };
    let main = html! {
        @if visit.asked.is_on(LARGE) { div.large { (shown) } } @else { (shown) }
        (captain_links(texts, id))
        (marks_of(worker, visit, id, None))
    };
    (main, is_titled || card.is_some())
}

/// The reply with the status of its answer, which keeps what was opened among what was seen last.
fn remembering<R>(reply: Reply, visit: &Visit, answer: &Answer<R>) -> Reply {
    let (reply, id) = (reply.with_status(answer.status()), &answer.opened);
    if !is_id(id) {
        return reply;
    }
    let others = seen(visit).into_iter().filter(|other| other != id);
    let ids: Vec<String> = std::iter::once(id.clone()).chain(others).take(REMEMBERED).collect();
    reply.keeping(SEEN, ids.join(&PARTS.to_string()))
}

/// Nothing fits, which is no error: what is spelled nearly so, the same words among cards, and what can be asked.
fn missed(worker: &Worker<'_>, visit: &Visit, typed: &str) -> Markup {
    let texts = worker.texts(visit.lang);
    let near = near(worker, visit, typed);
    html! {
        h1 { (msg::page_missed(texts, typed)) }
        @if visit.game().is_some() { (games(texts, visit, typed)) }
        @if !near.is_empty() {
            h2 { (msg::page_near(texts)) }
            ul.words {
                @for one in &near { li { a.chip href=(format!("/e/{}", encode_path(&one.id))) { (one.title) } } }
            }
        }
        div.buttons.row {
            a.button href=(format!("/cards?{}", encode_query([("q", typed)]))) { (msg::page_missed_cards(texts)) }
            a.button href="/list" { (msg::page_list(texts)) }
        }
        (home::examples(texts))
    }
}

/// Names that begin with what was typed, or with as much of it as any name does.
fn near(worker: &Worker<'_>, visit: &Visit, typed: &str) -> Vec<Suggestion> {
    let signs: Vec<char> = typed.chars().take(LONGEST).collect();
    let beginnings = (SHORTEST..=signs.len()).rev().map(|count| signs[..count].iter().collect::<String>());
    let is_in = |id: &str| is_in(id, visit.game());
    let mut found = beginnings.map(|begun| worker.suggest(visit.lang, &begun, SUGGESTIONS, is_in));
    found.find(|found| !found.is_empty()).unwrap_or_default()
}

fn entry(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let answer = worker.run(visit.lang, Show::new(visit.part(0)));
    let (said, is_titled) = (answer.render(texts, Headings::Own), answer.is_titled(texts));
    let (main, is_titled) = match answer.opened.as_str() {
        "" => (said, is_titled),
        id => opened(worker, visit, id, &said, is_titled),
    };
    let tab = if is_card(&answer.opened) { NavTab::Cards } else { NavTab::Lookup };
    remembering(Reply::page_titled(tab, answer.title(texts), main, is_titled), visit, &answer)
}

/// The name of the symbol an entry is about, where one is drawn.
fn drawn(id: &str) -> Option<&str> {
    let (kind, name) = id.split('/').nth(1).zip(id.rsplit('/').next())?;
    let is_thing = match Kind::from_code(kind)? {
        Kind::Type | Kind::Symbol | Kind::Resource | Kind::Glossary | Kind::Setup | Kind::Icon => true,
        Kind::Keyword
        | Kind::Trait
        | Kind::Concept
        | Kind::Phase
        | Kind::Zone
        | Kind::Pile
        | Kind::Captain
        | Kind::Solo
        | Kind::Campaign
        | Kind::Challenge
        | Kind::Card => false,
    };
    is_thing.then_some(name)
}

/// What a captain can be played by.
fn captain_links(texts: &Texts, id: &str) -> Markup {
    let Some(captain) = id.strip_prefix("cc/captain/") else {
        return html! {};
    };
    html! {
        div.buttons.row {
            a.button href=(format!("/solo/new?{}", encode_query([("bot", captain)]))) { (msg::page_play_against(texts)) }
            a.button href=(format!("/sheet/{captain}")) { (msg::page_program(texts)) }
        }
    }
}

fn suggest(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let typed = visit.asked.get("q");
    let (game, are_cards) = (Game::from_code(visit.asked.get(GAME)), visit.asked.get(CARDS) == "1");
    let of_game = |id: &str| is_in(id, game) && (!are_cards || is_card(id));
    let mut found = worker.suggest(visit.lang, typed, SUGGESTIONS, of_game);
    let rest = SUGGESTIONS - found.len();
    if rest > 0 && game.is_some() && !are_cards {
        // What the game one is in does not fill, others do.
        found.extend(worker.suggest(visit.lang, typed, rest, |id| !is_in(id, game)));
    }
    if !are_cards && asks_for_errata(worker, typed, |word, typed| word.starts_with(typed)) {
        found.truncate(SUGGESTIONS - 1);
        found.insert(0, Suggestion::question(msg::place_errata(worker.texts(visit.lang))));
    }
    Reply::data(&found)
}

/// Whether what was typed is to one of the words for errata, in either language, as asked for.
fn asks_for_errata(worker: &Worker<'_>, typed: &str, is_like: impl Fn(&str, &str) -> bool) -> bool {
    let wanted = key(typed.trim());
    let words = Lang::ALL.map(|lang| msg::page_errata_words(worker.texts(lang)));
    let mut all = words.iter().flat_map(|words| words.split('|')).map(|word| key(word.trim()));
    all.any(|word| word == wanted || wanted.len() > SHORTEST && is_like(&word, &wanted))
}

fn is_in(id: &str, game: Option<Game>) -> bool {
    game.is_none_or(|game| id.split('/').next() == Some(game.code()))
}

fn is_card(id: &str) -> bool {
    id.split('/').nth(1) == Some("card")
}
