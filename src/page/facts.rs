//! Labelled facts, and numbers with bars.

use std::ops::Range;

use super::Words;

/// Labelled lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FactList {
    /// How wide the column of labels is, for all rows alike.
    pub labels: Labels,
    /// The facts in the order in which they are read.
    pub rows: Vec<Fact>,
    /// Whether what is added now is an aside.
    has_asides: bool,
}

/// How long the labels are at most, so that all that stands behind them begins alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Labels {
    /// 12 columns on a terminal.
    Short,
    /// 13 columns on a terminal.
    Medium,
    /// 17 columns on a terminal.
    Long,
    /// Whose a sum is.
    Sides,
    /// Lines of a sum.
    Sums,
    /// What may be typed.
    Typed,
    /// Several words that may be typed.
    TypedWords,
}

/// A label with what stands behind it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// What stands in the column of labels; may be empty.
    pub label: Words,
    /// What is said behind it.
    pub value: FactValue,
    /// Whether it is no more than an aside, which faces with room for a fold show folded.
    pub is_aside: bool,
}

/// What stands behind a label.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FactValue {
    /// Words that run on below the label's column, as many lines as they need.
    Words(Words),
    /// Words cut where they would take more lines.
    AtMost {
        /// Lines that are shown at most, from 1.
        lines: usize,
        /// All words; faces without narrow lines may show them whole.
        words: Words,
    },
    /// Lines of their own, each cut to one; cells of different lines stand below each other.
    Lines(Vec<Vec<Words>>),
}

impl FactList {
    /// No facts yet, with labels of a length.
    pub fn new(labels: Labels) -> FactList {
        FactList { labels, rows: Vec::new(), has_asides: false }
    }

    /// What is added from here on is an aside: where a text comes from, how it is called elsewhere.
    pub fn begin_asides(&mut self) {
        self.has_asides = true;
    }

    /// What is added from here on is said again.
    pub fn end_asides(&mut self) {
        self.has_asides = false;
    }

    /// What is said, and what is no more than an aside.
    pub fn parted(&self) -> (Vec<&Fact>, Vec<&Fact>) {
        self.rows.iter().partition(|fact| !fact.is_aside)
    }

    /// Adds a fact, unless there is nothing to say.
    pub fn add(&mut self, label: impl Into<Words>, words: impl Into<Words>) {
        let words = words.into();
        if !words.is_empty() {
            self.push(label, FactValue::Words(words));
        }
    }

    /// Adds a fact that takes so many lines at most, unless there is nothing to say.
    pub fn add_short(&mut self, label: impl Into<Words>, words: impl Into<Words>, lines: usize) {
        let words = words.into();
        if !words.is_empty() {
            self.push(label, FactValue::AtMost { lines, words });
        }
    }

    /// Adds lines behind one label, unless there are none.
    pub fn add_lines(&mut self, label: impl Into<Words>, lines: Vec<Vec<Words>>) {
        if !lines.is_empty() {
            self.push(label, FactValue::Lines(lines));
        }
    }

    fn push(&mut self, label: impl Into<Words>, value: FactValue) {
        let label = label.into();
        self.rows.push(Fact { label, value, is_aside: self.has_asides });
    }
}

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
