//! Events of the player's turn, as words: `draw 2`, `remove-teams 1 betazed`, `control betazed`.

use crate::error::{Error, SoloError};
use crate::model::{EntryId, Token};
use crate::solo::state::event::Event;
use crate::text::vocabulary;
use crate::text::vocabulary::{Typed, words};

use super::{Reader, SUGGESTIONS, unreadable};

/// What can be reported.
#[derive(Debug, Clone, Copy)]
enum Report {
    Draw,
    Incident,
    Give,
    Resource(Token),
    Steal,
    Hand,
    ReturnIncident,
    DismissOfficer,
    LogOfficer,
    DismissShip,
    LogShip,
    Recall,
    YourGlory,
    RemoveTeams,
    Control,
    LoseLocation,
    LogLocation,
    Choose,
    Burn,
}

impl Report {
    /// Whether nothing may follow its word: what is typed there is refused, not swallowed.
    fn stands_alone(self) -> bool {
        match self {
            Report::Steal
            | Report::Hand
            | Report::ReturnIncident
            | Report::DismissOfficer
            | Report::LogOfficer
            | Report::Burn => true,
            Report::Draw
            | Report::Incident
            | Report::Give
            | Report::Resource(_)
            | Report::DismissShip
            | Report::LogShip
            | Report::Recall
            | Report::YourGlory
            | Report::RemoveTeams
            | Report::Control
            | Report::LoseLocation
            | Report::LogLocation
            | Report::Choose => false,
        }
    }
}

/// The words for it.
const REPORTS: [(Typed, Report); 21] = [
    (words::EVENT_DRAW, Report::Draw),
    (words::EVENT_INCIDENT, Report::Incident),
    (words::EVENT_GIVE, Report::Give),
    (words::EVENT_GLORY, Report::Resource(Token::Glory)),
    (words::EVENT_DILITHIUM, Report::Resource(Token::Dilithium)),
    (words::EVENT_LATINUM, Report::Resource(Token::Latinum)),
    (words::EVENT_STEAL, Report::Steal),
    (words::EVENT_HAND, Report::Hand),
    (words::EVENT_RETURN_INCIDENT, Report::ReturnIncident),
    (words::EVENT_DISMISS_OFFICER, Report::DismissOfficer),
    (words::EVENT_LOG_OFFICER, Report::LogOfficer),
    (words::EVENT_DISMISS_SHIP, Report::DismissShip),
    (words::EVENT_LOG_SHIP, Report::LogShip),
    (words::EVENT_RECALL, Report::Recall),
    (words::EVENT_YOUR_GLORY, Report::YourGlory),
    (words::EVENT_REMOVE_TEAMS, Report::RemoveTeams),
    (words::EVENT_CONTROL, Report::Control),
    (words::EVENT_LOSE_LOCATION, Report::LoseLocation),
    (words::EVENT_LOG_LOCATION, Report::LogLocation),
    (words::EVENT_CHOOSE, Report::Choose),
    (words::EVENT_BURN, Report::Burn),
];

/// The words for what can be reported.
pub fn reports() -> impl Iterator<Item = Typed> {
    REPORTS.iter().map(|(word, _)| *word)
}

/// Reads an event.
///
/// # Errors
/// When the first word names no event, or the others do not fit it.
pub fn event(reader: Reader<'_>, text: &str) -> Result<Event, Error> {
    let (word, rest) = split(text);
    let report = vocabulary::meant(word, &REPORTS).ok_or_else(|| unknown(word))?;
    if !rest.is_empty() && report.stands_alone() {
        return Err(unreadable(text));
    }
    Ok(match report {
        Report::Draw => Event::Draw {
            cards: count_or_one(rest)?,
        },
        Report::Incident => match count_or_one(rest)? {
            1 => Event::Incident,
            cards => Event::Incidents { cards },
        },
        Report::Give => Event::Give {
            card: reader.card(rest)?,
        },
        Report::Resource(token) => resource(token, rest)?,
        Report::Steal => Event::Steal,
        Report::Hand => Event::Hand,
        Report::ReturnIncident => Event::ReturnIncident,
        Report::DismissOfficer => Event::DismissOfficer,
        Report::LogOfficer => Event::LogOfficer,
        Report::DismissShip => Event::DismissShip {
            card: ship(reader, rest)?,
        },
        Report::LogShip => Event::LogShip {
            card: ship(reader, rest)?,
        },
        Report::Recall => Event::Recall {
            card: recalled(reader, rest)?,
        },
        Report::YourGlory => Event::YourGlory {
            amount: count_or_one(rest)?,
        },
        Report::RemoveTeams => removed(reader, rest)?,
        Report::Control => Event::Control {
            location: reader.site(rest)?,
        },
        Report::LoseLocation => lost(reader, rest, false)?,
        Report::LogLocation => lost(reader, rest, true)?,
        Report::Choose => choice(reader, rest)?,
        Report::Burn => Event::Burn,
    })
}

fn ship(reader: Reader<'_>, text: &str) -> Result<Option<EntryId>, Error> {
    named(reader, text, &ships(reader))
}

/// A Ship, or the Duty Officer by name.
fn recalled(reader: Reader<'_>, text: &str) -> Result<Option<EntryId>, Error> {
    let mut cards = ships(reader);
    cards.extend(reader.table.officer.clone());
    named(reader, text, &cards)
}

fn named(reader: Reader<'_>, text: &str, cards: &[EntryId]) -> Result<Option<EntryId>, Error> {
    if text.is_empty() {
        return Ok(None);
    }
    reader.card_among(text, cards).map(Some)
}

fn ships(reader: Reader<'_>) -> Vec<EntryId> {
    let ships = reader.table.ships.iter();
    ships.map(|ship| ship.card.clone()).collect()
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

/// Options parted by `or` or `oder`, a bar or a semicolon, in printed order.
fn choice(reader: Reader<'_>, text: &str) -> Result<Event, Error> {
    let text = text.replace(';', " | ");
    let parts: Vec<&str> = text.split_whitespace().collect();
    let options = parts
        .split(|word| *word == "|" || words::JOIN_OR.is(word))
        .map(|option| event(reader, &option.join(" ")))
        .collect::<Result<Vec<_>, _>>()?;
    let is_nested = |option: &Event| matches!(option, Event::Choose { .. });
    if options.len() < 2 || options.iter().any(is_nested) {
        return Err(unreadable(&text));
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
    SoloError::UnknownEvent {
        word: word.to_owned(),
        suggestions: vocabulary::alike(word, &REPORTS, SUGGESTIONS),
    }
    .into()
}
