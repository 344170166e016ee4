//! `tricorder deck remove`: a saved deck goes, with all its versions.

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::ArgKind;
use crate::deck::named_lists;
use crate::removal::Consent;
use crate::session::Session;
use crate::trash::removal;
use crate::{CommandReport, Found, RunCommand};
use keep::trash::TrashKind;
use page::Page;
use page::locale::{Texts, msg};
use words::Problem;

/// What `tricorder deck remove` takes: the deck.
#[derive(Debug, Default, Args)]
pub struct Remove {
    #[arg(required = true, add = ArgKind::Deck)]
    name: String,
    #[command(flatten)]
    consent: Consent,
}

impl Remove {
    /// A deck by its name.
    pub fn new(name: &str) -> Remove {
        Remove { name: name.to_owned(), ..Remove::default() }
    }
}

impl RunCommand for Remove {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mut user = session.user()?;
        let latest = named_lists::find_latest(&mut user, &self.name)?;
        if let Some(kept) = self.consent.refusal(session, &latest.deck)? {
            return Ok(kept);
        }
        user.with(|db| db.remove_deck(&latest.deck))?;
        Ok(Found::shown(RemovalReport { name: latest.deck, versions: latest.number }))
    }
}

/// `{"name","versions"}`: a deck was removed.
#[derive(Debug, Serialize)]
pub struct RemovalReport {
    /// The name the deck had.
    pub name: String,
    /// How many it had.
    pub versions: usize,
}

impl CommandReport for RemovalReport {
    fn page(&self, texts: &Texts) -> Page {
        let said = match self.versions {
            0 | 1 => msg::deck_removed(texts, &self.name),
            versions => msg::deck_removed_all(texts, &self.name, versions),
        };
        removal(texts, said, TrashKind::Deck, &self.name)
    }
}
