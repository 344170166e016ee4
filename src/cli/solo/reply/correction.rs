//! Corrections, as words: `military 5`, `move log krell`, `market worf + 1 glory`.

use crate::error::{Error, SoloError};
use crate::model::{EntryId, Specialty, Token};
use crate::solo::state::correction::Correction;
use crate::solo::state::refusal::of_zone;
use crate::solo::state::setup::Rulebook;
use crate::solo::state::tabletop::{TOP, Table, Zone};
use crate::text::vocabulary::{Typed, alike, meant, words};
use crate::view::solo::control::ZONES;

use super::refused::explained;
use super::{Reader, SUGGESTIONS, board, numbers, steps, unreadable};

/// What can be set right.
#[derive(Debug, Clone, Copy)]
enum Subject {
    Track(Specialty),
    Token(Token),
    Move,
    Officer,
    Market,
    Zone,
    Ship,
    Stardate,
    Held,
    Incidents,
    Encounters,
    PlayerTracks,
    LastTurn,
    Junk,
    Marks,
    Exile,
}

const SUBJECTS: [(Typed, Subject); 20] = [
    (words::CORRECT_RESEARCH, Subject::Track(Specialty::Research)),
    (
        words::CORRECT_INFLUENCE,
        Subject::Track(Specialty::Influence),
    ),
    (words::CORRECT_MILITARY, Subject::Track(Specialty::Military)),
    (words::CORRECT_GLORY, Subject::Token(Token::Glory)),
    (words::CORRECT_DILITHIUM, Subject::Token(Token::Dilithium)),
    (words::CORRECT_LATINUM, Subject::Token(Token::Latinum)),
    (words::CORRECT_MOVE, Subject::Move),
    (words::CORRECT_MARKET, Subject::Market),
    (words::CORRECT_ZONE, Subject::Zone),
    (words::CORRECT_SHIP, Subject::Ship),
    (words::CORRECT_STARDATE, Subject::Stardate),
    (words::CORRECT_HELD, Subject::Held),
    (words::CORRECT_INCIDENTS, Subject::Incidents),
    (words::CORRECT_ENCOUNTERS, Subject::Encounters),
    (words::CORRECT_MY_TRACKS, Subject::PlayerTracks),
    (words::CORRECT_LAST_TURN, Subject::LastTurn),
    (words::CORRECT_OFFICER, Subject::Officer),
    (words::CORRECT_JUNK, Subject::Junk),
    (words::CORRECT_MARKS, Subject::Marks),
    (words::CORRECT_EXILE, Subject::Exile),
];

/// The words for what can be set right.
pub fn subjects() -> impl Iterator<Item = Typed> {
    SUBJECTS.iter().map(|(word, _)| *word)
}

/// Reads a correction.
///
/// # Errors
/// When the first word names nothing that can be set, or the others do not fit it.
pub fn correction(reader: Reader<'_>, text: &str) -> Result<Correction, Error> {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    match meant(word, &SUBJECTS) {
        Some(subject) => read(reader, subject, rest.trim()),
        None => Err(unknown(word, &SUBJECTS)),
    }
}

fn read(reader: Reader<'_>, subject: Subject, rest: &str) -> Result<Correction, Error> {
    Ok(match subject {
        Subject::Track(track) => track_step(reader.table, track, rest)?,
        Subject::Token(kind) => token(kind, rest)?,
        Subject::Move => moved(reader, rest)?,
        Subject::Officer => officer(reader, rest)?,
        Subject::Market => Correction::Market {
            slots: reader.market(rest).map_err(|refused| *refused.error)?,
        },
        Subject::Zone => zone(reader, rest)?,
        Subject::Ship => ship(reader, rest)?,
        Subject::Stardate => stardate(reader.book, rest)?,
        Subject::Held => Correction::Held {
            cards: numbers(rest)?,
        },
        Subject::Incidents => Correction::Incidents { left: one(rest)? },
        Subject::Encounters => Correction::Encounters { left: one(rest)? },
        Subject::PlayerTracks => Correction::PlayerTracks {
            steps: within_tracks(steps(rest)?, rest)?,
        },
        Subject::Junk => board::junk_correction(reader, rest)?,
        Subject::Marks => board::marks_correction(reader, rest)?,
        Subject::Exile => board::exile_correction(reader, rest)?,
        Subject::LastTurn => Correction::LastTurn {
            turn: if rest == "-" { None } else { Some(one(rest)?) },
        },
    })
}

fn track_step(table: &Table, track: Specialty, text: &str) -> Result<Correction, Error> {
    let mut steps = table.tracks;
    steps[track as usize] = one(text)?;
    Ok(Correction::Tracks {
        steps: within_tracks(steps, text)?,
    })
}

fn within_tracks(steps: [u8; 3], text: &str) -> Result<[u8; 3], Error> {
    if steps.iter().all(|step| *step <= TOP) {
        Ok(steps)
    } else {
        Err(unreadable(text))
    }
}

fn token(token: Token, text: &str) -> Result<Correction, Error> {
    let amount = one(text)?;
    Ok(Correction::Token { token, amount })
}

/// `ZONE CARD`.
fn moved(reader: Reader<'_>, text: &str) -> Result<Correction, Error> {
    let (word, name) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let to = meant(word, &ZONES).ok_or_else(|| unknown(word, &ZONES))?;
    Ok(Correction::Move {
        card: reader.card(name)?,
        to,
    })
}

/// A card, or `-` for none: the officer then goes to the Bot Discard pile.
fn officer(reader: Reader<'_>, text: &str) -> Result<Correction, Error> {
    let (card, to) = match (text, &reader.table.officer) {
        ("-", Some(officer)) => (officer.clone(), Zone::Discard),
        ("-", None) => return Err(unreadable(text)),
        _ => (reader.card(text)?, Zone::Officer),
    };
    Ok(Correction::Move { card, to })
}

fn zone(reader: Reader<'_>, text: &str) -> Result<Correction, Error> {
    let sites = reader.zone(text).map_err(|refused| *refused.error)?;
    let sent: u32 = sites.iter().map(|site| u32::from(site.bot_teams)).sum();
    if sent > u32::from(reader.table.teams) {
        let refusal = of_zone(&sites, reader.table.teams);
        return Err(explained(reader, refusal, text));
    }
    Ok(Correction::Zone { sites })
}

/// `SHIP @ LOCATION`, or `SHIP @ -` for its own card.
fn ship(reader: Reader<'_>, text: &str) -> Result<Correction, Error> {
    let (ship, at) = text.split_once('@').ok_or_else(|| unreadable(text))?;
    let ships: Vec<EntryId> = reader.table.ships.iter().map(|s| s.card.clone()).collect();
    let card = reader.card_among(ship, &ships)?;
    let at = match at.trim() {
        "-" => None,
        name => Some(reader.site(name)?),
    };
    Ok(Correction::Ship { card, at })
}

/// `CARD GLORY`, or `-` when the last is empty.
fn stardate(book: &Rulebook, text: &str) -> Result<Correction, Error> {
    if text == "-" {
        return Ok(Correction::Stardate {
            card: None,
            glory: 0,
        });
    }
    match numbers(text)?[..] {
        [card, glory] if book.stardate(card).is_some() && glory > 0 => Ok(Correction::Stardate {
            card: Some(card),
            glory,
        }),
        _ => Err(unreadable(text)),
    }
}

fn one(text: &str) -> Result<u8, Error> {
    match numbers(text)?[..] {
        [number] => Ok(number),
        _ => Err(unreadable(text)),
    }
}

fn unknown<T>(word: &str, known: &[(Typed, T)]) -> Error {
    SoloError::UnknownCorrection {
        word: word.to_owned(),
        suggestions: alike(word, known, SUGGESTIONS),
    }
    .into()
}
