//! Embeds every file below `data/` and stamps the binary with a hash of all that shapes the catalog:
//! the data and the modules that turn it into tables and index. A changed hash means a new catalog.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::Xxh3;

/// Sources whose change makes existing catalogs stale.
const SHAPING: [&str; 7] = [
    "src/catalog",
    "src/data",
    "src/model",
    "src/text",
    "src/store",
    "src/search",
    "src/import",
];

fn main() -> std::io::Result<()> {
    link_at_a_fixed_address();
    let root = PathBuf::from(required("CARGO_MANIFEST_DIR"));
    let out = PathBuf::from(required("OUT_DIR")).join("embedded.rs");
    let data = files_below(&root.join("data"))?;
    let mut hash = Xxh3::new();
    hash.update(required("CARGO_PKG_VERSION").as_bytes());
    for folder in SHAPING {
        println!("cargo::rerun-if-changed={folder}");
        for path in files_below(&root.join(folder))? {
            hash.update(&fs::read(path)?);
        }
    }
    println!("cargo::rerun-if-changed=data");
    let mut file = fs::File::create(out)?;
    writeln!(file, "pub static FILES: &[(&str, &str)] = &[")?;
    for path in data {
        hash.update(&fs::read(&path)?);
        let name = path.strip_prefix(root.join("data")).unwrap_or(&path);
        let name = name.to_string_lossy().replace('\\', "/");
        writeln!(file, "    ({name:?}, include_str!({path:?})),")?;
    }
    writeln!(file, "];\npub const STAMP: u64 = {};", hash.digest())
}

/// A program that ends after two milliseconds feels every page the loader has to relocate: without
/// position independence there is none. Only where the linker is known to do it.
fn link_at_a_fixed_address() {
    let is_linux_gnu =
        required("CARGO_CFG_TARGET_OS") == "linux" && required("CARGO_CFG_TARGET_ENV") == "gnu";
    let features = std::env::var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    if is_linux_gnu && !features.contains("crt-static") {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}

fn required(variable: &str) -> String {
    std::env::var(variable).unwrap_or_else(|_| panic!("cargo sets {variable}"))
}

fn files_below(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files_below(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
