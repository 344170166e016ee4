//! A stored solo game: its log, the facts it needs, and where it stands.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;

use crate::logs;
use crate::session::Session;
use crate::solo::question;
use crate::solo::reply::{GuessedCards, Reader};
use crate::solo::rulebook::rulebook;
use crate::solo::table_change::is_of_table;
use crate::user::User;
use keep::logs::{LogKind, StoredLog};
use model::{EntryId, Marks};
use page::FilledForm;
use page::locale::{msg, say};
use solo::state::log::{LogEntry, LogState, replay};
use solo::state::setup::{Rulebook, Setup};
use solo::state::step::Step;
use words::Problem;
use words::effects::Names;

/// What is kept beside a game: ticks of its set-up, what is filled in and not sent, what is filled in of Final Scoring.
const TICKS: &str = "set-up";
const DRAFT: &str = "draft";
const TALLY: &str = "tally";

/// A game being played. What is appended is on disk before it counts.
pub struct Game {
    user: User,
    log: StoredLog,
    entries: Vec<LogEntry>,
    /// The printed facts and the set-up that the rules go by.
    pub book: Rulebook,
    /// Where the game stands after all entries that count.
    pub state: LogState,
    /// What was understood of names that were not typed in full.
    pub guessed: GuessedCards,
}

impl Game {
    /// Begins a game under a name, else under the Bot's captain and level: `koloth-commander`, with a
    /// number if that is taken.
    ///
    /// # Errors
    /// When the name is taken, or the data lacks something.
    pub fn begin(session: &Session<'_>, name: Option<&str>, setup: Setup) -> Result<Game, Problem> {
        let book = rulebook(session, setup.clone())?;
        let mut user = session.user()?;
        let plain = format!("{}-{}", setup.bot.code(), setup.difficulty.code());
        let first = LogEntry::Started(setup);
        let log = logs::begin(&mut user, LogKind::Solo, name, &plain, &first)?;
        let state = LogState::new(&book);
        Ok(Game { user, log, entries: Vec::new(), book, state, guessed: GuessedCards::default() })
    }

    /// Opens the game of a name, or the one used last.
    ///
    /// # Errors
    /// When there is none, or its log cannot be replayed.
    pub fn open(session: &Session<'_>, name: Option<&str>) -> Result<Game, Problem> {
        let mut user = session.user()?;
        let log = logs::find(
            &mut user,
            LogKind::Solo,
            name,
            Problem::missing(say::err_no_game()).hint(say::hint_no_game()),
        )?;
        let (setup, entries) = read(&mut user, &log)?;
        let book = rulebook(session, setup)?;
        let state = play(&book, &log, &entries)?;
        Ok(Game { user, log, entries, book, state, guessed: GuessedCards::default() })
    }

    /// The name of the game.
    pub fn name(&self) -> &str {
        &self.log.name
    }

    /// How often it has changed: more whenever it goes on or back.
    pub fn changes(&self) -> usize {
        self.log.changes
    }

    /// How often it has changed and its mark, as `3-9f2c`: no other game of its name has that mark.
    pub fn version(&self) -> String {
        self.log.version()
    }

    /// Whether there is something to take back, and something taken back to put back.
    pub fn undo_and_redo(&self) -> (bool, bool) {
        (self.log.head > 1, self.log.head < self.log.entries)
    }

    /// Whether the Bot's turn began with the last entry but for what was set right since, and asks how the table stands.
    pub fn has_just_begun(&self) -> bool {
        let asked = self.state.question.as_ref();
        let last = self.entries.iter().rfind(|entry| !matches!(entry, LogEntry::Correct(_)));
        last == Some(&LogEntry::Turn) && asked.is_some_and(is_of_table)
    }

    /// How many steps of the last chapter had been told before the last entry. What is set right tells nothing: what was
    /// news before it still is.
    ///
    /// # Errors
    /// When the log cannot be replayed.
    pub fn steps_before(&self) -> Result<usize, Problem> {
        let tells = |entry: &LogEntry| !matches!(entry, LogEntry::Correct(_));
        let Some(last) = self.entries.iter().rposition(tells) else {
            return Ok(0);
        };
        let before = play(&self.book, &self.log, &self.entries[..last])?;
        let is_same = before.chapters.len() == self.state.chapters.len();
        Ok(before.news_count().filter(|_| is_same).unwrap_or(0))
    }

    /// The player's tokens in the Neutral Zone, as last told. A fleet was told as 2 Ships, but scores
    /// as the one token it is: `None` where it may be among those told.
    pub fn own_tokens(&self) -> Option<u8> {
        let sites = &self.state.table.zone;
        if self.book.own_board.fleet.is_some() && sites.iter().any(|site| site.player.ships > 1) {
            return None;
        }
        let tokens: u32 = sites.iter().map(|site| site.player.count()).sum();
        Some(u8::try_from(tokens).unwrap_or(u8::MAX))
    }

    /// Places for traits on the player's board, if it has any.
    pub fn own_places(&self) -> Option<usize> {
        let marks = self.book.own_board.marks.as_ref();
        marks.map(Marks::places)
    }

    /// Cards of neither crew that the log names and that lie neither with the Bot nor in the Market, the Neutral Zone
    /// or the Junk, in the order of their ids: the player may have them.
    ///
    /// # Errors
    /// Never in practice: a log is plain data.
    pub fn seen_cards(&self) -> Result<Vec<EntryId>, Problem> {
        let (book, table) = (&self.book, &self.state.table);
        let mut named = ids_of(&self.entries)?;
        let mut lying = ids_of(table)?;
        lying.retain(|id| !table.gone.contains(id) && !table.reinforcements.contains(id));
        named.extend(table.reinforcements.iter().cloned());
        let crews = [book.setup.bot, book.setup.captain];
        let is_common = |id: &EntryId| book.card(id).is_some_and(|card| !crews.contains(&card.deck));
        Ok(named.difference(&lying).filter(|id| is_common(id)).cloned().collect())
    }

    /// Reads words against the table.
    pub fn reader<'a>(&'a self, session: &Session<'_>, names: &'a Names) -> Reader<'a> {
        Reader {
            book: &self.book,
            table: &self.state.table,
            lang: session.texts.lang(),
            names,
            guessed: &self.guessed,
        }
    }

    /// How names were understood that were not typed in full.
    pub fn taken_as(&self, session: &Session<'_>, names: &Names, cards: &[EntryId]) -> String {
        msg::play_taken_as(session.texts, question::titles(session.texts, names, &self.book, cards))
    }

    /// Goes on with an entry: first on disk, then here.
    ///
    /// # Errors
    /// When another process has gone on with the game; then nothing is changed.
    pub fn append(&mut self, entry: LogEntry) -> Result<(), Problem> {
        let mut entries = self.entries.clone();
        entries.push(entry);
        // Played before it is kept: what the rules refuse never gets into the log.
        let state = play(&self.book, &self.log, &entries)?;
        if let Some(entry) = entries.last() {
            self.log = logs::append(&mut self.user, &self.log, entry)?;
        }
        self.entries = entries;
        self.state = state;
        Ok(())
    }

    /// Takes back the last entry. Returns the steps that fell away with it.
    ///
    /// # Errors
    /// When there is none, or another process has gone on.
    pub fn undo(&mut self) -> Result<Vec<Step>, Problem> {
        if self.log.head <= 1 {
            return Err(Problem::nothing_to_undo());
        }
        let told = |state: &LogState| -> Vec<Step> {
            state.chapters.iter().flat_map(|chapter| chapter.steps.iter().cloned()).collect()
        };
        let mut before = told(&self.state);
        self.rewind(self.log.head - 1)?;
        let left = told(&self.state).len().min(before.len());
        Ok(before.split_off(left))
    }

    /// Puts back what was taken back last.
    ///
    /// # Errors
    /// When nothing was taken back, or another process has gone on.
    pub fn redo(&mut self) -> Result<(), Problem> {
        if self.log.head >= self.log.entries {
            return Err(Problem::misuse(say::err_nothing_to_redo()).hint(say::hint_nothing_to_redo()));
        }
        self.rewind(self.log.head + 1)
    }

    /// The points of the set-up that are ticked, counted from 0.
    ///
    /// # Errors
    /// When the user database cannot be read.
    pub fn ticks(&self, session: &Session<'_>) -> Result<Vec<u8>, Problem> {
        let kept = session.user()?.with(|db| db.setting(&setting_of(TICKS, &self.log)))?.unwrap_or_default();
        Ok(kept.split(',').filter_map(|tick| tick.parse().ok()).collect())
    }

    /// Keeps which points of the set-up are ticked, counted from 0.
    ///
    /// # Errors
    /// When the user database cannot be written.
    pub fn keep_ticks(&self, session: &Session<'_>, ticks: &[u8]) -> Result<(), Problem> {
        let kept = ticks.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
        session.user()?.with(|db| db.keep_setting(&setting_of(TICKS, &self.log), &kept))
    }

    /// What was filled in of Final Scoring, on the page or at a terminal; `None` if nothing was.
    ///
    /// # Errors
    /// When the user database cannot be read.
    pub fn kept_tally(&self, session: &Session<'_>) -> Result<Option<FilledForm>, Problem> {
        let kept = session.user()?.with(|db| db.setting(&setting_of(TALLY, &self.log)))?;
        Ok(kept.map(|kept| FilledForm::from_query(kept.as_bytes())))
    }

    /// What is filled in of the game as it stands, and not sent yet; empty if there is nothing.
    ///
    /// # Errors
    /// When the user database cannot be read.
    pub fn draft(&self, session: &Session<'_>) -> Result<FilledForm, Problem> {
        let kept = session.user()?.with(|db| db.setting(&setting_of(DRAFT, &self.log)))?.unwrap_or_default();
        let of_now = kept.split_once(' ').filter(|(version, _)| *version == self.version());
        Ok(of_now.map(|(_, draft)| FilledForm::from_query(draft.as_bytes())).unwrap_or_default())
    }

    /// Keeps what is filled in of the game as it stands, in place of what was before.
    ///
    /// # Errors
    /// When the user database cannot be written.
    pub fn keep_draft(&self, session: &Session<'_>, draft: &FilledForm) -> Result<(), Problem> {
        keep_draft(session, &self.log, draft)
    }

    /// Makes this the game used last.
    ///
    /// # Errors
    /// When another process has gone on with it.
    pub fn resume(&mut self) -> Result<(), Problem> {
        self.rewind(self.log.head)
    }

    /// Removes a game, whatever its log holds.
    ///
    /// # Errors
    /// When there is no game of this name.
    pub fn delete(session: &Session<'_>, name: &str) -> Result<(), Problem> {
        let mut user = session.user()?;
        let log = logs::load_log(&mut user, LogKind::Solo, name)?;
        user.with(|db| db.delete(&log))
    }

    fn rewind(&mut self, head: usize) -> Result<(), Problem> {
        let log = &self.log;
        self.log = self.user.with(|db| db.rewind(log, head))?;
        let (_, entries) = read(&mut self.user, &self.log)?;
        self.state = play(&self.book, &self.log, &entries)?;
        self.entries = entries;
        Ok(())
    }
}

/// Keeps what is filled in of a game that stands at a version; of one that has gone on it is nothing any more.
///
/// # Errors
/// When there is no game of this name, or the user database cannot be written.
pub fn keep_draft_at(session: &Session<'_>, name: &str, version: &str, draft: &FilledForm) -> Result<(), Problem> {
    let log = logs::load_log(&mut session.user()?, LogKind::Solo, name)?;
    if log.version() == version { keep_draft(session, &log, draft) } else { Ok(()) }
}

fn keep_draft(session: &Session<'_>, log: &StoredLog, draft: &FilledForm) -> Result<(), Problem> {
    let kept = format!("{} {}", log.version(), draft.to_query());
    session.user()?.with(|db| db.keep_setting(&setting_of(DRAFT, log), &kept))
}

/// Keeps what is filled in of Final Scoring, before and after it is scored.
///
/// # Errors
/// When there is no game of this name, or the user database cannot be written.
pub fn keep_tally(session: &Session<'_>, name: &str, filled: &FilledForm) -> Result<(), Problem> {
    let mut user = session.user()?;
    let log = logs::load_log(&mut user, LogKind::Solo, name)?;
    user.with(|db| db.keep_setting(&setting_of(TALLY, &log), &filled.to_query()))
}

/// Under which setting something is kept beside a game. A later game of the same name begins without it.
fn setting_of(what: &str, log: &StoredLog) -> String {
    format!("{what} {} {}", log.name, log.created)
}

/// The setups of all stored games, with their names, last used first. A log that cannot be read is
/// left out of the setups, not of the names.
///
/// # Errors
/// When the user database cannot be read.
pub fn list_games(session: &Session<'_>) -> Result<Vec<(StoredLog, Option<Setup>)>, Problem> {
    let mut user = session.user()?;
    let logs = user.with(|db| db.list(LogKind::Solo))?;
    logs.into_iter()
        .map(|log| {
            let setup = setup_of(&mut user, &log)?;
            Ok((log, setup))
        })
        .collect()
}

/// The choices a stored game was begun with, without playing it again; `None` if its log cannot be read.
///
/// # Errors
/// When the user database cannot be read.
pub fn setup_of(user: &mut User, log: &StoredLog) -> Result<Option<Setup>, Problem> {
    Ok(ignore_damage(read(user, log))?.map(|(setup, _)| setup))
}

/// Where a stored game stands, with its facts; `None` if its log cannot be read or replayed.
///
/// # Errors
/// When the user database or the data cannot be read.
pub fn replay_stored(session: &Session<'_>, log: &StoredLog) -> Result<Option<(Rulebook, LogState)>, Problem> {
    let mut user = session.user()?;
    let Some((setup, entries)) = ignore_damage(read(&mut user, log))? else {
        return Ok(None);
    };
    let book = rulebook(session, setup)?;
    let state = replay(&book, &entries).ok();
    Ok(state.map(|state| (book, state)))
}

/// What can be read of a log; `None` if it is damaged. A server that does not answer says nothing of that.
fn ignore_damage<T>(read: Result<T, Problem>) -> Result<Option<T>, Problem> {
    match read {
        Err(error) if error.is_away() => Err(error),
        read => Ok(read.ok()),
    }
}

fn read(user: &mut User, log: &StoredLog) -> Result<(Setup, Vec<LogEntry>), Problem> {
    let mut entries = logs::entries(user, log)?.into_iter();
    let Some(LogEntry::Started(setup)) = entries.next() else {
        return Err(logs::unplayable(log, 0));
    };
    Ok((setup, entries.collect()))
}

fn play(book: &Rulebook, log: &StoredLog, entries: &[LogEntry]) -> Result<LogState, Problem> {
    replay(book, entries).map_err(|broken| logs::unplayable(log, broken.number))
}

/// Every id in plain data, wherever it stands.
fn ids_of(data: &impl Serialize) -> Result<BTreeSet<EntryId>, Problem> {
    let document = serde_json::to_value(data).map_err(std::io::Error::from)?;
    let mut found = BTreeSet::new();
    add_ids(&document, &mut found);
    Ok(found)
}

fn add_ids(document: &Value, found: &mut BTreeSet<EntryId>) {
    match document {
        Value::String(text) => found.extend(EntryId::try_from(text.clone())),
        Value::Array(parts) => parts.iter().for_each(|part| add_ids(part, found)),
        Value::Object(fields) => fields.values().for_each(|part| add_ids(part, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
