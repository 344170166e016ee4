//! `tricorder admin data`: the arguments of what authors of the data ask.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// What `tricorder admin data` takes: one of its subcommands.
#[derive(Debug, Args)]
pub struct Data {
    /// What is asked.
    #[command(subcommand)]
    pub command: Command,
}

/// What authors of the data ask: whether it is well, and its lists of cards written anew.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Whether all is well, or what is in doubt.
    Check(Check),
    /// The lists of cards of Second Edition from card files.
    Cards(Cards),
}

/// What `tricorder admin data check` takes.
#[derive(Debug, Args)]
pub struct Check {
    /// Whether the doubts of sound data are listed.
    #[arg(long)]
    pub gaps: bool,
}

/// What `tricorder admin data cards` takes.
#[derive(Debug, Args)]
pub struct Cards {
    /// Card files of Second Edition, and folders with them, the oldest first.
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
    /// The folder of data whose lists are written.
    #[arg(long, default_value = "data")]
    pub into: PathBuf,
}
