//! Searches that ask what the player owns, against a naive filter.

use std::collections::{BTreeSet, HashMap};

use catalog::search::cards::PlayerCards;
use catalog::search::query::SortKey;
use catalog::search::query::parse;
use model::{Feature, Record};

use crate::kit::card_index::cards;

/// Copies of some cards of Second Edition: of each third none, of the others 1 to 4.
fn collection(cards: &[Record]) -> HashMap<String, u32> {
    let second = cards.iter().filter(|card| card.game().has(Feature::Decks));
    let names = (0_u32..).zip(second.map(|card| card.title().en.clone()));
    let owned = names.filter(|(at, _)| at % 3 > 0);
    owned.map(|(at, name)| (name, at % 4 + 1)).collect()
}

fn found(query: &str, sort: &[SortKey]) -> Vec<u32> {
    let (cards, index) = cards();
    let owned = PlayerCards::from_copies(collection(cards));
    let query = parse(query).unwrap_or_else(|error| panic!("{query}: {error}"));
    index.search(&query, sort, &owned).expect("an answer")
}

/// The copies of a card; `None` if it is no card of Second Edition.
fn copies(card: &Record, owned: &HashMap<String, u32>) -> Option<u32> {
    let is_second = card.game().has(Feature::Decks);
    is_second.then(|| owned.get(&card.title().en).copied().unwrap_or(0))
}

/// Whether a card fits; `None` stands for a card of another game.
type Fits = fn(Option<u32>) -> bool;

#[test]
fn counts_are_those_of_the_collection() {
    let cases: [(&str, Fits); 14] = [
        ("owned:yes", |n| n > Some(0)),
        ("besitz:ja", |n| n > Some(0)),
        ("owned:*", |n| n > Some(0)),
        ("sammlung:nein", |n| n == Some(0)),
        ("owned:0", |n| n == Some(0)),
        ("owned=2", |n| n == Some(2)),
        ("owned<3", |n| n.is_some_and(|n| n < 3)),
        ("owned>=2", |n| n >= Some(2)),
        ("owned:2..3", |n| n == Some(2) || n == Some(3)),
        ("owned:1,4", |n| n == Some(1) || n == Some(4)),
        ("-owned:yes", |n| n.is_none_or(|n| n == 0)),
        ("owned!=2", |n| n != Some(2)),
        ("owned:no or owned>3", |n| n == Some(0) || n > Some(3)),
        ("owned>0 -(owned:2 or owned:3)", |n| n == Some(1) || n == Some(4)),
    ];
    let (cards, _) = cards();
    let owned = collection(cards);
    for (query, fits) in cases {
        let expected = (0_u32..).zip(cards).filter(|(_, card)| fits(copies(card, &owned)));
        let expected: BTreeSet<u32> = expected.map(|(at, _)| at).collect();
        let found: BTreeSet<u32> = found(query, &[]).into_iter().collect();
        assert!(!expected.is_empty(), "{query}");
        assert_eq!(found, expected, "{query}");
    }
}

#[test]
fn a_deck_is_its_cards_of_second_edition() {
    let (cards, index) = cards();
    let names = collection(cards);
    let mut player = PlayerCards::default();
    player.add_deck("Meine Mannschaft", names.keys().cloned());
    player.add_deck_names(["Crew of Sela".to_owned()]);
    let positions = |query: &str| {
        let query = parse(query).unwrap_or_else(|error| panic!("{query}: {error}"));
        index.search(&query, &[], &player)
    };
    let found = positions("deck:\"meine mannschaft\"").expect("an answer");
    let expected = (0_u32..).zip(cards).filter(|(_, card)| copies(card, &names).is_some_and(|count| count > 0));
    assert_eq!(found.iter().copied().collect::<BTreeSet<u32>>(), expected.map(|(at, _)| at).collect());
    let others = positions("-deck:MeineMannschaft").expect("an answer");
    assert_eq!(found.len() + others.len(), cards.len());
    assert!(positions("deck:\"crew of selah\"").is_err());
}

#[test]
fn results_sort_by_copies_with_other_games_last() {
    let (cards, _) = cards();
    let owned = collection(cards);
    let sort = SortKey::parse("-owned").expect("a field");
    let found = found("type:ship", &[sort]);
    let counts = found.iter().map(|at| copies(&cards[*at as usize], &owned));
    let counts: Vec<Option<u32>> = counts.collect();
    let mut sorted = counts.clone();
    sorted.sort_by(|a, b| b.cmp(a));
    assert_eq!(counts, sorted);
    assert_eq!(counts.last(), Some(&None));
}
