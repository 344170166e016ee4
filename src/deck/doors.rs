//! Which cards of a deck may be played: at its headquarters, and where imported game texts allow it.

use std::rc::Rc;

use serde::Serialize;

use super::{Deck, Pile};
use crate::model::{Berth, Call, CcgCard, Place, played_on};
use crate::text::key;

/// Everything in a deck that lets cards be played.
pub struct Doors {
    berths: Vec<Berth>,
    /// Missions and ships, which cards name as their own place.
    hosts: Vec<Rc<CcgCard>>,
    /// Cards whose texts let cards be played.
    texts: Vec<Rc<CcgCard>>,
}

/// Whether a card may be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Door {
    Open,
    /// Only under what this text says.
    Perhaps(Quote),
    Closed,
}

/// A sentence of an imported game text, with the full name of its card.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Quote {
    pub card: String,
    /// As imported, in English.
    pub text: String,
}

impl Quote {
    pub(super) fn of(card: &CcgCard, text: &str) -> Quote {
        Quote {
            card: card.full_name(),
            text: text.to_owned(),
        }
    }
}

impl Doors {
    /// The doors of a deck.
    pub fn of(deck: &Deck) -> Doors {
        let missions = cards(deck, Pile::Missions);
        let cards = cards(deck, Pile::Deck);
        let is_laid_out = |card: &&Rc<CcgCard>| match card.card_type.as_str() {
            "ship" => true,
            "event" => played_on(card).is_some_and(|title| is_among(&missions, title)),
            _ => false,
        };
        let places = missions.iter().chain(cards.iter().filter(is_laid_out));
        let berths = places.filter_map(|card| Berth::of(card)).collect();
        let ships = cards.iter().filter(|card| card.card_type == "ship");
        let all = missions.iter().chain(&cards);
        Doors {
            berths,
            hosts: missions.iter().chain(ships).cloned().collect(),
            texts: all
                .filter(|card| card.speaks_of_playing())
                .cloned()
                .collect(),
        }
    }

    /// Whether there is none: no headquarters, and nothing in its stead.
    pub fn is_empty(&self) -> bool {
        self.berths.is_empty()
    }

    /// Whether a card may be played.
    pub fn admits(&self, card: &CcgCard) -> Door {
        let is_open = self.berths.iter().any(|berth| berth.admits(card));
        if is_open || self.is_called(card) {
            return Door::Open;
        }
        let own = card.own_permit().map(|text| Quote::of(card, text));
        let given = || {
            let mut texts = self.texts.iter();
            texts.find_map(|other| Some(Quote::of(other, other.permit_for(card)?)))
        };
        own.or_else(given).map_or(Door::Closed, Door::Perhaps)
    }

    /// Whether a card names a place of this deck as its own.
    fn is_called(&self, card: &CcgCard) -> bool {
        if card.text.is_none() {
            return false;
        }
        let is_meant = |call: &Call, host: &CcgCard| {
            key(&call.title) == key(&host.title)
                && (!call.is_headquarters || host.place == Some(Place::Headquarters))
        };
        let calls = Call::all_of(card);
        let aboard = card.hosts();
        self.hosts.iter().any(|host| {
            calls.iter().any(|call| is_meant(call, host)) || aboard.iter().any(|kind| host.is(kind))
        })
    }
}

fn cards(deck: &Deck, pile: Pile) -> Vec<Rc<CcgCard>> {
    let copies = deck.copies(pile).into_iter();
    copies.map(|(card, _)| card).collect()
}

fn is_among(missions: &[Rc<CcgCard>], title: &str) -> bool {
    missions
        .iter()
        .any(|mission| key(&mission.title) == key(title))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::sample::{card, deck};

    fn text(card: &mut CcgCard, text: &str) {
        card.text = Some(text.to_owned());
    }

    fn pool() -> Vec<Rc<CcgCard>> {
        let of = |slug: &str| vec![slug.to_owned()];
        vec![
            card("Home", "mission", |card| {
                card.place = Some(Place::Headquarters);
                card.welcome = "You may play [AU][Car] cards and Holograms at this mission."
                    .parse()
                    .ok();
                text(card, "Each non-unique [Car] personnel you own gains [AU].");
            }),
            card("Dust", "mission", |card| card.place = Some(Place::Planet)),
            card("Reign", "event", |card| {
                text(
                    card,
                    "Plays on your {Dust}. You may play [NA] Smuggler personnel at this mission.",
                );
            }),
            card("Guard", "personnel", |card| {
                card.uniqueness = crate::model::Uniqueness::Universal;
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
                card.keywords = vec![crate::model::Keyword {
                    name: "Smuggler".to_owned(),
                    value: None,
                }];
            }),
            card("Agent", "personnel", |card| {
                text(card, "You may play this personnel aboard your [Baj] ship.");
            }),
            card("Shuttle", "ship", |card| {
                text(card, "You may play this ship at {Dust}.");
            }),
            card("Raider", "ship", |card| card.affiliations = of("bajoran")),
        ]
    }

    fn admitted(list: &str, name: &str) -> Door {
        let pool = pool();
        let wanted = pool.iter().find(|card| card.title == name).expect("a card");
        Doors::of(&deck(list, &pool)).admits(wanted)
    }

    #[test]
    fn headquarters_let_in_whom_they_name_and_whom_they_grant_an_icon() {
        assert_eq!(admitted("Home\n", "Guard"), Door::Open);
        assert_eq!(admitted("Home\n", "Doctor"), Door::Open);
        assert_eq!(admitted("Home\n", "Gul"), Door::Closed);
    }

    #[test]
    fn an_event_makes_a_home_of_its_own_mission_alone() {
        assert_eq!(admitted("Dust\nReign\n", "Quark"), Door::Open);
        assert_ne!(admitted("Home\nReign\n", "Quark"), Door::Open);
        assert_eq!(admitted("Home\nDust\n", "Quark"), Door::Closed);
    }

    #[test]
    fn what_a_card_says_of_itself_counts_where_its_place_is_there() {
        assert_eq!(admitted("Home\nDust\n", "Shuttle"), Door::Open);
        assert_eq!(admitted("Home\nRaider\n", "Agent"), Door::Open);
        let quote = Quote {
            card: "Agent".to_owned(),
            text: "You may play this personnel aboard your [Baj] ship".to_owned(),
        };
        assert_eq!(admitted("Home\n", "Agent"), Door::Perhaps(quote));
        assert!(matches!(admitted("Home\n", "Shuttle"), Door::Perhaps(_)));
    }
}
