//! What stands on every page: the search box, the rooms, the other language.

use axum::http::StatusCode;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::assets::{APP_SCRIPT, GAME_SCRIPT, GAME_STYLE, ICON, PHOTO_SCRIPT, SCRIPT, STYLE};
use super::games::RunningGame;
use super::reply::NavTab;
use super::reply::{Body, Reply};
use super::solo::paths::game_path;
use super::visit::{GAME, LANG, LOOK, MOTION, STILL, Visit, encode_query};
use crate::place;
use crate::worker::Worker;
use model::Game;
use page::locale::{Message, Texts, msg};

/// What the program is called.
pub(crate) const NAME: &str = "tricorder";
/// The color of the sky above, for the frame of the browser.
pub(crate) const SKY: &str = "#0a0c1a";
/// Where cards are searched.
const CARDS: &str = "/cards";
/// The keys of the page, with what they do.
const KEYS: [(&str, Message); 6] = [
    ("/", msg::page_key_find),
    ("↑ ↓", msg::page_key_walk),
    ("Enter", msg::page_key_go),
    ("u", msg::page_key_undo),
    ("Esc", msg::page_key_close),
    ("?", msg::page_key_list),
];

/// The reply with the frame around it, if it is a page.
pub(crate) fn around(worker: &Worker<'_>, visit: &Visit, reply: Reply) -> Reply {
    let reply = remembering(visit, reply);
    let Body::Page { title, tab, sky, main, is_titled } = reply.body else {
        return reply;
    };
    let (texts, place) = (worker.texts(visit.lang), place::of_visit(visit));
    let above = html! {
        (bar(texts, visit, tab, sky.as_ref()))
        @if !visit.is_first_page() { (rooms(texts, visit, (place, tab), running(worker, visit).as_ref())) }
        (sheet(texts))
    };
    let main = if is_titled {
        main
    } else {
        html! { h1.unseen { (title) } (main) }
    };
    let whole = document(texts, visit, (&title, tab), &above, &main);
    Reply { body: Body::Document(whole), ..reply }
}

/// Choices in the address go with the reply.
fn remembering(visit: &Visit, reply: Reply) -> Reply {
    if !matches!(reply.body, Body::Page { .. }) {
        return reply;
    }
    let still = if visit.is_still() { STILL } else { "" };
    let kept = [(LANG, visit.lang.code()), (LOOK, visit.look()), (MOTION, still)];
    let chosen = kept.into_iter().filter(|(name, _)| !visit.asked.get(name).is_empty());
    chosen.fold(reply, |reply, (name, value)| reply.keeping(name, value))
}

/// A page that is not there.
pub(crate) fn nowhere(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let title = msg::page_nowhere(texts);
    let main = html! {
        h1 { (title) }
        p { a href="/" { (msg::page_nowhere_back(texts)) } }
    };
    Reply::page(None, title, main).with_status(StatusCode::NOT_FOUND)
}

/// HTML that is made and escaped elsewhere.
pub(crate) fn trusted_html(body: &str) -> PreEscaped<&str> {
    PreEscaped(body)
}

fn document(
    texts: &Texts,
    visit: &Visit,
    (title, tab): (&str, Option<NavTab>),
    above: &Markup,
    main: &Markup,
) -> Markup {
    let head = html! {
        (looks())
        script src=(SCRIPT.address()) defer {}
        @if tab == Some(NavTab::Solo) {
            link rel="stylesheet" href=(GAME_STYLE.address());
            script src=(GAME_SCRIPT.address()) defer {}
        }
        @if visit.is_in_browser {
            script src=(APP_SCRIPT.address()) defer {}
            script src=(PHOTO_SCRIPT.address()) defer {}
            link rel="manifest" href=(format!("/manifest.{}.webmanifest", visit.lang.code()));
        }
    };
    let dress = Dress {
        is_still: visit.is_still(),
        look: visit.look(),
        place: place::of_visit(visit),
        is_door: visit.is_first_page(),
    };
    whole(texts, title, dress, &head, above, main)
}

/// What the head of every page names: without an icon of ours browsers ask for one of theirs.
pub(crate) fn looks() -> Markup {
    html! {
        link rel="stylesheet" href=(STYLE.address());
        link rel="icon" href=(ICON.address()) type="image/svg+xml";
    }
}

/// How a document is dressed: light or dark where the reader chose, in the color of its game, and whether it is the front
/// door.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Dress<'a> {
    /// Empty where the system decides.
    pub look: &'a str,
    /// Whether nothing moves, whatever the system has.
    pub is_still: bool,
    pub place: Option<Game>,
    pub is_door: bool,
}

/// A whole document: what is named in its head, what stands above the middle, the middle.
pub(crate) fn whole(
    texts: &Texts,
    title: &str,
    dress: Dress<'_>,
    head: &Markup,
    above: &Markup,
    main: &Markup,
) -> Markup {
    let name = if title.is_empty() { NAME.to_owned() } else { format!("{title} · {NAME}") };
    html! {
        (DOCTYPE)
        html lang=(texts.lang().code()) data-look=[(!dress.look.is_empty()).then_some(dress.look)] data-still[dress.is_still] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                meta name="theme-color" content=(SKY);
                title { (name) }
                (head)
            }
            body class=[dress.is_door.then_some("door")] data-color=[dress.place.map(Game::color)] {
                a.skip href="#main" { (msg::page_skip(texts)) }
                (above)
                main id="main" tabindex="-1" {
                    (main)
                }
            }
        }
    }
}

/// What stands above: the search, the way to what is chosen for good, and in a place the sky with its heading.
fn bar(texts: &Texts, visit: &Visit, tab: Option<NavTab>, sky: Option<&Markup>) -> Markup {
    let other = visit.lang.other();
    html! {
        header.bar.sky[sky.is_some()] {
            @if visit.path.starts_with("/solo/") {
                a.lang.back href="/solo" aria-label=(msg::page_tab_solo(texts)) { "‹" }
            }
            (find(texts, visit, tab))
            @if visit.is_first_page() {
                a.lang href=(visit.in_language(other)) lang=(other.code()) hreflang=(other.code()) {
                    (msg::page_other_language(texts))
                }
            }
            @if visit.club.is_some() {
                a.lang href="/seat" { (msg::seat_link(texts)) }
            } @else {
                a.lang href="/settings" aria-label=(msg::settings_title(texts)) title=(msg::settings_title(texts)) {
                    (drawn("M4 7h9M17.5 7H20M4 17h2.5M11 17h9M13 7a2.2 2.2 0 104.4 0A2.2 2.2 0 1013 7zM6.6 17a2.2 2.2 0 104.4 0 2.2 2.2 0 10-4.4 0z"))
                }
            }
            @if let Some(sky) = sky { div.head { (sky) } }
        }
    }
}

/// The search of the room one is in: among cards it finds cards, elsewhere whatever there is, in the game one is in first.
fn find(texts: &Texts, visit: &Visit, tab: Option<NavTab>) -> Markup {
    let is_cards = tab == Some(NavTab::Cards);
    let (path, hint, names) = if is_cards {
        (CARDS, msg::page_find_cards(texts), "/suggest?cards=1")
    } else {
        ("/", msg::page_find(texts), "/suggest")
    };
    let game = place::of_visit(visit).map_or("all", Game::code);
    let typed = if visit.path == path { visit.asked.get("q") } else { "" };
    // Beside a game there is less room.
    let shown = if visit.path.starts_with("/solo/") { msg::page_find_short(texts) } else { hint.clone() };
    let joint = if is_cards { '&' } else { '?' };
    html! {
        form.find action=(path) method="get" role="search" {
            input type="search" id="find" name="q" value=(typed) autocomplete="off" autocapitalize="off"
                enterkeyhint="search" placeholder=(shown) aria-label=(hint)
                // Where cards are listed they are found while one types, and no names lie above them.
                data-suggest=[(visit.path != CARDS).then(|| format!("{names}{joint}{}", encode_query([(GAME, game)])))];
            @if !is_cards { input type="hidden" name=(GAME) value=(game); }
        }
    }
}

/// The place one is in, its search and its rooms, in reach of the thumb, and above them the way back to the game that goes
/// on.
fn rooms(
    texts: &Texts,
    visit: &Visit,
    (place, now): (Option<Game>, Option<NavTab>),
    running: Option<&RunningGame>,
) -> Markup {
    let [first, second] = NavTab::beside(place);
    let room = |tab: NavTab| {
        html! {
            a.search[tab == NavTab::Lookup] href=(tab.path()) aria-current=[(now == Some(tab)).then_some("page")] {
                span { (drawn(tab.sign())) }
                (tab.label(texts))
            }
        }
    };
    html! {
        nav.rooms aria-label=(msg::page_rooms(texts)) {
            @if let Some(game) = running {
                a.running href=(game_path(&game.name, "")) { (msg::page_running(texts, &game.bot, game.turn)) }
            }
            a href="/" { span { (drawn("M4 11l8-7 8 7M6.5 9.5V20h11V9.5")) } (msg::page_tab_start(texts)) }
            @if let Some(game) = place {
                @let address = place::address(game);
                a href=(address) aria-current=[(visit.path == address).then_some("page")] {
                    span { (place::mark(game)) }
                    (place::short_name(texts, game))
                }
            } @else { (room(NavTab::Solo)) }
            @for tab in [NavTab::Lookup, first, second] { (room(tab)) }
        }
    }
}

/// A sign of lines in a square of 24, beside its word or with a label of its own.
pub(crate) fn drawn(lines: &str) -> Markup {
    html! { svg.sign viewBox="0 0 24 24" aria-hidden="true" { path d=(lines); } }
}

/// What a term in a text means, over the page: the script fills it. Without script a term is a link like any other.
fn sheet(texts: &Texts) -> Markup {
    html! {
        dialog.peek id="peek" aria-live="polite" {
            div.said {}
            div.buttons.row {
                a.choice.open href="/" { (msg::page_sheet_open(texts)) }
                form method="dialog" { button.choice { (msg::page_sheet_close(texts)) } }
            }
        }
        dialog.peek id="keys" {
            h2 { (msg::page_keys(texts)) }
            dl {
                @for (key, what) in KEYS { dt { kbd { (key) } } dd { (what(texts)) } }
            }
            form method="dialog" { button.choice { (msg::page_sheet_close(texts)) } }
        }
    }
}

/// The game that goes on, if the reader is not there already. In a club nobody is asked whose it would be.
fn running(worker: &Worker<'_>, visit: &Visit) -> Option<RunningGame> {
    if visit.club.is_some() {
        return None;
    }
    let games = worker.running_games(visit.lang, 1).report.unwrap_or_default();
    games.into_iter().find(|game| {
        let behind = visit.path.strip_prefix(&game_path(&game.name, ""));
        !behind.is_some_and(|behind| behind.is_empty() || behind.starts_with('/'))
    })
}
