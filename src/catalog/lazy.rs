//! An index that is opened only when it is first needed.

use std::cell::OnceCell;
use std::path::Path;

use super::CatalogError;
use super::checksums;
use super::place::{CatalogSource, index_folder};
use crate::search::cards::CardIndex;
use crate::search::{EntryIndex, IndexError};
use model::Boxes;

/// An index in the folder of a catalog, or in memory.
pub(crate) struct Lazy<T> {
    index: OnceCell<T>,
    source: CatalogSource,
    /// Those of whoever asks.
    boxes: Boxes,
}

/// An index of either kind.
pub(crate) trait OpenIndex: Sized {
    fn open(folder: &Path, boxes: &Boxes) -> Result<Self, IndexError>;
    fn open_files<'f>(files: impl Iterator<Item = (&'f str, &'f [u8])>, boxes: &Boxes) -> Result<Self, IndexError>;
}

impl<T: OpenIndex> Lazy<T> {
    /// The index of a catalog for somebody who has some boxes.
    pub(crate) fn new(source: CatalogSource, boxes: &Boxes) -> Lazy<T> {
        Lazy { index: OnceCell::new(), source, boxes: boxes.clone() }
    }

    /// The index, opened by the first call, which is when damage shows.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub(crate) fn get(&self) -> Result<&T, CatalogError> {
        if let Some(index) = self.index.get() {
            return Ok(index);
        }
        let index = open(&self.source, &self.boxes)?;
        Ok(self.index.get_or_init(|| index))
    }
}

fn open<T: OpenIndex>(source: &CatalogSource, boxes: &Boxes) -> Result<T, CatalogError> {
    match source {
        CatalogSource::Folder { folder, is_held: false } => Ok(T::open(&index_folder(folder), boxes)?),
        CatalogSource::Folder { folder, is_held: true } => {
            let read = checksums::read_folder(&index_folder(folder))?;
            let files = read.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()));
            Ok(T::open_files(files, boxes)?)
        }
        CatalogSource::Files(files) => Ok(T::open_files(files.index(), boxes)?),
    }
}

impl OpenIndex for EntryIndex {
    fn open(folder: &Path, boxes: &Boxes) -> Result<EntryIndex, IndexError> {
        EntryIndex::open(folder, boxes)
    }

    fn open_files<'f>(
        files: impl Iterator<Item = (&'f str, &'f [u8])>,
        boxes: &Boxes,
    ) -> Result<EntryIndex, IndexError> {
        EntryIndex::open_files(files, boxes)
    }
}

impl OpenIndex for CardIndex {
    fn open(folder: &Path, boxes: &Boxes) -> Result<CardIndex, IndexError> {
        CardIndex::open(folder, boxes)
    }

    fn open_files<'f>(
        files: impl Iterator<Item = (&'f str, &'f [u8])>,
        boxes: &Boxes,
    ) -> Result<CardIndex, IndexError> {
        CardIndex::open_files(files, boxes)
    }
}
