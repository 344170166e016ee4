//! Errata, rulings and names in the built-in data as a whole.

use std::collections::{HashMap, HashSet};

use model::{Card, Entry, Game, Lang, LastPrint, LaterPrint, Print};

use crate::kit::built_in::{core, library};

/// Entries of the designers' list that concern the core box.
const LISTED: usize = 34;
/// Common cards reprinted in To Boldly Go, which our words were made from.
const REPRINTED: usize = 45;

#[test]
fn every_erratum_of_the_core_box_is_there() {
    let cards = core().cards().map(|card| card.errata.len());
    let boards = core().entries().map(|entry| entry.errata.len());
    assert_eq!(cards.sum::<usize>() + boards.sum::<usize>(), LISTED);
}

#[test]
fn what_came_with_a_later_box_says_which() {
    for card in core().cards() {
        for erratum in &card.errata {
            let is_told = erratum.until != LastPrint::Every || !erratum.later.is_empty();
            assert!(is_told, "{}", card.id);
        }
    }
}

/// Cards whose later wording counts for a reason that is named.
#[test]
fn the_first_print_counts_unless_a_source_says_otherwise() {
    let errata = |card: &&Card| card.errata.iter().any(|erratum| erratum.counts == Print::Latest);
    let cards = core().cards().filter(errata);
    let slugs: Vec<&str> = cards.map(|card| card.id.slug()).collect();
    let later = ["mirok", "xindi-reptilian-battleship", "zefram-cochrane"];
    assert_eq!(slugs, later);
}

#[test]
fn reprints_that_our_words_follow_are_marked() {
    let marked = core().cards();
    let marked = marked.filter(|card| card.worded_after == Some(LaterPrint::ToBoldlyGo));
    assert_eq!(marked.count(), REPRINTED);
}

#[test]
fn one_card_says_the_same_in_every_deck() {
    let mut first: HashMap<(&str, &str), &Card> = HashMap::new();
    for card in core().cards() {
        let name = (card.title.en.as_str(), card.suit.code());
        let other = first.entry(name).or_insert(card);
        assert_eq!(card.title, other.title, "{}", card.id);
        assert_eq!(card.operations, other.operations, "{}", card.id);
    }
}

/// Names of one word may be words of the rules too.
#[test]
fn german_entries_name_cards_by_their_german_titles() {
    let titles = library().cards().map(|card| &card.title);
    let foreign = titles.filter(|title| title.de != title.en && title.en.contains([' ', '-']));
    let missions = library().boards.iter().flat_map(|board| &board.missions);
    let missions: HashSet<&str> = missions.map(|mission| mission.name.as_str()).collect();
    let boxes = library().boxes.iter().map(|one| one.title.en.as_str());
    let boxes: Vec<&str> = boxes.collect();
    let foreign: Vec<_> = foreign
        .filter(|title| !missions.contains(title.en.as_str()))
        .filter(|title| !boxes.contains(&title.en.as_str()))
        .collect();
    let own = |entry: &&Entry| entry.game() == Game::CaptainsChair;
    for entry in library().entries().filter(own) {
        let rulings = entry.rulings.iter().map(|ruling| ruling.text.de.clone());
        let said = std::iter::once(&entry.text).chain(&entry.example).map(|text| text.joined(Lang::De));
        for text in rulings.chain(said) {
            for title in &foreign {
                let found = text.contains(title.en.as_str()) && !text.contains(title.de.as_str());
                assert!(!found, "{}: {}", entry.id, title.en);
            }
        }
    }
}
