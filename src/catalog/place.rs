//! Where catalogs lie.

use std::path::{Path, PathBuf};
use std::vec;

use xxhash_rust::xxh3::xxh3_64_with_seed;

use super::CatalogError;
use super::shelf::{CatalogFiles, MemoryCatalogs};

include!(concat!(env!("OUT_DIR"), "/shape.rs"));

/// Where an opened catalog lives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CatalogLocation {
    /// This folder of the cache; later runs open it again.
    Folder(PathBuf),
    /// The cache folder is unusable; the catalog ends with the process.
    Memory,
}

/// The folders in which finished catalogs are looked for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CatalogFolders {
    /// Folders that came with the program, in the order in which they are asked; they are never written to.
    pub packaged: Vec<PathBuf>,
    /// The cache folder, asked last, where catalogs are built; `None` if the system names none.
    pub cache: Option<PathBuf>,
    /// Asked behind the cache folder, and built in where that cannot be written to; `None` if there is no such place.
    pub spare: Option<PathBuf>,
    /// Catalogs in memory, asked before all folders; built ones are put there if there is a shelf.
    pub shelf: Option<MemoryCatalogs>,
    /// Whether an index is read into memory when it is opened: who goes on for long must not end when a file below it
    /// is cut short. Who ends soon is quicker without.
    pub is_held: bool,
}

impl CatalogFolders {
    /// A cache folder and nothing that came with the program.
    pub fn only_cache(cache: Option<PathBuf>) -> CatalogFolders {
        CatalogFolders { cache, ..CatalogFolders::default() }
    }

    /// Where a damaged catalog is built anew: where it belongs, and if that cannot be trusted, in memory alone.
    pub(crate) fn to_rebuild_in(&self) -> [CatalogFolders; 2] {
        [self.clone(), CatalogFolders { cache: None, spare: None, ..self.clone() }]
    }

    /// Where catalogs are built, and elsewhere only if one cannot be written to.
    pub(crate) fn caches(&self) -> impl Iterator<Item = &PathBuf> {
        self.cache.iter().chain(&self.spare)
    }

    /// The catalog of this name on the shelf, if it is whole.
    pub(crate) fn shelved(&self, name: &str) -> Option<CatalogFiles> {
        let files = self.shelf.as_ref()?.get(name)?;
        files.check().is_ok().then_some(files)
    }

    /// A catalog made by `write`, which is put on the shelf if there is one.
    pub(crate) fn keep_on_shelf(
        &self,
        name: &str,
        write: impl FnOnce() -> Result<CatalogFiles, CatalogError>,
    ) -> Result<CatalogFiles, CatalogError> {
        let files = write()?;
        if let Some(shelf) = &self.shelf {
            shelf.put(name.to_owned(), files.clone());
        }
        Ok(files)
    }

    /// Where a catalog of this name may lie, in the order in which it is asked.
    pub(crate) fn places(&self, name: String) -> CatalogPlaces {
        let parents: Vec<PathBuf> = self.packaged.iter().chain(self.caches()).cloned().collect();
        CatalogPlaces { parents: parents.into_iter(), name, is_held: self.is_held }
    }
}

/// The places in which a catalog may lie, the first asked first.
pub(crate) struct CatalogPlaces {
    parents: vec::IntoIter<PathBuf>,
    name: String,
    is_held: bool,
}

impl CatalogPlaces {
    /// The next catalog that can be opened, held in memory if it shall be; nobody is told why others cannot.
    pub(crate) fn open_next<T, E>(&mut self, open: impl Fn(&Path, bool) -> Result<T, E>) -> Option<T> {
        let is_held = self.is_held;
        self.find_map(|folder| open(&folder, is_held).ok())
    }
}

impl Iterator for CatalogPlaces {
    type Item = PathBuf;

    fn next(&mut self) -> Option<PathBuf> {
        self.parents.next().map(|parent| parent.join(&self.name))
    }
}

/// Prefix of catalog folders; the stamp of the data follows.
pub(crate) const CATALOG: &str = "catalog-";

/// What the folder of a catalog is called.
pub(crate) fn catalog_name(stamp: u64) -> String {
    format!("{CATALOG}{:016x}", stamp ^ SHAPE)
}

/// What the folder of what a player wrote is called.
pub(crate) fn own_name(stamp: u64, own: u64) -> String {
    catalog_name(xxh3_64_with_seed(&own.to_le_bytes(), stamp))
}

/// Prefix of the folders of the card search; the stamp of data and imports follows.
pub(crate) const CARDS: &str = "cards-";

/// What the folder of the card search is called.
pub(crate) fn cards_name(stamp: u64) -> String {
    format!("{CARDS}{:016x}", stamp ^ SHAPE)
}

/// Whether a folder is called as catalogs are.
pub(crate) fn is_catalog(folder: &Path) -> bool {
    let name = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    name.starts_with(CATALOG) || name.starts_with(CARDS)
}

/// The index folder of a catalog folder.
pub(crate) fn index_folder(folder: &Path) -> PathBuf {
    folder.join("index")
}
