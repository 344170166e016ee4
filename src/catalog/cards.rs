//! The life of the card search: every card of the program and of the player's imports, in a catalog
//! of its own, so that look-ups stay as small as they are.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::vec;

use xxhash_rust::xxh3::xxh3_64;

use super::lazy::Lazy;
use super::place::{self, CatalogFolders, CatalogLocation, CatalogSource};
use super::shelf::CatalogFiles;
use super::state::look_for;
use super::{BuildNotice, BuildStage, CatalogError, Speller, State, build, with_notice};
use crate::search::cards;
use crate::search::cards::{CardIndex, SearchError, in_order};
use crate::search::query::QueryError;
use crate::store::cards::CardDb;
use crate::store::name_list::NameList;
use crate::store::on_disk::RecordForm;
use data::{Corpus, Library, record_for};
use model::{BoxFacts, Boxes, CcgCard, EntryId, Record, SystemFault};

/// Cards the player has imported.
#[derive(Default)]
pub struct ImportSource {
    /// Hash of the imports; 0 without any.
    pub stamp: u64,
    /// Reads them; only called when the catalog is built, with the library of the program.
    pub read: Option<Box<ReadImports>>,
}

/// Reads the player's imported cards and joins them to those of a library.
pub(crate) type ReadImports = dyn Fn(&Library) -> JoinedCards;

/// Imported cards and built-in ones.
pub struct JoinedCards {
    /// All cards of the Star Trek CCG, each once.
    pub cards: Vec<CcgCard>,
    /// Ids of the cards that were imported, whether they are built in too or not.
    pub imported: HashSet<EntryId>,
}

/// All there is to be looked up.
pub struct CatalogInput {
    /// Records of every box and the imported cards: by game, kind and id, each id once.
    pub records: Vec<Record>,
    /// Facts of every box of Captain's Chair the corpus knows, whether the player has it or not.
    pub boxes: Vec<BoxFacts>,
}

/// Opens catalogs of cards and keeps one open.
pub struct CardCatalog {
    corpus: Corpus,
    /// Those of whoever asks.
    boxes: Boxes,
    imported: ImportSource,
    /// Where it is built anew.
    folders: CatalogFolders,
    /// Where it may lie and was not looked for yet.
    places: vec::IntoIter<CatalogSource>,
    speller: Speller,
    opened: OpenedCards,
    /// Why the cache could not be written to when it was built, if so.
    refusal: Option<SystemFault>,
}

/// An opened catalog of cards, ready to be asked.
pub struct OpenedCards {
    /// The database with the cards themselves.
    pub db: CardDb,
    index: Lazy<CardIndex>,
    place: CatalogLocation,
}

impl OpenedCards {
    /// The index. It is checked page by page as it is read, as the database is row by row.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn index(&self) -> Result<&CardIndex, CatalogError> {
        self.index.get()
    }
}

/// Parts a query the player must mend from a catalog that must be built anew.
///
/// # Errors
/// When the index is damaged.
pub fn split_query_error<T>(result: Result<T, SearchError>) -> Result<Result<T, QueryError>, CatalogError> {
    match result {
        Ok(found) => Ok(Ok(found)),
        Err(SearchError::Query(error)) => Ok(Err(error)),
        Err(SearchError::Index(error)) => Err(error.into()),
    }
}

impl CardCatalog {
    /// Opens the catalog of a corpus and of imported cards for somebody who has some boxes, building it first if need
    /// be.
    ///
    /// # Errors
    /// Only when the data is not valid, or on faults that memory cannot cure either.
    pub fn open(
        corpus: Corpus,
        boxes: Boxes,
        imported: ImportSource,
        folders: CatalogFolders,
        speller: Speller,
        notice: BuildNotice<'_>,
    ) -> Result<CardCatalog, CatalogError> {
        // Whatever is wrong with one, the next is taken, and at last a new one is built.
        let mut places = folders.sources(&name(&corpus, imported.stamp));
        let (opened, refusal) = match places.find_map(|source| open(source, &boxes).ok()) {
            Some(opened) => (opened, None),
            None => with_notice(notice, || rebuild(&corpus, &boxes, &imported, &folders, speller, notice))?,
        };
        Ok(CardCatalog { corpus, boxes, imported, folders, places, speller, opened, refusal })
    }

    /// Why the cache could not be written to when the catalog was built, if so.
    pub fn refusal(&self) -> Option<SystemFault> {
        self.refusal
    }

    /// Where the catalog lies now.
    pub fn place(&self) -> &CatalogLocation {
        &self.opened.place
    }

    /// Asks the catalog. If it turns out damaged the next place is asked; after the last it is rebuilt and asked
    /// again; if the folder cannot be trusted even then, it is built in memory and asked a last time.
    ///
    /// # Errors
    /// When a catalog fresh in memory fails too.
    pub fn ask<T>(
        &mut self,
        question: impl Fn(&OpenedCards) -> Result<T, CatalogError>,
    ) -> Result<T, CatalogError> {
        // Whatever went wrong: whether the catalog was to blame, another one tells.
        if let Ok(answer) = question(&self.opened) {
            return Ok(answer);
        }
        while let Some(next) = self.places.find_map(|source| open(source, &self.boxes).ok()) {
            self.opened = next;
            if let Ok(answer) = question(&self.opened) {
                return Ok(answer);
            }
        }
        for folders in self.folders.to_rebuild_in() {
            (self.opened, self.refusal) =
                rebuild(&self.corpus, &self.boxes, &self.imported, &folders, self.speller, &|_| {})?;
            if let Ok(answer) = question(&self.opened) {
                return Ok(answer);
            }
        }
        question(&self.opened)
    }
}

/// The names of the cards that were imported and the sets they came in, if the catalog with them has been built:
/// nothing is built for them.
pub fn known_imports(corpus: &Corpus, imports: u64, folders: &CatalogFolders) -> Option<(NameList, Vec<String>)> {
    let names = |folder: PathBuf| CardDb::open(&build::database(&folder), &Boxes::default()).ok()?.imported().ok();
    folders.places(&name(corpus, imports)).find_map(names)
}

/// Writes the catalog of cards into a cache folder, or one for a package, anew.
///
/// # Errors
/// When the data is not valid or the folder cannot be written.
pub fn rebuild_cards_in(
    corpus: &Corpus,
    imported: &ImportSource,
    cache: &Path,
    speller: Speller,
) -> Result<(), CatalogError> {
    let folder = cache.join(name(corpus, imported.stamp));
    write(&folder, &all_cards(corpus, imported)?, RecordForm::Packed, speller)
}

/// Looks at the catalog of cards without changing anything.
pub fn state_of_cards(corpus: &Corpus, imported: &ImportSource, folders: &CatalogFolders) -> State {
    let count = |index: &Path| CardIndex::open(index, &Boxes::all()).map(|index| index.len());
    look_for(folders, &name(corpus, imported.stamp), count)
}

/// What the folder of this corpus and these imports is called.
fn name(corpus: &Corpus, imports: u64) -> String {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&corpus.stamp.to_le_bytes());
    bytes[8..].copy_from_slice(&imports.to_le_bytes());
    place::cards_name(xxh3_64(&bytes))
}

fn open(source: CatalogSource, boxes: &Boxes) -> Result<OpenedCards, CatalogError> {
    let db = match &source {
        CatalogSource::Folder { folder, .. } => CardDb::open(&build::database(folder), boxes)?,
        CatalogSource::Files(files) => CardDb::from_bytes(files.database()?, boxes)?,
    };
    Ok(OpenedCards { db, place: source.place(), index: Lazy::new(source, boxes) })
}

fn rebuild(
    corpus: &Corpus,
    boxes: &Boxes,
    imported: &ImportSource,
    folders: &CatalogFolders,
    speller: Speller,
    notice: BuildNotice<'_>,
) -> Result<(OpenedCards, Option<SystemFault>), CatalogError> {
    let (name, cards) = (name(corpus, imported.stamp), all_cards(corpus, imported)?);
    notice(BuildStage::Writing);
    let write_files = || {
        let index = cards::write_files(&cards, &speller)?;
        Ok(CatalogFiles::of_cards(CardDb::write_bytes(&cards)?, index))
    };
    let write = |folder: &Path| write(folder, &cards, RecordForm::Plain, speller);
    folders.build(&name, write, write_files, |source| open(source, boxes))
}

/// The cards of the program and of the imports, in their order.
fn all_cards(corpus: &Corpus, imported: &ImportSource) -> Result<Vec<Record>, CatalogError> {
    let library = Library::load(corpus).map_err(CatalogError::Data)?;
    Ok(in_order(with_imports(&library, imported)))
}

/// Rules and cards of a library, and the cards of the imports.
fn with_imports(library: &Library, imported: &ImportSource) -> Vec<Record> {
    let Some(read) = &imported.read else {
        return library.records();
    };
    let joined = read(library);
    let mut records = library.records_with(joined.cards.iter());
    for record in &mut records {
        if let Record::Ccg(record) = record {
            record.is_imported = joined.imported.contains(&record.card.id);
        }
    }
    records
}

/// Whatever all boxes have, those cards others take the place of among it, and the cards of the imports: by
/// game, kind and id. No catalog is built for it.
///
/// # Errors
/// When the data is not valid.
pub fn everything(corpus: &Corpus, imported: &ImportSource) -> Result<CatalogInput, CatalogError> {
    let library = Library::load(corpus).map_err(CatalogError::Data)?;
    let read = |record| record_for(record, &Boxes::all());
    let mut records: Vec<Record> = with_imports(&library, imported).into_iter().map(read).collect();
    records.sort_by_cached_key(|record| (record.game(), record.kind(), record.id().clone()));
    // The sort keeps equals in order, so the player's own come first and stay.
    records.dedup_by(|later, earlier| later.id() == earlier.id());
    Ok(CatalogInput { records, boxes: library.boxes })
}

fn write(folder: &Path, cards: &[Record], form: RecordForm, speller: Speller) -> Result<(), CatalogError> {
    let database = |folder: &Path| Ok(CardDb::create(&build::database(folder), cards, form)?);
    let index = |path: &Path, then: build::Then<'_>| Ok(cards::write_to_folder(path, cards, &speller, then)?);
    build::replace_with(folder, database, index)
}
