//! The campaigns of a player, and what became of one.

use serde::Serialize;

use crate::CommandReport;
use crate::campaign::report::{add_key_facts, title};
use crate::trash::removal;
use keep::trash::TrashKind;
use model::{CampaignMode, CrewDeck, Rank};
use page::locale::{Texts, msg};
use page::{Page, PageTable};
use solo::campaign::CampaignState;
use solo::campaign::rank::Review;
use words::Term;
use words::names::captain_name;

/// All campaigns, the current one first: `{"campaigns":[{"name","captain","mode","rank","games","over"}]}`.
#[derive(Debug, Serialize)]
pub struct Campaigns {
    /// The campaigns, last used first.
    pub campaigns: Vec<CampaignSummary>,
}

/// A campaign in a list; one that cannot be replayed has its name only.
#[derive(Debug, Serialize)]
pub struct CampaignSummary {
    name: String,
    #[serde(flatten)]
    known: Option<CampaignStanding>,
}

/// What is known of a campaign that can be replayed.
#[derive(Debug, Serialize)]
struct CampaignStanding {
    captain: CrewDeck,
    mode: CampaignMode,
    rank: Rank,
    games: usize,
    over: bool,
}

impl CampaignSummary {
    /// A campaign; without a state if its log cannot be replayed.
    pub fn new(name: String, state: Option<&CampaignState>) -> CampaignSummary {
        let known = state.map(|state| CampaignStanding {
            captain: state.start.captain,
            mode: state.start.mode,
            rank: state.rank(),
            games: state.games.len(),
            over: state.is_over(),
        });
        CampaignSummary { name, known }
    }

    fn row(&self, texts: &Texts) -> Vec<String> {
        let name = self.name.clone();
        match &self.known {
            None => vec![name, msg::campaign_unplayable(texts)],
            Some(known) => vec![
                name,
                captain_name(known.captain),
                known.mode.term(texts),
                known.rank.term(texts),
                known.games.to_string(),
            ],
        }
    }
}

impl CommandReport for Campaigns {
    fn page(&self, texts: &Texts) -> Page {
        let header = [
            msg::campaign_label_name(texts),
            msg::campaign_label_captain(texts),
            msg::campaign_label_mode(texts),
            msg::campaign_label_rank(texts),
            msg::campaign_label_games(texts),
        ];
        let rows = self.campaigns.iter().map(|line| line.row(texts));
        let mut page = Page::new();
        page.table(PageTable::open(header, rows));
        if let Some(current) = self.campaigns.first() {
            page.gap();
            page.say(msg::campaign_current(texts, &current.name));
        }
        page
    }
}

/// The performance review of a campaign that is over: `{"name","rank","games","wins","review"}`.
#[derive(Debug, Serialize)]
pub struct CampaignReview<'a> {
    name: &'a str,
    rank: Rank,
    games: usize,
    wins: usize,
    review: Review,
    #[serde(skip)]
    state: &'a CampaignState,
}

impl<'a> CampaignReview<'a> {
    /// The review of a campaign.
    pub fn new(name: &'a str, state: &'a CampaignState, review: Review) -> CampaignReview<'a> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_campaign_that_cannot_be_replayed_has_its_name_alone() {
        let campaigns = vec![CampaignSummary::new("picard".to_owned(), None)];
        let written = serde_json::to_value(Campaigns { campaigns }).expect("a document");
        let expected = serde_json::json!({ "campaigns": [{ "name": "picard" }] });
        assert_eq!(written, expected);
    }
}
