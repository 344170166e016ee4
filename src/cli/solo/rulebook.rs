//! The facts of a game, gathered for the engine.

use crate::cli::session::Session;
use crate::data::Library;
use crate::error::Error;
use crate::model::{Card, Game, Kind, Mode, Record};
use crate::solo::setup::{Rulebook, Setup};

use super::table;

/// All cards of Captain's Chair.
///
/// # Errors
/// When the data is not valid.
pub fn cards(session: &Session<'_>) -> Result<Vec<Card>, Error> {
    let records =
        session.ask(|catalog| Ok(catalog.db.of_kind(Game::CaptainsChair, Kind::Card)?))?;
    let cards = records.into_iter().filter_map(|record| match record {
        Record::Card(card) => Some(card.card),
        Record::Rule(_) | Record::Ccg(_) => None,
    });
    Ok(cards.collect())
}

/// What the engine reads for a game.
///
/// # Errors
/// When the data lacks a captain or a mode of it.
pub fn rulebook(session: &Session<'_>, setup: Setup) -> Result<Rulebook, Error> {
    let library = Library::solo(&session.corpus()?, Some(setup.bot));
    let cards = cards(session)?;
    Ok(Rulebook {
        program: table::program(&library, setup.bot)?.clone(),
        board: table::board(&library, setup.bot)?.clone(),
        own_board: table::board(&library, setup.captain)?.clone(),
        stardates: stardates(&library, setup.difficulty)?.clone(),
        cards: cards
            .into_iter()
            .map(|card| (card.id.clone(), card))
            .collect(),
        setup,
    })
}

fn stardates(library: &Library, mode: Mode) -> Result<&crate::model::Stardates, Error> {
    library.stardates(mode).ok_or_else(|| Error::NoProgram {
        captain: mode.code().to_owned(),
    })
}
