//! Events of the player's turn, as words: `draw 2`, `remove-teams 1 betazed`, `control betazed`.

use crate::solo::entry_kinds::{EVENTS, EventInput};
use crate::solo::reply::reader::{Reader, SUGGESTIONS, unreadable};
use model::EntryId;
use model::text::vocabulary::{forms_alike, typed};
use page::locale::say;
use solo::state::event::Event;
use words::Problem;
use words::names::captain_name;

/// Reads an event.
///
/// # Errors
/// When the first word names no event, or the others do not fit it.
pub fn parse_event(reader: Reader<'_>, text: &str) -> Result<Event, Problem> {
    let (word, rest) = split_word(text);
    let kind = EVENTS.iter().find(|kind| kind.word.is(word));
    let input = kind.ok_or_else(|| unknown_event(word))?.input;
    let table = reader.table;
    Ok(match input {
        // What is typed behind these words is refused, not swallowed.
        EventInput::Nothing(_) | EventInput::Officer(_) if !rest.is_empty() => {
            return Err(unreadable(text));
        }
        EventInput::Nothing(event) | EventInput::Officer(event) => event(),
        EventInput::Count(event) => event(parse_count(rest)?),
        EventInput::Card(event) => event(reader.parse_given(rest)?),
        EventInput::Ship(event) => event(parse_optional_card(reader, rest, &table.ship_cards())?),
        EventInput::ShipOrOfficer(event) => {
            let cards: Vec<EntryId> = table.ship_cards().into_iter().chain(table.officer.clone()).collect();
            event(parse_optional_card(reader, rest, &cards)?)
        }
        EventInput::Teams(event) => {
            let (location, teams) = parse_teams(reader, rest)?;
            event(location, teams)
        }
        EventInput::Location(event) => event(reader.parse_location(rest)?),
        EventInput::Controlled(event) => event(reader.find_card(rest, &table.controlled)?),
        EventInput::Options(event) => event(parse_options(reader, rest)?),
    })
}

fn parse_optional_card(reader: Reader<'_>, text: &str, cards: &[EntryId]) -> Result<Option<EntryId>, Problem> {
    if text.is_empty() {
        return Ok(None);
    }
    reader.find_card(text, cards).map(Some)
}

/// `[N] LOCATION`.
fn parse_teams(reader: Reader<'_>, text: &str) -> Result<(EntryId, u8), Problem> {
    let (first, rest) = split_word(text);
    let (teams, location) = match first.parse() {
        Ok(teams) if !rest.is_empty() => (teams, rest),
        _ => (1, text),
    };
    let all = reader.table.teams;
    if teams > all {
        let captain = captain_name(reader.book.setup.bot);
        return Err(Problem::too_many_teams(&captain, all, teams));
    }
    Ok((reader.parse_location(location)?, teams))
}

/// Options parted by `or` or `oder`, a bar or a semicolon, in printed order.
fn parse_options(reader: Reader<'_>, text: &str) -> Result<Vec<Event>, Problem> {
    let text = text.replace(';', " | ");
    let parts: Vec<&str> = text.split_whitespace().collect();
    let options = parts
        .split(|word| *word == "|" || typed::JOIN_OR.is(word))
        .map(|option| parse_event(reader, &option.join(" ")))
        .collect::<Result<Vec<_>, _>>()?;
    let is_nested = |option: &Event| matches!(option, Event::Choose { .. });
    if options.len() < 2 || options.iter().any(is_nested) {
        return Err(unreadable(&text));
    }
    Ok(options)
}

/// A number from 1 to 20; 1 if nothing is said.
fn parse_count(text: &str) -> Result<u8, Problem> {
    if text.is_empty() {
        return Ok(1);
    }
    let (least, most) = (1, 20);
    let count: i32 = text.parse().map_err(|_| unreadable(text))?;
    let fitting = u8::try_from(count).ok().filter(|_| (least..=most).contains(&count));
    fitting.ok_or_else(|| Problem::out_of_range(text, least, most))
}

pub(super) fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

fn unknown_event(word: &str) -> Problem {
    let mut known = EVENTS.iter().map(|kind| kind.word);
    Problem::misuse(say::err_unknown_event(word)).hint(say::hint_unknown_event()).near(forms_alike(
        word,
        &mut known,
        SUGGESTIONS,
    ))
}
