//! `tricorder campaign status`, `review`, `export` and `list`: what a log book says.

use clap::Args;

use super::book::{Book, Facts};
use super::which::Which;
use crate::cli::Answer;
use crate::cli::options;
use crate::cli::options::OneOf;
use crate::cli::session::Session;
use crate::error::{CampaignError, Error, StorageError, UsageError};
use crate::solo::campaign::log::LogBook;
use crate::store::LogKind;
use crate::text::vocabulary::{Typed, words};
use crate::view::campaign::list::{Campaigns, Exported, Line, Reviewed};
use crate::view::campaign::log_page;

#[derive(Debug, Args)]
pub struct Status {
    #[command(flatten)]
    which: Which,
}

#[derive(Debug, Args)]
pub struct Review {
    #[command(flatten)]
    which: Which,
}

#[derive(Debug, Args)]
pub struct Export {
    #[arg(long, default_value = "markdown", value_parser = OneOf(&FORMS))]
    to: Format,
    #[command(flatten)]
    which: Which,
}

#[derive(Debug, Args)]
pub struct List {}

/// What a log book is written as.
#[derive(Debug, Clone, Copy)]
enum Format {
    Yaml,
    Markdown,
}

static FORMS: [(Typed, Format); 2] = [
    (words::FORM_YAML, Format::Yaml),
    (words::FORM_MARKDOWN, Format::Markdown),
];

impl Status {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let facts = Facts::load(session)?;
        let book = Book::open(&mut session.user()?, &self.which)?;
        session.show(&facts.sheet(&book)?)
    }
}

impl Review {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let book = Book::open(&mut session.user()?, &self.which)?;
        let (name, state) = (&book.log.name, &book.state);
        let review = state.review().ok_or_else(|| CampaignError::Running {
            name: name.clone(),
            left: book.left(),
        })?;
        session.show(&Reviewed::new(name, state, review))
    }
}

impl Export {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let book = Book::open(&mut session.user()?, &self.which)?;
        let name = book.log.name.clone();
        let (to, text) = match self.to {
            Format::Markdown => {
                let facts = Facts::load(session)?;
                let sheet = facts.sheet(&book)?;
                ("markdown", log_page::markdown(session.texts, &sheet))
            }
            Format::Yaml => ("yaml", in_yaml(book)?),
        };
        let document = Exported { name, to, text };
        session.handed_over(&document.text, &document)
    }
}

fn in_yaml(book: Book) -> Result<String, Error> {
    let document = LogBook {
        version: LogBook::VERSION,
        name: book.log.name,
        entries: book.entries,
    };
    let written = document.to_yaml();
    Ok(written.map_err(|error| UsageError::Unclear {
        detail: error.to_string().into(),
    })?)
}

impl List {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut user = session.user()?;
        let logs = user.with(|db| db.list(LogKind::Campaign))?;
        let mut campaigns = Vec::new();
        for log in logs {
            let name = log.name.clone();
            // A log that cannot be replayed is shown too: it can be undone, or deleted.
            let state = match Book::read(&mut user, log) {
                Ok(book) => Some(book.state),
                Err(Error::Storage(StorageError::Unplayable { .. })) => None,
                Err(other) => return Err(other),
            };
            campaigns.push(Line::new(name, state.as_ref()));
        }
        if campaigns.is_empty() && session.format() != options::Format::Json {
            return Err(CampaignError::NoCampaign.into());
        }
        session.show(&Campaigns { campaigns })
    }
}
