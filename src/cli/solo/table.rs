//! What the solo commands share: cards, captains and printed names by what a player types.

use clap::Args;
use clap::builder::TypedValueParser;

use crate::cli::args::codes;
use crate::cli::session::Session;
use crate::data::Library;
use crate::error::Error;
use crate::lookup::{self, Extent};
use crate::model::{Board, Card, Deck, Filter, Game, Kind, Preference, Program, Record};
use crate::solo::Multipliers;
use crate::solo::setup::BoardSide;
use crate::text::closest_things;
use crate::view::program::Names;

/// At most this many suggestions.
const SUGGESTIONS: usize = 4;

/// The card a player means. Of several with the name, one of the captain's own crew is meant before
/// others; an id or its last part names one exactly.
///
/// # Errors
/// When no card, or more than one, has the name.
pub fn card(session: &Session<'_>, name: &str, crew: Option<Deck>) -> Result<Card, Error> {
    let mut cards = cards_named(session, name)?;
    if cards.len() > 1 {
        let own = |card: &Card| crew == Some(card.deck);
        if cards.iter().filter(|card| own(card)).count() == 1 {
            cards.retain(own);
        }
    }
    match cards.len() {
        1 => Ok(cards.remove(0)),
        0 => Err(Error::UnknownCard {
            name: name.to_owned(),
            suggestions: suggestions(session, name)?,
        }),
        _ => Err(Error::AmbiguousCard {
            name: name.to_owned(),
            ids: cards.iter().map(|card| card.id.slug().to_owned()).collect(),
        }),
    }
}

fn cards_named(session: &Session<'_>, name: &str) -> Result<Vec<Card>, Error> {
    let id = format!("cc/card/{}", name.strip_prefix("cc/card/").unwrap_or(name));
    if let Some(Record::Card(card)) = session.ask(|catalog| Ok(catalog.db.record(&id)?))? {
        return Ok(vec![card.card]);
    }
    let found = session.ask(|catalog| lookup::named(catalog, name, Some(Game::CaptainsChair)))?;
    let cards = found.into_iter().filter_map(|found| match found.record {
        Record::Card(card) => Some(card.card),
        Record::Rule(_) | Record::Ccg(_) => None,
    });
    Ok(cards.collect())
}

fn suggestions(session: &Session<'_>, name: &str) -> Result<Vec<String>, Error> {
    let game = Some(Game::CaptainsChair);
    let found = session.ask(|catalog| lookup::find(catalog, name, game, Extent::Best))?;
    let lang = session.screen.texts().lang();
    let mut near: Vec<String> = found
        .iter()
        .filter(|found| found.record.kind() == Kind::Card)
        .map(|found| found.record.title().get(lang).clone())
        .collect();
    if near.is_empty() {
        let spellings = session.ask(|catalog| Ok(catalog.db.spellings(game)?))?;
        let named = spellings
            .iter()
            .filter(|(_, id)| id.starts_with("cc/card/"))
            .map(|(name, id)| (name.as_str(), id.as_str()));
        let found = closest_things(name, named, SUGGESTIONS);
        near.extend(found.into_iter().map(str::to_owned));
    }
    near.dedup();
    near.truncate(SUGGESTIONS);
    Ok(near)
}

/// The captains, in the order of their decks.
pub fn captains() -> Vec<Deck> {
    let all = Deck::ALL.iter().copied();
    all.filter(|deck| *deck != Deck::Common).collect()
}

/// Accepts the name of a captain.
pub fn captain_parser() -> impl TypedValueParser<Value = Deck> {
    codes(
        captains().iter().map(|deck| deck.code()).collect(),
        |code| Deck::from_code(&code.to_lowercase()),
    )
}

/// Accepts a side of a captain board.
pub fn side_parser() -> impl TypedValueParser<Value = BoardSide> {
    codes(vec!["basic", "advanced"], |code| match code {
        "basic" => Some(BoardSide::Basic),
        "advanced" => Some(BoardSide::Advanced),
        _ => None,
    })
}

/// The program of a captain.
///
/// # Errors
/// When the data has none.
pub fn program(library: &Library, captain: Deck) -> Result<&Program, Error> {
    library.program(captain).ok_or_else(|| Error::NoProgram {
        captain: captain.code().to_owned(),
    })
}

/// The board of a captain.
///
/// # Errors
/// When the data has none.
pub fn board(library: &Library, captain: Deck) -> Result<&Board, Error> {
    library.board(captain).ok_or_else(|| Error::NoProgram {
        captain: captain.code().to_owned(),
    })
}

/// The printed names of suits and traits.
///
/// # Errors
/// When the data is not valid.
pub fn names(session: &Session<'_>) -> Result<Names, Error> {
    let game = Some(Game::CaptainsChair);
    let list = |kind| session.ask(|catalog| Ok(catalog.db.list(game, Some(kind), None)?));
    let entries = list(Kind::Type)?.into_iter().chain(list(Kind::Trait)?);
    Ok(Names::new(
        entries.map(|entry| (entry.id.slug().to_owned(), entry.title)),
    ))
}

/// A preference typed by a player, in either language.
///
/// # Errors
/// With the first word that is no suit, trait or icon.
pub fn preference(session: &Session<'_>, text: &str) -> Result<Preference, Error> {
    let found = Preference::parse(text, |word| filter(session, word));
    found.map_err(|unknown| Error::UnknownFilter { word: unknown.0 })
}

/// The filter behind a word, by the names of the rule entries.
fn filter(session: &Session<'_>, word: &str) -> Option<Filter> {
    let game = Some(Game::CaptainsChair);
    let found = session
        .ask(|catalog| lookup::named(catalog, word, game))
        .ok()?;
    found.iter().find_map(|found| {
        let id = found.record.id();
        let slug = id.slug();
        let is_icon = slug.ends_with("-focus") || slug.ends_with("-skill");
        match id.kind() {
            Kind::Type | Kind::Trait => Filter::from_code(slug),
            Kind::Symbol if is_icon => Filter::from_code(slug),
            _ => None,
        }
    })
}

/// Three multipliers as `R,I,M`, each from 0 to 9.
fn three(text: &str) -> Result<Multipliers, &'static str> {
    let numbers: Vec<u8> = text
        .split(',')
        .filter_map(|part| part.trim().parse().ok())
        .collect();
    match numbers[..] {
        [research, influence, military] if numbers.iter().all(|number| *number <= 9) => {
            Ok(Multipliers {
                research,
                influence,
                military,
            })
        }
        _ => Err("three numbers from 0 to 9"),
    }
}

/// Where the multipliers come from: given outright, or reached on a captain's tracks.
#[derive(Debug, Args)]
pub struct Tracks {
    #[arg(long, value_parser = captain_parser(), ignore_case = true)]
    pub captain: Option<Deck>,
    #[arg(long, value_parser = side_parser(), default_value = "basic")]
    side: BoardSide,
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=15), default_value_t = 0)]
    research: u8,
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=15), default_value_t = 0)]
    influence: u8,
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=15), default_value_t = 0)]
    military: u8,
    #[arg(long, value_parser = three)]
    multipliers: Option<Multipliers>,
}

impl Tracks {
    /// Whether the Advanced side of the board is asked for.
    pub fn is_advanced(&self) -> bool {
        self.side == BoardSide::Advanced
    }

    /// The multipliers.
    ///
    /// # Errors
    /// When neither multipliers nor a captain are given.
    pub fn multipliers(&self, library: &Library) -> Result<Multipliers, Error> {
        if let Some(multipliers) = self.multipliers {
            return Ok(multipliers);
        }
        let Some(captain) = self.captain else {
            return Err(Error::MissingArgument {
                what: "--captain / --multipliers".to_owned(),
            });
        };
        let board = board(library, captain)?;
        let tracks = match self.side {
            BoardSide::Basic => &board.basic,
            BoardSide::Advanced => &board.advanced,
        };
        let steps = [self.research, self.influence, self.military];
        Ok(Multipliers::reached(tracks, steps))
    }
}
