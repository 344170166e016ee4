//! `tricorder deck log` and `restore`: what a deck was before.

use clap::Args;

use super::{About, go_on};
use crate::cli::Answer;
use crate::cli::argument_kinds::Stands;
use crate::cli::deck::cards::Finder;
use crate::cli::deck::shelf;
use crate::cli::session::Session;
use crate::deck::{Counts, Deck, Difference, differences};
use crate::error::Error;
use crate::store::DeckVersion;
use crate::view::deck::history::{History, Past};

#[derive(Debug, Args)]
pub struct Log {
    #[arg(required = true, add = Stands::Deck)]
    name: String,
}

#[derive(Debug, Args)]
pub struct Restore {
    #[arg(required = true, add = Stands::Deck)]
    name: String,
    #[command(flatten)]
    about: About,
}

impl Log {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut user = session.user()?;
        let name = shelf::found(&mut user, &self.name)?.deck;
        let versions = user.with(|db| db.deck_versions(&name))?;
        let finder = Finder::new(session);
        let mut past: Vec<Past> = Vec::new();
        let mut before: Option<Deck> = None;
        for version in versions {
            let deck = finder.deck(&shelf::list(session, &version)?)?;
            let changes = before.map(|before| differences(&before, &deck));
            past.push(told(version, &deck, changes));
            before = Some(deck);
        }
        past.reverse();
        session.show(&History {
            name,
            versions: past,
        })
    }
}

fn told(version: DeckVersion, deck: &Deck, changes: Option<Vec<Difference>>) -> Past {
    Past {
        version: version.number,
        saved: version.saved,
        when: version.when,
        source: version.source,
        note: version.note,
        total: Counts::of(deck).total,
        unknown: deck.unknown.len(),
        changes,
    }
}

impl Restore {
    /// Saves an earlier version once more, as the latest.
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut user = session.user()?;
        let wanted = shelf::found(&mut user, &self.name)?;
        let latest = shelf::latest(&mut user, &wanted.deck)?;
        let deck = Finder::new(session).deck(&shelf::list(session, &wanted)?)?;
        let origin = Some(self.name.as_str());
        go_on(session, &mut user, &latest, &deck, &self.about, origin)
    }
}
