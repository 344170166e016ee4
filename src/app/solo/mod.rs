//! `tricorder solo`: the assistant for the computer opponent of Captain's Chair.

mod cadet;
pub mod captains;
pub mod cards;
mod command;
pub mod game;
pub mod new;
mod notation;
mod pick;
mod play;
pub mod reply;
mod resolve;
pub mod results;
pub mod rulebook;
mod score;
pub mod setup_choices;
mod stored;
pub mod tally;
pub mod tally_form;
mod valuation;

pub use resolve::Resolve;
pub use stored::History;

use clap::Args;

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
    Event(stored::Event),
    /// Sets anything that differs from the table.
    Correct(stored::Correct),
    /// Takes back the last answer, event or correction.
    Undo(stored::Undo),
    /// Puts back what was taken back.
    Redo(stored::Redo),
    /// Tells all that happened.
    Log(History),
    /// Counts the points of Final Scoring and compares them with the Bot.
    Score(score::Score),
    /// Counts the games won by Bot, level and captain.
    Stats(stored::Stats),
    /// Lists all games.
    List(stored::Games),
    /// Makes another game the current one.
    Resume(stored::Resume),
    /// Removes a game; it can be brought back for thirty days.
    Delete(stored::Delete),
    /// Brings back a removed game or training.
    Restore(stored::Restore),
    /// Keeps track of a game without an opponent.
    Cadet(cadet::Cadet),
    /// Shows the row a card activates, and what happens then.
    Resolve(Resolve),
    /// Works out the value of cards, with all addends.
    Value(resolve::Value),
    /// Tells which card or Location the Bot chooses.
    Pick(pick::Pick),
    /// Lists all captains the Bot can play.
    Captains(captains::Captains),
    /// Shows the program of a captain in full.
    Program(captains::Program),
}
