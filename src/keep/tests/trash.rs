use super::{Bench, contract};
use crate::UserStore;
use crate::archive::ArchivedRecord;
use crate::decks::NewVersion;
use crate::logs::LogKind;
use crate::trash::TrashKind;

contract!(
    what_is_removed_comes_back_as_it_was,
    what_comes_back_takes_no_name_from_another,
    what_is_removed_twice_comes_back_last_first,
);

fn begin(store: &mut dyn UserStore, name: &str) {
    let log = store.create(LogKind::Solo, name, &["0", "1", "2"]).expect("a log");
    store.rewind(&log, 2).expect("undone");
}

fn remove(store: &mut dyn UserStore, name: &str) {
    let log = store.find_by_name(LogKind::Solo, name).expect("read").expect("a log");
    store.delete(&log).expect("removed");
}

/// All records; when a log was used last is no part of what it was.
fn records(store: &dyn UserStore) -> Vec<ArchivedRecord> {
    let mut records = store.records().expect("read");
    for record in &mut records {
        if let ArchivedRecord::Log(log) = record {
            log.used = 0;
        }
    }
    records
}

fn save(store: &mut dyn UserStore, name: &str) {
    let version = |body| NewVersion { source: Some("s"), note: None, body };
    store.save_deck(name, version("1")).expect("saved");
    let first = store.deck_versions(name).expect("versions").remove(0);
    store.add_deck_version(&first, version("2")).expect("saved");
}

fn what_is_removed_comes_back_as_it_was(bench: &Bench) {
    let mut store = bench.store();
    begin(&mut *store, "g");
    save(&mut *store, "d");
    let before = records(&*store);
    let seen = store.find_by_name(LogKind::Solo, "g").expect("read").expect("a log");
    remove(&mut *store, "g");
    store.remove_deck("d").expect("removed");
    assert!(store.records().expect("read").is_empty());
    let items = store.trash().expect("read").into_iter().map(|item| (item.kind, item.name));
    let expected = [(TrashKind::Deck, "d".to_owned()), (TrashKind::Solo, "g".to_owned())];
    assert_eq!(items.collect::<Vec<_>>(), expected);
    assert_eq!(store.restore(TrashKind::Campaign, "g").expect("read"), None);
    assert_eq!(store.restore(TrashKind::Solo, "g").expect("restored").as_deref(), Some("g"));
    assert_eq!(store.restore(TrashKind::Deck, "d").expect("restored").as_deref(), Some("d"));
    assert_eq!(records(&*store), before);
    assert!(store.trash().expect("read").is_empty());
    assert!(store.append(&seen, "3").is_err(), "who saw it before does not go on with it unseen");
}

fn what_comes_back_takes_no_name_from_another(bench: &Bench) {
    let mut store = bench.store();
    for name in ["g", "g-2"] {
        begin(&mut *store, name);
        save(&mut *store, name);
    }
    remove(&mut *store, "g");
    begin(&mut *store, "g");
    store.remove_deck("g").expect("removed");
    save(&mut *store, "g");
    assert_eq!(store.restore(TrashKind::Solo, "g").expect("restored").as_deref(), Some("g-3"));
    assert_eq!(store.restore(TrashKind::Deck, "g").expect("restored").as_deref(), Some("g-3"));
    assert_eq!(store.latest(LogKind::Solo).expect("read").map(|log| log.name).as_deref(), Some("g-3"));
}

fn what_is_removed_twice_comes_back_last_first(bench: &Bench) {
    let mut store = bench.store();
    for body in ["old", "new"] {
        store.save_deck("d", NewVersion { source: None, note: None, body }).expect("saved");
        store.remove_deck("d").expect("removed");
    }
    for (body, name) in [("new", "d"), ("old", "d-2")] {
        assert_eq!(store.restore(TrashKind::Deck, "d").expect("restored").as_deref(), Some(name));
        assert_eq!(store.deck(name).expect("read").expect("a deck").body, body);
    }
}
