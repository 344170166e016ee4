//! Whatever somebody has written down, starred, looked at and ruled: as a document it goes to another machine and back.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Output;

use model::{PlayerMemory, PlayerNote};
use proptest::prelude::*;

use crate::kit::desk::{Desk, converse};

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

fn any_notes() -> impl Strategy<Value = Vec<PlayerNote>> {
    let note = (any_id(), any_text(), 0..4_000_000_000_u64);
    let notes = prop::collection::btree_map(any_id(), note, 0..4);
    notes.prop_map(|notes| {
        let notes = notes.into_iter();
        let note = |(entry, (_, text, written))| PlayerNote { entry, text, written };
        notes.map(note).collect()
    })
}

/// House rules, none called like another. Behind each may stand whatever its writer wants to remember.
fn any_rules() -> impl Strategy<Value = BTreeMap<String, String>> {
    let rule = ("[a-z]{3,8}", "[ -~äöü–]{0,20}", "\n{0,2}");
    let rules = prop::collection::btree_map("[a-z]{4,8}", rule, 0..3);
    rules.prop_map(|rules| {
        let rule = |(slug, (word, comment, end)): (String, (String, String, String))| {
            let title = format!("Zz{slug}");
            let text = format!(
                "title: {{ de: {title}, en: {title} }}\ntext: {{ de: Ziehe {word}., en: Draw {word}. }}\n# {comment}{end}"
            );
            (format!("cc/rules/concept/zz{slug}.yaml"), text)
        };
        rules.into_iter().map(rule).collect()
    })
}

fn any_memory() -> impl Strategy<Value = PlayerMemory> {
    let stars = prop::collection::btree_set(any_id(), 0..4);
    let recent = prop::collection::btree_set(any_id(), 0..6).prop_map(Vec::from_iter);
    let all = (any_notes(), stars, recent.prop_shuffle(), any_rules());
    all.prop_map(|(notes, stars, recent, rules): (_, BTreeSet<String>, _, _)| PlayerMemory {
        version: PlayerMemory::VERSION,
        notes,
        stars: stars.into_iter().collect(),
        recent,
        rules,
    })
}

fn run(desk: &Desk, line: &str, input: &[u8]) -> Output {
    let mut command = desk.tricorder();
    command.args(line.split(' '));
    converse(command, input)
}

/// What is written out at a desk that takes in a document.
fn passed_on(desk: &Desk, document: &[u8]) -> Vec<u8> {
    let taken = run(desk, "note memory import - --replace --lang en", document);
    assert!(taken.status.success(), "{taken:?}");
    run(desk, "note memory export", b"").stdout
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn what_one_machine_writes_out_another_has_then(before in any_memory(), memory in any_memory()) {
        let document = serde_yaml::to_string(&memory).expect("a document");
        let desks = [Desk::new(), Desk::new()];
        passed_on(&desks[1], serde_yaml::to_string(&before).expect("a document").as_bytes());
        let first = passed_on(&desks[0], document.as_bytes());
        let told: PlayerMemory = serde_yaml::from_slice(&first).expect("a document");
        prop_assert_eq!(&told, &memory);
        let second = passed_on(&desks[1], &first);
        prop_assert_eq!(String::from_utf8_lossy(&second), String::from_utf8_lossy(&first));
        let kept = std::fs::read_to_string(desks[1].own.path().join("recent"));
        let kept = kept.unwrap_or_default();
        prop_assert_eq!(kept.lines().collect::<Vec<_>>(), memory.recent);
    }
}
