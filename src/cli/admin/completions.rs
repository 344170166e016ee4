//! `tricorder completions <shell>`: a completion script, printed or put where the shell reads it. Those of bash, zsh
//! and fish ask the program, the others are made from the command tree.

use std::path::Path;

use clap::Args;
use clap_complete::Shell;

use super::registration;
use crate::cli::Answer;
use crate::cli::complete::Shell as Asking;
use crate::cli::session::Session;
use crate::error::{Error, UsageError};
use crate::view::admin::completions::Script;

/// How the program is called once it is installed.
const INSTALLED: &str = "tricorder";

#[derive(Debug, Args)]
pub struct Completions {
    #[arg(required_unless_present = "install", value_enum)]
    shell: Option<Shell>,
    #[arg(long)]
    install: bool,
}

impl Completions {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if self.install {
            let shell = self.shell.or_else(of_player).ok_or_else(unknown)?;
            let asking = asking(shell).ok_or_else(|| not_installed(shell))?;
            return session.show(&registration::install(asking)?);
        }
        let shell = self.shell.ok_or_else(unknown)?;
        let script = match asking(shell) {
            Some(shell) => shell.script(INSTALLED),
            None => made_from_tree(session, shell),
        };
        let shell = shell.to_string();
        let document = Script { shell, script };
        session.handed_over(&document.script, &document)
    }
}

/// The shell as one that asks the program, if it does.
fn asking(shell: Shell) -> Option<Asking> {
    Asking::called(&shell.to_string())
}

fn made_from_tree(session: &Session<'_>, shell: Shell) -> String {
    let mut command = (session.tree)(session.texts);
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, INSTALLED, &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// The shell the player works in.
fn of_player() -> Option<Shell> {
    Shell::from_shell_path(Path::new(&std::env::var_os("SHELL")?))
}

fn unknown() -> Error {
    UsageError::MissingArgument {
        what: "<bash|zsh|fish>".into(),
    }
    .into()
}

fn not_installed(shell: Shell) -> Error {
    UsageError::UnknownValue {
        option: "--install".to_owned(),
        value: shell.to_string(),
        allowed: ["bash", "zsh", "fish"].map(str::to_owned).to_vec(),
        suggestions: Vec::new(),
    }
    .into()
}
