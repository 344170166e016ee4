//! Talking with the player line by line: at a terminal with an editor, else with lines as they come.

mod editor;
mod history;
mod menu;

use std::cell::{Cell, RefCell};
use std::io::{self, BufRead, IsTerminal, Read, Write};

use super::entry::lookup::Lookup;
use super::parsers::shown;
use super::session::Session;
use crate::error::{Error, UsageError};
use crate::locale::{Texts, msg};
use crate::model::Game;
use crate::page::Page;
use crate::render::{drawn, settled};
use crate::text::visible;
use crate::text::vocabulary::{Typed, words};
use editor::Editor;

pub use history::Memory;
pub use menu::{Branch, Menu, Offers};

/// Bytes a line may have; the longest answer takes a twentieth.
const LONGEST: usize = 10_000;

/// Bytes of a line that are passed over; one with more never ends.
const ENDLESS: u64 = 1 << 28;

/// Lines read of an input that nobody types; the longest game takes two fifths.
const MOST_LINES: usize = 1_000;

/// A line of more bytes than are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLong;

/// The next line without signs that steer; `None` when there is no more. Of one that is too long nothing is kept.
///
/// # Errors
/// When nothing can be read.
fn bounded_line(from: &mut impl BufRead) -> io::Result<Option<Result<String, TooLong>>> {
    let mut bytes = Vec::new();
    let most = LONGEST as u64 + 1;
    if from.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() > LONGEST && bytes.last() != Some(&b'\n') {
        if from.by_ref().take(ENDLESS).skip_until(b'\n')? as u64 == ENDLESS {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        return Ok(Some(Err(TooLong)));
    }
    let line = String::from_utf8_lossy(&bytes);
    Ok(Some(Ok(visible(line.trim()).into_owned())))
}

/// Standard input and output as a conversation.
pub struct Dialogue {
    /// What is typed does not show by itself.
    echo: bool,
    /// Reads the lines of a player who sits at a terminal that can be written on anywhere.
    editor: RefCell<Option<Editor>>,
    /// Lines read that nobody typed.
    lines: Cell<usize>,
}

impl Dialogue {
    /// A conversation whose lines are remembered together.
    pub fn new(session: &Session<'_>, memory: Memory) -> Dialogue {
        let plain = Dialogue::plain();
        let is_edited = plain.is_live() && io::stdout().is_terminal() && has_cursor();
        let lang = session.texts.lang();
        let editor = is_edited.then(|| Editor::new(&session.folders, lang, memory));
        Dialogue {
            editor: RefCell::new(editor.flatten()),
            ..plain
        }
    }

    /// A conversation of a single question: nothing is remembered or completed.
    pub fn plain() -> Dialogue {
        Dialogue {
            echo: !io::stdin().is_terminal(),
            editor: RefCell::new(None),
            lines: Cell::new(0),
        }
    }

    /// Whether a player sits at a terminal.
    pub fn is_live(&self) -> bool {
        !self.echo
    }

    /// Whether the Tab key completes.
    pub fn completes(&self) -> bool {
        self.editor.borrow().is_some()
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
        out.write_all(settled(&drawn(text)).as_bytes())?;
        Ok(out.flush()?)
    }

    /// Reads a line behind a prompt; `None` when there is no more. One that is too long is asked for again.
    ///
    /// # Errors
    /// When nothing can be written or read any more.
    pub fn read(
        &self,
        texts: &Texts,
        prompt: &str,
        offers: impl Fn() -> Offers,
    ) -> Result<Option<String>, Error> {
        loop {
            let line = match self.editor.borrow_mut().as_mut() {
                Some(editor) => self.edited(editor, prompt, offers())?,
                None => self.typed(prompt)?,
            };
            match line {
                None => return Ok(None),
                Some(Ok(line)) => return Ok(Some(line)),
                Some(Err(TooLong)) => {
                    self.say(&format!("{}\n", msg::play_line_too_long(texts, LONGEST)))?;
                }
            }
        }
    }

    /// Reads a line with the editor, which knows one line of the prompt.
    fn edited(
        &self,
        editor: &mut Editor,
        prompt: &str,
        offers: Offers,
    ) -> Result<Option<Result<String, TooLong>>, Error> {
        let (above, prompt) = match prompt.rfind('\n') {
            Some(end) => prompt.split_at(end + 1),
            None => ("", prompt),
        };
        self.say(above)?;
        let line = editor.read(&drawn(prompt), offers)?;
        Ok(line.map(|line| match line.len() {
            ..=LONGEST => Ok(visible(line.trim()).into_owned()),
            _ => Err(TooLong),
        }))
    }

    fn typed(&self, prompt: &str) -> Result<Option<Result<String, TooLong>>, Error> {
        self.say(prompt)?;
        let line = self.plain_line()?;
        match &line {
            None => self.say("\n")?,
            Some(Ok(line)) if self.echo => self.say(&format!("{line}\n"))?,
            Some(_) => {}
        }
        Ok(line)
    }

    /// The next line, read without the editor; `None` when there is no more.
    ///
    /// # Errors
    /// When nothing can be read, or an input that nobody types has more lines than are read at once.
    pub fn plain_line(&self) -> Result<Option<Result<String, TooLong>>, Error> {
        let line = bounded_line(&mut io::stdin().lock())?;
        if line.is_some() && self.echo {
            self.count()?;
        }
        Ok(line)
    }

    fn count(&self) -> Result<(), UsageError> {
        let read = self.lines.get();
        if read == MOST_LINES {
            return Err(UsageError::TooManyLines { most: MOST_LINES });
        }
        self.lines.set(read + 1);
        Ok(())
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
        answers: &[String],
        parse: impl Fn(&str) -> Result<T, Error>,
    ) -> Result<Option<T>, Error> {
        let offers = || Offers {
            answers: Menu::of(answers.to_vec()),
            commands: quitting(session.texts),
        };
        loop {
            let Some(line) = self.read(session.texts, prompt, offers)? else {
                return Ok(None);
            };
            if is_farewell(&line) {
                return Ok(None);
            }
            if let Some(words) = looked_up(&line) {
                self.explain(session, words)?;
                continue;
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

    /// Shows what words mean, or without any what can be typed at a prompt.
    fn explain(&self, session: &Session<'_>, words: &str) -> Result<(), Error> {
        if words.is_empty() {
            let help = Page::of(msg::play_prompt_help(session.texts));
            return self.say(&session.terminal.render(&help));
        }
        match self.look_up(session, words) {
            Err(error) if !error.is_closed_pipe() => self.say(&session.complaint(&error)),
            told => told,
        }
    }

    /// Shows what words mean.
    ///
    /// # Errors
    /// When they mean nothing, or nothing can be written any more.
    pub fn look_up(&self, session: &Session<'_>, words: &str) -> Result<(), Error> {
        let answer = Lookup::of(words, Game::CaptainsChair).run(session)?;
        self.say(&answer.text)?;
        answer.problem.map_or(Ok(()), Err)
    }
}

/// Whether the terminal has a cursor that can be moved.
fn has_cursor() -> bool {
    std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

/// The only command every prompt knows, beside that for look-ups.
fn quitting(texts: &Texts) -> Menu {
    Menu {
        words: Vec::new(),
        branches: vec![Branch::new(
            forms(texts, words::COMMAND_QUIT),
            Menu::default(),
        )],
    }
}

/// The forms of a word, those of the player's language first.
pub fn forms(texts: &Texts, word: Typed) -> Vec<String> {
    let own = shown(word, texts.lang());
    let others = word.forms().filter(|form| *form != own);
    std::iter::once(own)
        .chain(others)
        .map(str::to_owned)
        .collect()
}

/// The words of a look-up: `:?warp`, `?warp`; empty for a question mark alone.
pub fn looked_up(line: &str) -> Option<&str> {
    line.strip_prefix(":?")
        .or(line.strip_prefix('?'))
        .map(str::trim)
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
    fn a_question_mark_looks_up_what_stands_behind_it() {
        for line in [":?warp", "?warp", ":? warp "] {
            assert_eq!(looked_up(line), Some("warp"));
        }
        assert_eq!(looked_up(":?"), Some(""));
        assert_eq!(looked_up("warp?"), None);
    }

    #[test]
    fn an_input_nobody_types_ends_somewhere() {
        let dialogue = Dialogue::plain();
        assert!((0..MOST_LINES).all(|_| dialogue.count().is_ok()));
        let refused = dialogue.count().expect_err("one too many");
        assert!(matches!(refused, UsageError::TooManyLines { most: 1_000 }));
    }

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
