//! `tricorder campaign status`, `review`, `export` and `list`: what a log book says.

use clap::Args;

use super::Which;
use super::book::{Book, Facts};
use crate::cli::Answer;
use crate::cli::args::codes;
use crate::cli::session::Session;
use crate::error::Error;
use crate::solo::logbook::LogBook;
use crate::store::LogKind;
use crate::view::campaign::{self, Line};
use crate::view::{campaign_json, logbook};

#[derive(Debug, Args)]
pub struct Status {
    #[command(flatten)]
    which: Which,
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
pub struct Review {
    #[command(flatten)]
    which: Which,
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
pub struct Export {
    #[arg(long, default_value = "markdown", value_parser = codes(vec!["yaml", "markdown"], format))]
    to: Format,
    #[command(flatten)]
    which: Which,
}

#[derive(Debug, Args)]
pub struct List {
    #[arg(long)]
    json: bool,
}

/// What a log book is written as.
#[derive(Debug, Clone, Copy)]
enum Format {
    Yaml,
    Markdown,
}

fn format(code: &str) -> Option<Format> {
    match code {
        "yaml" => Some(Format::Yaml),
        "markdown" => Some(Format::Markdown),
        _ => None,
    }
}

impl Status {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let facts = Facts::load(session)?;
        let book = Book::open(&mut session.user()?, &self.which)?;
        let sheet = facts.sheet(&book)?;
        Ok(Answer::found(if self.json {
            campaign_json::status(&sheet)
        } else {
            campaign::status(&session.screen, &sheet)
        }))
    }
}

impl Review {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let book = Book::open(&mut session.user()?, &self.which)?;
        let (name, state) = (&book.log.name, &book.state);
        let review = state.review().ok_or_else(|| Error::CampaignRunning {
            name: name.clone(),
            left: book.left(),
        })?;
        Ok(Answer::found(if self.json {
            campaign_json::review(name, state, review)
        } else {
            campaign::review(&session.screen, name, state, review)
        }))
    }
}

impl Export {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let book = Book::open(&mut session.user()?, &self.which)?;
        let text = match self.to {
            Format::Markdown => {
                let facts = Facts::load(session)?;
                logbook::markdown(session.screen.texts(), &facts.sheet(&book)?)
            }
            Format::Yaml => {
                let document = LogBook {
                    version: LogBook::VERSION,
                    name: book.log.name,
                    entries: book.entries,
                };
                let written = document.to_yaml();
                written.map_err(|error| Error::Usage(error.to_string()))?
            }
        };
        Ok(Answer::found(text))
    }
}

impl List {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut user = session.user()?;
        let logs = user.with(|db| db.list(LogKind::Campaign))?;
        let mut lines = Vec::new();
        for log in logs {
            let name = log.name.clone();
            // A log that cannot be replayed is shown too: it can be undone, or deleted.
            let state = match Book::read(&mut user, log) {
                Ok(book) => Some(book.state),
                Err(Error::Unplayable { .. }) => None,
                Err(other) => return Err(other),
            };
            lines.push(Line { name, state });
        }
        if lines.is_empty() && !self.json {
            return Err(Error::NoCampaign);
        }
        Ok(Answer::found(if self.json {
            campaign_json::list(&lines)
        } else {
            campaign::list(&session.screen, &lines)
        }))
    }
}
