//! `tricorder campaign review`: the story of a campaign, and what became of it.

use clap::Args;
use serde::Serialize;

use crate::campaign::journal::{CampaignData, CampaignJournal, CampaignName};
use crate::campaign::report::{CampaignReport, add_key_facts, title};
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand};
use model::Rank;
use page::Page;
use page::locale::Texts;
use solo::campaign::rank;
use words::Problem;

#[derive(Debug, Args)]
pub struct Review {
    #[command(flatten)]
    which: CampaignName,
}

impl RunCommand for Review {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let journal = CampaignJournal::open(&mut session.user()?, &self.which)?;
        let facts = CampaignData::load(session)?;
        Found::drawn(&CampaignReview::new(facts.sheet(&journal)?), session.texts)
    }
}

/// The story of a campaign and its performance review: `{"name","rank","games","wins","review"}`; the review is null
/// while the campaign goes on.
#[derive(Debug, Serialize)]
pub struct CampaignReview<'a> {
    name: &'a str,
    rank: Rank,
    games: usize,
    wins: usize,
    review: Option<rank::Review>,
    #[serde(skip)]
    sheet: CampaignReport<'a>,
}

impl<'a> CampaignReview<'a> {
    /// The review of a campaign.
    pub fn new(sheet: CampaignReport<'a>) -> CampaignReview<'a> {
        let state = sheet.state;
        let (rank, games, wins) = (state.rank(), state.games.len(), state.wins());
        CampaignReview { name: sheet.name, rank, games, wins, review: state.review(), sheet }
    }
}

impl CommandReport for CampaignReview<'_> {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = title(texts, self.name);
        add_key_facts(&mut page, texts, self.sheet.state);
        self.sheet.story(texts).into_iter().for_each(|paragraph| page.say(paragraph));
        page
    }
}
