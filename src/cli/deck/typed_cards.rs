//! Cards as they are typed on a command line: with their copies or without, in quotes or word by word.

use std::rc::Rc;

use super::cards::Finder;
use crate::deck::{Deck, DeckList, Kept, Why, read_line};
use crate::error::{DeckError, Error};
use crate::model::CcgCard;
use crate::text::key;

/// A card and how many copies of it are meant, if that is said.
pub struct Typed {
    pub count: Option<u32>,
    pub kept: Kept,
}

/// What is typed as a text for each card: `2 Odo Curzon` is one if a card is called so, and a number
/// alone belongs to what follows.
///
/// # Errors
/// When the catalog cannot be read.
pub fn lines(finder: &Finder<'_>, deck: &Deck, words: &[String]) -> Result<Vec<String>, Error> {
    if words.len() > 1 {
        let joined = words.join(" ");
        if Typed::found(finder, Some(deck), &joined)?.is_ok() {
            return Ok(vec![joined]);
        }
    }
    let mut lines: Vec<String> = Vec::new();
    let mut count = None;
    for word in words {
        match count.take() {
            Some(count) => lines.push(format!("{count} {word}")),
            None if is_count(word) => count = Some(word),
            None => lines.push(word.clone()),
        }
    }
    lines.extend(count.cloned());
    Ok(lines)
}

/// `2`, `2x`, `x2`.
fn is_count(word: &str) -> bool {
    let digits = word.trim_matches(['x', 'X', '×']);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

impl Typed {
    /// A card that is known.
    ///
    /// # Errors
    /// When no card is surely called so.
    pub fn of_any(finder: &Finder<'_>, text: &str) -> Result<Typed, Error> {
        Typed::found(finder, None, text)?
    }

    /// A card of a deck: there its title is enough if no other has it, and names that no card is known by
    /// count too.
    ///
    /// # Errors
    /// When neither the deck nor the cards surely have one of this name.
    pub fn of_deck(finder: &Finder<'_>, deck: &Deck, text: &str) -> Result<Typed, Error> {
        Typed::found(finder, Some(deck), text)?
    }

    fn found(
        finder: &Finder<'_>,
        inside: Option<&Deck>,
        text: &str,
    ) -> Result<Result<Typed, Error>, Error> {
        let list = read_line(text, finder.recognizer()?);
        if list.doubts().next().is_some() {
            let text = text.to_owned();
            return Ok(Err(DeckError::NoCopies { text }.into()));
        }
        let found = finder.deck(&list)?;
        if let Some(line) = found.cards.first() {
            let is_said = key(&line.written) != key(text);
            return Ok(Ok(Typed {
                count: is_said.then_some(line.count),
                kept: Kept::Card(Rc::clone(&line.card)),
            }));
        }
        match inside.and_then(|deck| among(deck, &list, text)) {
            Some(typed) => Ok(Ok(typed)),
            None => Ok(Err(refusal(finder, &found, text)?)),
        }
    }
}

/// The one card of a deck whose title a line names, or the name it has as it stands.
fn among(deck: &Deck, list: &DeckList, text: &str) -> Option<Typed> {
    let mut named = list.cards();
    named.find_map(|(_, named)| {
        let wanted = key(&named.name);
        let count = (wanted != key(text)).then_some(named.count);
        let titled = deck
            .cards
            .iter()
            .map(|line| &line.card)
            .filter(|card| key(&card.title) == wanted);
        if let Some(card) = only(titled) {
            let kept = Kept::Card(Rc::clone(card));
            return Some(Typed { count, kept });
        }
        let mut names = deck.unknown.iter().map(|line| &line.name);
        let name = names.find(|name| key(name) == wanted)?;
        let kept = Kept::Name(name.clone());
        Some(Typed { count, kept })
    })
}

/// The card that all of them are.
fn only<'a>(mut cards: impl Iterator<Item = &'a Rc<CcgCard>>) -> Option<&'a Rc<CcgCard>> {
    let first = cards.next()?;
    cards.all(|card| card.id == first.id).then_some(first)
}

fn refusal(finder: &Finder<'_>, found: &Deck, text: &str) -> Result<Error, Error> {
    let name = text.to_owned();
    let suggestions = finder
        .all_suggestions(found)?
        .into_iter()
        .flatten()
        .collect();
    let why = found.unknown.first().map(|unknown| &unknown.why);
    Ok(match why {
        Some(Why::Several(_) | Why::Disagree(_)) => DeckError::SeveralCards { name, suggestions },
        Some(Why::NoSuchCard) | None => DeckError::NoCard { name, suggestions },
    }
    .into())
}

#[cfg(test)]
mod tests {
    use super::is_count;

    #[test]
    fn counts_stand_alone() {
        for word in ["2", "2x", "x2", "3×"] {
            assert!(is_count(word), "{word}");
        }
        for word in ["", "x", "Odo", "2Odo", "-2"] {
            assert!(!is_count(word), "{word}");
        }
    }
}
