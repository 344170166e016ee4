//! Searches over the Premiere set whose full answers were worked out by hand from the printed
//! facts: `tests/search/cases.yaml`.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::kit::desk::Desk;

/// What stands before a short id.
const PREFIX: &str = "2e/card/";

/// One search and everything it must find.
#[derive(Deserialize)]
struct Case {
    name: String,
    query: String,
    ids: BTreeSet<String>,
}

fn cases() -> Vec<Case> {
    serde_yaml::from_str(include_str!("../../search/cases.yaml")).expect("a list of cases")
}

/// What is wrong with the answer, if anything.
fn difference(desk: &Desk, case: &Case, lang: &str) -> Option<String> {
    let output = desk
        .tricorder()
        .args(["--lang", lang, "search", "--game", "2e", "--format", "ids"])
        .args(["--", &format!("({}) set:premiere", case.query)])
        .output()
        .expect("the program starts");
    let printed = String::from_utf8(output.stdout).expect("UTF-8");
    let found: BTreeSet<String> =
        printed.lines().map(|line| line.strip_prefix(PREFIX).unwrap_or(line).to_owned()).collect();
    let doubled = printed.lines().count() != found.len();
    // A value that no card has may be refused (2) or find nothing (1).
    let code = output.status.code();
    let ended_well = if case.ids.is_empty() { matches!(code, Some(1 | 2)) } else { code == Some(0) };
    (found != case.ids || doubled || !ended_well).then(|| {
        let missing: Vec<&String> = case.ids.difference(&found).collect();
        let extra: Vec<&String> = found.difference(&case.ids).collect();
        format!(
            "{} ({lang}): {}\n  missing {missing:?}\n  extra {extra:?}\n  code {code:?} {}",
            case.name,
            case.query,
            String::from_utf8_lossy(&output.stderr).trim(),
        )
    })
}

#[test]
fn premiere_cards_are_found_in_full_and_nothing_else() {
    let desk = Desk::new();
    let cases = cases();
    let wrong: Vec<String> =
        cases.iter().flat_map(|case| ["de", "en"].map(|lang| difference(&desk, case, lang))).flatten().collect();
    assert!(wrong.is_empty(), "{} of {} answers are wrong:\n{}", wrong.len(), 2 * cases.len(), wrong.join("\n"));
}

#[test]
fn cases_are_named_once_and_sorted() {
    let file = include_str!("../../search/cases.yaml");
    let cases = cases();
    let names: BTreeSet<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    assert_eq!(names.len(), cases.len());
    let ids: Vec<Vec<&str>> = file
        .split("- name: ")
        .map(|case| {
            let lines = case.lines().filter_map(|line| line.strip_prefix("    - "));
            lines.collect()
        })
        .collect();
    assert!(ids.iter().all(|ids| ids.is_sorted()));
}
