//! Tables of entries, read row by row.

use serde::{Serialize, Serializer};

use model::text::key;
use model::{Cell, Lang, RuleTable};

/// A row of a table, its cells by the ids of their columns.
#[derive(Debug, Clone, Copy)]
pub struct TableRow<'a> {
    table: &'a RuleTable,
    cells: &'a [Cell],
}

/// The rows of a table in printed order.
pub fn table_rows(table: &RuleTable) -> impl Iterator<Item = TableRow<'_>> {
    table.rows.iter().map(move |row| TableRow { table, cells: &row.cells })
}

impl<'a> TableRow<'a> {
    /// The cell of a column; `None` if the table has no such column.
    pub fn cell(self, column: &str) -> Option<&'a Cell> {
        let mut columns = self.table.columns.iter();
        let at = columns.position(|known| known.id == column)?;
        self.cells.get(at)
    }

    /// The number in a column; `None` if there is none, or no number.
    pub fn number(self, column: &str) -> Option<u64> {
        match self.cell(column)? {
            Cell::Number(number) => u64::try_from(*number).ok(),
            Cell::Name(_) | Cell::Text(_) => None,
        }
    }

    /// The name in a column that is the same in both languages; `None` if there is none.
    pub fn name(self, column: &str) -> Option<&'a str> {
        match self.cell(column)? {
            Cell::Name(name) => Some(name),
            Cell::Number(_) | Cell::Text(_) => None,
        }
    }

    /// What a column says in a language; nothing if there is none.
    pub fn text(self, column: &str, lang: Lang) -> String {
        let cell = self.cell(column);
        cell.map_or_else(String::new, |cell| cell.text(lang))
    }

    /// Whether a column has this name, however it is spelled.
    pub fn is_named(self, column: &str, name: &str) -> bool {
        self.name(column).is_some_and(|own| key(own) == key(name))
    }

    /// All cells with the ids of their columns, from left to right.
    fn cells(self) -> impl Iterator<Item = (&'a str, &'a Cell)> {
        let ids = self.table.columns.iter().map(|column| column.id.as_str());
        ids.zip(self.cells)
    }
}

/// `{column: cell}`.
impl Serialize for TableRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.cells())
    }
}
