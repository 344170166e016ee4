//! Checks over first lessons: all is said in both languages, every step shows what it rests on.

use std::collections::HashSet;

use data::{DataProblem, Finding, Library, text_problems};
use model::{EntryId, Lesson, LessonStep};

/// Everything wrong with the lessons of a library.
pub(crate) fn check(library: &Library) -> Vec<Finding> {
    let known: HashSet<&EntryId> = library.entries().map(|entry| &entry.id).collect();
    let found = library.lessons.iter().flat_map(|located| {
        let lesson = &located.value;
        let steps = lesson.steps.iter().flat_map(|step| references(step, &known));
        texts(lesson).into_iter().chain(steps).map(|problem| Finding::of_file(&located.file, problem))
    });
    found.collect()
}

fn texts(lesson: &Lesson) -> Vec<DataProblem> {
    let blemished = lesson
        .texts()
        .flat_map(|(field, text)| text.iter().flat_map(move |(lang, words)| text_problems(field, lang, words)));
    // Names of places and cards may well be the same in both.
    let is_prose = |field: &str| matches!(field, "about" | "teaches" | "todo" | "why");
    let same = lesson.texts().filter(|(field, text)| is_prose(field) && text.de == text.en);
    blemished.chain(same.map(|(field, _)| DataProblem::SameInBoth { field })).collect()
}

/// Rules that are none, and steps that name no rule or no place in print.
fn references(step: &LessonStep, known: &HashSet<&EntryId>) -> Vec<DataProblem> {
    let missing = step.see.iter().filter(|id| !known.contains(id));
    let unknown = missing.map(|id| DataProblem::UnknownReference { to: id.clone() });
    let is_unfounded = step.source.is_empty() || step.see.is_empty();
    unknown.chain(is_unfounded.then_some(DataProblem::NoSource)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problems_after;

    /// What is found when the lesson of Second Edition is changed.
    fn found(from: &str, to: &str) -> Vec<DataProblem> {
        problems_after("2e/lesson.yaml", |text| text.replacen(from, to, 1))
    }

    #[test]
    fn a_rule_that_is_none_and_a_missing_language_are_found() {
        let problems = found("see: [", "see: [2e/glossary/no-such-rule, ");
        assert!(matches!(&problems[..], [DataProblem::UnknownReference { to }] if to.slug() == "no-such-rule"));
        let problems = found("\n    en: \"", "\n    en: \" \"\n    #");
        assert!(matches!(problems[..], [DataProblem::Empty { field: "teaches" | "why", .. }]), "{problems:?}");
    }
}
