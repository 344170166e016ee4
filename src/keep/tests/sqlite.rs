//! What holds of a file on this machine alone.

use std::path::Path;

use rusqlite::Connection;

use crate::clock::number;
use crate::decks::Decks;
use crate::logs::LogKind;
use crate::logs::Logs;
use crate::sqlite::MIGRATIONS;
use crate::sqlite::SqliteStore;
use model::SystemFault;

/// A database as the program left it that knew so many steps.
fn earlier(path: &Path, steps: usize) -> Connection {
    let connection = Connection::open(path).expect("a database");
    for step in &MIGRATIONS[..steps] {
        connection.execute_batch(step).expect("a step");
    }
    let version = number(steps);
    connection.pragma_update(None, "user_version", version).expect("a version");
    connection
}

#[test]
fn those_who_make_it_at_once_all_open_it() {
    for _ in 0..20 {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("user.db");
        std::thread::scope(|scope| {
            for _ in 0..6 {
                scope.spawn(|| drop(SqliteStore::open(&path).expect("a database")));
            }
        });
    }
}

#[test]
fn what_may_not_be_written_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a?b#c%20.db");
    let mut store = SqliteStore::open(&path).expect("a database");
    let made = store.create(LogKind::Solo, "a", &["0", "1"]);
    made.expect("a log");
    drop(store);
    let mut store = SqliteStore::open_to_read(&path).expect("the same");
    let log = store.find_by_name(LogKind::Solo, "a").expect("a row");
    let log = log.expect("the log");
    assert_eq!(store.entries(&log).expect("rows"), ["0", "1"]);
    let refused = store.append(&log, "2").expect_err("no writing");
    assert_eq!(refused.fault(), SystemFault::ReadOnly);
}

#[test]
fn decks_saved_before_there_were_versions_are_the_first_of_theirs() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("user.db");
    let old = earlier(&path, 3);
    old.execute_batch(
        "INSERT INTO deck VALUES ('a', 7, 'x'), ('b', 8, 'y');
        INSERT INTO log (kind, name, created, used, head) VALUES ('solo', 'g', 1, 1, 1);
        INSERT INTO entry VALUES (1, 1, 'first');",
    )
    .expect("what was kept");
    drop(old);
    for _ in 0..2 {
        let store = SqliteStore::open(&path).expect("a database of today");
        let decks = store.decks().expect("decks").into_iter();
        let told: Vec<_> = decks.map(|deck| (deck.deck, deck.number, deck.saved, deck.body)).collect();
        let expected = [("a", 1, 7, "x"), ("b", 1, 8, "y")]
            .map(|(name, number, saved, body)| (name.into(), number, saved, body.into()));
        assert_eq!(told, expected);
        let log = store.find_by_name(LogKind::Solo, "g").expect("read");
        let log = log.expect("a log");
        assert_eq!(store.entries(&log).expect("entries"), ["first"]);
        assert_eq!(log.changes, 1);
    }
}
