//! `deck check --game cc` over crew lists whose verdict was worked out by hand: `tests/decks/crews.yaml`.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, process::Output};

use serde::Deserialize;
use serde_json::Value;

use crate::kit::desk::Desk;

const CAPTAINS: [&str; 6] = ["picard", "shran", "koloth", "sisko", "sela", "burnham"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    case: String,
    #[serde(default)]
    crew: Option<String>,
    list: Option<String>,
    #[serde(default)]
    swap: BTreeMap<String, String>,
    #[serde(default)]
    add: String,
    #[serde(default)]
    exit: i32,
    #[serde(default)]
    refused: bool,
    #[serde(default)]
    broken: Vec<String>,
    #[serde(default)]
    unknown: Vec<String>,
}

fn crew(captain: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/decks/crews").join(format!("{captain}.txt"));
    let text = fs::read_to_string(path).expect("a crew");
    text.trim_end().to_owned() + "\n"
}

impl Case {
    fn text(&self) -> String {
        if let Some(list) = &self.list {
            return list.clone();
        }
        let text = crew(self.crew.as_deref().unwrap_or("picard"));
        for old in self.swap.keys() {
            assert!(text.lines().any(|line| line == old), "{} {old}", self.case);
        }
        let line = |line: &str| match self.swap.get(line).map(String::as_str) {
            Some("") => String::new(),
            Some(new) => format!("{new}\n"),
            None => format!("{line}\n"),
        };
        let text: String = text.lines().map(line).collect();
        text + &self.add
    }

    fn difference(&self, output: &Output) -> Option<String> {
        let said: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
        let broken = list(&said["violations"], breach);
        let unknown = list(&said["unknown"], |unknown| {
            let near = unknown["suggestions"][0].as_str().unwrap_or_default();
            format!("{} {} -> {near}", unknown["line"], text(&unknown["name"]))
        });
        let fine = output.status.code() == Some(self.exit)
            && broken == self.broken
            && unknown == self.unknown
            && self.refused == said.is_null();
        let error = String::from_utf8_lossy(&output.stderr);
        let code = output.status.code();
        (!fine).then(|| format!("{}: {code:?} {broken:?} {unknown:?} {error}", self.case))
    }
}

fn list(value: &Value, told: impl Fn(&Value) -> String) -> Vec<String> {
    value.as_array().into_iter().flatten().map(told).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("-")
}

/// `RULE PLACE: TITLE @ LINES; ...`
fn breach(breach: &Value) -> String {
    let cards = list(&breach["cards"], |card| {
        let lines = list(&card["lines"], ToString::to_string).join(" ");
        let at = if lines.is_empty() { "" } else { " @ " };
        format!("{}{at}{lines}", text(&card["title"]["en"]))
    });
    let (rule, place) = (text(&breach["rule"]), text(&breach["place"]));
    format!("{rule} {place}: {}", cards.join("; "))
}

fn check(desk: &Desk, list: &str) -> Output {
    desk.tell("deck check --game cc --json -", list)
}

#[test]
fn all_crews_of_the_box_are_whole() {
    let desk = Desk::new();
    for captain in CAPTAINS {
        let output = check(&desk, &crew(captain));
        assert_eq!(output.status.code(), Some(0), "{captain} {output:?}");
        let said: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(said["captain"], captain);
        assert_eq!(said["counts"]["crew"], said["counts"]["of"]);
    }
}

#[test]
fn crews_are_read_from_documents_too() {
    let desk = Desk::new();
    let said = |ending: &str| {
        let path = format!("tests/decks/crews/koloth.{ending}");
        let output = desk.run(&format!("deck check --game cc --json {path}"));
        assert_eq!(output.status.code(), Some(0), "{ending} {output:?}");
        serde_json::from_slice::<Value>(&output.stdout).expect("JSON")
    };
    let plain = said("txt");
    for ending in ["yaml", "json"] {
        assert_eq!(said(ending), plain, "{ending}");
    }
    let broken = desk.tell("deck check --game cc -", "{\"captain\": ");
    assert_eq!(broken.status.code(), Some(2));
}

#[test]
fn every_case_of_a_crew_gets_its_verdict() {
    let cases: Vec<Case> = serde_yaml::from_str(include_str!("../../decks/crews.yaml")).expect("a list of cases");
    let desk = Desk::new();
    let wrong = cases.iter().filter_map(|case| case.difference(&check(&desk, &case.text())));
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_pile_is_what_the_campaign_recorded() {
    let desk = Desk::new();
    let done = |line: &str| {
        let output = desk.run(line);
        assert!(output.status.success(), "{line} {output:?}");
    };
    done("campaign new --captain picard --mode stun --name mine");
    done("campaign record --bot koloth --lost");
    done("campaign upgrade --reinforce Lirpa");
    done("campaign record --bot koloth --lost");
    done("campaign upgrade --bonus 1 --own-card Data");
    let judged = |list: &str| {
        let output = desk.tell("deck check --game cc --campaign mine --json -", list);
        let said: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
        (output.status.code(), list_of(&said))
    };
    let list_of_pile = |cards: &str| format!("Verstärkungs-Stapel\n{cards}");
    assert_eq!(judged(&list_of_pile("Lirpa\nData\n")), (Some(0), vec![]));
    let (code, broken) = judged(&list_of_pile("Lirpa\nMek'leth\n"));
    assert_eq!(code, Some(1));
    assert_eq!(broken, ["recorded -: Data", "not-recorded -: Mek’leth @ 3"]);
    let missing = desk.tell("deck check --game cc --campaign other --json -", "Lirpa\n");
    assert_eq!(missing.status.code(), Some(1));
}

fn list_of(said: &Value) -> Vec<String> {
    list(&said["violations"], breach)
}
