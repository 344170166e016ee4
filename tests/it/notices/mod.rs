//! `NOTICES.txt` and `rust-version` are what `Cargo.lock` says. `NOTICES=overwrite cargo test --test it notices` writes
//! the file anew; it needs the sources of all packages, and fetches those that are missing.

mod gather;
mod packages;
mod terms;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use packages::Packages;

use app::notices;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// Names and versions in the lock file, but for the program itself.
fn locked() -> BTreeSet<(String, String)> {
    let lock = fs::read_to_string(root().join("Cargo.lock")).expect("the lock file");
    let value = |block: &str, name: &str| {
        let line = block.lines().find_map(|line| line.strip_prefix(name));
        line.expect("a value").trim_matches('"').to_owned()
    };
    let blocks = lock.split("[[package]]\n").skip(1);
    blocks
        .filter(|block| block.contains("\nsource = "))
        .map(|block| (value(block, "name = "), value(block, "version = ")))
        .collect()
}

fn pairs(packages: &[notices::Package<'_>]) -> BTreeSet<(String, String)> {
    let pair = |package: &notices::Package<'_>| (package.name.to_owned(), package.version.to_owned());
    packages.iter().map(pair).collect()
}

#[test]
fn the_notices_are_those_of_the_lock_file() {
    if std::env::var_os("NOTICES").is_some_and(|value| value == "overwrite") {
        let file = gather::file(&Packages::of_all_systems());
        fs::write(root().join("NOTICES.txt"), file).expect("written");
        return;
    }
    let notices = notices::notices();
    let own: BTreeSet<_> =
        gather::OWN.iter().map(|(name, version, ..)| ((*name).to_owned(), (*version).to_owned())).collect();
    let shipped: BTreeSet<_> = &pairs(&notices.packages) - &own;
    let told: BTreeSet<_> = &shipped | &pairs(&notices.tools);
    let locked = locked();
    let differences: Vec<_> = told.symmetric_difference(&locked).collect();
    assert!(differences.is_empty(), "NOTICES=overwrite cargo test --test it notices: {differences:#?}");
    let here = Packages::of_this_system().in_the_program();
    let missing: Vec<_> = here.difference(&shipped).collect();
    assert!(missing.is_empty(), "in the program, but without notice: {missing:#?}");
}

#[test]
fn the_rust_version_is_what_the_packages_ask_for() {
    let packages = Packages::of_this_system();
    let (asked, by) = packages.rust_version();
    assert_eq!(packages.own_rust_version(), asked, "{by} asks for {asked:?}");
    let readme = fs::read_to_string(root().join("README.md")).expect("the README");
    let (major, minor) = asked;
    assert!(readme.contains(&format!("({major}.{minor} or newer)")));
}
