//! Names of cards and numbers as they are typed, read against the table.

use std::cell::RefCell;

use crate::namesakes;
use crate::parsers::shown;
use crate::solo::{cards, notation};
use model::text::vocabulary::words;
use model::text::{Candidate, NameRecognition, Policy, Resolution, closest_things, key, resolve, vocabulary};
use model::{Card, CrewDeck, EntryId, Lang, Suit};
use page::locale::{Texts, msg};
use solo::state::question::QuestionAnswer;
use solo::state::setup::Rulebook;
use solo::state::tabletop::{Face, Slot, Tabletop, Zone};
use view::captain_name;
use view::error::{Error, SoloError};
use view::solo::effects::Names;
use view::solo::question;

/// At most this many suggestions.
pub(super) const SUGGESTIONS: usize = 4;

/// Reads words against a table.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// The printed facts and the set-up of the game.
    pub book: &'a Rulebook,
    /// The table as it stands, which says which cards can be meant.
    pub table: &'a Tabletop,
    /// The language of names in errors.
    pub lang: Lang,
    /// Printed names of suits and traits.
    pub names: &'a Names,
    /// Where cards are kept that were not typed by a full name.
    pub guessed: &'a GuessedCards,
}

/// The cards that were not typed by a full name, as they were understood.
pub type GuessedCards = RefCell<Vec<EntryId>>;

impl<'a> Reader<'a> {
    /// The card meant among candidates: by its id, by its number in the list shown, by a name, by the
    /// beginning of a name, by a name with a typing error, or by one of these with the number of a namesake.
    ///
    /// # Errors
    /// When no candidate, or more than one, fits.
    pub fn find_card(self, text: &str, candidates: &[EntryId]) -> Result<EntryId, Error> {
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
        let find = |text: &str| {
            let meant = resolve(text, &known, Policy::PROMPT);
            meant.preferring(|at| !self.book.is_any_incident(&listed[*at]))
        };
        let meant = match (find(text), namesakes::numbered(text)) {
            (Resolution::Nothing, Some((name, number))) => namesake(find(name), number),
            (meant, _) => meant,
        };
        match meant {
            Resolution::One(at, way) => {
                if way >= NameRecognition::Beginning {
                    self.guessed.borrow_mut().push(listed[at].clone());
                }
                Ok(listed[at].clone())
            }
            Resolution::Several(places) => {
                let labels = places.into_iter().map(|at| labels[at].clone());
                Err(SoloError::ambiguous_card(text, namesakes::listed(labels)).into())
            }
            Resolution::Nothing if text.parse::<usize>().is_ok() => Err(unreadable(text)),
            Resolution::Nothing => Err(self.unknown_card(text, candidates)),
        }
    }

    /// Whether a text is the whole name of a card of the game.
    pub(super) fn is_name(self, text: &str) -> bool {
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
        let is_one = |card: &&Card| card.suit == Suit::Incident && !self.book.is_told_apart(&card.id);
        let names = cards.filter(is_one).flat_map(names_of);
        let words = words::EVENT_INCIDENT.forms().chain(words::EVENT_INCIDENT_OTHER.forms());
        names.chain(words.map(|word| -> &str { word })).collect()
    }

    /// Any card of the game.
    ///
    /// # Errors
    /// As [`Reader::find_card`].
    pub fn parse_card(self, text: &str) -> Result<EntryId, Error> {
        let all: Vec<EntryId> = self.book.cards.keys().cloned().collect();
        self.find_card(text, &all)
    }

    /// The neutral Location meant, by number or name.
    ///
    /// # Errors
    /// As [`Reader::find_card`].
    pub fn parse_location(self, text: &str) -> Result<EntryId, Error> {
        let cards = self.table.neutral_locations();
        if let Some(card) = find_by_number(text, &cards) {
            return card.cloned();
        }
        self.find_card(text, &cards)
    }

    /// A name that fits no candidate: a card that cannot be meant here, or no card at all.
    fn unknown_card(self, text: &str, candidates: &[EntryId]) -> Error {
        let elsewhere = self.book.cards.values().find(|card| {
            [card.id.as_str(), card.id.slug()].contains(&text)
                || names_of(card).iter().any(|name| key(name) == key(text))
        });
        if let Some(card) = elsewhere {
            return impossible_card(self, card);
        }
        let named = candidates.iter().filter_map(|id| {
            let names = names_of(self.book.cards.get(id)?).into_iter();
            Some(names.map(move |name| (name, id.as_str())))
        });
        let near = closest_things(text, named.flatten(), SUGGESTIONS);
        SoloError::UnknownCard { name: text.to_owned(), suggestions: near.into_iter().map(str::to_owned).collect() }
            .into()
    }

    /// Those of some cards that are not in a zone of the Bot.
    pub fn not_the_bots(self, cards: Vec<EntryId>) -> Vec<EntryId> {
        solo::engine::run::elsewhere(self.table, cards)
    }
}

/// Of several things of a name the one with a number.
fn namesake(meant: Resolution<usize>, number: usize) -> Resolution<usize> {
    let places = match meant {
        Resolution::Several(places) => places,
        Resolution::One(..) | Resolution::Nothing => Vec::new(),
    };
    namesakes::at(places, number).map_or(Resolution::Nothing, |at| Resolution::One(at, NameRecognition::Number))
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

/// The refusal of a card of the game that is not among those that may be meant.
fn impossible_card(reader: Reader<'_>, card: &Card) -> Error {
    let title = card.title.get(reader.lang).clone();
    match describe_place(&Texts::new(reader.lang), reader.table, &card.id) {
        Some(place) => SoloError::CardElsewhere { card: title, place },
        None if card.deck != CrewDeck::Common => {
            SoloError::CardOfCrew { card: title, captain: captain_name(card.deck) }
        }
        None => SoloError::ImpossibleCard { card: title },
    }
    .into()
}

/// The place of a card in words; `None` if nobody knows. Of facedown piles it is not told which: their order is
/// nobody's to know, and neither is what a stand-in stands for.
fn describe_place(texts: &Texts, table: &Tabletop, card: &EntryId) -> Option<String> {
    let in_market = |slot: &Slot| matches!(slot, Slot::Card { card: other, .. } if other == card);
    if table.market.iter().any(in_market) {
        return Some(msg::play_at_market(texts));
    }
    if table.site_of(card).is_some() {
        return Some(msg::play_at_zone(texts));
    }
    if table.reinforcements.contains(card) {
        return Some(msg::play_at_reinforcements(texts));
    }
    let is_hidden = table.pools.iter().flatten().any(|other| other == card);
    if is_hidden || table.unnamed_of(card).is_some() || is_facedown(table, card) {
        return Some(msg::play_at_facedown(texts));
    }
    table.zone_of(card).map(|zone| zone_phrase(texts, zone))
}

fn is_facedown(table: &Tabletop, card: &EntryId) -> bool {
    let face = Face::Known(card.clone());
    let piles = [&table.deck, &table.supplement, &table.row];
    piles.into_iter().any(|pile| pile.contains(&face))
}

fn zone_phrase(texts: &Texts, zone: Zone) -> String {
    match zone {
        Zone::Deck | Zone::Supplement => msg::play_at_facedown(texts),
        Zone::Discard => msg::play_at_discard(texts),
        Zone::Staging => msg::play_at_staging(texts),
        Zone::Log => msg::play_at_log(texts),
        Zone::Officer | Zone::Controlled | Zone::Ships => msg::play_at_control(texts),
        Zone::Gone => msg::play_at_gone(texts),
    }
}

/// What a number means in a list as it is shown, from 1; `None` if something else was typed.
pub(super) fn find_by_number<'l, T>(text: &str, listed: &'l [T]) -> Option<Result<&'l T, Error>> {
    let number: usize = text.trim().parse().ok()?;
    let place = number.checked_sub(1).and_then(|at| listed.get(at));
    Some(place.ok_or_else(|| unreadable(text)))
}

/// An answer that cannot be read.
pub fn unreadable(text: &str) -> Error {
    SoloError::UnreadableReply { text: text.trim().to_owned() }.into()
}

/// Numbers parted by spaces or commas.
pub(super) fn parse_numbers(text: &str) -> Result<Vec<u8>, Error> {
    text.split([' ', ',', '/', ';'])
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().map_err(|_| unreadable(text)))
        .collect()
}

/// Three steps of the tracks; whether there are so many is asked later.
pub(super) fn parse_steps(text: &str) -> Result<[u8; 3], Error> {
    notation::three(text, u8::MAX).ok_or_else(|| unreadable(text))
}

/// Yes or no.
pub(super) fn parse_yes(text: &str) -> Result<bool, Error> {
    let known = [(words::ANSWER_YES, true), (words::ANSWER_NO, false)];
    vocabulary::meant(text, &known).ok_or_else(|| unreadable(text))
}

/// One number alone.
pub(super) fn parse_number(text: &str) -> Result<u8, Error> {
    match parse_numbers(text)?[..] {
        [number] => Ok(number),
        _ => Err(unreadable(text)),
    }
}

/// `4`: Glory on the card shown; `2 5`: card 2 with 5; `0`, `end`: the last is empty.
pub(super) fn parse_stardate(shown: Option<u8>, text: &str) -> Result<QuestionAnswer, Error> {
    if words::ANSWER_END.is(text) {
        return Ok(QuestionAnswer::Stardate { card: None, glory: 0 });
    }
    let (card, glory) = match parse_numbers(text)?[..] {
        [glory] => (shown, glory),
        [card, glory] => (Some(card), glory),
        _ => return Err(unreadable(text)),
    };
    Ok(QuestionAnswer::Stardate { card, glory })
}
