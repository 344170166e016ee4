//! Pictures of cards that are the player's own, from the folders of the settings. Who shares a server with others sees
//! none: they are for whoever has them.

use std::fs;
use std::path::{Path, PathBuf};

use axum::Router;
use axum::http::StatusCode;
use maud::{Markup, html};

use crate::reply::{Body, Reply};
use crate::router::{App, page};
use crate::visit::Visit;
use crate::worker::Worker;
use app::Found;
use app::entry::show::by_id;
use app::pictures::{media_type, pictures_of};
use page::locale::{Message, Texts, msg};
use page::render::encode_path;

/// Bytes of the largest picture that is shown: a card at the best resolution of a scanner.
const LARGEST: u64 = 16 << 20;
/// Which printed side is asked for, from 0.
const SIDE: &str = "side";

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/picture/{*id}", page(picture))
}

fn picture(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let side: usize = visit.asked.get(SIDE).parse().unwrap_or(0);
    let files = worker.find(visit.lang, ("show", ""), |session| {
        let record = by_id(session, visit.part(0))?.filter(|_| visit.club.is_none());
        Ok(Found::new(record.map_or_else(Vec::new, |record| pictures_of(&record))))
    });
    let found = files.report.and_then(|files| read_picture(files.get(side)?));
    found.map_or_else(|| Reply::data(&()).with_status(StatusCode::NOT_FOUND), Reply::new)
}

fn read_picture(path: &Path) -> Option<Body> {
    let size = fs::metadata(path).ok()?.len();
    let bytes = (size <= LARGEST).then(|| fs::read(path)).and_then(Result::ok)?;
    Some(Body::Picture { media: media_type(path)?, bytes })
}

/// All sides of a card of which there are pictures.
pub(crate) fn render_sides(visit: &Visit, id: &str, name: &str, files: &[PathBuf]) -> Markup {
    html! {
        @if visit.club.is_none() {
            @for side in 0..files.len() { img src=(format!("{}?{SIDE}={side}", address(id))) alt=(name); }
        }
    }
}

/// The front of a card in a list, if there is a picture, with what is read out for it.
pub(crate) fn render_thumbnail(visit: &Visit, id: &str, files: &[PathBuf], words: &str) -> Option<Markup> {
    let is_there = visit.club.is_none() && !files.is_empty();
    is_there.then(|| html! { img src=(address(id)) alt=(words) loading="lazy"; })
}

/// The player's own photo of a card in the app: taken or chosen, and thrown away. The script shows it.
pub(crate) fn render_photo(texts: &Texts, id: &str) -> Markup {
    html! {
        div data-photo=(id) hidden {
            div.buttons.row {
                label.choice for="photo" { (msg::photos_take(texts)) }
                input.unseen type="file" id="photo" accept="image/*";
                button.choice type="button" hidden { (msg::photos_remove(texts)) }
            }
            (says(texts, &[("unreadable", msg::photos_unreadable), ("full", msg::photos_full)]))
        }
    }
}

/// All photos of the app: how many, as a file, back from one, away. The script shows it.
pub(crate) fn render_photos(texts: &Texts) -> Markup {
    html! {
        div.note id="photos" hidden {
            h2 { (msg::photos_title(texts)) }
            p { (msg::photos_about(texts)) }
            p { output {} }
            div.buttons {
                button.choice type="button" { (msg::photos_save(texts)) }
                label.choice for="read-photos" { (msg::photos_read(texts)) }
                input.unseen type="file" id="read-photos" accept=".json";
                button.choice type="button" data-ask=(msg::photos_ask(texts)) { (msg::photos_remove_all(texts)) }
            }
            (says(
                texts,
                &[("read", msg::photos_done), ("foreign", msg::photos_foreign), ("full", msg::photos_full)],
            ))
        }
    }
}

/// What the script may have to say.
fn says(texts: &Texts, outcomes: &[(&str, Message)]) -> Markup {
    html! { @for (name, words) in outcomes { p role="status" data-says=(name) hidden { (words(texts)) } } }
}

fn address(id: &str) -> String {
    format!("/picture/{}", encode_path(id))
}
