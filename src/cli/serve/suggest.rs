//! Names while they are typed.

use crate::cli::session::Session;
use crate::error::Error;
use crate::model::{Game, Lang};
use crate::store::Spelling;
use crate::text::words;
use crate::view::entry::place;
use crate::web::Suggestion;

/// All names of entries and cards, as typed and as compared.
pub struct Names(Vec<(String, Spelling)>);

impl Names {
    /// Reads them from the catalog.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn read(session: &Session<'_>) -> Result<Names, Error> {
        let spellings = session.ask(|catalog| Ok(catalog.db()?.spellings(None)?))?;
        let keyed = spellings
            .into_iter()
            .map(|known| (words(&known.name).join(" "), known));
        Ok(Names(keyed.collect()))
    }

    /// Those that begin with what is typed, then those with a word that does; shorter names first. A thing
    /// stands there once.
    pub fn near(
        &self,
        session: &Session<'_>,
        typed: &str,
        game: Option<Game>,
        most: usize,
    ) -> Vec<Suggestion> {
        let typed = words(typed).join(" ");
        if typed.is_empty() {
            return Vec::new();
        }
        let in_game = |known: &Spelling| {
            game.is_none_or(|game| known.id.split('/').next() == Some(game.code()))
        };
        let mut fitting: Vec<(usize, usize, &Spelling)> = self
            .0
            .iter()
            .filter_map(|(name, known)| Some((rank(name, &typed)?, name.len(), known)))
            .filter(|(_, _, known)| in_game(known))
            .collect();
        fitting.sort_by_key(|(rank, length, known)| (*rank, *length, &known.id));
        let mut ids: Vec<&str> = Vec::new();
        for (_, _, known) in &fitting {
            if ids.len() < most && !ids.contains(&known.id.as_str()) {
                ids.push(&known.id);
            }
        }
        ids.into_iter()
            .filter_map(|id| suggestion(session, id))
            .collect()
    }
}

/// How well a name fits: 0 it is what was typed, 1 it begins so, 2 a word in it does.
fn rank(name: &str, typed: &str) -> Option<usize> {
    if name == typed {
        return Some(0);
    }
    if name.starts_with(typed) {
        return Some(1);
    }
    let mut places = name.match_indices(typed);
    places.any(|(at, _)| name[..at].ends_with(' ')).then_some(2)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_beginning_of_a_name_goes_before_that_of_a_word_in_it() {
        assert_eq!(rank("logbuch", "logbuch"), Some(0));
        assert_eq!(rank("logbuch", "log"), Some(1));
        assert_eq!(rank("captains logbuch", "log"), Some(2));
        assert_eq!(rank("dialog log", "log"), Some(2));
        assert_eq!(rank("dialog", "log"), None);
    }
}
