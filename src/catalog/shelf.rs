//! Catalogs whose files lie in memory: where there are no folders, and where a folder cannot be used.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::Mutex;
use xxhash_rust::xxh3::xxh3_64;

use super::CatalogError;
use crate::search::IndexFiles;

/// What the parts are called, as in a folder.
const DATABASE: &str = "catalog.sqlite";
const REGISTER: &str = "catalog.register";
const INDEX: &str = "index/";
const SEAL: &str = "seal";

/// The files of a finished catalog, by the names they have in its folder.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct CatalogFiles(BTreeMap<String, Arc<[u8]>>);

impl CatalogFiles {
    /// The files of a catalog of entries.
    pub(crate) fn of_entries(register: Vec<u8>, index: IndexFiles) -> CatalogFiles {
        CatalogFiles::new(REGISTER, register, index)
    }

    /// The files of a catalog of cards.
    pub(crate) fn of_cards(database: Vec<u8>, index: IndexFiles) -> CatalogFiles {
        CatalogFiles::new(DATABASE, database, index)
    }

    fn new(name: &str, beside: Vec<u8>, index: IndexFiles) -> CatalogFiles {
        let mut files = CatalogFiles::default();
        files.add(name.to_owned(), beside);
        for (name, bytes) in index {
            files.add(format!("{INDEX}{name}"), bytes);
        }
        files.add(SEAL.to_owned(), files.seal());
        files
    }

    /// Adds a file as it was kept.
    pub fn add(&mut self, name: String, bytes: impl Into<Arc<[u8]>>) {
        self.0.insert(name, bytes.into());
    }

    /// All files, to be kept.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.0.iter().map(|(name, bytes)| (name.as_str(), &**bytes))
    }

    /// Size of all files together, in bytes.
    pub fn bytes(&self) -> u64 {
        self.0.values().map(|bytes| bytes.len() as u64).sum()
    }

    pub(crate) fn database(&self) -> Result<&Arc<[u8]>, CatalogError> {
        self.0.get(DATABASE).ok_or(CatalogError::Damaged)
    }

    pub(crate) fn register(&self) -> Result<&Arc<[u8]>, CatalogError> {
        self.0.get(REGISTER).ok_or(CatalogError::Damaged)
    }

    pub(crate) fn index(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.iter().filter_map(|(name, bytes)| Some((name.strip_prefix(INDEX)?, bytes)))
    }

    /// # Errors
    /// When they are not what was written.
    pub(crate) fn check(&self) -> Result<(), CatalogError> {
        let is_whole = self.0.get(SEAL).is_some_and(|seal| **seal == *self.seal());
        if is_whole { Ok(()) } else { Err(CatalogError::Damaged) }
    }

    fn seal(&self) -> Vec<u8> {
        let sealed = self.iter().filter(|(name, _)| *name != SEAL);
        let lines = sealed.map(|(name, bytes)| format!("{:016x} {} {name}\n", xxh3_64(bytes), bytes.len()));
        lines.collect::<String>().into_bytes()
    }
}

impl std::fmt::Debug for CatalogFiles {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_list().entries(self.0.keys()).finish()
    }
}

/// Where finished catalogs lie in memory, by their names. Clones are the same shelf.
#[derive(Clone, Debug, Default)]
pub struct MemoryCatalogs(Arc<Mutex<BTreeMap<String, CatalogFiles>>>);

impl MemoryCatalogs {
    /// Puts a catalog there, in place of one of the same name.
    pub fn put(&self, name: String, files: CatalogFiles) {
        self.0.lock().insert(name, files);
    }

    /// The catalog of this name.
    pub fn get(&self, name: &str) -> Option<CatalogFiles> {
        self.0.lock().get(name).cloned()
    }

    /// The names of all catalogs, sorted.
    pub fn names(&self) -> Vec<String> {
        self.0.lock().keys().cloned().collect()
    }

    /// Takes a catalog away.
    pub fn remove(&self, name: &str) {
        self.0.lock().remove(name);
    }
}

/// Two shelves are equal if they are the same.
impl PartialEq for MemoryCatalogs {
    fn eq(&self, other: &MemoryCatalogs) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for MemoryCatalogs {}
