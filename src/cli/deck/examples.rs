//! The decks that come with the program: named `example:klingon` wherever a list is.

use std::path::Path;

use crate::cli::session::Session;
use crate::data::examples;
use crate::deck::{Content, DeckList, Format, Line, Pile, Reading};
use crate::error::{DeckError, Error, StorageError};
use crate::model::{Copies, ExampleDeck};
use crate::text::vocabulary::words;
use crate::text::{closest, key};
use crate::view::deck::examples::name_of;

/// At most this many names are suggested.
const SUGGESTIONS: usize = 3;

/// The example decks, in the order of their ids.
///
/// # Errors
/// When the data cannot be read.
pub fn all(session: &Session<'_>) -> Result<Vec<ExampleDeck>, Error> {
    let decks = examples(&session.corpus()?);
    Ok(decks.map_err(|findings| StorageError::Data { findings })?)
}

/// The example deck a name such as `example:klingon` stands for. `None` for every other name, and where
/// there is a file of this name.
///
/// # Errors
/// When no example deck is called so.
pub fn named(session: &Session<'_>, typed: &str) -> Result<Option<DeckList>, Error> {
    let Some((word, name)) = typed.split_once(':') else {
        return Ok(None);
    };
    if !words::DECK_EXAMPLE.is(word) || (session.input.has_files() && Path::new(typed).exists()) {
        return Ok(None);
    }
    let decks = all(session)?;
    match decks.iter().find(|deck| deck.is_called(name)) {
        Some(deck) => Ok(Some(list(session, deck))),
        None => Err(unknown(&decks, typed, name)),
    }
}

fn unknown(decks: &[ExampleDeck], typed: &str, name: &str) -> Error {
    let names: Vec<&str> = decks.iter().flat_map(ExampleDeck::names).collect();
    let near = closest(name, names, SUGGESTIONS).into_iter();
    let owner = |near: &str| decks.iter().find(|deck| deck.is_called(near));
    let mut suggestions: Vec<String> = near.filter_map(owner).map(name_of).collect();
    suggestions.dedup_by_key(|name| key(name));
    DeckError::UnknownExample {
        name: typed.to_owned(),
        suggestions,
    }
    .into()
}

/// An example as a list, under its title in the language of the session.
fn list(session: &Session<'_>, deck: &ExampleDeck) -> DeckList {
    let cards = deck
        .piles()
        .into_iter()
        .flat_map(|(pile, copies)| contents(pile, copies));
    let lines = (1..).zip(cards).map(|(number, (text, content))| Line {
        number,
        text,
        content,
    });
    DeckList {
        format: Format::Yaml,
        name: Some(deck.title.get(session.texts.lang()).clone()),
        file: None,
        ends: Vec::new(),
        lines: lines.collect(),
    }
}

/// The lines of a pile, each as it is written and what it says.
fn contents(pile: Pile, copies: &Copies) -> impl Iterator<Item = (String, Content<Pile>)> {
    copies.0.iter().map(move |(name, count)| {
        let card = Content::Card {
            place: Some(pile),
            readings: vec![Reading {
                count: *count,
                name: name.clone(),
                number: None,
            }],
        };
        (format!("{count} {name}"), card)
    })
}
