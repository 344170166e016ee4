//! Checks over cheat sheets: they take only what is there, under headings in both languages.

use std::collections::HashMap;

use data::{DataProblem, Finding, Library, text_problems};
use model::{CheatPick, CheatSheet, EntryId};

/// Everything wrong with the cheat sheets of a library.
pub(crate) fn check(library: &Library) -> Vec<Finding> {
    let parts: HashMap<&EntryId, usize> =
        library.entries().map(|entry| (&entry.id, entry.answers().count())).collect();
    let found = library.cheat_sheets.iter().flat_map(|located| {
        let picks = located.value.sections.iter().flat_map(|section| &section.picks);
        let unknown = picks.flat_map(|pick| unknown_parts(pick, &parts));
        titles(&located.value).chain(unknown).map(|problem| Finding::of_file(&located.file, problem))
    });
    found.collect()
}

fn titles(sheet: &CheatSheet) -> impl Iterator<Item = DataProblem> {
    let titles = sheet.sections.iter().flat_map(|section| section.title.iter());
    titles.flat_map(|(lang, words)| text_problems("title", lang, words))
}

/// The entry that is none, or its parts that are none.
fn unknown_parts(pick: &CheatPick, parts: &HashMap<&EntryId, usize>) -> Vec<DataProblem> {
    let Some(&count) = parts.get(&pick.entry) else {
        return vec![DataProblem::UnknownReference { to: pick.entry.clone() }];
    };
    let unknown = pick.take.iter().filter(|part| !(1..=count).contains(*part));
    unknown.map(|part| DataProblem::UnknownPart { of: pick.entry.clone(), part: *part }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problems_after;

    #[test]
    fn an_entry_that_is_none_and_a_part_too_far_are_found() {
        let found = |from: &str, to: &str| problems_after("catan/cheat.yaml", |text| text.replacen(from, to, 1));
        let problems =
            found("entry: catan/", "entry: catan/concept/no-such-rule, take: [1] }\n    - { entry: catan/");
        assert!(matches!(&problems[..], [DataProblem::UnknownReference { to }] if to.slug() == "no-such-rule"));
        let problems = found("take: [", "take: [99, ");
        assert!(matches!(problems[..], [DataProblem::UnknownPart { part: 99, .. }]), "{problems:?}");
    }
}
