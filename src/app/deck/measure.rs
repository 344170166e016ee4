//! Measuring a list: only one that is wholly understood.

use crate::deck::unrecognized::{ListNote, ReadList, UnreadDeck};
use crate::session::Session;
use crate::{Found, imports};
use words::Problem;

/// From so many unknown names on the cards are likely to be missing, not misspelt.
const MANY: usize = 5;

/// What must be known of a list before its verdict; `is_open`: judgements are held back.
///
/// # Errors
/// When the imports cannot be read.
pub(crate) fn list_notes(session: &Session<'_>, read: &ReadList, is_open: bool) -> Result<Vec<ListNote>, Problem> {
    let is_import =
        read.deck.unknown.len() >= MANY && session.or_default_with_warning(imports::stamp(&session.folders)) == 0;
    let notes = [
        (read.list.is_of_first_edition(), ListNote::FirstEdition),
        (is_import, ListNote::Import),
        (read.deck.is_sorted, ListNote::Sorted),
        (read.deck.has_dilemmas_aside(), ListNote::DilemmasAside),
        (is_open, ListNote::HeldBack),
    ];
    Ok(notes.into_iter().filter(|(holds, _)| *holds).map(|(_, note)| note).collect())
}

/// The answer of a command that measures: only of a list that is wholly understood, else its lines.
///
/// # Errors
/// When the imports cannot be read, or what the command measures cannot be worked out.
pub(super) fn measure(
    session: &Session<'_>,
    read: &ReadList,
    measure: impl FnOnce() -> Result<Found, Problem>,
) -> Result<Found, Problem> {
    if read.is_understood() {
        return measure();
    }
    let notes = list_notes(session, read, false)?;
    Ok(Found::shown(UnreadDeck::new(session.texts, read, &notes)).ending(2))
}
