//! `tricorder campaign export`: a log book as a text to be kept.

use clap::Args;
use serde::Serialize;

use crate::campaign::journal::{CampaignData, CampaignJournal, CampaignName};
use crate::campaign::log_page;
use crate::options::OneOf;
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand};
use model::text::vocabulary::{TypedForms, typed};
use page::Page;
use page::locale::Texts;
use solo::campaign::log::LogBook;
use words::Problem;

/// What `tricorder campaign export` takes.
#[derive(Debug, Args)]
pub struct Export {
    #[arg(long, default_value = "markdown", value_parser = OneOf(&FORMS))]
    to: Format,
    #[command(flatten)]
    which: CampaignName,
}

/// What a log book is written as.
#[derive(Debug, Clone, Copy)]
enum Format {
    Yaml,
    Markdown,
}

static FORMS: [(TypedForms, Format); 2] =
    [(typed::FORM_YAML, Format::Yaml), (typed::FORM_MARKDOWN, Format::Markdown)];

impl Export {
    /// The log book of a campaign as a Markdown page.
    pub fn to_markdown(name: &str) -> Export {
        Export { to: Format::Markdown, which: CampaignName { name: Some(name.to_owned()) } }
    }
}

impl RunCommand<LogExport> for Export {
    fn run(self, session: &Session<'_>) -> Result<Found<LogExport>, Problem> {
        let journal = CampaignJournal::open(&mut session.user()?, &self.which)?;
        let name = journal.log.name.clone();
        let (to, text) = match self.to {
            Format::Markdown => {
                let facts = CampaignData::load(session)?;
                let sheet = facts.sheet(&journal)?;
                ("markdown", log_page::markdown(session.texts, &sheet))
            }
            Format::Yaml => ("yaml", in_yaml(journal)?),
        };
        let document = LogExport { name, to, text };
        Ok(Found::new(document))
    }
}

fn in_yaml(journal: CampaignJournal) -> Result<String, Problem> {
    let document = LogBook { version: LogBook::VERSION, name: journal.log.name, entries: journal.entries };
    let written = document.to_yaml();
    written.map_err(|error| Problem::unclear(&error.to_string()))
}

/// `{"name","text","to"}`: a log book as a text to be kept.
#[derive(Debug, Serialize)]
pub struct LogExport {
    /// The campaign's name.
    pub name: String,
    /// The code of the form: `yaml` or `markdown`.
    pub to: &'static str,
    /// The whole log book in that form; people are shown it alone.
    pub text: String,
}

impl CommandReport for LogExport {
    fn page(&self, _: &Texts) -> Page {
        Page::verbatim(&self.text)
    }

    fn text(&self) -> Option<&str> {
        Some(&self.text)
    }
}
