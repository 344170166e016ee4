//! Skills, species and keywords of cards in the catalog database.

use std::collections::BTreeMap;

use rusqlite::{Connection, params};

use super::names::Tally;
use super::order::in_list_order;
use super::stored::StoreError;
use crate::model::Record;
use crate::text::key;

/// Counts skills, species and keywords of the cards of the Star Trek CCG.
pub(super) fn insert_values(
    connection: &Connection,
    records: &[&Record],
) -> Result<(), StoreError> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO card_value VALUES (?1, ?2, ?3, ?4, 1)
         ON CONFLICT DO UPDATE SET cards = cards + 1",
    )?;
    for record in records {
        let Record::Ccg(card) = record else {
            continue;
        };
        for (fact, name) in card.card.named_facts() {
            let game = record.game().code();
            statement.execute(params![key(name), game, fact.code(), name])?;
        }
    }
    Ok(())
}

/// The same for the register: in the order of game and fact.
pub(super) fn tallies(records: &[Record]) -> Vec<(String, Tally)> {
    let mut found: BTreeMap<(String, &str, &str), Tally> = BTreeMap::new();
    for record in in_list_order(records) {
        let Record::Ccg(card) = record else {
            continue;
        };
        for (fact, name) in card.card.named_facts() {
            let place = (key(name), record.game().code(), fact.code());
            let tally = found.entry(place).or_insert_with(|| Tally {
                game: record.game(),
                fact,
                name: name.to_owned(),
                cards: 0,
            });
            tally.cards += 1;
        }
    }
    let named = found.into_iter();
    named.map(|((key, ..), tally)| (key, tally)).collect()
}
