//! `tricorder restore`: all of a backup, or nothing.

use std::io;
use std::path::PathBuf;

use clap::Args;

use crate::backup::beside::{FileBeside, lies_beside};
use crate::backup::report::{BackupDirection, BackupReport};
use crate::backup::{LARGEST, everything, file, is_property, place};
use crate::paths::UserDataPlace;
use crate::session::Session;
use crate::{Found, RunCommand};
use keep::archive::ArchivedRecord as KeptRecord;
use page::locale::{Reason, msg, say};
use words::Problem;

/// How often at most it is said how far it has got, however many records there are.
const STEPS: usize = 100;

/// What `tricorder restore` takes: the backup, and whether it replaces what there is.
#[derive(Debug, Args)]
pub struct Restore {
    #[arg(required = true)]
    file: PathBuf,
    #[arg(long)]
    replace: bool,
}

impl Restore {
    /// Takes in the text that is handed over, in place of what there is if that is wanted.
    pub fn of_text(replace: bool) -> Restore {
        Restore { file: "-".into(), replace }
    }

    fn read(&self, session: &Session<'_>) -> Result<Vec<KeptRecord>, Problem> {
        let path = self.file.to_string_lossy();
        let bytes = session.input.within(&path, LARGEST).map_err(Reason::from);
        let records = bytes.and_then(|bytes| file::read(&bytes));
        records
            .map_err(|reason| Problem::unreadable(say::err_archive(&self.file, reason)).hint(say::hint_archive()))
    }

    /// What lies in files goes there, the rest into the database; where one of them fails, all are as they were.
    fn take_over_files(&self, session: &Session<'_>, records: Vec<KeptRecord>) -> Result<(), Problem> {
        let (beside, rest): (Vec<_>, Vec<_>) = records.into_iter().partition(lies_beside);
        let (mut before, mut failed) = (None, None);
        let taken = self.take_over(session, &rest, &mut || {
            // What is to blame is a file and not the database, which sees only that something is.
            let exchanged = FileBeside::exchange(&session.folders, &beside);
            exchanged.map(|files| before = Some(files)).map_err(|error| {
                failed = Some(error);
                io::ErrorKind::Other.into()
            })
        });
        if let (Err(_), Some(files)) = (&taken, before) {
            files.put_back();
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
                let line = msg::backup_progress(session.texts, done, total);
                session.machine.announce(&session.terminal.one_line(&line));
            }
        };
        let mut user = session.user()?;
        let taken = user.with(|store| store.take_over(records, self.replace, &mut tell, meanwhile));
        session.machine.announce("");
        taken
    }
}

impl RunCommand for Restore {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let place = place(session)?;
        let records = self.read(session)?;
        let (kept, damaged) = everything(session, &place)?;
        let is_empty = damaged.is_empty() && !kept.iter().any(is_property);
        if !self.replace && !is_empty {
            return Err(Problem::occupied());
        }
        let moved = BackupReport::new(BackupDirection::In, &self.file, &records);
        match place {
            UserDataPlace::Server { .. } | UserDataPlace::Memory(_) => {
                self.take_over(session, &records, &mut || Ok(()))?;
            }
            UserDataPlace::File(_) => self.take_over_files(session, records)?,
        }
        // By now it counts: what has notes is found out from there.
        session.write_notes(&mut session.user()?, |_| Ok(()))?;
        Ok(Found::shown(moved))
    }
}
