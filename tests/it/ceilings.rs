//! The ceilings of `ceilings.tsv`: how many lines of production each crate may have. A feature is done when its crate is
//! below its ceiling; who needs more raises it in the same commit and says why in the message.
//! `cargo test --test it ceilings -- --nocapture` prints the figures.
//!
//! Counted are the lines of `src/**/*.rs` as rustfmt sets them that are neither blank nor comment nor test. What is not
//! in the folder of a crate counts as `tricorder`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::kit::files::files_below;

/// How the lines are set that the ceilings were measured in.
const RUSTFMT: &str = "max_width = 116\nuse_small_heuristics = \"Max\"\n";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The crates with their ceilings.
fn ceilings() -> BTreeMap<String, usize> {
    let table = fs::read_to_string(root().join("tests/it/ceilings.tsv")).expect("the table");
    let row = |line: &str| {
        let (name, lines) = line.split_once('\t').expect("two columns");
        (name.to_owned(), lines.parse().expect("a figure"))
    };
    table.lines().skip(1).map(row).collect()
}

/// The lines of production of each crate.
fn measured() -> BTreeMap<String, usize> {
    let src = root().join("src");
    let mut measured = BTreeMap::new();
    for path in files_below(&src) {
        let below = path.strip_prefix(&src).expect("below the crates");
        let parts: Vec<String> = below.iter().map(|part| part.to_string_lossy().into_owned()).collect();
        let is_test = parts.iter().any(|part| part == "tests" || part == "tests.rs");
        if is_test || path.extension().is_none_or(|ending| ending != "rs") {
            continue;
        }
        let name = if parts.len() > 1 { &parts[0] } else { "tricorder" };
        let text = fs::read_to_string(&path).expect("a source file");
        *measured.entry(name.to_owned()).or_default() += production_lines(&text);
    }
    measured
}

/// How many lines of a source file are neither blank nor comment nor test.
fn production_lines(source: &str) -> usize {
    let margin = |line: &str| line.len() - line.trim_start().len();
    let mut lines = source.lines();
    let mut count = 0;
    while let Some(line) = lines.next() {
        let words = line.trim();
        if words == "#[cfg(test)]" {
            // The item ends with the first line that stands as far in as the attribute and closes something.
            let ends = |inner: &str| margin(inner) == margin(line) && inner.ends_with(['}', ';', ',']);
            lines.by_ref().find(|inner| ends(inner));
        } else if !words.is_empty() && !words.starts_with("//") {
            count += 1;
        }
    }
    count
}

#[test]
fn no_crate_is_above_its_ceiling() {
    let rustfmt = fs::read_to_string(root().join("rustfmt.toml")).expect("how lines are set");
    assert_eq!(rustfmt, RUSTFMT, "set otherwise, lines cannot be compared: measure all ceilings anew");
    let (ceilings, measured) = (ceilings(), measured());
    let mut table = String::new();
    for (name, lines) in &measured {
        let ceiling = ceilings.get(name).map_or("none".to_owned(), usize::to_string);
        writeln!(table, "{name:<10}{lines:>7} of {ceiling}").expect("a text");
    }
    let sum: usize = measured.values().sum();
    println!("{table}{:<10}{sum:>7} of {}", "all", ceilings.values().sum::<usize>());
    assert!(ceilings.keys().eq(measured.keys()), "each crate has a ceiling, and nothing else:\n{table}");
    let above = measured.iter().filter(|(name, lines)| **lines > ceilings[*name]);
    let above: Vec<&String> = above.map(|(name, _)| name).collect();
    assert!(above.is_empty(), "above their ceilings: {above:?}\n{table}");
}

#[test]
fn blank_lines_comments_and_tests_are_not_counted() {
    let source = "//! A page.\n\nuse a::b;\n\n/// An item.\nfn c() {\n    // A reason.\n    d(); // An end.\n}\n\n\
                  #[cfg(test)]\nmod e;\n\nimpl F {\n    #[cfg(test)]\n    fn g() {\n        h();\n    }\n}\n\n\
                  #[cfg(test)]\nmod tests {\n    use super::*;\n\n    #[test]\n    fn i() {\n        c();\n    }\n}\n";
    assert_eq!(production_lines(source), 6, "what is left: `use`, three of `fn c`, two of `impl F`");
}
