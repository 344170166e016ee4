//! What a player types during a game, read against the table: card names, answers, events,
//! corrections. Everything works in both languages.

mod answer;
mod correction;
mod event;
mod refused;

use crate::error::{Error, SoloError};
use crate::model::{Card, EntryId, Lang, Suit};
use crate::solo::state::setup::Rulebook;
use crate::solo::state::table::{MARKET, Site, Slot, Table};
use crate::text::vocabulary::words;
use crate::text::{Candidate, Meaning, Policy, closest_things, key, resolve, vocabulary};
use crate::view::solo::question;

use super::cards;
use super::notation;
use super::notation::Typed;

pub use answer::answer;
pub use correction::correction;
pub use event::event;

/// At most this many suggestions.
const SUGGESTIONS: usize = 4;
/// More Locations than this never lie in the Neutral Zone.
const MOST_SITES: usize = 6;

/// Reads words against a table.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    pub book: &'a Rulebook,
    pub table: &'a Table,
    pub lang: Lang,
}

impl Reader<'_> {
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
                full: self.titles(id).chain([label.as_str()]).collect(),
                other: vec![id.slug()],
            })
            .collect();
        match resolve(text, &known, Policy::PROMPT) {
            Meaning::One(at, _) => Ok(listed[at].clone()),
            Meaning::Several(places) => Err(ambiguous(text, &places, &labels)),
            Meaning::Nothing if text.parse::<usize>().is_ok() => Err(unreadable(text)),
            Meaning::Nothing => Err(self.unknown(text, candidates)),
        }
    }

    /// A card as lists of namesakes show it: `Worf (Sisko)`.
    fn label(self, card: &EntryId) -> String {
        let card = self.book.cards.get(card);
        card.map_or_else(String::new, |card| cards::label(card, self.lang))
    }

    /// The names of a card.
    fn titles(&self, card: &EntryId) -> impl Iterator<Item = &str> {
        let card = self.book.cards.get(card).into_iter();
        card.flat_map(names_of)
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
            return SoloError::ImpossibleCard {
                card: card.title.get(self.lang).clone(),
            }
            .into();
        }
        let named = candidates.iter().filter_map(|id| {
            let names = names_of(self.book.cards.get(id)?).into_iter();
            Some(names.map(move |name| (name, id.as_str())))
        });
        let near = named.flatten();
        let near = closest_things(text, near, SUGGESTIONS);
        SoloError::UnknownCard {
            name: text.to_owned(),
            suggestions: near.into_iter().map(str::to_owned).collect(),
        }
        .into()
    }

    /// The Market as told: places not named stay.
    ///
    /// # Errors
    /// When a word cannot be read or a card does not belong in the Market.
    pub fn market(self, text: &str) -> Result<[Slot; 4], Error> {
        let mut slots = self.table.market.clone();
        for typed in notation::several(text)? {
            if let Some(place) = emptied_place(typed.name) {
                slots[place] = Slot::Empty;
                continue;
            }
            let cards: Vec<EntryId> = MARKET
                .iter()
                .flat_map(|suit| self.book.commons(*suit))
                .collect();
            let card = self.card_among(typed.name, &self.not_the_bots(cards))?;
            let suit = self.book.suit(&card);
            let place = MARKET.iter().position(|other| *other == suit);
            let tokens = typed.tokens()?;
            if let Some(place) = place {
                slots[place] = Slot::Card { card, tokens };
            }
        }
        Ok(slots)
    }

    /// The Neutral Zone as told: named Locations that are known are changed, others stay; with a new
    /// name, all are laid out anew from left to right, `-` for a place the Location deck cannot fill.
    ///
    /// # Errors
    /// When a word cannot be read or names no Location.
    pub fn zone(self, text: &str) -> Result<Vec<Site>, Error> {
        let cards = self.not_the_bots(self.locations());
        let mut named = Vec::new();
        let mut empty = 0;
        for typed in notation::several(text)? {
            if typed.name == "-" {
                empty += 1;
                continue;
            }
            named.push((self.card_among(typed.name, &cards)?, typed));
        }
        let known = |card: &EntryId| self.table.site_of(card);
        if named.len() > MOST_SITES {
            return Err(unreadable(text));
        }
        if empty == 0 && named.iter().all(|(card, _)| known(card).is_some()) {
            let mut sites = self.table.zone.clone();
            for (card, typed) in &named {
                if let Some(at) = known(card) {
                    sites[at] = told(card, typed, Some(&sites[at]))?;
                }
            }
            return Ok(sites);
        }
        if named.len() + empty != self.table.zone.len() {
            return Err(unreadable(text));
        }
        let before = |card: &EntryId| known(card).map(|at| &self.table.zone[at]);
        named
            .iter()
            .map(|(card, typed)| told(card, typed, before(card)))
            .collect()
    }

    /// Every Location that may lie in the Neutral Zone.
    fn locations(self) -> Vec<EntryId> {
        self.book.commons(Suit::Location)
    }

    /// Those of some cards that are not in a zone of the Bot.
    pub fn not_the_bots(self, cards: Vec<EntryId>) -> Vec<EntryId> {
        crate::solo::engine::run::elsewhere(self.table, cards)
    }
}

/// A site as told. Bot teams stay as they were unless named.
fn told(card: &EntryId, typed: &Typed<'_>, before: Option<&Site>) -> Result<Site, Error> {
    let (bot, player) = typed.forces()?;
    let known = before.map_or(0, |site| site.bot_teams);
    Ok(Site {
        card: Some(card.clone()),
        bot_teams: if typed.names_bot() { bot.teams } else { known },
        player,
    })
}

/// `ally -`: the deck of this suit has run out.
fn emptied_place(text: &str) -> Option<usize> {
    let suit = text.strip_suffix('-')?.trim();
    let places = [
        (words::MARKET_PERSON, 0),
        (words::MARKET_CARGO, 1),
        (words::MARKET_SHIP, 2),
        (words::MARKET_ALLY, 3),
    ];
    vocabulary::meant(suit, &places)
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
