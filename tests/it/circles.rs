//! No circle of files: who reads one file must not need another that needs it in turn.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The path of a module or of something in it, without `crate`.
type Names = Vec<String>;

/// A source file: what it uses by full path, and under which name it knows it.
struct Source {
    uses: Vec<(String, Names)>,
}

fn read() -> BTreeMap<Names, Source> {
    let mut texts = BTreeMap::new();
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    collect(&src, &[], &mut texts);
    let modules: BTreeSet<Names> = texts.keys().cloned().collect();
    let source = |(module, text): (Names, String)| {
        let uses = uses(&module, &text, &modules);
        (module, Source { uses })
    };
    texts.into_iter().map(source).collect()
}

/// The files below a folder with their modules. Tests stand outside: they may use everything.
fn collect(folder: &Path, module: &[String], texts: &mut BTreeMap<Names, String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let stem = path.file_stem().expect("a name").to_string_lossy();
        let mut inner = module.to_vec();
        if !["lib", "main", "mod"].contains(&&*stem) {
            inner.push(stem.to_string());
        }
        if ["tests", "sample"].contains(&&*stem) {
            continue;
        }
        if path.is_dir() {
            collect(&path, &inner, texts);
        } else if path.extension().is_some_and(|ending| ending == "rs")
            && !["main.rs", "build.rs", "build_script.rs"].iter().any(|name| path.ends_with(name))
        {
            texts.insert(inner, fs::read_to_string(&path).expect("a source file"));
        }
    }
}

/// Everything a text brings in by `use`, the tests at its end left out.
fn uses(module: &[String], text: &str, modules: &BTreeSet<Names>) -> Vec<(String, Names)> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text);
    let lines = code.split_inclusive('\n');
    let mut found = Vec::new();
    let mut statement = String::new();
    for line in lines {
        let words = line.trim_start();
        let begins = ["use ", "pub use ", "pub(crate) use ", "pub(super) use ", "pub(in "]
            .iter()
            .any(|start| words.starts_with(start) && words.contains("use "));
        if begins || !statement.is_empty() {
            statement.push_str(words.trim_end());
        }
        if statement.ends_with(';') {
            let tree = statement.split_once("use ").map_or("", |(_, tree)| tree);
            leaves(&[], tree.trim_end_matches(';'), &mut found);
            statement.clear();
        }
    }
    let full = found.into_iter().filter_map(|path| full(module, &path, modules));
    full.collect()
}

/// The single paths of a tree such as `a::{b, c::D}`.
fn leaves(before: &[String], tree: &str, found: &mut Vec<Names>) {
    let head = tree.find('{').map_or(tree, |at| &tree[..at]);
    let mut path = before.to_vec();
    path.extend(head.split("::").map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned));
    let Some(inner) = tree.strip_prefix(head).filter(|inner| !inner.is_empty()) else {
        found.push(path);
        return;
    };
    let (mut depth, mut start) = (0, 1);
    for (at, sign) in inner.char_indices() {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        let is_end = sign == ',' && depth == 1 || depth == 0;
        if is_end && !inner[start..at].trim().is_empty() {
            leaves(&path, inner[start..at].trim(), found);
        }
        if is_end {
            start = at + 1;
        }
    }
}

/// A path from the root of the crate, with the name it goes by; `None` for other crates.
fn full(module: &[String], path: &[String], modules: &BTreeSet<Names>) -> Option<(String, Names)> {
    let ups = path.iter().take_while(|name| *name == "super").count();
    let first = path.first()?.as_str();
    let child = [module, &path[..1]].concat();
    let mut full = match first {
        // The first part of a module is its crate.
        "crate" => [&module[..1], &path[1..]].concat(),
        "self" => [module, &path[1..]].concat(),
        "super" => [&module[..module.len().checked_sub(ups)?], &path[ups..]].concat(),
        _ if modules.contains(&child) => [module, path].concat(),
        _ => return None,
    };
    let last = full.pop()?;
    let (name, known_as) = last.split_once(" as ").unwrap_or((&last, &last));
    full.push(name.to_owned());
    Some((known_as.to_owned(), full))
}

/// The module that holds what a path names, re-exports followed.
fn home(sources: &BTreeMap<Names, Source>, path: &[String], steps: u8) -> Option<Names> {
    let length = (0..=path.len()).rev().find(|length| sources.contains_key(&path[..*length]))?;
    let (module, rest) = path.split_at(length);
    let onward = rest.first().and_then(|name| {
        let uses = &sources[module].uses;
        uses.iter().find(|(known_as, full)| known_as == name && full[..] != *path)
    });
    match onward {
        Some((_, full)) if steps > 0 => home(sources, &[full, &rest[1..]].concat(), steps - 1),
        Some(_) | None => Some(module.to_vec()),
    }
}

/// Whom each file needs. A module and what is below it are one thing: they may know each other.
fn needs() -> BTreeMap<Names, BTreeSet<Names>> {
    let sources = read();
    let of = |module: &Names, source: &Source| -> BTreeSet<Names> {
        let homes = source.uses.iter().filter_map(|(_, path)| home(&sources, path, 8));
        homes.filter(|home| !home.starts_with(module) && !module.starts_with(home)).collect()
    };
    let needs = sources.iter().map(|(module, source)| (module.clone(), of(module, source)));
    needs.collect()
}

#[test]
fn no_circle_of_files() {
    let mut needs = needs();
    assert!(needs.values().map(BTreeSet::len).sum::<usize>() > 500, "the uses are read");
    // What needs nobody that is left, and what nobody left needs, is in no circle.
    loop {
        let left: BTreeSet<Names> = needs.keys().cloned().collect();
        let needed: BTreeSet<Names> = needs.values().flatten().cloned().collect();
        needs.retain(|module, others| {
            others.retain(|other| left.contains(other));
            !others.is_empty() && needed.contains(module)
        });
        if needs.len() == left.len() {
            break;
        }
    }
    let circles: Vec<String> = needs
        .iter()
        .map(|(module, others)| {
            let others: Vec<String> = others.iter().map(|other| other.join("::")).collect();
            format!("{} -> {}", module.join("::"), others.join(", "))
        })
        .collect();
    assert!(circles.is_empty(), "{}", circles.join("\n"));
}
