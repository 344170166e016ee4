//! Tables.

use std::ops::Range;

use super::Words;

/// Rows of cells below a header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    pub title: Option<Words>,
    /// May be empty.
    pub header: Vec<Words>,
    /// A row may have fewer cells than others.
    pub rows: Vec<Vec<Words>>,
    pub frame: Frame,
    /// Whether columns behind the first may be shown below others where there is no room beside them,
    /// behind the first column again.
    pub is_divisible: bool,
}

/// How cells are parted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Frame {
    /// Rules between cells, words to the left: a table as in print.
    Printed,
    /// Rules between cells, numbers to the right: all columns but the first, and that one too if it has
    /// numbers alone.
    Ruled,
    /// Columns without rules.
    Open,
}

impl Table {
    /// A table as in print.
    pub fn printed(title: impl Into<Words>, header: Vec<Words>, rows: Vec<Vec<Words>>) -> Table {
        Table {
            title: Some(title.into()),
            ..Table::new(Frame::Printed, header, rows)
        }
    }

    /// Numbers between rules.
    pub fn ruled<H: Into<Words>, C: Into<Words>>(
        header: impl IntoIterator<Item = H>,
        rows: impl IntoIterator<Item = Vec<C>>,
    ) -> Table {
        Table::new(
            Frame::Ruled,
            all(header),
            rows.into_iter().map(all).collect(),
        )
    }

    /// Columns without rules.
    pub fn open<H: Into<Words>, C: Into<Words>>(
        header: impl IntoIterator<Item = H>,
        rows: impl IntoIterator<Item = Vec<C>>,
    ) -> Table {
        Table::new(
            Frame::Open,
            all(header),
            rows.into_iter().map(all).collect(),
        )
    }

    /// Columns without rules and without a header.
    pub fn bare<C: Into<Words>>(rows: impl IntoIterator<Item = Vec<C>>) -> Table {
        Table::open(Vec::<Words>::new(), rows)
    }

    fn new(frame: Frame, header: Vec<Words>, rows: Vec<Vec<Words>>) -> Table {
        Table {
            title: None,
            header,
            rows,
            frame,
            is_divisible: false,
        }
    }

    /// The same table, which a narrow face may show as several.
    pub fn divisible(self) -> Table {
        Table {
            is_divisible: true,
            ..self
        }
    }

    /// Some of its columns behind the first.
    pub fn part(&self, columns: Range<usize>) -> Table {
        let cells = |row: &Vec<Words>| -> Vec<Words> {
            let kept = columns.start.min(row.len())..columns.end.min(row.len());
            row.iter().take(1).chain(&row[kept]).cloned().collect()
        };
        Table {
            title: None,
            header: cells(&self.header),
            rows: self.rows.iter().map(cells).collect(),
            ..*self
        }
    }

    /// Whether a column stands to the right.
    pub fn is_right(&self, column: usize) -> bool {
        let is_number = |row: &Vec<Words>| row[0].plain().parse::<i64>().is_ok();
        let mut rows = self.rows.iter().filter(|row| !row.is_empty());
        match self.frame {
            Frame::Printed | Frame::Open => false,
            Frame::Ruled => column > 0 || rows.all(is_number),
        }
    }
}

fn all<W: Into<Words>>(cells: impl IntoIterator<Item = W>) -> Vec<Words> {
    cells.into_iter().map(Into::into).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_to_the_right_and_labels_to_the_left() {
        let table = Table::ruled(["", "n"], [vec!["a", "1"], vec!["2", "3"]]);
        assert_eq!([0, 1].map(|column| table.is_right(column)), [false, true]);
        let table = Table::ruled(["n", "n"], [vec!["1", "1"], vec!["2", "x"]]);
        assert_eq!([0, 1].map(|column| table.is_right(column)), [true, true]);
    }
}
