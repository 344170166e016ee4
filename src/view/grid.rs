//! Tables on a screen.

use comfy_table::{CellAlignment, ContentArrangement, Table as Grid, presets};

use super::{Screen, prose};
use crate::model::Table;

/// A table of an entry, with its title above.
pub fn table(screen: &Screen<'_>, table: &Table) -> String {
    let lang = screen.texts().lang();
    let mut grid = Grid::new();
    grid.load_style(presets::UTF8_FULL_CONDENSED)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(screen.width()).unwrap_or(u16::MAX))
        .set_header(table.columns.iter().map(|column| column.title.get(lang)));
    for row in &table.rows {
        grid.add_row(row.iter().map(|cell| plain(screen, &cell.text(lang))));
    }
    let title = screen.paint().label(table.title.get(lang));
    format!("{title}\n{grid}\n")
}

/// Cells are measured by the table, so symbols in them stay without colour.
fn plain(screen: &Screen<'_>, text: &str) -> String {
    let plain = Screen::new(screen.texts(), Some(screen.width()), false);
    prose::spelled(&plain, text)
}

/// Rows in a table with rules. All columns but the first, and that one too if it has numbers alone,
/// stand to the right.
pub fn boxed(screen: &Screen<'_>, header: &[String], rows: Vec<Vec<String>>) -> String {
    let mut grid = Grid::new();
    grid.load_style(presets::UTF8_FULL_CONDENSED)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(screen.width()).unwrap_or(u16::MAX))
        .set_header(header);
    let is_number = |cell: &String| cell.parse::<i64>().is_ok();
    let first = rows.iter().filter_map(|row| row.first());
    let has_labels = !first.clone().all(is_number);
    for row in rows {
        grid.add_row(row);
    }
    for column in grid.column_iter_mut().skip(usize::from(has_labels)) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    format!("{grid}\n")
}

/// Rows in columns without rules, as wide as the screen at most.
pub fn columns(screen: &Screen<'_>, header: &[String], rows: Vec<Vec<String>>) -> String {
    let mut grid = Grid::new();
    grid.load_style(presets::NOTHING)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(screen.width()).unwrap_or(u16::MAX));
    if !header.is_empty() {
        grid.set_header(header);
    }
    for row in rows {
        grid.add_row(row);
    }
    let mut out = String::new();
    for line in grid.lines() {
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}
