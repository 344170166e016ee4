//! A line typed at a terminal: edited, completed by the Tab key, remembered.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use rustyline::completion::{Completer, Pair};
use rustyline::config::{BellStyle, CompletionType, Config};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Context, Helper};

use crate::complete::NameSource;
use app::argument_kinds::ArgKind;
use app::paths::{Folders, is_there, write_atomically};
use app::prompt::{CompletionStyle, Memory, Offers, go_on};
use model::{Feature, Game, Lang};
use page::render::drawn;
use words::Problem;

/// More words than these are not shown: what they have in common is put in, and more has to be typed.
const MOST_SHOWN: usize = 40;

/// Reads lines at a terminal.
pub(super) struct Editor {
    lines: rustyline::Editor<LineHelper, MemHistory>,
    history: History,
}

impl Editor {
    /// An editor with the memory of some prompts; `None` if the terminal cannot be used so.
    pub(super) fn new(folders: &Folders, lang: Lang, memory: Memory) -> Option<Editor> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            // No question whether to show many: `pairs` shows no more than MOST_SHOWN.
            .completion_prompt_limit(usize::MAX)
            .bell_style(BellStyle::None)
            .bracketed_paste(false)
            .build();
        let known = MemHistory::with_config(&config);
        let mut lines = rustyline::Editor::with_history(config, known).ok()?;
        let history = History::open(folders, memory);
        for line in history.lines() {
            lines.add_history_entry(line).ok()?;
        }
        lines.set_helper(Some(LineHelper {
            offers: Offers::default(),
            knows: NameSource::of_game(folders, lang, Game::with(Feature::Opponent)),
        }));
        Some(Editor { lines, history })
    }

    /// Reads a line behind a prompt; `None` when there is no more.
    ///
    /// # Errors
    /// When nothing can be read any more.
    pub(super) fn read(&mut self, prompt: &str, offers: Offers) -> Result<Option<String>, Problem> {
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
struct LineHelper {
    offers: Offers,
    knows: NameSource,
}

impl LineHelper {
    /// Where the last word of a line begins, and what it may become.
    fn fitting(&self, line: &str) -> (usize, Vec<String>) {
        let Some(word) = line.strip_prefix(":?").or(line.strip_prefix('?')) else {
            return self.offers.fitting(line);
        };
        let word = word.trim_start();
        let names = self.knows.what_stands(ArgKind::Anything, word).into_iter();
        (line.len() - word.len(), names.map(|name| name.word).collect())
    }
}

impl Completer for LineHelper {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let typed = &line[..at];
        let (from, words) = self.fitting(typed);
        Ok((from, pairs(&words, &typed[from..])))
    }
}

/// Words as they are shown and put in.
fn pairs(words: &[String], typed: &str) -> Vec<Pair> {
    let way = if go_on(words.iter().map(String::as_str), typed) {
        CompletionStyle::Whole
    } else {
        CompletionStyle::Continued
    };
    let pair = |word: &String| Pair { display: word.trim_end().to_owned(), replacement: way.word(word, typed) };
    let mut pairs: Vec<Pair> = words.iter().map(pair).collect();
    let left = pairs.len().saturating_sub(MOST_SHOWN);
    if left > 0 {
        let shared = rustyline::completion::longest_common_prefix(&pairs);
        let common = shared.filter(|common| common.len() > typed.len());
        let replacement = common.unwrap_or(typed).to_owned();
        pairs.truncate(MOST_SHOWN);
        pairs.push(Pair { display: drawn("… +").into_owned() + &left.to_string(), replacement });
    }
    pairs
}

impl Hinter for LineHelper {
    type Hint = String;
}

impl Highlighter for LineHelper {}

impl Validator for LineHelper {}

impl Helper for LineHelper {}

/// So many lines are kept.
const MOST: usize = 300;
/// Longer lines are not worth it, in bytes.
const LONGEST: usize = 300;

fn file(memory: Memory) -> &'static str {
    match memory {
        Memory::Play => "history-play",
        Memory::New => "history-new",
        Memory::Score => "history-score",
    }
}

/// The lines of a memory.
pub(super) struct History {
    /// `None` where nothing can be kept.
    path: Option<PathBuf>,
}

impl History {
    /// The memory of some prompts.
    pub(super) fn open(folders: &Folders, memory: Memory) -> History {
        let user = folders.local_user().filter(|user| is_there(user).unwrap_or(false));
        History { path: user.map(|user| user.with_file_name(file(memory))) }
    }

    /// The lines, the oldest first.
    pub(super) fn lines(&self) -> Vec<String> {
        let is_file =
            // Reading a pipe that stands in its place would wait for ever.
            |path: &&PathBuf| fs::symlink_metadata(path).is_ok_and(|found| found.is_file());
        let path = self.path.as_ref().filter(is_file);
        let kept = path.and_then(|path| fs::read_to_string(path).ok());
        let text = kept.unwrap_or_default();
        let all: Vec<&str> = text.lines().filter(|line| line.len() <= LONGEST).collect();
        let last = all.iter().skip(all.len().saturating_sub(MOST));
        last.map(|line| (*line).to_owned()).collect()
    }

    /// Keeps a line as the last one.
    pub(super) fn keep(&self, line: &str) {
        let (Some(path), false) = (&self.path, line.is_empty() || line.len() > LONGEST) else {
            return;
        };
        let mut lines = self.lines();
        lines.retain(|known| known != line);
        lines.push(line.to_owned());
        let last = &lines[lines.len().saturating_sub(MOST)..];
        let _ = create_private(path).and_then(|()| write_atomically(path, &(last.join("\n") + "\n")));
    }
}

/// Makes a file that may be read by those who may read the user database, at most; one that is there stays.
fn create_private(path: &Path) -> io::Result<()> {
    if is_there(path)? {
        return Ok(());
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, OpenOptionsExt};

        let user = fs::metadata(path.with_file_name("user.db"));
        options.mode(user.map_or(0o600, |found| found.mode() & 0o666));
    }
    options.open(path).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use app::paths::UserDataPlace;
    use catalog::CatalogFolders;

    #[test]
    fn many_words_are_cut_but_for_what_they_have_in_common() {
        let words: Vec<String> = (0..50).map(|at| format!("Andorian {at}")).collect();
        let pairs = pairs(&words, "an");
        assert_eq!(pairs.len(), MOST_SHOWN + 1);
        assert_eq!(pairs[MOST_SHOWN].display, "… +10");
        assert_eq!(pairs[MOST_SHOWN].replacement, "Andorian ");
    }

    #[test]
    fn the_last_lines_are_kept_each_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let user = folder.path().join("user.db");
        fs::write(&user, "").expect("a file");
        let folders =
            Folders { catalogs: CatalogFolders::default(), user: Some(UserDataPlace::File(user)), settings: None };
        let history = History::open(&folders, Memory::Play);
        for at in 0..MOST + 5 {
            history.keep(&format!("line {at}"));
        }
        history.keep("line 100");
        history.keep("");
        history.keep(&"x".repeat(LONGEST + 1));
        let lines = History::open(&folders, Memory::Play).lines();
        assert_eq!(lines.len(), MOST);
        assert_eq!(lines.first().map(String::as_str), Some("line 5"));
        assert_eq!(lines.last().map(String::as_str), Some("line 100"));
        assert!(History::open(&folders, Memory::Score).lines().is_empty());
        assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 2);
    }

    #[test]
    fn without_a_user_database_nothing_is_kept() {
        let history = History::open(&Folders::default(), Memory::New);
        history.keep("line");
        assert!(history.lines().is_empty());
    }
}
