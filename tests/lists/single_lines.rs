//! What single lines say of the others: counts on lines of their own, numbers that contradict each other, sums that do not
//! agree with the cards.

use deck::FoundDeck;

use crate::kit::pool::{POOL, doubted};

fn deck(text: &str) -> (usize, FoundDeck) {
    POOL.with(|pool| {
        let (list, deck) = pool.deck(text);
        (doubted(&list, &deck).len(), deck)
    })
}

#[test]
fn counts_on_lines_of_their_own_belong_to_the_names_above_or_below() {
    for text in [
        "Odo, Constable\n2\nKira Nerys, Colonel Kira\n3\nVidiian Cruiser\n1\n",
        "2\nOdo, Constable\n3\nKira Nerys, Colonel Kira\n1\nVidiian Cruiser\n",
    ] {
        let (doubts, deck) = deck(text);
        let counts: Vec<u32> = deck.cards.iter().map(|card| card.count).collect();
        assert_eq!((doubts, &counts[..]), (0, &[2, 3, 1][..]), "{text}");
    }
}

#[test]
fn numbers_that_contradict_each_other_are_a_doubt() {
    assert_eq!(deck("2x Odo, Constable\n").0, 0);
    for line in ["2x Odo, Constable 3x\n", "Odo, Constable 1U2 1U3\n"] {
        let (doubts, deck) = deck(line);
        assert_eq!((doubts, deck.cards.len()), (1, 0), "{line}");
    }
}

/// A part that lacks as many cards as the whole explains it.
#[test]
fn a_sum_is_told_where_its_parts_do_not_explain_it() {
    for (stated, told) in [(5, &[2][..]), (6, &[1, 2])] {
        let text = format!("Deck ({stated})\nPersonnel (4)\n2 Odo, Constable\nShips (1)\n1 Vidiian Cruiser\n");
        let lines: Vec<usize> = deck(&text).1.miscounts.iter().map(|miscount| miscount.line).collect();
        assert_eq!(lines, told, "{text}");
    }
}
