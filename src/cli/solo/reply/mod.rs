//! What a player types during a game, read against the table: card names, answers, events,
//! corrections. Everything works in both languages.

mod answer;
mod correction;
mod event;

use crate::error::Error;
use crate::model::{Card, EntryId, Lang, Suit};
use crate::solo::setup::Rulebook;
use crate::solo::table::{MARKET, Site, Slot, Table};
use crate::text::{closest_things, key, spelled};
use crate::view::question;

use super::notation::{self, Typed};

pub use answer::answer;
pub use correction::correction;
pub use event::event;

/// At most this many suggestions.
const SUGGESTIONS: usize = 4;
/// From this length on, two typing errors are forgiven instead of one.
const LONG: usize = 6;
/// More Locations than this never lie in the Neutral Zone.
const MOST_SITES: usize = 6;

/// Reads words against a table.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    pub book: &'a Rulebook,
    pub table: &'a Table,
    pub lang: Lang,
}

impl<'a> Reader<'a> {
    /// The card meant among candidates: by its number in the list shown, by a name, by the beginning
    /// of a name, or by a name with a typing error.
    ///
    /// # Errors
    /// When no candidate, or more than one, fits.
    pub fn card_among(self, text: &str, candidates: &[EntryId]) -> Result<EntryId, Error> {
        let text = text.trim();
        if let Ok(number) = text.parse::<usize>() {
            let listed = question::candidates(self.book, self.lang, candidates);
            let at = number.checked_sub(1).and_then(|at| listed.get(at));
            return at.cloned().ok_or_else(|| unreadable(text));
        }
        let named = self.named(candidates);
        let steps: [&dyn Fn(&str) -> bool; 3] = [
            &|name| key(name) == key(text),
            &|name| !key(text).is_empty() && key(name).starts_with(&key(text)),
            &|name| is_misspelt(text, name),
        ];
        for fits in steps {
            let mut found: Vec<&EntryId> = named
                .iter()
                .filter(|(name, _)| fits(name))
                .map(|(_, card)| *card)
                .collect();
            found.sort();
            found.dedup();
            match &found[..] {
                [] => {}
                [only] => return Ok((*only).clone()),
                several => return Err(ambiguous(text, several)),
            }
        }
        Err(self.unknown(text, &named))
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

    fn named<'c>(self, candidates: &'c [EntryId]) -> Vec<(&'a str, &'c EntryId)> {
        let names = candidates.iter().filter_map(|id| {
            let card = self.book.cards.get(id)?;
            Some(names_of(card).into_iter().map(move |name| (name, id)))
        });
        names.flatten().collect()
    }

    /// A name that fits no candidate: a card that cannot be meant here, or no card at all.
    fn unknown(self, text: &str, named: &[(&str, &EntryId)]) -> Error {
        let elsewhere = self
            .book
            .cards
            .values()
            .find(|card| names_of(card).iter().any(|name| key(name) == key(text)));
        if let Some(card) = elsewhere {
            return Error::ImpossibleCard {
                card: card.title.get(self.lang).clone(),
            };
        }
        let near = named.iter().map(|(name, id)| (*name, id.as_str()));
        let near = closest_things(text, near, SUGGESTIONS);
        Error::UnknownCard {
            name: text.to_owned(),
            suggestions: near.into_iter().map(str::to_owned).collect(),
        }
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
        crate::solo::exec::elsewhere(self.table, cards)
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
    let place = match key(suit).as_str() {
        "person" | "1" => 0,
        "cargo" | "fracht" | "2" => 1,
        "ship" | "schiff" | "3" => 2,
        "ally" | "verbundeter" | "4" => 3,
        _ => return None,
    };
    Some(place)
}

/// All names of a card in both languages, and the last part of its id.
fn names_of(card: &Card) -> Vec<&str> {
    let mut names = vec![card.id.slug()];
    for lang in Lang::ALL {
        names.push(card.title.get(lang).as_str());
        names.extend(card.aliases.get(lang).iter().map(String::as_str));
    }
    names
}

fn is_misspelt(typed: &str, name: &str) -> bool {
    let (typed, name) = (spelled(typed), spelled(name));
    let allowed = if typed.chars().count() < LONG { 1 } else { 2 };
    typed.chars().count() > 2 && strsim::osa_distance(&typed, &name) <= allowed
}

fn ambiguous(text: &str, cards: &[&EntryId]) -> Error {
    Error::AmbiguousCard {
        name: text.to_owned(),
        ids: cards.iter().map(|card| card.slug().to_owned()).collect(),
    }
}

/// An answer that cannot be read.
pub fn unreadable(text: &str) -> Error {
    Error::UnreadableReply {
        text: text.trim().to_owned(),
    }
}

/// Numbers parted by spaces or commas.
pub fn numbers(text: &str) -> Result<Vec<u8>, Error> {
    text.split([' ', ',', '/', ';'])
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().map_err(|_| unreadable(text)))
        .collect()
}

/// Three steps of the tracks, each 0 to 15.
pub fn steps(text: &str) -> Result<[u8; 3], Error> {
    match numbers(text)?[..] {
        [research, influence, military] => Ok([research, influence, military]),
        _ => Err(unreadable(text)),
    }
}
