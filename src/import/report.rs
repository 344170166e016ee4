//! What an import tells about a file: what it took, mended, refused and doubts.

use super::facts::{Doubt, Refusal};
use super::join::{Sheet, cards, printed};
use super::layout::Layout;
use super::lines::{Repaired, Rows};
use super::names::Names;

/// A doubt about a card that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    pub line: usize,
    /// Title and subtitle as they were understood.
    pub card: String,
    pub doubt: Doubt,
}

/// The report of one file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    pub layout: Layout,
    /// Rows imported.
    pub rows: usize,
    pub cards: usize,
    pub printings: usize,
    pub repaired: Vec<Repaired>,
    /// Lines refused, with the reason, in the order of lines.
    pub refused: Vec<(usize, Refusal)>,
    pub notes: Vec<Note>,
}

/// Reads the rows of a file as cards; what is left is what can be stored.
pub fn report(read: Rows, names: &Names) -> (Sheet, Report) {
    let columns = |refused: &super::Refused| {
        (
            refused.line,
            Refusal::Columns {
                found: refused.found,
            },
        )
    };
    let mut refused: Vec<(usize, Refusal)> = read.refused.iter().map(columns).collect();
    let (mut rows, mut notes) = (Vec::new(), Vec::new());
    for row in read.rows {
        match printed(read.layout, &row, names) {
            Ok(printed) => {
                let card = printed.card.full_name();
                let note = |doubt| Note {
                    line: row.line,
                    card: card.clone(),
                    doubt,
                };
                notes.extend(printed.doubts.into_iter().map(note));
                rows.push(row);
            }
            Err(reason) => refused.push((row.line, reason)),
        }
    }
    refused.sort_by_key(|(line, _)| *line);
    let sheet = Sheet {
        layout: read.layout,
        rows,
    };
    let cards = cards(std::slice::from_ref(&sheet), names);
    let report = Report {
        layout: read.layout,
        rows: sheet.rows.len(),
        cards: cards.len(),
        printings: cards.iter().map(|card| card.printings.len()).sum(),
        repaired: read.repaired,
        refused,
        notes,
    };
    (sheet, report)
}
