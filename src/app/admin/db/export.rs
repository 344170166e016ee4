//! `tricorder admin db export`: everything out of an engine.

use std::path::{Path, PathBuf};
use std::{fs, io};

use clap::Args;

use crate::Found;
use crate::admin::db::report::{TransferDirection, TransferReport};
use crate::admin::db::transfer_file;
use crate::answer::PlainText;
use crate::paths::{Folders, UserDataPlace, is_standard_output, is_there, put_safely};
use crate::session::Session;
use crate::small_texts::SmallText;
use keep::archive::{ArchivedRecord as KeptRecord, SettingRecord};
use keep::damage::DamagedItem;
use model::order::Order;
use page::locale::{Fact, say};
use words::Problem;

#[derive(Debug, Args)]
pub(super) struct Export {
    #[arg(required = true)]
    file: PathBuf,
    #[arg(long)]
    replace: bool,
    #[arg(long)]
    skip_damaged: bool,
}

impl Default for Export {
    /// An export to standard output.
    fn default() -> Export {
        Export { file: "-".into(), replace: false, skip_damaged: false }
    }
}

impl Export {
    pub(super) fn run(self, session: &Session<'_>, place: &UserDataPlace) -> Result<Found, Problem> {
        let (records, damaged) = everything(session, place)?;
        if !damaged.is_empty() {
            let error = Err(Problem::damaged(&place.shown(), damaged));
            if self.skip_damaged { session.or_default_with_warning(error) } else { error? }
        }
        let text = transfer_file::written(&records).map_err(io::Error::from)?;
        if is_standard_output(&self.file) {
            return Ok(Found::shown(PlainText(text)));
        }
        let unwritable = |error| {
            Problem::unreadable(say::err_archive_unwritable(&self.file, error)).hint(say::hint_archive_unwritable())
        };
        let is_empty = records.iter().all(is_small);
        if is_empty && !self.replace && holds_more(&self.file, &text).map_err(unwritable)? {
            return Err(Problem::misuse(say::err_archive_empty(&self.file, Fact::in_full(&place.shown())))
                .hint(say::hint_archive_empty()));
        }
        put_safely(&self.file, &text).map_err(unwritable)?;
        Ok(Found::shown(TransferReport::new(TransferDirection::Out, &self.file, &records)))
    }
}

/// Whether a file says something else than a text. What is no file has nothing to lose.
fn holds_more(file: &Path, text: &str) -> io::Result<bool> {
    if !is_there(file)? || !fs::metadata(file)?.is_file() {
        return Ok(false);
    }
    let kept = fs::read(file)?;
    Ok(!kept.is_empty() && kept != text.as_bytes())
}

/// All that is kept, what lies in files beside a database too: on a server these are settings. What is damaged, and
/// what would not be taken back in, comes apart.
///
/// # Errors
/// When it cannot be read.
pub(super) fn everything(
    session: &Session<'_>,
    place: &UserDataPlace,
) -> Result<(Vec<KeptRecord>, Vec<DamagedItem>), Problem> {
    let folders = &session.folders;
    let (mut records, mut damaged) = session.read_user(|store| Ok((store.records()?, store.take_damage())))?;
    records.retain(|record| {
        let fits = transfer_file::fits(record);
        // A log that ends at its first entry has been named already.
        damaged.extend((!fits).then(|| record.item()).filter(|item| !damaged.contains(item)));
        fits && !is_empty_small(record)
    });
    match place {
        UserDataPlace::Server { .. } | UserDataPlace::Memory(_) => {}
        UserDataPlace::File(_) => {
            records.extend(beside(folders));
            damaged.extend(SmallText::damaged(folders));
        }
    }
    // Settings stand last; the order of all others stays.
    records.order_by_key(|record| record.setting().map(|setting| setting.name.clone()));
    Ok((records, damaged))
}

/// What lies in a file beside a database: nobody makes a backup for its sake.
pub(super) fn is_small(record: &KeptRecord) -> bool {
    record.setting().is_some_and(|setting| SmallText::from_name(&setting.name).is_some())
}

/// A small text that says nothing is as good as none.
fn is_empty_small(record: &KeptRecord) -> bool {
    let is_such =
        |setting: &SettingRecord| setting.body.is_empty() && SmallText::from_name(&setting.name).is_some();
    record.setting().is_some_and(is_such)
}

fn beside(folders: &Folders) -> impl Iterator<Item = KeptRecord> {
    SmallText::TRAVELING.into_iter().filter_map(|small| {
        let body = small.read(folders, SmallText::LONGEST).ok().flatten()?;
        let name = small.code().to_owned();
        (!body.is_empty()).then_some(KeptRecord::Setting(SettingRecord { name, body }))
    })
}
