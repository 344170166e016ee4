//! What a shell offers while a line is typed. The shell asks by running the program with [`VARIABLE`] set; what
//! may stand where is read off the command tree and, for names, off the register of names and the user database.
//! Nothing is built and nothing is written for it.

mod command_tree;
mod name_source;
mod shell;

use std::ffi::OsString;
use std::io::{self, Write};

use clap_complete::engine::CompletionCandidate;

pub(crate) use name_source::NameSource;
pub(crate) use shell::TypedWord;
pub(crate) use shell::{Shell, VARIABLE};

use crate::language;
use app::line::Line;
use app::paths::set_database_address;
use app::settings;
use page::locale;
use page::locale::Texts;

/// What has been typed of a line, without the name of the program.
pub(crate) struct CompletionRequest {
    pub before: Vec<String>,
    /// The word the cursor stands in, up to the cursor.
    pub current: TypedWord,
}

/// A word that may stand where the cursor is, whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Completion {
    pub word: String,
    /// What is said of it where shells show that; may be empty.
    pub about: String,
}

impl From<CompletionCandidate> for Completion {
    fn from(found: CompletionCandidate) -> Completion {
        let help = found.get_help().map(ToString::to_string);
        let about = help.unwrap_or_default();
        Completion {
            word: found.get_value().to_string_lossy().into_owned(),
            about: about.lines().next().unwrap_or_default().to_owned(),
        }
    }
}

/// The shell that asks what may come next, if one does.
pub(crate) fn asking() -> Option<Shell> {
    let name = std::env::var(VARIABLE).ok()?;
    Shell::called(&name)
}

/// Answers a shell. What goes wrong is not said: there is nobody to read it.
pub(crate) fn answer(shell: Shell, arguments: Vec<OsString>) {
    let Some(asked) = shell.read(arguments) else {
        return;
    };
    let words: Vec<OsString> = asked.before.iter().map(OsString::from).collect();
    settings::load_settings();
    let line = Line::read(words);
    set_database_address(line.server.clone());
    let texts = Texts::new(locale::wanted(language(&line)));
    let offers = command_tree::find_completions(&asked, &texts);
    let text = shell.written(&asked.current, offers);
    let _ = io::stdout().lock().write_all(text.as_bytes());
}
