//! Checks over cards: their ids, traits and texts, and their number against the box.

use std::collections::{HashMap, HashSet};

use super::{Finding, Library, Located, Problem, entry_id};
use crate::model::SYMBOLS;
use crate::model::{Card, Deck, EntryId, Kind, Lang, Suit};
use crate::text::symbols;

/// Common cards of each suit as the rulebook lists them (rules p. 3), the two solo Directives
/// included.
const COMMON: [(Suit, usize); 8] = [
    (Suit::Ally, 13),
    (Suit::Cargo, 16),
    (Suit::Person, 25),
    (Suit::Ship, 13),
    (Suit::Encounter, 8),
    (Suit::Location, 20),
    (Suit::Incident, 6),
    (Suit::Directive, 2),
];

/// Cards of each crew (rules p. 2).
const CREWS: [(Deck, usize); 6] = [
    (Deck::Burnham, 26),
    (Deck::Koloth, 24),
    (Deck::Picard, 24),
    (Deck::Sela, 24),
    (Deck::Shran, 24),
    (Deck::Sisko, 25),
];

/// Everything wrong with the cards of a library.
pub fn check(library: &Library) -> Vec<Finding> {
    let known: HashSet<&EntryId> = library.entries().map(|entry| &entry.id).collect();
    let mut first: HashMap<&EntryId, &str> = HashMap::new();
    let mut findings = Vec::new();
    let mut previous: Option<&Located<Card>> = None;
    for located in library.located_cards() {
        let mut problems = alone(&located.value, &known);
        if let Some(file) = first.insert(&located.value.id, &located.file) {
            problems.push(Problem::DuplicateId {
                first: file.to_owned(),
            });
        }
        let before = previous.filter(|before| before.file == located.file);
        if before.is_some_and(|before| before.value.id > located.value.id) {
            let before = before.map(|before| before.value.id.clone());
            problems.extend(before.map(|before| Problem::Unsorted { before }));
        }
        previous = Some(located);
        findings.extend(problems.into_iter().map(|problem| Finding {
            file: located.file.clone(),
            id: Some(located.value.id.to_string()),
            line: Some(located.line),
            problem,
        }));
    }
    findings.extend(against_the_box(library));
    findings
}

fn alone(card: &Card, known: &HashSet<&EntryId>) -> Vec<Problem> {
    let mut problems = Vec::new();
    if card.id.kind() != Kind::Card {
        problems.push(Problem::KindDiffers);
    }
    for slug in &card.traits {
        match entry_id("trait", slug) {
            Some(id) if known.contains(&id) => {}
            Some(to) => problems.push(Problem::UnknownReference { to }),
            None => problems.push(Problem::Syntax(slug.clone())),
        }
    }
    for operation in &card.operations {
        for (lang, gist) in operation.gist.iter() {
            problems.extend(gist_problems(lang, gist));
        }
        if operation.gist.de == operation.gist.en {
            problems.push(Problem::SameInBoth { field: "gist" });
        }
    }
    problems
}

fn gist_problems(lang: Lang, gist: &str) -> Vec<Problem> {
    if gist.trim().is_empty() {
        let field = "gist";
        return vec![Problem::Empty { field, lang }];
    }
    let unknown = symbols(gist).filter(|name| !SYMBOLS.contains(name));
    unknown
        .map(|name| Problem::UnknownSymbol {
            symbol: name.to_owned(),
            lang,
        })
        .collect()
}

/// The box is complete or absent: a folder of own entries need not bring cards.
fn against_the_box(library: &Library) -> Vec<Finding> {
    if library.located_cards().is_empty() {
        return Vec::new();
    }
    let count = |fits: &dyn Fn(&Card) -> bool| library.cards().filter(|card| fits(card)).count();
    let common = COMMON.iter().map(|(suit, expected)| {
        let found = count(&|card: &Card| card.deck == Deck::Common && card.suit == *suit);
        (format!("common {}", suit.code()), *expected, found)
    });
    let crews = CREWS.iter().map(|(deck, expected)| {
        let found = count(&|card: &Card| card.deck == *deck);
        (deck.code().to_owned(), *expected, found)
    });
    common
        .chain(crews)
        .filter(|(_, expected, found)| expected != found)
        .map(|(cards, expected, found)| Finding {
            file: "cc/cards".to_owned(),
            id: None,
            line: None,
            problem: Problem::BoxCount {
                cards,
                expected,
                found,
            },
        })
        .collect()
}
