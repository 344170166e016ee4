//! What a player wrote: a small catalog that lies over that of everything else, so that a new rule is no reason to
//! write the rest anew.

use super::handle::{CatalogHandle, open_files, open_folder};
use super::place::own_name;
use super::store::contents::{CatalogContents, UnownedRecords};
use super::store::on_disk::RecordForm;
use super::{CatalogError, CatalogFolders, Speller, build_in, drop_beside};
use crate::search::phrases;
use data::{Corpus, Library, Thesaurus};
use model::Record;

/// What its folder is called; `None` for who wrote nothing.
pub(crate) fn name(corpus: &Corpus) -> Option<String> {
    corpus.has_own().then(|| own_name(corpus.stamp, corpus.own_stamp))
}

/// The catalog of what a player wrote, built first if need be.
///
/// # Errors
/// When something is wrong with what the player wrote, or on faults that memory cannot cure either.
pub(crate) fn open(
    corpus: &Corpus,
    folders: &CatalogFolders,
    speller: Speller,
) -> Result<Option<Box<CatalogHandle>>, CatalogError> {
    let stored = |name: &str| {
        let shelved = folders.shelved(name).and_then(|files| open_files(files).ok());
        shelved
            .or_else(|| folders.caches().find_map(|cache| open_folder(&cache.join(name), folders.is_held).ok()))
            .map(Box::new)
    };
    let opened = |name: String| stored(&name).map_or_else(|| build(corpus, folders, &name, speller), Ok);
    name(corpus).map(opened).transpose()
}

/// The catalog of what a player wrote, built anew whatever lies in its place; `None` for who wrote nothing.
///
/// # Errors
/// When something is wrong with what the player wrote, or on faults that memory cannot cure either.
pub(crate) fn rebuild(
    corpus: &Corpus,
    folders: &CatalogFolders,
    speller: Speller,
) -> Result<Option<Box<CatalogHandle>>, CatalogError> {
    name(corpus).map(|name| build(corpus, folders, &name, speller)).transpose()
}

fn build(
    corpus: &Corpus,
    folders: &CatalogFolders,
    name: &str,
    speller: Speller,
) -> Result<Box<CatalogHandle>, CatalogError> {
    let library = Library::load(corpus).map_err(CatalogError::Data)?;
    let own = build_in(folders, name, &contents(corpus, &library), speller)?;
    drop_beside(library);
    Ok(Box::new(own))
}

/// The records that a player wrote, and those that read otherwise because of them.
fn contents(corpus: &Corpus, library: &Library) -> CatalogContents<'static> {
    let mut records = library.for_boxes(&corpus.boxes).records();
    let mut before = library.without_own().for_boxes(&corpus.boxes).records().into_iter().peekable();
    // Both stand in the same order.
    records.retain(|record| before.next_if(|known| known.id() == record.id()).is_none_or(|known| known != *record));
    CatalogContents {
        records,
        is_listed: is_own,
        form: RecordForm::Plain,
        thesaurus: Thesaurus::default(),
        beyond: UnownedRecords::new(Box::new(Vec::new)),
        boxes: &[],
        programs: &[],
        boards: &[],
        stardates: &[],
        phrases: || Box::new(phrases()),
    }
}

fn is_own(record: &Record) -> bool {
    match record {
        Record::Rule(rule) => rule.entry.is_own,
        Record::Card(_) | Record::Ccg(_) => false,
    }
}
