//! Talking with the player line by line.

use std::io::{self, BufRead, IsTerminal, Write};

use super::session::Session;
use crate::error::Error;
use crate::text::visible;

/// Standard input and output as a conversation.
pub struct Dialogue {
    /// What is typed does not show by itself.
    echo: bool,
}

impl Dialogue {
    pub fn new() -> Dialogue {
        Dialogue {
            echo: !io::stdin().is_terminal(),
        }
    }

    /// Whether a player sits at a terminal.
    pub fn is_live(&self) -> bool {
        !self.echo
    }

    /// Whether there is anything to read. Waits for it, or for the end.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn has_more(&self) -> Result<bool, Error> {
        Ok(!io::stdin().lock().fill_buf()?.is_empty())
    }

    /// Shows a text.
    ///
    /// # Errors
    /// When the reader went away.
    pub fn say(&self, text: &str) -> Result<(), Error> {
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes())?;
        Ok(out.flush()?)
    }

    /// Reads a line behind a prompt; `None` when there is no more.
    ///
    /// # Errors
    /// When nothing can be written or read any more.
    pub fn read(&self, prompt: &str) -> Result<Option<String>, Error> {
        self.say(prompt)?;
        let mut bytes = Vec::new();
        let count = io::stdin().lock().read_until(b'\n', &mut bytes)?;
        if count == 0 {
            self.say("\n")?;
            return Ok(None);
        }
        let line = visible(String::from_utf8_lossy(&bytes).trim()).into_owned();
        if self.echo {
            self.say(&format!("{line}\n"))?;
        }
        Ok(Some(line))
    }

    /// Asks until the line can be read; an empty one is the default, if there is one. What is wrong with
    /// a line is said. `None` when there is no more to read.
    ///
    /// # Errors
    /// When nothing can be written or read any more.
    pub fn ask<T>(
        &self,
        session: &Session<'_>,
        prompt: &str,
        default: Option<T>,
        parse: impl Fn(&str) -> Result<T, Error>,
    ) -> Result<Option<T>, Error> {
        loop {
            let Some(line) = self.read(prompt)? else {
                return Ok(None);
            };
            if line.is_empty() && default.is_some() {
                return Ok(default);
            }
            match parse(&line) {
                Ok(value) => return Ok(Some(value)),
                Err(error) => self.say(&session.complaint(&error))?,
            }
        }
    }
}
