//! The life of a catalog: a register, or cards in a database, and an index in one folder, brought along with the
//! program or built in the cache, thrown away there when stale or damaged, held in memory when the cache cannot be used.
//! What a player wrote lies over it as a small one of the same kind; both are asked as if they were one.

mod build;
mod cards;
mod checksums;
pub mod export;
mod handle;
mod lazy;
pub mod lookup;
mod own;
mod place;
mod scored_record;
mod seal;
pub mod search;
pub mod shelf;
mod state;
pub mod store;

use std::path::{Path, PathBuf};
use std::vec;

use crate::search::{IndexError, phrases};
use crate::store::contents::CatalogContents;
use crate::store::name_list::NameList;
use crate::store::on_disk::{RecordForm, StoreError};
use crate::store::register::Register;
use data::{Corpus, Finding, Library, Thesaurus};
use model::{Boxes, SystemFault};

use handle::{OpenedCatalog, open};
use place::CatalogSource;

pub use cards::{
    CardCatalog, CatalogInput, ImportSource, JoinedCards, OpenedCards, everything, known_imports, rebuild_cards_in,
    split_query_error, state_of_cards,
};
pub use handle::CatalogHandle;
pub use place::{CatalogFolders, CatalogLocation};
pub use seal::{bytes, seal_catalog};
pub use state::{PackageFault, State, package_faults, state};

/// A catalog could not be opened, built or read.
#[derive(Debug, thiserror::Error)]
pub enum CatalogError {
    /// The data is not valid; nothing can be built from it.
    #[error("the data has {} findings", .0.len())]
    Data(Vec<Finding>),
    /// The register or the database of the catalog could not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The full-text index could not be opened, built or asked.
    #[error(transparent)]
    Index(#[from] IndexError),
    /// A folder or file of the catalog could not be made, moved or read.
    #[error("catalog folder: {0}")]
    Folder(#[from] std::io::Error),
    /// The files are not those that were written.
    #[error("the catalog is damaged")]
    Damaged,
}

impl CatalogError {
    /// What the system refused; anything else is damage.
    pub fn fault(&self) -> SystemFault {
        match self {
            CatalogError::Store(error) => error.fault(),
            CatalogError::Index(error) => error.fault(),
            CatalogError::Folder(error) => error.kind().into(),
            CatalogError::Data(_) | CatalogError::Damaged => SystemFault::Damaged,
        }
    }
}

/// Spells a symbol of the texts out in a language, for searching.
pub type Speller = fn(model::Lang, &str) -> String;

/// Opens catalogs and keeps one open.
pub struct Catalog {
    corpus: Corpus,
    /// Those of whoever asks.
    boxes: Boxes,
    /// Where it is built anew.
    folders: CatalogFolders,
    /// Where it may lie and was not looked for yet.
    places: vec::IntoIter<CatalogSource>,
    speller: Speller,
    opened: CatalogHandle,
    /// Why the cache could not be written to when it was built, if so.
    refusal: Option<SystemFault>,
}

impl Catalog {
    /// Opens the catalog of a corpus for somebody who has some boxes, building it first if need be.
    ///
    /// # Errors
    /// Only when the data is not valid, or on faults that memory cannot cure either.
    pub fn open(
        corpus: Corpus,
        boxes: Boxes,
        folders: CatalogFolders,
        speller: Speller,
        notice: BuildNotice<'_>,
    ) -> Result<Catalog, CatalogError> {
        // Whatever is wrong with one, the next is taken, and at last a new one is built.
        let mut places = folders.sources(&place::catalog_name(corpus.stamp));
        let (base, refusal) = match places.find_map(|source| open(source, &boxes).ok()) {
            Some(opened) => (opened, None),
            None => with_notice(notice, || rebuild(&corpus, &boxes, &folders, speller, notice))?,
        };
        let own = own::open(&corpus, &boxes, &folders, speller)?;
        Ok(Catalog { corpus, boxes, folders, places, speller, opened: CatalogHandle { base, own }, refusal })
    }

    /// Asks the catalog. If it turns out damaged, what the player wrote is built anew and the next place is asked;
    /// after the last the whole is rebuilt and asked again; if the folder cannot be trusted even then, it is built in
    /// memory and asked a last time.
    ///
    /// # Errors
    /// When a catalog fresh in memory fails too.
    pub fn ask<T>(
        &mut self,
        question: impl Fn(&CatalogHandle) -> Result<T, CatalogError>,
    ) -> Result<T, CatalogError> {
        // Whatever went wrong: whether the catalog was to blame, another one tells.
        if let Ok(answer) = question(&self.opened) {
            return Ok(answer);
        }
        // What the player wrote goes first, for it is small and soon built anew.
        if self.opened.own.is_some() {
            self.opened.own = own::rebuild(&self.corpus, &self.boxes, &self.folders, self.speller)?;
            if let Ok(answer) = question(&self.opened) {
                return Ok(answer);
            }
        }
        while let Some(next) = self.places.find_map(|source| open(source, &self.boxes).ok()) {
            self.opened.base = next;
            if let Ok(answer) = question(&self.opened) {
                return Ok(answer);
            }
        }
        for folders in self.folders.to_rebuild_in() {
            self.opened.own = own::rebuild(&self.corpus, &self.boxes, &folders, self.speller)?;
            (self.opened.base, self.refusal) = rebuild(&self.corpus, &self.boxes, &folders, self.speller, &|_| {})?;
            if let Ok(answer) = question(&self.opened) {
                return Ok(answer);
            }
        }
        question(&self.opened)
    }

    /// Why the cache could not be written to when the catalog was built, if so.
    pub fn refusal(&self) -> Option<SystemFault> {
        self.refusal
    }

    /// Where the catalog lies now.
    pub fn place(&self) -> &CatalogLocation {
        &self.opened.base.place
    }
}

/// All names of the catalog of a corpus for somebody who has some boxes, if it has been built: nothing is built for them.
pub fn known_names(corpus: &Corpus, boxes: &Boxes, folders: &CatalogFolders) -> Option<NameList> {
    let names = |folder: PathBuf| Register::open(&build::register(&folder), boxes).ok()?.names().ok();
    let alone = folders.places(&place::catalog_name(corpus.stamp)).find_map(names)?;
    let Some(own) = own::name(corpus) else {
        return Some(alone);
    };
    Some(alone.joined(&folders.caches().find_map(|cache| names(cache.join(&own)))?))
}

/// Writes the catalog of a corpus into a cache folder, or one for a package, anew and returns its place.
///
/// # Errors
/// When the data is not valid or the folder cannot be written.
pub fn rebuild_in(corpus: &Corpus, cache: &Path, speller: Speller) -> Result<PathBuf, CatalogError> {
    let library = Library::load(&corpus.without_own()).map_err(CatalogError::Data)?;
    let folder = cache.join(place::catalog_name(corpus.stamp));
    let contents = CatalogContents { form: RecordForm::Packed, ..contents(corpus, &library) };
    build::replace(&folder, &contents, speller)?;
    own::rebuild(corpus, &Boxes::default(), &CatalogFolders::only_cache(Some(cache.to_owned())), speller)?;
    Ok(folder)
}

/// How far a catalog is that is being built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BuildStage {
    /// The data are read and checked.
    Reading,
    /// Database and index are written.
    Writing,
    /// It is built, or cannot be.
    Ended,
}

/// Is told how far a catalog is: nothing of one that lies there finished.
pub type BuildNotice<'n> = &'n dyn Fn(BuildStage);

/// Tells that something is built, from the reading of its data to its end.
pub(crate) fn with_notice<T>(notice: BuildNotice<'_>, build: impl FnOnce() -> T) -> T {
    notice(BuildStage::Reading);
    let built = build();
    notice(BuildStage::Ended);
    built
}

fn rebuild(
    corpus: &Corpus,
    boxes: &Boxes,
    folders: &CatalogFolders,
    speller: Speller,
    notice: BuildNotice<'_>,
) -> Result<BuiltCatalog, CatalogError> {
    let library = Library::load(&corpus.without_own()).map_err(CatalogError::Data)?;
    let mut contents = contents(corpus, &library);
    notice(BuildStage::Writing);
    let opened = build_in(folders, &place::catalog_name(corpus.stamp), &contents, boxes, speller)?;
    let records = std::mem::take(&mut contents.records);
    drop(contents);
    drop_beside((records, library));
    Ok(opened)
}

/// A catalog that was built, with why the cache could not be written to, if so.
type BuiltCatalog = (OpenedCatalog, Option<SystemFault>);

fn build_in(
    folders: &CatalogFolders,
    name: &str,
    contents: &CatalogContents<'_>,
    boxes: &Boxes,
    speller: Speller,
) -> Result<BuiltCatalog, CatalogError> {
    let write = |folder: &Path| build::replace(folder, contents, speller);
    folders.build(name, write, || build::write_files(contents, speller), |source| open(source, boxes))
}

/// Drops what nobody waits for: to give back the texts of thousands of records takes a tenth of a first run.
fn drop_beside<T: Send + 'static>(value: T) {
    // Where there are no threads, it is dropped here with the closure.
    let _ = std::thread::Builder::new().spawn(move || drop(value));
}

/// All that the library knows.
fn contents<'l>(corpus: &Corpus, library: &'l Library) -> CatalogContents<'l> {
    CatalogContents {
        records: library.records(),
        is_listed: |_| true,
        form: RecordForm::Plain,
        thesaurus: Thesaurus::read(corpus),
        boxes: &library.boxes,
        programs: &library.programs,
        boards: &library.boards,
        stardates: &library.stardates,
        phrases: || Box::new(phrases()),
    }
}
