//! Sixty shapes of whole decks by kinds of public lists (`tests/decks/wild/sixty`). Three small decks say what each
//! holds: it is read whole, or there is a doubt about every card that is not.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use deck::{DeckList, FoundDeck, Pile, update_names};

use crate::kit::files::files_below;
use crate::kit::pool::{POOL, doubted};

/// Copies of cards by pile and name.
type Copies = BTreeMap<(Pile, String), u32>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/decks/wild/sixty")
}

/// What one of the three decks holds.
fn truth(deck: &str) -> Copies {
    let table = fs::read_to_string(folder().join(format!("{deck}.tsv"))).expect("a deck");
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('\t').collect();
        let pile = Pile::ALL.iter().copied().find(|pile| pile.code() == cells[0]).expect("a pile");
        ((pile, cells[2].to_owned()), cells[1].parse().expect("copies"))
    };
    table.lines().map(row).collect()
}

fn copies_of(deck: &FoundDeck) -> Copies {
    let mut copies = Copies::new();
    for entry in &deck.cards {
        *copies.entry((entry.pile, entry.card.full_name())).or_default() += entry.count;
    }
    copies
}

/// How a list was read beside what it holds: `whole`, with a `doubt`, or `wrong` where nothing says so.
fn outcome(truth: &Copies, list: &DeckList, deck: &FoundDeck) -> (&'static str, String) {
    let (read, doubts) = (copies_of(deck), doubted(list, deck));
    let wrong: Vec<String> = read
        .iter()
        .filter(|(card, count)| truth.get(card) != Some(count))
        .map(|(card, count)| format!("{count} {card:?}"))
        .collect();
    let lost = truth.keys().filter(|card| !read.contains_key(card)).count();
    let said = format!("{lost} lost, doubts {doubts:?}, wrong {wrong:?}");
    // A card may be told by its doubt alone, or stand in several lines of which one is doubtful.
    let is_told = deck.has_dilemmas_aside() || !doubts.is_empty() && wrong.len() + lost <= doubts.len().max(lost);
    match () {
        () if *truth == read && doubts.is_empty() => ("whole", said),
        () if is_told && wrong.is_empty() => ("doubt", said),
        () if is_told => ("partly", said),
        () => ("wrong", said),
    }
}

#[test]
fn a_list_that_is_mended_keeps_all_else() {
    let lists = files_below(&folder()).into_iter().filter(|path| path.extension().is_none_or(|kind| kind != "tsv"));
    for path in lists {
        let text = fs::read_to_string(&path).expect("a list");
        let Ok((list, found)) = POOL.with(|pool| pool.read(&text)) else {
            continue;
        };
        let (mended, changes) = update_names(&list, &found);
        let is_changed = |number: &usize| changes.iter().any(|change| change.line == *number);
        let pairs = (1..).zip(text.split('\n').zip(mended.split('\n')));
        let others = pairs.filter(|(number, (before, after))| before != after && !is_changed(number)).count();
        assert!(others == 0 || list.family.is_document(), "{path:?}");
        assert_eq!(text.split('\n').count(), mended.split('\n').count(), "{path:?}");
        let (again, kept) = POOL.with(|pool| pool.deck(&mended));
        assert_eq!(copies_of(&kept), copies_of(&found), "{path:?}");
        assert_eq!(update_names(&again, &kept).0, mended, "{path:?}");
    }
}

#[test]
fn sixty_shapes_are_read_as_the_table_says() {
    let cases = fs::read_to_string(folder().join("cases.tsv")).expect("the table");
    let mut others = Vec::new();
    for line in cases.lines().skip(1) {
        let [file, deck, gives, kind] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("four columns: {line}");
        };
        let text = fs::read_to_string(folder().join(file)).expect("a list");
        let (read, said) = match POOL.with(|pool| pool.read(&text)) {
            Ok((list, found)) => outcome(&truth(deck), &list, &found),
            Err(error) => ("refused", error.to_string()),
        };
        if read != gives {
            others.push(format!("{file} ({kind}): {read} instead of {gives}: {said}"));
        }
    }
    assert!(others.is_empty(), "{}", others.join("\n"));
}
