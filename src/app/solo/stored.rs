//! `tricorder solo status`, `undo`, `redo` and `resume`: a stored game is opened, and where it then stands is shown.

use clap::Args;

use crate::argument_kinds::ArgKind;
use crate::options::Format;
use crate::session::Session;
use crate::solo::game::Game;
use crate::solo::public::GameDocument;
use crate::solo::story::undone;
use crate::solo::{cards, status as board};
use crate::{Found, RunCommand};
use page::Page;
use words::Problem;
use words::effects::Names;

/// Which game.
#[derive(Debug, Args)]
pub(super) struct GameName {
    #[arg(long, add = ArgKind::SoloGame)]
    name: Option<String>,
}

/// Which game, by its name alone too.
#[derive(Debug, Args)]
pub(super) struct GameNameArgs {
    #[arg(conflicts_with = "name", add = ArgKind::SoloGame)]
    stored: Option<String>,
    /// The name of the game again, as an option for those who type one.
    #[arg(long, hide = true, add = ArgKind::SoloGame)]
    name: Option<String>,
}

impl GameNameArgs {
    /// A game by its name.
    pub(super) fn new(name: &str) -> GameNameArgs {
        GameNameArgs { stored: Some(name.to_owned()), name: None }
    }

    /// Opens the game, without a name the one used last.
    ///
    /// # Errors
    /// When there is none of this name, or its log cannot be replayed.
    pub(super) fn open(&self, session: &Session<'_>) -> Result<Game, Problem> {
        let name = self.stored.as_deref().or(self.name.as_deref());
        Game::open(session, name)
    }
}

impl GameName {
    pub(super) fn open(&self, session: &Session<'_>) -> Result<Game, Problem> {
        Game::open(session, self.name.as_deref())
    }
}

/// Where a game stands.
pub(super) fn status(session: &Session<'_>, game: &Game) -> Result<Found, Problem> {
    if session.format() == Format::Json {
        let standing = GameDocument::new(&game.book, game.name(), &game.state);
        return Found::document(&standing);
    }
    let names = cards::names(session)?;
    let page = board::status(session.texts, &names, &game.book, game.name(), &game.state);
    Ok(Found::shown(page))
}

/// How names were understood that were not typed in full; often nothing.
pub(super) fn guessed(session: &Session<'_>, game: &Game, names: &Names) -> Page {
    let cards = game.guessed.take();
    if cards.is_empty() { Page::new() } else { Page::from_words(game.taken_as(session, names, &cards)) }
}

/// `solo status`.
#[derive(Debug, Args)]
pub struct Status {
    #[command(flatten)]
    which: GameNameArgs,
}

impl RunCommand for Status {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let game = self.which.open(session)?;
        status(session, &game)
    }
}

/// `solo undo`.
#[derive(Debug, Args)]
pub struct Undo {
    #[command(flatten)]
    which: GameNameArgs,
}

impl RunCommand for Undo {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mut game = self.which.open(session)?;
        let taken_back = game.undo()?;
        if session.format() == Format::Json {
            return status(session, &game);
        }
        let names = cards::names(session)?;
        let mut page = undone(session.texts, &names, &game.book, &taken_back);
        page.append(board::status(session.texts, &names, &game.book, game.name(), &game.state));
        Ok(Found::shown(page))
    }
}

/// `solo redo`.
#[derive(Debug, Args)]
pub struct Redo {
    #[command(flatten)]
    which: GameNameArgs,
}

impl RunCommand for Redo {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mut game = self.which.open(session)?;
        game.redo()?;
        status(session, &game)
    }
}

/// `solo resume`.
#[derive(Debug, Args)]
pub struct Resume {
    #[arg(add = ArgKind::SoloGame)]
    name: String,
}

impl RunCommand for Resume {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mut game = Game::open(session, Some(&self.name))?;
        game.resume()?;
        status(session, &game)
    }
}
