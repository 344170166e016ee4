use std::rc::Rc;

use proptest::prelude::*;

use super::figures::goldfish_on;
use super::table::COUNTERS;
use super::*;
use crate::sample::{card, deck};
use crate::{Draw, OPENING};
use model::{AttemptRule, Figure, SkillLevel, Uniqueness};

fn mission(name: &str, place: Place, span: u8, takes: Option<&str>) -> Rc<CcgCard> {
    card(name, "mission", |card| {
        card.place = Some(place);
        card.span = Figure::try_from(span.to_string()).ok();
        card.points = takes.and_then(|_| Figure::try_from("50".to_owned()).ok());
        card.requirement = takes.and_then(|takes| takes.parse().ok());
        card.attempt = takes.map(|_| AttemptRule::AnyExcept(Vec::new()));
        card.welcome = takes.is_none().then(|| "You may play [Baj] cards at this mission.".parse().ok()).flatten();
    })
}

fn person(name: &str, cost: u8, law: u8) -> Rc<CcgCard> {
    card(name, "personnel", |card| {
        card.affiliations = vec!["bajoran".to_owned()];
        card.uniqueness = Uniqueness::Universal;
        card.cost = Some(cost);
        card.skills = vec![SkillLevel { skill: "law".to_owned(), level: law }];
    })
}

/// A ship that needs nobody aboard unless it names icons.
fn ship(name: &str, cost: u8, range: u8, staffing: &[&str]) -> Rc<CcgCard> {
    card(name, "ship", |card| {
        card.set_text("You may play this ship at {Home}.");
        card.cost = Some(cost);
        card.staffing = staffing.iter().map(|icon| (*icon).to_owned()).collect();
        let figure = |number: u8| Figure::try_from(number.to_string()).expect("a figure");
        card.attributes = Some([figure(range), figure(1), figure(1)]);
    })
}

fn pool() -> Vec<Rc<CcgCard>> {
    vec![
        mission("Home", Place::Headquarters, 2, None),
        mission("Dust", Place::Planet, 3, Some("9 Law")),
        mission("Void", Place::Space, 2, Some("2 Law")),
        mission("Rim", Place::Space, 9, Some("2 Law")),
        person("Clerk", 1, 1),
        person("Judge", 3, 2),
        person("Sage", 9, 3),
        person("Witness", 0, 2),
        card("Gowron", "personnel", |card| card.affiliations = vec!["klingon".to_owned()]),
        card("Scroll", "event", |card| card.cost = Some(1)),
        card("Odo", "personnel", |card| {
            card.affiliations = vec!["bajoran".to_owned()];
            card.uniqueness = Uniqueness::Unique;
            card.cost = Some(2);
        }),
        ship("Skiff", 0, 8, &[]),
        ship("Barge", 4, 5, &["Cmd"]),
    ]
}

fn found(list: &str) -> FoundDeck {
    deck(list, &pool())
}

fn runs(games: u32, turns: u8) -> GameRuns {
    GameRuns { games, turns, seed: 7 }
}

/// Seven clerks are played from the hand; then every second counter draws the next.
#[test]
fn identical_cards_come_into_play_as_counters_allow() {
    let deck = found("40\tClerk\nMissions:\nHome\nDust\n");
    let turns = goldfish_game(&deck, 1, 3);
    let played = |turn: &GameTurn<'_>| turn.moves.iter().filter(|one| one.action == GameAction::Play).count();
    assert_eq!(turns.iter().map(played).collect::<Vec<_>>(), [7, 3, 4]);
    let figures = goldfish(&deck, None, runs(50, 3)).figures;
    assert_eq!(
        (figures.ship.median, figures.missions[0].attempt.median),
        (None, None),
        "nobody leaves without a ship"
    );
}

fn assert_near(found: f64, exact: f64, what: &str) {
    assert!((found - exact).abs() < 0.01, "{what}: {found}, not {exact}");
}

/// What matters costs nothing and all else is of no use: every counter draws a card, and by the end of turn `t` there
/// were `7 + 7t`.
#[test]
fn figures_are_the_exact_odds_where_there_are_any() {
    let deck = found("2\tSkiff\n3\tWitness\n35\tGowron\nMissions:\nHome\nVoid\nDust\nRim\n");
    let figures = goldfish(&deck, None, runs(20_000, 4)).figures;
    let [void, dust, rim] = &figures.missions[..] else { panic!("three missions") };
    for turn in 1..=4_u8 {
        let at = usize::from(turn) - 1;
        let none = |wanted| Draw { pile: 40, wanted, drawn: 7 + 7 * u32::from(turn) }.exactly(0).probability;
        assert_near(figures.ship.by_turn[at], 1.0 - none(2), "ship");
        let both = 1.0 - none(2) - none(3) + none(5);
        assert_near(void.met.by_turn[at], both, "met");
        assert_near(void.solved.by_turn[at], both, "solved");
        assert_near(dust.attempt.by_turn[at], both, "attempt");
        assert_near(dust.met.by_turn[at] + rim.attempt.by_turn[at], 0.0, "nine Law, and span 9");
    }
    assert_eq!(figures.won.median, None);
}

#[test]
fn what_stays_in_hand_says_why() {
    let deck = found("9\tGowron\n9\tScroll\n9\tSage\n9\tBarge\n9\tOdo\nMissions:\nHome\n");
    let figures = goldfish(&deck, None, runs(300, 12)).figures;
    let why: Vec<Obstacle> = figures.stuck.iter().map(|stuck| stuck.why).collect();
    let expected =
        [Obstacle::NoHeadquarters, Obstacle::TextOnly, Obstacle::InPlay, Obstacle::Staffing, Obstacle::Cost];
    assert_eq!(why, expected);
    let all: f64 = figures.stuck.iter().map(|stuck| stuck.average).sum();
    assert_near(all, 44.0, "all but one Odo");
}

#[test]
fn the_same_seed_gives_the_same_whatever_the_threads() {
    let deck = found("4\tSkiff\n9\tClerk\n9\tJudge\n9\tSage\n9\tOdo\nMissions:\nHome\nVoid\nDust\n");
    let other = found("2\tSkiff\n9\tClerk\n9\tJudge\n9\tSage\n9\tOdo\nMissions:\nHome\nVoid\nDust\n");
    let of = |threads| {
        let result = goldfish_on(threads, &deck, Some(&other), runs(101, 8));
        (result.figures, result.against, result.pairing)
    };
    let one = of(1);
    assert_eq!(one, of(3));
    assert_eq!(one, of(8));
    let same = goldfish(&deck, Some(&deck), runs(101, 8));
    assert_eq!((Some(&same.figures), same.pairing), (same.against.as_ref(), Some(Pairing::default())));
}

/// A game alone begins with the hand that `deck hand` shows for its seed.
#[test]
fn the_first_game_begins_with_the_hand_of_its_seed() {
    let deck = found("9\tGowron\n9\tScroll\n9\tSage\nMissions:\nHome\n");
    let played = PlayedDeck::new(&deck);
    let table = Table::new(&played, 5, 0);
    let hand = crate::hand(&deck, 5, OPENING);
    let names = hand.iter().map(|card| card.id.clone());
    assert!(names.eq(table.hand.iter().map(|card| played.cards[*card].card.id.clone())));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn cards_and_counters_are_never_lost_nor_made(
        copies in proptest::collection::vec(0..6_u32, 9),
        missions in proptest::sample::subsequence(vec!["Home", "Dust", "Void", "Rim"], 0..=4),
        seed in any::<u64>(),
    ) {
        let names = ["Clerk", "Judge", "Sage", "Witness", "Gowron", "Scroll", "Odo", "Skiff", "Barge"];
        let lines = names.iter().zip(&copies).filter(|(_, copies)| **copies > 0);
        let list: String = lines.map(|(name, copies)| format!("{copies}\t{name}\n")).collect();
        let deck = found(&format!("{list}Missions:\n{}\n", missions.join("\n")));
        let played = PlayedDeck::new(&deck);
        let sorted = |mut cards: Vec<usize>| { cards.sort_unstable(); cards };
        let all = sorted(played.copies.clone());
        let mut judge = Judge::new(&played);
        let mut game = Game::new(&played, seed, 0);
        for turn in 1..=8 {
            game.table.log = Some(Vec::new());
            game.play_turn(&mut judge, turn);
            prop_assert_eq!(&sorted(game.table.all_cards()), &all);
            let cost = |one: &Move| match one.action {
                GameAction::Draw => 1,
                GameAction::Play => one.card.map_or(0, |card| played.cards[card].cost),
                GameAction::Fly | GameAction::Solve | GameAction::Discard => 0,
            };
            let spent: u8 = game.table.log.iter().flatten().map(cost).sum();
            prop_assert_eq!(spent + game.table.counters, COUNTERS);
            prop_assert!(game.table.counters == 0 || !game.table.has_pile());
            prop_assert!(game.table.hand.len() <= 7);
            let uniques = sorted(game.table.cards_in_play().filter_map(|card| played.cards[card].unique).collect());
            prop_assert!(uniques.windows(2).all(|pair| pair[0] != pair[1]));
        }
    }
}
