//! What the build scripts of the other crates share: where things lie, and what is made of them as Rust.

pub mod data;
// Only `key` is asked for here.
#[allow(dead_code)]
#[path = "../model/text/fold.rs"]
mod fold;
pub mod messages;
pub mod pack;
mod plain;
pub mod typed_words;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder of the whole program, from a crate in `src/`.
pub fn root() -> PathBuf {
    let own = PathBuf::from(required("CARGO_MANIFEST_DIR"));
    own.join("../..")
}

/// The folder a build script writes to.
pub fn out() -> PathBuf {
    PathBuf::from(required("OUT_DIR"))
}

/// A variable that Cargo sets for every build script.
///
/// # Panics
/// When something else than Cargo runs the script.
pub fn required(variable: &str) -> String {
    std::env::var(variable).unwrap_or_else(|_| panic!("cargo sets {variable}"))
}

/// A place below the root, which the script is run again for when it changes.
// What a build script prints is heard by Cargo.
#[allow(clippy::print_stdout)]
pub fn watched(place: &str) -> PathBuf {
    let path = root().join(place);
    println!("cargo::rerun-if-changed={}", path.display());
    path
}

/// Packs a file that few runs read, as the Rust of a static in a file of its own: `NAME.rs`.
///
/// # Errors
/// When it cannot be read, or its place cannot be written.
pub fn write_packed(name: &str, place: &str) -> io::Result<()> {
    let text = fs::read_to_string(watched(place))?;
    let packed = pack::packed(&text, &out().join(format!("{name}.deflate")))?;
    let source = format!("/// `{place}`.\nstatic {name}: CompressedText = {packed};\n");
    fs::write(out().join(format!("{name}.rs")), source)
}

/// The files below a folder, sorted by path; a file itself.
///
/// # Errors
/// When a folder cannot be listed.
pub fn files_below(place: &Path) -> io::Result<Vec<PathBuf>> {
    if place.is_file() {
        return Ok(vec![place.to_owned()]);
    }
    let mut found = Vec::new();
    for entry in fs::read_dir(place)? {
        found.extend(files_below(&entry?.path())?);
    }
    found.sort();
    Ok(found)
}
