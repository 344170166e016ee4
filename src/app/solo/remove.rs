//! `tricorder solo remove` and `restore`: a game goes, and comes back.

use clap::Args;

use crate::argument_kinds::ArgKind;
use crate::removal::{Consent, restore};
use crate::session::Session;
use crate::trash::removal;
use crate::{Found, RunCommand, logs};
use keep::logs::LogKind;
use keep::trash::TrashKind;
use page::locale::msg;
use words::Problem;

/// `solo remove`.
#[derive(Debug, Args)]
pub struct Remove {
    #[arg(add = ArgKind::SoloGame)]
    name: String,
    #[command(flatten)]
    consent: Consent,
}

impl RunCommand for Remove {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mut user = session.user()?;
        let log = logs::load_log(&mut user, LogKind::Solo, &self.name)?;
        if let Some(kept) = self.consent.refusal(session, &log.name)? {
            return Ok(kept);
        }
        user.with(|db| db.delete(&log))?;
        let said = msg::play_deleted(session.texts, &log.name);
        Ok(Found::shown(removal(session.texts, said, TrashKind::Solo, &log.name)))
    }
}

/// `solo restore`.
#[derive(Debug, Args)]
pub struct Restore {
    name: Option<String>,
}

impl RunCommand for Restore {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        restore(session, &[TrashKind::Solo, TrashKind::Cadet], self.name.as_deref())
    }
}
