//! What the files of a catalog are made of.

use super::order::in_list_order;
use super::stored::{StoreError, checksum};
use crate::model::{Board, BoxFacts, Program, Record, Stardates};

/// What a catalog is filled with.
pub struct Contents<'a> {
    pub records: Vec<Record>,
    /// Records of boxes the player does not have: found by their whole name alone, and by games.
    pub beyond: Vec<Record>,
    pub boxes: &'a [BoxFacts],
    pub programs: &'a [Program],
    pub boards: &'a [Board],
    pub stardates: &'a [Stardates],
    /// What a query is compared with, of a record. Only the register keeps it.
    pub phrases: fn() -> Phrases,
}

/// Makes what is compared of one record after another.
pub type Phrases = Box<dyn FnMut(&Record) -> Vec<u8>>;

/// A record as it lies in the files of a catalog.
pub(super) struct Filed<'c> {
    pub record: &'c Record,
    pub json: String,
    pub checksum: i64,
    /// It is of the player's boxes.
    pub is_own: bool,
}

impl Contents<'_> {
    /// Shows all records as they are written, those of the player's boxes before the others, each in list order.
    pub(super) fn each_filed(
        &self,
        mut show: impl FnMut(&Filed<'_>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        for (records, is_own) in [(&self.records, true), (&self.beyond, false)] {
            for record in in_list_order(records) {
                let json = serde_json::to_string(record)?;
                show(&Filed {
                    record,
                    checksum: checksum(&json),
                    json,
                    is_own,
                })?;
            }
        }
        Ok(())
    }
}
