//! The decks that come with the program: named `example:klingon` wherever a list is.

use std::path::Path;

use crate::cli::session::Session;
use crate::data::examples;
use crate::deck::{Citation, DeckList, Pile};
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
    let piles = deck.piles().into_iter();
    let cards = piles.flat_map(|(pile, copies)| contents(pile, copies));
    DeckList {
        name: Some(deck.title.get(session.texts.lang()).clone()),
        ..DeckList::of_cards(cards)
    }
}

fn contents(pile: Pile, copies: &Copies) -> impl Iterator<Item = Citation<Pile>> {
    let cards = copies.0.iter();
    cards.map(move |(name, count)| Citation::named(Some(pile), *count, name))
}
