//! `tricorder completions`: the arguments of the scripts for shells.

use clap::Args;
use clap_complete::Shell;

use crate::answer::CommandAnswer;
use crate::session::Session;
use view::error::Error;

#[derive(Debug, Args)]
pub struct Completions {
    #[arg(required_unless_present = "install", value_enum)]
    pub shell: Option<Shell>,
    #[arg(long)]
    pub install: bool,
}

impl Completions {
    /// Only a host runs it.
    ///
    /// # Errors
    /// Always.
    pub fn run(self, _: &Session<'_>) -> Result<CommandAnswer, Error> {
        Err(std::io::Error::from(std::io::ErrorKind::Unsupported).into())
    }
}
