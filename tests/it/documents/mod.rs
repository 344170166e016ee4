//! The documents for programs (`--json`), as files under `tests/documents`. They are contracts: other programs
//! read them, so their names and values stay. `pages` shows the same answers to people.

mod pages;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use model::Lang;
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
    /// The file of the document, without `.json`; without it, the command only prepares.
    keep: Option<String>,
}

/// How a command line ended: with a document, if it is to answer with one, or with what is wrong.
type Answer = Result<Option<Value>, String>;

#[test]
fn documents_stay_as_they_were() {
    let folders: Vec<_> = folders().collect();
    let differences: Vec<String> = thread::scope(|scope| {
        let running: Vec<_> = folders.iter().map(|folder| scope.spawn(|| differences(folder))).collect();
        running.into_iter().flat_map(|one| one.join().expect("no panic")).collect()
    });
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn every_document_belongs_to_a_case() {
    for folder in folders() {
        let cases = cases(&folder);
        let names: BTreeSet<_> = cases.iter().filter_map(|case| case.keep.as_deref()).collect();
        let wanted: BTreeSet<_> = names.iter().map(|keep| document(&folder, keep)).collect();
        let is_kept = |path: &PathBuf| path.extension().is_some_and(|end| end == "json");
        assert_eq!(content(&folder).filter(is_kept).collect::<BTreeSet<_>>(), wanted);
        let translated: BTreeSet<_> = names.iter().map(|keep| sentences(&folder, keep)).collect();
        let is_more = |path: &PathBuf| path.to_string_lossy().ends_with("_en.yaml") && !translated.contains(path);
        assert_eq!(content(&folder).find(is_more), None);
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

/// The command lines of a folder, each with its document in German.
pub fn kept_in(name: &str) -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/documents").join(name);
    let of_case = |case: Case| {
        let [german, _] = kept(&folder, case.keep.as_deref()?);
        Some((case.run, german))
    };
    cases(&folder).into_iter().filter_map(of_case).collect()
}

/// The file of a document in German.
fn document(folder: &Path, keep: &str) -> PathBuf {
    folder.join(format!("{keep}.json"))
}

/// The file of what the English document has in place of the German one: `path: value`. There is none where both
/// languages get the same.
fn sentences(folder: &Path, keep: &str) -> PathBuf {
    folder.join(format!("{keep}_en.yaml"))
}

/// A document as it is kept in both languages; `Null` of what cannot be read.
fn kept(folder: &Path, keep: &str) -> [Value; 2] {
    let text = fs::read_to_string(document(folder, keep)).unwrap_or_default();
    let german: Value = serde_json::from_str(&text).unwrap_or_default();
    let mut english = german.clone();
    let path = sentences(folder, keep);
    let own: BTreeMap<String, Value> = fs::read_to_string(&path).map_or_else(
        |_| BTreeMap::new(),
        |text| serde_yaml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display())),
    );
    for (at, value) in own {
        let place = english.pointer_mut(&at).unwrap_or_else(|| panic!("{}: nothing at {at}", path.display()));
        *place = value;
    }
    [german, english]
}

/// Everything in which the answers of a folder are not as they were, a line each.
fn differences(folder: &Path) -> Vec<String> {
    let cases = cases(folder);
    let [german, english] = thread::scope(|scope| {
        let running = Lang::ALL.map(|lang| {
            scope.spawn({
                let cases = &cases;
                move || answers(cases, lang)
            })
        });
        running.map(|one| one.join().expect("no panic"))
    });
    let pairs = cases.iter().zip(german.into_iter().zip(english));
    pairs.flat_map(|(case, (german, english))| differences_of(case, folder, [german, english])).collect()
}

fn answers(cases: &[Case], lang: Lang) -> Vec<Answer> {
    let desk = Desk::new();
    cases.iter().map(|case| answer(&desk, case, lang)).collect()
}

fn answer(desk: &Desk, case: &Case, lang: Lang) -> Answer {
    let mut command = desk.tricorder();
    command.env("TRICORDER_LANG", lang.code()).args(words(&case.run));
    let output = converse(command, &case.input);
    let code = output.status.code();
    if code != Some(case.code) {
        let problem = String::from_utf8_lossy(&output.stderr);
        return Err(format!("ended with {code:?}, not with {}: {problem}", case.code));
    }
    if case.keep.is_none() {
        return Ok(None);
    }
    let document = serde_json::from_slice(&output.stdout).ok();
    let mut document: Map<String, Value> = document.ok_or("is no document any more")?;
    let number = document.remove("schema").filter(Value::is_u64);
    // A list that is written as a file has none.
    if number.is_none() && !case.run.contains("--to json") {
        return Err("has no number (`schema`)".to_owned());
    }
    Ok(Some(Value::Object(document)))
}

/// In what the answers to a case are not as they were, in each language. With `TRYCMD=overwrite` they are written instead.
fn differences_of(case: &Case, folder: &Path, answers: [Answer; 2]) -> Vec<String> {
    let told = |lang: Lang, wrong: String| format!("[{}] tricorder {}\n    {wrong}", lang.code(), case.run);
    let mut now = Vec::new();
    for (lang, answer) in Lang::ALL.into_iter().zip(answers) {
        match answer {
            Ok(document) => now.extend(document),
            Err(wrong) => return vec![told(lang, wrong)],
        }
    }
    let (Some(keep), [german, english]) = (case.keep.as_deref(), now.as_slice()) else {
        return Vec::new();
    };
    let path = document(folder, keep);
    let kept = kept(folder, keep);
    let place = format!("{}: ", path.display());
    let found = Lang::ALL.into_iter().zip(kept.iter().zip([german, english]));
    let wrong: Vec<String> =
        found.filter_map(|(lang, (kept, now))| Some(told(lang, first_difference(&place, kept, now)?))).collect();
    if wrong.is_empty() || !std::env::var("TRYCMD").is_ok_and(|mode| mode == "overwrite") {
        return wrong;
    }
    let [german, english] = [with_marks(&kept[0], german.clone()), with_marks(&kept[1], english.clone())];
    let text = serde_json::to_string_pretty(&german).expect("a document");
    fs::write(&path, text + "\n").expect("the document");
    match translation("", &german, &english) {
        Ok(lines) if lines.is_empty() => {
            // There may have been none before.
            let _ = fs::remove_file(sentences(folder, keep));
        }
        Ok(lines) => fs::write(sentences(folder, keep), lines).expect("the sentences"),
        Err(at) => return vec![told(Lang::En, format!("has another shape than in German at {at}"))],
    }
    Vec::new()
}

/// What the English document has in place of the German one, a line each; where they have not the same fields and as many
/// elements, that place.
fn translation(at: &str, german: &Value, english: &Value) -> Result<String, String> {
    match (german, english) {
        (Value::Object(german), Value::Object(english)) if german.keys().eq(english.keys()) => {
            let inside = german.iter().zip(english.values()).map(|((name, german), english)| {
                let name = name.replace('~', "~0").replace('/', "~1");
                translation(&format!("{at}/{name}"), german, english)
            });
            inside.collect()
        }
        (Value::Array(german), Value::Array(english)) if german.len() == english.len() => {
            let pairs = german.iter().zip(english).enumerate();
            pairs.map(|(place, (german, english))| translation(&format!("{at}/{place}"), german, english)).collect()
        }
        (Value::Object(_) | Value::Array(_), _) | (_, Value::Object(_) | Value::Array(_)) => Err(at.to_owned()),
        (german, english) if german == english => Ok(String::new()),
        (_, english) => Ok(format!("{}: {english}\n", Value::from(at))),
    }
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

pub fn words(line: &str) -> Vec<&str> {
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

#[test]
fn the_english_document_is_kept_by_its_sentences() {
    let read = |text: &str| serde_json::from_str::<Value>(text).expect("a document");
    let german = read(r#"{"a": [1, {"b/c": "zwei"}], "d": "drei"}"#);
    let english = read(r#"{"a": [1, {"b/c": "two"}], "d": "drei"}"#);
    let lines = translation("", &german, &english);
    assert_eq!(lines.as_deref(), Ok("\"/a/1/b~1c\": \"two\"\n"));
    let sentences: BTreeMap<String, String> = serde_yaml::from_str(&lines.expect("sentences")).expect("yaml");
    assert_eq!(
        english.pointer("/a/1/b~1c").and_then(Value::as_str),
        sentences.get("/a/1/b~1c").map(String::as_str)
    );
    assert_eq!(translation("", &german, &read(r#"{"a": [1], "d": "drei"}"#)), Err("/a".to_owned()));
}
