//! Booking copies of cards in the collection.

use std::rc::Rc;

use crate::cli::deck::cards::Finder;
use crate::cli::deck::stock::Stock;
use crate::cli::session::Session;
use crate::deck::{DeckList, Unknown, Why, read_line};
use crate::error::{CollectionError, Error};
use crate::model::CcgCard;
use crate::store::{Booked, Booking, Copies};
use crate::view::collection::Totals;

/// A card with the copies that are meant.
pub type Counted = (Rc<CcgCard>, u32);

/// Books copies, all or none; says what became of each card, and what is there now.
///
/// # Errors
/// When the user database cannot be written.
pub fn book(
    session: &Session<'_>,
    finder: &Finder<'_>,
    booking: Booking,
    cards: &[Counted],
) -> Result<(Vec<Booked>, Totals), Error> {
    let stock = Stock::load(session)?;
    let mut copies: Vec<Copies> = Vec::with_capacity(cards.len());
    for (card, count) in added_up(cards) {
        copies.push(Copies {
            former: stock.former(finder, card)?,
            name: card.full_name(),
            count,
        });
    }
    session.user()?.with(|db| {
        let booked = db.book(booking, &copies)?;
        Ok((booked, Totals::of(&db.owned()?)))
    })
}

/// Each card once with all its copies, in the order in which they are named.
fn added_up(cards: &[Counted]) -> Vec<(&CcgCard, u32)> {
    let mut places = std::collections::HashMap::new();
    let mut all: Vec<(&CcgCard, u32)> = Vec::new();
    for (card, count) in cards {
        let place = *places.entry(card.id.as_str()).or_insert(all.len());
        match all.get_mut(place) {
            Some((_, sum)) => *sum = sum.saturating_add(*count),
            None => all.push((card, *count)),
        }
    }
    all
}

/// The cards that are typed, each with its copies: `3 Worf, Son of Mogh`.
///
/// # Errors
/// When one is not surely a card.
pub fn typed(finder: &Finder<'_>, typed: &[String]) -> Result<Vec<Counted>, Error> {
    let mut cards = Vec::new();
    for text in typed {
        cards.push(one(finder, text)?);
    }
    Ok(cards)
}

fn one(finder: &Finder<'_>, text: &str) -> Result<Counted, Error> {
    let deck = finder.deck(&line(finder, text)?)?;
    if let Some(unknown) = deck.unknown.first() {
        let mut suggestions = finder.all_suggestions(&deck)?;
        let near = suggestions.swap_remove(0);
        return Err(unclear(unknown, near));
    }
    match deck.cards.into_iter().next() {
        Some(line) => Ok((line.card, line.count)),
        None => Err(no_card(text, Vec::new())),
    }
}

/// A list of the one line that is typed.
fn line(finder: &Finder<'_>, text: &str) -> Result<DeckList, Error> {
    let list = read_line(text, finder.recognizer()?);
    if let Some((line, doubt)) = list.doubts().next() {
        let (text, trouble) = (line.text.clone(), doubt.code());
        return Err(CollectionError::Line { text, trouble }.into());
    }
    Ok(list)
}

fn unclear(unknown: &Unknown, near: Vec<String>) -> Error {
    match unknown.why {
        Why::NoSuchCard => no_card(&unknown.name, near),
        Why::Several(_) | Why::Disagree(_) => CollectionError::Ambiguous {
            name: unknown.name.clone(),
            suggestions: near,
        }
        .into(),
    }
}

fn no_card(name: &str, suggestions: Vec<String>) -> Error {
    let name = name.to_owned();
    CollectionError::UnknownCard { name, suggestions }.into()
}
