//! The file of an export: whole or as it was, and never in the place of something else.

use std::fs;
use std::path::Path;
use std::process::Output;

use super::{export, told};
use crate::kit::desk::Desk;

/// As little as can be exported.
const SMALL: &str = "--data tests/one_entry";

fn put(desk: &Desk, options: &str, file: &Path) -> Output {
    let mut command = desk.tricorder();
    command.args(["admin", "index", "export", "--lang", "en"]);
    command.args(SMALL.split(' ')).args(options.split_whitespace());
    command.arg(file).output().expect("the program starts")
}

#[test]
fn an_older_export_is_replaced_and_nothing_else() {
    let desk = Desk::with_empty_cache();
    let file = desk.own.path().join("out");
    for form in ["--to jsonl", "--to postgres", "--to jsonl"] {
        let output = put(&desk, form, &file);
        assert_eq!(output.status.code(), Some(0), "{}", told(&output));
        let written = fs::read_to_string(&file).expect("the file");
        assert_eq!(written, export(&desk, &format!("{SMALL} {form}")));
    }
    fs::write(&file, "notes of a captain").expect("written");
    let output = put(&desk, "", &file);
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("is not an earlier export"), "{}", told(&output));
    assert_eq!(fs::read_to_string(&file).expect("the file"), "notes of a captain");
}

#[test]
fn what_was_written_is_told_to_programs_too() {
    let desk = Desk::with_empty_cache();
    let file = desk.own.path().join("out");
    let output = put(&desk, "--json", &file);
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let path = file.display().to_string();
    assert_eq!(told, serde_json::json!({"schema": 1, "file": path, "entries": 1, "cards": 0, "imported": 0}));
}

#[test]
fn a_place_that_cannot_be_written_is_named() {
    let desk = Desk::with_empty_cache();
    let folder = desk.own.path();
    for place in [folder.to_owned(), folder.join("none/out")] {
        let output = put(&desk, "", &place);
        assert_eq!(output.status.code(), Some(2));
        assert!(told(&output).contains("cannot be written"), "{}", told(&output));
    }
    let left = fs::read_dir(folder).expect("the folder").count();
    assert_eq!(left, 0);
}

#[cfg(unix)]
#[test]
fn a_device_stays_one() {
    let desk = Desk::with_empty_cache();
    let output = put(&desk, "", Path::new("/dev/null"));
    assert_eq!(output.status.code(), Some(0), "{}", told(&output));
    assert!(!Path::new("/dev/null").is_file());
}
