use super::{Bench, contract};
use crate::UserStore;

contract!(
    notes_are_added_replaced_and_deleted_one_by_one,
    a_star_is_given_once,
    what_has_notes_is_handed_over_once,
);

fn told(store: &dyn UserStore, entry: &str) -> Vec<String> {
    let notes = store.notes_on(entry).expect("read").into_iter();
    notes.map(|note| note.text).collect()
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
