//! Tables.

use std::fmt::Display;
use std::ops::Range;

use super::Words;

/// Rows of cells below a header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageTable {
    /// What stands above the table; `None` for most.
    pub title: Option<Words>,
    /// May be empty.
    pub header: Vec<Words>,
    /// A row may have fewer cells than others.
    pub rows: Vec<Vec<Words>>,
    /// Whether rules part the cells, and which of them stand to the right.
    pub frame: Frame,
    /// Whether columns behind the first may be shown below others where there is no room beside them,
    /// behind the first column again.
    pub is_divisible: bool,
    /// Whether it is no more than an aside, which faces with room for a fold show folded below its title.
    pub is_aside: bool,
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
    /// As in print; in the last column stand the steps of a board's track from which a multiplier holds, such as
    /// `0: ×1, 5: ×3`, which faces that can draw show as that track.
    Track,
}

impl PageTable {
    /// A table as in print.
    pub fn printed(title: impl Into<Words>, header: Vec<Words>, rows: Vec<Vec<Words>>) -> PageTable {
        PageTable { title: Some(title.into()), ..PageTable::new(Frame::Printed, header, rows) }
    }

    /// Numbers between rules.
    pub fn ruled<H: Into<Words>, C: Into<Words>>(
        header: impl IntoIterator<Item = H>,
        rows: impl IntoIterator<Item = Vec<C>>,
    ) -> PageTable {
        PageTable::new(Frame::Ruled, all(header), rows.into_iter().map(all).collect())
    }

    /// Columns without rules.
    pub fn open<H: Into<Words>, C: Into<Words>>(
        header: impl IntoIterator<Item = H>,
        rows: impl IntoIterator<Item = Vec<C>>,
    ) -> PageTable {
        PageTable::new(Frame::Open, all(header), rows.into_iter().map(all).collect())
    }

    /// Columns without rules and without a header.
    pub fn bare<C: Into<Words>>(rows: impl IntoIterator<Item = Vec<C>>) -> PageTable {
        PageTable::open(Vec::<Words>::new(), rows)
    }

    /// A table with a row for each of some things, to which columns are then added from left to right.
    pub fn of<T>(items: impl IntoIterator<Item = T>) -> TableBuilder<T> {
        let items: Vec<T> = items.into_iter().collect();
        TableBuilder { header: Vec::new(), rows: items.iter().map(|_| Vec::new()).collect(), items }
    }

    fn new(frame: Frame, header: Vec<Words>, rows: Vec<Vec<Words>>) -> PageTable {
        PageTable { title: None, header, rows, frame, is_divisible: false, is_aside: false }
    }

    /// Marks the table as an aside.
    pub fn aside(self) -> PageTable {
        PageTable { is_aside: true, ..self }
    }

    /// Draws the last column of the table as a track of a board.
    pub fn with_track(self) -> PageTable {
        PageTable { frame: Frame::Track, ..self }
    }

    /// Lets a narrow face show the table as several.
    pub fn divisible(self) -> PageTable {
        PageTable { is_divisible: true, ..self }
    }

    /// Adds a row at the end of the table, if there is one.
    pub fn with_row<C: Into<Words>>(mut self, row: Option<Vec<C>>) -> PageTable {
        self.rows.extend(row.map(all));
        self
    }

    /// Some of its columns behind the first.
    pub fn part(&self, columns: Range<usize>) -> PageTable {
        let cells = |row: &Vec<Words>| -> Vec<Words> {
            let kept = columns.start.min(row.len())..columns.end.min(row.len());
            row.iter().take(1).chain(&row[kept]).cloned().collect()
        };
        PageTable { title: None, header: cells(&self.header), rows: self.rows.iter().map(cells).collect(), ..*self }
    }

    /// Whether a column stands to the right.
    pub fn is_right(&self, column: usize) -> bool {
        let is_number = |row: &Vec<Words>| row[0].plain().parse::<i64>().is_ok();
        let mut rows = self.rows.iter().filter(|row| !row.is_empty());
        match self.frame {
            Frame::Printed | Frame::Open | Frame::Track => false,
            Frame::Ruled => column > 0 || rows.all(is_number),
        }
    }
}

/// A table that grows column by column, each with its header and its cells.
#[derive(Debug)]
pub struct TableBuilder<T> {
    items: Vec<T>,
    header: Vec<Words>,
    rows: Vec<Vec<Words>>,
}

impl<T> TableBuilder<T> {
    /// A column more: its header, and its cell in the row of a thing.
    pub fn col<C: Display>(mut self, header: impl Into<Words>, cell: impl Fn(&T) -> C) -> Self {
        self.header.push(header.into());
        for (row, item) in self.rows.iter_mut().zip(&self.items) {
            row.push(cell(item).to_string().into());
        }
        self
    }

    /// A column more if it is shown: some tables have it, others not.
    pub fn col_if<C: Display>(self, is_shown: bool, header: impl Into<Words>, cell: impl Fn(&T) -> C) -> Self {
        if is_shown { self.col(header, cell) } else { self }
    }

    /// The table, its numbers between rules.
    pub fn ruled(self) -> PageTable {
        PageTable::new(Frame::Ruled, self.header, self.rows)
    }

    /// The table, its columns without rules.
    pub fn open(self) -> PageTable {
        PageTable::new(Frame::Open, self.header, self.rows)
    }
}

fn all<W: Into<Words>>(cells: impl IntoIterator<Item = W>) -> Vec<Words> {
    cells.into_iter().map(Into::into).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_brings_its_header_and_its_cells() {
        let table = PageTable::of([1, 2])
            .col("n", |n| *n)
            .col_if(false, "left out", |n| *n)
            .col("square", |n| format!("{}", n * n))
            .ruled()
            .with_row(Some(vec!["", "5"]));
        let rows = [vec!["1", "1"], vec!["2", "4"], vec!["", "5"]];
        assert_eq!(table, PageTable::ruled(["n", "square"], rows));
    }

    #[test]
    fn numbers_stand_to_the_right_and_labels_to_the_left() {
        let table = PageTable::ruled(["", "n"], [vec!["a", "1"], vec!["2", "3"]]);
        assert_eq!([0, 1].map(|column| table.is_right(column)), [false, true]);
        let table = PageTable::ruled(["n", "n"], [vec!["1", "1"], vec!["2", "x"]]);
        assert_eq!([0, 1].map(|column| table.is_right(column)), [true, true]);
    }
}
