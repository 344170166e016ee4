//! `tricorder campaign status`, `review`, `export` and `list`: what a log book says.

use clap::Args;

use crate::campaign::journal::{CampaignData, CampaignJournal, CampaignName};
use crate::campaign::list::{CampaignReview, CampaignSummary, Campaigns, LogExport};
use crate::campaign::log_page;
use crate::options::{self, OneOf};
use crate::session::Session;
use crate::{Found, RunCommand};
use keep::logs::LogKind;
use model::text::vocabulary::{TypedForms, typed};
use page::locale::say;
use solo::campaign::log::LogBook;
use words::Problem;

#[derive(Debug, Args)]
pub struct Status {
    #[command(flatten)]
    which: CampaignName,
}

#[derive(Debug, Args)]
pub struct Review {
    #[command(flatten)]
    which: CampaignName,
}

#[derive(Debug, Args)]
pub struct Export {
    #[arg(long, default_value = "markdown", value_parser = OneOf(&FORMS))]
    to: Format,
    #[command(flatten)]
    which: CampaignName,
}

#[derive(Debug, Args)]
pub struct List {}

/// What a log book is written as.
#[derive(Debug, Clone, Copy)]
enum Format {
    Yaml,
    Markdown,
}

static FORMS: [(TypedForms, Format); 2] =
    [(typed::FORM_YAML, Format::Yaml), (typed::FORM_MARKDOWN, Format::Markdown)];

impl RunCommand for Status {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let facts = CampaignData::load(session)?;
        let journal = CampaignJournal::open(&mut session.user()?, &self.which)?;
        Found::drawn(&facts.sheet(&journal)?, session.texts)
    }
}

impl RunCommand for Review {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let journal = CampaignJournal::open(&mut session.user()?, &self.which)?;
        let (name, state) = (&journal.log.name, &journal.state);
        let review = state.review().ok_or_else(|| {
            Problem::missing(say::err_campaign_running(name, journal.left())).hint(say::hint_campaign_running())
        })?;
        Found::drawn(&CampaignReview::new(name, state, review), session.texts)
    }
}

impl RunCommand for Export {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
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
        Ok(Found::shown(document))
    }
}

fn in_yaml(journal: CampaignJournal) -> Result<String, Problem> {
    let document = LogBook { version: LogBook::VERSION, name: journal.log.name, entries: journal.entries };
    let written = document.to_yaml();
    written.map_err(|error| Problem::unclear(&error.to_string()))
}

impl RunCommand<Campaigns> for List {
    fn run(self, session: &Session<'_>) -> Result<Found<Campaigns>, Problem> {
        let mut user = session.user()?;
        let logs = user.with(|db| db.list(LogKind::Campaign))?;
        let mut campaigns = Vec::new();
        for log in logs {
            let name = log.name.clone();
            // A log that cannot be replayed is shown too: it can be undone, or deleted.
            let state = match CampaignJournal::read(&mut user, log) {
                Ok(journal) => Some(journal.state),
                Err(problem) if problem.is(say::ERR_UNPLAYABLE) => None,
                Err(other) => return Err(other),
            };
            campaigns.push(CampaignSummary::new(name, state.as_ref()));
        }
        if campaigns.is_empty() && session.format() != options::Format::Json {
            return Err(Problem::missing(say::err_no_campaign()).hint(say::hint_no_campaign()));
        }
        Ok(Found::new(Campaigns { campaigns }))
    }
}
