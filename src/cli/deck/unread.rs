//! Lists of which not everything is understood: nothing is worked out of them.

use crate::cli::Answer;
use crate::cli::imports;
use crate::cli::session::Session;
use crate::deck::NoList;
use crate::error::{DeckError, Error};
use crate::view::deck::unrecognized::{Note, Read, Unmeasured};

/// A text that does not have the form it should have.
pub fn no_list(path: &str, error: NoList) -> Error {
    DeckError::NoList {
        path: path.to_owned(),
        format: error.family.code(),
        reason: error.fault.into(),
    }
    .into()
}

/// From so many unknown names on the cards are likely to be missing, not misspelt.
const MANY: usize = 5;

/// What must be known of a list before its verdict; `is_open`: judgements are held back.
///
/// # Errors
/// When the imports cannot be read.
pub fn notes(session: &Session<'_>, read: &Read, is_open: bool) -> Result<Vec<Note>, Error> {
    let is_import = read.deck.unknown.len() >= MANY
        && session.or_without(imports::stamp(&session.folders)) == 0;
    let notes = [
        (is_import, Note::Import),
        (read.deck.is_sorted, Note::Sorted),
        (is_open, Note::HeldBack),
    ];
    Ok(notes
        .into_iter()
        .filter(|(holds, _)| *holds)
        .map(|(_, note)| note)
        .collect())
}

/// The answer of a command that measures: only of a list that is wholly understood, else its lines.
///
/// # Errors
/// Those of the command.
pub fn measured(
    session: &Session<'_>,
    read: &Read,
    measure: impl FnOnce() -> Result<Answer, Error>,
) -> Result<Answer, Error> {
    if read.is_understood() {
        return measure();
    }
    let notes = notes(session, read, false)?;
    session.judge(&Unmeasured::new(session.texts, read, &notes), 2)
}
