use super::{Bench, contract};
use crate::UserError;
use crate::UserStore;
use crate::decks::{DeckVersion, NewVersion};

contract!(
    every_version_stays_and_the_last_is_the_deck,
    what_was_made_of_a_removed_deck_is_no_version_of_the_next,
    a_name_given_takes_its_versions_with_it_and_no_other_place,
    notes_and_sources_are_set_kept_and_taken_away,
    decks_stand_in_the_order_of_their_signs,
);

fn list(body: &str) -> NewVersion<'_> {
    NewVersion { source: None, note: None, body }
}

fn bodies(store: &dyn UserStore, name: &str) -> Vec<(usize, String)> {
    let versions = store.deck_versions(name).expect("read").into_iter();
    versions.map(|version| (version.number, version.body)).collect()
}

fn deck(store: &dyn UserStore, name: &str) -> DeckVersion {
    store.deck(name).expect("read").expect("a deck")
}

/// Numbers of versions are given again with the name of a deck that was removed.
fn what_was_made_of_a_removed_deck_is_no_version_of_the_next(bench: &Bench) {
    let mut store = bench.store();
    store.save_deck("a", list("1")).expect("saved");
    let seen = deck(&*store, "a");
    let mut other = bench.store();
    other.remove_deck("a").expect("removed");
    other.save_deck("a", list("another")).expect("saved");
    assert!(matches!(store.add_deck_version(&seen, list("2")), Err(UserError::Moved)));
    assert!(matches!(store.annotate_deck(&seen, Some("n"), None), Err(UserError::Moved)));
    assert_eq!(bodies(&*store, "a"), [(1, "another".to_owned())]);
    assert_eq!(deck(&*store, "a").note, None);
}

fn every_version_stays_and_the_last_is_the_deck(bench: &Bench) {
    let mut store = bench.store();
    store.save_deck("a", list("1")).expect("saved");
    let again = store.save_deck("a", list("2"));
    assert!(matches!(again, Err(UserError::Taken)));
    let first = deck(&*store, "a");
    let second = store.add_deck_version(&first, list("2"));
    assert_eq!(second.expect("added"), 2);
    let late = store.add_deck_version(&first, list("3"));
    assert!(matches!(late, Err(UserError::Moved)));
    let none = store.add_deck_version(&DeckVersion { deck: "b".to_owned(), ..first }, list("3"));
    assert!(matches!(none, Err(UserError::Moved)));
    let expected = [(1, "1".to_owned()), (2, "2".to_owned())];
    assert_eq!(bodies(&*store, "a"), expected);
    assert_eq!(store.deck("a").expect("read").expect("a deck").body, "2");
    assert_eq!(store.decks().expect("read").len(), 1);
    store.remove_deck("a").expect("removed");
    assert_eq!(store.deck("a").expect("read"), None);
    assert_eq!(bodies(&*store, "a"), []);
}

fn a_name_given_takes_its_versions_with_it_and_no_other_place(bench: &Bench) {
    let mut store = bench.store();
    store.save_deck("a", list("1")).expect("saved");
    let first = deck(&*store, "a");
    store.add_deck_version(&first, list("2")).expect("added");
    store.save_deck("b", list("3")).expect("saved");
    let taken = store.rename_deck("a", "b");
    assert!(matches!(taken, Err(UserError::Taken)));
    store.rename_deck("a", "a").expect("its own name");
    store.rename_deck("a", "c").expect("renamed");
    assert_eq!(bodies(&*store, "c").len(), 2);
    assert_eq!(bodies(&*store, "a"), []);
    assert_eq!(bodies(&*store, "b"), [(1, "3".to_owned())]);
}

fn notes_and_sources_are_set_kept_and_taken_away(bench: &Bench) {
    let mut store = bench.store();
    let noted = NewVersion { note: Some("n"), ..list("1") };
    store.save_deck("a", noted).expect("saved");
    let told = |store: &dyn UserStore| {
        let deck = store.deck("a").expect("read").expect("a deck");
        (deck.note, deck.source)
    };
    let deck = store.deck("a").expect("read").expect("a deck");
    store.annotate_deck(&deck, None, Some("s")).expect("said");
    assert_eq!(told(&*store), (Some("n".to_owned()), Some("s".to_owned())));
    store.annotate_deck(&deck, Some(""), None).expect("said");
    assert_eq!(told(&*store), (None, Some("s".to_owned())));
}

/// No language's order: `Z` before `a` before `ä`, on every server.
fn decks_stand_in_the_order_of_their_signs(bench: &Bench) {
    let mut store = bench.store();
    for name in ["ä", "a b", "Z", "ab", "a-b", "\u{1f596}"] {
        store.save_deck(name, list("1")).expect("saved");
    }
    let decks = store.decks().expect("read");
    let names: Vec<&str> = decks.iter().map(|deck| deck.deck.as_str()).collect();
    assert_eq!(names, ["Z", "a b", "a-b", "ab", "ä", "\u{1f596}"]);
    let is_minute = |when: &str| when.len() == 16 && when.as_bytes()[10] == b' ';
    assert!(decks.iter().all(|deck| is_minute(&deck.when)), "{decks:?}");
}
