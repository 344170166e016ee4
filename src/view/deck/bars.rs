//! Numbers in columns, maybe with a bar behind them.

use textwrap::core::display_width;

use crate::view::{Screen, prose};

/// Columns before the labels.
const MARGIN: usize = 2;
/// Labels of up to this width are never cut for the sake of a column.
const LABELS: usize = 14;
/// Longest bar.
const LONGEST: usize = 40;
/// Shortest bar worth drawing.
const SHORTEST: usize = 8;

/// A line: its label, numbers that stand to the right, the value of its bar.
pub(super) struct Row {
    pub(super) label: String,
    pub(super) cells: Vec<String>,
    pub(super) bar: Option<u32>,
}

impl Row {
    /// A count with its bar.
    pub(super) fn counted(label: String, count: u32) -> Row {
        Row {
            label,
            cells: vec![count.to_string()],
            bar: Some(count),
        }
    }
}

/// Rows under a header, which may be empty. A bar has a sign for each of what it counts, fewer if the
/// screen is too narrow, and none at all where there is no room; columns go before labels do.
pub(super) fn rows(screen: &Screen<'_>, header: &[String], rows: &[Row]) -> String {
    let labels = rows.iter().map(|row| display_width(&row.label));
    let longest = labels.max().unwrap_or(0);
    let widths = fitting(screen, widths(header, rows), longest);
    let cells: usize = widths.iter().map(|width| width + 2).sum();
    let label = longest.min(screen.width().saturating_sub(MARGIN + cells));
    let left = MARGIN + label + cells + 2;
    let room = screen.width().saturating_sub(left).min(LONGEST);
    let highest = rows.iter().filter_map(|row| row.bar).max().unwrap_or(0);
    let mut out = String::new();
    if !header.is_empty() {
        let cells = aligned(header, &widths);
        let line = format!("{}{cells}", " ".repeat(MARGIN + label));
        out = format!("{}\n", screen.paint().faint(&line));
    }
    for row in rows {
        let bar = row.bar.map(|value| bar(screen, value, highest, room));
        let name = prose::shortened(&row.label, label);
        let gap = " ".repeat(MARGIN + label - display_width(&name).min(label));
        let gap = gap.split_at(MARGIN);
        let cells = aligned(&row.cells, &widths);
        let line = format!(
            "{}{name}{}{cells}  {}",
            gap.0,
            gap.1,
            bar.unwrap_or_default()
        );
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// As many columns as leave room for labels; the first always stays.
fn fitting(screen: &Screen<'_>, mut widths: Vec<usize>, longest: usize) -> Vec<usize> {
    let labels = longest.min(LABELS);
    let needed = |widths: &[usize]| widths.iter().map(|width| width + 2).sum::<usize>();
    while widths.len() > 1 && MARGIN + labels + needed(&widths) > screen.width() {
        widths.pop();
    }
    widths
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

fn bar(screen: &Screen<'_>, value: u32, highest: u32, room: usize) -> String {
    if room < SHORTEST {
        return String::new();
    }
    let whole = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    let length = match whole(highest) <= room {
        true => whole(value),
        false => whole(value).saturating_mul(room).div_ceil(whole(highest)),
    };
    match screen.has_color() {
        true => screen.paint().symbol(&"█".repeat(length)),
        false => "#".repeat(length),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Texts;
    use crate::model::Lang;

    fn drawn(width: usize, counts: &[u32]) -> String {
        let texts = Texts::new(Lang::En);
        let screen = Screen::new(&texts, Some(width), false);
        let counted = counts
            .iter()
            .map(|count| Row::counted(format!("n{count}"), *count));
        rows(&screen, &[], &counted.collect::<Vec<_>>())
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
}
