//! Labelled facts.

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
