//! What an import tells about a file: what it took, mended, refused and doubts.

use super::card_rows::{CardRows, cards_of, printed};
use super::clean::{Doubt, FieldRefusal};
use super::layout::Layout;
use super::names::ImportNames;
use super::rows::{RepairedRow, Rows};
use model::order::Order;

/// A doubt about a card that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportNote {
    /// Line of the row in the file, from 1.
    pub line: usize,
    /// Title and subtitle as they were understood.
    pub card: String,
    /// What could not be understood, and was left out or guessed.
    pub doubt: Doubt,
}

/// The report of one file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportOutcome {
    /// The columns the file has, told by its header.
    pub layout: Layout,
    /// Rows imported.
    pub rows: usize,
    /// Cards those rows make, each counted once.
    pub cards: usize,
    /// Printings of those cards, all together.
    pub printings: usize,
    /// Lines mended, in the order of lines.
    pub repaired: Vec<RepairedRow>,
    /// Lines refused, with the reason, in the order of lines.
    pub refused: Vec<(usize, FieldRefusal)>,
    /// Doubts about cards imported, in the order of lines.
    pub notes: Vec<ImportNote>,
}

/// Reads the rows of a file as cards; what is left is what can be stored.
pub fn report(read: Rows, names: &ImportNames) -> (CardRows, ImportOutcome) {
    let columns = |refused: &super::RefusedRow| (refused.line, FieldRefusal::Columns { found: refused.found });
    let mut refused: Vec<(usize, FieldRefusal)> = read.refused.iter().map(columns).collect();
    let (mut rows, mut all, mut notes) = (Vec::new(), Vec::new(), Vec::new());
    for row in read.rows {
        match printed(read.layout, &row, names) {
            Ok(printed) => {
                let note = |doubt: &Doubt| ImportNote {
                    line: row.line,
                    card: printed.card.full_name(),
                    doubt: doubt.clone(),
                };
                notes.extend(printed.doubts.iter().map(note));
                all.push(printed);
                rows.push(row);
            }
            Err(reason) => refused.push((row.line, reason)),
        }
    }
    refused.order_by_key(|(line, _)| *line);
    let sheet = CardRows { layout: read.layout, rows };
    let cards = cards_of(std::iter::once((sheet.layout, all.into_iter())));
    let report = ImportOutcome {
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::import::layout::tests::{FIRST, SECOND};
    use crate::import::rows::read;

    fn written(header: &str, rows: &[Vec<String>]) -> String {
        let lines = rows.iter().map(|fields| format!("{}\n", fields.join("\t")));
        format!("{header}\n{}", lines.collect::<String>())
    }

    /// Rows of a layout with any words in them; the type is mostly a known one.
    fn rows(columns: usize, type_at: usize) -> impl Strategy<Value = Vec<Vec<String>>> {
        let field = "[^\\p{Cc}\u{FEFF}]{0,12}|[A-Za-z0-9 .:,()\\[\\]*<>&|{}=/\"-]{0,20}";
        let types = "Personnel|Ship|Mission|Dilemma|Event|Tactic";
        let row = proptest::collection::vec(field, columns);
        let row =
            (row, types, "[A-Z][a-z]{1,6}( [A-Za-z,*()]{1,6}){0,3}").prop_map(move |(mut fields, kind, name)| {
                fields[0] = name;
                fields[type_at] = kind;
                fields
            });
        proptest::collection::vec(row, 1..8)
    }

    fn check(header: &str, rows: &[Vec<String>]) {
        let names = ImportNames::new("name\ttitle\nAb Cd\tAb\n", "");
        let text = written(header, rows);
        let once = read(text.as_bytes()).expect("a card file");
        assert_eq!(once.rows.len(), rows.len());
        let again: Vec<Vec<String>> = once.rows.iter().map(|row| row.fields.clone()).collect();
        let twice = read(written(header, &again).as_bytes()).expect("a card file");
        assert_eq!(once, twice);
        let (sheet, told) = report(once, &names);
        assert_eq!(sheet.rows.len() + told.refused.len(), rows.len());
        assert!(told.cards <= told.printings && told.printings <= told.rows);
        assert_eq!((sheet, told), report(twice, &names));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn any_second_edition_rows_are_told_in_full(rows in rows(23, 6)) {
            check(SECOND, &rows);
        }

        #[test]
        fn any_first_edition_rows_are_told_in_full(rows in rows(27, 7)) {
            check(FIRST, &rows);
        }
    }
}
