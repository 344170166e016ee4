//! Stamps the program with a hash of all that shapes the catalog beside the data: the crates that turn it into
//! tables and index, the words they write into the index, and the versions of the libraries. A changed hash means a
//! new catalog.

use std::{fs, io};

use generate::{files_below, out, watched, write_packed};
use xxhash_rust::xxh3::Xxh3;

/// Files and folders whose change makes existing catalogs stale. A test in `tests/it/house.rs` compares
/// the list with what these crates use.
const SHAPING: [&str; 14] = [
    "Cargo.lock",
    "locales/de/symbol.ftl",
    "locales/de/terms.ftl",
    "locales/de/words.ftl",
    "locales/en/symbol.ftl",
    "locales/en/terms.ftl",
    "locales/en/words.ftl",
    "src/app/imports.rs",
    "src/author",
    "src/catalog",
    "src/data",
    "src/generate",
    "src/model",
    "src/page/locale",
];

fn main() -> io::Result<()> {
    write_packed("TABLES", "src/catalog/export/tables.sql")?;
    write_packed("FILL", "src/catalog/export/fill.sql")?;
    let mut hash = Xxh3::new();
    for place in SHAPING {
        for path in files_below(&watched(place))? {
            hash.update(&fs::read(path)?);
        }
    }
    let source = format!("/// What shapes a catalog beside the data.\nconst SHAPE: u64 = {};\n", hash.digest());
    fs::write(out().join("shape.rs"), source)
}
