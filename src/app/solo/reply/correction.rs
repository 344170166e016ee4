//! Corrections, as words: `military 5`, `move log krell`, `market worf + 1 glory`.

use crate::solo::control::ZONES;
use crate::solo::entry_kinds::{CorrectionInput, CorrectionKind};
use crate::solo::reply::event::split_word;
use crate::solo::reply::parts::split_parts;
use crate::solo::reply::reader::{
    Reader, SUGGESTIONS, parse_number, parse_numbers, parse_steps, parse_yes, unreadable,
};
use crate::solo::reply::refused::allowed;
use crate::solo::reply::table::{are_changes, parse_junk};
use model::Specialty;
use model::text::vocabulary::{TypedForms, forms_alike, meant};
use page::locale::{Fact, say};
use solo::state::correction::Correction;
use solo::state::refusal::ReplyRefusal;
use solo::state::tabletop::{TOP, Tabletop, Zone};
use words::Problem;
use words::names::captain_name;

/// Reads a correction.
///
/// # Errors
/// When the first word names nothing that can be set, or the others do not fit it.
pub fn parse_correction(reader: Reader<'_>, text: &str) -> Result<Correction, Problem> {
    let (word, rest) = split_word(text);
    let Some(kind) = CorrectionKind::all_typed().find(|kind| kind.word.is(word)) else {
        return Err(unknown_word(word, &mut CorrectionKind::all_typed().map(|kind| kind.word)));
    };
    allowed(reader, read_correction(reader, kind.input, rest)?, rest)
}

/// Reads what is typed behind the word of a correction.
pub(super) fn read_correction(
    reader: Reader<'_>,
    input: CorrectionInput,
    rest: &str,
) -> Result<Correction, Problem> {
    Ok(match input {
        CorrectionInput::Track(track) => parse_track(reader.table, track, rest)?,
        CorrectionInput::Tracks => Correction::Tracks { steps: parse_steps(rest)? },
        CorrectionInput::PlayerTracks => Correction::PlayerTracks { steps: parse_steps(rest)? },
        CorrectionInput::Token(token) => Correction::Token { token, amount: parse_number(rest)? },
        CorrectionInput::Move => parse_move(reader, rest)?,
        CorrectionInput::Officer => parse_officer(reader, rest)?,
        CorrectionInput::Market => Correction::Market { slots: reader.parse_market(rest)? },
        CorrectionInput::Zone => Correction::Zone { sites: reader.parse_zone(rest)? },
        CorrectionInput::Ship => parse_ship(reader, rest)?,
        CorrectionInput::Stardate => parse_stardate(rest)?,
        CorrectionInput::Held => Correction::Held { cards: parse_numbers(rest)? },
        CorrectionInput::Incidents => Correction::Incidents { left: parse_number(rest)? },
        CorrectionInput::Encounters => Correction::Encounters { left: parse_number(rest)? },
        CorrectionInput::Junk => parse_junk_correction(reader, rest)?,
        CorrectionInput::Marks => parse_marks(reader, rest)?,
        CorrectionInput::Exile => parse_exile(reader, rest)?,
        CorrectionInput::LastTurn if rest == "-" => Correction::LastTurn { turn: None },
        CorrectionInput::LastTurn => Correction::LastTurn { turn: Some(parse_number(rest)?) },
    })
}

fn parse_track(table: &Tabletop, track: Specialty, text: &str) -> Result<Correction, Problem> {
    let mut steps = table.tracks;
    steps[track as usize] = parse_number(text)?;
    match ReplyRefusal::outside(steps[track as usize], (0, TOP)) {
        None => Ok(Correction::Tracks { steps }),
        Some(_) => Err(Problem::out_of_range(text, 0, i32::from(TOP))),
    }
}

/// `ZONE CARD`.
fn parse_move(reader: Reader<'_>, text: &str) -> Result<Correction, Problem> {
    let (word, name) = split_word(text);
    let to = meant(word, &ZONES).ok_or_else(|| unknown_word(word, &mut ZONES.iter().map(|(word, _)| *word)))?;
    Ok(Correction::Move { card: reader.parse_card(name)?, to })
}

/// A card, or `-` for none: the officer then goes to the Bot Discard pile.
fn parse_officer(reader: Reader<'_>, text: &str) -> Result<Correction, Problem> {
    let (card, to) = match (text, &reader.table.officer) {
        ("-", Some(officer)) => (officer.clone(), Zone::Discard),
        ("-", None) => return Err(unreadable(text)),
        _ => (reader.parse_card(text)?, Zone::Officer),
    };
    Ok(Correction::Move { card, to })
}

/// `SHIP @ LOCATION`, or `SHIP @ -` for its own card.
fn parse_ship(reader: Reader<'_>, text: &str) -> Result<Correction, Problem> {
    let (ship, at) = text.split_once('@').ok_or_else(|| unreadable(text))?;
    let card = reader.find_card(ship, &reader.table.ship_cards())?;
    let at = match at.trim() {
        "-" => None,
        name => Some(reader.parse_location(name)?),
    };
    Ok(Correction::Ship { card, at })
}

/// `CARD GLORY`, or `-` when the last is empty.
fn parse_stardate(text: &str) -> Result<Correction, Problem> {
    if text == "-" {
        return Ok(Correction::Stardate { card: None, glory: 0 });
    }
    match parse_numbers(text)?[..] {
        [card, glory] => Ok(Correction::Stardate { card: Some(card), glory }),
        _ => Err(unreadable(text)),
    }
}

/// The Junk as it is typed. Cards of the set-up that nobody has named stay so where only changes are said.
fn parse_junk_correction(reader: Reader<'_>, text: &str) -> Result<Correction, Problem> {
    let (parts, table) = (split_parts(reader, text), reader.table);
    let cards = parse_junk(reader, &table.junk, &parts)?;
    let is_whole = matches!(parts[..], ["-"]) || !are_changes(&parts);
    Ok(Correction::Junk { cards, unnamed: if is_whole { 0 } else { table.unnamed_junk } })
}

/// The traits that are marked, as `fits` picks the place of each; `named` is what the player sees of one.
pub(super) fn correct_marks<T>(
    reader: Reader<'_>,
    wanted: &[T],
    named: impl Fn(&T) -> &str,
    fits: impl Fn(&T, usize, &str) -> bool,
) -> Result<Correction, Problem> {
    let places = reader.book.mark_places().ok_or_else(|| no_marks(reader))?;
    let found = places.marks_for(reader.table.marks(), wanted, fits);
    let marks = found.map_err(|(bad, open)| {
        Problem::misuse(say::err_trait_not_open(named(&wanted[bad])))
            .hint(say::hint_trait_not_open(Fact::in_full(&reader.names.listed(&open, reader.lang))))
    })?;
    Ok(Correction::Marks { marks })
}

/// All traits that are marked, by their names: a trait that has two places takes the printed one first. A mere
/// `-` means none.
fn parse_marks(reader: Reader<'_>, text: &str) -> Result<Correction, Problem> {
    let words: Vec<&str> = text.split([',', ';']).map(str::trim).filter(|word| !["", "-"].contains(word)).collect();
    let is_named = |word: &&str, _: usize, slug: &str| reader.names.means(slug, word);
    correct_marks(reader, &words, |word| word, is_named)
}

/// Whether the Bot is in exile.
fn parse_exile(reader: Reader<'_>, text: &str) -> Result<Correction, Problem> {
    let exile = parse_yes(text)?;
    match reader.table.captain {
        Some(_) => Ok(Correction::Exile { exile }),
        None => Err(no_marks(reader)),
    }
}

fn no_marks(reader: Reader<'_>) -> Problem {
    Problem::misuse(say::err_no_marks(captain_name(reader.book.setup.bot))).hint(say::hint_no_marks())
}

fn unknown_word(word: &str, known: &mut dyn Iterator<Item = TypedForms>) -> Problem {
    Problem::misuse(say::err_unknown_correction(word)).hint(say::hint_unknown_correction()).near(forms_alike(
        word,
        known,
        SUGGESTIONS,
    ))
}
