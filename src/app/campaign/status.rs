//! `tricorder campaign status`: where a campaign stands.

use clap::Args;

use crate::campaign::journal::{CampaignData, CampaignJournal, CampaignName};
use crate::session::Session;
use crate::{Found, RunCommand};
use words::Problem;

#[derive(Debug, Args)]
pub struct Status {
    #[command(flatten)]
    which: CampaignName,
}

impl RunCommand for Status {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let facts = CampaignData::load(session)?;
        let journal = CampaignJournal::open(&mut session.user()?, &self.which)?;
        Found::drawn(&facts.sheet(&journal)?, session.texts)
    }
}
