//! Talking with the player line by line.

pub mod console;
mod matching;
pub mod menu;

use std::cell::Cell;

pub use console::{Console, LineRead, Memory, TooLong};
pub use matching::{CompletionStyle, behind, go_on, rest};
pub use menu::{Branch, Menu, Offers};

use crate::entry::lookup::Lookup;
use crate::parsers::shown;
use crate::session::Session;
use crate::{DynReport, RunCommand};
use model::text::vocabulary::{TypedForms, typed};
use model::{Feature, Game};
use page::locale::{Texts, msg};
use page::{Page, Span};
use words::Problem;
use words::problem::{self, Medium};

/// A view of fewer lines is shown everything at once.
const LEAST_ROWS: usize = 5;

/// A conversation with the player.
pub struct Dialogue {
    console: Box<dyn Console>,
    /// Commands of the program, as typed behind its name, with the words that do the same behind a colon.
    commands: &'static [(&'static str, TypedForms)],
    /// Whether the player left the last question.
    is_left: Cell<bool>,
}

impl Dialogue {
    /// A conversation whose lines are remembered together.
    pub fn new(session: &Session<'_>, memory: Memory) -> Dialogue {
        Dialogue::from_console(console(session, Some(memory)))
    }

    /// A conversation of a single question: nothing is remembered or completed.
    pub fn plain(session: &Session<'_>) -> Dialogue {
        Dialogue::from_console(console(session, None))
    }

    /// A conversation at a console.
    pub fn from_console(console: Box<dyn Console>) -> Dialogue {
        Dialogue { console, commands: &[], is_left: Cell::new(false) }
    }

    /// The same where some commands of the program can be typed behind a colon.
    pub fn with_commands(self, commands: &'static [(&'static str, TypedForms)]) -> Dialogue {
        Dialogue { commands, ..self }
    }

    /// Whether a player sits at a terminal.
    pub fn is_live(&self) -> bool {
        self.console.is_live()
    }

    /// Whether the player left the last question, and did not just run out of lines piped in.
    pub fn is_left(&self) -> bool {
        self.is_left.get()
    }

    /// Whether the Tab key completes.
    pub fn completes(&self) -> bool {
        self.console.completes()
    }

    /// Whether there is anything to read. Waits for it, or for the end.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn has_more(&self) -> Result<bool, Problem> {
        Ok(self.console.has_more()?)
    }

    /// Shows a text.
    ///
    /// # Errors
    /// When the reader went away.
    pub fn say(&self, text: &str) -> Result<(), Problem> {
        Ok(self.console.say(text)?)
    }

    /// Shows a text so that none of it leaves the view unread, also when so many lines follow: at the end of each
    /// screen it waits for Enter.
    ///
    /// # Errors
    /// When nothing can be written or read any more.
    pub fn say_in_view(&self, texts: &Texts, text: &str, below: usize) -> Result<(), Problem> {
        let Some(rows) = self.console.rows().filter(|rows| *rows > LEAST_ROWS) else {
            return self.say(text);
        };
        // One line is for the prompt, one for what was typed before.
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        let screens = lines.chunks(rows - 2);
        let last = screens.len().saturating_sub(1);
        for (number, screen) in screens.enumerate() {
            self.say(&screen.concat())?;
            if number < last || screen.len() + below + 2 > rows {
                self.console.read(&format!("{} ", msg::play_go_on(texts)), &Offers::default)?;
            }
        }
        Ok(())
    }

    /// The next line, read without the editor; `None` when there is no more.
    ///
    /// # Errors
    /// When nothing can be read, or an input that nobody types has more lines than are read at once.
    pub fn plain_line(&self) -> Result<LineRead, Problem> {
        self.console.plain_line()
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
    ) -> Result<Option<String>, Problem> {
        loop {
            match self.console.read(prompt, &offers)? {
                None => return Ok(None),
                Some(Ok(line)) => return Ok(Some(line)),
                Some(Err(TooLong { most })) => {
                    self.say(&format!("{}\n", msg::play_line_too_long(texts, most)))?;
                }
            }
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
        answers: &[String],
        parse: impl Fn(&str) -> Result<T, Problem>,
    ) -> Result<Option<T>, Problem> {
        let offers = || Offers { answers: Menu::new(answers.to_vec()), commands: quitting(session.texts) };
        loop {
            let line = self.read(session.texts, prompt, offers)?;
            self.is_left.set(line.as_deref().map_or(self.is_live(), is_farewell));
            let Some(line) = line.filter(|_| !self.is_left()) else {
                return Ok(None);
            };
            if let Some(words) = looked_up(&line).or_else(|| is_help(&line).then_some("")) {
                self.explain(session, words)?;
                continue;
            }
            if line.is_empty() && default.is_some() {
                return Ok(default);
            }
            match parse(&line) {
                Ok(value) => return Ok(Some(value)),
                Err(error) => self.complain(session, &error)?,
            }
        }
    }

    /// Says what is wrong with a line, and what can be typed instead.
    ///
    /// # Errors
    /// When nothing can be written any more.
    pub fn complain(&self, session: &Session<'_>, error: &Problem) -> Result<(), Problem> {
        self.show(session, problem::page(session.texts, error, Medium::Typed))
    }

    /// Shows a page: a command of the program in it becomes what can be typed at this prompt, and what is about one that
    /// cannot be is left out.
    ///
    /// # Errors
    /// When nothing can be written any more.
    pub fn show(&self, session: &Session<'_>, mut page: Page) -> Result<(), Problem> {
        page.replace_commands(|typed| {
            let (_, word) = self.commands.iter().find(|(command, _)| typed.starts_with(command))?;
            Some(Span::Command(format!(":{}", shown(*word, session.texts.lang()))))
        });
        self.say(&session.terminal.render(&page))
    }

    /// Shows what words mean, or without any what can be typed at a prompt.
    fn explain(&self, session: &Session<'_>, words: &str) -> Result<(), Problem> {
        if words.is_empty() {
            let help = Page::from_words(msg::play_prompt_help(session.texts));
            return self.say(&session.terminal.render(&help));
        }
        match self.look_up(session, words) {
            Err(error) if !error.is_closed_pipe() => self.complain(session, &error),
            told => told,
        }
    }

    /// Shows what words mean.
    ///
    /// # Errors
    /// When they mean nothing, or nothing can be written any more.
    pub fn look_up(&self, session: &Session<'_>, words: &str) -> Result<(), Problem> {
        let found = Lookup::new(words, Game::with(Feature::Opponent)).run(session)?;
        self.show(session, found.report.as_page(session.texts))?;
        found.problem.map_or(Ok(()), Err)
    }
}

fn console(session: &Session<'_>, memory: Option<Memory>) -> Box<dyn Console> {
    let lang = session.texts.lang();
    session.machine.console(&session.folders, lang, memory)
}

/// The only command every prompt knows, beside that for look-ups.
fn quitting(texts: &Texts) -> Menu {
    Menu { words: Vec::new(), branches: vec![Branch::new(forms(texts, typed::COMMAND_QUIT), Menu::default())] }
}

/// The forms of a word, those of the player's language first.
pub fn forms(texts: &Texts, word: TypedForms) -> Vec<String> {
    let own = shown(word, texts.lang());
    let others = word.forms().filter(|form| *form != own);
    std::iter::once(own).chain(others).map(str::to_owned).collect()
}

/// The words of a look-up: `:?warp`, `?warp`; empty for a question mark alone.
pub fn looked_up(line: &str) -> Option<&str> {
    line.strip_prefix(":?").or(line.strip_prefix('?')).map(str::trim)
}

/// `:quit` or the word alone, in either language: nothing that is asked for is called so.
pub fn is_farewell(line: &str) -> bool {
    typed::COMMAND_QUIT.is(without_colon(line))
}

/// `:help` or the word alone, in either language; a single letter may be the beginning of an answer.
pub fn is_help(line: &str) -> bool {
    typed::COMMAND_HELP.is(without_colon(line)) && line.len() > 1
}

fn without_colon(line: &str) -> &str {
    line.strip_prefix(':').unwrap_or(line).trim()
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;
    use std::cell::RefCell;
    use std::io;
    use std::rc::Rc;

    /// A view of some lines; what was shown between two waits.
    struct View {
        rows: usize,
        shown: Rc<RefCell<Vec<String>>>,
    }

    impl Console for View {
        fn is_live(&self) -> bool {
            true
        }

        fn completes(&self) -> bool {
            false
        }

        fn rows(&self) -> Option<usize> {
            Some(self.rows)
        }

        fn has_more(&self) -> io::Result<bool> {
            Ok(true)
        }

        fn say(&self, text: &str) -> io::Result<()> {
            self.shown.borrow_mut().last_mut().expect("a screen").push_str(text);
            Ok(())
        }

        fn read(&self, _: &str, _: &dyn Fn() -> Offers) -> Result<LineRead, Problem> {
            self.shown.borrow_mut().push(String::new());
            self.plain_line()
        }

        fn plain_line(&self) -> Result<LineRead, Problem> {
            Ok(Some(Ok(String::new())))
        }
    }

    #[test]
    fn nothing_leaves_the_view_before_enter() {
        let lines_shown = |rows, lines: usize, below| {
            let shown = Rc::new(RefCell::new(vec![String::new()]));
            let dialogue = Dialogue::from_console(Box::new(View { rows, shown: Rc::clone(&shown) }));
            let text = "line\n".repeat(lines);
            dialogue.say_in_view(&Texts::new(Lang::En), &text, below).expect("said");
            let screens = shown.borrow();
            screens.iter().map(|screen| screen.lines().count()).collect::<Vec<usize>>()
        };
        // Lines of the view, lines said, lines below: what stands on each screen, the last one that with what is below.
        for (rows, lines, below, expected) in [
            (24, 10, 5, vec![10]),
            (24, 20, 5, vec![20, 0]),
            (24, 50, 5, vec![22, 22, 6]),
            (24, 44, 3, vec![22, 22, 0]),
            (24, 0, 30, vec![0]),
            (3, 50, 5, vec![50]),
        ] {
            assert_eq!(lines_shown(rows, lines, below), expected, "{rows} {lines} {below}");
        }
    }

    #[test]
    fn a_question_mark_looks_up_what_stands_behind_it() {
        for line in [":?warp", "?warp", ":? warp "] {
            assert_eq!(looked_up(line), Some("warp"));
        }
        assert_eq!(looked_up(":?"), Some(""));
        assert_eq!(looked_up("warp?"), None);
    }
}
