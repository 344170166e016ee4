//! `tricorder <words>`: the rule behind a word.

use clap::Args;

use crate::cli::Answer;
use crate::cli::imports;
use crate::cli::session::Session;
use crate::cli::values::{Format, InGame};
use crate::error::{EntryError, Error};
use crate::lookup;
use crate::lookup::{Extent, Found};
use crate::model::Game;
use crate::text::{closest_things, key};
use crate::view::entry::Hits;

/// At most this many suggestions.
const SUGGESTIONS: usize = 4;

#[derive(Debug, Args)]
pub struct Lookup {
    #[arg(required = true, num_args = 1..)]
    words: Vec<String>,
    #[command(flatten)]
    game: InGame,
    #[arg(short, long)]
    all: bool,
    #[arg(short = 'n', long, conflicts_with = "all")]
    pick: Option<usize>,
}

impl Lookup {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let query = self.words.join(" ");
        if key(&query).is_empty() {
            return Err(EntryError::EmptyQuery.into());
        }
        let extent = if self.all { Extent::All } else { Extent::Best };
        let game = self.game.wanted(session.texts.lang())?;
        let mut found = session.ask(|catalog| lookup::find(catalog, &query, game, extent))?;
        if !lookup::is_named(&found) {
            found = with_imported(session, &query, game, extent, found);
        }
        if found.is_empty() {
            return nothing(session, query, game);
        }
        session.show(&self.chosen(query, found)?)
    }

    /// The answer to words that stand where a subcommand belongs, if there is one; by name alone only to
    /// the whole name of something.
    pub fn instead(self, session: &Session<'_>, by_name_alone: bool) -> Option<Answer> {
        if by_name_alone && !self.is_name(session) {
            return None;
        }
        let answer = self.run(session).ok()?;
        (answer.code == 0).then_some(answer)
    }

    fn is_name(&self, session: &Session<'_>) -> bool {
        let query = self.words.join(" ");
        let found = session.ask(|catalog| lookup::named(catalog, &query, None));
        found.is_ok_and(|found| !found.is_empty())
    }

    fn chosen(&self, query: String, mut found: Vec<Found>) -> Result<Hits, Error> {
        let Some(number) = self.pick else {
            let is_clear = !self.all && lookup::is_clear(&found);
            return Ok(Hits::new(query, found, is_clear));
        };
        let count = found.len();
        let at = number.checked_sub(1).filter(|at| *at < count);
        let picked = found.swap_remove(at.ok_or(EntryError::NoSuchHit { number, count })?);
        Ok(Hits::new(query, vec![picked], true))
    }
}

/// The hits together with imported cards of that name. Imports that cannot be read take nothing
/// from the answer of the program's own catalog.
fn with_imported(
    session: &Session<'_>,
    query: &str,
    game: Option<Game>,
    extent: Extent,
    own: Vec<Found>,
) -> Vec<Found> {
    let may_be_card = |game| matches!(game, Game::SecondEdition | Game::FirstEdition);
    let is_wanted = game.is_none_or(may_be_card);
    if !is_wanted || !imports::stamp().is_ok_and(|stamp| stamp != 0) {
        return own;
    }
    let found = session.ask_cards(|cards| lookup::with_imported(cards, query, game, extent, &own));
    found.unwrap_or(own)
}

fn nothing(session: &Session<'_>, query: String, game: Option<Game>) -> Result<Answer, Error> {
    let spellings = session.ask(|catalog| Ok(catalog.db.spellings(game)?))?;
    let named = spellings
        .iter()
        .map(|(name, id)| (name.as_str(), id.as_str()));
    let near = closest_things(&query, named, SUGGESTIONS);
    let hits = Hits {
        suggestions: near.into_iter().map(str::to_owned).collect(),
        ..Hits::new(query, Vec::new(), false)
    };
    let text = if session.format() == Format::Json {
        session.written(&hits)?
    } else {
        String::new()
    };
    let Hits {
        query, suggestions, ..
    } = hits;
    Ok(Answer::missed(
        text,
        EntryError::NothingFound { query, suggestions }.into(),
    ))
}
