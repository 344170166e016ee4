//! The list of games, and a game as a whole: its story, its end.

use maud::{Markup, html};

use super::paths;
use super::play::unknown;
use crate::locale::{Texts, msg};
use crate::web::desk::{Desk, Line};
use crate::web::form::words;
use crate::web::frame::made;
use crate::web::games::{Listed, Refusal};
use crate::web::reply::{Reply, status};
use crate::web::tab::Tab;
use crate::web::visit::Visit;

/// All games, last used first.
pub fn list(desk: &dyn Desk, visit: &Visit) -> Reply {
    let texts = desk.texts(visit.lang);
    let title = msg::solo_title(texts);
    let games = desk.games(visit.lang);
    let main = html! {
        h1 { (title) }
        a.go href="/solo/new" { (msg::solo_begin(texts)) }
        (listed(texts, &games))
        h2 id="others" { (msg::solo_others(texts)) }
        nav.links aria-labelledby="others" {
            a.chip href="/campaign" { (msg::solo_campaigns(texts)) }
            a.chip href="/cadet" { (msg::solo_cadets(texts)) }
        }
    };
    Reply::page(Tab::Solo, title, main)
}

fn listed(texts: &Texts, games: &Result<Vec<Listed>, Refusal>) -> Markup {
    let games = match games {
        Ok(games) => games,
        Err(refusal) => return html! { p.problem role="alert" { (refusal.sentence) } },
    };
    if games.is_empty() {
        return html! { p { (msg::solo_none(texts)) } };
    }
    html! {
        ul.games {
            @for game in games {
                li {
                    a href=(paths::of(&game.name, "")) {
                        b { (game.name) }
                        span { (game.who) }
                        small { (game.state) }
                    }
                    @if !game.last.is_empty() { p { (words(&game.last)) } }
                }
            }
        }
    }
}

/// Everything that happened in a game.
pub fn log(desk: &dyn Desk, visit: &Visit) -> Reply {
    let (texts, name) = (desk.texts(visit.lang), visit.part(0));
    let line = Line::of(["solo", "log"]).option("--name", name);
    let leaf = desk.ask(visit.lang, &line);
    let main = html! {
        h1 { (desk.called(name)) }
        p { a href=(paths::of(name, "")) { (msg::solo_back(texts)) } }
        (made(&leaf.body))
    };
    let title = msg::solo_log(texts);
    let reply = Reply::page(Tab::Solo, format!("{} · {title}", desk.called(name)), main);
    reply.with_status(status(&leaf))
}

/// Asks before a game is deleted.
pub fn may_delete(desk: &dyn Desk, visit: &Visit) -> Reply {
    let (texts, name) = (desk.texts(visit.lang), visit.part(0));
    if let Err(refusal) = desk.changes(name) {
        return unknown(desk, visit, &refusal);
    }
    let title = msg::solo_delete_sure(texts, name);
    let main = html! {
        h1 { (title) }
        p { (msg::solo_delete_what(texts)) }
        form.ask method="post" action=(paths::of(name, "delete")) {
            button.choice.danger type="submit" { (msg::solo_delete_go(texts)) }
            a.go href=(paths::of(name, "")) { (msg::solo_keep(texts)) }
        }
    };
    Reply::page(Tab::Solo, title, main)
}

/// Deletes it.
pub fn delete(desk: &dyn Desk, visit: &Visit) -> Reply {
    match desk.delete(visit.lang, visit.part(0)) {
        Ok(()) => Reply::go("/solo"),
        Err(refusal) => unknown(desk, visit, &refusal),
    }
}
