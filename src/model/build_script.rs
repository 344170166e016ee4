//! Writes the words that players type, the table of sets and the crews of the boxes, which are asked for where no data
//! is read, as Rust.

use std::{fs, io};

use generate::{data, out, typed_words, watched};

fn main() -> io::Result<()> {
    let words = typed_words::generated(&watched("locales")).map_err(io::Error::other)?;
    fs::write(out().join("words.rs"), words)?;
    let tables = watched("data/2e/tables");
    let table = |name| fs::read_to_string(tables.join(name));
    let source = data::card_sets(&table("sets.yaml")?, &table("retired.yaml")?)
        .ok_or_else(|| io::Error::other("sets.yaml or retired.yaml"))?;
    fs::write(out().join("sets.rs"), source)?;
    let source = data::boxes_and_crews(&fs::read_to_string(watched("data/cc/boxes.yaml"))?);
    fs::write(out().join("crews.rs"), source.ok_or_else(|| io::Error::other("boxes.yaml"))?)
}
