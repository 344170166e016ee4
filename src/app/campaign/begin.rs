//! `tricorder campaign new` and `import`: a new log book, or one written by `export --to yaml` taken up again.

use std::path::PathBuf;

use clap::Args;

use crate::campaign::journal::{CampaignData, CampaignJournal, CampaignName};
use crate::campaign::report::{self, News};
use crate::choices::{BOXES, CAPTAINS, CHALLENGES, MODES};
use crate::options::OneOf;
use crate::session::Session;
use crate::{Found, RunCommand, boxes, logs};
use keep::logs::LogKind;
use model::order::Order;
use model::text::{SyntaxFault, SyntaxKind};
use model::{CampaignMode, Challenge, CrewDeck, GameBox};
use page::locale::{Reason, say};
use solo::campaign::CampaignState;
use solo::campaign::challenge::is_open_to;
use solo::campaign::log::{CampaignEntry, LogBook, Start};
use words::Problem;
use words::names::captain_name;

#[derive(Debug, Args)]
pub struct New {
    #[arg(long, required = true, value_parser = OneOf(&CAPTAINS))]
    captain: CrewDeck,
    #[arg(long, required = true, value_parser = OneOf(&MODES))]
    mode: CampaignMode,
    #[arg(long, value_delimiter = ',', value_parser = OneOf(&CHALLENGES))]
    challenge: Vec<Challenge>,
    #[arg(long, value_delimiter = ',', value_parser = OneOf(&BOXES))]
    boxes: Vec<GameBox>,
    #[command(flatten)]
    which: CampaignName,
}

impl RunCommand for New {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let boxes = boxes::resolve_boxes(session, &self.boxes)?;
        boxes::has_captain(session, &boxes, self.captain)?;
        let facts = CampaignData::load(session)?;
        let mut challenges = self.challenge.clone();
        challenges.put_in_order();
        challenges.dedup();
        self.check(session, &facts, &challenges)?;
        let start = Start { captain: self.captain, mode: self.mode, challenges, boxes };
        let mut user = session.user()?;
        let (name, plain) = (self.which.name.as_deref(), self.captain.code());
        let first = CampaignEntry::Started(start);
        let log = logs::begin(&mut user, LogKind::Campaign, name, plain, &first)?;
        let journal = CampaignJournal::read(&mut user, log)?;
        facts.show_news(session, &journal, News::Begun)
    }
}

impl New {
    /// Whether the captain can take all challenges.
    fn check(
        &self,
        session: &Session<'_>,
        facts: &CampaignData<'_>,
        challenges: &[Challenge],
    ) -> Result<(), Problem> {
        let is_closed = |c: &&Challenge| !is_open_to(**c, self.captain, &facts.cards);
        match challenges.iter().find(is_closed) {
            None => Ok(()),
            Some(closed) => {
                let title = report::challenge(session.texts, *closed);
                Err(Problem::misuse(say::err_closed_challenge(title, captain_name(self.captain), closed.code()))
                    .hint(say::hint_closed_challenge()))
            }
        }
    }
}

/// Bytes of a log book that are read: a hundred years of campaigns.
const LARGEST: u64 = 8 << 20;

#[derive(Debug, Args)]
pub struct Import {
    #[arg(required = true)]
    file: PathBuf,
    #[command(flatten)]
    which: CampaignName,
}

impl RunCommand for Import {
    /// All or nothing: a log book with a game or an upgrade against the rules is not taken.
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let document = self.read(session)?;
        let facts = CampaignData::load(session)?;
        self.check(&facts, &document.entries)?;
        let name = self.which.name.as_ref().unwrap_or(&document.name);
        let bodies = document.entries.iter().map(logs::written).collect::<Result<Vec<String>, Problem>>()?;
        let mut user = session.user()?;
        let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
        let log = logs::begin_with(&mut user, LogKind::Campaign, name, &bodies)?;
        let journal = CampaignJournal::read(&mut user, log)?;
        facts.show_news(session, &journal, News::Imported)
    }
}

impl Import {
    fn read(&self, session: &Session<'_>) -> Result<LogBook, Problem> {
        let unreadable =
            |reason: Reason| Problem::unreadable(say::err_log_book(&self.file, reason)).hint(say::hint_log_book());
        let path = self.file.to_string_lossy();
        let read = session.input.text(&path, LARGEST);
        let text = read.map_err(|error| unreadable(error.into()))?;
        let mut document = LogBook::from_yaml(&text).map_err(|fault| unreadable(fault.into()))?;
        document.name = crate::campaign::journal::campaign_name(&document.name)
            .map_err(|_| unreadable(bad_name(&document.name).into()))?;
        Ok(document)
    }

    /// Whether each entry follows from those before it, and each upgrade was on offer.
    fn check(&self, facts: &CampaignData<'_>, entries: &[CampaignEntry]) -> Result<(), Problem> {
        let Some((CampaignEntry::Started(start), rest)) = entries.split_first() else {
            return Err(self.breaks_rules(1));
        };
        let is_open = |c: &Challenge| is_open_to(*c, start.captain, &facts.cards);
        if !start.challenges.iter().all(is_open) {
            return Err(self.breaks_rules(1));
        }
        let mut state = CampaignState::new(start.clone()).map_err(|_| self.breaks_rules(1))?;
        // Entries are counted from 1, and the first is the start of the campaign.
        for (number, entry) in (2..).zip(rest) {
            if let (CampaignEntry::Upgrade(upgrade), Some(game)) = (entry, state.upgrade_due())
                && !facts.options(&state, game)?.permits(upgrade)
            {
                return Err(self.breaks_rules(number));
            }
            let after = state.after(entry);
            state = after.map_err(|_| self.breaks_rules(number))?;
        }
        Ok(())
    }

    /// The refusal of a log book in which an entry, counted from 1, breaks the rules.
    fn breaks_rules(&self, entry: usize) -> Problem {
        Problem::misuse(say::err_log_book_entry(entry, &self.file)).hint(say::hint_log_book_entry())
    }
}

/// The fault of a log book with a name no campaign can have.
fn bad_name(name: &str) -> SyntaxFault {
    SyntaxFault { path: "name".to_owned(), ..SyntaxFault::whole(SyntaxKind::BadValue(name.to_owned())) }
}
