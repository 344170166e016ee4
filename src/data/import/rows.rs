//! From bytes to rows: every line has the columns of its layout, or is mended, or refused. Quotes are
//! ordinary characters but in the processed layout.

use model::text::visible;
use std::iter::Peekable;
use std::str::Split;

use model::codes;

use super::layout::{Layout, detect};

/// One row with the columns of its edition: 23 for Second Edition whatever the layout, 27 for First; behind
/// them the lore, if the file has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportRow {
    /// Line of the file, from 1; the first line of a broken one.
    pub line: usize,
    /// Values of the columns, without blanks at either end; empty where the card has none.
    pub fields: Vec<String>,
}

/// How a row was mended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Repair {
    /// Two lines were one.
    Joined,
    /// The header stood there again and was passed over.
    RepeatedHeader,
    /// Blanks stood where tabs belong.
    Blanks,
    /// The line stopped after this many columns; the rest counts as empty.
    Short(usize),
    /// Empty columns at the end were cut off.
    TooManyTabs,
}

/// A mended row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RepairedRow {
    /// Line of the file, from 1; the first line of a broken one.
    pub line: usize,
    /// What was done to it.
    pub how: Repair,
}

/// A line with a number of columns that nothing can be made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RefusedRow {
    /// Line of the file, from 1.
    pub line: usize,
    /// Columns it has, parted by tabs.
    pub found: usize,
}

/// What a file holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rows {
    /// The columns the file has, told by its header.
    pub layout: Layout,
    /// Rows that are whole or were mended, in the order of lines. At least one.
    pub rows: Vec<ImportRow>,
    /// What was mended, in the order of lines.
    pub repaired: Vec<RepairedRow>,
    /// Lines left out, in their order.
    pub refused: Vec<RefusedRow>,
}

codes!(
    /// Why a file is no card file.
    #[derive(thiserror::Error)]
    NoSheet {
        /// Nothing but white space.
        #[error("empty")]
        Empty => "empty",
        /// A byte order mark of UTF-16, or zeros where UTF-16 has them.
        #[error("UTF-16")]
        Utf16 => "utf16",
        /// Zeros in other places, or bytes that are no UTF-8 close to the beginning.
        #[error("no text")]
        Binary => "binary",
        /// A text in another encoding: the first wrong byte comes late.
        #[error("not UTF-8")]
        NotUtf8 => "not-utf8",
        /// A first line that is the header of no known layout.
        #[error("no header of a card file")]
        NoHeader => "no-header",
        /// A header, and nothing below it that can be read.
        #[error("no rows")]
        NoRows => "no-rows",
    }
);

/// Reads a card file. Line ends may be LF or CRLF, a byte order mark is passed over.
///
/// # Errors
/// When it is no text, has no known header, or no row.
pub fn read(bytes: &[u8]) -> Result<Rows, NoSheet> {
    let text = visible(text(bytes)?);
    let (header, below) = text.split_once('\n').unwrap_or((&text, ""));
    let layout = detect(header).ok_or(NoSheet::NoHeader)?;
    let mut reader = RowReader {
        lines: below.split('\n').peekable(),
        line: 1,
        header: header.trim_end(),
        out: Rows { layout, rows: Vec::new(), repaired: Vec::new(), refused: Vec::new() },
    };
    while let Some(line) = reader.next() {
        reader.take(line);
    }
    if reader.out.rows.is_empty() {
        return Err(NoSheet::NoRows);
    }
    Ok(reader.out)
}

fn text(bytes: &[u8]) -> Result<&str, NoSheet> {
    if bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) {
        return Err(NoSheet::Utf16);
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(NoSheet::Empty);
    }
    // No text has zeros; in UTF-16 every second byte of plain letters is one.
    if bytes.contains(&0) {
        let is_wide = bytes.len() >= 4 && (bytes[1] == 0 && bytes[3] == 0 || bytes[0] == 0 && bytes[2] == 0);
        return Err(if is_wide { NoSheet::Utf16 } else { NoSheet::Binary });
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(text),
        // A few wrong bytes in a text are another encoding, many are no text.
        Err(error) if error.valid_up_to() >= 200 => Err(NoSheet::NotUtf8),
        Err(_) => Err(NoSheet::Binary),
    }
}

/// The place of the lore where a file has it.
const LORE: usize = 24;

struct RowReader<'a> {
    lines: Peekable<Split<'a, char>>,
    line: usize,
    header: &'a str,
    out: Rows,
}

impl<'a> RowReader<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.line += 1;
        self.lines.next().map(|line| line.strip_suffix('\r').unwrap_or(line))
    }

    fn take(&mut self, text: &'a str) {
        if text.trim().is_empty() {
            return;
        }
        let line = self.line;
        if text.trim_end() == self.header {
            return self.repaired(line, Repair::RepeatedHeader);
        }
        let wanted = self.out.layout.columns();
        let fields: Vec<String> = text.split('\t').map(ToOwned::to_owned).collect();
        let found = fields.len();
        if found == wanted {
            return self.push(line, fields);
        }
        let mended = self.mended(fields);
        match mended {
            Some((how, fields)) => {
                self.repaired(line, how);
                self.push(line, fields);
            }
            None => self.out.refused.push(RefusedRow { line, found }),
        }
    }

    fn mended(&mut self, fields: Vec<String>) -> Option<(Repair, Vec<String>)> {
        let wanted = self.out.layout.columns();
        if fields.len() > wanted {
            let is_padding = fields[wanted..].iter().all(|field| field.trim().is_empty());
            let cut = fields.into_iter().take(wanted).collect();
            return is_padding.then_some((Repair::TooManyTabs, cut));
        }
        if let Some(second) = self.second_half(fields.len()) {
            self.next();
            return Some((Repair::Joined, joined(fields, &second)));
        }
        if let [only] = fields.as_slice() {
            return Some((Repair::Blanks, from_blanks(self.out.layout, only)?));
        }
        let found = fields.len();
        let is_enough = found >= needed(self.out.layout, &fields);
        let empty = vec![String::new(); wanted - found];
        is_enough.then(|| (Repair::Short(found), [fields, empty].concat()))
    }

    /// The next line, if it completes one that has this many fields. The field at the break counts
    /// in both.
    fn second_half(&mut self, first: usize) -> Option<Vec<String>> {
        let wanted = self.out.layout.columns();
        let line = self.lines.peek()?;
        let next = line.strip_suffix('\r').unwrap_or(line);
        let second: Vec<String> = next.split('\t').map(ToOwned::to_owned).collect();
        let both_broken = first > 1 && second.len() > 1 && second.len() < wanted;
        (both_broken && first + second.len() - 1 == wanted).then_some(second)
    }

    fn repaired(&mut self, line: usize, how: Repair) {
        self.out.repaired.push(RepairedRow { line, how });
    }

    fn push(&mut self, line: usize, fields: Vec<String>) {
        let in_order = match self.out.layout {
            Layout::SecondProcessed => plain_columns(&fields),
            Layout::FirstLore => lore_last(fields),
            Layout::Second | Layout::First => fields,
        };
        let fields = in_order.iter().map(|field| field.trim().to_owned()).collect();
        self.out.rows.push(ImportRow { line, fields });
    }
}

fn joined(mut first: Vec<String>, second: &[String]) -> Vec<String> {
    if let (Some(last), Some((rest, others))) = (first.last_mut(), second.split_first()) {
        *last = format!("{} {}", last.trim_end(), rest.trim_start());
        first.extend(others.iter().cloned());
    }
    first
}

/// The columns of First Edition in their usual order, the lore behind them.
fn lore_last(mut fields: Vec<String>) -> Vec<String> {
    let lore = fields.remove(LORE);
    fields.push(lore);
    fields
}

/// The columns a short line must have: those without which a card of its type is none.
fn needed(layout: Layout, fields: &[String]) -> usize {
    let shift = usize::from(layout == Layout::SecondProcessed);
    let kind = fields.get(6).map_or("", |field| field.trim_matches(['"', ' ']));
    match (layout, kind) {
        // The last column that counts: the span; below that the requirement, the attributes, the place.
        (Layout::First | Layout::FirstLore, _) => 18,
        (_, "Mission") => 19 + shift,
        (_, "Personnel" | "Ship") => 22 + 4 * shift,
        _ => 9 + shift,
    }
}

/// The 23 columns of a line of the processed layout. Its mark of retired cards goes by the beginning of names and is
/// wrong for some.
fn plain_columns(fields: &[String]) -> Vec<String> {
    let field = |at: usize| fields.get(at).map_or(String::new(), |field| unquoted(field));
    let either = |one: usize, other: usize| {
        let one = field(one);
        if one.is_empty() { field(other) } else { one }
    };
    let is_mission = field(6) == "Mission";
    let place = if is_mission { either(8, 9) } else { either(9, 8) };
    let mut out: Vec<String> = (0..8).map(field).collect();
    out.push(place);
    out.extend((10..20).map(field));
    out.extend([either(20, 21), either(22, 23), either(24, 25), field(26)]);
    out
}

fn unquoted(field: &str) -> String {
    let field = field.trim();
    let inner = field.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    inner.map_or_else(|| field.to_owned(), |inner| inner.replace("\"\"", "\""))
}

/// A Second Edition row whose tabs have become blanks. Only where the text follows the first columns
/// can they be told apart: dilemmas, events, interrupts, equipment. Keywords stay in the text.
fn from_blanks(layout: Layout, line: &str) -> Option<Vec<String>> {
    const TEXT_ONLY: [&str; 4] = ["Dilemma", "Event", "Interrupt", "Equipment"];
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_type = |at: usize| {
        let is_unique = matches!(words[at - 2], "Y" | "N");
        is_unique && TEXT_ONLY.contains(&words[at]) && is_number(words[at - 1])
    };
    let at = (6..words.len()).find(|at| is_type(*at))?;
    if layout != Layout::Second || words.len() < at + 3 || words[at + 1].parse::<u8>().is_err() {
        return None;
    }
    // Between name and type stand five columns, none of them with a blank.
    let mut fields = vec![words[..at - 5].join(" ")];
    fields.extend(words[at - 5..at + 2].iter().map(|word| (*word).to_owned()));
    let has_place = words[at] == "Dilemma" && matches!(words[at + 2], "P" | "S" | "D");
    fields.push(if has_place { words[at + 2].to_owned() } else { String::new() });
    // The text is the 23rd and last column.
    fields.resize(22, String::new());
    fields.push(words[at + 2 + usize::from(has_place)..].join(" "));
    Some(fields)
}

/// Whether a word is a collector's number: `12C005`.
fn is_number(word: &str) -> bool {
    let is_shape = |c: char| c.is_ascii_digit() || c.is_ascii_uppercase();
    word.starts_with(|c: char| c.is_ascii_digit())
        && word.ends_with(|c: char| c.is_ascii_digit())
        && word.chars().all(is_shape)
        && word.chars().any(|c| c.is_ascii_uppercase())
}

#[cfg(test)]
mod tests;
