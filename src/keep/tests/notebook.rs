use std::io::{self, ErrorKind};

use proptest::prelude::*;

use super::{Bench, contract};
use crate::UserStore;
use model::{PlayerMemory, PlayerNote};

contract!(
    notes_are_added_replaced_and_deleted_one_by_one,
    a_star_is_given_once,
    what_is_taken_in_stands_there_once_or_not_at_all,
    what_has_notes_is_handed_over_once,
    a_document_of_notes_and_stars_survives,
);

fn told(store: &dyn UserStore, entry: &str) -> Vec<String> {
    let notes = store.notes_on(entry).expect("read").into_iter();
    notes.map(|note| note.text).collect()
}

fn take_in(store: &mut dyn UserStore, memory: &PlayerMemory, is_whole: bool) {
    let taken = store.take_in(memory, is_whole, &mut || Ok(()));
    taken.expect("taken in");
}

fn notes_are_added_replaced_and_deleted_one_by_one(bench: &Bench) {
    let mut store = bench.store();
    for text in ["1", "2", "3"] {
        store.add_note("a", text, false).expect("added");
    }
    store.add_note("b", "x", false).expect("added");
    assert_eq!(store.delete_notes("a", Some(2)).expect("deleted"), 1);
    assert_eq!(store.delete_notes("a", Some(3)).expect("deleted"), 0);
    assert_eq!(told(&*store, "a"), ["1", "3"]);
    store.add_note("a", "4", true).expect("replaced");
    assert_eq!(told(&*store, "a"), ["4"]);
    assert_eq!(store.delete_notes("a", None).expect("deleted"), 1);
    assert_eq!(store.notes().expect("read").len(), 1);
}

fn a_star_is_given_once(bench: &Bench) {
    let mut store = bench.store();
    assert!(store.set_star("b", true).expect("given"));
    assert!(!store.set_star("b", true).expect("given"));
    assert!(store.set_star("a", true).expect("given"));
    assert_eq!(store.stars().expect("read"), ["a", "b"]);
    assert!(store.set_star("a", false).expect("taken"));
    assert!(!store.set_star("a", false).expect("taken"));
}

fn what_is_taken_in_stands_there_once_or_not_at_all(bench: &Bench) {
    let mut store = bench.store();
    let note = |text: &str| PlayerNote { entry: "a".to_owned(), text: text.to_owned(), written: 7 };
    let memory =
        PlayerMemory { notes: vec![note("1"), note("2")], stars: vec!["a".to_owned()], ..PlayerMemory::default() };
    let mut fails = || Err(io::Error::from(ErrorKind::StorageFull));
    assert!(store.take_in(&memory, true, &mut fails).is_err());
    assert_eq!(store.notes().expect("read"), []);
    assert_eq!(store.stars().expect("read"), Vec::<String>::new());
    store.add_note("a", "2", false).expect("added");
    for _ in 0..2 {
        take_in(&mut *store, &memory, false);
    }
    assert_eq!(told(&*store, "a"), ["2", "1"]);
    take_in(&mut *store, &PlayerMemory::default(), true);
    assert_eq!(store.notes().expect("read"), []);
    assert_eq!(store.stars().expect("read"), Vec::<String>::new());
}

fn what_has_notes_is_handed_over_once(bench: &Bench) {
    let mut store = bench.store();
    for entry in ["b", "a", "b"] {
        store.add_note(entry, "x", false).expect("added");
    }
    let mut noted = Vec::new();
    let handed = store.noted(&mut |entries| noted = entries.to_vec());
    handed.expect("read");
    assert_eq!(noted, ["a", "b"]);
}

fn any_note() -> impl Strategy<Value = PlayerNote> {
    ("[a-c]{1}", any::<String>(), 0..u64::from(u32::MAX)).prop_map(|(entry, text, written)| {
        PlayerNote {
            entry,
            // A text of SQLite ends with the first zero only for other programs; players type none.
            text: text.replace('\0', ""),
            written,
        }
    })
}

fn any_memory() -> impl Strategy<Value = PlayerMemory> {
    let notes = prop::collection::vec(any_note(), 0..6);
    let stars = prop::collection::btree_set("[a-z/]{1,9}", 0..5);
    (notes, stars).prop_map(|(notes, stars)| PlayerMemory {
        version: PlayerMemory::VERSION,
        notes,
        stars: stars.into_iter().collect(),
        ..PlayerMemory::default()
    })
}

/// What is written out as a document and taken in is there, each note once, in its order.
fn a_document_of_notes_and_stars_survives(bench: &Bench) {
    let config = ProptestConfig::with_cases(48);
    proptest!(config, |(memory in any_memory())| {
        let text = serde_yaml::to_string(&memory).expect("a document");
        let read: PlayerMemory = serde_yaml::from_str(&text).expect("the same");
        prop_assert_eq!(&read, &memory);
        let mut store = bench.store();
        take_in(&mut *store, &read, true);
        let mut expected: Vec<PlayerNote> = Vec::new();
        for note in memory.notes {
            let is_there = |known: &PlayerNote| (&known.entry, &known.text) == (&note.entry, &note.text);
            if !expected.iter().any(is_there) {
                expected.push(note);
            }
        }
        expected.sort_by(|a, b| a.entry.cmp(&b.entry));
        prop_assert_eq!(store.notes().expect("read"), expected);
        prop_assert_eq!(store.stars().expect("read"), memory.stars);
    });
}
