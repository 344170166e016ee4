//! Whole screens, as files under `tests/cmd/<command>`, and the examples of both READMEs.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::kit::desk::Desk;
use crate::kit::files::files_below;

/// What a player has once and without a name: each file of these screens has a player of its own.
const ALONE: [&str; 6] = ["backup", "collection", "config", "db", "doctor", "memory"];

/// Screens of a player.
fn screens(desk: &Desk) -> trycmd::TestCases {
    let (own, cases) = (desk.own.path(), trycmd::TestCases::new());
    cases
        .env("TRICORDER_CACHE_DIR", desk.cache.path().to_string_lossy())
        .env("TRICORDER_DATA_DIR", own.to_string_lossy())
        .env("TRICORDER_CONFIG_DIR", own.join("config").to_string_lossy())
        .env("LC_ALL", "C.UTF-8")
        .env("NO_COLOR", "1");
    let place = own.to_string_lossy().into_owned();
    cases.insert_var("[OWN]", place).expect("a variable");
    cases
}

#[test]
fn screens_look_as_written() {
    let desk = Desk::with_own_cache();
    let cases = screens(&desk);
    cases.case("tests/cmd/*/*.trycmd");
    for folder in ALONE {
        cases.skip(format!("tests/cmd/{folder}/*.trycmd"));
    }
    cases.case("README.md").case("README.de.md").run();
}

#[test]
fn screens_of_what_a_player_has_once_look_as_written() {
    let cmd = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd");
    for folder in ALONE {
        for file in fs::read_dir(cmd.join(folder)).expect("a folder of screens") {
            let desk = Desk::new();
            let path = file.expect("a file").path();
            screens(&desk).case(path).run();
        }
    }
}

/// Topics that ask the same in both languages, for what they show is the language.
const OF_LANGUAGE: [&str; 1] = ["lookup/keyword"];

/// Files of screens by their folder and name.
fn files() -> BTreeMap<String, String> {
    let cmd = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd");
    let named = |path: &Path| {
        let name = path.strip_prefix(&cmd).ok()?.to_str()?.strip_suffix(".trycmd")?;
        Some((name.to_owned(), fs::read_to_string(path).expect("screens")))
    };
    files_below(&cmd).iter().filter_map(|path| named(path)).collect()
}

#[test]
fn every_screen_says_why_it_is_kept() {
    for (name, text) in files() {
        let above: Vec<&str> =
            text.split("\n```\n").filter_map(|part| Some(part.split_once("```console")?.0)).collect();
        let says = |above: &&str| above.lines().any(|line| !line.is_empty() && !line.starts_with('#'));
        assert!(above.iter().all(says), "a block of {name} has no sentence above it");
    }
}

#[test]
fn no_screen_is_kept_in_both_languages() {
    let files = files();
    let asked = |text: &str| -> Vec<String> {
        let lines = text.lines().filter_map(|line| line.strip_prefix("$ "));
        lines.map(|line| line.replace(" --lang de", "").replace(" --lang en", "")).collect()
    };
    for (name, german) in &files {
        let Some(topic) = name.strip_suffix("_de").filter(|topic| !OF_LANGUAGE.contains(topic)) else {
            continue;
        };
        if let Some(english) = files.get(&format!("{topic}_en")) {
            assert_ne!(asked(german), asked(english), "{topic} stands there in both languages");
        }
    }
}
