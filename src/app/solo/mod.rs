//! `tricorder solo`: the assistant for the computer opponent of Captain's Chair.

pub mod cadet;
pub mod captains;
pub mod card_ticks;
pub mod cards;
pub mod checklist;
mod command;
pub mod control;
mod correct;
pub mod entry_kinds;
mod event;
pub mod game;
pub mod games;
mod log;
pub mod new;
mod notation;
pub mod pick;
pub mod picture;
mod play;
pub mod program;
pub mod public;
pub mod question;
mod remove;
pub mod reply;
mod resolve;
pub mod resolved;
pub mod results;
pub mod rulebook;
pub mod score;
pub mod setup_choices;
mod stats;
pub mod status;
mod stored;
pub mod story;
pub mod table_change;
pub mod tally;
pub mod tally_form;
mod valuation;
mod value;

pub use log::History;
pub use resolve::Resolve;
pub use stats::Stats;

use clap::Args;

use ::solo::state::setup::Setup;
use model::Mode;
use page::locale::Texts;
use words::Term;
use words::names::captain_name;

use super::commands::commands;

/// What `tricorder solo` takes: one of its subcommands.
#[derive(Debug, Args)]
pub struct Solo {
    #[command(subcommand)]
    command: Command,
}

commands! { of Solo:
    /// Begins a game and shows its set-up.
    New(new::New),
    /// Goes on with a game: the Bot's whole turn, question by question.
    Play(play::Play),
    /// Shows the whole table of a game.
    Status(stored::Status),
    /// Reports what the player's turn did to the Bot.
    Event(event::Event),
    /// Sets anything that differs from the table.
    Correct(correct::Correct),
    /// Takes back the last answer, event or correction.
    Undo(stored::Undo),
    /// Puts back what was taken back.
    Redo(stored::Redo),
    /// Tells all that happened.
    Log(History),
    /// Counts the points of Final Scoring and compares them with the Bot.
    Score(score::Score),
    /// Counts the games won by Bot, level and captain.
    Stats(Stats),
    /// Lists all games.
    List(games::Games),
    /// Makes another game the current one.
    Resume(stored::Resume),
    /// Removes a game; it can be brought back for thirty days.
    #[command(alias = "delete")]
    Remove(remove::Remove),
    /// Brings back a removed game or training.
    Restore(remove::Restore),
    /// Keeps track of a game without an opponent.
    Cadet(cadet::Cadet),
    /// Shows the row a card activates, and what happens then.
    Resolve(Resolve),
    /// Works out the value of cards, with all addends.
    Value(value::Value),
    /// Tells which card or Location the Bot chooses.
    Pick(pick::Pick),
    /// Lists all captains the Bot can play.
    Captains(captains::Captains),
    /// Shows the program of a captain in full.
    Program(program::Program),
}

/// The name of a level of the Bot.
pub fn level(texts: &Texts, level: Mode) -> String {
    level.term(texts)
}

/// Captain and level of the Bot of a game.
pub fn opponent(texts: &Texts, setup: &Setup) -> String {
    format!("{} · {}", captain_name(setup.bot), level(texts, setup.difficulty))
}
