//! Tables: rows of cells, with a header that names their columns or without.

use super::counts;
use super::line::{card, item, named};
use super::line_shape::{is_heading, split};
use crate::deck::list::headings::Column;
use crate::deck::list::readings::Number;
use crate::deck::{Content, Pile, Trouble};
use crate::text::digits;

/// The cells of a row without the blanks around them.
pub type Cells = Vec<String>;

/// How the rows of a table are read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    parted_by: char,
    /// What each cell holds; empty for a table without a header.
    columns: Vec<Option<Column>>,
}

/// Signs that part cells.
const PARTS: [char; 4] = ['\t', ';', ',', '|'];

impl Table {
    /// A table by its header: a line that names a column of names and another one.
    pub fn headed(line: &str) -> Option<Table> {
        let headed = |parted_by: char| {
            let mut cells = line.split(parted_by);
            cells.find(|cell| Column::of(cell) == Some(Column::Name))?;
            let columns: Vec<Option<Column>> = parted(line, parted_by)
                .iter()
                .map(|cell| Column::of(cell))
                .collect();
            let known = columns.iter().flatten().count();
            let has_name = columns.contains(&Some(Column::Name));
            let is_counted = columns.contains(&Some(Column::Count));
            (has_name && known >= 2 && (is_counted || known * 2 > columns.len()))
                .then_some(Table { parted_by, columns })
        };
        let has = |sign: &char| line.contains(*sign);
        PARTS.into_iter().filter(has).find_map(headed)
    }

    /// A table without a header: cells parted by the sign that stands in most lines.
    pub fn bare(text: &str) -> Table {
        let lines = |sign: &char| split(text).filter(|line| line.contains(*sign)).count();
        // Turned round, because the last of several equals wins: now it is the first of the list.
        let parted_by = PARTS.into_iter().rev().max_by_key(lines).unwrap_or(',');
        let best = [';', ','].into_iter().find(|sign| is_bare(text, *sign));
        Table {
            parted_by: best.unwrap_or(parted_by),
            columns: Vec::new(),
        }
    }

    /// The cells of a line; `None` if it is no row.
    pub fn cells(&self, line: &str) -> Option<Cells> {
        line.contains(self.parted_by)
            .then(|| parted(line, self.parted_by))
    }

    /// The cells of a line of Markdown: `| 3 | Odo |`.
    pub fn piped(line: &str) -> Option<Cells> {
        (line.starts_with('|') && line.ends_with('|') && line.len() > 2).then(|| parted(line, '|'))
    }

    /// Whether a row says that there are no copies of its card: 0, a dash, or nothing in a table that counts.
    pub fn is_lacking(table: Option<&Table>, cells: &[String]) -> bool {
        let Some(table) = table.filter(|table| !table.columns.is_empty()) else {
            return matches!(edge(cells), Some((0, _)));
        };
        let row = Row::of(table, cells);
        let is_none = ["", "-", "–", "—"].contains(&row.count.as_str());
        row.has_count && (is_none || number(&row.count) == Some(0))
    }

    /// The card of a row.
    pub fn row(table: Option<&Table>, cells: &[String], place: Option<Pile>) -> Content<Pile> {
        let filled = cells.iter().filter(|cell| !cell.is_empty());
        if let [alone] = &filled.collect::<Vec<_>>()[..] {
            return match Pile::of_heading(super::line_shape::bare_heading(alone)) {
                Some(pile) => Content::Heading(pile),
                None => card(&item(alone), place),
            };
        }
        match table.filter(|table| !table.columns.is_empty()) {
            Some(table) => Row::of(table, cells).content(place),
            None => guessed(cells, table.map_or('|', |table| table.parted_by), place),
        }
    }
}

/// Whether every line is a heading or has its count in its first or last cell.
pub fn is_bare(text: &str, parted_by: char) -> bool {
    let lines = split(text).map(str::trim).filter(|line| !line.is_empty());
    let mut rows = lines.filter(|line| !is_heading(line)).peekable();
    rows.peek().is_some()
        && rows.all(|line| {
            let cells = parted(line, parted_by);
            cells.len() > 1 && edge(&cells).is_some()
        })
}

/// Whether a count stands in the first or last cell, and the other cells.
fn edge(cells: &[String]) -> Option<(i64, &[String])> {
    let ahead = cells
        .split_first()
        .and_then(|(first, rest)| Some((number(first)?, rest)));
    ahead.or_else(|| {
        cells
            .split_last()
            .and_then(|(last, rest)| Some((number(last)?, rest)))
    })
}

/// A row without a header: its count, and the name in the other cells. Commas inside names part cells too.
fn guessed(cells: &[String], parted_by: char, place: Option<Pile>) -> Content<Pile> {
    let glue = if parted_by == ',' { ", " } else { "\t" };
    match edge(cells) {
        Some((count, rest)) if parted_by == ',' => named(place, count, &rest.join(glue), None),
        Some((count, rest)) => {
            let filled: Vec<&String> = rest.iter().filter(|cell| !cell.is_empty()).collect();
            let named_by = |name: &str, number: Option<&Number>| named(place, count, name, number);
            match &filled[..] {
                [name] => named_by(name, None),
                [name, other] => match Number::printed(other) {
                    Some(number) => named_by(name, Some(&number)),
                    None => named_by(&[name.as_str(), other].join(", "), None),
                },
                _ => Content::Trouble(Trouble::Strange),
            }
        }
        None => card(&item(cells.join(glue).trim()), place),
    }
}

/// What the cells of a row hold.
#[derive(Default)]
struct Row {
    count: String,
    name: String,
    subtitle: String,
    set: String,
    rarity: String,
    number: String,
    pile: String,
    has_count: bool,
}

impl Row {
    /// Names with commas and no quotes take more cells than one.
    fn of(table: &Table, cells: &[String]) -> Row {
        let mut row = Row::default();
        let extra = cells.len().saturating_sub(table.columns.len());
        let mut cells = cells.iter();
        for column in &table.columns {
            let mut cell = cells.next().cloned().unwrap_or_default();
            if *column == Some(Column::Name) {
                for more in cells.by_ref().take(extra) {
                    cell = format!("{cell}, {more}");
                }
            }
            row.fill(*column, cell);
        }
        row
    }

    fn fill(&mut self, column: Option<Column>, cell: String) {
        match column {
            Some(Column::Count) => {
                self.count = cell;
                self.has_count = true;
            }
            Some(Column::Name) => self.name = cell,
            Some(Column::Subtitle) => self.subtitle = cell,
            Some(Column::Set) => self.set = cell,
            Some(Column::Rarity) => self.rarity = cell,
            Some(Column::Number) => self.number = cell,
            Some(Column::Pile) => self.pile = cell,
            None => {}
        }
    }

    fn content(&self, place: Option<Pile>) -> Content<Pile> {
        let place = Pile::of_heading(&self.pile).or(place);
        let number = Number::in_columns(&self.set, &self.rarity, &self.number);
        let name = if self.subtitle.is_empty() {
            self.name.clone()
        } else {
            format!("{}, {}", self.name, self.subtitle)
        };
        if !self.has_count && number.is_none() {
            return card(&item(&name), place);
        }
        let count = if self.count.is_empty() {
            Some(1)
        } else {
            self::number(&self.count)
        };
        match count {
            Some(count) => named(place, count, &name, number.as_ref()),
            None => Content::Trouble(Trouble::Count),
        }
    }
}

/// The number in a cell, below 0 too: `3`, `3x`, `x3`, `-1`.
fn number(cell: &str) -> Option<i64> {
    let cell = cell.trim();
    if let Some(less) = cell.strip_prefix(['-', '−']) {
        return digits(less.trim()).map(|less| -i64::from(less));
    }
    let way = counts::ways(cell).into_iter().next()?;
    match way.count {
        Some(count) if way.name.trim().is_empty() => Some(count.into()),
        _ => digits(cell.trim_start_matches(crate::text::SIGNS)).map(i64::from),
    }
}

/// The cells of a line; quotes keep a cell together.
fn parted(line: &str, parted_by: char) -> Cells {
    let inner = match parted_by {
        '|' => line.trim().trim_start_matches('|').trim_end_matches('|'),
        _ if line.contains('"') => return quoted(line, parted_by),
        _ => line,
    };
    let cells = inner.split(parted_by);
    cells.map(|cell| cell.trim().to_owned()).collect()
}

fn quoted(line: &str, parted_by: char) -> Cells {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .delimiter(u8::try_from(parted_by).unwrap_or(b','))
        .buffer_capacity(line.len() + 1)
        .from_reader(line.as_bytes());
    let mut record = csv::StringRecord::new();
    match reader.read_record(&mut record) {
        Ok(true) => record.iter().map(str::to_owned).collect(),
        Ok(false) | Err(_) => Vec::new(),
    }
}
