//! Card search: the query language with facets to tap.

use axum::Router;
use maud::{Markup, html};

use super::app::{App, page};
use super::desk::{Desk, Line};
use super::frame::made;
use super::reply::{Reply, status};
use super::tab::Tab;
use super::visit::Visit;
use crate::locale::{Texts, msg};

/// The routes of this room.
pub fn routes() -> Router<App> {
    Router::new().route("/cards", page(cards))
}

fn cards(desk: &dyn Desk, visit: &Visit) -> Reply {
    let texts = desk.texts(visit.lang);
    let typed = visit.asked.get("q");
    let title = msg::page_tab_cards(texts);
    if typed.is_empty() {
        return Reply::page(Tab::Cards, title, asking(texts, typed));
    }
    let leaf = desk.ask(visit.lang, &Line::of(["search"]).about([typed]));
    let main = html! {
        (asking(texts, typed))
        (made(&leaf.body))
    };
    Reply::page(Tab::Cards, format!("{typed} · {title}"), main).with_status(status(&leaf))
}

fn asking(texts: &Texts, typed: &str) -> Markup {
    html! {
        h1 { (msg::page_tab_cards(texts)) }
        form.ask action="/cards" method="get" {
            input type="search" name="q" value=(typed) autocomplete="off" autocapitalize="off"
                aria-label=(msg::page_cards_query(texts)) placeholder=(msg::page_cards_query(texts));
            button.go type="submit" { (msg::page_cards_go(texts)) }
        }
    }
}
