//! Tables on a terminal.

use std::ops::Range;

use comfy_table::{CellAlignment, ContentArrangement, Table as Grid, presets};

use super::Terminal;
use super::cells::{cell, painted};
use crate::page::{Frame, Table};

impl Terminal {
    /// A table as wide as the terminal at most, with a line end after every line.
    pub(super) fn table(&self, table: &Table) -> String {
        if !table.is_divisible {
            return self.whole(table);
        }
        let parts = self.parts(table).into_iter();
        parts
            .map(|columns| self.whole(&table.part(columns)))
            .collect()
    }

    /// As many columns behind the first in one part as there is room for, one at least.
    fn parts(&self, table: &Table) -> Vec<Range<usize>> {
        let grid = self.grid(table);
        let widths = grid.column_max_content_widths();
        // A column has a space on both sides, and a rule before it or behind the last.
        let room = |columns: Range<usize>| -> usize {
            let columns = &widths[columns];
            columns.iter().map(|width| usize::from(*width) + 3).sum()
        };
        let mut parts = Vec::new();
        let mut start = 1;
        for end in 2..widths.len() {
            if room(0..1) + room(start..end + 1) + 1 > self.width {
                parts.push(start..end);
                start = end;
            }
        }
        parts.push(start..widths.len());
        parts
    }

    fn whole(&self, table: &Table) -> String {
        let grid = self.grid(table);
        let title = table
            .title
            .as_ref()
            .map(|title| format!("{}\n", self.paint.label(&self.painted(title))));
        let lines = grid
            .lines()
            .map(|line| format!("{}\n", painted(line.trim_end(), self.paint)));
        title.unwrap_or_default() + &lines.collect::<String>()
    }

    fn grid(&self, table: &Table) -> Grid {
        let mut grid = Grid::new();
        let style = match table.frame {
            Frame::Printed | Frame::Ruled => presets::UTF8_FULL_CONDENSED,
            Frame::Open => presets::NOTHING,
        };
        grid.load_style(style)
            .set_content_arrangement(ContentArrangement::Dynamic)
            .set_width(u16::try_from(self.width).unwrap_or(u16::MAX));
        let cell = |words| cell(words, self.paint);
        if !table.header.is_empty() {
            grid.set_header(table.header.iter().map(cell));
        }
        for row in &table.rows {
            grid.add_row(row.iter().map(cell));
        }
        for (at, column) in grid.column_iter_mut().enumerate() {
            if table.is_right(at) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        grid
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(width: usize) -> String {
        let rows = [vec!["label", "1", "2", "3"]];
        let table = Table::ruled(["", "first", "second", "third"], rows).divisible();
        Terminal::new(Some(width), false).table(&table)
    }

    #[test]
    fn a_divisible_table_stands_whole_where_there_is_room() {
        assert_eq!(drawn(80).lines().count(), 5);
        assert_eq!(drawn(34).lines().count(), 5);
    }

    #[test]
    fn columns_without_room_stand_below_behind_the_labels() {
        let narrow = drawn(33);
        let headers: Vec<&str> = narrow.lines().filter(|line| line.contains('d')).collect();
        assert_eq!(headers, ["│       ┆ first ┆ second │", "│       ┆ third │"]);
        assert_eq!(narrow.matches("label").count(), 2);
    }
}
