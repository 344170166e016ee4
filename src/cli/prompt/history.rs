//! Lines typed before: a bounded file for each kind of prompt beside the user database, readable by whom that is.
//! Whatever goes wrong with it, a dialogue goes on without.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::paths::Folders;

/// So many lines are kept.
const MOST: usize = 300;
/// Longer lines are not worth it, in bytes.
const LONGEST: usize = 300;

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

impl Memory {
    fn file(self) -> &'static str {
        match self {
            Memory::Play => "history-play",
            Memory::New => "history-new",
            Memory::Score => "history-score",
        }
    }
}

/// The lines of a memory.
pub struct History {
    /// `None` where nothing can be kept.
    path: Option<PathBuf>,
}

impl History {
    /// The memory of some prompts.
    pub fn of(folders: &Folders, memory: Memory) -> History {
        let user = folders.local_user().filter(|user| user.exists());
        History {
            path: user.map(|user| user.with_file_name(memory.file())),
        }
    }

    /// The lines, the oldest first.
    pub fn lines(&self) -> Vec<String> {
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
    pub fn keep(&self, line: &str) {
        let (Some(path), false) = (&self.path, line.is_empty() || line.len() > LONGEST) else {
            return;
        };
        let mut lines = self.lines();
        lines.retain(|known| known != line);
        lines.push(line.to_owned());
        let _ = write(path, &lines[lines.len().saturating_sub(MOST)..]);
    }
}

/// Writes lines aside and puts them in their place, so that no other process reads half of them.
fn write(path: &Path, lines: &[String]) -> io::Result<()> {
    let aside = path.with_extension(format!("{}", std::process::id()));
    let mut file = created(&aside)?;
    let written = file.write_all((lines.join("\n") + "\n").as_bytes());
    let put = written.and_then(|()| fs::rename(&aside, path));
    if put.is_err() {
        // What is handed back is why the lines could not be put in place.
        let _ = fs::remove_file(&aside);
    }
    put
}

/// A new file that may be read by those who may read the user database, at most.
fn created(path: &Path) -> io::Result<fs::File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, OpenOptionsExt};

        let user = fs::metadata(path.with_file_name("user.db"));
        options.mode(user.map_or(0o600, |found| found.mode() & 0o666));
    }
    options.open(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths::Place;

    #[test]
    fn the_last_lines_are_kept_each_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let user = folder.path().join("user.db");
        fs::write(&user, "").expect("a file");
        let folders = Folders {
            cache: None,
            user: Some(Place::File(user)),
        };
        let history = History::of(&folders, Memory::Play);
        for at in 0..MOST + 5 {
            history.keep(&format!("line {at}"));
        }
        history.keep("line 100");
        history.keep("");
        history.keep(&"x".repeat(LONGEST + 1));
        let lines = History::of(&folders, Memory::Play).lines();
        assert_eq!(lines.len(), MOST);
        assert_eq!(lines.first().map(String::as_str), Some("line 5"));
        assert_eq!(lines.last().map(String::as_str), Some("line 100"));
        assert!(History::of(&folders, Memory::Score).lines().is_empty());
        assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 2);
    }

    #[test]
    fn without_a_user_database_nothing_is_kept() {
        let history = History::of(&Folders::default(), Memory::New);
        history.keep("line");
        assert!(history.lines().is_empty());
    }
}
