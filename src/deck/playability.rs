//! Which cards of a deck may be played: at its headquarters, and where game texts allow it.

use std::rc::Rc;

use serde::Serialize;

use super::{FoundDeck, Pile};
use model::text::key;
use model::{Call, CcgCard, Place, PlayPlace};

/// Everything in a deck that lets cards be played.
pub struct PlayPermissions {
    berths: Vec<PlayPlace>,
    /// Missions and ships, which cards name as their own place.
    hosts: Vec<Rc<CcgCard>>,
    /// Cards whose texts let others be played.
    permits: Vec<Rc<CcgCard>>,
}

/// Whether a card may be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Playability {
    /// At a headquarters of the deck, or anywhere.
    Open,
    /// Only under what this text says.
    Perhaps(Quote),
    /// Nothing in the deck lets it be played.
    Closed,
}

/// A sentence of a game text that bears on an answer.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Quote {
    /// Full name of the card.
    pub card: String,
    /// As imported, in English; `None` where the text was not, and only what it says is known.
    pub text: Option<String>,
}

impl Quote {
    pub(super) fn new(card: &CcgCard, text: Option<&str>) -> Quote {
        Quote { card: card.full_name(), text: text.map(str::to_owned) }
    }
}

impl PlayPermissions {
    /// The doors of a deck.
    pub fn from_deck(deck: &FoundDeck) -> PlayPermissions {
        let missions = cards(deck, Pile::Missions);
        let cards = cards(deck, Pile::Deck);
        let is_laid_out = |card: &&Rc<CcgCard>| {
            let mission = card.text_facts.played_on.as_ref();
            card.card_type == "ship" || mission.is_some_and(|title| is_among(&missions, title))
        };
        let places = missions.iter().chain(cards.iter().filter(is_laid_out));
        let berths = places.filter_map(|card| PlayPlace::from_card(card)).collect();
        let all = missions.iter().chain(&cards);
        let permits = all.filter(|card| !card.text_facts.permits.is_empty()).cloned().collect();
        let mut doors = PlayPermissions { berths, hosts: missions.clone(), permits };
        let ships = cards.iter().filter(|card| card.card_type == "ship" && doors.lets_play(card));
        doors.hosts = missions.iter().chain(ships).cloned().collect();
        doors
    }

    /// Whether there is none: no headquarters, and nothing in its stead.
    pub fn is_empty(&self) -> bool {
        self.berths.is_empty()
    }

    /// Whether a card may be played.
    pub fn admits(&self, card: &CcgCard) -> Playability {
        let is_open = self.berths.iter().any(|berth| berth.admits(card));
        if is_open || self.is_called(card) {
            return Playability::Open;
        }
        if card.text_facts.plays_itself {
            return Playability::Perhaps(Quote::new(card, card.own_permit()));
        }
        let giver = self.permits.iter().find(|other| other.permits(card));
        giver.map_or(Playability::Closed, |other| Playability::Perhaps(Quote::new(other, other.permit_for(card))))
    }

    /// Whether a card can come into play at all. Personnel, ships and equipment are played at headquarters; without any
    /// door all count, since nothing could be said of the deck otherwise. An event needs the mission it is played on.
    pub fn lets_play(&self, card: &CcgCard) -> bool {
        match card.card_type.as_str() {
            "personnel" | "ship" | "equipment" => self.is_empty() || self.admits(card) != Playability::Closed,
            _ => card.text_facts.played_on.as_ref().is_none_or(|title| is_among(&self.hosts, title)),
        }
    }

    /// Whether a card names a place of this deck as its own.
    fn is_called(&self, card: &CcgCard) -> bool {
        self.hosts.iter().any(|host| names_as_place(card, host))
    }
}

/// Whether a card says of itself that it may be played at a mission or aboard a ship.
pub(crate) fn names_as_place(card: &CcgCard, host: &CcgCard) -> bool {
    let is_meant = |call: &Call| {
        key(&call.title) == key(&host.title) && (!call.is_headquarters || host.place == Some(Place::Headquarters))
    };
    card.text_facts.calls.iter().any(is_meant) || card.text_facts.aboard.iter().any(|kind| host.is(kind))
}

fn cards(deck: &FoundDeck, pile: Pile) -> Vec<Rc<CcgCard>> {
    let copies = deck.copies(pile).into_iter();
    copies.map(|(card, _)| card).collect()
}

fn is_among(cards: &[Rc<CcgCard>], title: &str) -> bool {
    cards.iter().any(|card| key(&card.title) == key(title))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::card;
    use crate::sample::deck;

    fn pool() -> Vec<Rc<CcgCard>> {
        let of = |slug: &str| vec![slug.to_owned()];
        vec![
            card("Home", "mission", |card| {
                card.place = Some(Place::Headquarters);
                card.welcome = "You may play [AU][Car] cards and Holograms at this mission.".parse().ok();
                card.set_text("Each non-unique [Car] personnel you own gains [AU].");
            }),
            card("Port", "mission", |card| {
                card.place = Some(Place::Headquarters);
                card.welcome = "You may play [Baj] ships at this mission.".parse().ok();
            }),
            card("Dust", "mission", |card| card.place = Some(Place::Planet)),
            card("Reign", "event", |card| {
                card.set_text("Plays on your {Dust}. You may play [NA] Smuggler personnel at this mission.");
            }),
            card("Guard", "personnel", |card| {
                card.uniqueness = model::Uniqueness::Universal;
                card.affiliations = of("cardassian");
            }),
            card("Gul", "personnel", |card| {
                card.affiliations = of("cardassian");
            }),
            card("Doctor", "personnel", |card| {
                card.species = vec!["Hologram".to_owned()];
            }),
            card("Quark", "personnel", |card| {
                card.affiliations = of("non-aligned");
                card.keywords = vec![model::Keyword { name: "Smuggler".to_owned(), value: None }];
            }),
            card("Agent", "personnel", |card| {
                card.set_text("You may play this personnel aboard your [Baj] ship.");
            }),
            card("Shuttle", "ship", |card| {
                card.set_text("You may play this ship at {Dust}.");
            }),
            card("Spy", "personnel", |card| {
                card.set_text("You may play this personnel aboard an opponent's ship.");
            }),
            card("Raider", "ship", |card| card.affiliations = of("bajoran")),
        ]
    }

    fn admitted(list: &str, name: &str) -> Playability {
        let pool = pool();
        let wanted = pool.iter().find(|card| card.title == name).expect("a card");
        PlayPermissions::from_deck(&deck(list, &pool)).admits(wanted)
    }

    #[test]
    fn headquarters_let_in_whom_they_name_and_whom_they_grant_an_icon() {
        assert_eq!(admitted("Home\n", "Guard"), Playability::Open);
        assert_eq!(admitted("Home\n", "Doctor"), Playability::Open);
        assert_eq!(admitted("Home\n", "Gul"), Playability::Closed);
    }

    #[test]
    fn an_event_makes_a_home_of_its_own_mission_alone() {
        assert_eq!(admitted("Dust\nReign\n", "Quark"), Playability::Open);
        assert_ne!(admitted("Home\nReign\n", "Quark"), Playability::Open);
        assert_eq!(admitted("Home\nDust\n", "Quark"), Playability::Closed);
    }

    #[test]
    fn an_event_needs_the_mission_it_is_played_on() {
        let pool = pool();
        let reign = pool.iter().find(|card| card.title == "Reign").expect("an event");
        let lets_play = |list: &str| PlayPermissions::from_deck(&deck(list, &pool)).lets_play(reign);
        assert!(lets_play("Home\nDust\nReign\n"));
        assert!(!lets_play("Home\nReign\n"));
    }

    #[test]
    fn what_a_card_says_of_itself_counts_where_its_place_is_there() {
        assert_eq!(admitted("Home\nDust\n", "Shuttle"), Playability::Open);
        assert_eq!(admitted("Port\nRaider\n", "Agent"), Playability::Open);
        assert_eq!(admitted("Home\nRaider\n", "Agent"), Playability::Closed, "nothing lets the Raider be played");
        assert_eq!(admitted("Home\n", "Agent"), Playability::Closed);
        assert_eq!(admitted("Home\n", "Shuttle"), Playability::Closed);
        let text = Some("You may play this personnel aboard an opponent's ship".to_owned());
        assert_eq!(admitted("Home\n", "Spy"), Playability::Perhaps(Quote { card: "Spy".to_owned(), text }));
    }
}
