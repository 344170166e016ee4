//! Building a catalog: in a folder of its own, sealed, then moved to its place in one step. A process
//! that dies half-way leaves a folder nobody looks at; two that build at once leave one winner.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::place::{index_folder, is_catalog};
use super::shelf::CatalogFiles;
use super::{CatalogError, Speller, seal};
use crate::search::{self, IndexSource};
use crate::store::contents::CatalogContents;
use crate::store::register::Register;

/// Prefix of folders that are being written or thrown away.
const SCRATCH: &str = "scratch-";
/// Bytes a catalog of everything takes.
const ROOM: usize = 16 << 20;
/// A scratch folder older than this belongs to a process that died.
const SCRATCH_AGE: Duration = Duration::from_secs(60 * 60);
/// A catalog older than this belongs to another version or another state of the data.
const CATALOG_AGE: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// The database file of a folder of cards.
pub(crate) fn database(folder: &Path) -> PathBuf {
    folder.join("catalog.sqlite")
}

/// The register of a catalog folder.
pub(crate) fn register(folder: &Path) -> PathBuf {
    folder.join("catalog.register")
}

/// Writes the catalog of look-ups and puts it in place of whatever lies at `folder`.
///
/// # Errors
/// When the cache folder cannot be written; what lay at `folder` is then untouched.
pub(crate) fn replace(folder: &Path, contents: &CatalogContents<'_>, speller: Speller) -> Result<(), CatalogError> {
    let register = |folder: &Path| Ok(Register::create(&register(folder), contents)?);
    let index = |path: &Path, then: Then<'_>| {
        let source = IndexSource::new(contents, &speller);
        Ok(search::write_to_folder(path, &source, then)?)
    };
    replace_with(folder, register, index)
}

/// What is begun when the documents of an index are made.
pub(crate) type Then<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Writes a catalog, its index and what `beside` writes into its folder, and puts it in place of whatever lies at
/// `folder`. The latter is begun while the index sorts its documents in: before that, there is enough to do for two, and only then does
/// everything end at once.
///
/// # Errors
/// When the cache folder cannot be written; what lay at `folder` is then untouched.
pub(crate) fn replace_with(
    folder: &Path,
    beside: impl FnOnce(&Path) -> Result<(), CatalogError> + Send,
    index: impl FnOnce(&Path, Then<'_>) -> Result<(), CatalogError>,
) -> Result<(), CatalogError> {
    let cache = folder.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(cache)?;
    let scratch = scratch_folder(cache)?;
    let result = try_room(&scratch)
        .and_then(|()| write(&scratch, beside, index))
        .and_then(|()| put_in_place(&scratch, folder));
    if result.is_err() {
        discard(&scratch);
    }
    sweep(cache, folder);
    result
}

/// Writes the catalog of look-ups as files in memory.
///
/// # Errors
/// Only on faults inside the libraries.
pub(crate) fn write_files(contents: &CatalogContents<'_>, speller: Speller) -> Result<CatalogFiles, CatalogError> {
    let register = Register::write_bytes(contents)?;
    let index = search::write_files(&IndexSource::new(contents, &speller))?;
    Ok(CatalogFiles::of_entries(register, index))
}

fn write(
    scratch: &Path,
    beside: impl FnOnce(&Path) -> Result<(), CatalogError> + Send,
    index: impl FnOnce(&Path, Then<'_>) -> Result<(), CatalogError>,
) -> Result<(), CatalogError> {
    fs::create_dir(index_folder(scratch))?;
    let mut written = Err(CatalogError::Damaged);
    let then = || written = beside(scratch);
    index(&index_folder(scratch), Box::new(then))?;
    written?;
    Ok(seal::seal_catalog(scratch)?)
}

/// Tries whether there is room: to learn that at the end of a build costs as much as the build.
fn try_room(scratch: &Path) -> Result<(), CatalogError> {
    let trial = scratch.join("trial");
    fs::write(&trial, vec![0xa5; ROOM])?;
    Ok(fs::remove_file(trial)?)
}

/// A new folder no other process uses.
fn scratch_folder(cache: &Path) -> io::Result<PathBuf> {
    // The system uses numbers of processes again, and one process may build twice.
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    // A clock that stands before 1970 goes on all the same.
    let nanos = since.unwrap_or_else(|until| until.duration()).as_nanos();
    let folder = cache.join(format!("{SCRATCH}{}-{nanos}", std::process::id()));
    fs::create_dir(&folder)?;
    Ok(folder)
}

/// Moves a finished catalog to its place. If another process was faster and its catalog is whole,
/// that one stays.
fn put_in_place(scratch: &Path, folder: &Path) -> Result<(), CatalogError> {
    // Fails where a folder with files lies: somebody was faster, or what lies there is damaged.
    if fs::rename(scratch, folder).is_ok() {
        return Ok(());
    }
    if seal::holds(folder) {
        discard(scratch);
        return Ok(());
    }
    let cache = folder.parent().unwrap_or(Path::new("."));
    let grave = scratch_folder(cache)?;
    // Moved, not removed: the place stands empty no longer than two renames take.
    fs::rename(folder, grave.join("old"))?;
    let moved = fs::rename(scratch, folder);
    discard(&grave);
    match moved {
        Err(_) if seal::holds(folder) => {
            discard(scratch);
            Ok(())
        }
        moved => Ok(moved?),
    }
}

/// Removes a folder. What cannot be removed is left to a later sweep.
fn discard(folder: &Path) {
    let _ = fs::remove_dir_all(folder);
}

/// Removes what dead processes and older versions left behind.
fn sweep(cache: &Path, keep: &Path) {
    let Ok(entries) = fs::read_dir(cache) else {
        return;
    };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let too_old = match name {
            name if name.starts_with(SCRATCH) => is_older(&path, SCRATCH_AGE),
            _ if is_catalog(&path) => path != keep && is_older(&path, CATALOG_AGE),
            _ => false,
        };
        if too_old {
            discard(&path);
        }
    }
}

fn is_older(path: &Path, age: Duration) -> bool {
    let modified = fs::metadata(path).and_then(|meta| meta.modified());
    // What was written in the future, by a clock that was put back, is not old.
    modified.is_ok_and(|modified| modified.elapsed().is_ok_and(|elapsed| elapsed > age))
}
