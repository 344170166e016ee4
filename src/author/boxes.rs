//! Checks over boxes: the number of cards in each, and cards that name others.

use std::collections::{HashMap, HashSet};

use data::{DataProblem, Finding, Library};
use model::{Card, CrewDeck, EntryId, GameBox, Suit};

/// Everything wrong with the boxes of a library. A box is complete or absent: a folder of own entries need
/// not bring cards.
pub(crate) fn check_boxes(library: &Library) -> Vec<Finding> {
    let present: HashSet<GameBox> = library.cards().map(|card| card.game_box).collect();
    let boxes = || library.boxes.iter().filter(|facts| present.contains(&facts.game_box));
    let common = boxes()
        .flat_map(|facts| facts.common.iter().map(|(suit, count)| of_suit(library, facts.game_box, *suit, *count)));
    let crews = boxes().flat_map(|facts| facts.crews.iter().map(|(deck, count)| of_crew(library, *deck, *count)));
    let counts = common.chain(crews).flatten();
    counts.chain(named_cards(library)).collect()
}

fn of_suit(library: &Library, in_box: GameBox, suit: Suit, expected: usize) -> Option<Finding> {
    let fits = |card: &&Card| card.deck == CrewDeck::Common && card.suit == suit && card.is_in(in_box);
    let cards = match in_box {
        GameBox::Core => format!("common {}", suit.code()),
        GameBox::ToBoldlyGo | GameBox::SecondContact | GameBox::Promo1 | GameBox::Promo2 => {
            format!("{} {}", in_box.code(), suit.code())
        }
    };
    counted(cards, expected, library.cards().filter(fits).count())
}

fn of_crew(library: &Library, deck: CrewDeck, expected: usize) -> Option<Finding> {
    let fits = |card: &&Card| card.deck == deck && card.reverse_of.is_none();
    let found = library.cards().filter(fits).count();
    counted(deck.code().to_owned(), expected, found)
}

fn counted(cards: String, expected: usize, found: usize) -> Option<Finding> {
    (expected != found).then(|| Finding {
        file: "cc/cards".to_owned(),
        id: None,
        line: None,
        problem: DataProblem::BoxCount { cards, expected, found },
    })
}

/// Replaced cards and front sides that do not exist, and collector numbers that stand twice.
fn named_cards(library: &Library) -> Vec<Finding> {
    let known: HashSet<&EntryId> = library.cards().map(|card| &card.id).collect();
    let mut numbers: HashMap<&str, &EntryId> = HashMap::new();
    let mut findings = Vec::new();
    for located in &library.cards {
        let card = &located.value;
        let named = card.replaces.iter().chain(&card.reverse_of);
        let unknown = named.filter(|id| !known.contains(id)).cloned();
        let mut problems: Vec<DataProblem> = unknown.map(|to| DataProblem::UnknownReference { to }).collect();
        for number in card.numbers() {
            let first = numbers.insert(number, &card.id);
            problems.extend(
                first.map(|first| DataProblem::DuplicateNumber { number: number.to_owned(), first: first.clone() }),
            );
        }
        findings.extend(problems.into_iter().map(|problem| Finding {
            file: located.file.clone(),
            id: Some(card.id.to_string()),
            line: Some(located.line),
            problem,
        }));
    }
    findings
}
