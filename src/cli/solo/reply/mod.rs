//! What a player types during a game, read against the table: card names, answers, events,
//! corrections. Everything works in both languages.

mod answer;
mod board;
mod correction;
mod event;
mod faceup;
mod form;
mod refused;
mod several;
mod whereabouts;

use std::cell::RefCell;

use crate::cli::parsers::shown;
use crate::error::{Error, SoloError};
use crate::model::{Card, EntryId, Lang, Suit};
use crate::solo::state::setup::Rulebook;
use crate::solo::state::tabletop::Table;
use crate::text::vocabulary::words;
use crate::text::{Candidate, Meaning, Policy, Way, closest_things, key, resolve, vocabulary};
use crate::view::solo::effects::Names;
use crate::view::solo::question;

use super::cards;
use super::notation;

pub use answer::answer;
pub use correction::{correction, subjects};
pub use event::{event, reports};
pub use form::{filled, filled_correction, filled_event};
pub use several::{Kept, Refused};

/// At most this many suggestions.
const SUGGESTIONS: usize = 4;

/// Reads words against a table.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    pub book: &'a Rulebook,
    pub table: &'a Table,
    pub lang: Lang,
    /// Printed names of suits and traits.
    pub names: &'a Names,
    pub heard: &'a Heard,
}

/// The cards that were not typed by a full name, as they were understood.
pub type Heard = RefCell<Vec<EntryId>>;

impl<'a> Reader<'a> {
    /// The card meant among candidates: by its id, by its number in the list shown, by a name, by the
    /// beginning of a name, or by a name with a typing error.
    ///
    /// # Errors
    /// When no candidate, or more than one, fits.
    pub fn card_among(self, text: &str, candidates: &[EntryId]) -> Result<EntryId, Error> {
        let text = text.trim();
        if let Some(card) = candidates.iter().find(|id| id.as_str() == text) {
            return Ok(card.clone());
        }
        let listed = question::candidates(self.book, self.lang, candidates);
        let labels: Vec<String> = listed.iter().map(|card| self.label(card)).collect();
        let known: Vec<Candidate<'_, usize>> = listed
            .iter()
            .zip(&labels)
            .enumerate()
            .map(|(at, (id, label))| Candidate {
                thing: at,
                full: [self.titles(id), vec![label.as_str()]].concat(),
                other: vec![id.slug()],
            })
            .collect();
        let meant = resolve(text, &known, Policy::PROMPT);
        match meant.preferring(|at| !self.book.is_any_incident(&listed[*at])) {
            Meaning::One(at, way) => {
                if way >= Way::Beginning {
                    self.heard.borrow_mut().push(listed[at].clone());
                }
                Ok(listed[at].clone())
            }
            Meaning::Several(places) => Err(ambiguous(text, &places, &labels)),
            Meaning::Nothing if text.parse::<usize>().is_ok() => Err(unreadable(text)),
            Meaning::Nothing => Err(self.unknown(text, candidates)),
        }
    }

    /// Whether a text is the whole name of a card of the game.
    fn is_name(self, text: &str) -> bool {
        let names = self.book.cards.values().flat_map(names_of);
        let text = key(text);
        names.into_iter().any(|name| key(name) == text)
    }

    /// A card as lists of namesakes show it: `Worf (Sisko)`.
    fn label(self, card: &EntryId) -> String {
        if self.book.is_any_incident(card) {
            return shown(words::EVENT_INCIDENT, self.lang).to_owned();
        }
        let card = self.book.cards.get(card);
        card.map_or_else(String::new, |card| cards::label(card, self.lang))
    }

    /// The names of a card. One Incident stands for any, so it has the names of all that are not told apart.
    fn titles(self, id: &EntryId) -> Vec<&'a str> {
        if !self.book.is_any_incident(id) {
            return self.book.card(id).map_or_else(Vec::new, names_of);
        }
        let cards = self.book.cards.values();
        let is_one =
            |card: &&Card| card.suit == Suit::Incident && !self.book.is_told_apart(&card.id);
        let names = cards.filter(is_one).flat_map(names_of);
        let words = words::EVENT_INCIDENT
            .forms()
            .chain(words::EVENT_INCIDENT_OTHER.forms());
        names.chain(words.map(|word| -> &str { word })).collect()
    }

    /// Any card of the game.
    ///
    /// # Errors
    /// As [`Reader::card_among`].
    pub fn card(self, text: &str) -> Result<EntryId, Error> {
        let all: Vec<EntryId> = self.book.cards.keys().cloned().collect();
        self.card_among(text, &all)
    }

    /// The neutral Location meant, by number or name.
    ///
    /// # Errors
    /// As [`Reader::card_among`].
    pub fn site(self, text: &str) -> Result<EntryId, Error> {
        let sites = self.table.zone.iter();
        let cards: Vec<EntryId> = sites.filter_map(|site| site.card.clone()).collect();
        if let Ok(number) = text.trim().parse::<usize>() {
            let at = number.checked_sub(1).and_then(|at| cards.get(at));
            return at.cloned().ok_or_else(|| unreadable(text));
        }
        self.card_among(text, &cards)
    }

    /// A name that fits no candidate: a card that cannot be meant here, or no card at all.
    fn unknown(self, text: &str, candidates: &[EntryId]) -> Error {
        let elsewhere = self.book.cards.values().find(|card| {
            [card.id.as_str(), card.id.slug()].contains(&text)
                || names_of(card).iter().any(|name| key(name) == key(text))
        });
        if let Some(card) = elsewhere {
            return whereabouts::impossible(self, card);
        }
        let named = candidates.iter().filter_map(|id| {
            let names = names_of(self.book.cards.get(id)?).into_iter();
            Some(names.map(move |name| (name, id.as_str())))
        });
        let near = closest_things(text, named.flatten(), SUGGESTIONS);
        SoloError::UnknownCard {
            name: text.to_owned(),
            suggestions: near.into_iter().map(str::to_owned).collect(),
        }
        .into()
    }

    /// Those of some cards that are not in a zone of the Bot.
    pub fn not_the_bots(self, cards: Vec<EntryId>) -> Vec<EntryId> {
        crate::solo::engine::run::elsewhere(self.table, cards)
    }
}

/// All names of a card in both languages.
fn names_of(card: &Card) -> Vec<&str> {
    let mut names = Vec::new();
    for lang in Lang::ALL {
        names.push(card.title.get(lang).as_str());
        names.extend(card.aliases.get(lang).iter().map(String::as_str));
    }
    names
}

/// Namesakes with their numbers in the list of candidates, which are typed alone.
fn ambiguous(text: &str, places: &[usize], labels: &[String]) -> Error {
    let numbered = places
        .iter()
        .map(|at| format!("{} {}", at + 1, labels[*at]));
    SoloError::AmbiguousAnswer {
        name: text.to_owned(),
        listed: numbered.collect::<Vec<_>>().join(" · ").into(),
    }
    .into()
}

/// An answer that cannot be read.
pub fn unreadable(text: &str) -> Error {
    SoloError::UnreadableReply {
        text: text.trim().to_owned(),
    }
    .into()
}

/// Numbers parted by spaces or commas.
pub fn numbers(text: &str) -> Result<Vec<u8>, Error> {
    text.split([' ', ',', '/', ';'])
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().map_err(|_| unreadable(text)))
        .collect()
}

/// Three steps of the tracks; whether there are so many is asked later.
pub fn steps(text: &str) -> Result<[u8; 3], Error> {
    notation::three(text, u8::MAX).ok_or_else(|| unreadable(text))
}

/// Yes or no.
pub fn yes(text: &str) -> Result<bool, Error> {
    let known = [(words::ANSWER_YES, true), (words::ANSWER_NO, false)];
    vocabulary::meant(text, &known).ok_or_else(|| unreadable(text))
}
