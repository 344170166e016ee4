//! `tricorder admin site`: the arguments of the reference as plain files.

use std::path::PathBuf;

use clap::Args;

/// What `tricorder admin site` takes.
#[derive(Debug, Args)]
pub struct Site {
    /// The folder for the pages: a new one, an empty one, or one with pages written before.
    #[arg(required = true)]
    pub folder: PathBuf,
}
