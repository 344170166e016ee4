//! Rows of cells below a header that names their columns, and records with fields of the same names.

use super::line_text::{SourceLine, plain};
use super::{Purpose, Section, line_text};
use crate::list::MOST_COPIES;
use crate::list::headings::{Heading, Label, ListColumn};
use crate::list::numbers::Number;
use crate::list::recognizer::{Mention, Recognizer, strip_signs};
use crate::{Citation, LineFault, ListContent, Statement};
use model::building::{COPIES, TOTAL};
use model::text::digits;

/// A cell with what it holds.
pub(super) type Cell = (Option<ListColumn>, String);

/// How the rows of a table are read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ListTable {
    parted_by: char,
    /// What each cell holds.
    columns: Vec<Option<ListColumn>>,
}

/// Rows that are looked at for what a column holds.
const ROWS: usize = 200;
/// Rows from which on numbers that go up by one are those of the rows.
const NUMBERED: usize = 4;

/// More copies than a row means whose column does not say that it counts.
const MOST_OF_A_ROW: i64 = 99;
/// Signs that part cells.
const PARTS: [char; 4] = ['\t', ';', ',', '|'];

/// A column of a table, or the fields of one name in the records of a document.
#[derive(Debug)]
pub(super) struct CellColumn {
    pub head: String,
    /// What it holds, as far as that is known.
    pub kind: Option<ListColumn>,
    pub cells: Vec<String>,
}

impl CellColumn {
    /// A column that holds what its head says.
    pub(super) fn new(head: String, cells: Vec<String>) -> CellColumn {
        CellColumn { kind: ListColumn::parse(&head), head, cells }
    }

    /// Whether its cells may be numbers of copies: all are small, and they are not those of the rows.
    fn may_count(&self) -> bool {
        let count = |cell: &String| parse_count(cell).filter(|count| (1..=MOST_OF_A_ROW).contains(count));
        let numbers: Option<Vec<i64>> = self.cells.iter().map(count).collect();
        let is_open = self.kind.is_none() && Label::parse(&self.head).is_none();
        is_open && numbers.is_some_and(|numbers| !numbers.is_empty() && !are_of_rows(&numbers))
    }

    /// Whether its numbers are those of the copies in a deck of the usual size.
    fn is_usual(&self) -> bool {
        let numbers: Vec<i64> = self.cells.iter().filter_map(|cell| parse_count(cell)).collect();
        let is_copies = |number: &i64| *number <= i64::from(COPIES);
        numbers.iter().sum::<i64>() == i64::from(TOTAL) && numbers.iter().all(is_copies)
    }
}

/// Whether numbers go up by one, as those of rows do.
fn are_of_rows(numbers: &[i64]) -> bool {
    numbers.len() >= NUMBERED && numbers.windows(2).all(|pair| pair[1] == pair[0] + 1)
}

/// Decides which column counts copies: the one that says so, of a collection what somebody owns; else the only one
/// without words whose rows hold small numbers, of several the one that makes a deck of the usual size. Where another
/// may be meant, none is.
pub(super) fn choose_count(columns: &mut [CellColumn], purpose: Purpose) {
    let has = |kind| columns.iter().any(|column: &CellColumn| column.kind == Some(kind));
    let is_owned = has(ListColumn::Owned);
    if has(ListColumn::Count) || (is_owned && purpose == Purpose::Collection) {
        return;
    }
    let found: Vec<usize> = (0..columns.len()).filter(|at| columns[*at].may_count()).collect();
    let usual: Vec<usize> = found.iter().copied().filter(|at| columns[*at].is_usual()).collect();
    let likely = match (&found[..], &usual[..]) {
        ([only], _) if is_unnamed(&columns[*only].head) => Some(*only),
        (_, [only]) => Some(*only),
        _ => None,
    };
    let count = likely.filter(|_| !is_owned);
    for at in found {
        columns[at].kind = match count {
            Some(count) => (at == count).then_some(ListColumn::Count),
            None => Some(ListColumn::Unclear),
        };
    }
}

impl ListTable {
    /// A table by its header, a line that names a column of names and another one, and by the lines below it.
    pub(super) fn headed(line: &str, below: &[SourceLine], purpose: Purpose) -> Option<ListTable> {
        let headed = |parted_by: char| {
            let cells = split_cells(line, parted_by);
            let kinds: Vec<Option<ListColumn>> = cells.iter().map(|cell| ListColumn::parse(cell)).collect();
            let known = kinds.iter().flatten().count();
            let has = |column| kinds.contains(&Some(column));
            let is_counted = has(ListColumn::Count) || has(ListColumn::Owned);
            let is_header = has(ListColumn::Name) && known >= 2 && (is_counted || known * 2 > kinds.len());
            is_header.then_some(())?;
            let is_row = |text: &str| text.contains(parted_by) && text.contains(char::is_alphanumeric);
            let texts = below.iter().map(|line| line.text.as_str());
            let lines = texts.take_while(|text| !text.trim().is_empty() && *text != line).take(ROWS);
            let rows: Vec<Vec<String>> =
                lines.filter(|text| is_row(text)).map(|text| split_row(text, parted_by, &kinds)).collect();
            let column = |(at, head): (usize, String)| {
                let cells = rows.iter().map(|row| row.get(at).cloned().unwrap_or_default());
                CellColumn::new(head, cells.collect())
            };
            let mut columns: Vec<CellColumn> = cells.into_iter().enumerate().map(column).collect();
            choose_count(&mut columns, purpose);
            Some(ListTable { parted_by, columns: columns.into_iter().map(|column| column.kind).collect() })
        };
        let has = |sign: &char| line.contains(*sign);
        PARTS.into_iter().filter(has).find_map(headed)
    }

    /// Whether a line is the header of columns that say too little to be read by: `| # | Card |`.
    pub(super) fn is_bare_header(line: &str) -> bool {
        let is_header = |parted_by: char| {
            let cells = split_cells(line, parted_by);
            let filled: Vec<&String> = cells.iter().filter(|cell| cell.contains(char::is_alphanumeric)).collect();
            cells.len() >= 2
                && filled.iter().any(|cell| ListColumn::parse(cell) == Some(ListColumn::Name))
                && filled.iter().all(|cell| ListColumn::parse(cell).is_some() || is_unnamed(cell))
        };
        PARTS.into_iter().filter(|sign| line.contains(*sign)).any(is_header)
    }

    /// A table without a header that says what it is: the column with the names of cards, and the one column of small
    /// numbers; of several the one that makes a deck of the usual size.
    pub(super) fn inferred<'l>(
        lines: &(impl Iterator<Item = &'l str> + Clone),
        names: Recognizer<'_>,
    ) -> Option<ListTable> {
        PARTS.into_iter().find_map(|parted_by| {
            let texts = lines.clone().filter(|line| line.contains(parted_by));
            let mut rows: Vec<Vec<String>> = texts.map(|line| split_cells(line, parted_by)).collect();
            let width = rows.iter().map(Vec::len).max().filter(|width| *width > 1 && rows.len() > 2)?;
            let is_name = |cell: &String| names.read(cell).is_clean() && parse_count(cell).is_none();
            let has_name = |row: &Vec<String>, at: usize| row.get(at).is_some_and(is_name);
            let named: Vec<usize> =
                (0..width).map(|at| rows.iter().filter(|row| has_name(row, at)).count()).collect();
            let name = (0..width).max_by_key(|at| named[*at]).filter(|at| named[*at] * 2 > rows.len())?;
            rows.retain(|row| has_name(row, name));
            let cells = |at: usize| rows.iter().map(|row| row.get(at).cloned().unwrap_or_default()).collect();
            let mut columns: Vec<CellColumn> =
                (0..width).map(|at| CellColumn::new(String::new(), cells(at))).collect();
            columns[name].kind = Some(ListColumn::Name);
            choose_count(&mut columns, Purpose::Deck);
            let kinds: Vec<Option<ListColumn>> = columns.into_iter().map(|column| column.kind).collect();
            let is_counted = kinds.iter().flatten().any(|kind| *kind != ListColumn::Name);
            is_counted.then_some(ListTable { parted_by, columns: kinds })
        })
    }

    /// The cells of a line with what they hold; `None` if it is no row.
    pub(super) fn cells(&self, line: &str) -> Option<Vec<Cell>> {
        line.contains(self.parted_by).then_some(())?;
        Some(self.columns.iter().copied().zip(split_row(line, self.parted_by, &self.columns)).collect())
    }
}

/// The cells of a row, one for each column. A name with commas and no quotes takes more of them than one.
fn split_row(line: &str, parted_by: char, columns: &[Option<ListColumn>]) -> Vec<String> {
    let mut cells = split_cells(line, parted_by);
    let extra = if parted_by == ',' { cells.len().saturating_sub(columns.len()) } else { 0 };
    let name = columns.iter().position(|column| *column == Some(ListColumn::Name));
    if let Some(at) = name.filter(|_| extra > 0) {
        let joined = cells[at..=at + extra].join(", ");
        cells.splice(at..=at + extra, [joined]);
    }
    cells.resize(columns.len(), String::new());
    cells
}

/// What is said of one card in cells or fields.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct ListRecord {
    pub count: Option<String>,
    /// How many somebody has.
    pub owned: Option<String>,
    pub name: String,
    pub subtitle: String,
    pub set: String,
    pub rarity: String,
    pub number: String,
    /// Whether a number beside it may be its count.
    pub is_unclear: bool,
}

impl ListRecord {
    /// What cells say together; of several for one thing the first that says anything.
    pub(super) fn of_cells<P: Section>(cells: &[Cell], names: Recognizer<'_>) -> ListRecord {
        let of =
            |kind: ListColumn| cells.iter().filter(move |(column, _)| *column == Some(kind)).map(|(_, cell)| cell);
        let filled = |kind| of(kind).find(|cell| !cell.trim().is_empty()).map(|cell| plain(cell).into_owned());
        let mut record = ListRecord {
            count: of(ListColumn::Count).next().cloned(),
            owned: of(ListColumn::Owned).next().cloned(),
            name: String::new(),
            subtitle: filled(ListColumn::Subtitle).unwrap_or_default(),
            set: filled(ListColumn::Set).unwrap_or_default(),
            rarity: filled(ListColumn::Rarity).unwrap_or_default(),
            number: filled(ListColumn::Number).unwrap_or_default(),
            is_unclear: of(ListColumn::Unclear).next().is_some(),
        };
        // Programs write kinds of things in fields for names: the cards among them count, then what is no heading.
        let is_name = |cell: &&String| !cell.trim().is_empty() && line_text::heading::<P>(cell).is_none();
        let longest = |cells: &mut dyn Iterator<Item = &String>| {
            cells.filter(|cell| is_named(cell, names)).max_by_key(|cell| cell.len()).cloned()
        };
        let first = filled(ListColumn::Name).unwrap_or_default();
        let is_titled = !record.subtitle.is_empty() && is_named(&format!("{first}, {}", record.subtitle), names);
        let known = if is_titled { Some(first.clone()) } else { longest(&mut of(ListColumn::Name)) };
        let last = || of(ListColumn::Name).rfind(is_name).cloned();
        let other = || longest(&mut cells.iter().filter(|(column, _)| column.is_none()).map(|(_, cell)| cell));
        record.name = known.or_else(last).or_else(other).map_or(first, |name| plain(&name).into_owned());
        record
    }

    /// Where cells put their card: a field for it, or one for names that is called like a heading.
    pub(super) fn place<P: Section>(cells: &[Cell]) -> Option<P> {
        let says = |wanted: ListColumn| {
            let of_column = cells.iter().filter(move |(column, _)| *column == Some(wanted));
            of_column.filter_map(|(_, cell)| line_text::label_heading::<P>(cell)).next_back()
        };
        match says(ListColumn::Pile).or_else(|| says(ListColumn::Name))? {
            Heading::Pile(place) => Some(place),
            Heading::Any | Heading::Subsection => None,
        }
    }

    /// A number beside a name and nothing else: some programs call the count so.
    fn bare_number(&self) -> Option<u32> {
        let is_bare = self.count.is_none() && !self.name.is_empty() && self.rarity.is_empty();
        digits(self.number.trim()).filter(|_| is_bare && self.set.is_empty())
    }

    fn full_name(&self) -> String {
        let parts = [self.name.trim(), self.subtitle.trim()];
        let filled: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        filled.join(", ")
    }

    /// What the record says, put where the list puts it.
    pub(super) fn content<P: Copy>(
        &self,
        place: Option<P>,
        purpose: Purpose,
        names: Recognizer<'_>,
    ) -> ListContent<P> {
        let (counted, is_unclear) = match purpose {
            Purpose::Collection => (self.owned.as_ref().or(self.count.as_ref()), self.is_unclear),
            Purpose::Deck => (self.count.as_ref(), self.is_unclear || self.owned.is_some()),
        };
        if is_unclear && counted.is_none() {
            return ListContent::Fault(LineFault::UnclearCount);
        }
        let name = self.full_name();
        let read = names.read(&name);
        let (mut mention, is_known) = match &read.cards[..] {
            [only] if read.strangers == 0 => (only.clone(), true),
            _ => (Mention { name: strip_signs(&name), ..Mention::default() }, false),
        };
        if let Some(number) = self.bare_number() {
            mention.loose.push(number);
            return content_of_mention(mention, i64::from(number), place, purpose);
        }
        let number = Number::in_columns(&self.set, &self.rarity, &self.number);
        mention.number = number.or(mention.number);
        let count = match counted {
            Some(cell) => match parse_count(cell) {
                Some(count) => Some(count),
                None if is_none(cell) => Some(i64::from(purpose == Purpose::Deck)),
                None => return ListContent::Fault(LineFault::Count),
            },
            None => mention.count.or(mention.loose.first().copied()).filter(|_| is_known).map(i64::from),
        };
        mention.loose.clear();
        mention.count = Some(1);
        content_of_mention(mention, count.unwrap_or(1), place, purpose)
    }
}

/// The one card of a mention with its copies, or why it is none.
pub(super) fn content_of_mention<P>(
    mention: Mention,
    count: i64,
    place: Option<P>,
    purpose: Purpose,
) -> ListContent<P> {
    let count = match u32::try_from(count) {
        Err(_) if count < 0 => return ListContent::Fault(LineFault::Change),
        Ok(0) if purpose == Purpose::Collection => return ListContent::Statement(Statement::Note),
        Ok(count) if (1..=MOST_COPIES).contains(&count) => count,
        Ok(_) | Err(_) => return ListContent::Fault(LineFault::Count),
    };
    if mention.is_torn {
        return ListContent::Fault(LineFault::Contradiction);
    }
    if mention.is_marked && !mention.has_count() {
        return ListContent::Fault(LineFault::UnclearCount);
    }
    if mention.name.is_empty() && mention.number.is_none() {
        return ListContent::Fault(LineFault::NoName);
    }
    ListContent::Cards(vec![Citation {
        place,
        count,
        name: mention.name,
        number: mention.number,
        is_counted: mention.count.is_some(),
        loose: mention.loose,
        is_led: mention.is_led,
    }])
}

/// Whether the head of a column is a sign or a letter or two, as counts have: `#`, `n`.
fn is_unnamed(head: &str) -> bool {
    head.chars().filter(|c| c.is_alphanumeric()).count() <= 2
}

/// Whether a text is a card and nothing else.
pub(super) fn is_named(text: &str, names: Recognizer<'_>) -> bool {
    let read = names.read(plain(text).trim());
    let has_name = |card: &Mention| !card.name.is_empty() || card.number.as_ref().is_some_and(Number::names_a_set);
    read.is_clean() && read.cards.iter().any(has_name)
}

/// Whether a text is a number of copies.
pub(super) fn is_count(text: &str) -> bool {
    parse_count(text).is_some()
}

/// Whether a cell says that there is no number.
fn is_none(cell: &str) -> bool {
    ["", "-", "–", "—"].contains(&cell.trim())
}

/// The number in a cell, below 0 too: `3`, `3x`, `x3`, `-1`, `2.0`.
pub(super) fn parse_count(cell: &str) -> Option<i64> {
    let trimmed = cell.trim();
    let whole = trimmed.strip_suffix(".0").unwrap_or(trimmed);
    let (sign, rest) = match whole.strip_prefix(['-', '−']) {
        Some(rest) => (-1, rest),
        None => (1, whole.strip_prefix('+').unwrap_or(whole)),
    };
    let bare = rest.trim_matches(['x', 'X', '×', ' ', '(', ')', '[', ']']);
    let number: i64 = bare.parse().ok()?;
    (number >= 0).then_some(sign * number)
}

/// The cells of a line; quotes keep a cell together.
fn split_cells(line: &str, parted_by: char) -> Vec<String> {
    let inner = match parted_by {
        '|' => line.trim().trim_start_matches('|').trim_end_matches('|'),
        _ if line.contains('"') => return split_quoted(line, parted_by),
        _ => line,
    };
    let cells = inner.split(parted_by);
    cells.map(|cell| cell.trim().to_owned()).collect()
}

fn split_quoted(line: &str, parted_by: char) -> Vec<String> {
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
