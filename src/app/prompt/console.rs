//! Where lines are read and answers shown.

use std::io;

use crate::prompt::menu::Offers;
use words::Problem;

/// Which prompts have a memory in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Memory {
    /// The questions of a game.
    Play,
    /// What is asked before a game.
    New,
    /// What is asked behind one.
    Score,
}

/// A line of more bytes than are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLong {
    /// The most that are read.
    pub most: usize,
}

/// A line that was read; `None` when there is no more.
pub type LineRead = Option<Result<String, TooLong>>;

/// Where lines are read and answers shown.
pub trait Console {
    /// Whether a player sits at it.
    fn is_live(&self) -> bool;

    /// Whether the Tab key completes.
    fn completes(&self) -> bool;

    /// Lines that are in view at once, where a player sits at a terminal that tells.
    fn rows(&self) -> Option<usize> {
        None
    }

    /// Whether there is anything to read. Waits for it, or for the end.
    ///
    /// # Errors
    /// When it cannot be read.
    fn has_more(&self) -> io::Result<bool>;

    /// Shows a text.
    ///
    /// # Errors
    /// When the reader went away.
    fn say(&self, text: &str) -> io::Result<()>;

    /// Reads a line behind a prompt, without signs that steer.
    ///
    /// # Errors
    /// When nothing can be written or read any more.
    fn read(&self, prompt: &str, offers: &dyn Fn() -> Offers) -> Result<LineRead, Problem>;

    /// The next line, read without an editor and a prompt.
    ///
    /// # Errors
    /// When nothing can be read, or an input that nobody types has more lines than are read at once.
    fn plain_line(&self) -> Result<LineRead, Problem>;
}
