//! What a player wrote: a small catalog that lies over that of everything else, so that a new rule is no reason to
//! write the rest anew.

use super::handle;
use super::handle::OpenedCatalog;
use super::place::own_name;
use super::store::contents::CatalogContents;
use super::store::on_disk::RecordForm;
use super::{CatalogError, CatalogFolders, Speller, build_in, drop_beside};
use crate::search::phrases;
use data::{Corpus, Library, Thesaurus};
use model::{Boxes, Record};

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
    boxes: &Boxes,
    folders: &CatalogFolders,
    speller: Speller,
) -> Result<Option<OpenedCatalog>, CatalogError> {
    // No package brings it.
    let alone = CatalogFolders { packaged: Vec::new(), ..folders.clone() };
    let stored = |name: &str| alone.sources(name).find_map(|source| handle::open(source, boxes).ok());
    let opened = |name: String| stored(&name).map_or_else(|| build(corpus, boxes, folders, &name, speller), Ok);
    name(corpus).map(opened).transpose()
}

/// The catalog of what a player wrote, built anew whatever lies in its place; `None` for who wrote nothing.
///
/// # Errors
/// When something is wrong with what the player wrote, or on faults that memory cannot cure either.
pub(crate) fn rebuild(
    corpus: &Corpus,
    boxes: &Boxes,
    folders: &CatalogFolders,
    speller: Speller,
) -> Result<Option<OpenedCatalog>, CatalogError> {
    name(corpus).map(|name| build(corpus, boxes, folders, &name, speller)).transpose()
}

fn build(
    corpus: &Corpus,
    boxes: &Boxes,
    folders: &CatalogFolders,
    name: &str,
    speller: Speller,
) -> Result<OpenedCatalog, CatalogError> {
    let library = Library::load(corpus).map_err(CatalogError::Data)?;
    let (own, _) = build_in(folders, name, &contents(&library), boxes, speller)?;
    drop_beside(library);
    Ok(own)
}

/// The records that a player wrote, and those that read otherwise because of them.
fn contents(library: &Library) -> CatalogContents<'static> {
    let mut records = library.records();
    let mut before = library.without_own().records().into_iter().peekable();
    // Both stand in the same order.
    records.retain(|record| before.next_if(|known| known.id() == record.id()).is_none_or(|known| known != *record));
    CatalogContents {
        records,
        is_listed: is_own,
        form: RecordForm::Plain,
        thesaurus: Thesaurus::default(),
        boxes: &[],
        programs: &[],
        boards: &[],
        stardates: &[],
        phrases: || Box::new(phrases()),
    }
}

/// Whether a player wrote it.
pub(crate) fn is_own(record: &Record) -> bool {
    match record {
        Record::Rule(rule) => rule.entry.is_own,
        Record::Card(_) | Record::Ccg(_) => false,
    }
}
