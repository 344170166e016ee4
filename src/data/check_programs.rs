//! Checks over program cards: each side has the eight suits once, and every trait a row names exists.

use std::collections::HashSet;

use super::{Finding, Library, Problem, entry_id};
use crate::model::{Effect, EntryId, Program, Suit, SuitRow, Test};

/// Everything wrong with the programs of a library.
pub fn check(library: &Library) -> Vec<Finding> {
    let known: HashSet<&EntryId> = library.entries().map(|entry| &entry.id).collect();
    library
        .programs()
        .iter()
        .flat_map(|program| of_program(program, &known))
        .collect()
}

fn of_program(program: &Program, known: &HashSet<&EntryId>) -> Vec<Finding> {
    let mut problems = Vec::new();
    for side in [&program.without_officer, &program.with_officer] {
        let suits: HashSet<Suit> = side.iter().map(|row| row.suit).collect();
        if suits.len() != 8 || side.len() != 8 {
            problems.push(Problem::SuitRows { found: side.len() });
        }
    }
    problems.extend(slugs(program).into_iter().filter_map(|slug| {
        let to = entry_id("trait", &slug)?;
        let is_known = Suit::from_code(&slug).is_some() || known.contains(&to);
        (!is_known).then_some(Problem::UnknownReference { to })
    }));
    let file = format!("cc/programs/{}.yaml", program.captain.code());
    problems
        .into_iter()
        .map(|problem| Finding {
            file: file.clone(),
            id: None,
            line: None,
            problem,
        })
        .collect()
}

/// Every suit and trait a program names.
fn slugs(program: &Program) -> Vec<String> {
    let rows = program.without_officer.iter().chain(&program.with_officer);
    let suit_effects = rows.flat_map(|row: &SuitRow| &row.effects);
    let effects = program
        .traits
        .iter()
        .flat_map(|row| &row.effects)
        .chain(suit_effects);
    let mut found: Vec<String> = effects.flat_map(of_effect).collect();
    found.extend(program.traits.iter().flat_map(|row| row.traits.clone()));
    found.extend(program.upgrades.win.reinforce.clone());
    found.extend(program.upgrades.loss.reinforce.clone());
    found
}

fn of_effect(effect: &Effect) -> Vec<String> {
    let mut found = match effect {
        Effect::GainCard { prefer } | Effect::TakeCard { prefer } => {
            prefer.traits().map(str::to_owned).collect()
        }
        Effect::Send { prefer, .. } => prefer.clone(),
        Effect::LogInPlay(slug)
        | Effect::LogControlled {
            without: Some(slug),
        } => {
            vec![slug.clone()]
        }
        Effect::ForEach { in_discard, .. } => vec![in_discard.clone()],
        Effect::When { test, .. } => of_test(test),
        _ => Vec::new(),
    };
    found.extend(effect.inner().flat_map(of_effect));
    found
}

fn of_test(test: &Test) -> Vec<String> {
    match test {
        Test::InDiscard(slug) | Test::OfficerIs(slug) => vec![slug.clone()],
        Test::All(tests) => tests.iter().flat_map(of_test).collect(),
        _ => Vec::new(),
    }
}
