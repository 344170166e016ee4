//! Names of cards and numbers as they are typed, read against the table.

use std::cell::RefCell;

use crate::namesakes;
use crate::parsers::shown;
use crate::solo::{cards, notation, question};
use model::text::vocabulary::{self, typed};
use model::text::{Candidate, NameRecognition, Policy, Resolution, closest_things, key, resolve, things_called};
use model::{Card, CrewDeck, EntryId, Lang};
use page::locale::{Texts, msg, say};
use solo::engine::offer;
use solo::state::question::QuestionAnswer;
use solo::state::setup::Rulebook;
use solo::state::tabletop::{Face, Slot, Tabletop, Zone};
use words::Problem;
use words::effects::Names;
use words::names::captain_name;

/// How names of cards are recognised. A number means a card of a list only where one is shown.
const NAMES: Policy = Policy { numbers: false, ..Policy::PROMPT };

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

impl Reader<'_> {
    /// The card meant among candidates: by its id, by a name, by the beginning of a name, by a name with a typing
    /// error, or by one of these with the number of a namesake. Of namesakes the Bot's own is meant before a common
    /// card, and that before the player's.
    ///
    /// # Errors
    /// When no candidate, or more than one, fits.
    pub fn find_card(self, text: &str, candidates: &[EntryId]) -> Result<EntryId, Problem> {
        self.find_of_crews(text, candidates, self.book.crews())
    }

    /// The card meant among candidates; of namesakes the one of the first crew in `crews` is meant.
    fn find_of_crews(self, text: &str, candidates: &[EntryId], crews: [CrewDeck; 3]) -> Result<EntryId, Problem> {
        let text = text.trim();
        if let Some(card) = candidates.iter().find(|id| id.as_str() == text) {
            return Ok(card.clone());
        }
        if text.parse::<usize>().is_ok() {
            return Err(Problem::misuse(say::err_number_for_name(text)).hint(say::hint_number_for_name()));
        }
        let listed = question::candidates(self.book, self.lang, candidates);
        let names: Vec<Vec<String>> = listed.iter().map(|id| self.names_of(id)).collect();
        let known: Vec<Candidate<'_, usize>> = (0..)
            .zip(listed.iter().zip(&names))
            .map(|(thing, (id, names))| Candidate {
                thing,
                full: names.iter().map(String::as_str).collect(),
                other: vec![id.slug()],
            })
            .collect();
        let deck = |at: &usize| self.book.card(&listed[*at]).map_or(CrewDeck::Common, |card| card.deck);
        let find = |text: &str| {
            let meant = resolve(text, &known, NAMES);
            match meant.preferring(|at| !self.book.is_any_incident(&listed[*at])) {
                Resolution::Several(places) => {
                    let mut places = namesakes::of_crews(places, deck, &crews);
                    // Of copies nobody tells apart any will do.
                    places.dedup_by_key(|at| self.label(&listed[*at]));
                    Resolution::from_candidates(places)
                }
                meant => meant,
            }
        };
        let numbered = || namesakes::numbered(text).map(|(name, number)| namesake(find(name), number));
        let meant = match find(text) {
            Resolution::One(at, way) if way < NameRecognition::Beginning => Resolution::One(at, way),
            guess => numbered().filter(|meant| *meant != Resolution::Nothing).unwrap_or(guess),
        };
        match meant {
            Resolution::One(at, way) => {
                if way >= NameRecognition::Beginning {
                    self.guessed.borrow_mut().push(listed[at].clone());
                }
                Ok(listed[at].clone())
            }
            Resolution::Several(places) => {
                let labels = places.into_iter().map(|at| self.label(&listed[at]));
                Err(Problem::ambiguous_card(text, &namesakes::listed(labels)))
            }
            Resolution::Nothing => Err(self.unknown_card(text, &listed, &names)),
        }
    }

    /// The card meant where candidates are listed with the question: by its number there too.
    ///
    /// # Errors
    /// When no candidate, or more than one, fits.
    pub(super) fn find_listed(self, text: &str, candidates: &[EntryId]) -> Result<EntryId, Problem> {
        if !question::are_listed(candidates) {
            return self.find_card(text, candidates);
        }
        match find_by_number(text, &question::candidates(self.book, self.lang, candidates)) {
            Some(card) => {
                let card = card?.clone();
                self.guessed.borrow_mut().push(card.clone());
                Ok(card)
            }
            None => self.find_card(text, candidates),
        }
    }

    /// Whether a text is the whole name of a card of the game.
    pub(super) fn is_name(self, text: &str) -> bool {
        let text = key(text);
        self.book.cards.values().any(|card| is_called(card, &text))
    }

    /// Adds a card to others that are named with it. One that has copies is another one each time, as long as there
    /// are any: an Incident that stands for any, or one of two cards that are the same.
    ///
    /// # Errors
    /// When it was named already.
    pub fn add_named(
        self,
        candidates: &[EntryId],
        cards: &mut Vec<EntryId>,
        card: &EntryId,
    ) -> Result<(), Problem> {
        let is_free = |other: &&EntryId| !cards.contains(other) && self.label(other) == self.label(card);
        let meant = if cards.contains(card) { candidates.iter().find(is_free) } else { Some(card) };
        cards.push(meant.cloned().ok_or_else(|| self.named_twice(card))?);
        Ok(())
    }

    /// The refusal of a card that stands twice in a line.
    pub(super) fn named_twice(self, card: &EntryId) -> Problem {
        let title = self.book.card(card).map_or("", |card| card.title.get(self.lang));
        Problem::misuse(say::err_card_twice(title)).hint(say::hint_card_twice())
    }

    /// A card as lists of namesakes show it: `Worf (Sisko)`.
    fn label(self, card: &EntryId) -> String {
        if self.book.is_any_incident(card) {
            return shown(typed::EVENT_INCIDENT, self.lang).to_owned();
        }
        let card = self.book.cards.get(card);
        card.map_or_else(String::new, |card| cards::label(card, self.lang))
    }

    /// The names of a card, and how lists show it. One Incident stands for any, so it has those of all that are not
    /// told apart.
    fn names_of(self, id: &EntryId) -> Vec<String> {
        if !self.book.is_any_incident(id) {
            return self.book.card(id).map_or_else(Vec::new, names_and_labels);
        }
        let cards = self.book.cards.values();
        let is_one = |card: &&Card| self.book.is_in_game(card) && self.book.is_any_incident(&card.id);
        let words = typed::EVENT_INCIDENT.forms().chain(typed::EVENT_INCIDENT_OTHER.forms());
        cards.filter(is_one).flat_map(names_and_labels).chain(words.map(str::to_owned)).collect()
    }

    /// Any card of the game: of a crew that plays, or a common one.
    ///
    /// # Errors
    /// When no card of the game, or more than one, fits.
    pub fn parse_card(self, text: &str) -> Result<EntryId, Problem> {
        self.parse_of_crews(text, self.book.crews())
    }

    /// A card that comes to the Bot, so of namesakes its own last.
    ///
    /// # Errors
    /// When no card of the game, or more than one, fits.
    pub fn parse_given(self, text: &str) -> Result<EntryId, Problem> {
        let [bot, common, captain] = self.book.crews();
        self.parse_of_crews(text, [common, captain, bot])
    }

    fn parse_of_crews(self, text: &str, crews: [CrewDeck; 3]) -> Result<EntryId, Problem> {
        let cards = self.book.cards.values().filter(|card| self.book.is_in_game(card));
        self.find_of_crews(text, &cards.map(|card| card.id.clone()).collect::<Vec<_>>(), crews)
    }

    /// The neutral Location meant, one that nobody has named yet too.
    ///
    /// # Errors
    /// When no neutral Location, or more than one, fits.
    pub fn parse_location(self, text: &str) -> Result<EntryId, Problem> {
        self.find_card(text, &offer::neutral(self.book, self.table))
    }

    /// A name that fits no candidate: a card that cannot be meant here, or no card at all.
    fn unknown_card(self, text: &str, listed: &[EntryId], names: &[Vec<String>]) -> Problem {
        let cards = self.book.cards.values();
        let called =
            cards.filter(|card| [card.id.as_str(), card.id.slug()].contains(&text) || is_called(card, &key(text)));
        let meant = namesakes::of_crews(called.collect(), |card| card.deck, &self.book.crews());
        if let Some(card) = meant.first() {
            return impossible_card(self, card);
        }
        let named = || {
            let things = listed.iter().zip(names);
            things.flat_map(|(id, names)| names.iter().map(|name| (name.as_str(), id.as_str())))
        };
        let near = closest_things(text, named(), SUGGESTIONS).into_iter();
        let things = things_called(text, named(), SUGGESTIONS);
        let told_apart = near.zip(things).map(|(name, thing)| {
            let is_shared = named().any(|(other, of)| of != thing && other == name);
            let mut labels = named().filter(|(label, of)| is_shared && *of == thing && is_label(label, name));
            labels.next().map_or(name, |(label, _)| label).to_owned()
        });
        let mut suggestions: Vec<String> = told_apart.collect();
        suggestions.dedup();
        Problem::missing(say::err_no_card_in_game(text)).hint(say::hint_unknown_card()).near(suggestions)
    }

    /// Of some cards, those that are in no zone of the Bot.
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

/// All names of a card in both languages, and how lists show it.
fn names_and_labels(card: &Card) -> Vec<String> {
    let of = |lang: Lang| {
        let names = std::iter::once(card.title.get(lang)).chain(card.aliases.get(lang));
        names.cloned().chain([cards::label(card, lang)])
    };
    Lang::ALL.into_iter().flat_map(of).collect()
}

/// Whether this is how lists show a card of a name: with its crew.
fn is_label(label: &str, name: &str) -> bool {
    label.strip_prefix(name).is_some_and(|crew| crew.starts_with(" ("))
}

/// Whether a card bears a name, which is folded.
fn is_called(card: &Card, folded: &str) -> bool {
    names_and_labels(card).iter().any(|name| key(name) == folded)
}

/// The refusal of a card of the game that is not among those that may be meant.
fn impossible_card(reader: Reader<'_>, card: &Card) -> Problem {
    let title = card.title.get(reader.lang);
    let sentence = match describe_place(&Texts::new(reader.lang), reader.table, &card.id) {
        Some(place) => say::err_card_elsewhere(title, place),
        None if reader.book.is_in_box(card) => {
            say::err_card_elsewhere(title, msg::play_at_box(&Texts::new(reader.lang)))
        }
        None if card.deck != CrewDeck::Common => say::err_card_of_crew(title, captain_name(card.deck)),
        None => say::err_impossible_card(title),
    };
    Problem::misuse(sentence).hint(say::hint_impossible_card())
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
pub(super) fn find_by_number<'l, T>(text: &str, listed: &'l [T]) -> Option<Result<&'l T, Problem>> {
    let number: usize = text.trim().parse().ok()?;
    let place = number.checked_sub(1).and_then(|at| listed.get(at));
    Some(place.ok_or_else(|| {
        Problem::misuse(say::err_beyond_list(text.trim(), listed.len())).hint(say::hint_beyond_list())
    }))
}

/// An answer that cannot be read, or Enter alone where nothing is known that it could take.
pub fn unreadable(text: &str) -> Problem {
    match text.trim() {
        "" => Problem::misuse(say::err_nothing_known()).hint(say::hint_unreadable_reply()),
        text => Problem::unreadable_reply(text),
    }
}

/// Numbers parted by spaces or commas.
pub(super) fn parse_numbers(text: &str) -> Result<Vec<u8>, Problem> {
    text.split([' ', ',', '/', ';'])
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().map_err(|_| unreadable(text)))
        .collect()
}

/// Three steps of the tracks; whether there are so many is asked later.
pub(super) fn parse_steps(text: &str) -> Result<[u8; 3], Problem> {
    notation::three(text, u8::MAX).ok_or_else(|| Problem::track_steps(text.trim()))
}

/// Yes or no.
pub(super) fn parse_yes(text: &str) -> Result<bool, Problem> {
    let known = [(typed::ANSWER_YES, true), (typed::ANSWER_NO, false)];
    vocabulary::meant(text, &known).ok_or_else(|| unreadable(text))
}

/// One number alone.
pub(super) fn parse_number(text: &str) -> Result<u8, Problem> {
    match parse_numbers(text)?[..] {
        [number] => Ok(number),
        _ => Err(unreadable(text)),
    }
}

/// `4`: Glory on the card shown; `2 5`: card 2 with 5; `0`, `end`: the last is empty.
pub(super) fn parse_stardate(shown: Option<u8>, text: &str) -> Result<QuestionAnswer, Problem> {
    if typed::ANSWER_END.is(text) {
        return Ok(QuestionAnswer::Stardate { card: None, glory: 0 });
    }
    let (card, glory) = match parse_numbers(text)?[..] {
        [glory] => (shown, glory),
        [card, glory] => (Some(card), glory),
        _ => return Err(unreadable(text)),
    };
    Ok(QuestionAnswer::Stardate { card, glory })
}
