//! `tricorder admin completions`: the arguments of the scripts for shells.

use std::path::PathBuf;

use clap::Args;
use clap_complete::Shell;
use serde::Serialize;

use crate::CommandReport;
use crate::argument_kinds::Needed;
use page::Page;
use page::locale::{Texts, msg};

/// What `tricorder admin completions` takes.
#[derive(Debug, Args)]
pub struct Completions {
    /// The shell whose script is printed or installed; `None`, with `--install` alone, for the player's own.
    #[arg(required_unless_present = "install", value_enum, add = Needed(&["install"]))]
    pub shell: Option<Shell>,
    /// Whether the script is written to where the shell finds it, instead of being printed.
    #[arg(long)]
    pub install: bool,
}

/// A completion script as it is printed.
#[derive(Serialize)]
pub struct Script {
    /// The shell it is made for, as clap names it.
    pub shell: String,
    /// The whole script; people are shown it alone.
    pub script: String,
}

impl CommandReport for Script {
    fn page(&self, _: &Texts) -> Page {
        Page::verbatim(&self.script)
    }

    fn text(&self) -> Option<&str> {
        Some(&self.script)
    }
}

/// A completion script in its place.
#[derive(Serialize)]
pub struct InstallReport {
    /// The shell it is made for: `bash`, `zsh` or `fish`.
    pub shell: &'static str,
    /// The file of the script.
    pub path: PathBuf,
    /// What lay there before; where that was a file of somebody else, nothing was written.
    pub before: PreviousScript,
    /// What is left to do until completion works.
    pub next: NextStep,
    /// Lines for the file the shell begins with, where it may need them.
    pub lines: Vec<String>,
}

/// What lay in the place of a script.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PreviousScript {
    /// There was no file.
    Nothing,
    /// The script as it would be written now.
    Same,
    /// A script of another version.
    Older,
    /// A file of somebody else, which stays.
    Foreign,
}

/// What is left to the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NextStep {
    /// Nothing, if bash-completion is there.
    Bash,
    /// Nothing: the folder is one that zsh looks in.
    Zsh,
    /// To tell zsh of the folder.
    ZshFolder,
    /// Nothing: the folder is one that fish looks in.
    Fish,
}

impl CommandReport for InstallReport {
    fn page(&self, texts: &Texts) -> Page {
        let path = self.path.display().to_string();
        let mut page = Page::from_words(match self.before {
            PreviousScript::Nothing => msg::completions_written(texts, &path),
            PreviousScript::Older => msg::completions_renewed(texts, &path),
            PreviousScript::Same | PreviousScript::Foreign => msg::completions_same(texts, &path),
        });
        page.say(match self.next {
            NextStep::Bash => msg::completions_next_bash(texts),
            NextStep::Zsh | NextStep::Fish => msg::completions_next(texts, self.shell),
            NextStep::ZshFolder => msg::completions_next_zsh(texts),
        });
        for line in &self.lines {
            page.say_hanging(line.as_str(), MARGIN);
        }
        page
    }
}

/// By how many signs lines to copy are set in.
const MARGIN: usize = 2;
