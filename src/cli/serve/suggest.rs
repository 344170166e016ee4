//! Names while they are typed.

use crate::cli::names::Names;
use crate::cli::session::Session;
use crate::model::{Game, Lang};
use crate::view::entry::place;
use crate::web::Suggestion;

/// The entries and cards whose names are near to what is typed.
pub fn suggestions(
    names: &Names,
    session: &Session<'_>,
    typed: &str,
    game: Option<Game>,
    most: usize,
) -> Vec<Suggestion> {
    let in_game = |id: &str| game.is_none_or(|game| id.split('/').next() == Some(game.code()));
    let near = names.near(typed, most, in_game).into_iter();
    near.filter_map(|known| suggestion(session, &known.id))
        .collect()
}

fn suggestion(session: &Session<'_>, id: &str) -> Option<Suggestion> {
    let record = session.ask(|catalog| catalog.record(id)).ok()??;
    let lang: Lang = session.texts.lang();
    let title = record.title().get(lang).clone();
    let other = record.title().get(lang.other());
    Some(Suggestion {
        id: id.to_owned(),
        other: if *other == title {
            String::new()
        } else {
            other.clone()
        },
        place: crate::page::plain(&place(session.texts, &record)),
        title,
    })
}
