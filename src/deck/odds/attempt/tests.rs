use proptest::prelude::*;

use super::*;
use model::Fulfilment;

fn mission(requirement: &str) -> CcgCard {
    let text = format!(
        "id: 2e/card/mission\ntitle: Mission\ntype: mission\nuniqueness: unique\nplace: planet\n\
         attempt: !only [bajoran]\nrequirement: \"{requirement}\"\n\
         printings: [{{ set: SE, number: 1U1, rarity: U }}]\n"
    );
    serde_yaml::from_str(&text).expect("a mission")
}

/// A person: its title, whether it is unique, whether it may attempt the mission, levels of Law and of
/// Honor, Cunning.
type Person = (u8, bool, bool, u8, u8, u8);

fn person((title, is_unique, may, law, honor, cunning): Person, place: usize) -> Rc<CcgCard> {
    let uniqueness = if is_unique { "unique" } else { "universal" };
    let affiliation = if may { "bajoran" } else { "klingon" };
    let skill = |name: &str, level: u8| match level {
        0 => String::new(),
        level => format!("{{ skill: {name}, level: {level} }},"),
    };
    let text = format!(
        "id: 2e/card/person-{place}\ntitle: Person {title}\nsubtitle: Version {place}\ntype: personnel\n\
         uniqueness: {uniqueness}\naffiliations: [{affiliation}]\nspecies: [Human]\n\
         skills: [{}{}]\nattributes: [1, {cunning}, 2]\n\
         printings: [{{ set: SE, number: 1U1, rarity: U }}]\n",
        skill("law", law),
        skill("honor", honor),
    );
    Rc::new(serde_yaml::from_str(&text).expect("a person"))
}

fn deck(people: &[(Person, u32)]) -> Vec<(Rc<CcgCard>, u32)> {
    let people = people.iter().enumerate();
    people.map(|(place, (own, copies))| (person(*own, place), *copies)).collect()
}

/// Draws that solve the mission, and all: every hand of copies, every choice among unique ones.
fn by_hand(mission: &CcgCard, deck: &[(Rc<CcgCard>, u32)], drawn: u32) -> (u128, u128) {
    let copies: Vec<&CcgCard> = deck.iter().flat_map(|(card, count)| (0..*count).map(|_| card.as_ref())).collect();
    let (mut met, mut all) = (0, 0);
    for hand in 0u32..1 << copies.len() {
        if hand.count_ones() == drawn {
            all += 1;
            let cards: Vec<&CcgCard> =
                (0..copies.len()).filter(|place| hand & (1 << place) != 0).map(|place| copies[place]).collect();
            met += u128::from(some_choice_solves(mission, &cards, &mut Vec::new()));
        }
    }
    (met, all)
}

fn some_choice_solves<'a>(mission: &CcgCard, cards: &[&'a CcgCard], crew: &mut Vec<&'a CcgCard>) -> bool {
    let Some((first, rest)) = cards.split_first() else {
        let attempt = mission.attempt.as_ref().expect("somebody may");
        let requirement = mission.requirement.as_ref().expect("something");
        return crew.iter().any(|card| attempt.admits(card))
            && matches!(requirement.meets(crew), Fulfilment::Met { .. });
    };
    let is_unique = first.uniqueness == Uniqueness::Unique;
    let rival =
        |card: &&'a CcgCard| is_unique && card.uniqueness == Uniqueness::Unique && card.title == first.title;
    let is_taken = crew.iter().any(rival);
    let mut solves = false;
    if !is_taken {
        crew.push(first);
        solves = some_choice_solves(mission, rest, crew);
        crew.pop();
    }
    let may_stay_away = is_taken || rest.iter().any(rival);
    solves || (may_stay_away && some_choice_solves(mission, rest, crew))
}

const REQUIREMENTS: [&str; 7] = [
    "Law",
    "2 Law and Cunning>8",
    "Law, Honor, and any attribute>9 or 3 Honor",
    "Cunning<6",
    "Law, Cunning>4, and (Honor or Cunning>12)",
    "two different skills",
    "two Humans and Law",
];

fn people() -> impl Strategy<Value = Vec<(Person, u32)>> {
    let person = (0u8..3, any::<bool>(), any::<bool>(), 0u8..3, 0u8..2, 0u8..7);
    proptest::collection::vec((person, 1u32..=3), 1..5)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn counts_are_those_of_all_hands(people in people(), which in 0..REQUIREMENTS.len()) {
        let (mission, deck) = (mission(REQUIREMENTS[which]), deck(&people));
        for odds in crew_odds(&mission, &deck, 12, MOST_CREWS, 1) {
            let (favorable, all) = by_hand(&mission, &deck, odds.drawn);
            prop_assert_eq!(odds.met.hands, Some(HandCount { favorable, all }));
            prop_assert!((0.0..=1.0).contains(&odds.met.probability));
        }
    }
}

#[test]
fn trying_out_comes_near_to_counting() {
    let people: Vec<(Person, u32)> =
        (0u8..10).map(|at| ((at, at % 2 == 0, at % 3 != 0, at % 3, at % 2, at % 7), 2)).collect();
    let deck = deck(&people);
    for requirement in &REQUIREMENTS[1..5] {
        let mission = mission(requirement);
        let counted = crew_odds(&mission, &deck, 5, MOST_CREWS, 1);
        let tried = PersonnelPool::new(&mission, &deck).sample_draws(5, 1, 3_000);
        let OddsMethod::Tried { error, .. } = tried.method else {
            panic!("{requirement} was counted");
        };
        assert_eq!(counted[4].method, OddsMethod::Counted);
        let off = (counted[4].met.probability - tried.met.probability).abs();
        assert!(off <= 4.0 * error + 1e-3, "{requirement}: {off} off");
    }
}

#[test]
fn too_many_crews_are_tried_out_the_same_way_for_a_seed() {
    let people = deck(&[((0, false, true, 1, 0, 3), 2), ((1, true, true, 0, 1, 4), 1)]);
    let mission = mission("Law and Honor");
    let odds = |seed| crew_odds(&mission, &people, 2, 0, seed);
    assert_eq!(odds(7), odds(7));
    assert!(matches!(odds(7)[0].method, OddsMethod::Tried { seed: 7, .. }));
}

#[test]
fn conditions_for_a_player_to_judge_stay_open() {
    let people = deck(&[((0, false, true, 1, 0, 3), 3)]);
    let odds = crew_odds(&mission("Law and a Hand Weapon"), &people, 1, MOST_CREWS, 1);
    let (met, unclear) = (&odds[0].met, &odds[0].unclear);
    assert!(met.probability < f64::EPSILON);
    assert!((unclear.probability - 1.0).abs() < f64::EPSILON);
}
