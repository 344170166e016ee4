//! Commands on a stored game as a whole: where it stands, what happened, one step back or forth, a
//! correction, an event, another game.

use clap::Args;

use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::locale::Texts;
use crate::model::Lang;
use crate::solo::session::Entry;
use crate::view::trace::{Story, steps_json};
use crate::view::{games, table as board};

use super::game::{Game, stored};
use super::{reply, table};

/// Which game, and how to answer.
#[derive(Debug, Args)]
pub struct Which {
    #[arg(long)]
    name: Option<String>,
    #[arg(long)]
    json: bool,
}

impl Which {
    fn open(&self, session: &Session<'_>) -> Result<Game, Error> {
        Game::open(session, self.name.as_deref())
    }

    fn status(&self, session: &Session<'_>, game: &Game) -> Result<Answer, Error> {
        Ok(Answer::found(if self.json {
            let document = board::status_json(&game.book, game.name(), &game.state);
            format!("{document:#}\n")
        } else {
            let names = table::names(session)?;
            board::status(
                &session.screen,
                &names,
                &game.book,
                game.name(),
                &game.state,
            )
        }))
    }
}

/// `solo status`.
#[derive(Debug, Args)]
pub struct Status {
    #[command(flatten)]
    which: Which,
}

impl Status {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let game = self.which.open(session)?;
        self.which.status(session, &game)
    }
}

/// `solo undo`.
#[derive(Debug, Args)]
pub struct Undo {
    #[command(flatten)]
    which: Which,
}

impl Undo {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut game = self.which.open(session)?;
        game.undo()?;
        self.which.status(session, &game)
    }
}

/// `solo redo`.
#[derive(Debug, Args)]
pub struct Redo {
    #[command(flatten)]
    which: Which,
}

impl Redo {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut game = self.which.open(session)?;
        game.redo()?;
        self.which.status(session, &game)
    }
}

/// `solo log`.
#[derive(Debug, Args)]
pub struct History {
    #[command(flatten)]
    which: Which,
    /// Only this many of the last Bot turns and events.
    #[arg(long)]
    last: Option<usize>,
}

impl History {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let game = self.which.open(session)?;
        let names = table::names(session)?;
        let chapters = &game.state.chapters;
        let skipped = self
            .last
            .map_or(0, |last| chapters.len().saturating_sub(last));
        let told = &chapters[skipped..];
        if self.which.json {
            let texts = Lang::ALL.map(Texts::new);
            let told = told
                .iter()
                .map(|chapter| steps_json(&texts, &names, &game.book, &chapter.steps));
            let document = serde_json::json!({
                "name": game.name(),
                "chapters": told.collect::<Vec<_>>(),
            });
            return Ok(Answer::found(format!("{document:#}\n")));
        }
        let story = Story::new(&session.screen, &names, &game.book);
        let told = told.iter().map(|chapter| story.steps(&chapter.steps));
        Ok(Answer::found(told.collect()))
    }
}

/// `solo correct`.
#[derive(Debug, Args)]
pub struct Correct {
    #[arg(required = true, num_args = 1.., allow_hyphen_values = true)]
    words: Vec<String>,
    #[command(flatten)]
    which: Which,
}

impl Correct {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut game = self.which.open(session)?;
        let correction = reply::correction(game.reader(session), &self.words.join(" "))?;
        game.append(Entry::Correct(correction))?;
        self.which.status(session, &game)
    }
}

/// `solo event`.
#[derive(Debug, Args)]
pub struct Event {
    #[arg(required = true, num_args = 1.., allow_hyphen_values = true)]
    words: Vec<String>,
    #[command(flatten)]
    which: Which,
}

impl Event {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut game = self.which.open(session)?;
        if game.state.question.is_some() {
            return Err(Error::QuestionOpen);
        }
        if game.state.table.ending.is_some() {
            return Err(Error::GameOver);
        }
        let event = reply::event(game.reader(session), &self.words.join(" "))?;
        game.append(Entry::Event(event))?;
        let names = table::names(session)?;
        let steps = game
            .state
            .chapters
            .last()
            .map_or(&[][..], |chapter| &chapter.steps);
        if self.which.json {
            let texts = Lang::ALL.map(Texts::new);
            let steps = steps_json(&texts, &names, &game.book, steps);
            return Ok(Answer::found(format!("{steps:#}\n")));
        }
        let mut text = Story::new(&session.screen, &names, &game.book).steps(steps);
        if game.state.question.is_some() {
            text.push_str(&session.screen.texts().get("play-event-asks"));
            text.push('\n');
        }
        Ok(Answer::found(text))
    }
}

/// `solo list`.
#[derive(Debug, Args)]
pub struct Games {
    #[arg(long)]
    json: bool,
}

impl Games {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let stored = stored(session)?;
        let games: Vec<games::Stored> = stored
            .into_iter()
            .map(|(log, setup)| games::Stored {
                name: log.name,
                entries: log.head,
                setup,
            })
            .collect();
        Ok(Answer::found(if self.json {
            games::list_json(&games)
        } else {
            games::list(&session.screen, &games)
        }))
    }
}

/// `solo resume`.
#[derive(Debug, Args)]
pub struct Resume {
    name: String,
    #[arg(long)]
    json: bool,
}

impl Resume {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut game = Game::open(session, Some(&self.name))?;
        game.resume()?;
        let which = Which {
            name: None,
            json: self.json,
        };
        which.status(session, &game)
    }
}

/// `solo delete`.
#[derive(Debug, Args)]
pub struct Delete {
    name: String,
}

impl Delete {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        Game::delete(session, &self.name)?;
        let texts = session.screen.texts();
        let text = texts.with("play-deleted", &[("name", self.name.into())]);
        Ok(Answer::found(format!("{text}\n")))
    }
}
