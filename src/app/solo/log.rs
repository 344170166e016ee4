//! `tricorder solo log`: what happened in a game.

use clap::Args;
use serde::Serialize;

use crate::options::Format;
use crate::session::Session;
use crate::solo::cards;
use crate::solo::stored::GameNameArgs;
use crate::solo::story::{StepDocument, document_steps, story};
use crate::{Found, RunCommand};
use model::Lang;
use page::Page;
use page::locale::{Texts, msg};
use words::Problem;

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
        History { which: GameNameArgs::new(name), limit: None }
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
        if told.is_empty() {
            page.say(msg::solo_log_none(session.texts));
        }
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
