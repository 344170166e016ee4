//! First lessons: a guided first round of a game, one new idea a step.

use serde::{Deserialize, Serialize};

use super::statement::RuleText;
use crate::{EntryId, Localized, SourceReference};

/// The first lesson of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// What is played in it.
    pub title: Localized<String>,
    /// For whom it is, what is needed, and how long it takes.
    pub about: Localized<String>,
    /// In the order in which they are played; each needs those before it.
    pub steps: Vec<LessonStep>,
}

/// One new idea, tried at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// What is done, in a few words.
    pub title: Localized<String>,
    /// The one new idea, said before anything is done.
    pub teaches: Localized<String>,
    /// How the table lies when the step begins, as far as the step needs it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub table: Vec<TablePlace>,
    /// What to do.
    pub todo: RuleText,
    /// Why it is done or ruled so.
    pub why: Localized<String>,
    /// The rules it rests on.
    pub see: Vec<EntryId>,
    /// Where these are printed.
    pub source: Vec<SourceReference>,
}

/// A place of the table with what lies there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TablePlace {
    /// The place, as it is called in the game.
    pub place: Localized<String>,
    /// What lies there.
    pub holds: Localized<String>,
}

impl Lesson {
    /// All that is said in it, with the names of the fields.
    pub fn texts(&self) -> impl Iterator<Item = (&'static str, &Localized<String>)> {
        let steps = self.steps.iter().flat_map(|step| {
            let table = step.table.iter().flat_map(|at| [("place", &at.place), ("holds", &at.holds)]);
            let todo = step.todo.0.iter().map(|statement| ("todo", &statement.text));
            let own = [("title", &step.title), ("teaches", &step.teaches), ("why", &step.why)];
            own.into_iter().chain(table).chain(todo)
        });
        [("title", &self.title), ("about", &self.about)].into_iter().chain(steps)
    }
}
