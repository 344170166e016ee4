//! The decks that come with the program: legal, playable, and able to win.

use std::convert::Infallible;
use std::rc::Rc;

use deck::{AdviceTopic, MOST_CREWS, advice, crew_odds, resolve, violations};
use deck::{CardSource, Citation, DeckList, FoundDeck, Number, Pile};
use model::text::key;
use model::{CcgCard, ExampleCopies, ExampleDeck, Place};

use crate::kit::built_in::library;

/// Points that win.
const POINTS: i16 = 100;
/// Personnel that go on a mission together, about as many as fall to one of three missions.
const CREW: u32 = 12;

fn cards(pile: Pile, copies: &ExampleCopies) -> impl Iterator<Item = Citation<Pile>> {
    let cards = copies.0.iter();
    cards.map(move |(name, count)| Citation::by_name(Some(pile), *count, name))
}

/// The cards of the program.
struct BuiltIn;

fn built_in(fits: impl Fn(&CcgCard) -> bool) -> Vec<Rc<CcgCard>> {
    let cards = library().ccg().filter(|card| fits(card));
    cards.cloned().map(Rc::new).collect()
}

impl CardSource for BuiltIn {
    type Error = Infallible;

    fn find_by_key(&mut self, wanted: &str) -> Result<Vec<Rc<CcgCard>>, Infallible> {
        Ok(built_in(|card| key(&card.full_name()) == wanted))
    }

    fn numbered(&mut self, number: &Number) -> Result<Vec<Rc<CcgCard>>, Infallible> {
        Ok(built_in(|card| card.printings.iter().any(|one| number.fits(one))))
    }
}

fn deck(example: &ExampleDeck) -> FoundDeck {
    let piles = example.piles().into_iter();
    let list = DeckList::of_cards(piles.flat_map(|(pile, copies)| cards(pile, copies)));
    let Ok(deck) = resolve(&list, BuiltIn);
    deck
}

/// Every example deck with its name.
fn decks() -> Vec<(&'static str, FoundDeck)> {
    let examples = library().examples.iter();
    let decks = examples.map(|found| (found.value.id.as_str(), deck(&found.value)));
    decks.collect()
}

fn missions(deck: &FoundDeck) -> Vec<Rc<CcgCard>> {
    let missions = deck.copies(Pile::Missions).into_iter();
    let missions = missions.map(|(card, _)| card);
    missions.filter(|card| card.place != Some(Place::Headquarters)).collect()
}

/// Nothing unwelcome at the headquarters, no ship without a crew, no mission without people.
#[test]
fn every_example_is_legal_and_needs_no_advice() {
    for (id, deck) in decks() {
        assert_eq!(deck.unknown, [], "{id}");
        assert_eq!(violations(&deck), [], "{id}");
        // Premiere decks: the retired list of a later pool is none of their business.
        let mut advice = advice(&deck);
        advice.retain(|one| one.topic != AdviceTopic::Retired);
        assert_eq!(advice, [], "{id}");
    }
}

#[test]
fn every_headquarters_of_premiere_has_its_example() {
    let is_headquarters = |card: &&CcgCard| {
        let mut printings = card.printings.iter();
        card.place == Some(Place::Headquarters) && printings.any(|printing| printing.set == "SE")
    };
    let mut all: Vec<String> = library().ccg().filter(is_headquarters).map(CcgCard::full_name).collect();
    let mut played: Vec<String> = decks()
        .iter()
        .flat_map(|(_, deck)| deck.copies(Pile::Missions))
        .filter(|(card, _)| is_headquarters(&card.as_ref()))
        .map(|(card, _)| card.full_name())
        .collect();
    all.sort();
    played.sort();
    assert_eq!(played, all);
}

/// Twelve of the personnel, drawn blindly, meet four times out of five what a mission takes.
#[test]
fn the_personnel_of_every_example_meet_every_mission() {
    for (id, deck) in decks() {
        let mut personnel = deck.copies(Pile::Deck);
        personnel.retain(|(card, _)| card.card_type == "personnel");
        for mission in missions(&deck) {
            let odds = crew_odds(&mission, &personnel, CREW, MOST_CREWS, 1);
            let met = odds.last().map_or(0.0, |odds| odds.met.probability);
            assert!(met > 0.8, "{id}: {} {met}", mission.title);
        }
    }
}

/// The worst three missions of four are enough, and both kinds are there.
#[test]
fn any_three_missions_of_an_example_win() {
    for (id, deck) in decks() {
        let missions = missions(&deck);
        let points = |card: &Rc<CcgCard>| card.points.as_ref().and_then(model::Figure::number);
        let mut points: Vec<i16> = missions.iter().filter_map(points).collect();
        points.sort_unstable();
        assert_eq!(points.len(), 4, "{id}");
        assert!(points[..3].iter().sum::<i16>() >= POINTS, "{id}");
        for place in [Place::Planet, Place::Space] {
            assert!(missions.iter().any(|card| card.place == Some(place)), "{id}");
        }
    }
}

#[test]
fn dilemmas_are_mixed_and_staples_are_there_more_than_once() {
    for (id, deck) in decks() {
        let dilemmas = deck.copies(Pile::Dilemmas);
        for place in [Place::Planet, Place::Space, Place::Dual] {
            let there = dilemmas.iter().filter(|(card, _)| card.place == Some(place));
            assert!(there.map(|(_, count)| count).sum::<u32>() >= 5, "{id}");
        }
        let cards = deck.copies(Pile::Deck);
        let several = cards.iter().filter(|(_, count)| *count > 1).count();
        assert!(several >= 6, "{id}");
    }
}
