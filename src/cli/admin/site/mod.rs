//! `tricorder site`: the reference as plain files for any web server. What the player imported or keeps is never
//! asked for: only the built-in catalog is.

mod files;
mod folder;
mod sheets;

use std::path::PathBuf;

use clap::Args;

use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::admin::site::Written;

#[derive(Debug, Args)]
pub struct Site {
    #[arg(required = true)]
    folder: PathBuf,
}

impl Site {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let place = folder::Place::of(&self.folder)?;
        let files = sheets::all(session)?.finished()?;
        place.fill(&files)?;
        session.show(&Written::new(
            &self.folder,
            files.pages(),
            files.len(),
            files.bytes(),
            files.version().to_owned(),
        ))
    }
}
