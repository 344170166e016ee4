//! `tricorder site`: the arguments of the reference as plain files.

use std::path::PathBuf;

use clap::Args;

use crate::answer::CommandAnswer;
use crate::session::Session;
use view::error::Error;

/// What `tricorder site` takes.
#[derive(Debug, Args)]
pub struct Site {
    /// The folder for the pages: a new one, an empty one, or one with pages written before.
    #[arg(required = true)]
    pub folder: PathBuf,
}

impl Site {
    /// Only a host runs it.
    ///
    /// # Errors
    /// Always.
    pub fn run(self, _: &Session<'_>) -> Result<CommandAnswer, Error> {
        Err(std::io::Error::from(std::io::ErrorKind::Unsupported).into())
    }
}
