//! Campaigns of the page: where one stands, and its next step.

use crate::games::{CampaignView, Refusal};
use crate::worker::Worker;
use app::campaign::journal::{CampaignData, CampaignJournal};
use app::campaign::next::{CampaignResult, CampaignStep};
use app::logs;
use app::solo::game::{self, Game};
use keep::logs::LogKind;
use model::Lang;
use page::FilledForm;
use solo::campaign::ASSIGNMENTS;

impl Worker<'_> {
    /// A campaign with its next step.
    ///
    /// # Errors
    /// When there is none of this name, or its log cannot be replayed.
    pub(crate) fn campaign(&self, lang: Lang, name: &str) -> Result<CampaignView, Refusal> {
        self.with(lang, |session| {
            let facts = CampaignData::load(session)?;
            let mut user = session.user()?;
            let log = logs::load_log(&mut user, LogKind::Campaign, name)?;
            let journal = CampaignJournal::read(&mut user, log)?;
            let sheet = facts.sheet(&journal)?;
            let games = journal.state.games.iter().map(|played| Some(played.game.is_won()));
            Ok(CampaignView {
                step: CampaignStep::of(session, &journal, &sheet)?,
                standing: sheet.standing(session.texts),
                path: games.chain(std::iter::repeat(None)).take(ASSIGNMENTS).collect(),
            })
        })
    }

    /// The entry that the result of a game is in its campaign; `None` for other games.
    pub(crate) fn campaign_result(&self, lang: Lang, name: &str) -> Option<CampaignResult> {
        let found = self
            .with(lang, |session| CampaignResult::of_game(session, &Game::open(session, Some(self.named(name)))?));
        found.ok().flatten()
    }

    /// Keeps what is filled in of Final Scoring.
    ///
    /// # Errors
    /// When there is no game of this name, or nothing can be written.
    pub(crate) fn keep_tally(&self, lang: Lang, name: &str, filled: &FilledForm) -> Result<(), Refusal> {
        self.with(lang, |session| game::keep_tally(session, self.named(name), filled))
    }
}
