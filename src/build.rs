//! Embeds the data files below `data/` and stamps the binary with a hash of all that shapes the catalog:
//! the data, the modules that turn it into tables and index, the words they write into the index, and
//! the versions of the libraries. A changed hash means a new catalog.

use std::fs;
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::Xxh3;

#[path = "build/data.rs"]
mod data;
// Only `key` is asked for here.
#[allow(dead_code)]
#[path = "text/fold.rs"]
mod fold;
#[path = "build/ftl.rs"]
mod ftl;
#[path = "build/messages.rs"]
mod messages;
#[path = "build/pack.rs"]
mod pack;
#[path = "build/plain.rs"]
mod plain;
#[path = "build/sets.rs"]
mod sets;
#[path = "build/typed_words.rs"]
mod typed_words;

/// Files and folders whose change makes existing catalogs stale. A test in `tests/it/house.rs` compares
/// the list with what these modules use.
const SHAPING: [&str; 20] = [
    "Cargo.lock",
    "locales/de/symbol.ftl",
    "locales/de/terms.ftl",
    "locales/de/words.ftl",
    "locales/en/symbol.ftl",
    "locales/en/terms.ftl",
    "locales/en/words.ftl",
    "src/build",
    "src/catalog",
    "src/cli/imports.rs",
    "src/data",
    "src/handover.rs",
    "src/import",
    "src/locale",
    "src/model",
    "src/order.rs",
    "src/packed.rs",
    "src/search",
    "src/store",
    "src/text",
];

/// Texts that few runs read, by the names of their statics.
const PACKED: [(&str, &str); 3] = [
    ("NOTICES", "NOTICES.txt"),
    ("TABLES", "src/store/export/tables.sql"),
    ("FILL", "src/store/export/fill.sql"),
];

fn main() -> std::io::Result<()> {
    shrink_relocations();
    let root = PathBuf::from(required("CARGO_MANIFEST_DIR"));
    write_messages(&root)?;
    write_packed(&root)?;
    write_sets(&root)?;
    let mut hash = Xxh3::new();
    hash.update(required("CARGO_PKG_VERSION").as_bytes());
    for place in SHAPING {
        println!("cargo::rerun-if-changed={place}");
        for path in files_below(&root.join(place))? {
            hash.update(&fs::read(path)?);
        }
    }
    println!("cargo::rerun-if-changed=data");
    let data = root.join("data");
    let mut files = Vec::new();
    for path in files_below(&data)?.into_iter().filter(|path| is_data(path)) {
        let name = path
            .strip_prefix(&data)
            .unwrap_or(&path)
            .to_string_lossy()
            .replace('\\', "/");
        let source = fs::read_to_string(&path)?;
        let text = data::held(&name, &source);
        // The path of an entry is its id.
        hash.update(name.as_bytes());
        hash.update(text.as_bytes());
        files.push((name, text));
    }
    write(&files, hash.digest())
}

/// Writes the embedded files, packed as one, and the stamp as Rust.
fn write(files: &[(String, String)], stamp: u64) -> std::io::Result<()> {
    let out = PathBuf::from(required("OUT_DIR"));
    let mut all = String::new();
    for (name, text) in files {
        assert!(!text.contains('\0'), "{name} is no text");
        all.extend([name, "\0", text, "\0"]);
    }
    let texts = pack::packed(&all, &out.join("data.deflate"))?;
    fs::write(
        out.join("embedded.rs"),
        format!(
            "pub const STAMP: u64 = {stamp};\n\
             /// Paths and texts in turn, each with a zero behind it, and before each text the letter of its form: what is YAML\n\
             /// in the folder is JSON here.\n\
             pub static TEXTS: Packed = {texts};\n"
        ),
    )
}

/// Packs files that few runs read, each as the Rust of a static in a file of its own.
fn write_packed(root: &Path) -> std::io::Result<()> {
    let out = PathBuf::from(required("OUT_DIR"));
    for (name, path) in PACKED {
        println!("cargo::rerun-if-changed={path}");
        let text = fs::read_to_string(root.join(path))?;
        let packed = pack::packed(&text, &out.join(format!("{name}.deflate")))?;
        let source = format!("/// `{path}`.\nstatic {name}: Packed = {packed};\n");
        fs::write(out.join(format!("{name}.rs")), source)?;
    }
    Ok(())
}

/// Writes the table of sets, which is asked for where no data is read.
fn write_sets(root: &Path) -> std::io::Result<()> {
    let table = |name| fs::read_to_string(root.join("data/2e/tables").join(name));
    let source = sets::generated(&table("sets.yaml")?, &table("retired.yaml")?)
        .ok_or_else(|| std::io::Error::other("sets.yaml or retired.yaml"))?;
    fs::write(PathBuf::from(required("OUT_DIR")).join("sets.rs"), source)
}

fn is_data(path: &Path) -> bool {
    let ending = path.extension();
    ending.is_some_and(|ending| ending == "yaml" || ending == "tsv")
}

/// Writes what the program says and what players type as Rust.
fn write_messages(root: &Path) -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let (locales, out) = (root.join("locales"), PathBuf::from(required("OUT_DIR")));
    let messages = messages::generated(&locales, &out).map_err(std::io::Error::other)?;
    fs::write(out.join("messages.rs"), messages)?;
    let words = typed_words::generated(&locales).map_err(std::io::Error::other)?;
    fs::write(out.join("words.rs"), words)
}

/// A program that ends after two milliseconds feels every page the loader has to read: the list of the addresses
/// it must adapt becomes eighty times shorter. Only where the C library is known to read it (glibc 2.36, musl 1.2.4).
fn shrink_relocations() {
    let library = required("CARGO_CFG_TARGET_ENV");
    let is_known =
        required("CARGO_CFG_TARGET_OS") == "linux" && ["gnu", "musl"].contains(&&*library);
    if is_known {
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

fn required(variable: &str) -> String {
    std::env::var(variable).unwrap_or_else(|_| panic!("cargo sets {variable}"))
}

/// The files below a folder, sorted by path; a file itself.
fn files_below(place: &Path) -> std::io::Result<Vec<PathBuf>> {
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
