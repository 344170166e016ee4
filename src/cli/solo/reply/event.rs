//! Events of the player's turn, as words: `draw 2`, `remove-teams 1 betazed`, `control betazed`.

use crate::error::Error;
use crate::model::{EntryId, Token};
use crate::solo::event::Event;
use crate::text::{closest, key};

use super::{Reader, SUGGESTIONS, unreadable};

/// The words for events, English then German.
const WORDS: [(&str, &str); 18] = [
    ("draw", "ziehen"),
    ("incident", "zwischenfall"),
    ("give", "geben"),
    ("glory", "ruhm"),
    ("dilithium", "dilithium"),
    ("latinum", "latinum"),
    ("steal", "stehlen"),
    ("hand", "hand"),
    ("return-incident", "zwischenfall-zurück"),
    ("dismiss-officer", "offizier-entlassen"),
    ("log-officer", "offizier-loggen"),
    ("dismiss-ship", "schiff-entlassen"),
    ("remove-teams", "teams-entfernen"),
    ("control", "kontrolle"),
    ("lose-location", "ort-verlieren"),
    ("log-location", "ort-loggen"),
    ("choose", "wählen"),
    ("burn", "brand"),
];

/// Reads an event.
///
/// # Errors
/// When the first word names no event, or the others do not fit it.
pub fn event(reader: Reader<'_>, text: &str) -> Result<Event, Error> {
    let (word, rest) = split(text);
    let known = WORDS
        .iter()
        .find(|(en, de)| key(en) == key(word) || key(de) == key(word));
    match known {
        Some((word, _)) => named(reader, word, rest),
        None => Err(unknown(word)),
    }
}

fn named(reader: Reader<'_>, word: &str, rest: &str) -> Result<Event, Error> {
    Ok(match word {
        "draw" => Event::Draw {
            cards: count_or_one(rest)?,
        },
        "incident" => Event::Incident,
        "give" => Event::Give {
            card: reader.card(rest)?,
        },
        "glory" => resource(Token::Glory, rest)?,
        "dilithium" => resource(Token::Dilithium, rest)?,
        "latinum" => resource(Token::Latinum, rest)?,
        "steal" => Event::Steal,
        "hand" => Event::Hand,
        "return-incident" => Event::ReturnIncident,
        "dismiss-officer" => Event::DismissOfficer,
        "log-officer" => Event::LogOfficer,
        "dismiss-ship" => Event::DismissShip {
            card: ship(reader, rest)?,
        },
        "remove-teams" => removed(reader, rest)?,
        "control" => Event::Control {
            location: reader.site(rest)?,
        },
        "lose-location" => lost(reader, rest, false)?,
        "log-location" => lost(reader, rest, true)?,
        "choose" => choice(reader, rest)?,
        _ => Event::Burn,
    })
}

fn ship(reader: Reader<'_>, text: &str) -> Result<Option<EntryId>, Error> {
    if text.is_empty() {
        return Ok(None);
    }
    let ships = reader.table.ships.iter().map(|ship| ship.card.clone());
    let ships: Vec<EntryId> = ships.collect();
    reader.card_among(text, &ships).map(Some)
}

/// `[N] LOCATION`.
fn removed(reader: Reader<'_>, text: &str) -> Result<Event, Error> {
    let (first, rest) = split(text);
    let (teams, location) = match first.parse() {
        Ok(teams) if !rest.is_empty() => (teams, rest),
        _ => (1, text),
    };
    Ok(Event::RemoveTeams {
        location: reader.site(location)?,
        teams,
    })
}

fn lost(reader: Reader<'_>, text: &str, logged: bool) -> Result<Event, Error> {
    let location = reader.card_among(text, &reader.table.controlled)?;
    Ok(Event::LoseLocation { location, logged })
}

/// Options parted by `or` or `oder`, in printed order.
fn choice(reader: Reader<'_>, text: &str) -> Result<Event, Error> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let options = words
        .split(|word| matches!(*word, "or" | "oder" | "|"))
        .map(|option| event(reader, &option.join(" ")))
        .collect::<Result<Vec<_>, _>>()?;
    let is_nested = |option: &Event| matches!(option, Event::Choose { .. });
    if options.len() < 2 || options.iter().any(is_nested) {
        return Err(unreadable(text));
    }
    Ok(Event::Choose { options })
}

fn resource(token: Token, text: &str) -> Result<Event, Error> {
    let amount = count_or_one(text)?;
    Ok(Event::Resource { token, amount })
}

/// A number from 1 to 20; 1 if nothing is said.
fn count_or_one(text: &str) -> Result<u8, Error> {
    if text.is_empty() {
        return Ok(1);
    }
    let count = text.parse().ok().filter(|count| (1..=20).contains(count));
    count.ok_or_else(|| unreadable(text))
}

fn split(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

fn unknown(word: &str) -> Error {
    let words = WORDS.iter().flat_map(|(en, de)| [*en, *de]);
    let near = closest(word, words, SUGGESTIONS);
    Error::UnknownEvent {
        word: word.to_owned(),
        suggestions: near.into_iter().map(str::to_owned).collect(),
    }
}
