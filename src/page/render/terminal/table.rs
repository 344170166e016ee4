//! Tables on a terminal.

use std::ops::Range;

use comfy_table::{CellAlignment, ColumnConstraint, ContentArrangement, Table as Grid, Width, presets};
use textwrap::core::display_width;

use super::Terminal;
use super::blocks::in_the_middle;
use super::cells::Cells;
use crate::{Frame, PageTable, Words};

/// Columns left and right of what stands in a cell, together.
const PADDING: usize = 2;
/// Columns before the further cells of a row that is written as lines.
const SET_IN: usize = 3;

impl Terminal {
    /// A table as wide as the terminal at most, with a line end after every line.
    pub(super) fn table(&self, table: &PageTable) -> String {
        if !table.is_divisible {
            return self.whole(table);
        }
        let parts = self.parts(table).into_iter();
        parts.map(|columns| self.whole(&table.part(columns))).collect()
    }

    /// As many columns behind the first in one part as there is room for, one at least.
    fn parts(&self, table: &PageTable) -> Vec<Range<usize>> {
        let (grid, _) = self.grid(table);
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

    fn whole(&self, table: &PageTable) -> String {
        let title = table.title.as_ref().map(|title| self.caption(title));
        title.unwrap_or_default() + &self.body(table)
    }

    fn caption(&self, title: &Words) -> String {
        let wrapped = self.wrapped(&self.painted(title), "", "");
        let lines = wrapped.lines().map(|line| self.paint.label(line) + "\n");
        lines.collect()
    }

    fn body(&self, table: &PageTable) -> String {
        let needs = needs(table);
        let (mut grid, cells) = self.grid(table);
        match layout(&needs, self.room(table.frame, needs.len())) {
            Layout::Even => {}
            Layout::Widths(widths) => set_widths(&mut grid, &widths),
            Layout::Lines => return self.rows_as_lines(table),
        }
        let lines = grid.lines().map(|line| format!("{}\n", cells.painted(line.trim_end())));
        lines.collect()
    }

    /// Columns for the cells of a row, without margins and rules.
    fn room(&self, frame: Frame, columns: usize) -> usize {
        let rules = match frame {
            Frame::Printed | Frame::Ruled | Frame::Track => columns + 1,
            Frame::Open => 0,
        };
        self.width.saturating_sub(columns * PADDING + rules)
    }

    /// Each row as lines: the first cell, and below it the others with the names of their columns.
    fn rows_as_lines(&self, table: &PageTable) -> String {
        let rows = table.rows.iter().filter_map(|row| row.split_first());
        let lines = rows.map(|(first, others)| {
            let others: Vec<String> = (1..)
                .zip(others)
                .filter(|(_, cell)| !cell.is_empty())
                .map(|(at, cell)| self.label_cell(table.header.get(at), cell))
                .collect();
            self.set_in(&self.painted(first), 1) + &self.set_in(&others.join(" · "), SET_IN)
        });
        lines.collect()
    }

    fn label_cell(&self, name: Option<&Words>, cell: &Words) -> String {
        match name.map(Words::plain).filter(|name| !name.is_empty()) {
            Some(name) => format!("{} {}", self.paint.faint(&format!("{name}:")), self.painted(cell)),
            None => self.painted(cell),
        }
    }

    /// Lines behind a margin; nothing if nothing is said.
    fn set_in(&self, words: &str, margin: usize) -> String {
        if words.is_empty() {
            return String::new();
        }
        let (first, rest) = (" ".repeat(margin), " ".repeat(margin + PADDING));
        let words = in_the_middle(words, self.width - rest.len());
        format!("{}\n", self.wrapped(&words, &first, &rest))
    }

    /// The table to be laid out, and what paints its lines then.
    fn grid(&self, table: &PageTable) -> (Grid, Cells) {
        let mut cells = Cells::new(self.paint);
        let mut grid = Grid::new();
        let style = match table.frame {
            Frame::Printed | Frame::Ruled | Frame::Track => presets::UTF8_FULL_CONDENSED,
            Frame::Open => presets::NOTHING,
        };
        grid.load_style(style)
            .set_content_arrangement(ContentArrangement::Dynamic)
            .set_width(u16::try_from(self.width).unwrap_or(u16::MAX));
        if !table.header.is_empty() {
            grid.set_header(table.header.iter().map(|words| cells.cell(words)));
        }
        for row in &table.rows {
            grid.add_row(row.iter().map(|words| cells.cell(words)));
        }
        for (at, column) in grid.column_iter_mut().enumerate() {
            if table.is_right(at) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        (grid, cells)
    }
}

/// What each column needs for its words and for its cells.
fn needs(table: &PageTable) -> Vec<ColumnWidths> {
    let mut needs: Vec<ColumnWidths> = Vec::new();
    for row in std::iter::once(&table.header).chain(&table.rows) {
        needs.resize(needs.len().max(row.len()), ColumnWidths::default());
        for (need, cell) in needs.iter_mut().zip(row) {
            let text = cell.plain();
            let words = text.split_whitespace().map(display_width);
            need.word = words.max().unwrap_or(0).max(need.word);
            let lines = text.lines().map(display_width);
            need.whole = lines.max().unwrap_or(0).max(need.whole);
        }
    }
    needs
}

fn set_widths(grid: &mut Grid, widths: &[usize]) {
    for (column, width) in grid.column_iter_mut().zip(widths) {
        let width = u16::try_from(width + PADDING).unwrap_or(u16::MAX);
        column.set_constraint(ColumnConstraint::Absolute(Width::Fixed(width)));
    }
}

/// What a column needs, in columns of the terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct ColumnWidths {
    /// For its longest word.
    pub word: usize,
    /// For its longest cell in one line.
    pub whole: usize,
}

/// How a table stands on a terminal.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Layout {
    /// Widths shared out evenly break no word.
    Even,
    /// Each column as wide as said.
    Widths(Vec<usize>),
    /// The longest words have no room beside each other: each row is written as lines.
    Lines,
}

/// How columns stand in a room that is without margins and rules.
pub(super) fn layout(needs: &[ColumnWidths], room: usize) -> Layout {
    let least = |need: &ColumnWidths| need.word;
    if needs.iter().map(least).sum::<usize>() > room {
        return Layout::Lines;
    }
    let even = shared(needs, room, |_| 0);
    if even.iter().zip(needs).all(|(width, need)| *width >= need.word) {
        return Layout::Even;
    }
    Layout::Widths(shared(needs, room, least))
}

/// The widest columns that fit: all at the same level, but none wider than its cells or narrower than
/// its least.
fn shared(needs: &[ColumnWidths], room: usize, least: impl Fn(&ColumnWidths) -> usize) -> Vec<usize> {
    let at = |level: usize| -> Vec<usize> {
        let widths = needs.iter();
        widths.map(|need| level.min(need.whole).max(least(need))).collect()
    };
    let fits = |level: &usize| at(*level).iter().sum::<usize>() <= room;
    at((0..=room).rev().find(fits).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(width: usize) -> String {
        let rows = [vec!["label", "1", "2", "3"]];
        let table = PageTable::ruled(["", "first", "second", "third"], rows).divisible();
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

    #[test]
    fn a_long_word_stays_whole_beside_others_and_on_its_own_line() {
        let rows = [vec!["decks/a-list-with-a-long-name.txt", "not fully readable"]];
        let table = PageTable::open(["List", "Verdict"], rows);
        let beside = Terminal::new(Some(50), false).table(&table);
        assert!(beside.contains(" decks/a-list-with-a-long-name.txt  not fully"), "{beside}");
        let below = Terminal::new(Some(38), false).table(&table);
        assert_eq!(below, " decks/a-list-with-a-long-name.txt\n   Verdict: not fully readable\n");
        let cut = Terminal::new(Some(30), false).table(&table);
        assert!(cut.starts_with(" decks/a-list-…long-name.txt\n"), "{cut}");
    }

    #[test]
    fn a_caption_is_wrapped() {
        let rows = vec![vec!["1".into()]];
        let table = PageTable::printed("A caption that needs more than a line", Vec::new(), rows);
        let drawn = Terminal::new(Some(30), false).table(&table);
        assert!(drawn.starts_with("A caption that needs more than\na line\n"), "{drawn}");
    }

    fn needs(of: &[(usize, usize)]) -> Vec<ColumnWidths> {
        let need = |(word, whole): &(usize, usize)| ColumnWidths { word: *word, whole: *whole };
        of.iter().map(need).collect()
    }

    #[test]
    fn a_long_word_takes_room_from_what_can_be_broken() {
        let of = needs(&[(3, 40), (30, 30)]);
        assert_eq!(layout(&of, 70), Layout::Even);
        assert_eq!(layout(&of, 40), Layout::Widths(vec![10, 30]));
        assert_eq!(layout(&of, 32), Layout::Lines);
    }

    #[test]
    fn words_that_fit_evenly_are_left_alone() {
        assert_eq!(layout(&needs(&[(5, 30), (6, 30)]), 30), Layout::Even);
    }
}
