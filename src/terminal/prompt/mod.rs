//! Standard input and output as a conversation: at a terminal with an editor, else with lines as they come.

mod editor;

use std::cell::{Cell, RefCell};
use std::io::{self, BufRead, IsTerminal, Read, Write};

use editor::Editor;

use app::paths::Folders;
use app::prompt::{Console, LineRead, Memory, Offers, TooLong};
use model::Lang;
use model::text::visible;
use page::locale::say;
use page::render::{drawn, sanitize_output};
use ratatui_crossterm::crossterm::terminal::size;
use words::Problem;

/// Bytes a line may have; the longest answer takes a twentieth.
const LONGEST: usize = 10_000;

/// Bytes of a line that are passed over; one with more never ends.
const ENDLESS: u64 = 1 << 28;

/// Lines read of an input that nobody types; the longest game takes two fifths.
const MOST_LINES: usize = 1_000;

/// The next line without signs that steer; `None` when there is no more. Of one that is too long nothing is kept.
///
/// # Errors
/// When nothing can be read.
fn bounded_line(from: &mut impl BufRead) -> io::Result<LineRead> {
    let mut bytes = Vec::new();
    let most = LONGEST as u64 + 1;
    if from.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() > LONGEST && bytes.last() != Some(&b'\n') {
        if from.by_ref().take(ENDLESS).skip_until(b'\n')? as u64 == ENDLESS {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        return Ok(Some(Err(TooLong { most: LONGEST })));
    }
    let line = String::from_utf8_lossy(&bytes);
    Ok(Some(Ok(visible(line.trim()).into_owned())))
}

/// Standard input and output.
pub(crate) struct StandardConsole {
    /// What is typed does not show by itself.
    echo: bool,
    /// Reads the lines of a player who sits at a terminal that can be written on anywhere.
    editor: RefCell<Option<Editor>>,
    /// Lines read that nobody typed.
    lines: Cell<usize>,
}

impl StandardConsole {
    /// With an editor if the lines are remembered and somebody types them.
    pub(crate) fn new(folders: &Folders, lang: Lang, memory: Option<Memory>) -> StandardConsole {
        let plain = StandardConsole::plain();
        let is_edited = plain.is_live() && io::stdout().is_terminal() && has_cursor();
        let editor = memory.filter(|_| is_edited).and_then(|memory| Editor::new(folders, lang, memory));
        StandardConsole { editor: RefCell::new(editor), ..plain }
    }

    /// A console at which nothing is remembered or completed.
    pub(crate) fn plain() -> StandardConsole {
        StandardConsole { echo: !io::stdin().is_terminal(), editor: RefCell::new(None), lines: Cell::new(0) }
    }

    /// Reads a line with the editor, which knows one line of the prompt.
    fn edit(&self, editor: &mut Editor, prompt: &str, offers: Offers) -> Result<LineRead, Problem> {
        let (above, prompt) = match prompt.rfind('\n') {
            Some(end) => prompt.split_at(end + 1),
            None => ("", prompt),
        };
        self.say(above)?;
        let line = editor.read(&drawn(prompt), offers)?;
        Ok(line.map(|line| match line.len() {
            ..=LONGEST => Ok(visible(line.trim()).into_owned()),
            _ => Err(TooLong { most: LONGEST }),
        }))
    }

    fn read_typed(&self, prompt: &str) -> Result<LineRead, Problem> {
        self.say(prompt)?;
        let line = self.plain_line()?;
        match &line {
            None => self.say("\n")?,
            Some(Ok(line)) if self.echo => self.say(&format!("{line}\n"))?,
            Some(_) => {}
        }
        Ok(line)
    }

    fn count(&self) -> Result<(), Problem> {
        let read = self.lines.get();
        if read == MOST_LINES {
            return Err(Problem::misuse(say::err_too_many_lines(MOST_LINES)).hint(say::hint_too_many_lines()));
        }
        self.lines.set(read + 1);
        Ok(())
    }
}

impl Console for StandardConsole {
    fn is_live(&self) -> bool {
        !self.echo
    }

    fn completes(&self) -> bool {
        self.editor.borrow().is_some()
    }

    fn rows(&self) -> Option<usize> {
        let is_seen = self.is_live() && io::stdout().is_terminal();
        let size = if is_seen { size().ok() } else { None };
        size.map(|(_, rows)| rows.into())
    }

    fn has_more(&self) -> io::Result<bool> {
        Ok(!io::stdin().lock().fill_buf()?.is_empty())
    }

    fn say(&self, text: &str) -> io::Result<()> {
        let mut out = io::stdout().lock();
        out.write_all(sanitize_output(&drawn(text)).as_bytes())?;
        out.flush()
    }

    fn read(&self, prompt: &str, offers: &dyn Fn() -> Offers) -> Result<LineRead, Problem> {
        match self.editor.borrow_mut().as_mut() {
            Some(editor) => self.edit(editor, prompt, offers()),
            None => self.read_typed(prompt),
        }
    }

    fn plain_line(&self) -> Result<LineRead, Problem> {
        let line = bounded_line(&mut io::stdin().lock())?;
        if line.is_some() && self.echo {
            self.count()?;
        }
        Ok(line)
    }
}

/// Whether the terminal has a cursor that can be moved.
fn has_cursor() -> bool {
    std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_input_nobody_types_ends_somewhere() {
        let console = StandardConsole::plain();
        assert!((0..MOST_LINES).all(|_| console.count().is_ok()));
        let refused = console.count().expect_err("one too many");
        assert!(refused.is(say::ERR_TOO_MANY_LINES));
    }

    #[test]
    fn a_line_that_is_too_long_is_passed_over() {
        let text = format!("a\u{1b}b\n{}\nc", "x".repeat(3 * LONGEST));
        let mut from = io::Cursor::new(text);
        let mut next = || bounded_line(&mut from).expect("a text");
        assert_eq!(next(), Some(Ok("ab".to_owned())));
        assert_eq!(next(), Some(Err(TooLong { most: LONGEST })));
        assert_eq!(next(), Some(Ok("c".to_owned())));
        assert_eq!(next(), None);
    }
}
