//! `tricorder admin completions`: the arguments of the scripts for shells.

use clap::Args;
use clap_complete::Shell;

/// What `tricorder admin completions` takes.
#[derive(Debug, Args)]
pub struct Completions {
    /// The shell whose script is printed or installed; `None`, with `--install` alone, for the player's own.
    #[arg(required_unless_present = "install", value_enum)]
    pub shell: Option<Shell>,
    /// Whether the script is written to where the shell finds it, instead of being printed.
    #[arg(long)]
    pub install: bool,
}
