//! `data cards`: the files of built-in cards are made of card files, whole or not at all.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Output;

use crate::kit::desk::Desk;
use crate::kit::sheets::sheet;

const OLD: &str =
    "Red Alarm\tSE\tST2E-EN01001\tC\tN\t1C001\tEvent\t3\t\t\t\t\t\t\t\tManeuver. \t\t\t\t\t\t\tDraw a card.";

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// A data folder with the tables and cards there are.
fn data(desk: &Desk) -> PathBuf {
    let folder = desk.own.path().join("data");
    for part in ["2e/tables", "2e/cards"] {
        let (from, to) = (root().join("data").join(part), folder.join(part));
        fs::create_dir_all(&to).expect("a folder");
        for file in fs::read_dir(from).expect("a folder") {
            let path = file.expect("a file").path();
            let name = path.file_name().expect("a name");
            fs::copy(&path, to.join(name)).expect("a copy");
        }
    }
    folder
}

fn texts(folder: &Path) -> Vec<(PathBuf, String)> {
    let files = fs::read_dir(folder.join("2e/cards")).expect("a folder");
    let mut texts: Vec<(PathBuf, String)> = files
        .map(|file| file.expect("a file").path())
        .map(|path| (PathBuf::from(path.file_name().expect("a name")), fs::read_to_string(&path).expect("a text")))
        .collect();
    texts.sort();
    texts
}

fn write(desk: &Desk, files: &[&Path], to: &Path) -> Output {
    let mut command = desk.tricorder();
    command.args(["admin", "data", "cards"]).args(files);
    command.arg("--into").arg(to).args(["--lang", "en"]);
    command.output().expect("the program starts")
}

/// Every built-in fact, those that texts say among them, is what the importer makes of the card files.
#[test]
fn built_in_cards_are_what_the_card_files_say() {
    let reference = root().join("../shared/reference/lackey/2e");
    let names = ["Physical", "Virtual", "webula-cards", "webula-cards-processed"];
    let files = names.map(|name| reference.join(name).with_extension("txt"));
    if !files.iter().all(|file| file.exists()) {
        let _ = writeln!(std::io::stderr(), "Left out: the card files are not there.");
        return;
    }
    let desk = Desk::new();
    let folder = data(&desk);
    let told = write(&desk, &files.each_ref().map(PathBuf::as_path), &folder);
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    assert!(told.contains("3708 cards written: 0 new, 0 changed, 3708 unchanged."), "{told}");
    let (built_in, made) = (texts(&root().join("data")), texts(&folder));
    for ((path, built_in), (_, made)) in built_in.iter().zip(&made) {
        assert!(built_in == made, "{} differs", path.display());
    }
    assert_eq!(built_in.len(), made.len());
}

#[test]
fn a_new_card_joins_and_a_corrected_print_keeps_its_earlier_value() {
    let desk = Desk::new();
    let folder = data(&desk);
    let old = desk.own.path().join("old.txt");
    fs::write(&old, sheet(&[OLD])).expect("a file");
    let told = write(&desk, &[&old], &folder);
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    assert!(told.contains("3709 cards written: 1 new, 0 changed"), "{told}");
    let events = fs::read_to_string(folder.join("2e/cards/events.yaml")).expect("the events");
    let item = "- id: 2e/card/red-alarm\n  title: Red Alarm\n  type: event\n  uniqueness: universal\n  cost: 3\n  \
                keywords: [{ name: Maneuver }]\n  printings: [{ set: SE, number: 1C001, rarity: C }]\n";
    assert!(events.contains(item) && !events.contains("Draw a card"), "{events}");
}

#[test]
fn what_is_no_card_file_of_the_game_changes_nothing() {
    let desk = Desk::new();
    let folder = data(&desk);
    let before = texts(&folder);
    let fine = desk.own.path().join("fine.txt");
    fs::write(&fine, sheet(&[OLD])).expect("a file");
    let bad = desk.own.path().join("bad.txt");
    let half = &sheet(&[OLD])[..30];
    for (bytes, code) in [(half, 2), (&b"\x7fELF\0\x01"[..], 2), (&b""[..], 2)] {
        fs::write(&bad, bytes).expect("a file");
        let refused = write(&desk, &[&fine, &bad], &folder);
        assert_eq!(refused.status.code(), Some(code), "{refused:?}");
        assert!(String::from_utf8_lossy(&refused.stderr).contains("bad.txt"));
        assert_eq!(texts(&folder), before);
    }
    let nowhere = desk.own.path().join("nowhere");
    assert_eq!(write(&desk, &[&fine], &nowhere).status.code(), Some(2));
    assert!(!nowhere.exists());
    fs::write(folder.join("2e/cards/ships.yaml"), "- id: [").expect("a file");
    assert_eq!(write(&desk, &[&fine], &folder).status.code(), Some(2));
}
