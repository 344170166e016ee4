//! Where catalogs lie.

use std::path::{Path, PathBuf};
use std::vec;

use xxhash_rust::xxh3::xxh3_64_with_seed;

use super::CatalogError;
use super::shelf::{CatalogFiles, MemoryCatalogs};
use model::SystemFault;

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

    /// Where a catalog of this name may lie, in the order in which it is asked: on the shelf, if it is whole there, then
    /// in folders.
    pub(crate) fn sources(&self, name: &str) -> vec::IntoIter<CatalogSource> {
        let found = self.shelf.as_ref().and_then(|shelf| shelf.get(name));
        let shelved = found.filter(|files| files.check().is_ok()).map(CatalogSource::Files);
        let folders = self.places(name).map(|folder| CatalogSource::Folder { folder, is_held: self.is_held });
        shelved.into_iter().chain(folders).collect::<Vec<_>>().into_iter()
    }

    /// The folders among these.
    pub(crate) fn places(&self, name: &str) -> impl Iterator<Item = PathBuf> {
        self.packaged.iter().chain(self.caches()).map(move |parent| parent.join(name))
    }

    /// Builds a catalog in the cache; where that cannot be used, in the spare folder, and at last in memory. Returns it
    /// with why the cache could not be written to, if so.
    pub(crate) fn build<T>(
        &self,
        name: &str,
        write: impl Fn(&Path) -> Result<(), CatalogError>,
        write_files: impl FnOnce() -> Result<CatalogFiles, CatalogError>,
        open: impl Fn(CatalogSource) -> Result<T, CatalogError>,
    ) -> Result<(T, Option<SystemFault>), CatalogError> {
        let mut refusal = None;
        for folder in self.caches().map(|cache| cache.join(name)) {
            let written = write(&folder);
            let source = CatalogSource::Folder { folder, is_held: self.is_held };
            match written.and_then(|()| open(source)) {
                Ok(opened) => return Ok((opened, refusal)),
                Err(error) => refusal = refusal.or(Some(error.fault())),
            }
        }
        let files = write_files()?;
        if let Some(shelf) = &self.shelf {
            shelf.put(name.to_owned(), files.clone());
        }
        Ok((open(CatalogSource::Files(files))?, refusal))
    }
}

/// Where the files of a catalog lie.
pub(crate) enum CatalogSource {
    Folder {
        folder: PathBuf,
        /// Its index is read into memory.
        is_held: bool,
    },
    /// In memory, where they have been found whole.
    Files(CatalogFiles),
}

impl CatalogSource {
    pub(crate) fn place(&self) -> CatalogLocation {
        match self {
            CatalogSource::Folder { folder, .. } => CatalogLocation::Folder(folder.clone()),
            CatalogSource::Files(_) => CatalogLocation::Memory,
        }
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
