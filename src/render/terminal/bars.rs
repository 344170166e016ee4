//! Numbers in columns with bars on a terminal.

use textwrap::core::display_width;

use super::Terminal;
use super::wrap::shortened;
use crate::page::{Bar, Bars};

/// Columns before the labels.
const MARGIN: usize = 2;
/// Labels of up to this width are never cut for the sake of a column.
const LABELS: usize = 14;
/// Longest bar.
const LONGEST: usize = 40;
/// Shortest bar worth drawing.
const SHORTEST: usize = 8;
/// Columns taken by all but the numbers that may be spared, and by each of these.
const SPARING: (usize, usize) = (40, 9);

/// A row as text.
struct Row {
    label: String,
    cells: Vec<String>,
    value: Option<u32>,
}

impl Terminal {
    /// Rows under a header. A bar has a sign for each of what it counts, fewer if the terminal is too
    /// narrow, and none at all where there is no room; columns go before labels do.
    pub(super) fn bars(&self, bars: &Bars) -> String {
        let kept = self.kept(bars);
        let header: Vec<String> = kept
            .iter()
            .filter_map(|at| Some(bars.header.get(*at)?.plain()))
            .collect();
        let rows: Vec<Row> = bars.rows.iter().map(|bar| row(bar, &kept)).collect();
        let longest = rows
            .iter()
            .map(|row| display_width(&row.label))
            .max()
            .unwrap_or(0);
        let widths = self.fitting(widths(&header, &rows), longest);
        let cells: usize = widths.iter().map(|width| width + 2).sum();
        let label = longest.min(self.width.saturating_sub(MARGIN + cells));
        let room = self.width.saturating_sub(MARGIN + label + cells + 2);
        let highest = rows.iter().filter_map(|row| row.value).max().unwrap_or(0);
        let mut out = String::new();
        if !header.is_empty() {
            let line = format!(
                "{}{}",
                " ".repeat(MARGIN + label),
                aligned(&header, &widths)
            );
            out = format!("{}\n", self.paint.faint(&line));
        }
        for row in &rows {
            let bar = row
                .value
                .map(|value| self.bar(value, highest, room.min(LONGEST)));
            let name = shortened(&row.label, label);
            let gap = " ".repeat(label - display_width(&name).min(label));
            let cells = aligned(&row.cells, &widths);
            let margin = " ".repeat(MARGIN);
            let line = format!("{margin}{name}{gap}{cells}  {}", bar.unwrap_or_default());
            out.push_str(line.trim_end());
            out.push('\n');
        }
        out
    }

    /// The columns of numbers there is room for: of those that may be spared the first and the last ones.
    fn kept(&self, bars: &Bars) -> Vec<usize> {
        let columns = bars
            .rows
            .iter()
            .map(|bar| bar.cells.len())
            .max()
            .unwrap_or(0)
            .max(bars.header.len());
        let spare = bars.spare.clone();
        if spare.is_empty() {
            return (0..columns).collect();
        }
        let room = (self.width.saturating_sub(SPARING.0) / SPARING.1).clamp(1, spare.len());
        let dropped = spare.start + 1..spare.start + 1 + (spare.len() - room);
        (0..columns).filter(|at| !dropped.contains(at)).collect()
    }

    /// As many columns as leave room for labels; the first always stays.
    fn fitting(&self, mut widths: Vec<usize>, longest: usize) -> Vec<usize> {
        let labels = longest.min(LABELS);
        let needed = |widths: &[usize]| widths.iter().map(|width| width + 2).sum::<usize>();
        while widths.len() > 1 && MARGIN + labels + needed(&widths) > self.width {
            widths.pop();
        }
        widths
    }

    fn bar(&self, value: u32, highest: u32, room: usize) -> String {
        if room < SHORTEST {
            return String::new();
        }
        let whole = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
        let length = if whole(highest) <= room {
            whole(value)
        } else {
            whole(value).saturating_mul(room).div_ceil(whole(highest))
        };
        if self.paint.is_on() {
            self.paint.symbol(&"█".repeat(length))
        } else {
            "#".repeat(length)
        }
    }
}

fn row(bar: &Bar, kept: &[usize]) -> Row {
    let cells = kept
        .iter()
        .filter_map(|at| Some(bar.cells.get(*at)?.plain()));
    Row {
        label: bar.label.plain(),
        cells: cells.collect(),
        value: bar.value,
    }
}

/// The widths of the columns of numbers.
fn widths(header: &[String], rows: &[Row]) -> Vec<usize> {
    let mut widths: Vec<usize> = header.iter().map(|cell| display_width(cell)).collect();
    for row in rows {
        for (at, cell) in row.cells.iter().enumerate() {
            match widths.get_mut(at) {
                Some(width) => *width = display_width(cell).max(*width),
                None => widths.push(display_width(cell)),
            }
        }
    }
    widths
}

fn aligned(cells: &[String], widths: &[usize]) -> String {
    let pairs = cells.iter().zip(widths);
    pairs
        .map(|(cell, width)| {
            let gap = " ".repeat(width.saturating_sub(display_width(cell)));
            format!("  {gap}{cell}")
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(width: usize, counts: &[u32]) -> String {
        let rows = counts
            .iter()
            .map(|count| Bar::counted(format!("n{count}"), *count));
        Terminal::new(Some(width), false).bars(&Bars::of(rows))
    }

    #[test]
    fn a_bar_has_a_sign_for_each_card_if_there_is_room() {
        assert_eq!(
            drawn(80, &[3, 12, 0]),
            "  n3    3  ###\n  n12  12  ############\n  n0    0\n"
        );
    }

    #[test]
    fn long_bars_are_drawn_to_scale_and_never_vanish() {
        let text = drawn(30, &[1000, 500, 1]);
        let bars: Vec<usize> = text.lines().map(|line| line.matches('#').count()).collect();
        assert_eq!(bars[0].div_ceil(2), bars[1]);
        assert_eq!(bars[2], 1);
        assert!(text.lines().all(|line| line.len() <= 30), "{text}");
    }

    #[test]
    fn spare_columns_go_from_the_second_on() {
        let bars = Bars {
            spare: 1..4,
            ..Bars::below(
                ["n", "a", "b", "c", "x"],
                [Bar::numbers("l", ["1", "2", "3", "4", "5"])],
            )
        };
        let drawn = Terminal::new(Some(60), false).bars(&bars);
        assert!(
            drawn.contains("a  c  x") && drawn.contains("2  4  5"),
            "{drawn}"
        );
    }
}
