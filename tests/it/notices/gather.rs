//! Writes the notices: what each package says of its owners, and each text once.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::notices::packages::{Package, Packages};
use crate::notices::terms::{Found, found, same, taken};
use app::notices::{TEXT, TOOLS};

/// What is in the program and in no lock file: name, version, license, owner.
pub const OWN: [(&str, &str, &str, &str); 2] = [
    ("The Rust standard library", "1", "MIT", "Copyright (c) The Rust Project Contributors"),
    ("musl libc (static Linux binary)", "1", "MIT", "Copyright (c) 2005-2020 Rich Felker, et al."),
];

const INTRO: &str = "\
Third-party notices

tricorder is licensed under MIT or Apache-2.0, at your option. It contains the packages below under the license
named behind each; where authors offer a choice, one is taken. The numbers are those of the texts at the end.
SQLite, which is in it too, is in the public domain. Which packages are in a binary depends on the system it is
built for. The source of each can be had from https://crates.io/crates/ and its name. This file is made from
Cargo.lock.
";

/// Names of files that may hold a license.
const NAMES: [&str; 5] = ["license", "licence", "copying", "copyright", "notice"];

/// Texts by what is the same in them, with number, license and text.
#[derive(Default)]
struct Texts {
    known: BTreeMap<String, (usize, &'static str, String)>,
    /// A text of each license some package comes with, for those that come without.
    spare: BTreeMap<&'static str, String>,
}

/// The whole file.
pub fn file(packages: &Packages) -> String {
    let shipped = packages.in_the_program();
    let mut texts = Texts { spare: spare(packages), ..Texts::default() };
    let (mut inside, mut tools) = (String::new(), String::new());
    for (_, package) in packages.each() {
        let pair = (package.name.to_owned(), package.version.to_owned());
        if shipped.contains(&pair) {
            texts.describe(&package, &mut inside);
        } else {
            let Package { name, version, license, .. } = package;
            let _ = writeln!(tools, "{name} {version}: {license}");
        }
    }
    for (name, version, license, owner) in OWN {
        let number = texts.usual(taken(license)[0]);
        let _ = writeln!(inside, "{name} {version}: {license} [{number}]\n    {owner}");
    }
    format!("{INTRO}\n== In the program\n{inside}\n== {TOOLS}\n{tools}{}", texts.written())
}

impl Texts {
    fn describe(&mut self, package: &Package<'_>, out: &mut String) {
        let licenses = taken(package.license);
        let files = license_files(&package.folder);
        let (mut copyright, mut numbers) = (Vec::new(), Vec::new());
        for license in &licenses {
            let found = best(license, &files);
            let number = match &found {
                Some(found) => self.number(license, &found.text),
                None => self.usual(license),
            };
            numbers.push(number.to_string());
            copyright.extend(found.into_iter().flat_map(|found| found.copyright));
        }
        if copyright.is_empty() {
            copyright = owners(package, &files);
        }
        if licenses.contains(&"Apache-2.0") {
            copyright.extend(notice(&files));
        }
        let mut seen = BTreeSet::new();
        copyright.retain(|line| seen.insert(line.clone()));
        let (license, numbers) = (licenses.join(" AND "), numbers.join(", "));
        let Package { name, version, .. } = package;
        let _ = writeln!(out, "{name} {version}: {license} [{numbers}]");
        for line in copyright {
            let _ = writeln!(out, "    {line}");
        }
    }

    fn number(&mut self, license: &'static str, text: &str) -> usize {
        let next = self.known.len() + 1;
        let entry = self.known.entry(same(text));
        entry.or_insert_with(|| (next, license, text.to_owned())).0
    }

    /// The number of the usual text of a license, for packages that come without.
    fn usual(&mut self, license: &'static str) -> usize {
        let own = |ending: &str| {
            let path = format!("{}/LICENSE-{ending}", env!("CARGO_MANIFEST_DIR"));
            let text = fs::read_to_string(path).expect("a license");
            found(license, &text).expect("its text").text
        };
        let text = match license {
            "MIT" => own("MIT"),
            "Apache-2.0" => own("APACHE"),
            other => self.spare.get(other).expect("a text of it").clone(),
        };
        self.number(license, &text)
    }

    fn written(self) -> String {
        let mut all: Vec<_> = self.known.into_values().collect();
        all.sort();
        all.iter().map(|(number, license, text)| format!("\n== {TEXT}{number}: {license}\n\n{text}\n")).collect()
    }
}

/// A text of each license, from the first package that comes with it.
fn spare(packages: &Packages) -> BTreeMap<&'static str, String> {
    let mut spare = BTreeMap::new();
    for (_, package) in packages.each() {
        let files = license_files(&package.folder);
        for license in taken(package.license) {
            if let (false, Some(found)) = (spare.contains_key(license), best(license, &files)) {
                spare.insert(license, found.text);
            }
        }
    }
    spare
}

fn license_files(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder).expect("the sources of a package");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let is_license = |path: &&PathBuf| {
        let name = path.file_name().map(|name| name.to_string_lossy().to_lowercase());
        name.is_some_and(|name| NAMES.iter().any(|known| name.starts_with(known)))
    };
    let files = paths.iter().filter(is_license).filter(|path| path.is_file());
    files.map(|path| (path.clone(), fs::read_to_string(path).expect("a text"))).collect()
}

/// The license in the file that is named after it, else in any.
fn best(license: &str, files: &[(PathBuf, String)]) -> Option<Found> {
    let short = license.split('-').next().unwrap_or(license).to_lowercase();
    let is_named = |path: &PathBuf| path.to_string_lossy().to_lowercase().ends_with(&short);
    let named = files.iter().filter(|(path, _)| is_named(path));
    named.chain(files).find_map(|(_, text)| found(license, text))
}

/// What Apache-2.0 wants to be passed on.
fn notice(files: &[(PathBuf, String)]) -> Vec<String> {
    let is_notice = |path: &Path| path.file_name().is_some_and(|name| name == "NOTICE");
    let texts = files.iter().filter(|(path, _)| is_notice(path));
    let lines = texts.flat_map(|(_, text)| text.lines());
    let lines = lines.map(|line| line.trim().to_owned());
    lines.filter(|line| !line.is_empty()).collect()
}

/// Whose a package is where its license does not say.
fn owners(package: &Package<'_>, files: &[(PathBuf, String)]) -> Vec<String> {
    let others = files.iter().filter(|(path, _)| !path.to_string_lossy().to_lowercase().contains("apache"));
    let told: Vec<String> =
        others.filter_map(|(_, text)| found("MIT", text)).flat_map(|found| found.copyright).collect();
    if !told.is_empty() {
        return told;
    }
    let names = package.authors.join(", ");
    let names = if names.is_empty() { format!("the authors of {}", package.name) } else { names };
    vec![format!("Copyright (c) {names}")]
}
