//! Final Scoring with the printed cards: every line of the Bot, what is destroyed or returned before it,
//! and what only a player can name.

use model::{Card, CrewDeck, EntryId, Mode, OperationKind, Position, Suit, Vp};
use proptest::prelude::*;
use solo::score::holdings::holdings;
use solo::score::{BotScore, CardCount, INCIDENT, ScoreTokens};
use solo::state::setup::{DeckMode, Rulebook, Setup};
use solo::state::tabletop::{Face, FacedownPool, LocationSlot, Ship, Slot, Tabletop, Zone};
use solo::{Forces, Multipliers, TokenCounts};

use crate::kit::built_in::core;
use crate::kit::opponent::{plain_setup, rulebook};

const CAPTAINS: [CrewDeck; 6] =
    [CrewDeck::Picard, CrewDeck::Shran, CrewDeck::Koloth, CrewDeck::Sisko, CrewDeck::Sela, CrewDeck::Burnham];

fn book(bot: CrewDeck, deck: DeckMode) -> Rulebook {
    let setup = Setup { difficulty: Mode::Commander, deck, seed: 7, ..plain_setup(bot, CrewDeck::Picard) };
    rulebook(core(), setup)
}

fn id(slug: &str) -> EntryId {
    EntryId::try_from(format!("cc/card/{slug}")).expect("an id")
}

/// A table on which the Bot owns nothing but its Captain.
fn bare(book: &Rulebook) -> Tabletop {
    Tabletop::new(book.board.away_teams)
}

fn with(book: &Rulebook, cards: &[(&str, Zone)]) -> Tabletop {
    let mut table = bare(book);
    for (slug, zone) in cards {
        assert!(book.card(&id(slug)).is_some(), "{slug}");
        table.put(id(slug), *zone);
    }
    table
}

fn score(book: &Rulebook, table: &Tabletop) -> BotScore {
    BotScore::count(book, table, &[]).expect("all cards are known")
}

/// Rules p. 25: 9 printed points on three cards, 4 cards with a Research Focus.
#[test]
fn the_cards_of_the_worked_example_count_as_printed() {
    let book = book(CrewDeck::Picard, DeckMode::Virtual);
    let cards = |slugs: &[&str]| -> Vec<Card> {
        let card = |slug: &&str| book.card(&id(slug)).expect("a card").clone();
        slugs.iter().map(card).collect()
    };
    let three = cards(&["denobulans", "edosians", "halkan-council"]);
    let points = CardCount::from_cards(&three.iter().collect::<Vec<_>>(), Multipliers::default()).points();
    assert_eq!(points, 9);
    let four = cards(&["kelpiens", "make-it-so", "geordi-la-forge", "uss-pasteur"]);
    let counted = CardCount::from_cards(&four.iter().collect::<Vec<_>>(), Multipliers::default());
    assert_eq!(counted.icons(), [4, 0, 0]);
}

#[test]
fn glory_and_tokens_in_the_neutral_zone_count_one_each() {
    let book = book(CrewDeck::Shran, DeckMode::Virtual);
    let mut table = bare(&book);
    table.supply.glory = 9;
    let site = |slug: &str, bot_teams| LocationSlot {
        card: Some(id(slug)),
        bot_teams,
        player: Forces { teams: 3, ships: 1 },
    };
    table.zone = vec![site("betazed", 2), site("xahea", 1)];
    let ship = |slug: &str, at: Option<&str>| Ship { card: id(slug), at: at.map(id) };
    table.ships = vec![ship("uss-pasteur", Some("xahea")), ship("uss-federation", None)];
    let found = score(&book, &table);
    assert_eq!(found.glory, 9);
    assert_eq!(found.tokens, ScoreTokens { away_teams: 3, ships: 1 });
}

#[test]
fn cards_count_wherever_they_lie_but_not_in_the_supplement_deck_or_gone() {
    let book = book(CrewDeck::Sisko, DeckMode::Virtual);
    let card = "vger";
    let worth = |zone| score(&book, &with(&book, &[(card, zone)])).printed.points;
    for zone in Zone::ALL {
        let counts = !matches!(zone, Zone::Supplement | Zone::Gone);
        assert_eq!(worth(zone), if counts { 9 } else { 0 }, "{zone:?}");
    }
}

#[test]
fn focus_icons_are_multiplied_without_a_mission_captain_included() {
    for (captain, track) in [(CrewDeck::Burnham, 0), (CrewDeck::Shran, 1), (CrewDeck::Koloth, 2)] {
        let book = book(captain, DeckMode::Virtual);
        let mut table = bare(&book);
        assert_eq!(score(&book, &table).focus[track].points, 1, "{captain:?}");
        table.tracks = [10; 3];
        let lines = score(&book, &table).focus;
        assert_eq!(lines[track].points, 4, "{captain:?}");
        assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), 4);
    }
    let picard = book(CrewDeck::Picard, DeckMode::Virtual);
    let mut table = with(&picard, &[("kelpiens", Zone::Log), ("geordi-la-forge", Zone::Discard)]);
    table.tracks = [10, 0, 0];
    assert_eq!(score(&picard, &table).focus[0].points, 8);
}

/// Ruling 103.
#[test]
fn endgame_operations_by_captain() {
    let expected = [2, 2, 1, 1, 1, 2];
    for (captain, expected) in CAPTAINS.into_iter().zip(expected) {
        let book = book(captain, DeckMode::Virtual);
        let own = book.cards.values().filter(|card| card.deck == captain);
        let operations = own.filter(|card| card.has(OperationKind::Endgame));
        assert_eq!(operations.count(), expected, "{captain:?}");
    }
    let commons = book(CrewDeck::Sela, DeckMode::Virtual);
    let commons = commons.cards.values().filter(|card| card.deck == CrewDeck::Common);
    assert_eq!(commons.filter(|card| card.has(OperationKind::Endgame)).count(), 4);
}

#[test]
fn endgame_operations_bring_five_in_any_zone() {
    let picard = book(CrewDeck::Picard, DeckMode::Virtual);
    assert_eq!(score(&picard, &bare(&picard)).endgame.points, 5);
    let table = with(&picard, &[("daystrom-institute", Zone::Log)]);
    assert_eq!(score(&picard, &table).endgame.points, 10);
    let table = with(&picard, &[("daystrom-institute", Zone::Supplement)]);
    assert_eq!(score(&picard, &table).endgame.points, 5);
}

#[test]
fn resources_of_the_bot_and_of_burnham() {
    for (captain, points) in [(CrewDeck::Koloth, 3), (CrewDeck::Burnham, 6)] {
        let book = book(captain, DeckMode::Virtual);
        let mut table = bare(&book);
        table.supply = TokenCounts { glory: 0, dilithium: 5, latinum: 2 };
        assert_eq!(score(&book, &table).resources.points, points);
    }
}

#[test]
fn resources_on_market_cards_do_not_count() {
    let book = book(CrewDeck::Sela, DeckMode::Virtual);
    let mut table = bare(&book);
    let before = score(&book, &table).total;
    table.market[0] = Slot::Card { card: id("vger"), tokens: TokenCounts { glory: 4, dilithium: 2, latinum: 0 } };
    assert_eq!(score(&book, &table).total, before);
}

#[test]
fn conspiracy_is_destroyed_first() {
    let book = book(CrewDeck::Sela, DeckMode::Virtual);
    let table = with(&book, &[("conspiracy", Zone::Deck), ("vger", Zone::Deck)]);
    let found = score(&book, &table);
    assert_eq!(found.holdings.destroyed, [id("conspiracy")]);
    assert_eq!(found.printed.points, 9);
}

#[test]
fn sukal_returns_two_incidents_from_deck_and_discard_pile() {
    let book = book(CrewDeck::Sela, DeckMode::Virtual);
    let mut table = with(
        &book,
        &[("sukal", Zone::Log), ("red-alert-common", Zone::Discard), ("trade-embargo-common", Zone::Staging)],
    );
    table.deck = vec![Face::Hidden(FacedownPool::Incident); 2];
    let found = score(&book, &table);
    assert_eq!(found.holdings.returned, [id("red-alert-common")]);
    assert_eq!(found.holdings.returned_facedown, 1);
    // Su'Kal 1, the Incident of the Staging Area -2, a facedown one -2.
    assert_eq!(found.printed.points, -3);
    table.take_out(&id("sukal"));
    assert_eq!(score(&book, &table).printed.points, -8);
}

#[test]
fn every_incident_is_worth_the_same() {
    let book = book(CrewDeck::Sela, DeckMode::Virtual);
    let incidents = book.cards.values().filter(|card| card.suit == Suit::Incident);
    for card in incidents {
        let points = card.vp.map(Vp::points);
        let plain = card.focus.is_none() && !card.has(OperationKind::Endgame);
        assert_eq!((points, plain), (Some(INCIDENT), true));
    }
}

#[test]
fn facedown_crew_counts_whole_while_the_supplement_deck_is_apart() {
    for captain in CAPTAINS {
        let physical = book(captain, DeckMode::Physical);
        let virtual_ = book(captain, DeckMode::Virtual);
        let totals = [&physical, &virtual_].map(|book| score(book, &book.set_up()).total);
        assert_eq!(totals[0], totals[1], "{captain:?}");
    }
}

#[test]
fn a_supplement_card_facedown_in_the_deck_must_be_named() {
    let book = book(CrewDeck::Picard, DeckMode::Physical);
    let mut table = book.set_up();
    let top = table.supplement.pop().expect("a Supplement deck");
    table.deck.push(top.clone());
    let missing = BotScore::count(&book, &table, &[]).expect_err("one card is unknown");
    assert_eq!(missing.len(), 1);
    assert_eq!((missing[0].count, Face::Hidden(missing[0].pool)), (1, top));
    let reserve = book.starting(Position::Reserve);
    assert_eq!(missing[0].among, reserve);
    let named = holdings(&book, &table, &reserve[..1]).expect("all named");
    assert!(named.cards.contains(&reserve[0]));
    assert!(!named.cards.contains(&reserve[1]));
}

#[test]
fn facedown_encounters_must_be_named() {
    let book = book(CrewDeck::Koloth, DeckMode::Physical);
    let mut table = with(&book, &[("koala", Zone::Log)]);
    table.deck.push(Face::Hidden(FacedownPool::Encounter));
    let missing = BotScore::count(&book, &table, &[id("koala")]).expect_err("one is unknown");
    assert_eq!((missing[0].pool, missing[0].count), (FacedownPool::Encounter, 1));
    assert!(!missing[0].among.contains(&id("koala")));
    let named = BotScore::count(&book, &table, &[id("vger")]).expect("named");
    assert_eq!(named.printed.points, 17);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]
    /// Wherever the cards of a deck are moved, each counts once or not at all.
    #[test]
    fn moving_cards_about_never_counts_one_twice(moves in prop::collection::vec((0_usize..40, 0_usize..9), 0..30)) {
        let book = book(CrewDeck::Picard, DeckMode::Virtual);
        let mut table = book.set_up();
        let own: Vec<EntryId> = table.visible_cards().into_iter().map(|(card, _)| card.clone()).collect();
        for (card, zone) in moves {
            let card = &own[card % own.len()];
            table.take_out(card);
            table.put(card.clone(), Zone::ALL[zone]);
        }
        let counted = holdings(&book, &table, &[]).expect("all known");
        let mut cards = counted.cards;
        cards.sort();
        let mut once = cards.clone();
        once.dedup();
        prop_assert_eq!(&cards, &once);
        let zones = own.iter().map(|card| table.zone_of(card));
        let outside = zones.filter(|zone| matches!(zone, Some(Zone::Supplement | Zone::Gone)));
        // The Captain is the one card that lies in no zone.
        prop_assert_eq!(cards.len() + counted.left_out + outside.count(), own.len() + 1);
    }
}
