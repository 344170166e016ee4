use std::io;

use proptest::collection::vec;
use proptest::prelude::*;

use super::{Bench, contract};
use crate::UserError;
use crate::UserStore;
use crate::archive::ArchivedRecord;
use crate::archive::ArchivedVersion;
use crate::archive::DeckRecord;
use crate::archive::FileRecord;
use crate::archive::LogRecord;
use crate::archive::NoteRecord;
use crate::archive::OwnedRecord;
use crate::archive::SettingRecord;
use crate::archive::StarRecord;
use crate::decks::NewVersion;
use crate::imports::FileRow;
use crate::imports::NewFile;
use crate::logs::LogKind;

contract!(
    all_of_a_player_is_in_the_records,
    what_is_kept_is_not_replaced_unasked,
    what_was_merely_set_gives_way_unasked,
    what_does_not_fit_leaves_everything_as_it_was,
    who_saw_a_game_before_a_restore_does_not_go_on_with_the_restored_one,
);

/// Any text, the signs among it that no terminal shows.
fn text() -> impl Strategy<Value = String> {
    let sign = prop_oneof![
        6 => any::<char>(),
        3 => proptest::char::range('a', 'f'),
        1 => Just('\0'),
        1 => Just('\u{1}'),
        1 => Just('\n'),
    ];
    vec(sign, 0..9).prop_map(|signs| signs.into_iter().collect())
}

fn log() -> impl Strategy<Value = LogRecord> {
    let kind = prop_oneof![Just("solo"), Just("cadet"), Just("campaign")];
    (kind, text(), any::<u32>(), vec(text(), 1..5), any::<prop::sample::Index>()).prop_map(
        |(kind, name, created, entries, head)| LogRecord {
            kind: kind.to_owned(),
            name,
            created: created.into(),
            used: 0,
            moved: created.into(),
            head: i64::try_from(head.index(entries.len()) + 1).expect("few"),
            entries,
        },
    )
}

fn deck() -> impl Strategy<Value = DeckRecord> {
    let words = || proptest::option::of(text());
    let version = (any::<u32>(), words(), words(), text());
    (text(), vec(version, 1..4)).prop_map(|(name, versions)| {
        let version = |(number, (saved, source, note, body))| ArchivedVersion {
            number,
            saved: i64::from(saved),
            source,
            note,
            body,
        };
        DeckRecord { name, versions: (1..).zip(versions).map(version).collect() }
    })
}

fn file() -> impl Strategy<Value = FileRecord> {
    let rows = prop::collection::btree_map(1_usize..99, text(), 0..4);
    (text(), text(), any::<u32>(), rows).prop_map(|(name, layout, imported, rows)| FileRecord {
        name,
        layout,
        imported: imported.into(),
        rows: rows.into_iter().collect(),
    })
}

fn single() -> impl Strategy<Value = ArchivedRecord> {
    let number = || any::<u32>().prop_map(i64::from);
    prop_oneof![
        (text(), 1_i64..99).prop_map(|(name, count)| ArchivedRecord::Owned(OwnedRecord { name, count })),
        (text(), text(), number()).prop_map(|(entry, body, written)| ArchivedRecord::Note(NoteRecord {
            entry,
            body,
            written
        })),
        (text(), number()).prop_map(|(entry, since)| ArchivedRecord::Star(StarRecord { entry, since })),
        (text(), text()).prop_map(|(name, body)| ArchivedRecord::Setting(SettingRecord { name, body })),
    ]
}

/// What tells one record of its kind from another, and the place of the kind.
fn key(record: &ArchivedRecord) -> Option<(u8, String)> {
    match record {
        ArchivedRecord::Log(log) => Some((0, format!("{} {}", log.kind, log.name))),
        ArchivedRecord::Deck(deck) => Some((1, deck.name.clone())),
        ArchivedRecord::Import(file) => Some((2, file.name.clone())),
        ArchivedRecord::Owned(owned) => Some((3, owned.name.clone())),
        ArchivedRecord::Note(_) => None,
        ArchivedRecord::Star(star) => Some((5, star.entry.clone())),
        ArchivedRecord::Setting(setting) => Some((6, setting.name.clone())),
    }
}

/// Records that can stand side by side; they are not in the order in which they are handed over.
fn player() -> impl Strategy<Value = Vec<ArchivedRecord>> {
    let logs = vec(log().prop_map(ArchivedRecord::Log), 0..4);
    let decks = vec(deck().prop_map(ArchivedRecord::Deck), 0..3);
    let files = vec(file().prop_map(ArchivedRecord::Import), 0..3);
    (logs, decks, files, vec(single(), 0..9)).prop_map(|(logs, decks, files, rest)| {
        let all = [logs, decks, files, rest].concat();
        let mut seen = std::collections::HashSet::new();
        let is_new = |record: &ArchivedRecord| key(record).is_none_or(|key| seen.insert(key));
        let mut records: Vec<ArchivedRecord> = all.into_iter().filter(is_new).collect();
        for (used, record) in (1..).zip(&mut records) {
            if let ArchivedRecord::Log(log) = record {
                log.used = used;
            }
        }
        records
    })
}

fn taken_over(store: &mut dyn UserStore, records: &[ArchivedRecord]) -> Vec<ArchivedRecord> {
    let taken = store.take_over(records, true, &mut |_| (), &mut || Ok(()));
    taken.expect("taken over");
    store.records().expect("read")
}

/// From a file to a server and back: the records stay the same, in the same order, letter by letter.
#[test]
fn what_moves_from_engine_to_engine_comes_back_as_it_was() {
    let here = Bench::sqlite();
    let there = Bench::postgres().unwrap_or_else(Bench::sqlite);
    let config = ProptestConfig::with_cases(32);
    proptest!(config, |(records in player())| {
        let lines = |records: &[ArchivedRecord]| serde_json::to_string(records).expect("JSON");
        let first = taken_over(&mut *here.store(), &records);
        prop_assert_eq!(first.len(), records.len());
        let second = taken_over(&mut *there.store(), &first);
        prop_assert_eq!(lines(&second), lines(&first));
        let third = taken_over(&mut *here.store(), &second);
        prop_assert_eq!(lines(&third), lines(&first));
        let read: Vec<ArchivedRecord> = serde_json::from_str(&lines(&third)).expect("the same");
        prop_assert_eq!(read, first);
    });
}

/// Backups of before games knew when they went on last are read, and written as they were.
#[test]
fn a_moment_nobody_knows_is_not_written() {
    for moved in ["", r#","moved":9"#] {
        let line = format!(
            r#"{{"log":{{"kind":"solo","name":"g","created":5,"used":1{moved},"head":1,"entries":["0"]}}}}"#
        );
        let record: ArchivedRecord = serde_json::from_str(&line).expect("a record");
        assert_eq!(record.setting(), None);
        assert_eq!(serde_json::to_string(&record).expect("JSON"), line);
    }
}

/// Something of everything, as commands leave it behind.
fn played(store: &mut dyn UserStore) {
    let log = store.create(LogKind::Solo, "g", &["0", "1", "2"]);
    store.rewind(&log.expect("a log"), 1).expect("undone");
    let version = |body| NewVersion { source: Some("s"), note: None, body };
    store.save_deck("d", version("1")).expect("saved");
    let first = store.deck("d").expect("read").expect("a deck");
    store.add_deck_version(&first, version("2")).expect("saved");
    let rows = vec![FileRow { line: 7, body: "[]".to_owned() }];
    let (name, layout) = ("f".to_owned(), "2e-23".to_owned());
    store.import(&[NewFile { name, layout, rows }]).expect("stored");
    store.add_note("e", "n", false).expect("noted");
    store.set_star("e", true).expect("starred");
    store.keep_setting("x", "y").expect("kept");
}

fn all_of_a_player_is_in_the_records(bench: &Bench) {
    let mut store = bench.store();
    played(&mut *store);
    let records = store.records().expect("read");
    let kinds: Vec<_> = records.iter().filter_map(key).map(|(kind, _)| kind).collect();
    assert_eq!((records.len(), &kinds[..]), (6, &[0, 1, 2, 5, 6][..]));
    let [ArchivedRecord::Log(log), ArchivedRecord::Deck(deck), ..] = &records[..] else {
        panic!("{records:?}");
    };
    assert_eq!((log.head, &log.entries[..]), (1, &["0", "1", "2"].map(String::from)[..]));
    assert_eq!(deck.versions.len(), 2);
    let other = Bench::sqlite();
    let mut other = other.store();
    assert_eq!(taken_over(&mut *other, &records), records);
    let old = store.find_by_name(LogKind::Solo, "g").expect("read").expect("a log");
    let new = other.find_by_name(LogKind::Solo, "g").expect("read").expect("a log");
    assert!(new.changes > old.changes, "nobody takes one for the other");
    let back = other.find_by_name(LogKind::Solo, "g").expect("read");
    let forth = other.rewind(&back.expect("a log"), 3).expect("redone");
    assert_eq!(other.entries(&forth).expect("read"), ["0", "1", "2"]);
    let again = other.imported_rows().expect("read");
    assert_eq!(again, store.imported_rows().expect("read"));
}

fn what_is_kept_is_not_replaced_unasked(bench: &Bench) {
    let mut store = bench.store();
    played(&mut *store);
    let records = store.records().expect("read");
    let refused = store.take_over(&records, false, &mut |_| (), &mut || Ok(()));
    assert!(matches!(refused, Err(UserError::Occupied)));
    let mut told = Vec::new();
    let taken = store.take_over(&records[..2], true, &mut |at| told.push(at), &mut || Ok(()));
    taken.expect("taken over");
    assert_eq!(told, [1, 2]);
    assert_eq!(store.records().expect("read"), records[..2]);
}

fn what_was_merely_set_gives_way_unasked(bench: &Bench) {
    let mut store = bench.store();
    store.keep_setting("x", "y").expect("kept");
    let set = |name: &str, body: &str| {
        ArchivedRecord::Setting(SettingRecord { name: name.to_owned(), body: body.to_owned() })
    };
    assert_eq!(store.records().expect("read"), [set("x", "y")]);
    let other = [set("z", "1")];
    store.take_over(&other, false, &mut |_| (), &mut || Ok(())).expect("taken over");
    assert_eq!(store.records().expect("read"), other);
}

fn what_does_not_fit_leaves_everything_as_it_was(bench: &Bench) {
    let mut store = bench.store();
    played(&mut *store);
    let records = store.records().expect("read");
    let twice = [&records[..], &records[1..2]].concat();
    let refused = store.take_over(&twice, true, &mut |_| (), &mut || Ok(()));
    assert!(refused.is_err());
    assert_eq!(store.records().expect("read"), records);
    let refused = store.take_over(&records[..1], true, &mut |_| (), &mut || Err(io::ErrorKind::Other.into()));
    assert!(refused.is_err());
    assert_eq!(store.records().expect("read"), records);
}

fn who_saw_a_game_before_a_restore_does_not_go_on_with_the_restored_one(bench: &Bench) {
    let mut store = bench.store();
    let seen = store.create(LogKind::Solo, "g", &["0"]).expect("a log");
    let records = store.records().expect("read");
    assert_eq!(taken_over(&mut *bench.store(), &records), records);
    assert!(matches!(store.append(&seen, "1"), Err(UserError::Moved)));
    let restored = store.find_by_name(LogKind::Solo, "g").expect("read").expect("a log");
    assert_ne!(restored.version(), seen.version());
    assert_eq!(store.entries(&restored).expect("read"), ["0"]);
}
