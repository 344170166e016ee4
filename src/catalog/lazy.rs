//! An index that is checked and opened only when it is first needed.

use std::cell::OnceCell;
use std::path::{Path, PathBuf};

use super::place::index_folder;
use super::{CatalogError, seal};
use crate::search::IndexError;

/// An index in the folder of a catalog, or in memory.
pub(crate) struct Lazy<T> {
    index: OnceCell<T>,
    /// Folder of the catalog; `None` for an index in memory.
    folder: Option<PathBuf>,
}

impl<T> Lazy<T> {
    /// The index of a catalog in a folder.
    pub(crate) fn in_folder(folder: &Path) -> Lazy<T> {
        Lazy { index: OnceCell::new(), folder: Some(folder.to_owned()) }
    }

    /// An index in memory.
    pub(crate) fn in_memory(index: T) -> Lazy<T> {
        Lazy { index: OnceCell::from(index), folder: None }
    }

    /// The index. The first call checks that all its files are whole.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub(crate) fn get(&self, open: fn(&Path) -> Result<T, IndexError>) -> Result<&T, CatalogError> {
        if let Some(index) = self.index.get() {
            return Ok(index);
        }
        let parent = self.folder.as_deref().ok_or(CatalogError::Damaged)?;
        let folder = index_folder(parent);
        if !seal::holds(&folder) {
            return Err(CatalogError::Damaged);
        }
        let index = open(&folder)?;
        Ok(self.index.get_or_init(|| index))
    }
}
