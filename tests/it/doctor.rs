//! `doctor` answers where other commands cannot, names what is wrong, and changes nothing.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

use crate::kit::desk::Desk;
use crate::kit::files::files_with_bytes;

/// What `doctor` says at a desk: the code it ends with, and its document.
fn seen(desk: &Desk) -> (i32, Value) {
    of(desk.tricorder().args(["admin", "doctor", "--json", "--lang", "en"]))
}

fn of(command: &mut Command) -> (i32, Value) {
    let Output { status, stdout, .. } = command.output().expect("the program starts");
    let document = serde_json::from_slice(&stdout).expect("a document");
    (status.code().expect("a code"), document)
}

fn troubles(document: &Value) -> Vec<(&str, &str)> {
    let troubles = document["troubles"].as_array().expect("a list").iter();
    troubles
        .map(|trouble| {
            let part = trouble["part"].as_str().expect("a part");
            (part, trouble["message"].as_str().expect("a message"))
        })
        .collect()
}

/// Fails unless one part is said to be wrong, in these words.
fn assert_one(desk: &Desk, part: &str, words: &str) {
    assert_one_in(&seen(desk), part, words);
}

fn assert_one_in((code, document): &(i32, Value), part: &str, words: &str) {
    let found = troubles(document);
    assert_eq!(*code, 1, "{document:#}");
    assert_eq!(document["ok"], false);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].0, part);
    assert!(found[0].1.contains(words), "{found:?}");
}

fn database(desk: &Desk) -> PathBuf {
    desk.own.path().join("user.db")
}

/// A desk at which something has been kept.
fn used() -> Desk {
    let desk = Desk::with_own_cache();
    let output = desk.run("deck save example:klingon --name a");
    assert!(output.status.success(), "{output:?}");
    desk
}

#[test]
fn what_is_well_is_left_as_it_is() {
    let desk = used();
    let both = || [desk.cache.path(), desk.own.path()].map(files_with_bytes);
    let before = both();
    let (code, document) = seen(&desk);
    assert_eq!((code, troubles(&document)), (0, Vec::new()));
    assert_eq!(document["own"]["kept"]["decks"], 1);
    assert_eq!(document["catalogs"]["state"], "ready");
    assert_eq!(document["catalogs"]["cards"]["state"], "ready");
    assert!(both() == before);
}

#[test]
fn nothing_is_made_on_a_new_machine() {
    let desk = Desk::with_empty_cache();
    let (code, document) = seen(&desk);
    assert_eq!((code, troubles(&document)), (0, Vec::new()));
    assert_eq!(document["own"]["state"], "missing");
    assert_eq!(document["catalogs"]["state"], "missing");
    let left = [desk.cache.path(), desk.own.path()].map(files_with_bytes);
    assert!(left.iter().all(Vec::is_empty), "{left:?}");
}

#[test]
fn what_is_no_database_is_named() {
    let desk = Desk::new();
    fs::write(database(&desk), "no database at all").expect("a file");
    assert_one(&desk, "own", "The file is not a database.");
}

#[test]
fn a_database_cut_short_is_named() {
    let desk = used();
    let bytes = fs::read(database(&desk)).expect("the database");
    fs::write(database(&desk), &bytes[..bytes.len() / 2]).expect("a file");
    assert_one(&desk, "own", "cannot be read or written");
}

#[test]
fn what_a_newer_version_wrote_is_named() {
    let desk = used();
    let mut bytes = fs::read(database(&desk)).expect("the database");
    bytes[60..64].copy_from_slice(&9_999_u32.to_be_bytes());
    fs::write(database(&desk), bytes).expect("the database");
    assert_one(&desk, "own", "A newer version of tricorder has written the file");
}

#[test]
fn who_writes_at_the_same_time_is_named_and_the_rest_is_seen() {
    let desk = used();
    let other = rusqlite::Connection::open(database(&desk)).expect("the database");
    other.execute_batch("BEGIN IMMEDIATE").expect("the right to write");
    // Who looks waits a while for the other.
    let seen = seen(&desk);
    assert_one_in(&seen, "own", "Another program is using the file.");
    assert_eq!(seen.1["own"]["kept"]["decks"], 1);
}

#[test]
fn a_folder_where_the_database_belongs_is_named() {
    let desk = Desk::new();
    fs::create_dir(database(&desk)).expect("a folder");
    assert_one(&desk, "own", "not a regular file");
}

#[test]
fn a_damaged_catalog_is_named_and_not_mended() {
    let desk = Desk::with_own_cache();
    let all = files_with_bytes(desk.cache.path());
    let is_of_cards = |path: &PathBuf| path.display().to_string().contains("/cards-");
    for (part, of_cards) in [("catalog", false), ("cards", true)] {
        let (path, bytes) =
            all.iter().find(|(path, bytes)| is_of_cards(path) == of_cards && bytes.len() > 100).expect("a file");
        let mut damaged = bytes.clone();
        damaged[50] ^= 1;
        fs::write(path, damaged).expect("written");
        assert_one(&desk, part, "is damaged.");
        assert_one(&desk, part, "is damaged.");
        fs::write(path, bytes).expect("written");
    }
}

#[test]
fn a_file_where_the_cache_belongs_is_named() {
    let desk = Desk::new();
    let file = desk.own.path().join("file");
    fs::write(&file, "").expect("a file");
    let mut command = desk.tricorder();
    command.env("TRICORDER_CACHE_DIR", &file);
    let (code, document) = of(command.args(["admin", "doctor", "--json", "--lang", "en"]));
    assert_eq!(code, 1);
    let found = troubles(&document);
    assert!(
        found.iter().any(|(part, words)| *part == "cache" && words.contains("This is not a folder.")),
        "{found:?}"
    );
}

#[test]
fn data_that_is_not_valid_is_named() {
    let desk = Desk::new();
    let folder = desk.own.path().join("data");
    fs::create_dir_all(folder.join("cc/rules/keyword")).expect("a folder");
    fs::write(folder.join("cc/rules/keyword/x.yaml"), "nonsense: [").expect("a file");
    let mut command = desk.tricorder();
    let (code, document) = of(command.args(["admin", "doctor", "--json", "--data"]).arg(folder));
    assert_eq!(code, 1);
    assert_eq!(troubles(&document)[0].0, "data");
    assert_eq!(document["data"], Value::Null);
}

/// The folders stand below the home folder, which is nobody's business.
#[test]
fn the_home_folder_is_not_told() {
    let home = tempfile::tempdir().expect("a folder");
    let desk = Desk::new();
    let name = home.path().display().to_string();
    for damage in [false, true] {
        for form in ["--json", "--format=text"] {
            let mut command = desk.tricorder();
            let own = home.path().join("own");
            fs::create_dir_all(&own).expect("a folder");
            if damage {
                fs::write(own.join("user.db"), "no database").expect("a file");
            }
            command
                .env("HOME", home.path())
                .env("TRICORDER_CACHE_DIR", home.path().join("cache"))
                .env("TRICORDER_DATA_DIR", &own)
                .args(["admin", "doctor", form]);
            let Output { stdout, stderr, .. } = command.output().expect("the program starts");
            let said = String::from_utf8_lossy(&[stdout, stderr].concat()).into_owned();
            assert!(said.contains("~/own"), "{said}");
            assert!(!said.contains(&name), "{said}");
        }
    }
}
