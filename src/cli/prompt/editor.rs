//! A line typed at a terminal: edited, completed by the Tab key, remembered.

use std::io;

use rustyline::completion::{Completer, Pair};
use rustyline::config::{BellStyle, CompletionType, Config};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Context, Helper};

use super::history::{History, Memory};
use super::menu::Offers;
use crate::cli::argument_kinds::Stands;
use crate::cli::complete::{Knows, Offered, go_on};
use crate::error::Error;
use crate::model::{Game, Lang};
use crate::paths::Folders;
use crate::render::drawn;

/// More words than these are not shown: what they have in common is put in, and more has to be typed.
const MOST_SHOWN: usize = 40;

/// Reads lines at a terminal.
pub struct Editor {
    lines: rustyline::Editor<Tab, MemHistory>,
    history: History,
}

impl Editor {
    /// An editor with the memory of some prompts; `None` if the terminal cannot be used so.
    pub fn new(folders: &Folders, lang: Lang, memory: Memory) -> Option<Editor> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            // No question whether to show many: `pairs` shows no more than MOST_SHOWN.
            .completion_prompt_limit(usize::MAX)
            .bell_style(BellStyle::None)
            .bracketed_paste(false)
            .build();
        let known = MemHistory::with_config(&config);
        let mut lines = rustyline::Editor::with_history(config, known).ok()?;
        let history = History::of(folders, memory);
        for line in history.lines() {
            lines.add_history_entry(line).ok()?;
        }
        lines.set_helper(Some(Tab {
            offers: Offers::default(),
            knows: Knows::of_game(folders, lang, Game::CaptainsChair),
        }));
        Some(Editor { lines, history })
    }

    /// Reads a line behind a prompt; `None` when there is no more.
    ///
    /// # Errors
    /// When nothing can be read any more.
    pub fn read(&mut self, prompt: &str, offers: Offers) -> Result<Option<String>, Error> {
        if let Some(tab) = self.lines.helper_mut() {
            tab.offers = offers;
        }
        match self.lines.readline(prompt) {
            Ok(line) => {
                self.history.keep(line.trim());
                // A line that the arrow keys do not find again is no reason to end a game.
                let _ = self.lines.add_history_entry(line.trim());
                Ok(Some(line))
            }
            Err(ReadlineError::Eof) => Ok(None),
            Err(ReadlineError::Interrupted) => leave(),
            Err(ReadlineError::Io(error)) => Err(error.into()),
            Err(error) => Err(io::Error::other(error).into()),
        }
    }
}

/// Ends the program as Ctrl-C does where nothing is edited. All is saved at any time.
fn leave() -> ! {
    #[cfg(unix)]
    let _ = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGINT);
    // 128 and the number of SIGINT, as a shell tells it, where the system's own way is missing.
    std::process::exit(130)
}

/// What the Tab key knows.
struct Tab {
    offers: Offers,
    knows: Knows,
}

impl Tab {
    /// Where the last word of a line begins, and what it may become.
    fn fitting(&self, line: &str) -> (usize, Vec<String>) {
        let Some(word) = line.strip_prefix(":?").or(line.strip_prefix('?')) else {
            return self.offers.fitting(line);
        };
        let word = word.trim_start();
        let names = self.knows.what_stands(Stands::Anything, word).into_iter();
        (
            line.len() - word.len(),
            names.map(|name| name.word).collect(),
        )
    }
}

impl Completer for Tab {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let typed = &line[..at];
        let (from, words) = self.fitting(typed);
        Ok((from, pairs(&words, &typed[from..])))
    }
}

/// Words as they are shown and put in.
fn pairs(words: &[String], typed: &str) -> Vec<Pair> {
    let way = if go_on(words.iter().map(String::as_str), typed) {
        Offered::Whole
    } else {
        Offered::Continued
    };
    let pair = |word: &String| Pair {
        display: word.trim_end().to_owned(),
        replacement: way.word(word, typed),
    };
    let mut pairs: Vec<Pair> = words.iter().map(pair).collect();
    let left = pairs.len().saturating_sub(MOST_SHOWN);
    if left > 0 {
        let shared = rustyline::completion::longest_common_prefix(&pairs);
        let common = shared.filter(|common| common.len() > typed.len());
        let replacement = common.unwrap_or(typed).to_owned();
        pairs.truncate(MOST_SHOWN);
        pairs.push(Pair {
            display: drawn("… +").into_owned() + &left.to_string(),
            replacement,
        });
    }
    pairs
}

impl Hinter for Tab {
    type Hint = String;
}

impl Highlighter for Tab {}

impl Validator for Tab {}

impl Helper for Tab {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_words_are_cut_but_for_what_they_have_in_common() {
        let words: Vec<String> = (0..50).map(|at| format!("Andorian {at}")).collect();
        let pairs = pairs(&words, "an");
        assert_eq!(pairs.len(), MOST_SHOWN + 1);
        assert_eq!(pairs[MOST_SHOWN].display, "… +10");
        assert_eq!(pairs[MOST_SHOWN].replacement, "Andorian ");
    }
}
