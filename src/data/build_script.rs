//! Embeds the files below `data/`, packed as one, and stamps them with their hash.

use std::path::Path;
use std::{fs, io};

use generate::{data, files_below, out, pack, required, watched};
use xxhash_rust::xxh3::Xxh3;

fn main() -> io::Result<()> {
    let folder = watched("data");
    let mut hash = Xxh3::new();
    hash.update(required("CARGO_PKG_VERSION").as_bytes());
    let mut all = String::new();
    for path in files_below(&folder)?.into_iter().filter(|path| is_data(path)) {
        let below = path.strip_prefix(&folder).unwrap_or(&path);
        let name = below.to_string_lossy().replace('\\', "/");
        let text = data::format_static(&name, &fs::read_to_string(&path)?);
        assert!(!text.contains('\0'), "{name} is no text");
        // The path of an entry is its id.
        hash.update(name.as_bytes());
        hash.update(text.as_bytes());
        all.extend([&*name, "\0", &*text, "\0"]);
    }
    let texts = pack::packed(&all, &out().join("data.deflate"))?;
    fs::write(out().join("embedded.rs"), embedded(&texts, hash.digest()))
}

fn embedded(texts: &str, stamp: u64) -> String {
    format!(
        "pub const STAMP: u64 = {stamp};\n\
         /// Paths and texts in turn, each with a zero behind it, and before each text the letter of its form: what is YAML\n\
         /// in the folder is JSON here.\n\
         pub static TEXTS: CompressedText = {texts};\n"
    )
}

fn is_data(path: &Path) -> bool {
    let ending = path.extension();
    ending.is_some_and(|ending| ending == "yaml" || ending == "tsv")
}
