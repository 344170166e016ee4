//! `deck check` over lists whose verdict was worked out by hand: `tests/decks`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use serde::Deserialize;
use serde_json::Value;

use crate::kit::deck_lists::Shape;
use crate::kit::desk::Desk;

/// A list and what must be said of it; `tests/decks/cases.yaml` tells the notation.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    case: String,
    #[serde(default)]
    edit: Vec<String>,
    list: Option<String>,
    #[serde(default)]
    shape: Shape,
    #[serde(default)]
    args: Vec<String>,
    #[serde(default)]
    exit: i32,
    /// Nothing is judged: the file is no list.
    #[serde(default)]
    refused: bool,
    #[serde(default)]
    broken: Vec<String>,
    culprits: Option<Vec<String>>,
    #[serde(default)]
    unknown: Vec<String>,
    all: Option<Vec<String>>,
    #[serde(default)]
    unreadable: Vec<String>,
    advice: Option<Vec<String>>,
    counts: Option<[u64; 4]>,
}

impl Case {
    fn bytes(&self) -> Vec<u8> {
        match &self.list {
            Some(list) => self.shape.bytes(list),
            None => self.shape.of_base(&self.edit),
        }
    }

    /// What is wrong with the answer.
    fn differences(&self, output: &Output) -> Vec<String> {
        let mut wrong = Vec::new();
        let mut expect = |what: &str, want: &[String], have: &[String]| {
            if want != have {
                wrong.push(format!("  {what}: want {want:?}, have {have:?}"));
            }
        };
        let code = output.status.code().unwrap_or(-1);
        expect("exit", &[self.exit.to_string()], &[code.to_string()]);
        if self.refused {
            expect("refusal", &[], &lines_of(&output.stdout));
            return wrong;
        }
        let said: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
        expect("broken", &self.broken, &broken(&said));
        let unknown = unknown(&said, &self.unknown);
        expect("unknown", &self.unknown, &unknown);
        expect("unreadable", &self.unreadable, &unreadable(&said));
        if let Some(culprits) = &self.culprits {
            expect("culprits", culprits, &self::culprits(&said));
        }
        if let Some(all) = &self.all {
            let suggestions = &said["unknown"][0]["suggestions"];
            expect("suggestions", all, &each(suggestions, text));
        }
        if let Some(advice) = &self.advice {
            let topics = of_rules(&said);
            expect("advice", advice, &topics);
        }
        if let Some(counts) = &self.counts {
            let have = ["missions", "dilemmas", "deck", "total"].map(|pile| said["counts"][pile].to_string());
            expect("counts", &counts.map(|count| count.to_string()), &have);
        }
        wrong
    }
}

fn lines_of(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes);
    text.lines().map(str::to_owned).collect()
}

/// The topics of the advice but for the retired list, which changes each year.
fn of_rules(said: &Value) -> Vec<String> {
    let topics = each(&said["advice"], |advice| text(&advice["topic"]));
    topics.into_iter().filter(|topic| topic != "retired").collect()
}

fn each(list: &Value, told: impl FnMut(&Value) -> String) -> Vec<String> {
    list.as_array().into_iter().flatten().map(told).collect()
}

fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// `RULE HAVE TITLE`; what is broken by number alone has no title.
fn broken(said: &Value) -> Vec<String> {
    each(&said["violations"], |violation| {
        let head = format!("{} {}", text(&violation["rule"]), violation["have"]);
        match &violation["title"] {
            Value::String(title) => format!("{head} {title}"),
            _ => head,
        }
    })
}

/// `N NAME @ LINES` of all violations.
fn culprits(said: &Value) -> Vec<String> {
    let violations = said["violations"].as_array().into_iter().flatten();
    let cards = violations.flat_map(|violation| {
        each(&violation["cards"], |card| {
            let lines = each(&card["lines"], text).join(" ");
            format!("{} {} @ {lines}", card["count"], text(&card["name"]))
        })
    });
    cards.collect()
}

/// `LINE NAME -> FIRST SUGGESTION`, the suggestion only where one is wanted.
fn unknown(said: &Value, wanted: &[String]) -> Vec<String> {
    let mut wanted = wanted.iter();
    each(&said["unknown"], |unknown| {
        let head = format!("{} {}", unknown["line"], text(&unknown["name"]));
        let is_wanted = wanted.next().is_some_and(|wanted| wanted.contains(" -> "));
        match unknown["suggestions"].get(0) {
            Some(first) if is_wanted => format!("{head} -> {}", text(first)),
            _ => head,
        }
    })
}

fn unreadable(said: &Value) -> Vec<String> {
    each(&said["unreadable"], |line| format!("{} {}", line["line"], text(&line["reason"])))
}

fn check(desk: &Desk, path: &Path, args: &[String]) -> Output {
    let mut command = desk.tricorder();
    command.args(["deck", "check", "--json"]).args(args);
    command.arg(path).output().expect("the program starts")
}

#[test]
fn every_case_gets_its_verdict() {
    let cases: Vec<Case> = serde_yaml::from_str(include_str!("../../decks/cases.yaml")).expect("a list of cases");
    assert!(cases.len() >= 60);
    let desk = Desk::new();
    let path = desk.own.path().join("list.txt");
    let mut wrong = Vec::new();
    for case in &cases {
        fs::write(&path, case.bytes()).expect("a file");
        let output = check(&desk, &path, &case.args);
        let differences = case.differences(&output);
        if !differences.is_empty() {
            let error = String::from_utf8_lossy(&output.stderr);
            wrong.push(format!("{}\n{}\n{error}", case.case, differences.join("\n")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The lists of a folder with their names.
fn lists(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/decks").join(folder);
    let files = fs::read_dir(folder).expect("a folder of lists");
    files.map(|file| file.expect("a file").path()).collect()
}

/// Rules in the name of a file: `NAME.RULE+RULE.txt`.
fn rules_in_name(path: &Path) -> BTreeSet<String> {
    let name = path.file_name().and_then(|name| name.to_str());
    let rules = name.and_then(|name| name.split('.').nth(1));
    let rules = rules.unwrap_or_default().split('+');
    rules.map(str::to_owned).collect()
}

fn said(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_default()
}

#[test]
fn whole_files_get_their_verdict() {
    let desk = Desk::new();
    for path in lists("legal") {
        let output = check(&desk, &path, &[]);
        assert_eq!(output.status.code(), Some(0), "{path:?} {output:?}");
        let said = said(&output);
        assert_eq!(said["counts"]["total"], 60, "{path:?}");
        // All are the base of the cases: nobody has Astrometrics, and only one of them Medical.
        let topics = of_rules(&said);
        assert_eq!(topics, ["out-of-reach"], "{path:?}");
    }
    for path in lists("illegal") {
        let output = check(&desk, &path, &[]);
        assert_eq!(output.status.code(), Some(1), "{path:?}");
        let said = said(&output);
        let rules = each(&said["violations"], |violation| text(&violation["rule"]));
        assert_eq!(BTreeSet::from_iter(rules), rules_in_name(&path), "{path:?}");
    }
    for path in lists("unreadable") {
        let output = check(&desk, &path, &[]);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{path:?} {error}");
        assert!(!error.contains("panicked"), "{path:?} {error}");
    }
}

#[test]
fn of_many_lists_the_worst_counts() {
    let desk = Desk::new();
    let run = |folders: &[&str]| {
        let mut command = desk.tricorder();
        command.args(["deck", "check", "--json"]);
        let paths: Vec<PathBuf> = folders.iter().flat_map(|folder| lists(folder)).collect();
        let output = command.args(&paths).output().expect("the program starts");
        let answers = said(&output)["decks"].as_array().map_or(0, Vec::len);
        assert_eq!(answers, paths.len());
        output.status.code()
    };
    assert_eq!(run(&["legal"]), Some(0));
    assert_eq!(run(&["legal", "illegal"]), Some(1));
    assert_eq!(run(&["legal", "unreadable", "illegal"]), Some(2));
}

#[test]
fn a_mebibyte_is_read_and_no_more() {
    let desk = Desk::new();
    let path = desk.own.path().join("large.txt");
    let comments = |length: usize| "// a comment of a long list ...\n".repeat(length / 32);
    let list = String::from_utf8(Shape::default().of_base(&[])).expect("UTF-8");
    let room = ((1 << 20) - list.len()) / 32 * 32;
    for (text, code) in [
        (list.clone() + &comments(room), 0),
        (list.clone() + &comments(room + 32), 2),
        (list + &comments(10 << 20), 2),
    ] {
        fs::write(&path, text).expect("a file");
        let output = check(&desk, &path, &[]);
        assert_eq!(output.status.code(), Some(code), "{:?}", output.stderr);
    }
}

#[test]
fn names_are_shown_as_they_were_typed() {
    let desk = Desk::new();
    let output = desk.tell("--lang en deck check --explain -", "1\tOdo [glory]\nX [cc]:\n");
    let shown = String::from_utf8_lossy(&output.stdout);
    assert!(shown.contains("line 1: Odo [glory]"), "{shown}");
    assert!(shown.contains("line 2: X [cc]:"), "{shown}");
    assert!(!shown.contains("symbol"), "{shown}");
}

#[test]
fn lists_come_in_through_standard_input_too() {
    let desk = Desk::new();
    let list = String::from_utf8(Shape::default().of_base(&[])).expect("UTF-8");
    let output = desk.tell("deck check --json -", &list);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(said(&output)["name"], Value::Null);
    assert_eq!(desk.tell("deck check -", "").status.code(), Some(2));
    let folder = desk.own.path();
    assert_eq!(check(&desk, folder, &[]).status.code(), Some(2));
    let missing = folder.join("missing.txt");
    assert_eq!(check(&desk, &missing, &[]).status.code(), Some(2));
}

#[test]
fn lines_that_cannot_be_used_are_told_by_every_command() {
    let desk = Desk::new();
    let list = "1\tAnara\n0\tAnara\n1\tAnaara\n";
    for line in ["check", "hand --seed 1", "stats", "odds"] {
        let line = format!("deck {line} --json -");
        let said = said(&desk.tell(&line, list));
        assert_eq!(unreadable(&said), ["2 count"], "{line}");
        assert_eq!(unknown(&said, &[]), ["3 Anaara"], "{line}");
    }
    let path = desk.own.path().join("list.txt");
    fs::write(&path, list).expect("a file");
    let output = desk.tell(&format!("deck diff --json {} -", path.display()), list);
    assert_eq!(output.status.code(), Some(2));
    let said = said(&output);
    assert_eq!(said["same"], false);
    assert_eq!(said["unreadable"]["second"][0]["line"], 2);
    let shown = desk.tell(&format!("--lang en deck diff {} -", path.display()), list);
    let shown = String::from_utf8_lossy(&shown.stdout).into_owned();
    assert!(shown.contains("line 2: 0"), "{shown}");
    for line in ["convert --to text", "fix", "save --name x"] {
        let output = desk.tell(&format!("deck {line} -"), list);
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(output.stdout.is_empty(), "{line}");
    }
}

#[test]
fn saved_decks_have_names_that_can_be_typed() {
    let desk = Desk::new();
    let list = "{\"name\": \" A\\u001b[2J\\nB \", \"deck\": [{\"count\": 1, \"name\": \"An\\u0007ara\"}]}";
    let saved = |line: &str| desk.tell(&format!("deck save {line} -"), list);
    assert!(saved("").status.success());
    let listed = said(&desk.run("deck list --json"));
    assert_eq!(listed["decks"][0]["name"], "A [2J B");
    assert_eq!(saved("--name=-").status.code(), Some(2));
    assert_eq!(saved("--name=--json").status.code(), Some(2));
    assert_eq!(saved("--name=.").status.code(), Some(0));
    assert_eq!(desk.run("deck convert --to text .").status.code(), Some(0));
}

#[test]
fn why_one_of_many_cannot_be_read_is_a_sentence() {
    let desk = Desk::new();
    let missing = desk.run("--lang en deck check --json nowhere.txt nothing.txt");
    let why = text(&said(&missing)["decks"][0]["error"]);
    assert!(why.starts_with("Cannot read nowhere.txt: "), "{why}");
    let crews = desk.run("--lang en deck check --game cc --json nowhere.txt nothing.txt");
    assert_eq!(text(&said(&crews)["decks"][0]["error"]), why);
}
