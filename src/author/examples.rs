//! Checks over the example decks: built-in cards alone, and legal by the rules of deck building.

use std::collections::{HashMap, HashSet};

use data::{DataProblem, ExampleFault, Finding, Library, text_problems};
use model::building::{COPIES, DECK, DILEMMAS, MISSIONS};
use model::text::key;
use model::{CcgCard, ExampleCopies, ExampleDeck, Localized, Pile};

/// Built-in cards by their full names.
type Cards<'a> = HashMap<String, &'a CcgCard>;

/// Everything wrong with the example decks of a library.
pub(crate) fn check(library: &Library) -> Vec<Finding> {
    let cards: Cards<'_> = library.ccg().map(|card| (card.full_name(), card)).collect();
    let mut names = HashMap::new();
    let mut findings = Vec::new();
    for located in &library.examples {
        let deck = &located.value;
        let mut problems = texts(deck);
        problems.extend(taken(deck, &mut names));
        problems.extend(piles(deck, &cards));
        findings.extend(problems.into_iter().map(|problem| Finding {
            file: located.file.clone(),
            id: Some(deck.id.clone()),
            line: None,
            problem,
        }));
    }
    findings
}

fn texts(deck: &ExampleDeck) -> Vec<DataProblem> {
    let fields: [(&str, &Localized<String>); 2] = [("title", &deck.title), ("how", &deck.how)];
    let texts = fields.into_iter().flat_map(|(field, texts)| {
        let problems = move |(lang, text): (_, &String)| text_problems(field, lang, text);
        texts.iter().flat_map(problems)
    });
    let is_same = deck.how.de == deck.how.en;
    let same = is_same.then_some(DataProblem::SameInBoth { field: "how" });
    texts.chain(same).collect()
}

/// Names that another deck has already.
fn taken(deck: &ExampleDeck, names: &mut HashMap<String, String>) -> Vec<DataProblem> {
    let localized = [&deck.title].into_iter().flat_map(Localized::iter);
    let by_lang = deck.aliases.iter();
    let aliases = by_lang.flat_map(|(lang, names)| names.iter().map(move |name| (lang, name)));
    let mut problems = Vec::new();
    for (lang, name) in localized.chain(aliases) {
        let owner = names.entry(key(name)).or_insert_with(|| deck.id.clone());
        if *owner != deck.id || name.trim().is_empty() {
            let name = name.clone();
            problems.push(DataProblem::DuplicateName { name, lang });
        }
    }
    problems
}

fn piles(deck: &ExampleDeck, cards: &Cards<'_>) -> Vec<DataProblem> {
    let mut problems = Vec::new();
    for (pile, copies) in deck.piles() {
        problems.extend(size(pile, copies));
        problems.extend(check_names(pile, copies, cards));
        problems.extend(crowded(pile, copies, cards));
    }
    problems
}

/// Five missions, and at least as many cards as the other piles need.
fn size(pile: Pile, copies: &ExampleCopies) -> Option<DataProblem> {
    let found = copies.total();
    let (needed, fits) = match pile {
        Pile::Missions => (MISSIONS, found == MISSIONS),
        Pile::Dilemmas => (DILEMMAS, found >= DILEMMAS),
        Pile::Deck => (DECK, found >= DECK),
        Pile::Aside => return None,
    };
    (!fits).then_some(DataProblem::ExampleCount { pile: pile.code(), found, needed })
}

/// Cards that are none, lie in the wrong pile, or stand twice.
fn check_names(pile: Pile, copies: &ExampleCopies, cards: &Cards<'_>) -> Vec<DataProblem> {
    let mut seen = HashSet::new();
    let fault = |name: &String| match cards.get(name) {
        None => Some(ExampleFault::Unknown),
        Some(card) if Pile::of_card(card) != pile => Some(ExampleFault::Misplaced),
        Some(_) => (!seen.insert(name.clone())).then_some(ExampleFault::Twice),
    };
    let names = copies.0.iter().map(|(name, _)| name);
    let found: Vec<Option<ExampleFault>> = names.clone().map(fault).collect();
    let faults = found.into_iter().zip(names);
    faults.filter_map(|(fault, name)| Some(faulty(fault?, name))).collect()
}

/// Titles of which there are too many copies, and cards without any. Missions may share a title.
fn crowded(pile: Pile, copies: &ExampleCopies, cards: &Cards<'_>) -> Vec<DataProblem> {
    let is_mission = pile == Pile::Missions;
    let most = if is_mission { 1 } else { COPIES };
    let mut titles: HashMap<String, u32> = HashMap::new();
    let mut problems = Vec::new();
    for (name, count) in &copies.0 {
        let known = cards.get(name).filter(|_| !is_mission);
        let title = known.map_or(name.as_str(), |card| &card.title);
        let sum = titles.entry(key(title)).or_default();
        *sum = sum.saturating_add(*count);
        if *count == 0 || *sum > most {
            problems.push(faulty(ExampleFault::Copies, name));
        }
    }
    problems
}

fn faulty(fault: ExampleFault, name: &str) -> DataProblem {
    DataProblem::ExampleCard { fault, name: name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problems_after;

    /// What is found when a file of the Klingon deck is changed.
    fn found(from: &str, to: &str) -> Vec<DataProblem> {
        problems_after("2e/decks/klingon.yaml", |text| text.replace(from, to))
    }

    #[test]
    fn a_card_that_is_none_lies_wrong_or_is_there_too_often_is_found() {
        let fault = |fault, name: &str| vec![faulty(fault, name)];
        for (from, to, fault) in [
            ("Dokar: 3", "Dokarr: 3", fault(ExampleFault::Unknown, "Dokarr")),
            ("Dokar: 3", "Triage: 3", fault(ExampleFault::Misplaced, "Triage")),
            ("T'vis: 2", "T'vis: 4", fault(ExampleFault::Copies, "T'vis")),
        ] {
            assert_eq!(found(from, to), fault, "{to}");
        }
    }

    #[test]
    fn a_pile_that_is_too_small_is_found() {
        let few = |pile, found, needed| vec![DataProblem::ExampleCount { pile, found, needed }];
        assert_eq!(found("  Triage: 2\n", ""), few("dilemmas", 18, 20));
        assert_eq!(found("  Cardassia IV, Rescue Prisoners: 1\n", ""), few("missions", 4, 5));
        assert_eq!(found("  Escape: 2\n", ""), few("deck", 33, 35));
    }

    #[test]
    fn a_name_of_another_deck_is_found() {
        let problems = found("[Klingone, ", "[Romulaner, ");
        let is_taken = |problem: &DataProblem| matches!(problem, DataProblem::DuplicateName { .. });
        assert!(problems.iter().any(is_taken), "{problems:?}");
    }
}
