//! The parts of an entry that answer questions, each by itself.

use super::ruling::Ruling;
use super::statement::{QuestionList, RuleText};
use super::table::{RuleRow, RuleTable};

/// What of an entry answers by itself.
#[derive(Debug, Clone, Copy)]
pub enum AnswerUnit<'e> {
    /// The statement of this place in a text.
    Statement(&'e RuleText, usize),
    /// A decision.
    Ruling(&'e Ruling),
    /// A row of a table.
    Row(&'e RuleTable, &'e RuleRow),
}

impl<'e> AnswerUnit<'e> {
    /// The statements of a text.
    pub(super) fn of_text(text: &'e RuleText) -> impl Iterator<Item = AnswerUnit<'e>> {
        (0..text.0.len()).map(move |at| AnswerUnit::Statement(text, at))
    }

    /// The questions it answers; none for a place that does not exist.
    pub fn asks(&self) -> Option<&'e QuestionList> {
        match self {
            AnswerUnit::Statement(text, at) => text.0.get(*at).map(|statement| &statement.asks),
            AnswerUnit::Ruling(ruling) => Some(&ruling.asks),
            AnswerUnit::Row(_, row) => Some(&row.asks),
        }
    }
}
