//! Decks in one line: whatever deck there is comes back as it was, and nothing else ever does.

use std::fs;
use std::path::Path;
use std::rc::Rc;

use deck::{DeckCounts, DeckEntry, Format, FoundDeck, MatchFailure, MatchKind, Pile, decode, write};
use model::CcgCard;
use proptest::prelude::*;
use serde_json::Value;

use crate::kit::desk::Desk;
use crate::kit::files::files_below;
use crate::kit::pool::POOL;

/// Signs a code of sixty cards may have.
const MOST_SIGNS: usize = 350;

/// Name, piles, cards, counts and order.
fn contents(deck: &FoundDeck) -> String {
    write(deck, Format::Json, |_| String::new())
}

/// The deck of a code.
fn again(code: &str) -> FoundDeck {
    let mut decks = POOL.with(|pool| pool.read_all(code)).unwrap_or_else(|error| panic!("{error}: {code}"));
    assert_eq!(decks.len(), 1, "{code}");
    decks.remove(0)
}

fn code(deck: &FoundDeck) -> String {
    POOL.with(|pool| pool.encode(deck))
}

#[test]
fn every_held_list_comes_back() {
    let (mut decks, mut whole) = (0, 0);
    for path in files_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/decks")) {
        let bytes = fs::read(&path).expect("a list");
        let Ok(text) = decode(&bytes) else { continue };
        for deck in POOL.with(|pool| pool.read_all(&text)).unwrap_or_default() {
            // Of these the number of copies is in doubt: no form of lists can say that.
            if deck.unknown.iter().any(|unknown| matches!(unknown.why, MatchFailure::Disagree(_))) {
                continue;
            }
            let code = code(&deck);
            assert_eq!(contents(&again(&code)), contents(&deck), "{}", path.display());
            decks += usize::from(!deck.cards.is_empty());
            if deck.unknown.is_empty() && (60..=65).contains(&DeckCounts::from_deck(&deck).total) {
                assert!(code.len() < MOST_SIGNS, "{}: {}", path.display(), code.len());
                whole += 1;
            }
        }
    }
    assert!(decks > 90 && whole > 50, "{decks} {whole}");
}

#[test]
fn every_example_comes_back_from_the_terminal() {
    let desk = Desk::new();
    let said = |words: &[&str]| -> Value {
        let output = desk.tricorder().args(words).arg("--json").output().expect("the program starts");
        serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error} {output:?}"))
    };
    let listed = said(&["deck", "list", "--examples"]);
    let names: Vec<&str> =
        listed["examples"].as_array().expect("examples").iter().filter_map(|one| one["name"].as_str()).collect();
    assert!(names.len() >= 4, "{names:?}");
    for name in names {
        let shared = said(&["deck", "share", name, "--app", "https://example.org/app/"]);
        let code = shared["code"].as_str().expect("a code");
        assert!(code.len() < MOST_SIGNS, "{name}: {}", code.len());
        assert_eq!(shared["link"], format!("https://example.org/app/#deck={code}"));
        for carried in [code, shared["link"].as_str().expect("a link")] {
            assert_eq!(said(&["deck", "diff", carried, name])["same"], true, "{name}");
        }
    }
}

/// A deck of sixty cards, each in the pile of its type or laid aside, in any order.
fn any_deck() -> impl Strategy<Value = FoundDeck> {
    let card = (any::<prop::sample::Index>(), 1_u32..4, 0_u8..8);
    (prop::collection::vec(card, 1..61), "\\PC{0,40}").prop_map(|(picked, name)| {
        let cards = POOL.with(|pool| {
            let entry = |(line, (at, count, aside)): (usize, (prop::sample::Index, u32, u8))| {
                let card: Rc<CcgCard> = Rc::clone(&pool.cards[at.index(pool.cards.len())]);
                let pile = if aside == 0 { Pile::Aside } else { Pile::of_card(&card) };
                DeckEntry { line, pile, count, written: card.full_name(), card, how: MatchKind::Exact }
            };
            (1..).zip(picked).map(entry).collect()
        });
        let name = Some(deck::one_line(&name)).filter(|name| !name.is_empty());
        FoundDeck { name, is_sorted: false, cards, unknown: Vec::new(), miscounts: Vec::new() }
    })
}

proptest! {
    #[test]
    fn any_deck_comes_back(deck in any_deck()) {
        let code = code(&deck);
        prop_assert_eq!(contents(&again(&code)), contents(&deck));
        let copies: u32 = deck.cards.iter().map(|card| card.count).sum();
        prop_assert!(copies > 60 || code.len() < MOST_SIGNS, "{}", code.len());
    }

    /// Signs that were exchanged, lost, doubled, cut off or written small: the same deck or none.
    #[test]
    fn damage_is_told(deck in any_deck(), at in any::<prop::sample::Index>(), kind in 0_u8..5, sign in "[A-Za-z0-9_-]") {
        let whole = code(&deck);
        let at = at.index(whole.len());
        let (before, behind) = whole.split_at(at);
        let damaged = match kind {
            0 => format!("{before}{sign}{}", &behind[1..]),
            1 => format!("{before}{}", &behind[1..]),
            2 => format!("{before}{sign}{behind}"),
            3 => before.to_owned(),
            _ => whole.to_lowercase(),
        };
        let found = POOL.with(|pool| pool.read_all(&damaged)).unwrap_or_default();
        for other in found.iter().filter(|found| !found.cards.is_empty()) {
            prop_assert_eq!(contents(other), contents(&deck), "{}", damaged);
        }
    }
}
