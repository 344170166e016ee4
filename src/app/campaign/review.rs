//! `tricorder campaign review`: what became of a campaign.

use clap::Args;
use serde::Serialize;

use crate::campaign::journal::{CampaignJournal, CampaignName};
use crate::campaign::report::{add_key_facts, title};
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand};
use model::Rank;
use page::Page;
use page::locale::{Texts, say};
use solo::campaign::CampaignState;
use solo::campaign::rank;
use words::{Problem, Term};

#[derive(Debug, Args)]
pub struct Review {
    #[command(flatten)]
    which: CampaignName,
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

/// The performance review of a campaign that is over: `{"name","rank","games","wins","review"}`.
#[derive(Debug, Serialize)]
pub struct CampaignReview<'a> {
    name: &'a str,
    rank: Rank,
    games: usize,
    wins: usize,
    review: rank::Review,
    #[serde(skip)]
    state: &'a CampaignState,
}

impl<'a> CampaignReview<'a> {
    /// The review of a campaign.
    pub fn new(name: &'a str, state: &'a CampaignState, review: rank::Review) -> CampaignReview<'a> {
        CampaignReview { name, rank: state.rank(), games: state.games.len(), wins: state.wins(), review, state }
    }
}

impl CommandReport for CampaignReview<'_> {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = title(texts, self.name);
        add_key_facts(&mut page, texts, self.state);
        page.gap();
        page.say(self.review.term(texts));
        page
    }
}
