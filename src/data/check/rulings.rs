//! Checks over the rulings of all entries and cards.

use std::collections::{HashMap, HashSet};

use super::texts::text_problems;
use crate::data::{Finding, Library, Problem, rulings};
use crate::model::{EntryId, Ruling};

/// Everything wrong with the rulings of a library; the texts of those of entries are checked there.
pub fn check(library: &Library) -> Vec<Finding> {
    let mut counts: HashMap<u16, usize> = HashMap::new();
    for (_, ruling) in rulings::all(library) {
        *counts.entry(ruling.number).or_default() += 1;
    }
    let cards: HashSet<&EntryId> = library.cards().map(|card| &card.id).collect();
    let mut findings = Vec::new();
    for located in library.located() {
        let problems = (located.value.rulings.iter())
            .flat_map(|ruling| among_others(&located.value.id, ruling, &counts, &cards));
        let at = (&located.file, &located.value.id, located.line);
        findings.extend(problems.map(|problem| finding(at, problem)));
    }
    for located in library.located_cards() {
        let problems = located.value.rulings.iter().flat_map(|ruling| {
            let mut problems = texts(ruling);
            problems.extend(among_others(&located.value.id, ruling, &counts, &cards));
            problems
        });
        let at = (&located.file, &located.value.id, located.line);
        findings.extend(problems.map(|problem| finding(at, problem)));
    }
    findings
}

fn finding((file, id, line): (&String, &EntryId, usize), problem: Problem) -> Finding {
    Finding {
        file: file.clone(),
        id: Some(id.to_string()),
        line: Some(line),
        problem,
    }
}

fn texts(ruling: &Ruling) -> Vec<Problem> {
    let field = "rulings";
    let texts = ruling.text.iter();
    let mut problems: Vec<Problem> = texts
        .flat_map(|(lang, text)| text_problems(field, lang, text))
        .collect();
    if ruling.text.de == ruling.text.en {
        problems.push(Problem::SameInBoth { field });
    }
    problems
}

/// Numbers are unique; the cards a ruling concerns as well exist, each once and never itself.
fn among_others(
    id: &EntryId,
    ruling: &Ruling,
    counts: &HashMap<u16, usize>,
    cards: &HashSet<&EntryId>,
) -> Vec<Problem> {
    let number = ruling.number;
    let mut problems = Vec::new();
    if counts.get(&number).is_some_and(|count| *count > 1) {
        problems.push(Problem::DuplicateRuling { number });
    }
    let mut seen = HashSet::new();
    for to in &ruling.also {
        if to == id {
            problems.push(Problem::SelfReference);
        } else if !cards.contains(to) {
            problems.push(Problem::UnknownReference { to: to.clone() });
        } else if !seen.insert(to) {
            problems.push(Problem::DuplicateReference { to: to.clone() });
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::problems_after;

    /// What is wrong with the built-in data after a card got these lines.
    fn problems_with(lines: &str) -> Vec<Problem> {
        problems_after("cc/cards/sela.yaml", |text| {
            format!("{}\n{lines}", text.trim_end())
        })
    }

    fn ruling(number: u16, rest: &str) -> String {
        format!(
            "  rulings:\n    - number: {number}\n      certainty: open\n      origin: players\n      \
             text: {{ de: Ja., en: Yes. }}\n{rest}"
        )
    }

    #[test]
    fn a_card_may_have_a_ruling_with_a_number_of_its_own() {
        assert_eq!(problems_with(&ruling(200, "")), []);
        let found = problems_with(&ruling(40, ""));
        let twice = Problem::DuplicateRuling { number: 40 };
        assert_eq!(found, [twice.clone(), twice]);
    }

    #[test]
    fn a_ruling_concerns_other_cards_that_exist() {
        let found = problems_with(&ruling(200, "      also: [cc/card/none]\n"));
        assert!(
            matches!(found[..], [Problem::UnknownReference { .. }]),
            "{found:?}"
        );
        let empty = ruling(200, "").replace("Yes.", "");
        assert!(matches!(problems_with(&empty)[..], [Problem::Empty { .. }]));
    }
}
