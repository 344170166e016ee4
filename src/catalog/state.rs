//! What is known of catalogs without building anything.

use std::fs;
use std::path::{Path, PathBuf};

use super::{CatalogFolders, bytes, own, place, seal};
use crate::search::{EntryIndex, IndexError};
use data::Corpus;
use model::Boxes;

/// What is known of a catalog without building anything.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum State {
    /// No folder for it is known on this system.
    NoCache,
    /// Not built yet.
    Missing(PathBuf),
    /// Built, but not whole; the next look-up builds it again.
    Damaged(PathBuf),
    /// Built and whole.
    Ready {
        /// Where the catalog lies.
        folder: PathBuf,
        /// It came with the program and was not built here.
        is_packaged: bool,
        /// Entries or cards in its index.
        entries: u64,
        /// Size of all its files together, in bytes.
        bytes: u64,
    },
}

/// Looks at the catalog of a corpus without changing anything.
pub fn state(corpus: &Corpus, folders: &CatalogFolders) -> State {
    let count = |index: &Path| EntryIndex::open(index, &Boxes::all()).map(|index| index.len());
    let alone = look_for(folders, &place::catalog_name(corpus.stamp), count);
    let (State::Ready { .. }, Some(own)) = (&alone, own::name(corpus)) else {
        return alone;
    };
    let cache = CatalogFolders::only_cache(folders.cache.clone());
    alone.with_own(look_for(&cache, &own, count))
}

impl State {
    /// The state of a catalog over which that of what a player wrote lies: both counted together where both are ready.
    fn with_own(self, own: State) -> State {
        match (self, own) {
            (
                State::Ready { folder, is_packaged, entries, bytes },
                State::Ready { entries: own_entries, bytes: own_bytes, .. },
            ) => State::Ready { folder, is_packaged, entries: entries + own_entries, bytes: bytes + own_bytes },
            (_, own) => own,
        }
    }
}

/// Why a folder that should hold catalogs which came with the program cannot answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PackageFault {
    /// It is not there, is no folder or may not be read.
    Missing,
    /// Its catalogs belong to another version of the program.
    Stale,
    /// A catalog in it is not what was packed.
    Damaged,
}

/// What is wrong with the folders that should hold catalogs which came with the program, in the order in which they
/// are asked. `corpus` is the data of the program.
pub fn package_faults(corpus: &Corpus, folders: &CatalogFolders) -> Vec<(PathBuf, PackageFault)> {
    let fault = |folder: &PathBuf| Some((folder.clone(), package_fault(corpus, folder)?));
    folders.packaged.iter().filter_map(fault).collect()
}

fn package_fault(corpus: &Corpus, folder: &Path) -> Option<PackageFault> {
    let Ok(files) = fs::read_dir(folder) else {
        return Some(PackageFault::Missing);
    };
    if matches!(folder.join(place::catalog_name(corpus.stamp)).try_exists(), Ok(false)) {
        return Some(PackageFault::Stale);
    }
    let mut catalogs = files.flatten().map(|file| file.path()).filter(|path| place::is_catalog(path));
    (!catalogs.all(|path| seal::holds(&path))).then_some(PackageFault::Damaged)
}

/// Looks at the places of a catalog: the first that is whole, else the last. `count` counts what an index holds.
pub(super) fn look_for(
    folders: &CatalogFolders,
    name: &str,
    count: impl Fn(&Path) -> Result<u64, IndexError>,
) -> State {
    let mut last = State::NoCache;
    for place in folders.places(name) {
        let packaged = place.parent().is_some_and(|parent| folders.packaged.iter().any(|folder| folder == parent));
        last = look_at(place, &count);
        if let State::Ready { is_packaged, .. } = &mut last {
            *is_packaged = packaged;
            break;
        }
    }
    last
}

fn look_at(folder: PathBuf, count: &impl Fn(&Path) -> Result<u64, IndexError>) -> State {
    match look_once(folder.clone(), count) {
        ready @ State::Ready { .. } => ready,
        // Another process may have put a new catalog in place between two files of this look.
        State::NoCache | State::Missing(_) | State::Damaged(_) => look_once(folder, count),
    }
}

fn look_once(folder: PathBuf, count: &impl Fn(&Path) -> Result<u64, IndexError>) -> State {
    if matches!(folder.try_exists(), Ok(false)) {
        return State::Missing(folder);
    }
    let entries = seal::holds(&folder).then(|| count(&place::index_folder(&folder)).ok()).flatten();
    match entries {
        Some(entries) => State::Ready { bytes: bytes(&folder), folder, is_packaged: false, entries },
        None => State::Damaged(folder),
    }
}
