//! `tricorder admin db import`: everything into an engine, or nothing.

use std::path::PathBuf;

use clap::Args;

use super::export::everything;
use super::transfer_file;
use crate::CommandAnswer;
use crate::paths::UserDataPlace;
use crate::session::Session;
use crate::small_texts::SmallText;
use keep::archive::ArchivedRecord as KeptRecord;
use keep::archive::SettingRecord;
use page::locale::msg;
use view::admin::db::{TransferDirection, TransferReport};
use view::error::{Error, Reason, StorageError};

/// Bytes of a file that are read: many times what anybody plays and imports.
const LARGEST: u64 = 1 << 28;
/// How often it is said how far it has got.
const STEPS: usize = 100;

#[derive(Debug, Args)]
pub(super) struct Import {
    #[arg(required = true)]
    file: PathBuf,
    #[arg(long)]
    replace: bool,
}

impl Import {
    pub(super) fn run(self, session: &Session<'_>, place: &UserDataPlace) -> Result<CommandAnswer, Error> {
        let records = self.read(session)?;
        if !self.replace && everything(session, place)? != Default::default() {
            return Err(StorageError::occupied(place.shown()).into());
        }
        let moved = TransferReport::new(TransferDirection::In, &self.file, &records);
        match place {
            UserDataPlace::Server { .. } | UserDataPlace::Memory(_) => self.take_over(session, &records)?,
            UserDataPlace::File(_) => {
                let (small, rest): (Vec<_>, Vec<_>) = records.into_iter().partition(is_small);
                self.take_over(session, &rest)?;
                keep_beside(session, &small)?;
            }
        }
        session.show(&moved)
    }

    fn read(&self, session: &Session<'_>) -> Result<Vec<KeptRecord>, Error> {
        let path = self.file.to_string_lossy();
        let text = session.input.text(&path, LARGEST).map_err(Reason::from);
        let records = text.and_then(|text| transfer_file::read(&text));
        records.map_err(|reason| StorageError::archive(&self.file, reason).into())
    }

    fn take_over(&self, session: &Session<'_>, records: &[KeptRecord]) -> Result<(), Error> {
        let total = records.len();
        let mut tell = |done: usize| {
            if done.is_multiple_of(total / STEPS + 1) {
                let line = msg::db_progress(session.texts, done, total);
                session.machine.announce(&session.terminal.one_line(&line));
            }
        };
        let mut user = session.user()?;
        let taken = session.write_notes(&mut user, |store| store.take_over(records, self.replace, &mut tell));
        session.machine.announce("");
        taken
    }
}

/// What lies in a file beside a database.
fn is_small(record: &KeptRecord) -> bool {
    record.setting().is_some_and(|setting| SmallText::from_name(&setting.name).is_some())
}

/// Puts small texts into their files; one that does not come along is empty from now on.
fn keep_beside(session: &Session<'_>, records: &[KeptRecord]) -> Result<(), Error> {
    let folders = &session.folders;
    for small in SmallText::TRAVELING {
        let is_it = |setting: &&SettingRecord| setting.name == small.name();
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
