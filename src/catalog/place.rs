//! Where catalogs lie.

use std::path::{Path, PathBuf};

include!(concat!(env!("OUT_DIR"), "/shape.rs"));

/// Where an opened catalog lives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CatalogLocation {
    /// This folder of the cache; later runs open it again.
    Folder(PathBuf),
    /// The cache folder is unusable; the catalog ends with the process.
    Memory,
}

/// Prefix of catalog folders; the stamp of the data follows.
pub(crate) const CATALOG: &str = "catalog-";

/// The folder of a catalog, if there is a cache folder.
pub(crate) fn folder(cache: Option<&Path>, stamp: u64) -> Option<PathBuf> {
    cache.map(|cache| folder_in(cache, stamp))
}

/// The folder of a catalog in a cache folder.
pub(crate) fn folder_in(cache: &Path, stamp: u64) -> PathBuf {
    cache.join(format!("{CATALOG}{:016x}", stamp ^ SHAPE))
}

/// Prefix of the folders of the card search; the stamp of data and imports follows.
pub(crate) const CARDS: &str = "cards-";

/// The folder of the card search, if there is a cache folder.
pub(crate) fn card_folder(cache: Option<&Path>, stamp: u64) -> Option<PathBuf> {
    cache.map(|cache| card_folder_in(cache, stamp))
}

/// The folder of the card search in a cache folder.
pub(crate) fn card_folder_in(cache: &Path, stamp: u64) -> PathBuf {
    cache.join(format!("{CARDS}{:016x}", stamp ^ SHAPE))
}

/// The index folder of a catalog folder.
pub(crate) fn index_folder(folder: &Path) -> PathBuf {
    folder.join("index")
}
