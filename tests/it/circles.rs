//! No circle of files: who reads one file must not need another that needs it in turn.
//!
//! A file needs the one that a path names and the one that holds what is named, if the first only hands it on. A module
//! needs those below it, unless it does no more than declare them and hand on what is in them; what is below it is read
//! in its light and may name it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The path of a module or of something in it, without `crate`.
type Names = Vec<String>;

/// A source file: what it uses by full path, and under which name it knows it; and the full paths in its code.
struct Source {
    uses: Vec<Use>,
    named: Vec<Names>,
}

struct Use {
    known_as: String,
    path: Names,
    /// Whether others get it from this file.
    is_handed_on: bool,
}

/// The texts of all files, by their modules.
fn sources() -> BTreeMap<Names, String> {
    let mut texts = BTreeMap::new();
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    collect(&src, &[], &mut texts);
    texts
}

fn read(texts: &BTreeMap<Names, String>) -> BTreeMap<Names, Source> {
    let modules: BTreeSet<Names> = texts.keys().cloned().collect();
    let source = |(module, text): (&Names, &String)| {
        let (uses, code) = uses(module, text, &modules);
        let named = named(module, &code, &uses, &modules);
        (module.clone(), Source { uses, named })
    };
    texts.iter().map(source).collect()
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

/// Everything a text brings in by `use`, and what else it says; comments and the tests at its end left out.
fn uses(module: &[String], text: &str, modules: &BTreeSet<Names>) -> (Vec<Use>, String) {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text);
    let mut found = Vec::new();
    let (mut statement, mut rest) = (String::new(), String::new());
    for line in code.lines() {
        let words = line.split("//").next().unwrap_or_default().trim();
        let begins = ["use ", "pub use ", "pub(crate) use ", "pub(super) use ", "pub(in "]
            .iter()
            .any(|start| words.starts_with(start) && words.contains("use "));
        if !begins && statement.is_empty() {
            rest.push_str(words);
            rest.push('\n');
            continue;
        }
        statement.push_str(words);
        if let Some((how, tree)) = statement.strip_suffix(';').and_then(|whole| whole.split_once("use ")) {
            let mut paths = Vec::new();
            leaves(&[], tree, &mut paths);
            let full = paths.iter().filter_map(|path| full(module, path, modules));
            found.extend(full.map(|(known_as, path)| Use { known_as, path, is_handed_on: !how.is_empty() }));
            statement.clear();
        }
    }
    (found, rest)
}

/// The paths in code that begin with a module below its own or one that is brought in, or with `crate` or `super`.
fn named(module: &[String], code: &str, uses: &[Use], modules: &BTreeSet<Names>) -> Vec<Names> {
    let is_inside = |sign: char| sign.is_alphanumeric() || ['_', ':'].contains(&sign);
    let paths = code.split(|sign| !is_inside(sign)).filter(|path| path.contains("::"));
    let path = |path: &str| {
        let parts: Names = path.split("::").filter(|part| !part.is_empty()).map(str::to_owned).collect();
        let first = parts.first()?;
        match uses.iter().find(|one| one.known_as == *first) {
            Some(known) => modules.contains(&known.path).then(|| [&known.path, &parts[1..]].concat()),
            None if path.starts_with("::") => None,
            None => full(module, &parts, modules).map(|(_, path)| path),
        }
    };
    paths.filter_map(path).collect()
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
    let (module, rest) = path.split_at(named_file(sources, path)?.len());
    let onward = rest.first().and_then(|name| {
        let uses = &sources[module].uses;
        uses.iter().find(|one| one.known_as == *name && one.path[..] != *path)
    });
    match onward {
        Some(one) if steps > 0 => home(sources, &[&one.path, &rest[1..]].concat(), steps - 1),
        Some(_) | None => Some(module.to_vec()),
    }
}

/// The file that a path names, itself or by what is in it.
fn named_file(sources: &BTreeMap<Names, Source>, path: &[String]) -> Option<Names> {
    let length = (0..=path.len()).rev().find(|length| sources.contains_key(&path[..*length]))?;
    Some(path[..length].to_vec())
}

/// Whom each file needs.
fn needs(sources: &BTreeMap<Names, Source>) -> BTreeMap<Names, BTreeSet<Names>> {
    let of = |module: &Names, source: &Source| -> BTreeSet<Names> {
        let is_own = |one: &&Use| !(one.is_handed_on && one.path.starts_with(module));
        let used = source.uses.iter().filter(is_own).map(|one| &one.path);
        let paths = used.chain(&source.named);
        let files = paths.flat_map(|path| [named_file(sources, path), home(sources, path, 8)]);
        files.flatten().filter(|file| !module.starts_with(file)).collect()
    };
    sources.iter().map(|(module, source)| (module.clone(), of(module, source))).collect()
}

/// What is in a circle, with whom it needs there: what needs nobody that is left, and what nobody left needs, is in none.
fn circles(mut needs: BTreeMap<Names, BTreeSet<Names>>) -> Vec<String> {
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
    let shown = |(module, others): (&Names, &BTreeSet<Names>)| {
        let others: Vec<String> = others.iter().map(|other| other.join("::")).collect();
        format!("{} -> {}", module.join("::"), others.join(", "))
    };
    needs.iter().map(shown).collect()
}

#[test]
fn no_circle_of_files() {
    let needs = needs(&read(&sources()));
    assert!(needs.values().map(BTreeSet::len).sum::<usize>() > 2000, "the uses are read");
    let circles = circles(needs);
    assert!(circles.is_empty(), "{}", circles.join("\n"));
}

/// Files of a crate `a`, by their modules.
fn files(files: &[(&str, &str)]) -> BTreeMap<Names, String> {
    let names = |path: &str| path.split("::").map(str::to_owned).collect();
    files.iter().map(|(path, text)| (names(path), (*text).to_owned())).collect()
}

#[test]
fn a_circle_through_a_module_above_is_seen() {
    let above = [
        ("a::args", "use crate::admin;\nenum Command { Admin(admin::Admin) }\n"),
        ("a::admin", "pub mod man;\nenum Command { Man(man::Man) }\n"),
        ("a::admin::man", "use crate::line::Line;\n"),
        ("a::line", "use super::args::Command;\n"),
    ];
    assert_eq!(circles(needs(&read(&files(&above)))).len(), 4);
    let handed_on = [
        ("a::cards", "use crate::search::refused;\n"),
        ("a::search", "mod refusal;\npub use refusal::refused;\nuse super::cards::Cards;\n"),
        ("a::search::refusal", "pub fn refused() {}\n"),
    ];
    assert_eq!(circles(needs(&read(&files(&handed_on)))).len(), 2);
}

#[test]
fn what_is_below_a_module_may_name_it() {
    let below = [
        ("a::stats", "mod needs;\npub use needs::Need;\npub struct Stats;\n"),
        ("a::stats::needs", "use super::Stats;\npub struct Need;\n"),
        ("a::other", "use crate::stats::Need; // not crate::other\n"),
    ];
    assert!(circles(needs(&read(&files(&below)))).is_empty());
}
