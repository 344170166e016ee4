//! Whatever somebody has written down, starred, looked at, ruled and set: as a backup it goes to another machine and back.

use proptest::prelude::*;
use serde_json::{Value, json};

use crate::kit::desk::Desk;

/// Ids of entries and cards, known or not.
fn any_id() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec!["cc/keyword/log", "cc/card/boreth", "2e/keyword/cost"]);
    let other = "(cc|2e|1e)/(card|concept)/[a-z]{1,9}(-[a-z0-9]{1,5}){0,2}";
    prop_oneof![known.prop_map(str::to_owned), other]
}

/// Texts with quotes, colons, signs of YAML, letters of any language and several lines.
fn any_text() -> impl Strategy<Value = String> {
    let line = "[-'\":#&*!|>%@\\[\\]{},.? a-zäöüß0-9é日–“”]{0,24}";
    let lines = prop::collection::vec(line, 1..4);
    let texts = lines.prop_map(|lines| lines.join("\n").trim().to_owned());
    texts.prop_filter("a text", |text| !text.is_empty())
}

fn any_notes() -> impl Strategy<Value = Vec<Value>> {
    let note = (any_id(), any_text(), 0..4_000_000_000_u64)
        .prop_map(|(entry, body, written)| json!({"note": {"entry": entry, "body": body, "written": written}}));
    prop::collection::vec(note, 0..4)
}

/// House rules, none called like another. Behind each may stand whatever its writer wants to remember.
fn any_rules() -> impl Strategy<Value = Vec<Value>> {
    let rule = ("[a-z]{3,8}", "[ -~äöü–]{0,20}", "\n{0,2}");
    let rules = prop::collection::btree_map("[a-z]{4,8}", rule, 1..3);
    rules.prop_map(|rules| {
        let rule = |(slug, (word, comment, end)): (String, (String, String, String))| {
            let title = format!("Zz{slug}");
            let text = format!(
                "title: {{ de: {title}, en: {title} }}\ntext: {{ de: Ziehe {word}., en: Draw {word}. }}\n# {comment}{end}"
            );
            setting(&format!("rules/cc/rules/concept/zz{slug}.yaml"), &text)
        };
        rules.into_iter().map(rule).collect()
    })
}

fn setting(name: &str, body: &str) -> Value {
    json!({"setting": {"name": name, "body": body}})
}

/// A backup as values, a line each.
fn any_backup() -> impl Strategy<Value = Vec<Value>> {
    let stars = prop::collection::btree_map(any_id(), 0..4_000_000_000_u64, 0..4);
    let recent = prop::collection::btree_set(any_id(), 0..6).prop_map(Vec::from_iter);
    let all = (any_notes(), stars, recent.prop_shuffle(), any_rules(), 40..200_u8);
    all.prop_map(|(notes, stars, recent, rules, width)| {
        let star = |(entry, since)| json!({"star": {"entry": entry, "since": since}});
        let past: String = recent.iter().map(|id| format!("{id}\n")).collect();
        let past = (!past.is_empty()).then(|| setting("recent", &past));
        let config = setting("config.yaml", &format!("# mine\nwidth: {width}\n"));
        let records = notes.into_iter().chain(stars.into_iter().map(star)).chain(rules).chain(past);
        records.chain([config]).collect()
    })
}

/// What is saved at a desk that has restored a backup.
fn passed_on(desk: &Desk, file: &[u8]) -> Vec<u8> {
    let taken = desk.tell("restore - --replace --lang en", &String::from_utf8_lossy(file));
    assert!(taken.status.success(), "{taken:?}");
    desk.run("backup -").stdout
}

fn written(records: &[Value]) -> Vec<u8> {
    let header = json!({"tricorder": "own-data", "version": 1, "records": records.len()});
    [&header].into_iter().chain(records).flat_map(|line| format!("{line}\n").into_bytes()).collect()
}

/// The lines behind the first as values, in any order.
fn values(file: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(file);
    let value = |line: &str| serde_json::from_str::<Value>(line).expect("a line").to_string();
    let mut values: Vec<String> = text.lines().skip(1).map(value).collect();
    values.sort();
    values
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn what_one_machine_saves_another_has_then(before in any_backup(), backup in any_backup()) {
        let (file, desks) = (written(&backup), [Desk::new(), Desk::new()]);
        passed_on(&desks[1], &written(&before));
        let first = passed_on(&desks[0], &file);
        prop_assert_eq!(values(&first), values(&file));
        let second = passed_on(&desks[1], &first);
        prop_assert_eq!(String::from_utf8_lossy(&second), String::from_utf8_lossy(&first));
    }
}
