//! Checks over boxes: the number of cards in each, and cards that name others.

use std::collections::{HashMap, HashSet};

use crate::data::{Finding, Library, Problem};
use crate::model::{Card, CrewDeck, EntryId, GameBox, Suit};

/// Common cards of each suit as the lists of the boxes have them (rules p. 3), reprints, Rewards and the solo
/// Directives included.
const COMMON: [(GameBox, &[(Suit, usize)]); 5] = [
    (
        GameBox::Core,
        &[
            (Suit::Ally, 13),
            (Suit::Cargo, 16),
            (Suit::Person, 25),
            (Suit::Ship, 13),
            (Suit::Encounter, 8),
            (Suit::Location, 20),
            (Suit::Incident, 6),
            (Suit::Directive, 2),
        ],
    ),
    (
        GameBox::ToBoldlyGo,
        &[
            (Suit::Ally, 16),
            (Suit::Cargo, 18),
            (Suit::Person, 26),
            (Suit::Ship, 13),
            (Suit::Encounter, 8),
            (Suit::Location, 20),
            (Suit::Incident, 6),
            (Suit::Directive, 2),
        ],
    ),
    (
        GameBox::SecondContact,
        &[
            (Suit::Ally, 3),
            (Suit::Cargo, 3),
            (Suit::Person, 13),
            (Suit::Ship, 2),
            (Suit::Location, 2),
        ],
    ),
    (
        GameBox::Promo1,
        &[
            (Suit::Cargo, 1),
            (Suit::Ship, 1),
            (Suit::Encounter, 1),
            (Suit::Incident, 2),
        ],
    ),
    (
        GameBox::Promo2,
        &[
            (Suit::Ally, 1),
            (Suit::Cargo, 2),
            (Suit::Ship, 1),
            (Suit::Location, 1),
            (Suit::Incident, 1),
        ],
    ),
];

/// Cards of each crew (rules p. 2, and the lists of the later boxes).
const CREWS: [(CrewDeck, usize); 15] = [
    (CrewDeck::Burnham, 26),
    (CrewDeck::Koloth, 24),
    (CrewDeck::Picard, 24),
    (CrewDeck::Sela, 24),
    (CrewDeck::Shran, 24),
    (CrewDeck::Sisko, 25),
    (CrewDeck::Archer, 23),
    (CrewDeck::Georgiou, 23),
    (CrewDeck::Khan, 22),
    (CrewDeck::Kirk, 25),
    (CrewDeck::Rebner, 22),
    (CrewDeck::Soval, 24),
    (CrewDeck::Freeman, 25),
    (CrewDeck::Pike, 26),
    (CrewDeck::Riker, 25),
];

/// Everything wrong with the boxes of a library. A box is complete or absent: a folder of own entries need
/// not bring cards.
pub fn check(library: &Library) -> Vec<Finding> {
    let present: HashSet<GameBox> = library.cards().map(|card| card.game_box).collect();
    let common = COMMON
        .iter()
        .filter(|(in_box, _)| present.contains(in_box))
        .flat_map(|(in_box, suits)| suits.iter().map(|(suit, count)| (*in_box, *suit, *count)))
        .map(|(in_box, suit, count)| of_suit(library, in_box, suit, count));
    let crews = CREWS
        .iter()
        .filter(|(deck, _)| deck.of_box().is_some_and(|of| present.contains(&of)))
        .map(|(deck, count)| of_crew(library, *deck, *count));
    let counts = common.chain(crews).flatten();
    counts.chain(named_cards(library)).collect()
}

fn of_suit(library: &Library, in_box: GameBox, suit: Suit, expected: usize) -> Option<Finding> {
    let fits =
        |card: &&Card| card.deck == CrewDeck::Common && card.suit == suit && card.is_in(in_box);
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
        problem: Problem::BoxCount {
            cards,
            expected,
            found,
        },
    })
}

/// Replaced cards and front sides that do not exist, and collector numbers that stand twice.
fn named_cards(library: &Library) -> Vec<Finding> {
    let known: HashSet<&EntryId> = library.cards().map(|card| &card.id).collect();
    let mut numbers: HashMap<&str, &EntryId> = HashMap::new();
    let mut findings = Vec::new();
    for located in library.located_cards() {
        let card = &located.value;
        let named = card.replaces.iter().chain(&card.reverse_of);
        let unknown = named.filter(|id| !known.contains(id)).cloned();
        let mut problems: Vec<Problem> =
            unknown.map(|to| Problem::UnknownReference { to }).collect();
        for number in card.numbers() {
            let first = numbers.insert(number, &card.id);
            problems.extend(first.map(|first| Problem::DuplicateNumber {
                number: number.to_owned(),
                first: first.clone(),
            }));
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
