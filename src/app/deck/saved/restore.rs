//! `tricorder deck restore`: a removed deck, or an earlier version.

use clap::Args;

use crate::argument_kinds::ArgKind;
use crate::deck::card_finder::CardFinder;
use crate::deck::named_lists;
use crate::deck::saved::version::{About, save_version};
use crate::removal::{self, restore};
use crate::session::Session;
use crate::{Found, RunCommand};
use keep::trash::TrashKind;
use words::Problem;

/// What `tricorder deck restore` takes: a removed deck, or an earlier version.
#[derive(Debug, Default, Args)]
pub struct Restore {
    #[arg(add = ArgKind::Deck)]
    name: Option<String>,
    #[command(flatten)]
    about: About,
}

impl Restore {
    /// A removed deck by its name, or a version of another.
    pub fn new(name: String) -> Restore {
        Restore { name: Some(name), ..Restore::default() }
    }
}

impl RunCommand for Restore {
    /// Brings a removed deck back, or saves an earlier version once more, as the latest.
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let Some(name) = &self.name else {
            return restore(session, &[TrashKind::Deck], None);
        };
        let mut user = session.user()?;
        let removed = removal::list(&mut user, &[TrashKind::Deck])?;
        if let Some(report) = removal::restore_named(&mut user, &removed, name)? {
            return Ok(Found::shown(report));
        }
        let wanted = named_lists::find_version(&mut user, name)?;
        let latest = named_lists::find_latest(&mut user, &wanted.deck)?;
        let deck = CardFinder::new(session).deck(&named_lists::read_version(session, &wanted)?)?;
        let origin = Some(name.as_str());
        save_version(session, &mut user, &latest, &deck, &self.about, origin)
    }
}
