//! The rules of the house: which module may know which.

use std::fs;
use std::path::{Path, PathBuf};

/// Each module with those it may name.
const MAY_USE: [(&str, &[&str]); 16] = [
    ("model", &["text"]),
    ("text", &[]),
    ("data", &["model", "text"]),
    ("store", &["model", "text"]),
    ("search", &["model", "text"]),
    ("catalog", &["data", "model", "search", "store"]),
    ("lookup", &["catalog", "model", "search", "store"]),
    ("locale", &["model"]),
    ("error", &["catalog", "data"]),
    ("import", &["model", "text"]),
    ("paths", &[]),
    ("solo", &["chance", "model"]),
    ("calc", &["chance", "model", "text"]),
    ("chance", &[]),
    ("deck", &["calc", "chance", "model", "text"]),
    (
        "view",
        &[
            "calc", "catalog", "data", "deck", "error", "import", "locale", "lookup", "model",
            "solo", "store", "text",
        ],
    ),
];

/// The source files of a module, with their texts.
fn files(module: &str) -> Vec<(String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folder = src.join(module);
    let paths = if folder.is_dir() {
        files_below(&folder)
    } else {
        vec![src.join(format!("{module}.rs"))]
    };
    let read = |path: &PathBuf| fs::read_to_string(path).expect("a source file");
    paths
        .iter()
        .map(|path| (path.display().to_string(), read(path)))
        .collect()
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| match path.is_dir() {
            true => files_below(&path),
            false => vec![path],
        })
        .collect()
}

#[test]
fn arrows_run_one_way() {
    for (module, allowed) in MAY_USE {
        for (file, source) in files(module) {
            for part in source.split("crate::").skip(1) {
                let name: String = part.chars().take_while(char::is_ascii_lowercase).collect();
                let fine = name.is_empty() || name == module || allowed.contains(&name.as_str());
                assert!(fine, "{file} uses {name}");
            }
        }
    }
}

#[test]
fn libraries_stay_in_their_rooms() {
    let rooms = [
        ("rusqlite::", "store"),
        ("tantivy::", "search"),
        ("comfy_table::", "view"),
        ("fluent::", "locale"),
    ];
    for (library, room) in rooms {
        for (module, _) in MAY_USE.iter().filter(|(module, _)| *module != room) {
            for (file, source) in files(module) {
                assert!(!source.contains(library), "{file} names {library}");
            }
        }
    }
}
