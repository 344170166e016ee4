//! Writes the words that players type and the table of sets, which is asked for where no data is read, as Rust.

use std::{fs, io};

use generate::{data, out, typed_words, watched};

fn main() -> io::Result<()> {
    let words = typed_words::generated(&watched("locales")).map_err(io::Error::other)?;
    fs::write(out().join("words.rs"), words)?;
    let tables = watched("data/2e/tables");
    let table = |name| fs::read_to_string(tables.join(name));
    let source = data::card_sets(&table("sets.yaml")?, &table("retired.yaml")?)
        .ok_or_else(|| io::Error::other("sets.yaml or retired.yaml"))?;
    fs::write(out().join("sets.rs"), source)
}
