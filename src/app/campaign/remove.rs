//! `tricorder campaign remove` and `restore`: a log book goes, and comes back.

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::ArgKind;
use crate::campaign::journal::{CampaignName, find};
use crate::removal::{Consent, restore};
use crate::session::Session;
use crate::trash::removal;
use crate::{CommandReport, Found, RunCommand};
use keep::trash::TrashKind;
use page::Page;
use page::locale::{Texts, msg};
use words::Problem;

#[derive(Debug, Args)]
pub struct Remove {
    // Never the current one by default.
    #[arg(required = true, id = "campaign", value_parser = crate::campaign::journal::campaign_name, add = ArgKind::Campaign)]
    name: String,
    #[command(flatten)]
    consent: Consent,
}

impl RunCommand for Remove {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mut user = session.user()?;
        let name = Some(self.name);
        let log = find(&mut user, &CampaignName { name })?;
        if let Some(kept) = self.consent.refusal(session, &log.name)? {
            return Ok(kept);
        }
        user.with(|db| db.delete(&log))?;
        Ok(Found::shown(DeletedCampaign { name: log.name }))
    }
}

/// A campaign is gone.
#[derive(Debug, Serialize)]
pub struct DeletedCampaign {
    /// The name it had.
    #[serde(rename = "deleted")]
    pub name: String,
}

impl CommandReport for DeletedCampaign {
    fn page(&self, texts: &Texts) -> Page {
        removal(texts, msg::campaign_deleted(texts, &self.name), TrashKind::Campaign, &self.name)
    }
}

/// `campaign restore`.
#[derive(Debug, Args)]
pub struct Restore {
    name: Option<String>,
}

impl RunCommand for Restore {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        restore(session, &[TrashKind::Campaign], self.name.as_deref())
    }
}
