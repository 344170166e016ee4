//! Numbers with bars.

use std::ops::Range;

use super::Words;

/// Rows of numbers below a header, which may be empty.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bars {
    /// One word a column of numbers, in the order of the cells; empty if there is no header.
    pub header: Vec<Words>,
    /// The lines from top to bottom.
    pub rows: Vec<Bar>,
    /// Columns of numbers that a narrow face may leave out, beginning with the second of them.
    pub spare: Range<usize>,
}

/// A line: its label, numbers that stand to the right, the value of its bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bar {
    /// What the line counts; may be empty.
    pub label: Words,
    /// The numbers in words, from left to right; they stand under the words of the header.
    pub cells: Vec<Words>,
    /// For faces with room: how full each cell is, in hundredths. Cells beyond the last are no shares. A row with a
    /// bar has at most the share that its bar stands for.
    pub shares: Vec<Option<u8>>,
    /// What the bar stands for; `None` for a line without a bar.
    pub value: Option<u32>,
    /// What the value can be at most, where what is missing is worth a look.
    pub full: Option<u32>,
}

impl Bar {
    /// A bar alone, that is full at some value.
    pub fn gauge(value: u32, full: u32) -> Bar {
        Bar {
            value: Some(value.min(full)),
            full: Some(full),
            ..Bar::numbers(Words::default(), Vec::<Words>::new())
        }
    }

    /// A count with its bar.
    pub fn counted(label: impl Into<Words>, count: u32) -> Bar {
        Bar {
            label: label.into(),
            cells: vec![count.to_string().into()],
            shares: Vec::new(),
            value: Some(count),
            full: None,
        }
    }

    /// Numbers without a bar.
    pub fn numbers<C: Into<Words>>(label: impl Into<Words>, cells: impl IntoIterator<Item = C>) -> Bar {
        Bar {
            label: label.into(),
            cells: cells.into_iter().map(Into::into).collect(),
            shares: Vec::new(),
            value: None,
            full: None,
        }
    }

    /// The bar with the share of each of its cells.
    pub fn sharing(self, shares: impl IntoIterator<Item = Option<u8>>) -> Bar {
        Bar { shares: shares.into_iter().collect(), ..self }
    }
}

impl Bars {
    /// Rows without a header.
    pub fn new(rows: impl IntoIterator<Item = Bar>) -> Bars {
        Bars { rows: rows.into_iter().collect(), ..Bars::default() }
    }

    /// Rows below a header, one word a column of numbers.
    pub fn below<H: Into<Words>>(header: impl IntoIterator<Item = H>, rows: impl IntoIterator<Item = Bar>) -> Bars {
        Bars { header: header.into_iter().map(Into::into).collect(), ..Bars::new(rows) }
    }
}
