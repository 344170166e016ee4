//! Tables of entries, read row by row.

use crate::model::{Cell, Table};
use crate::text::key;

/// A row of a table, its cells by the ids of their columns.
#[derive(Debug, Clone, Copy)]
pub struct Row<'a> {
    table: &'a Table,
    cells: &'a [Cell],
}

/// The rows of a table in printed order.
pub fn rows(table: &Table) -> impl Iterator<Item = Row<'_>> {
    table.rows.iter().map(move |cells| Row { table, cells })
}

impl<'a> Row<'a> {
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
            _ => None,
        }
    }

    /// The name in a column that is the same in both languages; `None` if there is none.
    pub fn name(self, column: &str) -> Option<&'a str> {
        match self.cell(column)? {
            Cell::Name(name) => Some(name),
            _ => None,
        }
    }

    /// Whether a column has this name, however it is spelled.
    pub fn is_named(self, column: &str, name: &str) -> bool {
        self.name(column).is_some_and(|own| key(own) == key(name))
    }

    /// All cells with the ids of their columns, from left to right.
    pub fn cells(self) -> impl Iterator<Item = (&'a str, &'a Cell)> {
        let ids = self.table.columns.iter().map(|column| column.id.as_str());
        ids.zip(self.cells)
    }
}
