//! A stored solo game: its log, the facts it needs, and where it stands.

use crate::cli::session::{Session, User};
use crate::error::Error;
use crate::solo::session::{Entry, State, replay};
use crate::solo::setup::{Rulebook, Setup};
use crate::store::{Log, LogKind, UserError};
use crate::text::closest;

use super::reply::Reader;
use super::rulebook::rulebook;

/// At most this many suggestions.
const SUGGESTIONS: usize = 4;

/// A game being played. What is appended is on disk before it counts.
pub struct Game {
    user: User,
    log: Log,
    entries: Vec<Entry>,
    pub book: Rulebook,
    pub state: State,
}

impl Game {
    /// Begins a game under a name.
    ///
    /// # Errors
    /// When the name is taken, or the data lacks something.
    pub fn begin(session: &Session<'_>, name: &str, setup: Setup) -> Result<Game, Error> {
        let book = rulebook(session, setup.clone())?;
        let mut user = session.user()?;
        let first = body(&Entry::Started(setup))?;
        let made = user.with(|db| match db.create(LogKind::Solo, name, &first) {
            Err(UserError::Taken) => Ok(None),
            other => other.map(Some),
        })?;
        let log = made.ok_or_else(|| Error::NameTaken {
            name: name.to_owned(),
        })?;
        let state = State::new(&book);
        Ok(Game {
            user,
            log,
            entries: Vec::new(),
            book,
            state,
        })
    }

    /// Opens the game of a name, or the one used last.
    ///
    /// # Errors
    /// When there is none, or its log cannot be replayed.
    pub fn open(session: &Session<'_>, name: Option<&str>) -> Result<Game, Error> {
        let mut user = session.user()?;
        let log = find(&mut user, name)?;
        let (setup, entries) = read(&mut user, &log)?;
        let book = rulebook(session, setup)?;
        let state = play(&book, &log, &entries)?;
        Ok(Game {
            user,
            log,
            entries,
            book,
            state,
        })
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.log.name
    }

    /// Reads words against the table.
    pub fn reader(&self, session: &Session<'_>) -> Reader<'_> {
        Reader {
            book: &self.book,
            table: &self.state.table,
            lang: session.screen.texts().lang(),
        }
    }

    /// Goes on with an entry: first on disk, then here.
    ///
    /// # Errors
    /// When another process has gone on with the game; then nothing is changed.
    pub fn append(&mut self, entry: Entry) -> Result<(), Error> {
        let mut entries = self.entries.clone();
        entries.push(entry);
        let state = play(&self.book, &self.log, &entries)?;
        let body = entries.last().map(body).transpose()?.unwrap_or_default();
        let log = &self.log;
        self.log = self.user.with(|db| db.append(log, &body))?;
        self.entries = entries;
        self.state = state;
        Ok(())
    }

    /// Takes back the last entry.
    ///
    /// # Errors
    /// When there is none, or another process has gone on.
    pub fn undo(&mut self) -> Result<(), Error> {
        if self.log.head <= 1 {
            return Err(Error::NothingLeft { what: "undo" });
        }
        self.rewind(self.log.head - 1)
    }

    /// Puts back what was taken back last.
    ///
    /// # Errors
    /// As [`Game::undo`].
    pub fn redo(&mut self) -> Result<(), Error> {
        if self.log.head >= self.log.entries {
            return Err(Error::NothingLeft { what: "redo" });
        }
        self.rewind(self.log.head + 1)
    }

    /// Makes this the game used last.
    ///
    /// # Errors
    /// When another process has gone on with it.
    pub fn resume(&mut self) -> Result<(), Error> {
        self.rewind(self.log.head)
    }

    /// Deletes a game for good, whatever its log holds.
    ///
    /// # Errors
    /// When there is no game of this name.
    pub fn delete(session: &Session<'_>, name: &str) -> Result<(), Error> {
        let mut user = session.user()?;
        let log = find(&mut user, Some(name))?;
        user.with(|db| db.delete(&log))
    }

    fn rewind(&mut self, head: usize) -> Result<(), Error> {
        let log = &self.log;
        self.log = self.user.with(|db| db.rewind(log, head))?;
        let (_, entries) = read(&mut self.user, &self.log)?;
        self.state = play(&self.book, &self.log, &entries)?;
        self.entries = entries;
        Ok(())
    }
}

/// The setups of all stored games, with their names, last used first. A log that cannot be read is
/// left out of the setups, not of the names.
///
/// # Errors
/// When the user database cannot be read.
pub fn stored(session: &Session<'_>) -> Result<Vec<(Log, Option<Setup>)>, Error> {
    let mut user = session.user()?;
    let logs = user.with(|db| db.list(LogKind::Solo))?;
    logs.into_iter()
        .map(|log| {
            let setup = read(&mut user, &log).ok().map(|(setup, _)| setup);
            Ok((log, setup))
        })
        .collect()
}

fn find(user: &mut User, name: Option<&str>) -> Result<Log, Error> {
    let Some(name) = name else {
        let log = user.with(|db| db.latest(LogKind::Solo))?;
        return log.ok_or(Error::NoGame);
    };
    if let Some(log) = user.with(|db| db.named(LogKind::Solo, name))? {
        return Ok(log);
    }
    let logs = user.with(|db| db.list(LogKind::Solo))?;
    let names = logs.iter().map(|log| log.name.as_str());
    let near = closest(name, names, SUGGESTIONS);
    Err(Error::UnknownName {
        name: name.to_owned(),
        suggestions: near.into_iter().map(str::to_owned).collect(),
    })
}

fn read(user: &mut User, log: &Log) -> Result<(Setup, Vec<Entry>), Error> {
    let bodies = user.with(|db| db.entries(log))?;
    let unplayable = |entry: usize| Error::Unplayable {
        name: log.name.clone(),
        entry: entry + 1,
    };
    let mut entries = bodies
        .iter()
        .enumerate()
        .map(|(number, body)| serde_json::from_str(body).map_err(|_| unplayable(number)));
    match entries.next().transpose()? {
        Some(Entry::Started(setup)) => Ok((setup, entries.collect::<Result<_, _>>()?)),
        _ => Err(unplayable(0)),
    }
}

fn play(book: &Rulebook, log: &Log, entries: &[Entry]) -> Result<State, Error> {
    replay(book, entries).map_err(|broken| Error::Unplayable {
        name: log.name.clone(),
        entry: broken.number + 1,
    })
}

fn body(entry: &Entry) -> Result<String, Error> {
    serde_json::to_string(entry).map_err(|error| Error::Output(error.into()))
}
