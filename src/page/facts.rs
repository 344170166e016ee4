//! Labelled facts: what stands behind which word.

use super::Words;

/// Labelled lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    pub labels: Labels,
    pub rows: Vec<Fact>,
}

/// How long the labels are at most, so that all that stands behind them begins alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Labels {
    Short,
    Medium,
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
    pub label: Words,
    pub value: Value,
}

/// What stands behind a label.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    Words(Words),
    /// Words cut where they would take more lines.
    AtMost {
        lines: usize,
        words: Words,
    },
    /// Lines of their own, each cut to one; cells of different lines stand below each other.
    Lines(Vec<Vec<Words>>),
}

impl Facts {
    /// No facts yet, with labels of a length.
    pub fn new(labels: Labels) -> Facts {
        Facts {
            labels,
            rows: Vec::new(),
        }
    }

    /// Adds a fact, unless there is nothing to say.
    pub fn add(&mut self, label: impl Into<Words>, words: impl Into<Words>) {
        let words = words.into();
        if !words.is_empty() {
            self.push(label, Value::Words(words));
        }
    }

    /// Adds a fact that takes so many lines at most, unless there is nothing to say.
    pub fn add_short(&mut self, label: impl Into<Words>, words: impl Into<Words>, lines: usize) {
        let words = words.into();
        if !words.is_empty() {
            self.push(label, Value::AtMost { lines, words });
        }
    }

    /// Adds lines behind one label, unless there are none.
    pub fn add_lines(&mut self, label: impl Into<Words>, lines: Vec<Vec<Words>>) {
        if !lines.is_empty() {
            self.push(label, Value::Lines(lines));
        }
    }

    fn push(&mut self, label: impl Into<Words>, value: Value) {
        let label = label.into();
        self.rows.push(Fact { label, value });
    }
}
