//! What holds of a file on this machine alone.

use std::path::Path;

use rusqlite::Connection;

use crate::UserError;
use crate::archive::{Archive, ArchivedRecord};
use crate::clock::number;
use crate::collection::{Booking, CollectionStore, Copies};
use crate::damage::{DamagedItem, KeptKind, StoreCondition};
use crate::decks::{Decks, NewVersion};
use crate::imports::{FileRow, ImportStore, NewFile};
use crate::logs::LogKind;
use crate::logs::Logs;
use crate::notebook::Notebook;
use crate::settings::SettingsStore;
use crate::sqlite::MIGRATIONS;
use crate::sqlite::SqliteStore;
use crate::sqlite::harden_connection;
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
    let mut store = SqliteStore::open_to_read(&path, SystemFault::ReadOnly).expect("the same");
    let log = store.find_by_name(LogKind::Solo, "a").expect("a row");
    let log = log.expect("the log");
    assert_eq!(store.entries(&log).expect("rows"), ["0", "1"]);
    let refused = store.append(&log, "2").expect_err("no writing");
    assert_eq!(refused.fault(), SystemFault::ReadOnly);
}

/// What was written last lies in the journal as long as nobody has closed the database.
#[test]
fn what_lies_in_the_journal_is_read_where_nothing_can_be_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let [path, copy] = ["user.db", "copy.db"].map(|name| folder.path().join(name));
    let mut store = SqliteStore::open(&path).expect("a database");
    store.create(LogKind::Solo, "a", &["0"]).expect("a log");
    for ending in ["", "-wal"] {
        let name = |path: &Path| format!("{}{ending}", path.display());
        std::fs::copy(name(&path), name(&copy)).expect("copied");
    }
    let before = std::fs::read(&copy).expect("the copy");
    let seen = SqliteStore::open_to_read(&copy, SystemFault::Full).expect("the same");
    assert_eq!(seen.list(LogKind::Solo).expect("read").len(), 1);
    assert_eq!(seen.write_barrier(), Some(SystemFault::Full));
    assert!(std::fs::read(&copy).expect("the copy") == before, "it is left as it was");
    assert!(!folder.path().join("copy.db-shm").exists());
}

#[test]
fn what_may_not_be_written_is_used_as_far_as_it_can_be() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("user.db");
    let old = earlier(&path, 3);
    old.execute_batch("INSERT INTO log (kind, name, created, used, head) VALUES ('solo', 'g', 1, 1, 1)")
        .expect("what was kept");
    drop(old);
    let mut store = SqliteStore::open_to_read(&path, SystemFault::Full).expect("of today, in memory");
    let log = store.latest(LogKind::Solo).expect("read").expect("a log");
    assert_eq!(store.touch(&log).expect("no change"), log);
    assert!(!log.is_of_today(), "{}", log.moved);
    let refused = store.keep_setting("x", "y").expect_err("no writing");
    assert_eq!(refused.fault(), SystemFault::Full, "the true reason");
}

/// A store with something of everything, of which two things each are alike but for their name.
fn kept_twice(path: &Path) -> SqliteStore {
    let mut store = SqliteStore::open(path).expect("a database");
    for name in ["one", "two"] {
        for kind in LogKind::ALL {
            store.create(kind, name, &["0", "1"]).expect("a log");
        }
        store.save_deck(name, NewVersion { source: None, note: None, body: "{}" }).expect("saved");
        let rows = vec![FileRow { line: 2, body: "[]".to_owned() }];
        store.import(&[NewFile { name: name.to_owned(), layout: "2e-23".to_owned(), rows }]).expect("stored");
        let copies = [Copies { name: name.to_owned(), former: Vec::new(), count: 2 }];
        store.book(Booking::Set, &copies).expect("booked");
        store.add_note(name, "text", false).expect("noted");
        store.set_star(name, true).expect("starred");
        store.keep_setting(name, "x").expect("kept");
    }
    store
}

/// What all lists of a store hold, counted: games, trainings, campaigns, decks, imports, cards, notes, stars.
fn counts(store: &SqliteStore) -> [usize; 8] {
    let [solo, cadet, campaign] = LogKind::ALL.map(|kind| store.list(kind).expect("listed").len());
    let decks = store.decks().expect("listed").len();
    let imports = store.imports().expect("listed").len();
    let owned = store.owned().expect("listed").len();
    let (notes, stars) = (store.notes().expect("listed").len(), store.stars().expect("listed").len());
    [solo, cadet, campaign, decks, imports, owned, notes, stars]
}

/// One damaged text in each table that has any, one after the other: the first of two things is damaged, the second is
/// listed and saved, and nothing else is missing.
#[test]
fn a_damaged_text_takes_nothing_else_with_it() {
    let texts = [
        ("log", "name", "kind = 'solo'", KeptKind::Game),
        ("log", "name", "kind = 'cadet'", KeptKind::Training),
        ("log", "name", "kind = 'campaign'", KeptKind::Campaign),
        ("entry", "body", "log = (SELECT id FROM log WHERE name = 'one' AND kind = 'solo')", KeptKind::Game),
        ("deck_version", "body", "deck = 'one'", KeptKind::Deck),
        ("import_file", "name", "name = 'one'", KeptKind::Import),
        ("owned", "name", "name = 'one'", KeptKind::Owned),
        ("note", "body", "entry = 'one'", KeptKind::Note),
        ("star", "entry", "entry = 'one'", KeptKind::Star),
        ("setting", "body", "name = 'one'", KeptKind::Setting),
    ];
    for (table, column, of, kind) in texts {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("user.db");
        let store = kept_twice(&path);
        let (before, records) = (counts(&store), store.records().expect("read").len());
        let connection = Connection::open(&path).expect("a database");
        let is_first = if table == "log" { "name = 'one'" } else { "true" };
        let sql =
            format!("UPDATE {table} SET {column} = CAST(X'FF' || {column} AS TEXT) WHERE {of} AND {is_first}");
        assert!(connection.execute(&sql, []).expect("damaged") > 0, "{sql}");
        assert_eq!(store.take_damage(), []);
        let after = counts(&store);
        let missing: usize = before.iter().zip(after).map(|(before, after)| before - after).sum();
        assert!(missing <= 1, "{table}: {before:?} {after:?}");
        store.take_damage();
        let saved = store.records().expect("read").len();
        assert!(records - saved <= 1, "{table}: {saved}");
        let damaged = store.take_damage();
        assert!(matches!(&damaged[..], [item] if item.kind == kind && !item.name.is_empty()), "{damaged:?}");
        assert_eq!(store.setting("two").expect("read").as_deref(), Some("x"));
        store.setting("one").expect("none, if it is damaged");
        assert!(store.latest(LogKind::Solo).expect("read").is_some());
        let examined = SqliteStore::examine(&path).expect("a look");
        assert_eq!(examined.damaged, damaged, "{table}");
    }
}

/// A whole table is lost with its first page, and nothing else: what is missing is named. A table that is not there at
/// all is no damage but an error, or a backup would leave it out and say nothing.
#[test]
fn a_damaged_table_takes_nothing_else_with_it_and_a_missing_one_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("user.db");
    let records = kept_twice(&path).records().expect("read");
    let connection = Connection::open(&path).expect("a database");
    let number = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, u32>(0)).expect(sql) as usize;
    let size = number("PRAGMA page_size");
    let first = number("SELECT rootpage FROM sqlite_schema WHERE name = 'note'");
    drop(connection);
    let mut bytes = std::fs::read(&path).expect("the file");
    bytes[(first - 1) * size..first * size].fill(0xFF);
    std::fs::write(&path, bytes).expect("damaged");
    let store = SqliteStore::open(&path).expect("a database");
    let left: Vec<ArchivedRecord> =
        records.into_iter().filter(|record| !matches!(record, ArchivedRecord::Note(_))).collect();
    assert_eq!(store.records().expect("all but the notes"), left);
    assert_eq!(store.take_damage(), [DamagedItem { kind: KeptKind::Note, name: String::new() }]);
    let connection = Connection::open(&path).expect("a database");
    connection.execute_batch("DROP TABLE star").expect("dropped");
    assert_ne!(store.records().expect_err("no stars").fault(), SystemFault::Damaged);
}

/// Opens what somebody else has added something to.
fn opened_with(foreign: &str) -> Result<SqliteStore, UserError> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("user.db");
    drop(kept_twice(&path));
    let connection = Connection::open(&path).expect("a database");
    connection.execute_batch(foreign).expect(foreign);
    drop(connection);
    let examined = SqliteStore::examine(&path);
    let copied = SqliteStore::open_to_read(&path, SystemFault::Full);
    let opened = SqliteStore::open(&path);
    assert_eq!((examined.is_ok(), copied.is_ok()), (opened.is_ok(), opened.is_ok()), "{foreign}");
    opened
}

#[test]
fn what_is_not_ours_and_could_run_is_refused_before_anything_is_asked() {
    let endless = "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x";
    let view = format!(
        "DROP TABLE import_row; DROP TABLE import_file;
        CREATE VIEW import_file (id, name, layout, hash, imported) AS {endless}, x, x, x, x FROM c;"
    );
    let cases = [
        ("CREATE TRIGGER t AFTER INSERT ON deck BEGIN DELETE FROM log; END", "trigger t"),
        ("CREATE VIEW v AS SELECT * FROM log", "view v"),
        (&view, "view import_file"),
        ("CREATE VIRTUAL TABLE v USING fts5 (x)", "table v"),
        ("CREATE INDEX i ON log (abs(used))", "index i"),
        ("CREATE TABLE t (log INTEGER REFERENCES log (id))", "table t"),
        ("ALTER TABLE setting ADD COLUMN x TEXT AS (hex(body))", "table setting"),
        ("DROP TABLE star", "table star"),
        ("DROP INDEX note_of", "index note_of"),
    ];
    for (foreign, name) in cases {
        match opened_with(foreign) {
            Err(UserError::Foreign(names)) => assert!(names.iter().any(|known| known == name), "{names:?}"),
            Err(other) => panic!("{foreign}: {other}"),
            Ok(_) => panic!("{foreign} is taken"),
        }
    }
}

#[test]
fn tables_of_others_that_only_lie_there_are_left_alone() {
    let harmless =
        "CREATE TABLE mine (a INTEGER PRIMARY KEY, b TEXT UNIQUE); CREATE INDEX i ON mine (a, b); ANALYZE;";
    let mut store = opened_with(harmless).unwrap_or_else(|error| panic!("{error}"));
    store.keep_setting("x", "y").expect("kept");
}

/// No check of names helps against pages that lead back to themselves.
#[test]
fn a_question_comes_to_an_end() {
    let mut connection = Connection::open_in_memory().expect("a database");
    harden_connection(&mut connection, 3).expect("hardened");
    let endless = "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c";
    let asked = connection.query_row(endless, [], |row| row.get::<_, i64>(0));
    let error = UserError::from(asked.expect_err("an end"));
    assert_eq!(error.fault(), SystemFault::Damaged);
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
