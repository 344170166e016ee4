//! The facts of a game, gathered for the engine.

use std::cell::OnceCell;

use crate::boxes;
use crate::session::Session;
use catalog::store::keyed::KeyedStore;
use model::{Board, Card, CrewDeck, Mode, Program, Stardates};
use page::locale::say;
use solo::state::setup::{Rulebook, Setup};
use words::Problem;

/// All cards of Captain's Chair, of all boxes.
///
/// # Errors
/// When the data is not valid.
pub(crate) fn cards(session: &Session<'_>) -> Result<Vec<Card>, Problem> {
    session.ask(|catalog| Ok(catalog.register().printed_cards()?))
}

/// The program of a captain.
///
/// # Errors
/// When the data has none.
pub(crate) fn program(session: &Session<'_>, captain: CrewDeck) -> Result<Program, Problem> {
    keyed(session, captain.code())
}

/// The board of a captain.
///
/// # Errors
/// When the data has none.
pub(crate) fn board(session: &Session<'_>, captain: CrewDeck) -> Result<Board, Problem> {
    keyed(session, captain.code())
}

/// The Stardate cards of a mode.
///
/// # Errors
/// When the data has none.
pub fn stardates(session: &Session<'_>, mode: Mode) -> Result<Stardates, Problem> {
    keyed(session, mode.code())
}

fn keyed<T: KeyedStore>(session: &Session<'_>, key: &str) -> Result<T, Problem> {
    let found = session.ask(|catalog| Ok(catalog.register().keyed(key)?))?;
    let missing = || Problem::misuse(say::err_no_program(key)).hint(say::hint_no_program());
    found.ok_or_else(missing)
}

/// What the engine reads for a game.
///
/// # Errors
/// When the data lacks a captain or a mode of it.
pub(crate) fn rulebook(session: &Session<'_>, setup: Setup) -> Result<Rulebook, Problem> {
    let played = session.played_cards(|| cards(session))?;
    Ok(Rulebook {
        program: program(session, setup.bot)?,
        board: board(session, setup.bot)?,
        own_board: board(session, setup.captain)?,
        stardates: stardates(session, setup.difficulty)?,
        boxes: boxes::facts(session)?,
        cards: setup.printed(played.iter()),
        setup,
    })
}

/// Programs, each read when it is first needed.
pub(crate) struct Programs<'a> {
    session: &'a Session<'a>,
    read: [OnceCell<Program>; CrewDeck::ALL.len()],
}

impl<'a> Programs<'a> {
    /// The programs of a session, none of them read yet.
    pub(crate) fn new(session: &'a Session<'a>) -> Programs<'a> {
        Programs { session, read: [const { OnceCell::new() }; CrewDeck::ALL.len()] }
    }

    /// The board of a captain.
    ///
    /// # Errors
    /// When the data has none.
    pub(crate) fn board(&self, captain: CrewDeck) -> Result<Board, Problem> {
        board(self.session, captain)
    }

    /// The program of a captain.
    ///
    /// # Errors
    /// When the data has none.
    pub(crate) fn program(&self, captain: CrewDeck) -> Result<&Program, Problem> {
        let cell = &self.read[captain as usize];
        if let Some(program) = cell.get() {
            return Ok(program);
        }
        let program = program(self.session, captain)?;
        Ok(cell.get_or_init(|| program))
    }
}
