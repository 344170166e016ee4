//! `tricorder list random`: an entry or card drawn by lot.

use clap::Args;

use crate::choices::KINDS;
use crate::entry::record::FullRecord;
use crate::entry::show;
use crate::options::{AnswerFormat, InGame, OneOf};
use crate::session::Session;
use crate::{Found, RunCommand, search};
use catalog::search::query::Query;
use model::chance::{fresh_seed, shuffle};
use model::{Game, Kind, Record};
use words::Problem;

/// What `tricorder list random` takes: the kind that is drawn, and what the entry or card must fit.
#[derive(Debug, Args)]
pub struct Random {
    #[arg(required = true, value_parser = OneOf(&KINDS))]
    kind: Kind,
    query: Vec<String>,
    #[command(flatten)]
    game: InGame,
    #[arg(long = "trait", id = "trait")]
    trait_name: Option<String>,
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    _format: AnswerFormat,
}

impl RunCommand<FullRecord> for Random {
    fn run(self, session: &Session<'_>) -> Result<Found<FullRecord>, Problem> {
        let game = self.game.wanted(session.texts.lang())?;
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let record = if self.kind == Kind::Card {
            self.card(session, game, seed)?
        } else {
            self.entry(session, game, seed)?
        };
        show::shown(session, record)
    }
}

impl Random {
    /// What is typed as a query of the card search.
    fn typed(&self) -> String {
        let named = self.trait_name.as_ref();
        let of_trait = named.map(|name| format!("trait:\"{}\"", name.replace('"', "")));
        let words = self.query.iter().cloned().chain(of_trait);
        words.collect::<Vec<_>>().join(" ")
    }

    fn card(&self, session: &Session<'_>, game: Option<Game>, seed: u64) -> Result<Record, Problem> {
        let typed = self.typed();
        let query = if typed.trim().is_empty() && game.is_none() {
            Query::All
        } else {
            search::parsed(session.texts.lang(), &typed, game)?
        };
        let mut found = search::matching(session, &typed, &query)?;
        shuffle(&mut found, seed, 0);
        let Some(at) = found.first() else {
            return Err(Problem::no_card(&typed));
        };
        session.ask_cards(|cards| Ok(cards.db.card(*at)?))
    }

    fn entry(&self, session: &Session<'_>, game: Option<Game>, seed: u64) -> Result<Record, Problem> {
        if let Some(argument) = self.query.first().or(self.trait_name.as_ref()) {
            return Err(Problem::unexpected_argument(argument));
        }
        let mut known = session.ask(|catalog| catalog.list(game, Some(self.kind), None))?;
        shuffle(&mut known, seed, 0);
        let id = known.first().ok_or_else(Problem::nothing_listed)?.id.clone();
        let record = show::by_id(session, id.as_str())?;
        record.ok_or_else(Problem::nothing_listed)
    }
}
