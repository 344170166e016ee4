//! The commands of a game in conversation.

use crate::text::vocabulary;
use crate::text::vocabulary::{Typed, words};

/// What can be typed at any time, behind a colon; on the player's turn also without.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    Help,
    Status,
    Undo,
    Redo,
    Correct,
    Event,
    Quit,
}

/// Each with the words for it.
pub const COMMANDS: [(Typed, Command); 7] = [
    (words::COMMAND_HELP, Command::Help),
    (words::COMMAND_STATUS, Command::Status),
    (words::COMMAND_UNDO, Command::Undo),
    (words::COMMAND_REDO, Command::Redo),
    (words::COMMAND_CORRECT, Command::Correct),
    (words::COMMAND_EVENT, Command::Event),
    (words::COMMAND_QUIT, Command::Quit),
];

impl Command {
    /// The command a word means.
    pub fn from_word(word: &str) -> Option<Command> {
        if word == "?" {
            return Some(Command::Help);
        }
        vocabulary::meant(word, &COMMANDS)
    }
}
