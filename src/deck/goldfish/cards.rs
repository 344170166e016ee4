//! A deck as a game alone needs it: where its cards may be played, and what lies how far apart.

use rustc_hash::FxHashMap;

use crate::flight::{FlightHop, FlightStop};
use crate::odds::measure::MissionMeasure;
use crate::playability::{PlayPermissions, Playability, names_as_place};
use crate::{FoundDeck, Pile};
use model::{CcgCard, PlayPlace, Uniqueness};

/// What a card does in a game alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Person,
    Ship,
    /// An event that opens a place to others.
    Opener,
    /// Only its text counts, which nobody carries out here.
    Text,
}

/// A way into play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Door {
    /// At a mission, by its place among those of the deck.
    At(usize),
    /// At a mission, once an event of the deck is in play.
    With(usize, usize),
    /// Aboard a ship of the deck, wherever it is.
    Aboard(usize),
    /// In the core, or on a mission of the player's own.
    Core,
}

/// A card of the deck, however many copies of it there are.
pub(super) struct PlayedCard<'a> {
    pub card: &'a CcgCard,
    pub role: Role,
    pub cost: u8,
    pub doors: Vec<Door>,
    /// Only a text lets it be played, under what it says.
    pub is_conditional: bool,
    /// The group of unique cards of its title; `None` if it is not unique.
    pub unique: Option<usize>,
}

/// A mission of the deck.
pub(super) struct PlayedMission<'a> {
    pub card: &'a CcgCard,
    /// What the cards of the deck bring to it; `None` of what cannot be attempted.
    pub measure: Option<MissionMeasure<'a>>,
    /// What a flight to each mission takes; `None` without a span.
    pub flights: Vec<Option<u16>>,
}

/// The deck and the missions of a list.
pub(super) struct PlayedDeck<'a> {
    pub cards: Vec<PlayedCard<'a>>,
    pub missions: Vec<PlayedMission<'a>>,
    /// Every copy of the deck by the place of its card, in the order of the list.
    pub copies: Vec<usize>,
}

impl<'a> PlayedDeck<'a> {
    pub fn new(deck: &'a FoundDeck) -> PlayedDeck<'a> {
        let (cards, copies) = pile(deck, Pile::Deck);
        let (missions, _) = pile(deck, Pile::Missions);
        let stops: Vec<Option<FlightStop>> = missions.iter().map(|card| FlightStop::from_card(card)).collect();
        let flight = |from: &Option<FlightStop>, to: &Option<FlightStop>| {
            from.as_ref().zip(to.as_ref()).map(|(from, to)| FlightHop::new(from, to, None).cost)
        };
        let is_attempted = |card: &&CcgCard| card.requirement.is_some();
        let mission = |(card, from): (&&'a CcgCard, &Option<FlightStop>)| PlayedMission {
            card,
            measure: Some(*card).filter(is_attempted).map(|card| MissionMeasure::new(card, cards.clone())),
            flights: stops.iter().map(|to| flight(from, to)).collect(),
        };
        PlayedDeck {
            missions: missions.iter().zip(&stops).map(mission).collect(),
            cards: Ways::new(deck, &missions, &cards).cards(),
            copies,
        }
    }
}

/// The cards of a pile, each once, and every copy by the place of its card.
fn pile(deck: &FoundDeck, pile: Pile) -> (Vec<&CcgCard>, Vec<usize>) {
    let (mut cards, mut copies) = (Vec::new(), Vec::new());
    let mut places: FxHashMap<&str, usize> = FxHashMap::default();
    for entry in deck.pile_entries(pile) {
        let place = *places.entry(entry.card.id.as_str()).or_insert(cards.len());
        if place == cards.len() {
            cards.push(&*entry.card);
        }
        copies.extend((0..entry.count).map(|_| place));
    }
    (cards, copies)
}

/// What lets cards of the deck into play.
struct Ways<'a, 'b> {
    missions: &'b [&'a CcgCard],
    cards: &'b [&'a CcgCard],
    permissions: PlayPermissions,
    /// Each place that admits cards by what is printed, and the way there.
    places: Vec<(PlayPlace, Door)>,
}

impl<'a, 'b> Ways<'a, 'b> {
    fn new(deck: &FoundDeck, missions: &'b [&'a CcgCard], cards: &'b [&'a CcgCard]) -> Ways<'a, 'b> {
        let printed = |(card, door): (&&CcgCard, Door)| Some((PlayPlace::from_card(card)?, door));
        let at_missions = missions.iter().enumerate().map(|(at, card)| (card, Door::At(at)));
        let mut ways = Ways { missions, cards, permissions: PlayPermissions::from_deck(deck), places: Vec::new() };
        let with_cards = cards.iter().enumerate().filter_map(|(at, card)| Some((card, ways.door_of(at, card)?)));
        ways.places = at_missions.chain(with_cards).filter_map(printed).collect();
        ways
    }

    /// The door that a card of the deck opens to others while it is in play.
    fn door_of(&self, at: usize, card: &CcgCard) -> Option<Door> {
        if card.card_type == "ship" {
            return Some(Door::Aboard(at));
        }
        let title = card.text_facts.played_on.as_ref()?;
        let host = self.missions.iter().position(|mission| mission.is_called(title))?;
        Some(Door::With(host, at))
    }

    fn cards(&self) -> Vec<PlayedCard<'a>> {
        self.cards.iter().map(|card| self.card(card)).collect()
    }

    fn card(&self, card: &'a CcgCard) -> PlayedCard<'a> {
        let role = self.role(card);
        let doors = match role {
            Role::Person | Role::Ship => self.doors(card),
            Role::Opener => vec![Door::Core],
            Role::Text => Vec::new(),
        };
        let is_twin = |other: &&CcgCard| is_unique(other) && other.title == card.title;
        PlayedCard {
            card,
            role,
            cost: card.cost.unwrap_or(0),
            is_conditional: doors.is_empty() && matches!(self.permissions.admits(card), Playability::Perhaps(_)),
            doors,
            unique: if is_unique(card) { self.cards.iter().position(is_twin) } else { None },
        }
    }

    fn role(&self, card: &CcgCard) -> Role {
        match card.card_type.as_str() {
            "personnel" => Role::Person,
            "ship" => Role::Ship,
            "event" if self.opens_place(card) => Role::Opener,
            _ => Role::Text,
        }
    }

    fn opens_place(&self, card: &CcgCard) -> bool {
        let opens = |door: &Door| match door {
            Door::With(_, event) => self.cards[*event].id == card.id,
            Door::At(_) | Door::Aboard(_) | Door::Core => false,
        };
        self.places.iter().any(|(_, door)| opens(door))
    }

    /// All ways of a card into play, each once.
    fn doors(&self, card: &CcgCard) -> Vec<Door> {
        let admitting = self.places.iter().filter(|(place, _)| place.admits(card)).map(|(_, door)| *door);
        let missions = self.missions.iter().enumerate().filter(|(_, host)| names_as_place(card, host));
        let ships = self.cards.iter().enumerate().filter(|(_, host)| host.card_type == "ship");
        let aboard = ships.filter(|(_, host)| names_as_place(card, host));
        let named = missions.map(|(at, _)| Door::At(at)).chain(aboard.map(|(at, _)| Door::Aboard(at)));
        let mut doors: Vec<Door> = Vec::new();
        for door in admitting.chain(named) {
            if !doors.contains(&door) {
                doors.push(door);
            }
        }
        doors
    }
}

fn is_unique(card: &CcgCard) -> bool {
    card.uniqueness == Uniqueness::Unique
}
