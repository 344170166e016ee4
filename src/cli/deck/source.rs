//! Where a deck list comes from: a file, standard input, or the saved decks.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use clap::builder::TypedValueParser;

use super::examples;
use crate::cli::session::Session;
use crate::cli::values::codes;
use crate::deck::{DeckList, Format, NoList, NoText, one_line};
use crate::deck::{decode, read};
use crate::error::{DeckError, Error};
use crate::paths;

/// One byte more than is read of any list, so that larger ones are told from those just small enough.
const MOST: u64 = (1 << 20) + 1;

/// Accepts the code of a form of lists.
pub fn form_parser() -> impl TypedValueParser<Value = Format> {
    codes(
        Format::ALL.iter().map(|format| format.code()).collect(),
        Format::from_code,
    )
}

/// Reads a list from a file, from standard input for `-`, or, where there is no such file, from the
/// saved decks and the examples. It carries the name of its file unless it gives one itself.
///
/// # Errors
/// When it cannot be read or is no deck list.
pub fn load(session: &Session<'_>, path: &str, format: Option<Format>) -> Result<DeckList, Error> {
    if let Some(example) = examples::named(session, path)? {
        return Ok(example);
    }
    let bytes = match bytes(path) {
        Ok(bytes) => bytes,
        Err(error) => match saved(session, path)? {
            Some(deck) => return Ok(deck),
            None => return Err(unreadable(path, &error)),
        },
    };
    let text = decode(&bytes).map_err(|reason| no_text(path, reason))?;
    let mut list = read(&text, format).map_err(|error| no_list(path, error))?;
    list.name = list.name.filter(|name| !name.is_empty());
    list.name = list.name.or_else(|| stem(path));
    Ok(list)
}

/// The deck saved under a name.
fn saved(session: &Session<'_>, name: &str) -> Result<Option<DeckList>, Error> {
    let exists = paths::user_database().is_some_and(|path| path.exists());
    if !exists {
        return Ok(None);
    }
    let Some(deck) = session.user()?.with(|db| db.deck(name))? else {
        return Ok(None);
    };
    let mut list = read(&deck.body, Some(Format::Json)).map_err(|error| no_list(name, error))?;
    list.name = Some(deck.name);
    Ok(Some(list))
}

fn unreadable(path: &str, error: &io::Error) -> Error {
    let reason = match error.kind() {
        io::ErrorKind::NotFound => "missing".to_owned(),
        io::ErrorKind::PermissionDenied => "forbidden".to_owned(),
        io::ErrorKind::IsADirectory => "folder".to_owned(),
        _ => error.to_string(),
    };
    DeckError::Unreadable {
        path: path.to_owned(),
        reason: reason.into(),
    }
    .into()
}

fn no_text(path: &str, reason: NoText) -> Error {
    DeckError::NoText {
        path: path.to_owned(),
        reason: reason.code(),
    }
    .into()
}

fn no_list(path: &str, error: NoList) -> Error {
    DeckError::NoList {
        path: path.to_owned(),
        format: error.format.code(),
        reason: error.reason,
    }
    .into()
}

/// The text of a file, or of standard input for `-`.
///
/// # Errors
/// When it cannot be read or is no text.
pub fn text(path: &str) -> Result<String, Error> {
    let bytes = bytes(path).map_err(|error| unreadable(path, &error))?;
    decode(&bytes).map_err(|reason| no_text(path, reason))
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
    (path != "-").then(|| one_line(stem))
}
