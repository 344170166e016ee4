//! Commands on a stored game as a whole: where it stands, what happened, one step back or forth, a
//! correction, an event, another game; how the finished ones ended.

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::ArgKind;
use crate::options::Format;
use crate::removal::{Consent, restore};
use crate::session::Session;
use crate::solo::entry_kinds::EventList;
use crate::solo::game::{Game, list_games};
use crate::solo::public::GameDocument;
use crate::solo::results::{GameResults, results};
use crate::solo::story::{StepDocument, document_steps, story, undone};
use crate::solo::{cards, games, reply, status as board};
use crate::trash::removal;
use crate::{Found, RunCommand, logs};
use keep::logs::LogKind;
use keep::trash::TrashKind;
use model::Lang;
use page::Page;
use page::locale::{Texts, msg};
use solo::state::log::LogEntry;
use solo::stats;
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
    fn open(&self, session: &Session<'_>) -> Result<Game, Problem> {
        Game::open(session, self.name.as_deref())
    }
}

/// Where a game stands.
fn status(session: &Session<'_>, game: &Game) -> Result<Found, Problem> {
    if session.format() == Format::Json {
        let standing = GameDocument::new(&game.book, game.name(), &game.state);
        return Found::document(&standing);
    }
    let names = cards::names(session)?;
    let page = board::status(session.texts, &names, &game.book, game.name(), &game.state);
    Ok(Found::shown(page))
}

/// How names were understood that were not typed in full; often nothing.
fn guessed(session: &Session<'_>, game: &Game, names: &Names) -> Page {
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

/// What `tricorder solo log` takes: the game, and how much of it is told.
#[derive(Debug, Args)]
pub struct History {
    #[command(flatten)]
    which: GameNameArgs,
    /// Only this many of the last Bot turns and events.
    #[arg(long)]
    limit: Option<usize>,
}

impl History {
    /// All of a game by its name.
    pub fn new(name: &str) -> History {
        History { which: GameNameArgs { stored: Some(name.to_owned()), name: None }, limit: None }
    }
}

impl RunCommand for History {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let game = self.which.open(session)?;
        let names = cards::names(session)?;
        let chapters = &game.state.chapters;
        let skipped = self.limit.map_or(0, |most| chapters.len().saturating_sub(most));
        let told = &chapters[skipped..];
        if session.format() == Format::Json {
            let texts = Lang::ALL.map(Texts::new);
            let told = told.iter().map(|chapter| document_steps(&texts, &names, &game.book, &chapter.steps));
            let document = HistoryDocument { name: game.name(), chapters: told.collect() };
            return Found::document(&document);
        }
        let mut page = Page::new();
        for chapter in told {
            page.append(story(session.texts, &names, &game.book, &chapter.steps));
        }
        Ok(Found::shown(page))
    }
}

/// What happened in a game, a list of steps for each Bot turn and event.
#[derive(Serialize)]
struct HistoryDocument<'a> {
    name: &'a str,
    chapters: Vec<Vec<StepDocument>>,
}

/// `solo correct`.
#[derive(Debug, Args)]
pub struct Correct {
    #[arg(required = true, num_args = 1.., allow_negative_numbers = true)]
    words: Vec<String>,
    #[command(flatten)]
    which: GameName,
}

impl RunCommand for Correct {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mut game = self.which.open(session)?;
        let names = cards::names(session)?;
        let reader = game.reader(session, &names);
        let correction = reply::parse_correction(reader, &self.words.join(" "))?;
        game.append(LogEntry::Correct(correction))?;
        if session.format() == Format::Json {
            return status(session, &game);
        }
        let mut page = guessed(session, &game, &names);
        page.append(board::status(session.texts, &names, &game.book, game.name(), &game.state));
        Ok(Found::shown(page))
    }
}

/// `solo event`.
#[derive(Debug, Args)]
pub struct Event {
    #[arg(required_unless_present = "list", num_args = 1.., allow_negative_numbers = true)]
    words: Vec<String>,
    /// What can be reported.
    #[arg(long, conflicts_with_all = ["words", "name"])]
    list: bool,
    #[command(flatten)]
    which: GameName,
}

impl RunCommand for Event {
    /// While a question of the Bot's turn is open the event is a Reaction.
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        if self.list {
            return Ok(Found::shown(EventList::all()));
        }
        let mut game = self.which.open(session)?;
        if !game.state.may_report() {
            return Err(Problem::question_open());
        }
        let told = game.state.news_count();
        if game.state.table.ending.is_some() {
            return Err(Problem::game_over());
        }
        let names = cards::names(session)?;
        let event = reply::parse_event(game.reader(session, &names), &self.words.join(" "))?;
        game.append(LogEntry::Event(event))?;
        let chapter = game.state.chapters.last();
        let steps = chapter.map_or(&[][..], |chapter| &chapter.steps);
        let from = told.filter(|told| *told < steps.len()).unwrap_or_default();
        if session.format() == Format::Json {
            let texts = Lang::ALL.map(Texts::new);
            let told = document_steps(&texts, &names, &game.book, &steps[from..]);
            return Found::document(&told);
        }
        let mut page = guessed(session, &game, &names);
        page.append(story(session.texts, &names, &game.book, &steps[from..]));
        if game.state.question.is_some() {
            page.say(msg::play_event_asks(session.texts));
        }
        Ok(Found::shown(page))
    }
}

/// `solo list`.
#[derive(Debug, Args)]
pub struct Games {}

impl RunCommand for Games {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let games = list_games(session)?.into_iter().map(|(log, setup)| games::StoredGame {
            name: log.name,
            entries: log.head,
            moved: log.moved,
            setup,
        });
        Ok(Found::shown(games::Games { games: games.collect() }))
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

/// `solo delete`.
#[derive(Debug, Args)]
pub struct Delete {
    #[arg(add = ArgKind::SoloGame)]
    name: String,
    #[command(flatten)]
    consent: Consent,
}

impl RunCommand for Delete {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mut user = session.user()?;
        let log = logs::load_log(&mut user, LogKind::Solo, &self.name)?;
        if let Some(kept) = self.consent.refusal(session, &log.name)? {
            return Ok(kept);
        }
        user.with(|db| db.delete(&log))?;
        let said = msg::play_deleted(session.texts, &log.name);
        Ok(Found::shown(removal(session.texts, said, TrashKind::Solo, &log.name)))
    }
}

/// `solo restore`.
#[derive(Debug, Args)]
pub struct Restore {
    name: Option<String>,
}

impl RunCommand for Restore {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        restore(session, &[TrashKind::Solo, TrashKind::Cadet], self.name.as_deref())
    }
}

#[derive(Debug, Args)]
pub struct Stats {}

impl RunCommand for Stats {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let GameResults { finished, unscored, running } = results(session)?;
        Ok(Found::shown(stats::GameStats::new(&finished, running, unscored)))
    }
}
