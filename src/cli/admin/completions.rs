//! `tricorder completions <shell>`: a completion script, made from the command tree.

use clap::Args;
use clap_complete::Shell;

use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;

#[derive(Debug, Args)]
pub struct Completions {
    #[arg(required = true, value_enum)]
    shell: Shell,
}

impl Completions {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut command = (session.tree)(session.texts);
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, "tricorder", &mut script);
        Ok(Answer::found(String::from_utf8_lossy(&script).into_owned()))
    }
}
