//! Backups with something wrong in them, whatever it is.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

use super::file::{read, written};
use keep::UserStore;
use keep::archive::ArchivedRecord;
use keep::collection::{Booking, Copies};
use keep::decks::NewVersion;
use keep::logs::LogKind;
use keep::sqlite::SqliteStore;
use model::SystemFault;
use page::locale::Reason;

/// Something of everything that is kept.
fn full() -> Vec<Value> {
    let row = json!([7, "[\"a\"]"]);
    vec![
        json!({"tricorder": "own-data", "version": 1, "records": 9}),
        json!({"log": {"kind": "solo", "name": "g", "created": 5, "used": 1, "moved": 6, "head": 1, "entries": ["{}", "{}"]}}),
        json!({"log": {"kind": "solo", "name": "h", "created": 5, "used": 2, "head": 2, "entries": ["{}", "{}"]}}),
        json!({"deck": {"name": "d", "versions": [
            {"number": 1, "saved": 5, "body": "{}"},
            {"number": 2, "saved": 6, "source": "s", "note": "n", "body": "{}"},
        ]}}),
        json!({"import": {"name": "f", "layout": "2e-23", "imported": 5, "rows": [row, [9, "[]"]]}}),
        json!({"owned": {"name": "Odo, Curious", "count": 3}}),
        json!({"note": {"entry": "cc/keyword/log", "body": "b", "written": 5}}),
        json!({"star": {"entry": "cc/keyword/log", "since": 5}}),
        json!({"setting": {"name": "boxes", "body": "core"}}),
        json!({"setting": {"name": "x", "body": "y"}}),
    ]
}

/// A file with these lines, those that are no text left as they are.
fn file(lines: &[Value]) -> Vec<u8> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    text.into_bytes()
}

/// Values that some field does not allow.
fn odd() -> impl Strategy<Value = Value> {
    let numbers = [i64::MIN, -1, 0, 1, 2, 3, i64::from(u32::MAX) + 1, (1 << 53) + 1, i64::MAX - 1, i64::MAX];
    prop_oneof![
        select(numbers.to_vec()).prop_map(Value::from),
        select(vec!["", "g", "d", "-x", "d@2", "cc/keyword/log", "boxes", "chess", "\u{0}", "campaign"])
            .prop_map(Value::from),
        select(vec![Value::Null, json!([]), json!({}), json!(true), json!(1e300), json!([[7, "[]"], [7, "[]"]])]),
    ]
}

/// How many values a line has, itself among them, and the one with a number.
fn nth<'v>(value: &'v mut Value, left: &mut usize) -> Option<&'v mut Value> {
    if *left == 0 {
        return Some(value);
    }
    *left -= 1;
    match value {
        Value::Array(parts) => parts.iter_mut().find_map(|part| nth(part, left)),
        Value::Object(fields) => fields.values_mut().find_map(|part| nth(part, left)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

fn size(value: &Value) -> usize {
    1 + match value {
        Value::Array(parts) => parts.iter().map(size).sum(),
        Value::Object(fields) => fields.values().map(size).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

/// What is accepted can be shown, gone on with, saved again and removed.
fn prove(records: &[ArchivedRecord]) {
    let thread = format!("{:?}", std::thread::current().id());
    let name = format!("proof-{}", thread.replace(|sign: char| !sign.is_alphanumeric(), "-"));
    let mut store = SqliteStore::open_in_memory(&name).expect("a store");
    let store: &mut dyn UserStore = &mut store;
    store.take_over(records, true, &mut |_| (), &mut || Ok(())).expect("taken over");
    let again = written(&store.records().expect("saved again")).expect("a file");
    assert_eq!(read(again.as_bytes()).expect("read again").len(), records.len());
    for kind in LogKind::ALL.iter().copied() {
        store.create(kind, "new", &["{}"]).expect("a log is begun beside the others");
        for log in store.list(kind).expect("listed") {
            assert!(log.created == 0 || !log.moved.is_empty(), "{log:?}");
            let entries = store.entries(&log).expect("shown");
            assert_eq!(entries.len(), log.head);
            let log = store.append(&log, "{}").expect("gone on with");
            store.delete(&log).expect("removed");
        }
        assert!(store.list(kind).expect("listed").is_empty());
    }
    for deck in store.decks().expect("listed") {
        let versions = store.deck_versions(&deck.deck).expect("shown");
        assert_eq!(versions.last(), Some(&deck));
        let version = NewVersion { source: None, note: None, body: "{}" };
        store.add_deck_version(&deck, version).expect("saved");
        store.remove_deck(&deck.deck).expect("removed");
    }
    assert!(store.decks().expect("listed").is_empty());
    for file in store.imports().expect("listed") {
        store.imported_rows().expect("shown");
        assert!(store.remove_import(&file.name).expect("removed"));
    }
    for (name, count) in store.owned().expect("listed") {
        let booked = store.book(Booking::Remove, &[Copies { name, former: Vec::new(), count }]).expect("booked");
        assert!(booked[0].before == count && booked[0].after == 0);
    }
    for note in store.notes().expect("listed") {
        store.delete_notes(&note.entry, None).expect("removed");
    }
    for entry in store.stars().expect("listed") {
        assert!(store.set_star(&entry, false).expect("removed"));
    }
    assert!(store.records().expect("read").iter().all(|record| record.setting().is_some()));
}

/// What a refusal says of its place.
fn line_of(reason: &Reason) -> Option<u32> {
    match reason {
        Reason::Syntax(fault) => fault.line,
        Reason::System { .. } | Reason::Newer { .. } => None,
    }
}

proptest! {
    #[test]
    fn a_wrong_value_is_named_with_its_line_or_does_no_harm(
        at in any::<Index>(), field in any::<Index>(), odd in odd()
    ) {
        let mut lines = full();
        let at = at.index(lines.len());
        let line = &mut lines[at];
        let mut left = field.index(size(line));
        *nth(line, &mut left).expect("a value") = odd;
        match read(&file(&lines)) {
            Ok(records) => prove(&records),
            Err(Reason::Newer { .. }) => prop_assert_eq!(at, 0),
            // What the first line says of their number is held against all others.
            Err(reason) if reason == SystemFault::CutOff.into() => prop_assert_eq!(at, 0),
            // The second of two that are named alike is the wrong one, whichever was changed.
            Err(reason) => prop_assert!(line_of(&reason).is_some_and(|line| line as usize > at), "{:?}", reason),
        }
    }

    #[test]
    fn a_wrong_byte_is_named_with_its_line_or_does_no_harm(
        at in any::<Index>(), byte in any::<u8>(), is_more in any::<bool>()
    ) {
        let mut bytes = file(&full());
        let at = at.index(bytes.len());
        if is_more { bytes.insert(at, byte) } else { bytes[at] = byte }
        match read(&bytes) {
            Ok(records) => prove(&records),
            Err(Reason::Newer { .. }) => {}
            Err(reason) => prop_assert!(line_of(&reason).is_some() || reason == SystemFault::CutOff.into()),
        }
    }

    #[test]
    fn a_line_too_many_or_too_few_is_noticed(one in any::<Index>(), is_more in any::<bool>()) {
        let mut lines = full();
        let at = 1 + one.index(lines.len() - 1);
        let line = lines.remove(at);
        if is_more {
            lines.extend([line.clone(), line]);
        }
        prop_assert!(read(&file(&lines)).is_err());
    }
}

#[test]
fn the_full_backup_can_be_kept() {
    prove(&read(&file(&full())).expect("records"));
}

#[test]
fn a_mark_before_the_text_and_blank_lines_behind_it_are_no_fault() {
    let text = file(&full());
    let marked = [b"\xef\xbb\xbf", &text[..], b"\r\n\n"].concat();
    assert_eq!(read(&marked), read(&text));
    let dos = String::from_utf8(text.clone()).expect("text").replace('\n', "\r\n");
    assert_eq!(read(dos.as_bytes()), read(&text));
}

#[test]
fn values_no_table_takes_are_refused() {
    let cases = [
        (1, json!({"used": i64::MAX})),
        (3, json!({"versions": []})),
        (3, json!({"versions": [{"number": i64::MAX, "saved": 1, "body": "{}"}]})),
        (3, json!({"name": "-x"})),
        (4, json!({"rows": [[7, "[]"], [7, "[]"]]})),
        (5, json!({"count": 0})),
        (6, json!({"entry": "?"})),
        (9, json!({"name": "boxes"})),
    ];
    for (at, change) in cases {
        let mut lines = full();
        let record = lines[at].as_object_mut().and_then(|line| line.values_mut().next()).expect("a record");
        for (name, value) in change.as_object().expect("fields") {
            record[name] = value.clone();
        }
        let refused = read(&file(&lines)).expect_err("a refusal");
        assert_eq!(line_of(&refused), u32::try_from(at + 1).ok(), "{refused:?}");
    }
    let mut lines = full();
    lines[0]["version"] = json!(0);
    assert_eq!(line_of(&read(&file(&lines)).expect_err("a refusal")), Some(1), "not newer");
}
