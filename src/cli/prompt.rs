//! Talking with the player line by line.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use super::session::Session;
use crate::error::Error;
use crate::locale::{Texts, msg};
use crate::text::visible;
use crate::text::vocabulary::words;

/// Bytes a line may have; the longest answer takes a twentieth.
const LONGEST: usize = 10_000;

/// A line of more bytes than are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLong;

/// The next line without signs that steer; `None` when there is no more. Of one that is too long nothing is kept.
///
/// # Errors
/// When nothing can be read.
pub fn bounded_line(from: &mut impl BufRead) -> io::Result<Option<Result<String, TooLong>>> {
    let mut bytes = Vec::new();
    let most = LONGEST as u64 + 1;
    if from.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() > LONGEST && bytes.last() != Some(&b'\n') {
        from.skip_until(b'\n')?;
        return Ok(Some(Err(TooLong)));
    }
    let line = String::from_utf8_lossy(&bytes);
    Ok(Some(Ok(visible(line.trim()).into_owned())))
}

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

    /// Reads a line behind a prompt; `None` when there is no more. One that is too long is asked for again.
    ///
    /// # Errors
    /// When nothing can be written or read any more.
    pub fn read(&self, texts: &Texts, prompt: &str) -> Result<Option<String>, Error> {
        loop {
            self.say(prompt)?;
            let line = match bounded_line(&mut io::stdin().lock())? {
                None => {
                    self.say("\n")?;
                    return Ok(None);
                }
                Some(Err(TooLong)) => {
                    self.say(&format!("{}\n", msg::play_line_too_long(texts, LONGEST)))?;
                    continue;
                }
                Some(Ok(line)) => line,
            };
            if self.echo {
                self.say(&format!("{line}\n"))?;
            }
            return Ok(Some(line));
        }
    }

    /// Asks until the line can be read; an empty one is the default, if there is one. What is wrong with
    /// a line is said. `None` when there is no more to read, or the player leaves with `:quit`.
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
            let Some(line) = self.read(session.texts, prompt)? else {
                return Ok(None);
            };
            if is_farewell(&line) {
                return Ok(None);
            }
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

/// `:quit`, in the words of either language.
pub fn is_farewell(line: &str) -> bool {
    let word = line.strip_prefix(':').map(str::trim);
    word.is_some_and(|word| words::COMMAND_QUIT.is(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_passed_over() {
        let text = format!("a\u{1b}b\n{}\nc", "x".repeat(3 * LONGEST));
        let mut from = io::Cursor::new(text);
        let mut next = || bounded_line(&mut from).expect("a text");
        assert_eq!(next(), Some(Ok("ab".to_owned())));
        assert_eq!(next(), Some(Err(TooLong)));
        assert_eq!(next(), Some(Ok("c".to_owned())));
        assert_eq!(next(), None);
    }
}
