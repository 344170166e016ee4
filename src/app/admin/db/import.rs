//! `tricorder admin db import`: everything into an engine, or nothing.

use std::io;
use std::path::PathBuf;

use clap::Args;

use crate::Found;
use crate::admin::db::export::{everything, is_small};
use crate::admin::db::report::{TransferDirection, TransferReport};
use crate::admin::db::transfer_file;
use crate::paths::UserDataPlace;
use crate::session::Session;
use crate::small_texts::{SmallText, SmallTexts};
use keep::archive::{ArchivedRecord as KeptRecord, SettingRecord};
use page::locale::{Reason, msg, say};
use words::Problem;

/// Bytes of a file that are read: many times what anybody plays and imports.
const LARGEST: u64 = 1 << 28;
/// How often at most it is said how far it has got, however many records there are.
const STEPS: usize = 100;

#[derive(Debug, Args)]
pub(super) struct Import {
    #[arg(required = true)]
    file: PathBuf,
    #[arg(long)]
    replace: bool,
}

impl Import {
    /// An import of the text that is handed over.
    pub(super) fn of_text(replace: bool) -> Import {
        Import { file: "-".into(), replace }
    }

    pub(super) fn run(self, session: &Session<'_>, place: &UserDataPlace) -> Result<Found, Problem> {
        let records = self.read(session)?;
        let (kept, damaged) = everything(session, place)?;
        let is_empty = damaged.is_empty() && kept.iter().all(is_setting);
        if !self.replace && !is_empty {
            return Err(Problem::occupied());
        }
        let moved = TransferReport::new(TransferDirection::In, &self.file, &records);
        match place {
            UserDataPlace::Server { .. } | UserDataPlace::Memory(_) => {
                self.take_over(session, &records, &mut || Ok(()))?;
            }
            UserDataPlace::File(_) => {
                let (small, rest): (Vec<_>, Vec<_>) = records.into_iter().partition(is_small);
                self.take_over_files(session, &small, &rest)?;
            }
        }
        // By now it counts: what has notes is found out from there.
        session.write_notes(&mut session.user()?, |_| Ok(()))?;
        Ok(Found::shown(moved))
    }

    fn read(&self, session: &Session<'_>) -> Result<Vec<KeptRecord>, Problem> {
        let path = self.file.to_string_lossy();
        let bytes = session.input.within(&path, LARGEST).map_err(Reason::from);
        let records = bytes.and_then(|bytes| transfer_file::read(&bytes));
        records
            .map_err(|reason| Problem::unreadable(say::err_archive(&self.file, reason)).hint(say::hint_archive()))
    }

    /// Small texts go into their files, the rest into the database; where one of them fails, all are as they were.
    fn take_over_files(
        &self,
        session: &Session<'_>,
        small: &[KeptRecord],
        rest: &[KeptRecord],
    ) -> Result<(), Problem> {
        let before = SmallTexts::load(&session.folders)?;
        let mut failed = None;
        let taken = self.take_over(session, rest, &mut || {
            // What is to blame is a file and not the database, which sees only that something is.
            keep_beside(session, small).map_err(|error| {
                failed = Some(error);
                io::ErrorKind::Other.into()
            })
        });
        if taken.is_err() {
            before.put_back();
        }
        taken.map_err(|error| failed.unwrap_or(error))
    }

    fn take_over(
        &self,
        session: &Session<'_>,
        records: &[KeptRecord],
        meanwhile: &mut dyn FnMut() -> io::Result<()>,
    ) -> Result<(), Problem> {
        let total = records.len();
        let mut tell = |done: usize| {
            if done.is_multiple_of(total / STEPS + 1) {
                let line = msg::db_progress(session.texts, done, total);
                session.machine.announce(&session.terminal.one_line(&line));
            }
        };
        let mut user = session.user()?;
        let taken = user.with(|store| store.take_over(records, self.replace, &mut tell, meanwhile));
        session.machine.announce("");
        taken
    }
}

/// What was merely set, or says where the player has looked: nobody loses by it.
fn is_setting(record: &KeptRecord) -> bool {
    record.setting().is_some()
}

/// Puts small texts into their files; one that does not come along is empty from now on.
fn keep_beside(session: &Session<'_>, records: &[KeptRecord]) -> Result<(), Problem> {
    let folders = &session.folders;
    for small in SmallText::TRAVELING {
        let is_it = |setting: &&SettingRecord| setting.name == small.code();
        let setting = records.iter().filter_map(KeptRecord::setting).find(is_it);
        let body = setting.map(|setting| setting.body.as_str());
        if let Some(body) = body {
            small.keep(folders, body)?;
        } else if small.read(folders, u64::MAX).is_ok_and(|text| text.is_some()) {
            small.keep(folders, "")?;
        }
    }
    Ok(())
}
