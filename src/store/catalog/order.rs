//! The order of lists.

use crate::model::{EntryId, Game, Kind, Record};

/// Records by game, kind and id.
pub(super) fn in_list_order(records: &[Record]) -> Vec<&Record> {
    let mut records: Vec<&Record> = records.iter().collect();
    // Thousands of records: here the sort of the standard library is worth its room.
    records.sort_by(|a, b| list_order(a).cmp(&list_order(b)));
    records
}

fn list_order(record: &Record) -> (Game, Kind, &EntryId) {
    (record.game(), record.kind(), record.id())
}
