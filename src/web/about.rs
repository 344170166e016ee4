//! What the program is and what it is not, which version this is, and how old its rules and cards are.

use axum::Router;
use maud::html;

use crate::frame::NAME;
use crate::reply::Reply;
use crate::router::{App, page};
use crate::visit::Visit;
use crate::worker::Worker;
use app::collection::OwnBoxes;

use model::{CardSet, Document, Feature, Game};
use page::locale::msg;
use words::Term;

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/about", page(about))
}

fn about(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let title = msg::about_title(texts);
    let boxes = worker.run(visit.lang, OwnBoxes::default()).report.map_or_else(Vec::new, |owned| owned.boxes);
    let newest = CardSet::newest().and_then(|set| set.name);
    let of_game = |game: Game| {
        let code = format!("{}-", game.code());
        let documents = Document::ALL.into_iter().filter(move |doc| doc.code().starts_with(&code));
        documents.map(|doc| doc.term(texts)).collect::<Vec<_>>().join(" · ")
    };
    let main = html! {
        h1 { (title) }
        p { (msg::about_what(texts)) }
        p { (msg::about_not(texts)) }
        p { (msg::about_private(texts)) }
        h2 { (msg::about_version(texts)) }
        p { (NAME) " " (env!("CARGO_PKG_VERSION")) }
        h2 { (msg::about_age(texts)) }
        @for game in Game::ALL {
            h3 { (game.term(texts)) }
            p { (of_game(game)) }
            @if game.has(Feature::Crews) {
                dl { @for one in &boxes { dt { (one.facts.title.get(visit.lang)) } dd { (one.facts.printing.get(visit.lang)) } } }
            }
            @if let Some(set) = newest.filter(|_| game.has(Feature::Decks)) { p { (msg::about_newest_set(texts, set)) } }
        }
        h2 { (msg::about_licenses(texts)) }
        p { (msg::about_licenses_what(texts)) }
    };
    Reply::page(None, title, main)
}
