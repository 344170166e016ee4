//! The life of a catalog: database and index together in one folder, brought along with the program or built in the
//! cache, thrown away there when stale or damaged, held in memory when the cache cannot be used.

mod build;
mod cards;
mod checksums;
pub mod export;
mod lazy;
pub mod lookup;
mod place;
mod scored_record;
mod seal;
pub mod search;
pub mod shelf;
pub mod store;

use std::cell::OnceCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::search::{Answers, EntryIndex, IndexError, phrases};
use crate::store::contents::CatalogContents;
use crate::store::contents::UnownedRecords;
use crate::store::entries::CatalogDb;
use crate::store::entries::NameMatch;
use crate::store::keyed::KeyedStore;
use crate::store::name_list::NameList;
use crate::store::names::NameTally;
use crate::store::on_disk::StoreError;
use crate::store::register::Register;
use data::{Corpus, Finding, Library, Thesaurus};
use model::text::words;
use model::{Card, Game, Kind, Localized, Record, SystemFault};

use lazy::Lazy;
use place::CatalogPlaces;
use shelf::CatalogFiles;

pub use cards::{
    CardCatalog, CatalogInput, ImportSource, JoinedCards, OpenedCards, everything, known_imports, rebuild_cards_in,
    state_of_cards, understood,
};
pub use place::{CatalogFolders, CatalogLocation};
pub use seal::{bytes, seal_catalog};

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

/// An opened catalog, ready to be asked.
pub struct CatalogHandle {
    /// Opened when it is first needed: whoever asks for a name or an id does not need it.
    db: OnceCell<CatalogDb>,
    register: Register,
    index: Lazy<EntryIndex>,
    place: CatalogLocation,
}

impl CatalogHandle {
    /// The database.
    ///
    /// # Errors
    /// When its file is missing. Damage shows when it is read.
    pub fn db(&self) -> Result<&CatalogDb, CatalogError> {
        if let (None, CatalogLocation::Folder(folder)) = (self.db.get(), &self.place) {
            let opened = CatalogDb::open(&build::database(folder))?;
            return Ok(self.db.get_or_init(|| opened));
        }
        self.db.get().ok_or(CatalogError::Damaged)
    }

    /// All records with a name that equals `query` when folded: rules before cards, titles before aliases, then
    /// in list order.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn find_by_name(&self, query: &str, game: Option<Game>) -> Result<Vec<NameMatch>, CatalogError> {
        Ok(self.register.find_by_name(query, game)?)
    }

    /// The record with this id.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn record(&self, id: &str) -> Result<Option<Record>, CatalogError> {
        Ok(self.register.record(id)?)
    }

    /// All records of boxes the player does not have with a name that equals `query` when folded.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn named_beyond(&self, query: &str) -> Result<Vec<NameMatch>, CatalogError> {
        Ok(self.register.named_beyond(query)?)
    }

    /// The record with this id of a box the player does not have.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn record_beyond(&self, id: &str) -> Result<Option<Record>, CatalogError> {
        Ok(self.register.record_beyond(id)?)
    }

    /// All records of a game and a kind, in list order.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn of_kind(&self, game: Game, kind: Kind) -> Result<Vec<Record>, CatalogError> {
        let listed = self.db()?.list(Some(game), Some(kind), None)?;
        listed.iter().map(|summary| self.listed(summary.id.as_str())).collect()
    }

    /// The cards with all words of a query in one of their names, the first `most` in list order.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn bearers(&self, query: &str, game: Option<Game>, most: usize) -> Result<Vec<Record>, CatalogError> {
        let wanted = words(query);
        // The longest word is the rarest as a rule.
        let Some(longest) = wanted.iter().max_by_key(|word| word.len()) else {
            return Ok(Vec::new());
        };
        let mut found = Vec::new();
        for id in self.db()?.cards_with_word(longest, game)? {
            let record = self.listed(&id)?;
            if record.bears(&wanted) {
                found.push(record);
            }
            if found.len() == most {
                break;
            }
        }
        Ok(found)
    }

    /// The record of an id that the database lists.
    fn listed(&self, id: &str) -> Result<Record, CatalogError> {
        self.record(id)?.ok_or(CatalogError::Damaged)
    }

    /// All cards of Captain's Chair as they are printed: those of the player's boxes in list order, then those of
    /// others by their ids.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn printed_cards(&self) -> Result<Vec<Card>, CatalogError> {
        Ok(self.register.printed_cards()?)
    }

    /// What built-in cards call a skill, a species or a keyword so, with how many have it.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn card_values(&self, name: &str, game: Option<Game>) -> Result<Vec<NameTally>, CatalogError> {
        Ok(self.register.card_values(name, game)?)
    }

    /// The program, board, box or Stardates with this key; no other is read.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn keyed<T: KeyedStore>(&self, key: &str) -> Result<Option<T>, CatalogError> {
        Ok(self.register.keyed(key)?)
    }

    /// All programs, boards, boxes or Stardates, by their keys.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn all_keyed<T: KeyedStore>(&self) -> Result<Vec<T>, CatalogError> {
        Ok(self.register.all_keyed()?)
    }

    /// The printed names that rows of programs call: slugs and titles.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn called(&self) -> Result<Vec<(String, Localized<String>)>, CatalogError> {
        Ok(self.register.called()?)
    }

    /// The full-text index. It is checked page by page as it is read, as the database is row by row.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn index(&self) -> Result<&EntryIndex, CatalogError> {
        self.index.get()
    }

    /// What the index knows of a query; the phrases of the nearest entries are read from the register.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn nearest(&self, query: &str, game: Option<Game>, limit: usize) -> Result<Answers, CatalogError> {
        let phrases = |id: &str| Ok(self.register.phrases(id)?);
        self.index()?.lookup(query, game, limit, phrases)
    }

    /// Where the catalog lies.
    pub fn place(&self) -> &CatalogLocation {
        &self.place
    }
}

impl Catalog {
    /// Opens the catalog of a corpus, building it first if need be.
    ///
    /// # Errors
    /// Only when the data is not valid, or on faults that memory cannot cure either.
    pub fn open(corpus: Corpus, folders: CatalogFolders, speller: Speller) -> Result<Catalog, CatalogError> {
        // Whatever is wrong with one, the next is taken, and at last a new one is built.
        let name = place::catalog_name(corpus.stamp);
        let shelved = folders.shelved(&name).and_then(|files| open_files(files).ok());
        let mut places = folders.places(name);
        let opened = match shelved.or_else(|| places.open_next(open_folder)) {
            Some(opened) => opened,
            None => rebuild(&corpus, &folders, speller)?,
        };
        Ok(Catalog { corpus, folders, places, speller, opened })
    }

    /// Asks the catalog. If it turns out damaged the next place is asked; after the last it is rebuilt and asked
    /// again; if the folder cannot be trusted even then, it is built in memory and asked a last time.
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
        while let Some(next) = self.places.open_next(open_folder) {
            self.opened = next;
            if let Ok(answer) = question(&self.opened) {
                return Ok(answer);
            }
        }
        for folders in self.folders.to_rebuild_in() {
            self.opened = rebuild(&self.corpus, &folders, self.speller)?;
            if let Ok(answer) = question(&self.opened) {
                return Ok(answer);
            }
        }
        question(&self.opened)
    }

    /// Where the catalog lies now.
    pub fn place(&self) -> &CatalogLocation {
        self.opened.place()
    }
}

/// All names of the catalog of a corpus, if it has been built: nothing is built for them.
pub fn known_names(corpus: &Corpus, folders: &CatalogFolders) -> Option<NameList> {
    let names = |folder: PathBuf| Register::open(&build::register(&folder)).ok()?.names().ok();
    folders.places(place::catalog_name(corpus.stamp)).find_map(names)
}

/// Writes the catalog of a corpus into a cache folder, or one for a package, anew and returns its place.
///
/// # Errors
/// When the data is not valid or the folder cannot be written.
pub fn rebuild_in(corpus: &Corpus, cache: &Path, speller: Speller) -> Result<PathBuf, CatalogError> {
    let library = Library::load(corpus).map_err(CatalogError::Data)?;
    let folder = cache.join(place::catalog_name(corpus.stamp));
    let own = library.for_boxes(&corpus.boxes);
    build::replace(&folder, &contents(corpus, &library, &own), speller)?;
    Ok(folder)
}

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
    let count = |index: &Path| EntryIndex::open(index).map(|index| index.len());
    look_for(folders, place::catalog_name(corpus.stamp), count)
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
/// are asked. `corpus` is the data of the program for the core box, which every package brings.
pub fn package_faults(corpus: &Corpus, folders: &CatalogFolders) -> Vec<(PathBuf, PackageFault)> {
    let fault = |folder: &PathBuf| Some((folder.clone(), package_fault(corpus, folder)?));
    folders.packaged.iter().filter_map(fault).collect()
}

fn package_fault(corpus: &Corpus, folder: &Path) -> Option<PackageFault> {
    let Ok(files) = fs::read_dir(folder) else {
        return Some(PackageFault::Missing);
    };
    if !folder.join(place::catalog_name(corpus.stamp)).exists() {
        return Some(PackageFault::Stale);
    }
    let mut catalogs = files.flatten().map(|file| file.path()).filter(|path| place::is_catalog(path));
    (!catalogs.all(|path| seal::holds(&path))).then_some(PackageFault::Damaged)
}

/// Looks at the places of a catalog: the first that is whole, else the last. `count` counts what an index holds.
fn look_for(folders: &CatalogFolders, name: String, count: impl Fn(&Path) -> Result<u64, IndexError>) -> State {
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
    if !folder.exists() {
        return State::Missing(folder);
    }
    let entries = seal::holds(&folder).then(|| count(&place::index_folder(&folder)).ok()).flatten();
    match entries {
        Some(entries) => State::Ready { bytes: bytes(&folder), folder, is_packaged: false, entries },
        None => State::Damaged(folder),
    }
}

fn open_folder(folder: &Path) -> Result<CatalogHandle, CatalogError> {
    Ok(CatalogHandle {
        db: OnceCell::new(),
        register: Register::open(&build::register(folder))?,
        index: Lazy::in_folder(folder),
        place: CatalogLocation::Folder(folder.to_owned()),
    })
}

fn open_files(files: CatalogFiles) -> Result<CatalogHandle, CatalogError> {
    Ok(CatalogHandle {
        db: CatalogDb::from_bytes(files.database()?)?.into(),
        register: Register::open_bytes(Arc::clone(files.register()?))?,
        index: Lazy::in_memory(files),
        place: CatalogLocation::Memory,
    })
}

fn rebuild(corpus: &Corpus, folders: &CatalogFolders, speller: Speller) -> Result<CatalogHandle, CatalogError> {
    let library = Library::load(corpus).map_err(CatalogError::Data)?;
    let own = library.for_boxes(&corpus.boxes);
    let mut contents = contents(corpus, &library, &own);
    let name = place::catalog_name(corpus.stamp);
    if let Some(folder) = folders.cache.as_ref().map(|cache| cache.join(&name))
        && build::replace(&folder, &contents, speller).is_ok()
        && let Ok(opened) = open_folder(&folder)
    {
        let records = std::mem::take(&mut contents.records);
        drop(contents);
        drop_beside((records, own, library));
        return Ok(opened);
    }
    open_files(folders.keep_on_shelf(&name, || build::write_files(&contents, speller))?)
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
        thesaurus: Thesaurus::read(corpus),
        beyond: UnownedRecords::new(Box::new(|| library.records_beyond(own))),
        boxes: &library.boxes,
        programs: &library.programs,
        boards: &library.boards,
        stardates: &library.stardates,
        phrases: || Box::new(phrases()),
    }
}
