//! The rules of deck building read once more, copy by copy and pair by pair, beside the checker of the program.

use std::collections::BTreeSet;
use std::rc::Rc;

use deck::{DeckEntry, FoundDeck, MatchKind, Pile, Rule, Violation, outside_pool, violations};
use model::{CardPool, CcgCard, Place};
use proptest::prelude::*;

use crate::kit::built_in::library;
use crate::kit::pool::POOL;

/// A copy as it lies on the table.
type OneCopy = (Pile, Rc<CcgCard>);
/// Which card of a kind, and how many copies.
type Pick = (prop::sample::Index, u32);

const PILES: [Pile; 3] = [Pile::Missions, Pile::Dilemmas, Pile::Deck];

fn belongs(pile: Pile, card: &CcgCard) -> bool {
    match card.card_type.as_str() {
        "mission" => pile == Pile::Missions,
        "dilemma" => pile == Pile::Dilemmas,
        _ => pile == Pile::Deck,
    }
}

/// What a table of copies breaks ("Ein Deck bauen", p. 12; "Kartentypen", p. 3).
fn broken(table: &[OneCopy]) -> BTreeSet<Rule> {
    let in_place = |pile: Pile| table.iter().filter(|(own, card)| *own == pile && belongs(*own, card)).count();
    // Whether some copy has as many others beside it in a pile as break a rule.
    let has_many = |pile: Pile, limit: usize, counts: &dyn Fn(&CcgCard, &CcgCard) -> bool| {
        let there = || table.iter().filter(|(own, _)| *own == pile).map(|(_, card)| card);
        there().any(|one| there().filter(|other| counts(one, other)).count() > limit)
    };
    let is_limited = |one: &CcgCard, other: &CcgCard| {
        [one, other].iter().all(|card| !card.text_facts.any_copies) && one.title == other.title
    };
    let is_home = |card: &CcgCard| card.place == Some(Place::Headquarters);
    let is_beside = |one: &CcgCard, other: &CcgCard| {
        let is_alone = one.text_facts.is_only_headquarters && is_home(one);
        is_alone && is_home(other) && one.full_name() != other.full_name()
    };
    [
        (Rule::MissionCount, in_place(Pile::Missions) != 5),
        (Rule::MissionTwice, has_many(Pile::Missions, 1, &|one, other| one.full_name() == other.full_name())),
        (Rule::DilemmaCount, in_place(Pile::Dilemmas) < 20),
        (Rule::DeckCount, in_place(Pile::Deck) < 35),
        (Rule::TotalCount, table.len() < 60),
        (Rule::Copies, has_many(Pile::Deck, 3, &is_limited)),
        (Rule::DilemmaCopies, has_many(Pile::Dilemmas, 3, &is_limited)),
        (Rule::WrongPile, table.iter().any(|(pile, card)| !belongs(*pile, card))),
        (Rule::SecondHeadquarters, has_many(Pile::Missions, 0, &is_beside)),
    ]
    .into_iter()
    .filter_map(|(rule, is_broken)| is_broken.then_some(rule))
    .collect()
}

/// Lines with copies of cards of some kind, all in one pile.
fn lines(kind: fn(&CcgCard) -> bool, pile: Pile, picks: &[Pick]) -> Vec<DeckEntry> {
    POOL.with(|pool| {
        let cards: Vec<&Rc<CcgCard>> = pool.cards.iter().filter(|card| kind(card)).collect();
        let entry = |(at, count): &Pick| DeckEntry {
            line: 1,
            pile,
            count: *count,
            card: Rc::clone(cards[at.index(cards.len())]),
            written: String::new(),
            how: MatchKind::Exact,
        };
        picks.iter().map(entry).collect()
    })
}

fn is_mission(card: &CcgCard) -> bool {
    card.card_type == "mission"
}

fn is_headquarters(card: &CcgCard) -> bool {
    card.place == Some(Place::Headquarters)
}

fn is_dilemma(card: &CcgCard) -> bool {
    card.card_type == "dilemma"
}

fn is_of_deck(card: &CcgCard) -> bool {
    !is_mission(card) && !is_dilemma(card)
}

/// Few cards to choose from, so that titles meet, some of which may be there in any number.
fn is_common(card: &CcgCard) -> bool {
    card.text_facts.any_copies || card.title.starts_with("Be") || card.title.starts_with("In")
}

/// Picks of so many copies, a few on each line.
fn picks(lines: std::ops::Range<usize>, copies: std::ops::RangeInclusive<u32>) -> impl Strategy<Value = Vec<Pick>> {
    prop::collection::vec((any::<prop::sample::Index>(), copies), lines)
}

/// Piles about as large as the rules want them, and some cards that lie anywhere.
fn deck() -> impl Strategy<Value = FoundDeck> {
    let piles = (picks(2..5, 1..=1), picks(0..3, 1..=1), picks(5..10, 3..=4), picks(11..15, 3..=3));
    let strays = (picks(0..6, 1..=2), prop::sample::select(&PILES[..]), picks(0..4, 1..=1));
    (piles, strays).prop_map(|((missions, homes, dilemmas, cards), (common, pile, any))| FoundDeck {
        name: None,
        is_sorted: false,
        cards: [
            lines(is_mission, Pile::Missions, &missions),
            lines(is_headquarters, Pile::Missions, &homes),
            lines(is_dilemma, Pile::Dilemmas, &dilemmas),
            lines(is_of_deck, Pile::Deck, &cards),
            lines(|card| is_common(card) && is_of_deck(card), Pile::Deck, &common),
            lines(|card| is_common(card) && is_dilemma(card), Pile::Dilemmas, &common),
            lines(|_| true, pile, &any),
        ]
        .concat(),
        unknown: Vec::new(),
        miscounts: Vec::new(),
    })
}

fn copies<'d>(lines: impl Iterator<Item = &'d DeckEntry>) -> u32 {
    lines.map(|line| line.count).sum()
}

/// How many copies a violation counts, and how many it names.
fn counted(violation: Option<&Violation>) -> (u32, u32) {
    violation.map_or((0, 0), |one| (one.have, one.cards.iter().map(|card| card.count).sum()))
}

/// A pool is of no rulebook.
#[test]
fn rules_stand_in_entries_that_are_there() {
    let ids: BTreeSet<&str> = library().entries.iter().map(|entry| entry.value.id.as_str()).collect();
    let stands = |rule: &&Rule| rule.entry().is_some_and(|id| ids.contains(id));
    let nowhere: Vec<&Rule> = Rule::ALL.iter().filter(|rule| !stands(rule)).collect();
    assert_eq!(nowhere, [&Rule::OutsidePool]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn two_readings_of_the_rules_agree_on_any_deck(deck in deck()) {
        let copies = deck.cards.iter().flat_map(|line| (0..line.count).map(|_| (line.pile, Rc::clone(&line.card))));
        let table: Vec<OneCopy> = copies.collect();
        let found: BTreeSet<Rule> = violations(&deck).into_iter().map(|violation| violation.rule).collect();
        prop_assert_eq!(found, broken(&table));
    }

    #[test]
    fn cards_in_a_wrong_pile_or_out_of_a_pool_are_counted_and_named(deck in deck()) {
        let found = violations(&deck);
        for pile in PILES {
            let strangers = copies(deck.pile_entries(pile).filter(|line| !belongs(pile, &line.card)));
            let wrong = found.iter().find(|one| one.rule == Rule::WrongPile && one.pile == Some(pile));
            prop_assert_eq!(counted(wrong), (strangers, strangers));
        }
        for pool in CardPool::ALL {
            let outside = copies(deck.cards.iter().filter(|line| !pool.admits(&line.card)));
            prop_assert_eq!(counted(outside_pool(&deck, pool).as_ref()), (outside, outside));
        }
    }
}
