//! Statements with values of known types, so that each takes one way to the server and back and leaves nothing behind
//! there.

use ::postgres::types::{ToSql, Type};
use ::postgres::{Client, Error, Row};

use super::text::{kept, told};
use crate::store::user::clock::count;

/// A value with its type.
pub(super) struct Bound(Box<dyn ToSql + Sync>, Type);

/// What may stand for a `$1` of a statement.
pub(super) trait Value {
    fn bound(&self) -> Bound;
}

impl Value for &str {
    fn bound(&self) -> Bound {
        Bound(Box::new(kept(self).into_owned()), Type::TEXT)
    }
}

impl Value for String {
    fn bound(&self) -> Bound {
        self.as_str().bound()
    }
}

impl Value for Option<&str> {
    fn bound(&self) -> Bound {
        let text = self.map(|text| kept(text).into_owned());
        Bound(Box::new(text), Type::TEXT)
    }
}

impl Value for i64 {
    fn bound(&self) -> Bound {
        Bound(Box::new(*self), Type::INT8)
    }
}

impl Value for Option<i64> {
    fn bound(&self) -> Bound {
        Bound(Box::new(*self), Type::INT8)
    }
}

impl Value for Vec<i64> {
    fn bound(&self) -> Bound {
        Bound(Box::new(self.clone()), Type::INT8_ARRAY)
    }
}

impl Value for Vec<&str> {
    fn bound(&self) -> Bound {
        let texts: Vec<String> = self.iter().map(|text| kept(text).into_owned()).collect();
        Bound(Box::new(texts), Type::TEXT_ARRAY)
    }
}

/// The rows a statement answers with.
pub(super) fn rows(
    client: &mut Client,
    sql: &str,
    values: &[&dyn Value],
) -> Result<Vec<Row>, Error> {
    let bound: Vec<Bound> = values.iter().map(|value| value.bound()).collect();
    client.query_typed(sql, &typed(&bound))
}

/// Carries a statement out; how many rows it concerned.
pub(super) fn run(client: &mut Client, sql: &str, values: &[&dyn Value]) -> Result<u64, Error> {
    let bound: Vec<Bound> = values.iter().map(|value| value.bound()).collect();
    client.execute_typed(sql, &typed(&bound))
}

fn typed(bound: &[Bound]) -> Vec<(&(dyn ToSql + Sync), Type)> {
    let typed = bound.iter().map(|Bound(value, of)| (&**value, of.clone()));
    typed.collect()
}

/// What stands in a row.
pub(super) trait Cells {
    fn text(&self, at: usize) -> Result<String, Error>;
    fn perhaps(&self, at: usize) -> Result<Option<String>, Error>;
    fn number(&self, at: usize) -> Result<i64, Error>;

    fn count<T: TryFrom<i64> + Default>(&self, at: usize) -> Result<T, Error> {
        self.number(at).map(count)
    }
}

impl Cells for Row {
    fn text(&self, at: usize) -> Result<String, Error> {
        self.try_get(at).map(told)
    }

    fn perhaps(&self, at: usize) -> Result<Option<String>, Error> {
        let text: Option<String> = self.try_get(at)?;
        Ok(text.map(told))
    }

    fn number(&self, at: usize) -> Result<i64, Error> {
        self.try_get(at)
    }
}

/// All rows, read.
pub(super) fn all<T>(
    rows: &[Row],
    read: impl Fn(&Row) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    rows.iter().map(read).collect()
}

/// The first row, read, if there is one.
pub(super) fn first<T>(
    rows: &[Row],
    read: impl Fn(&Row) -> Result<T, Error>,
) -> Result<Option<T>, Error> {
    rows.first().map(read).transpose()
}
