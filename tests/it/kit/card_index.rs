//! An index over the built-in cards and some invented ones, built once for all tests.

use std::sync::LazyLock;

use catalog::search::cards::{CardIndex, NOTHING, in_order, write_to_memory};
use catalog::search::query::parse;
use model::Record;
use page::locale;

use super::built_in::records;
use super::invented;

/// All built-in cards, some invented ones that have what they lack, and the index over them.
pub fn cards() -> &'static (Vec<Record>, CardIndex) {
    static CARDS: LazyLock<(Vec<Record>, CardIndex)> = LazyLock::new(|| {
        let mut records = records();
        records.extend(invented::cards(40));
        let cards = in_order(records);
        let index = write_to_memory(&cards, &locale::symbol).expect("an index");
        (cards, index)
    });
    &CARDS
}

/// The ids of what a query finds, best first.
pub fn found(cards: &[Record], index: &CardIndex, query: &str) -> Vec<String> {
    let query = parse(query).unwrap_or_else(|error| panic!("{query}: {error}"));
    let positions = index.search(&query, &[], &NOTHING).expect("an answer");
    let ids = positions.iter().map(|at| cards[*at as usize].id().to_string());
    ids.collect()
}
