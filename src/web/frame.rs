//! What stands on every page: the search box, the rooms, the other language.

use axum::http::StatusCode;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::assets::{APP_SCRIPT, GAME_SCRIPT, GAME_STYLE, SCRIPT, STYLE};
use super::backend::Backend;
use super::reply::NavTab;
use super::reply::{Body, Reply};
use super::visit::{LANG, Visit};
use page::locale::{Texts, msg};
use page::render::PASSAGE;

/// The reply with the frame around it, if it is a page.
pub(crate) fn around(backend: &dyn Backend, visit: &Visit, reply: Reply) -> Reply {
    let reply = remembering(visit, reply);
    let Body::Page { title, tab, main } = reply.body else {
        return reply;
    };
    let whole = document(backend.texts(visit.lang), visit, &title, tab, &main);
    let body = Body::Document(whole);
    Reply { body, ..reply }
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
pub(crate) fn nowhere(backend: &dyn Backend, visit: &Visit) -> Reply {
    let texts = backend.texts(visit.lang);
    let title = msg::page_nowhere(texts);
    let main = html! {
        h1 { (title) }
        p { a href="/" { (msg::page_nowhere_back(texts)) } }
    };
    Reply::page(NavTab::Lookup, title, main).with_status(StatusCode::NOT_FOUND)
}

/// An answer below the heading of its page: its own headings are one step lower.
pub(crate) fn below(body: &str) -> PreEscaped<String> {
    // The lowest first, or a heading would be lowered twice.
    let lower = [("h3", "h4"), ("h2", "h3"), ("h1", "h2")];
    let body = lower.iter().fold(body.to_owned(), |body, (from, to)| {
        let body = body.replace(&format!("<{from}>"), &format!("<{to}>"));
        body.replace(&format!("</{from}>"), &format!("</{to}>"))
    });
    PreEscaped(body)
}

/// HTML that is made and escaped elsewhere.
pub(crate) fn made(body: &str) -> PreEscaped<&str> {
    PreEscaped(body)
}

fn document(texts: &Texts, visit: &Visit, title: &str, tab: Option<NavTab>, main: &Markup) -> Markup {
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
    let above = html! {
        (bar(texts, visit))
        (tabs(texts, tab))
    };
    whole(texts, title, &head, &above, main)
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
                    @if !main.0.contains("<h1") { h1.unseen { (title) } }
                    (main)
                }
            }
        }
    }
}

fn bar(texts: &Texts, visit: &Visit) -> Markup {
    let other = visit.lang.other();
    let typed = if visit.path == "/" { visit.asked.get("q") } else { "" };
    html! {
        header.bar {
            form.find action=(format!("/#{PASSAGE}")) method="get" role="search" {
                input type="search" name="q" value=(typed) autocomplete="off" enterkeyhint="search"
                    autofocus[visit.path == "/" && typed.is_empty()]
                    placeholder=(msg::page_find(texts)) aria-label=(msg::page_find(texts))
                    data-suggest="/suggest";
            }
            @if visit.club.is_some() {
                a.lang href="/seat" { (msg::seat_link(texts)) }
            } @else {
                a.lang href="/settings" aria-label=(msg::settings_title(texts)) title=(msg::settings_title(texts)) { "⚙" }
            }
            a.lang href=(visit.in_language(other)) lang=(other.code()) hreflang=(other.code()) {
                (msg::page_other_language(texts))
            }
        }
    }
}

fn tabs(texts: &Texts, now: Option<NavTab>) -> Markup {
    html! {
        nav.tabs aria-label=(msg::page_rooms(texts)) {
            @for tab in NavTab::ALL {
                a href=(tab.path()) aria-current=[(now == Some(tab)).then_some("page")] {
                    (tab.label(texts))
                }
            }
        }
    }
}
