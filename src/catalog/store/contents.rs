//! What the files of a catalog are made of.

use std::iter;
use std::sync::LazyLock;

use super::on_disk::{RecordForm, StoreError, checksum};
use data::Thesaurus;
use model::{Board, BoxFacts, EntryId, Game, Kind, Program, Record, Stardates};

/// What a catalog is filled with.
pub struct CatalogContents<'a> {
    /// Records of the player's boxes, which lists and searches show.
    pub records: Vec<Record>,
    /// Which of them are listed and found by their words; the others are there for who knows their names.
    pub is_listed: fn(&Record) -> bool,
    /// How they are written.
    pub form: RecordForm,
    /// What players say for them. Only the index keeps it.
    pub thesaurus: Thesaurus,
    /// Records of boxes the player does not have: found by their whole name alone, and by games.
    pub beyond: UnownedRecords<'a>,
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

/// Records that are made when they are first wanted: the index can do without.
pub type UnownedRecords<'a> = LazyLock<Vec<Record>, Box<dyn FnOnce() -> Vec<Record> + Send + 'a>>;

/// Makes what is compared of one record after another.
pub type Phrases = Box<dyn FnMut(&Record) -> Vec<u8>>;

/// A record as it lies in the files of a catalog.
pub(super) struct EncodedRecord<'c> {
    pub record: &'c Record,
    pub bytes: Vec<u8>,
    pub checksum: i64,
    /// It is of the player's boxes.
    pub is_own: bool,
}

impl CatalogContents<'_> {
    /// All records as they are written, those of the player's boxes before the others, each in list order. The others
    /// are made only when it is their turn.
    pub(super) fn filed(&self) -> impl Iterator<Item = Result<EncodedRecord<'_>, StoreError>> {
        let own = sort_in_list_order(&self.records).into_iter();
        let beyond = iter::once(&self.beyond).flat_map(|beyond| sort_in_list_order(beyond));
        own.map(|record| self.encode(record, true)).chain(beyond.map(|record| self.encode(record, false)))
    }

    fn encode<'r>(&self, record: &'r Record, is_own: bool) -> Result<EncodedRecord<'r>, StoreError> {
        let bytes = self.form.bytes(record)?;
        Ok(EncodedRecord { record, checksum: checksum(&bytes), bytes, is_own })
    }
}

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
