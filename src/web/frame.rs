//! What stands on every page: the search box, the rooms, the other language.

use axum::http::StatusCode;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::assets::{APP_SCRIPT, GAME_SCRIPT, GAME_STYLE, SCRIPT, STYLE};
use super::games::RunningGame;
use super::reply::NavTab;
use super::reply::{Body, Reply};
use super::solo::paths::game_path;
use super::visit::{LANG, Visit};
use crate::worker::Worker;
use page::FilledForm;
use page::locale::{Texts, msg};
use page::render::PASSAGE;

/// Where cards are searched.
const CARDS: &str = "/cards";

/// The reply with the frame around it, if it is a page.
pub(crate) fn around(worker: &Worker<'_>, visit: &Visit, reply: Reply) -> Reply {
    let reply = remembering(visit, reply);
    let Body::Page { title, tab, main, is_titled } = reply.body else {
        return reply;
    };
    let texts = worker.texts(visit.lang);
    let above = html! {
        (bar(texts, visit, tab, reply.sent_again.as_ref()))
        (rooms(texts, tab, running(worker, visit).as_ref()))
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

/// A choice of language goes with the reply.
fn remembering(visit: &Visit, reply: Reply) -> Reply {
    let is_page = matches!(reply.body, Body::Page { .. });
    if is_page && !visit.asked.get(LANG).is_empty() {
        return reply.keeping(LANG, visit.lang.code());
    }
    reply
}

/// A page that is not there.
pub(crate) fn nowhere(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let title = msg::page_nowhere(texts);
    let main = html! {
        h1 { (title) }
        p { a href="/" { (msg::page_nowhere_back(texts)) } }
    };
    Reply::page(NavTab::Lookup, title, main).with_status(StatusCode::NOT_FOUND)
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
        script src=(SCRIPT.path) defer {}
        @if tab == Some(NavTab::Solo) {
            link rel="stylesheet" href=(GAME_STYLE.path);
            script src=(GAME_SCRIPT.path) defer {}
        }
        @if visit.is_in_browser {
            script src=(APP_SCRIPT.path) defer {}
            link rel="manifest" href=(format!("/manifest.{}.webmanifest", visit.lang.code()));
        }
    };
    whole(texts, title, &head, above, main)
}

/// What the head of every page names: without an icon of ours browsers ask for one of theirs.
pub(crate) fn looks() -> Markup {
    html! {
        link rel="stylesheet" href=(STYLE.path);
        link rel="icon" href="/icon.svg" type="image/svg+xml";
    }
}

/// A whole document: what is named in its head, what stands above the middle, the middle.
pub(crate) fn whole(texts: &Texts, title: &str, head: &Markup, above: &Markup, main: &Markup) -> Markup {
    let name = if title.is_empty() { "tricorder".to_owned() } else { format!("{title} · tricorder") };
    html! {
        (DOCTYPE)
        html lang=(texts.lang().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (name) }
                (head)
            }
            body {
                a.skip href="#main" { (msg::page_skip(texts)) }
                (above)
                main id="main" tabindex="-1" {
                    (main)
                }
            }
        }
    }
}

fn bar(texts: &Texts, visit: &Visit, tab: Option<NavTab>, sent_again: Option<&FilledForm>) -> Markup {
    html! {
        header.bar {
            @if visit.path.starts_with("/solo/") {
                a.lang.back href="/solo" aria-label=(msg::page_tab_solo(texts)) { "‹" }
            }
            (find(texts, visit, tab))
            @if visit.club.is_some() {
                a.lang href="/seat" { (msg::seat_link(texts)) }
            } @else {
                a.lang href="/settings" aria-label=(msg::settings_title(texts)) title=(msg::settings_title(texts)) { "⚙" }
            }
            (other_language(texts, visit, sent_again))
        }
    }
}

/// The way to the page one is on in the other language. A page that answers what was sent has no address of its own:
/// it is sent again.
fn other_language(texts: &Texts, visit: &Visit, sent_again: Option<&FilledForm>) -> Markup {
    let other = visit.lang.other();
    let (address, label) = (visit.in_language(other), msg::page_other_language(texts));
    let Some(fields) = sent_again else {
        return html! { a.lang href=(address) lang=(other.code()) hreflang=(other.code()) { (label) } };
    };
    html! {
        form method="post" action=(visit.to_send(&address)) {
            @for (name, value) in &fields.0 { input type="hidden" name=(name) value=(value); }
            button.lang lang=(other.code()) { (label) }
        }
    }
}

/// The search of the room one is in: among cards it finds cards, elsewhere whatever there is.
fn find(texts: &Texts, visit: &Visit, tab: Option<NavTab>) -> Markup {
    let is_cards = tab == Some(NavTab::Cards);
    let (path, hint, names) = if is_cards {
        (CARDS, msg::page_find_cards(texts), "/suggest?cards=1")
    } else {
        ("/", msg::page_find(texts), "/suggest")
    };
    let typed = if visit.path == path { visit.asked.get("q") } else { "" };
    // Beside a game there is less room.
    let shown = if visit.path.starts_with("/solo/") { msg::page_find_short(texts) } else { hint.clone() };
    let action = if is_cards { CARDS.to_owned() } else { format!("/#{PASSAGE}") };
    html! {
        form.find action=(action) method="get" role="search" {
            input type="search" name="q" value=(typed) autocomplete="off" autocapitalize="off" enterkeyhint="search"
                autofocus[visit.path == "/" && typed.is_empty()]
                placeholder=(shown) aria-label=(hint) data-suggest=(names);
        }
    }
}

/// The rooms, in reach of the thumb, and above them the way back to the game that goes on.
fn rooms(texts: &Texts, now: Option<NavTab>, running: Option<&RunningGame>) -> Markup {
    html! {
        nav.rooms aria-label=(msg::page_rooms(texts)) {
            @if let Some(game) = running {
                a.running href=(game_path(&game.name, "")) { (msg::page_running(texts, &game.bot, game.turn)) }
            }
            @for tab in NavTab::ALL {
                a href=(tab.path()) aria-current=[(now == Some(tab)).then_some("page")] {
                    svg viewBox="0 0 24 24" aria-hidden="true" { path d=(tab.sign()); }
                    (tab.label(texts))
                }
            }
        }
    }
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
    }
}

/// The game that goes on, if the reader is not there already. In a club nobody is asked whose it would be.
fn running(worker: &Worker<'_>, visit: &Visit) -> Option<RunningGame> {
    // The first page has it as a button.
    let is_first = visit.path == "/" && visit.asked.get("q").is_empty();
    if visit.club.is_some() || is_first {
        return None;
    }
    let games = worker.running_games(visit.lang, 1).report.unwrap_or_default();
    games.into_iter().find(|game| {
        let behind = visit.path.strip_prefix(&game_path(&game.name, ""));
        !behind.is_some_and(|behind| behind.is_empty() || behind.starts_with('/'))
    })
}
