//! `tricorder campaign import`: a log book written by `export --to yaml`, taken up again.

use std::path::PathBuf;

use clap::Args;

use super::book::{Book, Facts};
use super::which::Which;
use crate::cli::Answer;
use crate::cli::logs;
use crate::cli::session::Session;
use crate::error::Reason;
use crate::error::{CampaignError, Error};
use crate::model::Challenge;
use crate::solo::campaign::State;
use crate::solo::campaign::challenge::is_open_to;
use crate::solo::campaign::log::{Entry, LogBook};
use crate::store::LogKind;
use crate::text::{SyntaxFault, SyntaxKind};
use crate::view::campaign::News;

/// Bytes of a log book that are read: a hundred years of campaigns.
const LARGEST: u64 = 8 << 20;

#[derive(Debug, Args)]
pub struct Import {
    #[arg(required = true)]
    file: PathBuf,
    #[command(flatten)]
    which: Which,
}

impl Import {
    /// All or nothing: a log book with a game or an upgrade against the rules is not taken.
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let document = self.read(session)?;
        let facts = Facts::load(session)?;
        self.check(&facts, &document.entries)?;
        let name = self.which.name.as_ref().unwrap_or(&document.name);
        let bodies = document
            .entries
            .iter()
            .map(logs::written)
            .collect::<Result<Vec<String>, Error>>()?;
        let mut user = session.user()?;
        let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
        let log = logs::begin_with(&mut user, LogKind::Campaign, name, &bodies)?;
        let book = Book::read(&mut user, log)?;
        facts.told(session, &book, News::Imported)
    }

    fn read(&self, session: &Session<'_>) -> Result<LogBook, Error> {
        let unreadable = |reason: Reason| CampaignError::LogBook {
            file: self.file.clone(),
            reason,
        };
        let path = self.file.to_string_lossy();
        let read = session.input.text(&path, LARGEST);
        let text = read.map_err(|error| unreadable(error.into()))?;
        let mut document = LogBook::from_yaml(&text).map_err(|fault| unreadable(fault.into()))?;
        document.name = super::which::name(&document.name)
            .map_err(|_| unreadable(bad_name(&document.name).into()))?;
        Ok(document)
    }

    /// Whether each entry follows from those before it, and each upgrade was on offer.
    fn check(&self, facts: &Facts<'_>, entries: &[Entry]) -> Result<(), Error> {
        let Some((Entry::Started(start), rest)) = entries.split_first() else {
            return Err(self.breaks_rules(1));
        };
        let is_open = |c: &Challenge| is_open_to(*c, start.captain, &facts.cards);
        if !start.challenges.iter().all(is_open) {
            return Err(self.breaks_rules(1));
        }
        let mut state = State::new(start.clone()).map_err(|_| self.breaks_rules(1))?;
        // Entries are counted from 1, and the first is the start of the campaign.
        for (number, entry) in (2..).zip(rest) {
            if let (Entry::Upgrade(upgrade), Some(game)) = (entry, state.upgrade_due())
                && !facts.options(&state, game)?.permits(upgrade)
            {
                return Err(self.breaks_rules(number));
            }
            let after = state.after(entry);
            state = after.map_err(|_| self.breaks_rules(number))?;
        }
        Ok(())
    }

    /// Entries are counted from 1.
    fn breaks_rules(&self, entry: usize) -> Error {
        CampaignError::LogBookEntry {
            file: self.file.clone(),
            entry,
        }
        .into()
    }
}

/// No campaign can have this name.
fn bad_name(name: &str) -> SyntaxFault {
    SyntaxFault {
        path: "name".to_owned(),
        ..SyntaxFault::whole(SyntaxKind::BadValue(name.to_owned()))
    }
}
