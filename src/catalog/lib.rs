//! The life of a catalog: database and index together in one folder, brought along with the program or built in the
//! cache, thrown away there when stale or damaged, held in memory when the cache cannot be used. What a player wrote
//! lies over it as a small one of the same kind; both are asked as if they were one.

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

use crate::search::{IndexError, phrases};
use crate::store::contents::CatalogContents;
use crate::store::contents::UnownedRecords;
use crate::store::name_list::NameList;
use crate::store::on_disk::{RecordForm, StoreError};
use crate::store::register::Register;
use data::{Corpus, Finding, Library, Thesaurus};
use model::SystemFault;

use handle::{open_files, open_folder};
use place::CatalogPlaces;

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
    /// The database of the catalog could not be read or written.
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
    /// Where it is built anew.
    folders: CatalogFolders,
    /// Where it may lie and was not looked for yet.
    places: CatalogPlaces,
    speller: Speller,
    opened: CatalogHandle,
}

impl Catalog {
    /// Opens the catalog of a corpus, building it first if need be.
    ///
    /// # Errors
    /// Only when the data is not valid, or on faults that memory cannot cure either.
    pub fn open(
        corpus: Corpus,
        folders: CatalogFolders,
        speller: Speller,
        notice: BuildNotice<'_>,
    ) -> Result<Catalog, CatalogError> {
        // Whatever is wrong with one, the next is taken, and at last a new one is built.
        let name = place::catalog_name(corpus.stamp);
        let shelved = folders.shelved(&name).and_then(|files| open_files(files).ok());
        let mut places = folders.places(name);
        let opened = match shelved.or_else(|| places.open_next(open_folder)) {
            Some(opened) => opened,
            None => with_notice(notice, || rebuild(&corpus, &folders, speller, notice))?,
        };
        let own = own::open(&corpus, &folders, speller)?;
        Ok(Catalog { corpus, folders, places, speller, opened: opened.with_own(own) })
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
            self.opened.own = own::rebuild(&self.corpus, &self.folders, self.speller)?;
            if let Ok(answer) = question(&self.opened) {
                return Ok(answer);
            }
        }
        while let Some(next) = self.places.open_next(open_folder) {
            let own = self.opened.own.take();
            self.opened = next.with_own(own);
            if let Ok(answer) = question(&self.opened) {
                return Ok(answer);
            }
        }
        for folders in self.folders.to_rebuild_in() {
            let own = own::rebuild(&self.corpus, &folders, self.speller)?;
            self.opened = rebuild(&self.corpus, &folders, self.speller, &|_| {})?.with_own(own);
            if let Ok(answer) = question(&self.opened) {
                return Ok(answer);
            }
        }
        question(&self.opened)
    }

    /// Why the cache could not be written to when the catalog was built, if so.
    pub fn refusal(&self) -> Option<SystemFault> {
        self.opened.refusal
    }

    /// Where the catalog lies now.
    pub fn place(&self) -> &CatalogLocation {
        self.opened.place()
    }
}

/// All names of the catalog of a corpus, if it has been built: nothing is built for them.
pub fn known_names(corpus: &Corpus, folders: &CatalogFolders) -> Option<NameList> {
    let names = |folder: PathBuf| Register::open(&build::register(&folder)).ok()?.names().ok();
    let alone = folders.places(place::catalog_name(corpus.stamp)).find_map(names)?;
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
    let own = library.for_boxes(&corpus.boxes);
    let contents = CatalogContents { form: RecordForm::Packed, ..contents(corpus, &library, &own) };
    build::replace(&folder, &contents, speller)?;
    own::rebuild(corpus, &CatalogFolders::only_cache(Some(cache.to_owned())), speller)?;
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
    folders: &CatalogFolders,
    speller: Speller,
    notice: BuildNotice<'_>,
) -> Result<CatalogHandle, CatalogError> {
    let library = Library::load(&corpus.without_own()).map_err(CatalogError::Data)?;
    let own = library.for_boxes(&corpus.boxes);
    let mut contents = contents(corpus, &library, &own);
    notice(BuildStage::Writing);
    let opened = build_in(folders, &place::catalog_name(corpus.stamp), &contents, speller)?;
    let records = std::mem::take(&mut contents.records);
    drop(contents);
    drop_beside((records, own, library));
    Ok(opened)
}

/// Builds a catalog in the cache; where that cannot be used, in the spare folder, and at last in memory.
fn build_in(
    folders: &CatalogFolders,
    name: &str,
    contents: &CatalogContents<'_>,
    speller: Speller,
) -> Result<CatalogHandle, CatalogError> {
    let mut refusal = None;
    for folder in folders.caches().map(|cache| cache.join(name)) {
        match build::replace(&folder, contents, speller).and_then(|()| open_folder(&folder, folders.is_held)) {
            Ok(opened) => return Ok(opened.built_after(refusal)),
            Err(error) => refusal = refusal.or(Some(error.fault())),
        }
    }
    let files = folders.keep_on_shelf(name, || build::write_files(contents, speller))?;
    Ok(open_files(files)?.built_after(refusal))
}

/// Drops what nobody waits for: to give back the texts of thousands of records takes a tenth of a first run.
fn drop_beside<T: Send + 'static>(value: T) {
    // Where there are no threads, it is dropped here with the closure.
    let _ = std::thread::Builder::new().spawn(move || drop(value));
}

/// What a player finds who has the boxes of `own`, and what else the library knows.
fn contents<'l>(corpus: &Corpus, library: &'l Library, own: &'l Library) -> CatalogContents<'l> {
    CatalogContents {
        records: own.records(),
        is_listed: |_| true,
        form: RecordForm::Plain,
        thesaurus: Thesaurus::read(corpus),
        beyond: UnownedRecords::new(Box::new(|| library.records_beyond(own))),
        boxes: &library.boxes,
        programs: &library.programs,
        boards: &library.boards,
        stardates: &library.stardates,
        phrases: || Box::new(phrases()),
    }
}
