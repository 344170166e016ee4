//! What the player has imported, for the commands that need it.

use std::collections::HashSet;

use crate::paths::Folders;
use crate::user::{User, opened};
use data::import::{CardRows, ImportNames, ImportRow, Layout, with_built_in};
use data::{Corpus, Library, RENAMED, TITLES};
use keep::imports::{FileRow, NewFile};
use model::{CcgCard, Printing};
use words::Problem;

/// The imported cards of all files, joined.
///
/// # Errors
/// When the user database cannot be read.
pub fn imported_cards(folders: &Folders, corpus: &Corpus) -> Result<Vec<CcgCard>, Problem> {
    let files = User::open(folders)?.with(|db| db.imported_rows())?;
    Ok(joined(&files, &names(corpus)))
}

fn joined(files: &[NewFile], names: &ImportNames) -> Vec<CcgCard> {
    let sheets: Vec<CardRows> = files.iter().filter_map(sheet).collect();
    data::import::cards(&sheets, names)
}

/// The imported cards for the card search: read only when its catalog is built. Built-in cards keep
/// their printed facts and gain text, printings and names.
///
/// # Errors
/// When the user database cannot be read. Where there is none, nothing is imported.
pub fn for_search(folders: &Folders, corpus: &Corpus) -> Result<catalog::ImportSource, Problem> {
    let (Some(place), stamp) = (folders.user.clone(), stamp(folders)?) else {
        return Ok(catalog::ImportSource::default());
    };
    if stamp == 0 {
        return Ok(catalog::ImportSource::default());
    }
    let corpus = corpus.clone();
    let read = move |library: &Library| {
        let rows = opened(&place).and_then(|store| store.imported_rows());
        let imported = joined(&rows.unwrap_or_default(), &names(&corpus));
        let own: HashSet<(String, String)> = imported.iter().flat_map(|card| &card.printings).map(number).collect();
        let built_in = library.ccg().cloned().collect();
        let cards = with_built_in(built_in, imported);
        let is_own = |card: &&CcgCard| card.printings.iter().map(number).any(|printing| own.contains(&printing));
        let imported = cards.iter().filter(is_own).map(|card| card.id.clone()).collect();
        catalog::JoinedCards { cards, imported }
    };
    Ok(catalog::ImportSource { stamp, read: Some(Box::new(read)) })
}

/// A hash of all that is imported; 0 if nothing is.
///
/// # Errors
/// When the user database cannot be read.
pub fn stamp(folders: &Folders) -> Result<u64, Problem> {
    User::read_existing(folders, |db| db.import_stamp())
}

/// What tells a printing from all others.
fn number(printing: &Printing) -> (String, String) {
    (printing.set.clone(), printing.number.clone())
}

/// The names of cards that differ from file to file.
pub fn names(corpus: &Corpus) -> ImportNames {
    ImportNames::new(corpus.text(TITLES), corpus.text(RENAMED))
}

/// The rows of a stored file; `None` if a later version has stored it.
fn sheet(file: &NewFile) -> Option<CardRows> {
    let row = |row: &FileRow| {
        let fields = serde_json::from_str(&row.body).ok()?;
        Some(ImportRow { line: row.line, fields })
    };
    Some(CardRows { layout: Layout::from_code(&file.layout)?, rows: file.rows.iter().filter_map(row).collect() })
}
