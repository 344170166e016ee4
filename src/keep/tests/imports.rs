use super::{Bench, contract};
use crate::imports::FileRow;
use crate::imports::NewFile;
use crate::imports::Outcome;

contract!(the_same_content_again_changes_nothing, a_replaced_file_keeps_its_place, all_or_nothing,);

fn file(name: &str, bodies: &[&str]) -> NewFile {
    let rows = bodies.iter().enumerate().map(|(at, body)| FileRow { line: at + 2, body: (*body).to_owned() });
    NewFile { name: name.to_owned(), layout: "2e-23".to_owned(), rows: rows.collect() }
}

fn the_same_content_again_changes_nothing(bench: &Bench) {
    let mut store = bench.store();
    assert_eq!(store.import_stamp().expect("a stamp"), 0);
    let files = [file("a", &["[1]", "[2]"]), file("b", &["[3]"])];
    assert_eq!(store.import(&files).expect("stored"), [Outcome::Added; 2]);
    let stamp = store.import_stamp().expect("a stamp");
    assert_eq!(store.import(&files).expect("stored"), [Outcome::Unchanged; 2]);
    assert_eq!(store.import_stamp().expect("a stamp"), stamp);
    assert_eq!(store.imported_rows().expect("rows"), files);
}

fn a_replaced_file_keeps_its_place(bench: &Bench) {
    let mut store = bench.store();
    store.import(&[file("a", &["[1]"]), file("b", &["[3]"])]).expect("stored");
    let stamp = store.import_stamp().expect("a stamp");
    let outcome = store.import(&[file("a", &["[5]", "[6]"])]);
    assert_eq!(outcome.expect("stored"), [Outcome::Replaced]);
    assert_ne!(store.import_stamp().expect("a stamp"), stamp);
    let files = store.imports().expect("files");
    let names: Vec<_> = files.iter().map(|f| (f.name.as_str(), f.rows)).collect();
    assert_eq!(names, [("a", 2), ("b", 1)]);
    assert!(store.remove_import("a").expect("removed"));
    assert!(!store.remove_import("a").expect("nothing"));
    assert_eq!(store.imported_rows().expect("rows"), [file("b", &["[3]"])]);
}

fn all_or_nothing(bench: &Bench) {
    let mut store = bench.store();
    let mut twice = file("b", &["[1]", "[2]"]);
    twice.rows[1].line = 2;
    assert!(store.import(&[file("a", &["[1]"]), twice]).is_err());
    assert!(store.imports().expect("files").is_empty());
}
