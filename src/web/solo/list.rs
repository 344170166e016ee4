//! The list of games, and a game as a whole: its story, its end.

use maud::{Markup, html};

use super::begin::again;
use super::paths;
use super::play::unknown;
use crate::form::words;
use crate::games::GameSummary;
use crate::reply::NavTab;
use crate::reply::Reply;
use crate::trash;
use crate::visit::Visit;
use crate::worker::{Answer, Worker};
use app::solo::{History, Stats};
use page::locale::{Texts, msg};
use page::render::Headings;

/// All games, last used first.
pub(super) fn list(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let title = msg::solo_title(texts);
    let games = worker.games(visit.lang);
    let main = html! {
        h1 { (title) }
        a.go data-symbol="starfleet" href="/solo/new" { (msg::solo_begin(texts)) }
        (again(texts, visit, &worker.choices(visit.lang).unwrap_or_default()))
        (render_games(texts, &games))
        h2 id="others" { (msg::solo_others(texts)) }
        nav.links aria-labelledby="others" {
            a.chip href="/campaign" { (msg::solo_campaigns(texts)) }
            a.chip href="/cadet" { (msg::solo_cadets(texts)) }
            a.chip href="/records" { (msg::stats_title(texts)) }
            a.chip href=(trash::PATH) { (msg::trash_title(texts)) }
        }
    };
    Reply::page(NavTab::Solo, title, main)
}

/// How the finished games ended, and what was achieved in them.
pub(super) fn records(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let answer = worker.run(visit.lang, Stats::default());
    Reply::page(NavTab::Solo, msg::stats_title(texts), answer.render(texts, Headings::Own))
        .with_status(answer.status())
}

/// The games, and what of them cannot be read.
fn render_games(texts: &Texts, answer: &Answer<Vec<GameSummary>>) -> Markup {
    let Some(games) = &answer.report else {
        return html! { p.problem role="alert" { (answer.refusal) } };
    };
    html! {
        @if games.is_empty() { p { (msg::solo_none(texts)) } }
        @else { ul.games {
            @for game in games {
                li {
                    a href=(paths::game_path(&game.name, "")) {
                        b { @if game.title.is_empty() { (game.name) } @else { (game.title) } }
                        span { (game.who) }
                        small { (game.state) " · " (game.moved) " · " (game.name) }
                    }
                    @if !game.last.is_empty() { p { (words(&game.last)) } }
                }
            }
        } }
        (answer.render_page(texts, None, Headings::Lowered))
    }
}

/// Everything that happened in a game.
pub(super) fn log(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let (texts, name) = (worker.texts(visit.lang), visit.part(0));
    let game = match worker.game(visit.lang, name) {
        Ok(game) => game,
        Err(refusal) => return unknown(worker, visit, &refusal),
    };
    let answer = worker.run(visit.lang, History::new(worker.named(name)));
    let main = html! {
        h1 { (game.title) }
        p.place { (game.turn) }
        p { a href=(paths::game_path(name, "")) { (msg::solo_back(texts)) } }
        (answer.render(texts, Headings::Own))
    };
    let title = msg::solo_log(texts);
    let reply = Reply::page(NavTab::Solo, format!("{title} · {}", game.title), main);
    reply.with_status(answer.status())
}

/// Asks before a game is deleted.
pub(super) fn may_delete(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let (texts, name) = (worker.texts(visit.lang), visit.part(0));
    if let Err(refusal) = worker.changes(name) {
        return unknown(worker, visit, &refusal);
    }
    let title = msg::solo_delete_sure(texts, name);
    let main = html! {
        h1 { (title) }
        p { (msg::solo_delete_what(texts)) }
        form.ask method="post" action=(visit.to_send(&paths::game_path(name, "delete"))) {
            button.choice.danger type="submit" { (msg::solo_delete_go(texts)) }
            a.go href=(paths::game_path(name, "")) { (msg::solo_keep(texts)) }
        }
    };
    Reply::page(NavTab::Solo, title, main)
}

/// Deletes a game, and leads to what was removed.
pub(super) fn delete(worker: &Worker<'_>, visit: &Visit) -> Reply {
    match worker.delete(visit.lang, visit.part(0)) {
        Ok(()) => Reply::go(trash::PATH),
        Err(refusal) => unknown(worker, visit, &refusal),
    }
}
