//! What a shell offers while a line is typed. The shell asks by running the program with [`VARIABLE`] set; what
//! may stand where is read off the command tree and, for names, off the register of names and the user database.
//! Nothing is built and nothing is written for it.

mod candidates;
mod command_tree;
mod knows;
mod matching;
mod shell;
mod shell_line;
mod stored;

use std::ffi::OsString;
use std::io::{self, Write};

use clap_complete::engine::CompletionCandidate;

pub use knows::Knows;
pub use matching::{Offered, go_on, rest};
pub use shell::{Shell, VARIABLE};
pub use shell_line::Part;

use super::{language, rewrite, settings};
use crate::locale;
use crate::locale::Texts;
use crate::paths::name_server;

/// What has been typed of a line, without the name of the program.
pub struct Asked {
    pub before: Vec<String>,
    /// The word the cursor stands in, up to the cursor.
    pub current: Part,
}

/// A word that may stand where the cursor is, whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    pub word: String,
    /// What is said of it where shells show that; may be empty.
    pub about: String,
}

impl From<CompletionCandidate> for Offer {
    fn from(found: CompletionCandidate) -> Offer {
        let help = found.get_help().map(ToString::to_string);
        let about = help.unwrap_or_default();
        Offer {
            word: found.get_value().to_string_lossy().into_owned(),
            about: about.lines().next().unwrap_or_default().to_owned(),
        }
    }
}

/// The shell that asks what may come next, if one does.
pub fn asking() -> Option<Shell> {
    let name = std::env::var(VARIABLE).ok()?;
    Shell::called(&name)
}

/// Answers a shell. What goes wrong is not said: there is nobody to read it.
pub fn answer(shell: Shell, arguments: Vec<OsString>) {
    let Some(asked) = shell.read(arguments) else {
        return;
    };
    let words: Vec<OsString> = asked.before.iter().map(OsString::from).collect();
    settings::take_up();
    name_server(rewrite::server(&words));
    let texts = Texts::new(locale::wanted(language(&words)));
    let offers = candidates::of(&asked, &texts);
    let text = shell.written(&asked.current, offers);
    let _ = io::stdout().lock().write_all(text.as_bytes());
}
