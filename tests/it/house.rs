//! The rules of the house: which module may know which, and how names are bound.

use std::fs;
use std::path::{Path, PathBuf};

use crate::kit::files::files_below;

/// Each module with those it may name.
const MAY_USE: [(&str, &[&str]); 23] = [
    ("page", &["text"]),
    ("render", &["model", "page", "text"]),
    ("model", &["order", "text"]),
    ("text", &["order"]),
    ("order", &[]),
    ("packed", &[]),
    ("data", &["model", "order", "packed", "text"]),
    ("store", &["handover", "model", "order", "packed", "text"]),
    ("search", &["handover", "model", "text"]),
    ("catalog", &["data", "model", "search", "store"]),
    ("lookup", &["catalog", "model", "search", "store"]),
    ("locale", &["model", "packed"]),
    (
        "error",
        &["catalog", "data", "locale", "model", "search", "text"],
    ),
    ("import", &["model", "order", "text"]),
    ("notices", &["packed"]),
    ("paths", &[]),
    ("solo", &["chance", "model", "order", "text"]),
    ("calc", &["chance", "model", "order", "text"]),
    ("chance", &[]),
    ("handover", &[]),
    ("deck", &["calc", "chance", "model", "order", "text"]),
    (
        "web",
        &[
            "error", "locale", "model", "order", "page", "render", "text", "view",
        ],
    ),
    (
        "view",
        &[
            "calc", "catalog", "data", "deck", "error", "import", "locale", "lookup", "model",
            "notices", "order", "page", "render", "solo", "store", "text",
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
        ("postgres::", "store"),
        ("tantivy::", "search"),
        ("comfy_table::", "render"),
        ("textwrap::", "render"),
        ("fluent::", "locale"),
        ("rustyline::", "cli"),
        ("axum::", "web"),
        ("maud::", "web"),
    ];
    for (library, room) in rooms {
        let modules = MAY_USE.iter().map(|(module, _)| *module).chain(["cli"]);
        for module in modules.filter(|module| *module != room) {
            for (file, source) in files(module) {
                assert!(!source.contains(library), "{file} names {library}");
            }
        }
    }
}

#[test]
fn screens_are_drawn_in_two_places() {
    let may = ["src/render/sheet.rs", "src/cli/find/"];
    for (file, source) in sources() {
        let draws = source.contains("ratatui_");
        assert!(
            !draws || may.iter().any(|place| file.starts_with(place)),
            "{file} draws"
        );
    }
}

/// What the build script says shapes the catalog.
fn shaping() -> Vec<String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/build.rs");
    let script = fs::read_to_string(script).expect("the build script");
    let list = script.split("const SHAPING").nth(1).expect("the list");
    let list = list.split("];").next().expect("its end");
    list.split('"')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

/// All files below `src`, by their paths from the root.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let paths = files_below(&root.join("src")).into_iter();
    paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .map(|path| {
            let below = path.strip_prefix(root).expect("below the root");
            let name = below.to_string_lossy().replace('\\', "/");
            (name, fs::read_to_string(&path).expect("a source file"))
        })
        .collect()
}

/// The modules of the crate a source names.
fn named(source: &str) -> impl Iterator<Item = String> {
    let parts = source.split("crate::").skip(1);
    let name = |part: &str| part.chars().take_while(char::is_ascii_lowercase).collect();
    parts.map(name).filter(|name: &String| !name.is_empty())
}

#[test]
fn the_stamp_covers_every_module_the_catalog_is_made_by() {
    let shaping = shaping();
    let modules = shaping.iter().filter(|place| !place.starts_with("src/cli"));
    let modules: Vec<&str> = modules.map(String::as_str).collect();
    for (file, source) in sources() {
        if modules.iter().any(|place| file.starts_with(*place)) {
            for name in named(&source) {
                let places = [format!("src/{name}"), format!("src/{name}.rs")];
                let known = places.iter().any(|place| modules.contains(&place.as_str()));
                assert!(
                    known,
                    "{file} uses {name}, which src/build.rs does not list"
                );
            }
        }
    }
}

#[test]
fn the_stamp_covers_what_is_handed_to_the_catalog() {
    let shaping = shaping();
    let covers = |path: &str| shaping.iter().any(|place| path.starts_with(place.as_str()));
    for (file, source) in sources() {
        let joins_imports = source.contains("Joined {");
        assert!(!joins_imports || covers(&file), "{file} chooses the cards");
    }
    for lang in ["de", "en"] {
        for words in ["symbol", "terms", "words"] {
            let file = format!("locales/{lang}/{words}.ftl");
            assert!(
                covers(&file),
                "{file} is spelled out in the index or read by it"
            );
        }
    }
    assert!(covers("src/locale/mod.rs") && covers("Cargo.lock"));
}

/// The name a line binds with `let`.
fn bound(line: &str) -> Option<&str> {
    let pattern = line.trim_start().strip_prefix("let ")?;
    let name = pattern.strip_prefix("mut ").unwrap_or(pattern);
    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    (end > 0).then(|| &name[..end])
}

/// The first line of the statement above a line, as rustfmt sets them: the nearest that stands as far in and
/// closes nothing.
fn above<'s>(lines: &[&'s str], at: usize) -> Option<&'s str> {
    let margin = |line: &str| line.len() - line.trim_start().len();
    let own = margin(lines[at]);
    let is_start = |line: &&str| {
        let words = line.trim_start();
        let goes_on = words.is_empty() || words.starts_with("//");
        !goes_on && margin(line) <= own && !words.starts_with(['}', ')', ']'])
    };
    let start = lines[..at].iter().rev().copied().find(is_start);
    start.filter(|line| margin(line) == own)
}

/// The names that two statements in a row bind with a plain `let`: nothing between them has used the first, so that
/// the two are one chain or deserve two names.
fn bound_twice(source: &str) -> Vec<&str> {
    let lines: Vec<&str> = source.lines().collect();
    let names = (0..lines.len()).filter_map(|at| {
        let name = bound(lines[at]).filter(|name| name.starts_with(char::is_lowercase))?;
        (above(&lines, at).and_then(bound) == Some(name)).then_some(name)
    });
    names.collect()
}

#[test]
fn no_name_is_bound_again_at_once() {
    for (file, source) in sources() {
        let is_test = file.ends_with("/tests.rs") || file.contains("/tests/");
        let own = source.split("mod tests {").next().unwrap_or_default();
        let twice = bound_twice(own);
        assert!(is_test || twice.is_empty(), "{file} binds twice: {twice:?}");
    }
}

#[test]
fn what_is_bound_twice_is_seen() {
    let chain = "    let a = b\n        .iter()\n        .filter(|c| {\n            true\n        });\n    \
                 // A reason.\n    let mut a: Vec<u8> = a\n        .collect();\n";
    let broken = "let a = b.iter();\nlet a: Vec<A> =\n    a.map(f).collect();\n";
    let untyped = "let a = b.iter();\nlet mut a = a.map(f);\n";
    let asked = "let a: Result<A, B> = b();\nlet a = a?;\n";
    for source in [chain, broken, untyped, asked] {
        assert_eq!(bound_twice(source), ["a"]);
    }
    let apart = "let a = b.iter();\nlet c = 1;\nlet a: Vec<A> = a.collect();\n";
    let other = "let ab = b.iter();\nlet a: Vec<A> = ab.collect();\n";
    let inside = "let a = f(|a| {\n    let a: Vec<A> = a.collect();\n    a\n});\n";
    for source in [apart, other, inside] {
        assert!(bound_twice(source).is_empty());
    }
}
