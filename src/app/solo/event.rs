//! `tricorder solo event`: what the player's turn did to the Bot.

use clap::Args;
use serde::Serialize;

use crate::options::Format;
use crate::session::Session;
use crate::solo::entry_kinds::EventList;
use crate::solo::stored::{GameName, guessed};
use crate::solo::story::{StepDocument, document_steps, story};
use crate::solo::{cards, reply};
use crate::{Found, RunCommand};
use model::Lang;
use page::locale::{Texts, msg, say};
use solo::state::log::LogEntry;
use words::Problem;

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
        let example = || say::hint_example("tricorder solo event draw 2");
        let event = reply::parse_event(game.reader(session, &names), &self.words.join(" ")).map_err(|problem| {
            // What its own hint points to stands at a prompt only.
            if problem.is(say::ERR_UNREADABLE_REPLY) { problem.hint(example()) } else { problem }
        })?;
        game.append(LogEntry::Event(event))?;
        let chapter = game.state.chapters.last();
        let steps = chapter.map_or(&[][..], |chapter| &chapter.steps);
        let from = told.filter(|told| *told < steps.len()).unwrap_or_default();
        if session.format() == Format::Json {
            let texts = Lang::ALL.map(Texts::new);
            let steps = document_steps(&texts, &names, &game.book, &steps[from..]);
            return Found::document(&EventDocument { steps });
        }
        let mut page = guessed(session, &game, &names);
        page.append(story(session.texts, &names, &game.book, &steps[from..]));
        if game.state.question.is_some() {
            page.say(msg::play_event_asks(session.texts));
        }
        Ok(Found::shown(page))
    }
}

/// What an event made happen.
#[derive(Serialize)]
struct EventDocument {
    steps: Vec<StepDocument>,
}
