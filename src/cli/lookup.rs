//! `tricorder <words>`: the rule behind a word.

use clap::Args;

use super::Answer;
use super::args::{Global, game_parser};
use super::import;
use super::session::Session;
use crate::error::Error;
use crate::locale::Texts;
use crate::lookup::{self, Extent, Found};
use crate::model::Game;
use crate::text::{closest_things, key};
use crate::view;

/// At most this many suggestions.
const SUGGESTIONS: usize = 4;

#[derive(Debug, Args)]
pub struct Lookup {
    #[arg(required = true, num_args = 1..)]
    words: Vec<String>,
    #[arg(long, env = "TRICORDER_GAME", value_parser = game_parser())]
    game: Option<Game>,
    #[arg(long)]
    all: bool,
    #[arg(long, conflicts_with = "all")]
    pick: Option<usize>,
    #[arg(long)]
    json: bool,
}

impl Lookup {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let query = self.words.join(" ");
        if key(&query).is_empty() {
            return Err(Error::EmptyQuery);
        }
        let extent = if self.all { Extent::All } else { Extent::Best };
        let mut found = session.ask(|catalog| lookup::find(catalog, &query, self.game, extent))?;
        if !lookup::is_named(&found) {
            found = self.with_imported(session, &query, extent, found);
        }
        if found.is_empty() {
            return self.nothing(session, query);
        }
        let shown = self.choose(found)?;
        let screen = &session.screen;
        Ok(Answer::found(match shown {
            Shown { found, .. } if self.json => view::json::hits(&query, &found, &[]),
            Shown { found, clear: true } => view::entry::answer(screen, &query, &found),
            Shown { found, .. } => view::hits::list(screen, &query, &found),
        }))
    }

    /// The hits together with imported cards of that name. Imports that cannot be read take nothing
    /// from the answer of the program's own catalog.
    fn with_imported(
        &self,
        session: &Session<'_>,
        query: &str,
        extent: Extent,
        own: Vec<Found>,
    ) -> Vec<Found> {
        let may_be_card = |game| matches!(game, Game::SecondEdition | Game::FirstEdition);
        let is_wanted = self.game.is_none_or(may_be_card);
        if !is_wanted || !import::stamp(session).is_ok_and(|stamp| stamp != 0) {
            return own;
        }
        let found =
            session.ask_cards(|cards| lookup::with_imported(cards, query, self.game, extent, &own));
        found.unwrap_or(own)
    }

    fn choose(&self, mut found: Vec<Found>) -> Result<Shown, Error> {
        if let Some(number) = self.pick {
            let count = found.len();
            let at = number.checked_sub(1).filter(|at| *at < count);
            let picked = found.swap_remove(at.ok_or(Error::NoSuchHit { number, count })?);
            return Ok(Shown {
                found: vec![picked],
                clear: true,
            });
        }
        Ok(Shown {
            clear: !self.all && lookup::is_clear(&found),
            found,
        })
    }

    fn nothing(&self, session: &Session<'_>, query: String) -> Result<Answer, Error> {
        let spellings = session.ask(|catalog| Ok(catalog.db.spellings(self.game)?))?;
        let named = spellings
            .iter()
            .map(|(name, id)| (name.as_str(), id.as_str()));
        let near = closest_things(&query, named, SUGGESTIONS);
        let suggestions: Vec<String> = near.into_iter().map(str::to_owned).collect();
        let text = if self.json {
            view::json::hits(&query, &[], &suggestions)
        } else {
            String::new()
        };
        let problem = Error::NothingFound { query, suggestions };
        Ok(Answer {
            text,
            code: problem.exit_code(),
            problem: Some(problem),
        })
    }
}

/// The entry of that name, if a command was typed that is also a word of the game.
pub fn named(word: &str, texts: &Texts) -> Option<Answer> {
    let session = Session::new(texts, Global::default());
    let found = session
        .ask(|catalog| lookup::named(catalog, word, None))
        .ok()?;
    let text = match &found[..] {
        [] => return None,
        [_] => view::entry::answer(&session.screen, word, &found),
        _ => view::hits::list(&session.screen, word, &found),
    };
    Some(Answer::found(text))
}

struct Shown {
    found: Vec<Found>,
    /// The first is the answer, the others are worth a mention.
    clear: bool,
}
