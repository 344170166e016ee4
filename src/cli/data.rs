//! `tricorder data check`: what is wrong with the data, and what it does not know.

use clap::{Args, Subcommand};

use super::Answer;
use super::session::Session;
use crate::data::{Finding, Library, gaps};
use crate::error::Error;
use crate::view;

#[derive(Debug, Args)]
pub struct Data {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(Check),
}

#[derive(Debug, Args)]
struct Check {
    #[arg(long)]
    gaps: bool,
    #[arg(long)]
    json: bool,
}

impl Data {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let Command::Check(check) = self.command;
        check.run(session)
    }
}

impl Check {
    fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let corpus = session.corpus()?;
        let screen = &session.screen;
        let library = match Library::load(&corpus) {
            Ok(library) => library,
            Err(findings) => return Ok(self.refused(session, &findings)),
        };
        let gaps = if self.gaps {
            gaps(&library)
        } else {
            Vec::new()
        };
        Ok(Answer::found(if self.json {
            view::json::check(screen, &[], &gaps)
        } else if self.gaps {
            view::check::gaps(screen, &gaps)
        } else {
            view::check::clean(
                screen,
                corpus.files.len(),
                library.located().len(),
                library.located_cards().len() + library.located_ccg().len(),
            )
        }))
    }

    fn refused(&self, session: &Session<'_>, findings: &[Finding]) -> Answer {
        let screen = &session.screen;
        let text = if self.json {
            view::json::check(screen, findings, &[])
        } else {
            view::check::findings(screen, findings)
        };
        Answer {
            text,
            problem: None,
            code: 2,
        }
    }
}
