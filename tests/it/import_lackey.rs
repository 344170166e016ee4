//! `import` from outside, with invented card files.

use std::fs;
use std::path::PathBuf;
use std::process::Output;

use data::import::ImportNames;
use data::{RENAMED, TITLES, embedded};
use model::Split;
use serde_json::Value;

use crate::kit::desk::Desk;
use crate::kit::sheets::{HEADER, sheet};

const EVENT: &str = "Red Alarm\tXX\timg\tC\tN\t1C001\tEvent\t2\t\t\t\t\t\t\t\tManeuver. \t\t\t\t\t\t\tDraw a card.";
const MISSION: &str =
    "Far Moon\tXX\timg\tC\tY\t1C002\tMission\t0\tP\t3\t40\tA\t[Fed]\t\t\t\t\t\tIndeed impossible >> 3";

fn file(desk: &Desk, name: &str, bytes: &[u8]) -> PathBuf {
    let path = desk.own.path().join(name);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(&path, bytes).expect("a file");
    path
}

fn run(desk: &Desk, arguments: &[&str]) -> Output {
    let mut command = desk.tricorder();
    command.arg("import").args(arguments);
    command.output().expect("the program starts")
}

fn json(desk: &Desk, arguments: &[&str]) -> Value {
    let output = run(desk, arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {errors}");
    serde_json::from_slice(&output.stdout).expect("json")
}

fn names(desk: &Desk) -> Vec<String> {
    let list = json(desk, &["list", "--json"]);
    let files = list["files"].as_array().expect("files");
    let name = |file: &Value| file["name"].as_str().unwrap_or_default().to_owned();
    files.iter().map(name).collect()
}

#[test]
fn a_folder_is_imported_once_and_told_in_full() {
    let desk = Desk::new();
    let broken = EVENT.replace("Maneuver. ", "Maneuver.\n").replace("Red", "Blue");
    file(&desk, "p/sets/one.txt", &sheet(&[EVENT, HEADER, &broken, "only\tthree\tfields", MISSION]));
    file(&desk, "p/decks/deck.txt", b"1\tRed Alarm\n");
    let folder = desk.own.path().join("p").display().to_string();
    let told = json(&desk, &[&folder, "--json", "--lang", "en"]);
    let one = &told["files"][0];
    assert_eq!((&one["name"], &one["outcome"]), (&Value::from("2e/one.txt"), &Value::from("added")));
    assert_eq!((&one["rows"], &told["skipped"]), (&Value::from(3), &Value::from(1)));
    let how: Vec<&Value> = one["repaired"].as_array().expect("a list").iter().map(|row| &row["how"]).collect();
    assert_eq!(how, ["repeated-header", "joined", "short"]);
    assert_eq!(
        (&one["refused"][0]["line"], &one["refused"][0]["reason"]),
        (&Value::from(6), &Value::from("columns"))
    );
    let doubts = one["doubts"].as_array().expect("a list");
    assert!(doubts.iter().any(|doubt| doubt["doubt"] == "requirement"), "{doubts:?}");
    let again = json(&desk, &[&folder, "--json"]);
    assert_eq!(again["files"][0]["outcome"], "unchanged");
    assert_eq!(names(&desk), ["2e/one.txt"]);
}

/// The catalogs of cards in the cache of a desk.
fn catalogs(desk: &Desk) -> usize {
    let entries = fs::read_dir(desk.cache.path()).map(Iterator::flatten);
    let names = entries.into_iter().flatten().map(|entry| entry.file_name());
    names.filter(|name| name.to_string_lossy().starts_with("cards-")).count()
}

#[test]
fn an_import_leaves_the_cards_searchable() {
    let desk = Desk::with_empty_cache();
    let path = file(&desk, "one.txt", &sheet(&[EVENT]));
    let path = path.display().to_string();
    run(&desk, &[&path]);
    assert_eq!(catalogs(&desk), 1);
    let is_found = || {
        let output = desk.run("search red alarm --format ids").stdout;
        String::from_utf8_lossy(&output).contains("2e/card/red-alarm")
    };
    assert!(is_found());
    assert_eq!(catalogs(&desk), 1);
    run(&desk, &["remove", "one"]);
    assert_eq!(catalogs(&desk), 2);
    assert!(!is_found());
    assert_eq!(catalogs(&desk), 2);
}

#[test]
fn a_cache_that_cannot_be_written_undoes_no_import() {
    let desk = Desk::new();
    let path = file(&desk, "one.txt", &sheet(&[EVENT]));
    let mut command = desk.tricorder();
    command.env("TRICORDER_CACHE_DIR", &path);
    let output = command.arg("import").arg(&path).output();
    assert_eq!(output.expect("it starts").status.code(), Some(0));
    assert_eq!(names(&desk), ["2e/one.txt"]);
}

#[test]
fn screens_fit_in_both_languages() {
    let desk = Desk::new();
    let path = file(&desk, "one.txt", &sheet(&[EVENT, HEADER, "a\tb", MISSION]));
    let path = path.display().to_string();
    for lang in ["de", "en"] {
        for arguments in [&[path.as_str()][..], &["list"], &["remove", "one"], &["list"]] {
            let output = run(&desk, &[arguments, &["--lang", lang]].concat());
            let text = String::from_utf8(output.stdout).expect("text");
            assert_eq!(output.status.code(), Some(0), "{arguments:?}");
            assert!(!text.contains("import-") && !text.is_empty(), "{text}");
            assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        }
    }
}

#[test]
fn what_is_no_card_file_is_refused_and_nothing_is_lost() {
    let desk = Desk::new();
    let good = file(&desk, "good.txt", &sheet(&[EVENT])).display().to_string();
    json(&desk, &[&good, "--json"]);
    let wide: Vec<u8> = HEADER.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let other = file(&desk, "other.txt", &sheet(&[EVENT])).display().to_string();
    let garbage: Vec<u8> = (0..10_u32 << 20).map(|at| at.wrapping_mul(2_654_435_761).to_le_bytes()[3]).collect();
    let cases = [
        ("empty.txt", Vec::new(), "empty"),
        ("wide.txt", [b"\xFF\xFE".as_slice(), &wide].concat(), "UTF-16"),
        ("binary.txt", b"\x7FELF\0\0\0\x01\x02".to_vec(), "no text"),
        ("garbage.txt", garbage, "no text"),
        ("deck.txt", b"1\tRed Alarm\n".to_vec(), "header"),
        ("head.txt", HEADER.as_bytes().to_vec(), "no card below"),
    ];
    for (name, bytes, reason) in cases {
        let path = file(&desk, name, &bytes).display().to_string();
        let output = run(&desk, &[&other, &path, "--lang", "en"]);
        let text = String::from_utf8_lossy(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(output.status.code(), Some(2), "{name}: {text}");
        assert!(text.contains(reason) && text.contains("Nothing was imported"), "{name}: {text}");
    }
    assert_eq!(run(&desk, &["/no/such/path"]).status.code(), Some(2));
    assert_eq!(run(&desk, &[]).status.code(), Some(2));
    let folder = desk.cache.path().display().to_string();
    assert_eq!(run(&desk, &[&folder]).status.code(), Some(2));
    assert_eq!(run(&desk, &[&good, &good]).status.code(), Some(2));
    assert_eq!(names(&desk), ["2e/good.txt"]);
}

#[test]
fn pictures_beside_the_card_files_are_found_named_once_and_never_copied() {
    let desk = Desk::new();
    let faces = EVENT.replace("img", "FRONT,BACK").replace("Red", "Two");
    let cards = file(&desk, "p/sets/one.txt", &sheet(&[EVENT, &faces, &MISSION.replace("img", "none")]));
    let [red, front, back] = ["img.jpg", "front.jpg", "BACK.png"]
        .map(|name| file(&desk, &format!("p/sets/setimages/general/{name}"), b"x"));
    let told = json(&desk, &[&cards.display().to_string(), "--json"]);
    let folder = desk.own.path().join("p/sets/setimages");
    assert_eq!(told["pictures"], serde_json::json!({"folder": folder, "cards": 3, "found": 2}));
    let shown = |id: &str| {
        let output = desk.run(&format!("show {id} --json")).stdout;
        let document: Value = serde_json::from_slice(&output).expect("json");
        document["pictures"].clone()
    };
    assert_eq!(shown("2e/card/red-alarm"), serde_json::json!([red]));
    assert_eq!(shown("2e/card/two-alarm"), serde_json::json!([front, back]));
    assert_eq!(shown("2e/card/far-moon"), Value::Null);
    let linked = desk.run("show 2e/card/red-alarm --color always --lang en").stdout;
    let linked = String::from_utf8_lossy(&linked).into_owned();
    assert!(linked.contains(&format!(";file://{}\u{1b}", red.display())), "{linked:?}");
    run(&desk, &[&folder.parent().expect("a folder").display().to_string()]);
    let settings = desk.run("config pictures --json").stdout;
    let settings: Value = serde_json::from_slice(&settings).expect("json");
    assert_eq!(settings["settings"][0]["value"], serde_json::json!([folder]));
    let refused = run(&desk, &[&cards.display().to_string(), "--pictures", &cards.display().to_string()]);
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
}

#[test]
fn files_are_removed_by_their_names() {
    let desk = Desk::new();
    let first = "Name\tSet\tImageFile\tRelease\tInfo\tProperty\tUniqueness\tType\tMission/ Dilemma Type\tAffil\tClass\tInt/Rng\tCun/Wpn\tStr/Shd\tPoints\tRegion\tQuadrant\tSpan\tIcons\tStaff\tCharacteristics/ Keywords\tRequires\tPersona\tCommand\tReports\tNames\tText";
    let ship = format!("{first}\nR.S. Gull*\tOpen\tg\tmm\t1 R\t\t\tShip\t{}Text.\n", "\t".repeat(18));
    let second = file(&desk, "a/Set.txt", &sheet(&[EVENT])).display().to_string();
    let first = file(&desk, "b/Set.txt", ship.as_bytes()).display().to_string();
    json(&desk, &[&second, &first, "--json"]);
    assert_eq!(json(&desk, &["list", "--json"])["cards"], 2);
    assert_eq!(run(&desk, &["remove", "set"]).status.code(), Some(2));
    assert_eq!(run(&desk, &["remove", "2e/Sett.txt"]).status.code(), Some(1));
    assert_eq!(run(&desk, &["remove", "1e/Set.txt"]).status.code(), Some(0));
    assert_eq!(names(&desk), ["2e/Set.txt"]);
}

#[test]
fn the_tables_of_names_part_and_rename() {
    let corpus = embedded();
    let (titles, renamed) = (corpus.text(TITLES), corpus.text(RENAMED));
    assert!(titles.lines().count() > 1 && renamed.lines().count() > 1);
    let names = ImportNames::new(titles, renamed);
    for line in titles.lines().skip(1) {
        let (name, _) = line.split_once('\t').expect("two columns");
        assert_eq!(names.part(name, "personnel", true).split, Split::Known);
        assert_eq!(names.current(name), name);
    }
    for line in renamed.lines().skip(1) {
        let (old, new) = line.split_once('\t').expect("two columns");
        assert_eq!((names.current(old), names.current(new)), (new, new));
    }
}

fn found(desk: &Desk, words: &str, options: &[&str]) -> (Option<i32>, Vec<String>) {
    let mut command = desk.tricorder();
    command.args(["--lang", "en", "lookup", words, "--json"]);
    let output = command.args(options).output().expect("the program starts");
    let value: Value = serde_json::from_slice(&output.stdout).expect("json");
    let hits = value["hits"].as_array().expect("hits");
    let ids = hits.iter().map(|hit| hit["id"].as_str().unwrap_or_default());
    (output.status.code(), ids.map(str::to_owned).collect())
}

#[test]
fn plain_look_ups_find_imported_cards_by_name() {
    let desk = Desk::new();
    let second = EVENT.replace("Red Alarm", "Zorgon Gambit");
    let path = file(&desk, "one.txt", &sheet(&[EVENT, &second, MISSION]));
    let imported = "2e/card/zorgon-gambit";
    let spellings = ["zorgon-gambit", "Zorgon Gam", "zorgon gambti"];
    for words in spellings {
        let ids = found(&desk, words, &[]).1;
        assert!(ids.iter().all(|id| id != imported), "{ids:?}");
    }
    json(&desk, &[&path.display().to_string(), "--json"]);
    assert!(found(&desk, "gambit", &[]).1.contains(&imported.to_owned()));
    for words in spellings {
        for options in [&[][..], &["--game", "2e"], &["--all"]] {
            let ids = found(&desk, words, options).1;
            assert_eq!(ids.first().map(String::as_str), Some(imported), "{words}");
        }
        let ids = found(&desk, words, &["--game", "cc"]).1;
        assert!(ids.iter().all(|id| id != imported), "{ids:?}");
    }
    let screen = desk.run("--lang en zorgon gambit");
    let screen = String::from_utf8_lossy(&screen.stdout).into_owned();
    assert!(screen.contains("Draw a card."), "{screen}");
}

#[test]
fn names_of_the_program_do_not_need_the_players_database() {
    let desk = Desk::new();
    file(&desk, "user.db", b"this is no database");
    assert_eq!(found(&desk, "recall", &[]).0, Some(0));
    assert_eq!(found(&desk, "recal", &[]).0, Some(0));
    // Even where imports might help, a broken database takes nothing from the answer.
    let whole = Desk::new();
    for words in ["exectue", "wie viele karten"] {
        assert_eq!(found(&desk, words, &[]), found(&whole, words, &[]));
    }
}
