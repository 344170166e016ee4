//! `tricorder backup` and `restore`: all that is the player's as one file, and back, for terminal, page and app alike.

mod beside;
mod file;
mod record_check;
mod report;
mod restore;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};
use std::{fs, io};

use clap::Args;

use crate::answer::PlainText;
use crate::backup::beside::FileBeside;
use crate::backup::report::{BackupDirection, BackupReport};
use crate::paths::{UserDataPlace, is_standard_output, is_there, put_safely};
use crate::session::Session;
use crate::{Found, RunCommand};
use keep::archive::ArchivedRecord as KeptRecord;
use keep::damage::DamagedItem;
use model::order::Order;
use page::locale::{Fact, say};
pub use restore::Restore;
use words::Problem;

/// Bytes of a backup that are read: many times what anybody plays and imports.
const LARGEST: u64 = 1 << 28;

/// What `tricorder backup` takes: the file, and what may be lost in it.
#[derive(Debug, Args)]
pub struct Backup {
    #[arg(required = true)]
    file: PathBuf,
    #[arg(long)]
    replace: bool,
    #[arg(long)]
    skip_damaged: bool,
}

impl Backup {
    /// A backup as a text that is handed over.
    pub fn as_text() -> Backup {
        Backup { file: "-".into(), replace: false, skip_damaged: false }
    }
}

impl RunCommand for Backup {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let place = place(session)?;
        let (records, damaged) = everything(session, &place)?;
        if !damaged.is_empty() {
            let error = Err(Problem::damaged(&place.shown(), damaged));
            if self.skip_damaged { session.or_default_with_warning(error) } else { error? }
        }
        let text = file::written(&records).map_err(io::Error::from)?;
        if is_standard_output(&self.file) {
            return Ok(Found::shown(PlainText(text)));
        }
        let unwritable = |error| {
            Problem::unreadable(say::err_archive_unwritable(&self.file, error)).hint(say::hint_archive_unwritable())
        };
        let own = records.iter().filter(|record| is_property(record)).count();
        if !self.replace
            && let Some(kept) = kept_in(&self.file).map_err(unwritable)?
            && kept.is_none_or(|kept| kept > own)
        {
            let (kept, place) = (kept.unwrap_or_default(), Fact::in_full(&place.shown()));
            return Err(
                Problem::misuse(say::err_archive_less(kept, &self.file, place, own)).hint(say::hint_archive_less())
            );
        }
        put_safely(&self.file, &text).map_err(unwritable)?;
        Ok(Found::shown(BackupReport::new(BackupDirection::Out, &self.file, &records)))
    }
}

/// What stands at a path, if anything does that can be lost: how many things of a player a backup holds; `None` for what
/// is no backup, or none that can be read whole.
fn kept_in(path: &Path) -> io::Result<Option<Option<usize>>> {
    if !is_there(path)? {
        return Ok(None);
    }
    let found = fs::metadata(path)?;
    if !found.is_file() || found.len() == 0 {
        return Ok(None);
    }
    let records = if found.len() > LARGEST { None } else { file::read(&fs::read(path)?).ok() };
    Ok(Some(records.map(|kept| kept.iter().filter(|record| is_property(record)).count())))
}

/// Where the player's own data is.
fn place(session: &Session<'_>) -> Result<UserDataPlace, Problem> {
    session.folders.user.clone().ok_or_else(Problem::no_data_folder)
}

/// All that is kept, what lies in files beside a database too: on a server these are settings. What is damaged, and
/// what would not be taken back in, comes apart.
///
/// # Errors
/// When it cannot be read.
fn everything(
    session: &Session<'_>,
    place: &UserDataPlace,
) -> Result<(Vec<KeptRecord>, Vec<DamagedItem>), Problem> {
    let (mut records, mut damaged) = session.read_user(|store| Ok((store.records()?, store.take_damage())))?;
    if let UserDataPlace::File(_) = place {
        let (beside, unreadable) = FileBeside::load(&session.folders);
        records.extend(beside);
        damaged.extend(unreadable);
    }
    records.retain(|record| {
        let fits = file::fits(record);
        // A log that ends at its first entry has been named already.
        damaged.extend((!fits).then(|| record.item()).filter(|item| !damaged.contains(item)));
        fits && !beside::is_empty_text(record)
    });
    // Settings stand last; the order of all others stays.
    records.order_by_key(|record| record.setting().map(|setting| setting.name.clone()));
    Ok((records, damaged))
}

/// Whether a record is something a player would miss; what was merely set, or says where they have looked, is not.
fn is_property(record: &KeptRecord) -> bool {
    record.setting().is_none_or(|setting| FileBeside::is_rule(&setting.name))
}
