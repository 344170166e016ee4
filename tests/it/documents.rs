//! The documents for programs (`--json`), as files under `tests/documents`. They are contracts: other programs
//! read them, so their names and values stay.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use serde_json::{Map, Value};

use crate::kit::desk::{Desk, converse};

/// What stands in a document in place of a value that belongs to one machine or one moment.
const ANY: &str = "*";

/// A command line and what became of it. The cases of a folder run in order at one desk.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    /// Words parted by spaces; what stands between double quotes is one word.
    run: String,
    #[serde(default)]
    input: String,
    #[serde(default)]
    code: i32,
    /// The file of the document, without its language and `.json`; without it, the command only prepares.
    keep: Option<String>,
}

#[test]
fn documents_stay_as_they_were() {
    let folders: Vec<_> = folders().collect();
    let conversations = folders.iter().flat_map(|folder| ["de", "en"].map(|lang| (folder, lang)));
    let differences: Vec<String> = thread::scope(|scope| {
        let running: Vec<_> =
            conversations.map(|(folder, lang)| scope.spawn(move || differences(folder, lang))).collect();
        let ended = running.into_iter();
        ended.flat_map(|one| one.join().expect("no panic")).collect()
    });
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn every_document_belongs_to_a_case() {
    for folder in folders() {
        let cases = cases(&folder);
        let wanted: BTreeSet<_> = cases
            .iter()
            .filter_map(|case| case.keep.as_deref())
            .flat_map(|keep| ["de", "en"].map(|lang| document(&folder, keep, lang)))
            .collect();
        let present = content(&folder).filter(|path| path.extension().is_some_and(|end| end == "json"));
        assert_eq!(present.collect::<BTreeSet<_>>(), wanted);
    }
}

fn content(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let entries = fs::read_dir(folder).expect("a folder");
    entries.map(|entry| entry.expect("an entry").path())
}

fn folders() -> impl Iterator<Item = PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/documents");
    content(&root).filter(|path| path.is_dir())
}

fn cases(folder: &Path) -> Vec<Case> {
    let path = folder.join("cases.yaml");
    let text = fs::read_to_string(&path).expect("the cases");
    serde_yaml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The file of a document: one for both languages where they do not differ.
fn document(folder: &Path, keep: &str, lang: &str) -> PathBuf {
    let common = folder.join(format!("{keep}.json"));
    if common.exists() { common } else { folder.join(format!("{keep}_{lang}.json")) }
}

/// Everything in which the answers in this language are not as they were, a line each.
fn differences(folder: &Path, lang: &str) -> Vec<String> {
    let desk = Desk::new();
    cases(folder)
        .iter()
        .filter_map(|case| {
            let wrong = difference_of(&desk, case, folder, lang)?;
            Some(format!("[{lang}] tricorder {}\n    {wrong}", case.run))
        })
        .collect()
}

fn difference_of(desk: &Desk, case: &Case, folder: &Path, lang: &str) -> Option<String> {
    let mut command = desk.tricorder();
    command.env("TRICORDER_LANG", lang).args(words(&case.run));
    let output = converse(command, &case.input);
    let code = output.status.code();
    if code != Some(case.code) {
        let problem = String::from_utf8_lossy(&output.stderr);
        return Some(format!("ended with {code:?}, not with {}: {problem}", case.code));
    }
    let path = document(folder, case.keep.as_deref()?, lang);
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let Ok(kept) = serde_json::from_str(&kept) else {
        return Some(format!("no document at {}", path.display()));
    };
    let Ok(now) = serde_json::from_slice(&output.stdout) else {
        return Some("is no document any more".to_owned());
    };
    let difference = first_difference(&format!("{}: ", path.display()), &kept, &now)?;
    if std::env::var("TRYCMD").is_ok_and(|mode| mode == "overwrite") {
        let text = serde_json::to_string_pretty(&with_marks(&kept, now)).expect("a document");
        fs::write(&path, text + "\n").expect("the document");
        return None;
    }
    Some(difference)
}

/// A document as it is kept: what stood for a value of one machine stands for it again.
fn with_marks(kept: &Value, now: Value) -> Value {
    match (kept, now) {
        (Value::String(any), _) if any == ANY => kept.clone(),
        (Value::Object(kept), Value::Object(now)) => {
            let fields = now.into_iter().map(|(name, value)| {
                let marked = with_marks(kept.get(&name).unwrap_or(&Value::Null), value);
                (name, marked)
            });
            Value::Object(fields.collect())
        }
        (Value::Array(kept), Value::Array(now)) => {
            let places = now.into_iter().enumerate();
            let marked = places.map(|(at, value)| with_marks(kept.get(at).unwrap_or(&Value::Null), value));
            Value::Array(marked.collect())
        }
        (_, now) => now,
    }
}

fn words(line: &str) -> Vec<&str> {
    let parts = line.split('"').enumerate();
    parts
        .flat_map(|(number, part)| if number % 2 == 1 { vec![part] } else { part.split_whitespace().collect() })
        .collect()
}

/// Where two documents first differ, and in what.
fn first_difference(at: &str, kept: &Value, now: &Value) -> Option<String> {
    match (kept, now) {
        (Value::String(any), _) if any == ANY => None,
        (Value::Object(kept), Value::Object(now)) => in_names(at, kept, now),
        (Value::Array(kept), Value::Array(now)) => in_order(at, kept, now),
        (kept, now) => (kept != now).then(|| format!("{at}\n    was {kept}\n    is  {now}")),
    }
}

fn in_names(at: &str, kept: &Map<String, Value>, now: &Map<String, Value>) -> Option<String> {
    let names: BTreeSet<_> = kept.keys().chain(now.keys()).collect();
    names.into_iter().find_map(|name| {
        let at = format!("{at}/{name}");
        match (kept.get(name), now.get(name)) {
            (Some(kept), Some(now)) => first_difference(&at, kept, now),
            (Some(_), None) => Some(format!("{at} is gone")),
            (None, _) => Some(format!("{at} is new")),
        }
    })
}

fn in_order(at: &str, kept: &[Value], now: &[Value]) -> Option<String> {
    let mut pairs = kept.iter().zip(now).enumerate();
    pairs.find_map(|(place, (kept, now))| first_difference(&format!("{at}/{place}"), kept, now)).or_else(|| {
        let (was, is) = (kept.len(), now.len());
        (was != is).then(|| format!("{at} had {was} elements and has {is}"))
    })
}

#[test]
fn the_first_difference_is_named() {
    let read = |text: &str| serde_json::from_str::<Value>(text).expect("a document");
    let kept = read(r#"{"a": [1, {"b": 2}], "size": "*"}"#);
    let told = |now: &str| first_difference("", &kept, &read(now));
    assert_eq!(told(r#"{"size": 7, "a": [1, {"b": 2}]}"#), None);
    let cases = [
        (r#"{"a": [1, {"b": 3}], "size": 7}"#, "/a/1/b\n    was 2\n    is  3"),
        (r#"{"a": [1, {"b": 2}]}"#, "/size is gone"),
        (r#"{"a": [1, {"b": 2, "c": 1}], "size": 7}"#, "/a/1/c is new"),
        (r#"{"a": [1], "size": 7}"#, "/a had 2 elements and has 1"),
    ];
    for (now, expected) in cases {
        assert_eq!(told(now).as_deref(), Some(expected));
    }
}
