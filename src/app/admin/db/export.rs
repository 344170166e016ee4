//! `tricorder admin db export`: everything out of an engine.

use std::path::{Path, PathBuf};

use clap::Args;

use super::transfer_file;
use crate::CommandAnswer;
use crate::input::STANDARD;
use crate::paths::{Folders, UserDataPlace, put_whole};
use crate::session::Session;
use crate::small_texts::SmallText;
use keep::archive::ArchivedRecord as KeptRecord;
use keep::archive::SettingRecord;
use keep::damage::DamagedItem;
use model::order::Order;
use view::admin::db::{TransferDirection, TransferReport};
use view::error::{Error, StorageError};

#[derive(Debug, Args)]
pub(super) struct Export {
    #[arg(required = true)]
    file: PathBuf,
    #[arg(long)]
    skip_damaged: bool,
}

impl Export {
    pub(super) fn run(self, session: &Session<'_>, place: &UserDataPlace) -> Result<CommandAnswer, Error> {
        let (records, damaged) = everything(session, place)?;
        if !damaged.is_empty() {
            let error = Err(StorageError::damaged(place.shown(), damaged).into());
            if self.skip_damaged { session.or_without(error) } else { error? }
        }
        let text = transfer_file::written(&records).map_err(std::io::Error::from)?;
        if self.file == Path::new(STANDARD) {
            return Ok(CommandAnswer::found(text));
        }
        put_whole(&self.file, &text).map_err(|error| StorageError::archive_unwritable(&self.file, error))?;
        session.show(&TransferReport::new(TransferDirection::Out, &self.file, &records))
    }
}

/// All that is kept, what lies in files beside a database too: on a server these are settings. What is damaged, and
/// what would not be taken back in, comes apart.
///
/// # Errors
/// When it cannot be read.
pub(super) fn everything(
    session: &Session<'_>,
    place: &UserDataPlace,
) -> Result<(Vec<KeptRecord>, Vec<DamagedItem>), Error> {
    let folders = &session.folders;
    if !folders.has_user() {
        return Ok(Default::default());
    }
    let (mut records, mut damaged) = session.user()?.with(|store| Ok((store.records()?, store.take_damage())))?;
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

/// A small text that says nothing is as good as none.
fn is_empty_small(record: &KeptRecord) -> bool {
    let is_such =
        |setting: &SettingRecord| setting.body.is_empty() && SmallText::from_name(&setting.name).is_some();
    record.setting().is_some_and(is_such)
}

fn beside(folders: &Folders) -> impl Iterator<Item = KeptRecord> {
    SmallText::TRAVELING.into_iter().filter_map(|small| {
        let body = small.read(folders, SmallText::LONGEST).ok().flatten()?;
        let name = small.name().to_owned();
        (!body.is_empty()).then_some(KeptRecord::Setting(SettingRecord { name, body }))
    })
}
