//! The rules of the house that Cargo cannot hold: which crate may need which library, what the stamp covers, and how
//! names are bound.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::kit::files::files_below;

/// Libraries with the crates that may need them: Cargo holds which crate may use which other, and this what of outside.
const LIBRARIES: [(&str, &[&str]); 17] = [
    ("anstyle", &["page"]),
    ("axum", &["browser", "server", "web"]),
    ("comfy-table", &["page"]),
    ("fluent", &["page"]),
    ("hyper", &["server"]),
    ("maud", &["page", "web"]),
    ("postgres", &["keep"]),
    ("ratatui-core", &["page", "terminal"]),
    ("ratatui-crossterm", &["terminal"]),
    ("rusqlite", &["catalog", "keep"]),
    ("rustyline", &["terminal"]),
    ("signal-hook", &["terminal"]),
    ("tantivy", &["catalog"]),
    ("textwrap", &["page"]),
    ("tokio", &["server", "web"]),
    ("wasm-bindgen", &["browser"]),
    ("zip", &["deck"]),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The crates below `src` with their manifests.
fn manifests() -> Vec<(String, String)> {
    let folders = fs::read_dir(root().join("src")).expect("the crates");
    let manifest = |folder: fs::DirEntry| {
        let text = fs::read_to_string(folder.path().join("Cargo.toml")).ok()?;
        Some((folder.file_name().into_string().ok()?, text))
    };
    folders.filter_map(|folder| manifest(folder.expect("a crate"))).collect()
}

/// What a manifest needs to run, tests and build scripts left out.
fn needs(manifest: &str) -> impl Iterator<Item = &str> {
    let list = manifest.split("\n[dependencies]\n").nth(1).unwrap_or_default();
    let list = list.split("\n[").next().unwrap_or_default();
    list.lines().filter_map(|line| line.split([' ', '.', '=']).next()).filter(|name| !name.is_empty())
}

#[test]
fn libraries_stay_in_their_crates() {
    let manifests = manifests();
    assert!(manifests.len() > 10);
    for (name, manifest) in &manifests {
        for library in needs(manifest) {
            let known = LIBRARIES.iter().find(|(known, _)| *known == library);
            assert!(known.is_none_or(|(_, may)| may.contains(&&**name)), "{name} needs {library}");
        }
    }
}

/// One reader has the limits; build scripts read what is ours, tests what they wrote.
#[test]
fn yaml_has_one_reader() {
    let may = ["src/model/text/yaml.rs", "src/generate/data.rs", "src/model/sample.rs"];
    for (path, text) in sources() {
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let reads = ["serde_yaml::from_", "serde_yaml::Deserializer"].iter().any(|reader| text.contains(reader));
        assert!(!reads || path.contains("/tests") || may.contains(&&*path), "{path} reads YAML by itself");
    }
}

/// The folders of `app` in whose files one of these traits is implemented.
fn rooms(traits: &[&str]) -> BTreeSet<String> {
    let is_one = |line: &str| {
        let of = |name: &&str| line.contains(&format!("{name} for ")) || line.contains(&format!("{name}<"));
        line.starts_with("impl") && traits.iter().any(|name| of(name))
    };
    let files =
        sources().into_iter().filter(|(path, text)| path.starts_with("src/app/") && text.lines().any(is_one));
    files.filter_map(|(path, _)| path.rsplit_once('/').map(|(room, _)| room.to_owned())).collect()
}

#[test]
fn a_command_and_its_report_stand_in_one_room() {
    let (commands, reports) = (rooms(&["RunCommand"]), rooms(&["CommandReport", "Calculation", "DynReport"]));
    assert!(commands.len() > 20);
    assert_eq!(commands, reports, "rooms with commands, and rooms with reports");
}

/// What the build script of the catalog says shapes it.
fn shaping() -> Vec<String> {
    let script = fs::read_to_string(root().join("src/catalog/build_script.rs")).expect("the build script");
    let list = script.split("const SHAPING").nth(1).expect("the list");
    let list = list.split("];").next().expect("its end");
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// All files below `src`, by their paths from the root.
fn sources() -> Vec<(String, String)> {
    let paths = files_below(&root().join("src")).into_iter();
    paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .map(|path| {
            let below = path.strip_prefix(root()).expect("below the root");
            let name = below.to_string_lossy().replace('\\', "/");
            (name, fs::read_to_string(&path).expect("a source file"))
        })
        .collect()
}

#[test]
fn the_stamp_covers_every_crate_the_catalog_is_made_by() {
    let (shaping, manifests) = (shaping(), manifests());
    let own = |name: &str| manifests.iter().any(|(known, _)| known == name);
    let catalog = manifests.iter().find(|(name, _)| name == "catalog").expect("the catalog");
    for name in needs(&catalog.1).filter(|name| own(name)).chain(["catalog", "generate"]) {
        assert!(shaping.contains(&format!("src/{name}")), "{name} shapes the catalog");
    }
}

#[test]
fn the_stamp_covers_what_is_handed_to_the_catalog() {
    let shaping = shaping();
    let covers = |path: &str| shaping.iter().any(|place| path.starts_with(place.as_str()));
    for (file, source) in sources() {
        let joins_imports = source.contains("JoinedCards {");
        assert!(!joins_imports || covers(&file), "{file} chooses the cards");
    }
    for lang in ["de", "en"] {
        for words in ["symbol", "terms", "words"] {
            let file = format!("locales/{lang}/{words}.ftl");
            assert!(covers(&file), "{file} is spelled out in the index or read by it");
        }
    }
    assert!(covers("src/page/locale/mod.rs") && covers("Cargo.lock"));
}

/// Where files are made or replaced that are none of the player's: the cache, a folder that takes the place of another
/// once it is full, what the build writes. `app::paths` is where all others are.
const WRITERS: [&str; 5] =
    ["src/app/paths.rs", "src/catalog/", "src/generate/", "src/web/site/files.rs", "build_script.rs"];

#[test]
fn what_stands_at_a_path_is_asked_and_replaced_in_one_place() {
    for (file, source) in sources() {
        let code = source.split("#[cfg(test)]").next().unwrap_or_default();
        let is_test = file.contains("/tests");
        assert!(is_test || !code.contains(".exists()"), "{file} takes what cannot be looked at for nothing");
        let writes = ["fs::write(", "File::create(", "fs::rename("].iter().any(|call| code.contains(call));
        let may_write = WRITERS.iter().any(|place| file.starts_with(place) || file.ends_with(place));
        assert!(is_test || may_write || !writes, "{file} replaces what stands at a path, whatever it is");
    }
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

/// What a room of the page has to ask its answers for is a parameter of what renders them.
#[test]
fn the_page_asks_for_values_and_reads_nothing_of_its_own_back() {
    let rooms =
        sources().into_iter().filter(|(name, _)| name.starts_with("src/web/") || name.starts_with("src/app/"));
    let mut seen = 0;
    for (name, source) in rooms {
        let code = source.split("#[cfg(test)]").next().expect("the code");
        let words = code.split(|sign: char| !sign.is_alphanumeric() && sign != '_');
        assert!(!words.clone().any(|word| word == ["Command", "Line"].concat()), "{name}");
        // The mark of a site was written by an earlier run.
        if name.starts_with("src/web/") && name != "src/web/site/files.rs" {
            for sign in ["contains(\"<", "find(\"<", "replace(\"<", "split_once(\"<", "Deserialize", "from_str::<"]
            {
                assert!(!code.contains(sign), "{name}: {sign}");
            }
            seen += 1;
        }
    }
    assert!(seen > 40, "{seen}");
}
