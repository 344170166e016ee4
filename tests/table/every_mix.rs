//! The set-up of every mix of boxes with every captain in it: the counts of the rulebooks, and each card of the
//! Bot's crew in one place.

use std::collections::BTreeSet;

use model::{Boxes, CrewDeck, EntryId, GameBox, Mode, Position, Suit};
use solo::state::setup::{DeckMode, Questions, Rulebook, Setup};
use solo::state::tabletop::Tabletop;

use crate::kit::built_in::library;
use crate::kit::mixes::mixes;
use crate::kit::opponent::{plain_setup, rulebook};

/// Ally, Cargo, Person and Ship decks, Starting and other Locations, Encounters, cards in the Junk.
type Counts = [usize; 8];

fn book(boxes: &Boxes, bot: CrewDeck, deck: DeckMode) -> Rulebook {
    let others = boxes.captains().into_iter();
    let captain = others.clone().find(|other| *other != bot);
    let setup = Setup {
        difficulty: Mode::Captain,
        conspiracy: boxes.has(GameBox::Core),
        countdown: boxes.has(GameBox::ToBoldlyGo),
        asks_own_captain: true,
        deck,
        seed: 7,
        questions: Questions::Joined,
        boxes: boxes.clone(),
        ..plain_setup(bot, captain.expect("another captain"))
    };
    rulebook(library(), setup)
}

fn counted(book: &Rulebook) -> Counts {
    let locations = |position| {
        let commons = book.commons(Suit::Location).into_iter();
        commons.filter(|id| book.card(id).expect("a card").position == Some(position)).count()
    };
    let of = |suit| book.commons(suit).len();
    [
        of(Suit::Ally),
        of(Suit::Cargo),
        of(Suit::Person),
        of(Suit::Ship),
        locations(Position::StartingLocation),
        locations(Position::AdvancedLocation),
        of(Suit::Encounter),
        book.starting_junk(),
    ]
}

/// The boxes whose rulebooks were counted by hand.
const COUNTED: [GameBox; 5] =
    [GameBox::Core, GameBox::ToBoldlyGo, GameBox::SecondContact, GameBox::Promo1, GameBox::Promo2];

/// What the rulebooks say.
fn expected(boxes: &Boxes) -> Counts {
    let base = match (boxes.has(GameBox::Core), boxes.has(GameBox::ToBoldlyGo)) {
        (true, true) => [21, 24, 42, 18, 14, 15, 13, 4],
        (true, false) => [13, 16, 25, 13, 10, 10, 8, 0],
        (false, true) => [16, 18, 26, 13, 10, 10, 8, 0],
        (false, false) => panic!("no box stands alone"),
    };
    let more = [
        (GameBox::SecondContact, [3, 3, 5, 2, 1, 1, 0, 4]),
        (GameBox::Promo1, [0, 1, 0, 1, 0, 0, 1, 0]),
        (GameBox::Promo2, [1, 2, 0, 1, 0, 1, 0, 0]),
    ];
    let more = more.into_iter().filter(|(one, _)| boxes.has(*one));
    more.fold(base, |sum, (_, more)| std::array::from_fn(|at| sum[at] + more[at]))
}

#[test]
fn every_mix_has_the_cards_the_rulebooks_count() {
    let is_counted = |boxes: &Boxes| GameBox::ALL.iter().all(|one| COUNTED.contains(one) || !boxes.has(*one));
    let mixes: Vec<Boxes> = mixes().into_iter().filter(is_counted).collect();
    assert_eq!(mixes.len(), 24);
    for boxes in &mixes {
        let book = book(boxes, boxes.captains()[0], DeckMode::Virtual);
        assert_eq!(counted(&book), expected(boxes), "{boxes:?}");
        let brought = book.cards.values().filter(|card| {
            let crews = [book.setup.bot, book.setup.captain];
            crews.contains(&card.deck) && card.position == Some(Position::IncidentDeck)
        });
        assert_eq!(book.incidents_at_start(), 6 + brought.count(), "{boxes:?}");
    }
}

/// Cards of the Bot's crew that lie on no table: Status cards, back sides, the Captain, Khan's Locations, and
/// those in the Incident deck.
fn off_table(book: &Rulebook) -> BTreeSet<EntryId> {
    let bot = book.setup.bot;
    let crew = book.cards.values().filter(|card| card.deck == bot);
    let off = crew.filter(|card| {
        let is_boxed = card.position.is_some_and(|position| book.is_boxed(position));
        let is_apart = matches!(card.suit, Suit::Captain | Suit::Status);
        let is_drawn = card.position == Some(Position::IncidentDeck);
        is_boxed || is_apart || is_drawn || card.reverse_of.is_some()
    });
    off.map(|card| card.id.clone()).collect()
}

fn on_table(table: &Tabletop) -> Vec<EntryId> {
    let known = table.visible_cards().into_iter().map(|(card, _)| card.clone());
    known.chain(table.pools.iter().flatten().cloned()).collect()
}

#[test]
fn every_card_of_every_crew_lies_in_one_place_in_every_mix() {
    for boxes in mixes() {
        for bot in boxes.captains() {
            for deck in [DeckMode::Physical, DeckMode::Virtual] {
                let book = book(&boxes, bot, deck);
                let laid = on_table(&book.set_up());
                let places: BTreeSet<EntryId> = laid.iter().cloned().collect();
                assert_eq!(places.len(), laid.len(), "{bot:?} {boxes:?}");
                let off = off_table(&book);
                assert!(places.is_disjoint(&off), "{bot:?} {boxes:?}");
                let crew = book.cards.values().filter(|card| card.deck == bot);
                let challenges = [GameBox::Core, GameBox::ToBoldlyGo];
                let challenges = challenges.into_iter().filter_map(|of| book.challenge_of(of));
                let all: BTreeSet<EntryId> = crew.map(|card| card.id.clone()).chain(challenges).collect();
                assert_eq!(places.union(&off).cloned().collect::<BTreeSet<_>>(), all);
            }
        }
    }
}

#[test]
fn a_game_with_both_boxes_has_the_later_version_alone() {
    let boxes = Boxes::from_boxes([GameBox::Core, GameBox::ToBoldlyGo]);
    let book = book(&boxes, CrewDeck::Kirk, DeckMode::Physical);
    let replacing: Vec<_> = book.cards.values().filter_map(|card| card.replaces.clone()).collect();
    assert_eq!(replacing.len(), 9);
    assert!(replacing.iter().all(|id| !book.cards.contains_key(id)));
}
