//! The packages the program is built from, as cargo resolves them, without a network.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

/// What cargo says of all packages.
pub struct Packages {
    all: BTreeMap<String, Value>,
    nodes: BTreeMap<String, Value>,
    own: String,
}

/// A package.
pub struct Package<'a> {
    pub name: &'a str,
    pub version: &'a str,
    pub license: &'a str,
    pub authors: Vec<&'a str>,
    pub folder: PathBuf,
}

impl Packages {
    /// Those of every system the program may be built for.
    pub fn of_all_systems() -> Packages {
        Packages::new(&[])
    }

    /// Those of this system, which are there since this test has been built.
    pub fn of_this_system() -> Packages {
        let host = Command::new(env!("CARGO")).args(["-vV"]).output();
        let said = String::from_utf8(host.expect("cargo starts").stdout).expect("text");
        let host = said.lines().find_map(|line| line.strip_prefix("host: "));
        Packages::new(&["--offline", "--filter-platform", host.expect("a system")])
    }

    fn new(arguments: &[&str]) -> Packages {
        let output = Command::new(env!("CARGO"))
            .args(["metadata", "--format-version", "1", "--locked"])
            .args(arguments)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .expect("cargo starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let mut said: Value = serde_json::from_slice(&output.stdout).expect("a document");
        let by_id = |list: Value| {
            let Value::Array(list) = list else { panic!("a list") };
            let id = |item: &Value| item["id"].as_str().expect("an id").to_owned();
            list.into_iter().map(|item| (id(&item), item)).collect()
        };
        let own = said["resolve"]["root"].as_str().expect("a root").to_owned();
        Packages { all: by_id(said["packages"].take()), nodes: by_id(said["resolve"]["nodes"].take()), own }
    }

    /// Whether a package is one of others: the crates of the program come from no registry.
    fn is_foreign(&self, id: &str) -> bool {
        !self.all[id]["source"].is_null()
    }

    /// Every package but the crates of the program.
    pub fn each(&self) -> impl Iterator<Item = (&str, Package<'_>)> {
        let others = self.all.iter().filter(|(id, _)| self.is_foreign(id));
        others.map(|(id, value)| (id.as_str(), Package::of(value)))
    }

    /// Names and versions of what ends up in the program.
    pub fn in_the_program(&self) -> BTreeSet<(String, String)> {
        let found = self.reached(&[Value::Null]);
        let pair = |id: &&str| {
            let package = Package::of(&self.all[*id]);
            (package.name.to_owned(), package.version.to_owned())
        };
        let foreign = found.iter().filter(|id| self.is_foreign(id));
        foreign.map(pair).collect()
    }

    /// The ids of what is reached over dependencies of these kinds; nothing stands for ordinary ones.
    pub fn reached(&self, kinds: &[Value]) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        let mut open = vec![self.own.as_str()];
        while let Some(id) = open.pop() {
            for dependency in self.nodes[id]["deps"].as_array().expect("a list") {
                let mut its = dependency["dep_kinds"].as_array().expect("a list").iter();
                let id = dependency["pkg"].as_str().expect("an id");
                if its.any(|kind| kinds.contains(&kind["kind"])) && found.insert(id) {
                    open.push(id);
                }
            }
        }
        found
    }

    /// The highest Rust version that one needs to build the program, and a package that asks for it.
    pub fn rust_version(&self) -> ((u32, u32), &str) {
        let built = self.reached(&[Value::Null, Value::from("build")]);
        let foreign = built.into_iter().filter(|id| self.is_foreign(id));
        let asked = foreign.filter_map(|id| {
            let version = self.all[id]["rust_version"].as_str()?;
            Some((release(version), id))
        });
        asked.max().expect("a version")
    }

    /// The one the program says it needs.
    pub fn own_rust_version(&self) -> (u32, u32) {
        release(self.all[&self.own]["rust_version"].as_str().expect("a version"))
    }
}

impl Package<'_> {
    fn of(value: &Value) -> Package<'_> {
        let text = |name: &str| value[name].as_str().unwrap_or_default();
        let authors = value["authors"].as_array().expect("a list").iter();
        let manifest = PathBuf::from(text("manifest_path"));
        Package {
            name: text("name"),
            version: text("version"),
            license: text("license"),
            authors: authors.filter_map(Value::as_str).collect(),
            folder: manifest.parent().expect("a folder").to_owned(),
        }
    }
}

fn release(version: &str) -> (u32, u32) {
    let mut parts = version.split('.').map(|part| part.parse().expect("a number"));
    (parts.next().expect("a number"), parts.next().unwrap_or(0))
}
