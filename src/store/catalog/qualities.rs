//! Skills, species and keywords of cards in the catalog database.

use rusqlite::{Connection, params};

use super::on_disk::StoreError;
use crate::model::Record;
use crate::text::key;

/// Counts skills, species and keywords of a card of the Star Trek CCG. Of several spellings the first counts.
pub(super) fn insert_values(connection: &Connection, record: &Record) -> Result<(), StoreError> {
    let Record::Ccg(card) = record else {
        return Ok(());
    };
    let mut statement = connection.prepare_cached(
        "INSERT INTO card_value VALUES (?1, ?2, ?3, ?4, 1)
         ON CONFLICT DO UPDATE SET cards = cards + 1",
    )?;
    for (fact, name) in card.card.named_facts() {
        let game = record.game().code();
        statement.execute(params![key(name), game, fact.code(), name])?;
    }
    Ok(())
}
