//! What only some games have: the Junk beside the Market, and Khan's board.

use crate::error::{Error, SoloError};
use crate::model::EntryId;
use crate::solo::state::correction::Correction;
use crate::solo::state::tabletop::MARKET;
use crate::view::captain_name;

use super::several::{Refused, each, parts};
use super::{Reader, yes};

/// The cards of the Junk: all of them, the one junked last at the end; or with `+` and `-` before each name what
/// has been added to those known and what has been taken away. A mere `-` means none.
pub(super) fn junk(
    reader: Reader<'_>,
    known: &[EntryId],
    parts: &[&str],
) -> Result<Vec<EntryId>, Refused> {
    if matches!(parts, ["-"]) {
        return Ok(Vec::new());
    }
    let commons = MARKET.iter().flat_map(|suit| reader.book.commons(*suit));
    let all = reader.not_the_bots(commons.collect());
    let changes = are_changes(parts);
    let mut cards = if changes { known.to_vec() } else { Vec::new() };
    each(parts, |part| {
        let card = reader.card_among(part.trim_start_matches(['+', '-']).trim(), &all)?;
        cards.retain(|other| *other != card);
        if !(changes && part.starts_with('-')) {
            cards.push(card);
        }
        Ok(())
    })?;
    Ok(cards)
}

/// Whether parts say only what has been added and taken away.
fn are_changes(parts: &[&str]) -> bool {
    parts.iter().all(|part| part.starts_with(['+', '-']))
}

/// The Junk as it is typed. Cards of the set-up that nobody has named stay so where only changes are said.
pub(super) fn junk_correction(reader: Reader<'_>, text: &str) -> Result<Correction, Error> {
    let (parts, table) = (parts(reader, text), reader.table);
    let cards = junk(reader, &table.junk, &parts).map_err(|refused| *refused.error)?;
    let is_whole = matches!(parts[..], ["-"]) || !are_changes(&parts);
    Ok(Correction::Junk {
        cards,
        unnamed: if is_whole { 0 } else { table.unnamed_junk },
    })
}

/// The traits that are marked, as `fits` picks the place of each; `named` is what the player sees of one.
pub(super) fn marks<T>(
    reader: Reader<'_>,
    wanted: &[T],
    named: impl Fn(&T) -> &str,
    fits: impl Fn(&T, usize, &str) -> bool,
) -> Result<Correction, Error> {
    let places = reader.book.mark_places().ok_or_else(|| no_marks(reader))?;
    let found = places.marks_for(reader.table.marks(), wanted, fits);
    let marks = found.map_err(|(bad, open)| SoloError::TraitNotOpen {
        word: named(&wanted[bad]).to_owned(),
        open: reader.names.listed(&open, reader.lang).into(),
    })?;
    Ok(Correction::Marks { marks })
}

/// All traits that are marked, by their names: a trait that has two places takes the printed one first. A mere
/// `-` means none.
pub(super) fn marks_correction(reader: Reader<'_>, text: &str) -> Result<Correction, Error> {
    let words: Vec<&str> = text
        .split([',', ';'])
        .map(str::trim)
        .filter(|word| !["", "-"].contains(word))
        .collect();
    let is_named = |word: &&str, _: usize, slug: &str| reader.names.means(slug, word);
    marks(reader, &words, |word| word, is_named)
}

/// Whether Khan is on the card he starts on.
pub(super) fn exile(reader: Reader<'_>, exile: bool) -> Result<Correction, Error> {
    match reader.table.khan {
        Some(_) => Ok(Correction::Exile { exile }),
        None => Err(no_marks(reader)),
    }
}

/// The same as it is typed.
pub(super) fn exile_correction(reader: Reader<'_>, text: &str) -> Result<Correction, Error> {
    exile(reader, yes(text)?)
}

fn no_marks(reader: Reader<'_>) -> Error {
    SoloError::NoMarks {
        captain: captain_name(reader.book.setup.bot),
    }
    .into()
}
