//! Corrections, as words: `military 5`, `move log krell`, `market worf + 1 glory`.

use crate::error::{Error, SoloError};
use crate::model::{EntryId, Specialty, Token};
use crate::solo::state::correction::Correction;
use crate::solo::state::setup::Rulebook;
use crate::solo::state::table::{TOP, Table, Zone};
use crate::text::{closest, key};

use super::{Reader, SUGGESTIONS, numbers, steps, unreadable};

/// The words for what can be corrected, English then German.
const WORDS: [(&str, &str); 17] = [
    ("research", "forschung"),
    ("influence", "einfluss"),
    ("military", "militär"),
    ("glory", "ruhm"),
    ("dilithium", "dilithium"),
    ("latinum", "latinum"),
    ("move", "karte"),
    ("market", "auslage"),
    ("zone", "neutrale-zone"),
    ("ship", "schiff"),
    ("stardate", "sternzeit"),
    ("held", "gehalten"),
    ("incidents", "zwischenfälle"),
    ("encounters", "begegnungen"),
    ("my-tracks", "meine-leisten"),
    ("last-turn", "letzter-zug"),
    ("officer", "offizier"),
];

/// The words for the Bot's zones, English then German.
const ZONES: [(Zone, &str); 9] = [
    (Zone::Deck, "deck"),
    (Zone::Supplement, "zusatz-deck"),
    (Zone::Discard, "ablage"),
    (Zone::Staging, "besprechungsraum"),
    (Zone::Log, "computerlogbuch"),
    (Zone::Officer, "brückenoffizier"),
    (Zone::Controlled, "kontrolliert"),
    (Zone::Ships, "schiffe"),
    (Zone::Gone, "weg"),
];

/// Reads a correction.
///
/// # Errors
/// When the first word names nothing that can be set, or the others do not fit it.
pub fn correction(reader: Reader<'_>, text: &str) -> Result<Correction, Error> {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    let known = WORDS
        .iter()
        .find(|(en, de)| key(en) == key(word) || key(de) == key(word));
    match known {
        Some((word, _)) => named(reader, word, rest),
        None => Err(unknown(word, WORDS.iter().flat_map(|(en, de)| [*en, *de]))),
    }
}

fn named(reader: Reader<'_>, word: &str, rest: &str) -> Result<Correction, Error> {
    if let Some(track) = Specialty::from_code(word) {
        return track_step(reader.table, track, rest);
    }
    Ok(match word {
        "glory" => token(Token::Glory, rest)?,
        "dilithium" => token(Token::Dilithium, rest)?,
        "latinum" => token(Token::Latinum, rest)?,
        "move" => moved(reader, rest)?,
        "officer" => officer(reader, rest)?,
        "market" => Correction::Market {
            slots: reader.market(rest)?,
        },
        "zone" => zone(reader, rest)?,
        "ship" => ship(reader, rest)?,
        "stardate" => stardate(reader.book, rest)?,
        "held" => Correction::Held {
            cards: numbers(rest)?,
        },
        "incidents" => Correction::Incidents { left: one(rest)? },
        "encounters" => Correction::Encounters { left: one(rest)? },
        "my-tracks" => Correction::PlayerTracks {
            steps: within_tracks(steps(rest)?, rest)?,
        },
        _ => Correction::LastTurn {
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
    let zone = ZONES
        .iter()
        .find(|(zone, de)| key(zone.code()) == key(word) || key(de) == key(word));
    let Some((to, _)) = zone else {
        let codes = ZONES.iter().flat_map(|(zone, de)| [zone.code(), *de]);
        return Err(unknown(word, codes));
    };
    Ok(Correction::Move {
        card: reader.card(name)?,
        to: *to,
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
    let sites = reader.zone(text)?;
    let sent: u32 = sites.iter().map(|site| u32::from(site.bot_teams)).sum();
    if sent > u32::from(reader.table.teams) {
        return Err(unreadable(text));
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

fn unknown<'a>(word: &str, words: impl Iterator<Item = &'a str>) -> Error {
    let near = closest(word, words, SUGGESTIONS);
    SoloError::UnknownCorrection {
        word: word.to_owned(),
        suggestions: near.into_iter().map(str::to_owned).collect(),
    }
    .into()
}
