//! Numbers in columns with bars on a terminal.

use textwrap::core::display_width;

use super::Terminal;
use super::blocks::shortened;
use crate::{Bar, Bars};

/// Columns before the labels.
const MARGIN: usize = 2;
/// Labels of up to this width are never cut for the sake of a column.
const LABELS: usize = 14;
/// Longest bar.
const LONGEST: usize = 40;
/// Shortest bar worth drawing.
const SHORTEST: usize = 8;
/// Blocks of one to eight eighths of a column, growing to the right and upwards.
const WIDE: [char; 8] = ['▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'];
const HIGH: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// What is missing from a bar that could be full.
const MISSING: char = '░';
/// Columns taken by all but the numbers that may be spared, and by each of these.
const SPARING: (usize, usize) = (40, 9);

/// A row as text.
struct Row {
    label: String,
    cells: Vec<String>,
    /// Beside a cell how full it is, where no bar says so.
    heights: Vec<Option<char>>,
    value: Option<u32>,
    /// What a bar can be at most, if it shows what is missing.
    full: Option<u32>,
}

impl Terminal {
    /// Rows under a header. A bar has a block for each of what it counts, in eighths if the terminal is too
    /// narrow, and none at all where there is no room; columns go before labels do.
    pub(super) fn bars(&self, bars: &Bars) -> String {
        let kept = self.visible_rows(bars);
        let header: Vec<String> = kept.iter().filter_map(|at| Some(bars.header.get(*at)?.plain())).collect();
        let rows: Vec<Row> = bars.rows.iter().map(|bar| row(bar, &kept, self.has_blocks)).collect();
        let longest = rows.iter().map(|row| display_width(&row.label)).max().unwrap_or(0);
        let widths = self.fitting(widths(&header, &rows), longest);
        let has_height_at_end = rows.iter().any(|row| height(row, widths.len().saturating_sub(1)).is_some());
        let cells = widths.iter().map(|width| width + 2).sum::<usize>() + usize::from(has_height_at_end);
        let label = longest.min(self.width.saturating_sub(MARGIN + cells));
        let room = self.width.saturating_sub(MARGIN + label + cells + 2);
        let fulls = rows.iter().filter_map(|row| row.full.max(row.value));
        let highest = fulls.max().unwrap_or(0);
        let mut out = String::new();
        if !header.is_empty() {
            let line = format!("{}{}", " ".repeat(MARGIN + label), aligned(&header, &[], &widths));
            out = format!("{}\n", self.paint.faint(&line));
        }
        for row in &rows {
            let bar = self.bar(row, highest, room.min(LONGEST));
            let name = shortened(&row.label, label);
            let gap = " ".repeat(label - display_width(&name).min(label));
            let cells = aligned(&row.cells, &row.heights, &widths);
            let margin = " ".repeat(MARGIN);
            let line = format!("{margin}{name}{gap}{cells}  {bar}");
            out.push_str(line.trim_end());
            out.push('\n');
        }
        out
    }

    /// The columns of numbers there is room for: of those that may be spared the first and the last ones.
    fn visible_rows(&self, bars: &Bars) -> Vec<usize> {
        let columns = bars.rows.iter().map(|bar| bar.cells.len()).max().unwrap_or(0).max(bars.header.len());
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
        // In front of each number a blank and the place for a height.
        let needed = |widths: &[usize]| widths.iter().map(|width| width + 2).sum::<usize>();
        while widths.len() > 1 && MARGIN + labels + needed(&widths) > self.width {
            widths.pop();
        }
        widths
    }

    fn bar(&self, row: &Row, highest: u32, room: usize) -> String {
        let Some(value) = row.value.filter(|_| room >= SHORTEST) else {
            return String::new();
        };
        let filled = filled(value, highest, room);
        let all = row.full.map_or(0, |full| eighths(full, highest, room) / 8);
        let count = all.saturating_sub(filled.chars().count());
        let missing = MISSING.to_string().repeat(count);
        format!("{}{}", self.paint.symbol(&filled), self.paint.faint(&missing))
    }
}

/// How many eighths of a column a bar has: eight for each of what it counts, fewer if there is no room for the
/// highest; something is always seen.
fn eighths(value: u32, highest: u32, room: usize) -> usize {
    let whole = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    if whole(highest) <= room {
        return whole(value) * 8;
    }
    whole(value).saturating_mul(room * 8).div_ceil(whole(highest))
}

fn filled(value: u32, highest: u32, room: usize) -> String {
    let eighths = eighths(value, highest, room);
    let last = (eighths % 8).checked_sub(1).map(|rest| WIDE[rest]);
    let whole = std::iter::repeat_n(WIDE[7], eighths / 8);
    whole.chain(last).collect()
}

/// A share of a hundred as a block that is the higher the more it is; nothing is nothing.
fn as_height(share: u8) -> Option<char> {
    let eighths = (usize::from(share.min(100)) * 8).div_ceil(100);
    Some(HIGH[eighths.checked_sub(1)?])
}

fn height(row: &Row, at: usize) -> Option<char> {
    row.heights.get(at).copied().flatten()
}

/// A row of the columns that are kept; where there are blocks, with the heights of its shares.
fn row(bar: &Bar, kept: &[usize], has_blocks: bool) -> Row {
    let cells = kept.iter().filter_map(|at| Some(bar.cells.get(*at)?.plain()));
    let share = |at: &usize| bar.shares.get(*at).copied().flatten();
    let heights = kept.iter().map(|at| share(at).and_then(as_height));
    Row {
        label: bar.label.plain(),
        cells: cells.collect(),
        heights: if has_blocks && bar.value.is_none() { heights.collect() } else { Vec::new() },
        value: bar.value,
        full: bar.full,
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

/// Cells below those of other rows. A height stands in the gap behind its cell.
fn aligned(cells: &[String], heights: &[Option<char>], widths: &[usize]) -> String {
    let mut out = String::new();
    let mut before = None;
    for (at, (cell, width)) in cells.iter().zip(widths).enumerate() {
        let gap = " ".repeat(width.saturating_sub(display_width(cell)));
        out.push(before.unwrap_or(' '));
        out.push_str(&format!(" {gap}{cell}"));
        before = heights.get(at).copied().flatten();
    }
    out.extend(before);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(width: usize, counts: &[u32]) -> String {
        let rows = counts.iter().map(|count| Bar::counted(format!("n{count}"), *count));
        rendered(width, &Bars::new(rows))
    }

    fn rendered(width: usize, bars: &Bars) -> String {
        let terminal = Terminal { has_blocks: true, ..Terminal::new(Some(width), false) };
        terminal.bars(bars)
    }

    #[test]
    fn a_bar_has_a_block_for_each_card_if_there_is_room() {
        assert_eq!(drawn(80, &[3, 12, 0]), "  n3    3  ███\n  n12  12  ████████████\n  n0    0\n");
    }

    #[test]
    fn long_bars_are_drawn_to_scale_in_eighths_and_never_vanish() {
        let text = drawn(30, &[1000, 500, 1]);
        let bars: Vec<&str> = text.lines().filter_map(|line| line.split_whitespace().last()).collect();
        assert_eq!(bars[0], "█".repeat(15));
        assert_eq!(bars[1], "███████▌");
        assert_eq!(bars[2], "▏");
        let is_narrow = |line: &str| line.chars().count() <= 30;
        assert!(text.lines().all(is_narrow), "{text}");
    }

    #[test]
    fn what_a_bar_lacks_is_seen() {
        let bars = Bars::new([Bar::gauge(30, 120), Bar::gauge(120, 120)]);
        let text = rendered(80, &bars);
        let empty = "░".repeat(30);
        assert_eq!(text, format!("    ██████████{empty}\n    {}\n", "█".repeat(40)));
    }

    #[test]
    fn shares_without_a_bar_are_heights_in_the_gaps() {
        let row = Bar::numbers("a", ["3", "50 %", "0 %", "1 %"]);
        let row = row.sharing([None, Some(50), Some(0), Some(1)]);
        assert_eq!(rendered(60, &Bars::new([row])), "  a  3  50 %▄ 0 %  1 %▁\n");
    }

    #[test]
    fn spare_columns_go_from_the_second_on() {
        let bars = Bars {
            spare: 1..4,
            ..Bars::below(["n", "a", "b", "c", "x"], [Bar::numbers("l", ["1", "2", "3", "4", "5"])])
        };
        let drawn = rendered(60, &bars);
        assert!(drawn.contains("a  c  x") && drawn.contains("2  4  5"), "{drawn}");
    }
}
