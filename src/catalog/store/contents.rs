//! What the files of a catalog are made of.

use super::on_disk::RecordForm;
use data::Thesaurus;
use model::{Board, BoxFacts, EntryId, Game, Kind, Program, Record, Stardates};

/// What a catalog is filled with.
pub struct CatalogContents<'a> {
    /// Records of all boxes.
    pub records: Vec<Record>,
    /// Which of them are listed and found by their words; the others are there for who knows their names.
    pub is_listed: fn(&Record) -> bool,
    /// How they are written.
    pub form: RecordForm,
    /// What players say for them. Only the index keeps it.
    pub thesaurus: Thesaurus,
    /// Facts of all boxes of Captain's Chair.
    pub boxes: &'a [BoxFacts],
    /// Program cards of the Bots.
    pub programs: &'a [Program],
    /// Boards of the captains.
    pub boards: &'a [Board],
    /// Sets of Stardate cards.
    pub stardates: &'a [Stardates],
    /// What a query is compared with, of a record. Only the register keeps it.
    pub phrases: fn() -> Phrases,
}

/// Makes what is compared of one record after another.
pub type Phrases = Box<dyn FnMut(&Record) -> Vec<u8>>;

/// Records by game, kind and id.
pub(super) fn sort_in_list_order(records: &[Record]) -> Vec<&Record> {
    let mut records: Vec<&Record> = records.iter().collect();
    // Thousands of records: here the sort of the standard library is worth its room.
    records.sort_by(|a, b| list_order(a.id()).cmp(&list_order(b.id())));
    records
}

/// Where a record stands in lists.
pub(crate) fn list_order(id: &EntryId) -> (Game, Kind, &EntryId) {
    (id.game(), id.kind(), id)
}
