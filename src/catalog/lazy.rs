//! An index that is opened only when it is first needed.

use std::cell::OnceCell;
use std::path::{Path, PathBuf};

use super::CatalogError;
use super::checksums;
use super::place::index_folder;
use super::shelf::CatalogFiles;
use crate::search::cards::CardIndex;
use crate::search::{EntryIndex, IndexError};

/// An index in the folder of a catalog, or in memory.
pub(crate) struct Lazy<T> {
    index: OnceCell<T>,
    source: IndexLocation,
}

/// Where the files of an index lie.
enum IndexLocation {
    /// The folder of its catalog.
    Folder(PathBuf),
    /// The folder of its catalog, whose files are read into memory.
    Held(PathBuf),
    /// The files of its catalog, which have been found whole.
    Memory(CatalogFiles),
}

/// An index of either kind.
pub(crate) trait OpenIndex: Sized {
    fn open(folder: &Path) -> Result<Self, IndexError>;
    fn open_files<'f>(files: impl Iterator<Item = (&'f str, &'f [u8])>) -> Result<Self, IndexError>;
}

impl<T: OpenIndex> Lazy<T> {
    /// The index of a catalog in a folder, read into memory if it `is_held`.
    pub(crate) fn in_folder(folder: &Path, is_held: bool) -> Lazy<T> {
        let place = if is_held { IndexLocation::Held } else { IndexLocation::Folder };
        Lazy { index: OnceCell::new(), source: place(folder.to_owned()) }
    }

    /// The index of a catalog in memory.
    pub(crate) fn in_memory(files: CatalogFiles) -> Lazy<T> {
        Lazy { index: OnceCell::new(), source: IndexLocation::Memory(files) }
    }

    /// The index, opened by the first call, which is when damage shows.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub(crate) fn get(&self) -> Result<&T, CatalogError> {
        if let Some(index) = self.index.get() {
            return Ok(index);
        }
        let index = self.source.open()?;
        Ok(self.index.get_or_init(|| index))
    }
}

impl IndexLocation {
    fn open<T: OpenIndex>(&self) -> Result<T, CatalogError> {
        match self {
            IndexLocation::Folder(parent) => Ok(T::open(&index_folder(parent))?),
            IndexLocation::Held(parent) => {
                let files = checksums::read_folder(&index_folder(parent))?;
                Ok(T::open_files(files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())))?)
            }
            IndexLocation::Memory(files) => Ok(T::open_files(files.index())?),
        }
    }
}

impl OpenIndex for EntryIndex {
    fn open(folder: &Path) -> Result<EntryIndex, IndexError> {
        EntryIndex::open(folder)
    }

    fn open_files<'f>(files: impl Iterator<Item = (&'f str, &'f [u8])>) -> Result<EntryIndex, IndexError> {
        EntryIndex::open_files(files)
    }
}

impl OpenIndex for CardIndex {
    fn open(folder: &Path) -> Result<CardIndex, IndexError> {
        CardIndex::open(folder)
    }

    fn open_files<'f>(files: impl Iterator<Item = (&'f str, &'f [u8])>) -> Result<CardIndex, IndexError> {
        CardIndex::open_files(files)
    }
}
