//! `tricorder campaign list`: the campaigns of a player.

use clap::Args;
use serde::Serialize;

use crate::campaign::journal::CampaignJournal;
use crate::options;
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand};
use keep::logs::LogKind;
use model::{CampaignMode, CrewDeck, Rank};
use page::locale::{Texts, msg, say};
use page::{Page, PageTable};
use solo::campaign::CampaignState;
use words::names::captain_name;
use words::{Problem, Term};

#[derive(Debug, Args)]
pub struct List {}

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
