//! What no rule forbids but a player would want to know before the game. Game texts of cards may change
//! all of it; they are not read here.

use std::rc::Rc;

use serde::Serialize;

use crate::calc::second::staffing::staffing;
use crate::deck::{Deck, Pile};
use crate::model::{CcgCard, Figure, Place, Uniqueness, codes};

/// Points that win the game ("Das Spiel gewinnen").
pub const WINNING_POINTS: i32 = 100;
/// More people than any ship has icons; further copies staff none.
const MOST_SEATS: u32 = 20;

codes!(
    /// What is worth a word. Declaration order is the order of reports.
    Topic {
        /// No planet mission: the game cannot be won.
        NoPlanet => "no-planet",
        /// No space mission: the game cannot be won.
        NoSpace => "no-space",
        /// All missions together are worth less than a hundred points.
        FewPoints => "few-points",
        /// No headquarters: personnel and ships cannot be played.
        NoHeadquarters => "no-headquarters",
        /// Cards that no headquarters of the deck lets you play.
        Unwelcome => "unwelcome",
        /// Missions that no personnel of the deck may attempt.
        Unattempted => "unattempted",
        /// Ships that all personnel of the deck together cannot staff.
        Unstaffed => "unstaffed",
    }
);

/// A word of advice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Advice {
    pub topic: Topic,
    /// The cards it is about, in the order of the list.
    pub cards: Vec<String>,
    /// Points of all missions, for [`Topic::FewPoints`].
    #[serde(skip)]
    pub points: Option<i32>,
}

/// All advice about a deck. Lists without missions or without a deck get none about what they lack:
/// the rules say that already.
pub fn advice(deck: &Deck) -> Vec<Advice> {
    const TOPICS: [fn(&Deck) -> Option<Advice>; 7] = [
        no_planet,
        no_space,
        few_points,
        no_headquarters,
        unwelcome,
        unattempted,
        unstaffed,
    ];
    TOPICS.iter().filter_map(|topic| topic(deck)).collect()
}

/// Winning takes a planet mission ("Das Spiel gewinnen").
fn no_planet(deck: &Deck) -> Option<Advice> {
    lacks(deck, Topic::NoPlanet, Place::Planet)
}

/// Winning takes a space mission ("Das Spiel gewinnen").
fn no_space(deck: &Deck) -> Option<Advice> {
    lacks(deck, Topic::NoSpace, Place::Space)
}

/// Personnel and ships are played at a headquarters ("Verschiedene Arten von Karten spielen").
fn no_headquarters(deck: &Deck) -> Option<Advice> {
    lacks(deck, Topic::NoHeadquarters, Place::Headquarters)
}

fn lacks(deck: &Deck, topic: Topic, place: Place) -> Option<Advice> {
    let missions = missions(deck);
    let has = missions.iter().any(|mission| mission.place == Some(place));
    (!missions.is_empty() && !has).then(|| plain(topic))
}

/// A hundred points win ("Das Spiel gewinnen").
fn few_points(deck: &Deck) -> Option<Advice> {
    let missions = missions(deck);
    let points: i32 = missions
        .iter()
        .filter_map(|mission| mission.points.as_ref())
        .filter_map(Figure::number)
        .map(i32::from)
        .sum();
    (!missions.is_empty() && points < WINNING_POINTS).then(|| Advice {
        points: Some(points),
        ..plain(Topic::FewPoints)
    })
}

/// A headquarters lets you play what its sentence names ("Verschiedene Arten von Karten spielen").
fn unwelcome(deck: &Deck) -> Option<Advice> {
    let missions = missions(deck);
    let doors: Vec<_> = missions
        .iter()
        .filter_map(|mission| mission.welcome.as_ref())
        .collect();
    if doors.is_empty() {
        return None;
    }
    let is_unwelcome = |card: &CcgCard| {
        let is_played_there = matches!(card.card_type.as_str(), "personnel" | "ship");
        is_played_there && !doors.iter().any(|door| door.admits(card))
    };
    about(Topic::Unwelcome, cards(deck, is_unwelcome))
}

/// At least one of the personnel must be allowed to attempt the mission ("Versuchen einer Mission").
fn unattempted(deck: &Deck) -> Option<Advice> {
    let crew = personnel(deck);
    if crew.is_empty() {
        return None;
    }
    let nobody = |mission: &&Rc<CcgCard>| {
        let attempt = mission.attempt.as_ref();
        attempt.is_some_and(|attempt| !crew.iter().any(|card| attempt.admits(card)))
    };
    let missions = missions(deck);
    let names = missions
        .iter()
        .filter(nobody)
        .map(|mission| mission.full_name());
    about(Topic::Unattempted, names.collect())
}

/// A ship needs its icons, each from somebody else, and one of its affiliation aboard ("Bemannen eines
/// Schiffes"). Only one card of a unique title can be aboard, whatever its subtitle ("Einzigartigkeit").
fn unstaffed(deck: &Deck) -> Option<Advice> {
    let aboard = aboard_together(deck);
    let crew: Vec<&CcgCard> = aboard.iter().collect();
    let is_unstaffed =
        |card: &CcgCard| card.card_type == "ship" && !staffing(card, &crew).is_staffed();
    let ships = if crew.is_empty() {
        Vec::new()
    } else {
        cards(deck, is_unstaffed)
    };
    about(Topic::Unstaffed, ships)
}

/// Everybody who can be in play at once. All cards of a unique title count as one person who is all of
/// them, so that no ship is called unstaffed that one of them would staff.
fn aboard_together(deck: &Deck) -> Vec<CcgCard> {
    let mut crew: Vec<CcgCard> = Vec::new();
    let copies = deck.copies(Pile::Deck).into_iter();
    for (card, count) in copies.filter(|(card, _)| card.card_type == "personnel") {
        let is_unique = card.uniqueness == Uniqueness::Unique;
        let same = crew
            .iter_mut()
            .find(|other| is_unique && other.title == card.title);
        match same {
            Some(other) => {
                other.icons.extend(card.icons.iter().cloned());
                other.affiliations.extend(card.affiliations.iter().cloned());
            }
            None if is_unique => crew.push(CcgCard::clone(&card)),
            None => crew.extend((0..count.min(MOST_SEATS)).map(|_| CcgCard::clone(&card))),
        }
    }
    crew
}

fn plain(topic: Topic) -> Advice {
    Advice {
        topic,
        cards: Vec::new(),
        points: None,
    }
}

fn about(topic: Topic, cards: Vec<String>) -> Option<Advice> {
    (!cards.is_empty()).then(|| Advice {
        cards,
        ..plain(topic)
    })
}

/// The missions among the missions, each once.
pub(in crate::deck) fn missions(deck: &Deck) -> Vec<Rc<CcgCard>> {
    of_type(deck, Pile::Missions, "mission")
}

fn personnel(deck: &Deck) -> Vec<Rc<CcgCard>> {
    of_type(deck, Pile::Deck, "personnel")
}

fn of_type(deck: &Deck, pile: Pile, card_type: &str) -> Vec<Rc<CcgCard>> {
    let cards = deck.copies(pile).into_iter().map(|(card, _)| card);
    cards.filter(|card| card.card_type == card_type).collect()
}

/// Full names of the cards of the deck that are so.
fn cards(deck: &Deck, is_so: impl Fn(&CcgCard) -> bool) -> Vec<String> {
    let cards = deck.copies(Pile::Deck).into_iter().map(|(card, _)| card);
    cards
        .filter(|card| is_so(card))
        .map(|card| card.full_name())
        .collect()
}

#[cfg(test)]
mod tests;
