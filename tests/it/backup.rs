//! All that is a player's goes as one file from the terminal to a fresh machine, to the app and back: whole, with what is
//! begun in one place going on in the other.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use axum::http::StatusCode;
use model::Lang;
use serde_json::{Value, json};

use crate::kit::desk::Desk;
use crate::kit::site::Site;

/// A rule of a player, which is a file.
const RULE: &str = "# ours\ntitle: { de: Mischglück, en: Mulligan }\ntext: { de: Ziehe neu., en: Draw again. }\n";
const RULE_FILE: &str = "rules/cc/rules/concept/mulligan.yaml";

fn done(desk: &Desk, line: &str) -> String {
    let output = desk.run(&format!("{line} --lang en"));
    assert!(output.status.success(), "{line}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// A backup as values, its records in any order.
fn values(text: &str) -> BTreeSet<String> {
    let value = |line: &str| serde_json::from_str::<Value>(line).expect("a line").to_string();
    text.lines().map(value).collect()
}

/// Whether two backups hold the same, the number of it in their first line as well.
fn assert_same(one: &str, other: &str) {
    let (one, other) = (values(one), values(other));
    let differing: Vec<&String> = one.symmetric_difference(&other).collect();
    assert!(differing.is_empty(), "{differing:#?}");
}

fn put(desk: &Desk, name: &str, text: &str) {
    let path = desk.own.path().join(name);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, text).expect("a file");
}

fn read(desk: &Desk, name: &str) -> String {
    fs::read_to_string(desk.own.path().join(name)).expect("a file")
}

/// A player with something of everything.
fn full() -> Desk {
    let desk = Desk::new();
    put(&desk, RULE_FILE, RULE);
    put(&desk, "recent", "cc/keyword/recall\n");
    for line in [
        "deck save example:klingon --name alpha",
        "deck save example:romulan --name alpha",
        "collection boxes core second-contact",
        "collection add Escape",
        "note recall kept",
        "note star cc/keyword/log",
        "solo new --bot koloth --captain picard --difficulty ensign --name evening",
        "solo cadet new --captain sela --name lesson",
        "campaign new --captain picard --mode stun --name years",
        "campaign record --bot koloth --won --name years",
        "config width 70",
        "config pager nothing-like-it",
        "config own-data /nowhere/of/mine",
    ] {
        done(&desk, line);
    }
    desk
}

fn restored(from: &Path) -> Desk {
    let desk = Desk::new();
    done(&desk, &format!("restore {}", from.display()));
    desk
}

/// Whether all of it is there, and does what it did.
fn assert_whole(desk: &Desk) {
    for (line, said) in [
        ("deck log alpha", "Version 2"),
        ("collection show", "Escape"),
        ("collection boxes", "Second Contact"),
        ("note recall", "kept"),
        ("note star", "Log"),
        ("solo list", "evening"),
        ("solo cadet list", "lesson"),
        ("campaign status --name years", "Picard"),
        ("mulligan", "your own"),
        ("config", "70"),
    ] {
        let answer = done(desk, line);
        assert!(answer.contains(said), "{line}: {answer}");
    }
    assert_eq!(read(desk, RULE_FILE), RULE);
}

#[test]
fn everything_goes_from_the_terminal_to_the_app_and_back() {
    let first = full();
    let file = first.own.path().join("all.jsonl");
    done(&first, &format!("backup {}", file.display()));
    let text = fs::read_to_string(&file).expect("a backup");
    let fresh = restored(&file);
    assert_same(&done(&fresh, "backup -"), &text);
    assert_whole(&fresh);
    let mut app = Site::in_browser(Lang::En);
    let taken = app.post("/settings/restore", &[("backup", &text)]);
    assert_eq!(taken.status, StatusCode::OK, "{}", taken.text);
    for (path, said) in [
        ("/decks", "alpha"),
        ("/solo", "evening"),
        ("/cadet", "lesson"),
        ("/campaign", "years"),
        ("/marks", "Log"),
        ("/e/cc/keyword/recall", "kept"),
        ("/collection", "Escape"),
    ] {
        let page = app.get(path);
        assert!(page.says(&[said]), "{path}: {}", page.text);
    }
    let back = app.get("/settings/backup").text;
    assert_same(&back, &text);
    let last = first.own.path().join("back.jsonl");
    fs::write(&last, &back).expect("a file");
    assert_whole(&restored(&last));
}

#[test]
fn what_belongs_to_a_machine_stays_there() {
    let desk = full();
    let text = done(&desk, "backup -");
    assert!(!text.contains("nothing-like-it") && !text.contains("/nowhere/of/mine"), "{text}");
    let header = json!({"tricorder": "own-data", "version": 1, "records": 1});
    let body = "pager: 'touch /tmp/owned'\nown-data: [/elsewhere]\nwidth: 60\n";
    let config = json!({"setting": {"name": "config.yaml", "body": body}});
    let output = desk.tell("restore - --replace", &format!("{header}\n{config}\n"));
    assert!(output.status.success(), "{output:?}");
    let settings = read(&desk, "config/config.yaml");
    assert!(settings.contains("nothing-like-it") && settings.contains("width: 60"), "{settings}");
    assert!(!settings.contains("touch") && !settings.contains("/elsewhere"), "{settings}");
    assert_eq!(read(&desk, RULE_FILE), RULE, "a backup without rules takes none away");
}

#[test]
fn a_place_outside_the_rules_and_settings_that_are_none_are_named_with_their_line() {
    let desk = full();
    let before = done(&desk, "backup -");
    for (name, body) in [
        ("rules/../../evil.yaml", RULE),
        ("rules//etc/evil.yaml", RULE),
        ("rules/cc/cards/picard.yaml", RULE),
        ("config.yaml", "wdth: 3\n"),
    ] {
        let header = json!({"tricorder": "own-data", "version": 1, "records": 2});
        let good = json!({"star": {"entry": "cc/keyword/log", "since": 7}});
        let bad = json!({"setting": {"name": name, "body": body}});
        let output = desk.tell("restore - --replace --lang en", &format!("{header}\n{good}\n{bad}\n"));
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && said.contains("Line 3"), "{name}: {said}");
        assert_eq!(done(&desk, "backup -"), before, "{name}");
    }
}

/// Where a page says that the log stands.
fn at(page: &str) -> &str {
    let behind = page.split("name=\"at\" value=\"").nth(1);
    behind.and_then(|rest| rest.split('"').next()).expect("a log")
}

#[test]
fn a_campaign_of_the_app_goes_on_at_the_terminal() {
    let mut app = Site::in_browser(Lang::En);
    let begun = app.submit("/campaign", &[("captain", "picard"), ("mode", "stun"), ("name", "years")]);
    assert_eq!(begun.status, StatusCode::OK, "{}", begun.text);
    let won = [("at", at(&begun.text)), ("bot", "koloth"), ("outcome", "won")];
    let recorded = app.submit("/campaign/years/record", &won);
    let bonus = [("at", at(&recorded.text)), ("bonus", "1")];
    assert!(app.post("/campaign/years/upgrade", &bonus).to().is_some());
    let game = [("campaign", "years"), ("bot", "sela"), ("name", "next"), ("deck", "virtual")];
    let begun = app.post("/solo/new", &game);
    assert!(begun.to().is_some(), "{}", begun.text);
    app.settle();
    let desk = &app.desk;
    let status = done(desk, "campaign status --name years");
    assert!(status.contains("Koloth") && status.contains("Picard"), "{status}");
    let game = done(desk, "solo status --name next");
    assert!(game.contains("Sela"), "{game}");
    let played = desk.tell("solo play next --lang en", "\n");
    let said = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success() && said.contains("Bot turn 1"), "{played:?}");
    done(desk, "campaign record --bot sela --won --name years");
    let status = done(desk, "campaign status --name years");
    assert!(status.contains("Sela"), "{status}");
}
