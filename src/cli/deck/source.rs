//! Where a deck list comes from: a file, or standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::deck::{DeckList, Format, decode, read};
use crate::error::Error;

/// One byte more than is read of any list, so that larger ones are told from those just small enough.
const MOST: u64 = (1 << 20) + 1;

/// Reads a list from a file, or from standard input for `-`. It carries the name of its file unless it
/// gives one itself.
///
/// # Errors
/// When it cannot be read or is no deck list.
pub fn load(path: &str, format: Option<Format>) -> Result<DeckList, Error> {
    let mut list = read(&text(path)?, format).map_err(|error| Error::Refused {
        reason: "deck-no-list",
        words: vec![
            ("path", path.to_owned()),
            ("format", error.format.code().to_owned()),
            ("reason", error.reason),
        ],
        suggestions: Vec::new(),
    })?;
    list.name = list.name.or_else(|| stem(path));
    Ok(list)
}

/// The text of a file, or of standard input for `-`.
///
/// # Errors
/// When it cannot be read or is no text.
pub fn text(path: &str) -> Result<String, Error> {
    let bytes = bytes(path).map_err(|error| Error::CardList {
        path: path.to_owned(),
        reason: error.to_string(),
    })?;
    decode(&bytes).map_err(|reason| Error::Refused {
        reason: "deck-no-text",
        words: vec![
            ("path", path.to_owned()),
            ("reason", reason.code().to_owned()),
        ],
        suggestions: Vec::new(),
    })
}

fn bytes(path: &str) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    match path {
        "-" => io::stdin().lock().take(MOST).read_to_end(&mut bytes)?,
        path => File::open(path)?.take(MOST).read_to_end(&mut bytes)?,
    };
    Ok(bytes)
}

/// The name of a file without its ending; standard input has none. Files carry the names of decks.
pub fn stem(path: &str) -> Option<String> {
    let stem = Path::new(path).file_stem()?.to_str()?;
    (path != "-").then(|| stem.to_owned())
}
