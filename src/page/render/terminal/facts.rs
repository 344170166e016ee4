//! Labelled facts on a terminal.

use textwrap::core::display_width;

use super::Terminal;
use super::blocks::{longest_word, shortened};
use crate::{Fact, FactList, FactValue, Labels, Words};

/// With less room than this beside the labels, words stand below them.
const LEAST: usize = 20;
/// Columns before words that stand below their label.
const BELOW: usize = 2;
/// Columns between a label and its words.
const BETWEEN: usize = 2;

/// Columns before labels.
fn margin(labels: Labels) -> usize {
    match labels {
        Labels::Short | Labels::Medium | Labels::Long | Labels::Sides | Labels::Sums => 0,
        Labels::Typed | Labels::TypedWords => 2,
    }
}

/// Column where the words behind labels begin.
fn column(labels: Labels) -> usize {
    match labels {
        Labels::Short => 12,
        Labels::Medium => 13,
        Labels::Long => 17,
        Labels::Sides => 21,
        Labels::Sums => 24,
        Labels::Typed => 26,
        Labels::TypedWords => 36,
    }
}

impl Terminal {
    pub(super) fn facts(&self, facts: &FactList) -> String {
        let rows = facts.rows.iter();
        rows.map(|fact| self.fact(fact, facts.labels)).collect()
    }

    fn fact(&self, fact: &Fact, labels: Labels) -> String {
        let column = self.column(labels, &fact.value);
        let label = format!("{}{}", " ".repeat(margin(labels)), fact.label.plain());
        match &fact.value {
            FactValue::Words(words) => self.labelled(&label, &self.painted(words), column),
            FactValue::AtMost { lines, words } => {
                let words = self.at_most(*lines, &label, words, column);
                self.labelled(&label, &words, column)
            }
            FactValue::Lines(lines) => {
                let labels = std::iter::once(label.as_str()).chain(std::iter::repeat(""));
                let lines = self.below_each_other(lines, column);
                let pairs = labels.zip(&lines);
                pairs.map(|(label, line)| self.labelled(label, line, column)).collect()
            }
        }
    }

    /// Column where what stands behind a label begins: where there is too little room beside the labels, or
    /// a word is too long for it, nearly at the left edge.
    fn column(&self, labels: Labels, value: &FactValue) -> usize {
        let column = column(labels);
        let longest = match value {
            FactValue::Words(words) => longest_word(&words.plain()),
            FactValue::AtMost { .. } | FactValue::Lines(_) => 0,
        };
        let room = self.width.saturating_sub(column);
        if room < LEAST || room < longest { BELOW } else { column }
    }

    /// Words behind a label, hanging. A label that is too long stands on a line of its own.
    fn labelled(&self, label: &str, words: &str, column: usize) -> String {
        let rest = " ".repeat(column);
        let width = display_width(label);
        if width + BETWEEN <= column {
            let label = self.paint.label(label);
            let first = format!("{label}{}", " ".repeat(column - width));
            return self.wrapped(words, &first, &rest) + "\n";
        }
        let margin: String = label.chars().take_while(|sign| *sign == ' ').collect();
        let wrapped = self.wrapped(label.trim_start(), &margin, &margin);
        let label = wrapped.lines().map(|line| self.paint.label(line) + "\n");
        let words = self.wrapped(words, &rest, &rest);
        format!("{}{words}\n", label.collect::<String>())
    }

    /// As many words as so many lines hold.
    fn at_most(&self, lines: usize, label: &str, words: &Words, column: usize) -> String {
        let room = self.width.saturating_sub(column).max(1);
        let painted = self.painted(words);
        if self.labelled(label, &painted, column).lines().count() <= lines {
            return painted;
        }
        // Breaking between words costs less than this at every line end.
        let slack = (room / 4) * (lines - 1) + 2;
        shortened(&words.plain(), (room * lines).saturating_sub(slack))
    }

    /// A line for each row of cells; all cells but the last of a row are as wide as their column.
    fn below_each_other(&self, rows: &[Vec<Words>], column: usize) -> Vec<String> {
        let room = self.width.saturating_sub(column).max(1);
        let width = |at: usize| {
            let cells = rows.iter().filter_map(|row| row.get(at));
            cells.map(|cell| display_width(&cell.plain())).max().unwrap_or(0)
        };
        let line = |row: &Vec<Words>| {
            let mut line = String::new();
            for (at, cell) in row.iter().enumerate() {
                let cell = cell.plain();
                line.push_str(&cell);
                if at + 1 < row.len() {
                    line.push_str(&" ".repeat(width(at) - display_width(&cell) + 2));
                }
            }
            shortened(&line, room)
        };
        rows.iter().map(line).collect()
    }
}
