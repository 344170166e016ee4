//! The built-in data, loaded once for all tests.

use std::collections::HashSet;
use std::sync::LazyLock;

use data::{Library, embedded, record_for};
use model::{Boxes, EntryId, Record};

/// The built-in data, of all boxes.
pub fn library() -> &'static Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::load(&embedded()).expect("sound data"));
    &LIBRARY
}

/// What of the built-in data a player has with the core box alone.
pub fn core() -> &'static Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
        let mut own = library().clone();
        let records = own.records_for(&Boxes::default());
        let ids: HashSet<&EntryId> = records.iter().map(Record::id).collect();
        own.entries.retain(|entry| ids.contains(&entry.value.id));
        own.cards.retain(|card| ids.contains(&card.value.id));
        own
    });
    &LIBRARY
}

/// All records, as somebody reads them who has all boxes.
pub fn records() -> Vec<Record> {
    library().records().into_iter().map(|record| record_for(record, &Boxes::all())).collect()
}
