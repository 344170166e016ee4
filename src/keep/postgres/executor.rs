//! Statements with values of known types, so that each takes one way to the server and back and leaves nothing behind
//! there.

use std::borrow::Cow;

use ::postgres::Client;
use ::postgres::types::{ToSql, Type};

use super::quota;
use crate::UserError;
use crate::clock::count;
use crate::clock::number;
use crate::damage::DamagedItem;
use crate::engine::Executor;
use crate::engine::Quota;
use crate::engine::SqlRow;
use crate::engine::SqlValue;
use crate::engine::translate;

/// Carries statements out on a server, for an owner.
pub(super) struct ServerExecutor<'a> {
    pub client: &'a mut Client,
    pub owner: &'a str,
}

impl ServerExecutor<'_> {
    /// Carries out statements that name no owner.
    pub(super) fn without_owner(client: &mut Client) -> ServerExecutor<'_> {
        ServerExecutor { client, owner: "" }
    }
}

impl Executor for ServerExecutor<'_> {
    fn rows(&mut self, sql: &str, values: &[SqlValue]) -> Result<Vec<SqlRow>, UserError> {
        let bound = bind(self.owner, values);
        let rows = self.client.query_typed(&translate(sql, true), &typed(&bound))?;
        rows.iter().map(row).collect()
    }

    fn run(&mut self, sql: &str, values: &[SqlValue]) -> Result<usize, UserError> {
        let bound = bind(self.owner, values);
        let sql = translate(sql, true);
        let concerned = self.client.execute_typed(&sql, &typed(&bound))?;
        Ok(count(number(concerned)))
    }

    fn insert_numbered(&mut self, sql: &str, id: i64, texts: &[(i64, &str)]) -> Result<usize, UserError> {
        let (numbers, texts): (Vec<i64>, Vec<String>) =
            texts.iter().map(|(number, text)| (*number, encode(text).into_owned())).unzip();
        let mut bound = bind(self.owner, &[id.into()]);
        bound.push((Box::new(numbers), Type::INT8_ARRAY));
        bound.push((Box::new(texts), Type::TEXT_ARRAY));
        let sql = translate(sql, true);
        let inserted = self.client.execute_typed(&sql, &typed(&bound))?;
        Ok(count(number(inserted)))
    }

    fn check_quota(&mut self, quota: Quota) -> Result<(), UserError> {
        let owner = self.owner;
        quota::check(self, owner, quota)
    }

    /// A server takes and gives whole texts only.
    fn report(&mut self, _damaged: DamagedItem) {}
}

/// A value with its type.
type Bound = (Box<dyn ToSql + Sync>, Type);

/// The owner and the values of a statement.
fn bind(owner: &str, values: &[SqlValue]) -> Vec<Bound> {
    let owner: Bound = (Box::new(encode(owner).into_owned()), Type::TEXT);
    let values = values.iter().map(|value| -> Bound {
        match value {
            SqlValue::Null => (Box::new(None::<String>), Type::TEXT),
            SqlValue::Number(number) => (Box::new(*number), Type::INT8),
            SqlValue::Text(text) => (Box::new(encode(text).into_owned()), Type::TEXT),
        }
    });
    std::iter::once(owner).chain(values).collect()
}

fn typed(bound: &[Bound]) -> Vec<(&(dyn ToSql + Sync), Type)> {
    let typed = bound.iter().map(|(value, of)| (&**value, of.clone()));
    typed.collect()
}

fn row(row: &::postgres::Row) -> Result<SqlRow, UserError> {
    let value = |(at, column): (usize, &::postgres::Column)| -> Result<SqlValue, UserError> {
        if *column.type_() == Type::INT8 {
            let number: Option<i64> = row.try_get(at)?;
            return Ok(number.map_or(SqlValue::Null, SqlValue::Number));
        }
        let text: Option<String> = row.try_get(at)?;
        Ok(text.map(decode).map_or(SqlValue::Null, SqlValue::Text))
    };
    let values = row.columns().iter().enumerate().map(value);
    Ok(SqlRow { values: values.collect::<Result<_, _>>()?, is_damaged: false })
}

/// What stands before a second sign, for PostgreSQL takes every sign in a text but the one numbered 0: that and this
/// one are written as two signs each, so that nothing is lost and the order stays what it was.
const MARK: char = '\u{1}';

/// A text as it is kept.
fn encode(text: &str) -> Cow<'_, str> {
    if !text.contains(['\0', MARK]) {
        return text.into();
    }
    // The mark before the zero, or marks that stand for zeros would be doubled.
    let text = text.replace(MARK, "\u{1}\u{2}");
    text.replace('\0', "\u{1}\u{1}").into()
}

/// A text as it was before it was kept.
fn decode(kept: String) -> String {
    if !kept.contains(MARK) {
        return kept;
    }
    let mut text = String::with_capacity(kept.len());
    let mut signs = kept.chars();
    while let Some(sign) = signs.next() {
        let meant = match sign {
            MARK if signs.next() == Some(MARK) => '\0',
            sign => sign,
        };
        text.push(meant);
    }
    text
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{decode, encode};

    fn any_text() -> impl Strategy<Value = String> {
        let sign = prop_oneof![Just('\0'), Just('\u{1}'), Just('\u{2}'), any::<char>()];
        prop::collection::vec(sign, 0..6).prop_map(|signs| signs.into_iter().collect())
    }

    proptest! {
        #[test]
        fn every_text_survives_and_keeps_its_place(one in any_text(), other in any_text()) {
            prop_assert!(!encode(&one).contains('\0'));
            prop_assert_eq!(decode(encode(&one).into_owned()), one.clone());
            prop_assert_eq!(encode(&one).cmp(&encode(&other)), one.cmp(&other));
        }
    }
}
