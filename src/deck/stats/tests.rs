use std::rc::Rc;

use super::*;
use crate::{BranchNeed, DeckEntry, MatchKind, PlayPermissions};

fn card(yaml: &str) -> Rc<CcgCard> {
    let tail = "printings: [{ set: SE, number: 1U1, rarity: U }]\n";
    Rc::new(serde_yaml::from_str(&format!("{yaml}{tail}")).expect("a card"))
}

fn person(slug: &str, uniqueness: &str, skill: &str, level: u8, cunning: u8) -> Rc<CcgCard> {
    card(&format!(
        "id: 2e/card/{slug}\ntitle: Odo\nsubtitle: {slug}\ntype: personnel\nuniqueness: {uniqueness}\n\
         cost: {level}\naffiliations: [bajoran]\nspecies: [Human, Human]\n\
         keywords: [{{ name: Commander, value: A }}, {{ name: Commander, value: B }}]\n\
         skills: [{{ skill: {skill}, level: {level} }}]\nattributes: [1, {cunning}, 2]\n"
    ))
}

fn deck(cards: &[(Rc<CcgCard>, u32)]) -> FoundDeck {
    let line = |(line, (card, count)): (usize, &(Rc<CcgCard>, u32))| DeckEntry {
        line,
        pile: Pile::of_card(card),
        count: *count,
        card: Rc::clone(card),
        written: card.full_name(),
        how: MatchKind::Exact,
    };
    FoundDeck {
        name: None,
        miscounts: Vec::new(),
        is_sorted: false,
        cards: cards.iter().enumerate().map(line).collect(),
        unknown: Vec::new(),
    }
}

fn mission(requirement: &str) -> Rc<CcgCard> {
    card(&format!(
        "id: 2e/card/mission\ntitle: Mission\ntype: mission\nuniqueness: unique\nplace: space\n\
         attempt: !only [bajoran]\nrequirement: \"{requirement}\"\n"
    ))
}

#[test]
fn copies_count_and_unique_ones_of_a_title_only_once_at_a_time() {
    let stats = DeckStats::from_deck(&deck(&[
        (person("a", "unique", "law", 1, 4), 2),
        (person("b", "unique", "law", 2, 5), 1),
        (person("c", "universal", "law", 1, 6), 3),
        (person("d", "universal", "honor", 1, 9), 1),
    ]));
    let law = &stats.skills[0];
    assert_eq!((law.skill.as_str(), law.personnel, law.levels, law.together), ("law", 6, 7, 5));
    assert_eq!(stats.costs.curve, [0, 6, 1]);
    assert_eq!((stats.costs.total, stats.costs.without), (8, 0));
    let cunning = stats.attributes[1].spread;
    assert_eq!((cunning.total, cunning.lowest, cunning.highest), (40, 4, 9));
}

#[test]
fn every_card_counts_once_for_a_name() {
    let stats = DeckStats::from_deck(&deck(&[(person("a", "universal", "law", 1, 4), 2)]));
    let two = |name: &str| vec![Tally { name: name.to_owned(), count: 2 }];
    assert_eq!(stats.keywords, two("Commander"));
    assert_eq!(stats.species, two("Human"));
    assert_eq!(stats.affiliations, two("bajoran"));
    assert_eq!(stats.types, two("personnel"));
}

#[test]
fn sums_are_told_in_average_personnel() {
    for (requirement, people) in [
        ("Cunning>12", Some(4)),
        ("Cunning>11", Some(3)),
        ("Cunning<12", Some(2)),
        ("Cunning<13", Some(3)),
        ("Cunning<4", None),
        ("any attribute>7", Some(2)),
    ] {
        let stats = DeckStats::from_deck(&deck(&[
            (person("a", "universal", "law", 1, 3), 1),
            (person("b", "universal", "law", 1, 5), 1),
            (mission(requirement), 1),
        ]));
        let BranchNeed::Sum { people: found, .. } = &stats.missions[0].branches[0][0] else {
            panic!("{requirement} is no sum");
        };
        assert_eq!(*found, people, "{requirement}");
        assert_eq!(stats.missions[0].may_attempt, 2);
    }
}

#[test]
fn nothing_can_be_measured_too() {
    let stats = DeckStats::from_deck(&deck(&[]));
    assert!(stats.types.is_empty() && stats.missions.is_empty());
    assert!(stats.costs.average < f64::EPSILON);
    let alone = DeckStats::from_deck(&deck(&[(mission("Law and Cunning>3"), 1)]));
    assert_eq!(alone.missions[0].may_attempt, 0);
}

/// Two missions share Law; nobody has Biology, which somebody else could bring.
#[test]
fn all_missions_are_put_together() {
    let of = |slug: &str, takes: &str, place: &str| {
        card(&format!(
            "id: 2e/card/{slug}\ntitle: {slug}\ntype: mission\nuniqueness: unique\nplace: {place}\n\
             points: \"50\"\nattempt: !only [bajoran]\nrequirement: \"{takes}\"\n"
        ))
    };
    let home = card(
        "id: 2e/card/home\ntitle: Home\ntype: mission\nuniqueness: unique\nplace: headquarters\n\
         welcome: [\"[Baj]\", equipment]\n",
    );
    let deck = deck(&[
        (home, 1),
        (of("court", "2 Law and Cunning>5", "planet"), 1),
        (of("trial", "Law and Cunning>9", "space"), 1),
        (of("clinic", "2 Biology or 3 Honor and Law", "space"), 1),
        (person("a", "universal", "law", 1, 6), 3),
        (person("b", "unique", "honor", 1, 3), 1),
    ]);
    let mut all = DeckStats::from_deck(&deck).all_missions;
    assert_eq!((all.points, all.of, all.wins), (100, 150, true));
    let told: Vec<(String, usize, Option<bool>)> = all
        .needs
        .iter()
        .map(|shared| {
            let what = match &shared.need {
                BranchNeed::Skill { level, offer } => format!("{level} {}", offer.skill),
                BranchNeed::Sum { than, .. } => than.to_string(),
                other => format!("{other:?}"),
            };
            (what, shared.missions.len(), shared.is_enough)
        })
        .collect();
    let row = |what: &str, missions, is_enough| (what.to_owned(), missions, Some(is_enough));
    assert_eq!(told, [row("2 law", 2, true), row("2 biology", 1, false), row("9", 2, true)]);
    assert_eq!(all.needs[2].at_once, Some(21));
    let missing = &mut all.missing[0];
    assert_eq!((missing.skill.as_str(), missing.need, missing.have), ("biology", 2, 0));
    let doors = PlayPermissions::from_deck(&deck);
    let dear = person("dear", "universal", "biology", 2, 5);
    let weak = person("weak", "universal", "biology", 1, 5);
    let mut stranger = CcgCard::clone(&dear);
    stranger.affiliations = vec!["klingon".to_owned()];
    missing.look_among(&[weak, Rc::new(stranger), dear], &deck, &doors);
    let names: Vec<&str> = missing.substitutes.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Odo, dear", "Odo, weak"]);
}

#[test]
fn different_skills_count_each_person_once() {
    let deck = deck(&[
        (person("a", "unique", "law", 1, 4), 1),
        (person("b", "unique", "honor", 2, 5), 1),
        (person("c", "universal", "law", 1, 6), 3),
        (mission("three different skills"), 1),
    ]);
    let stats = DeckStats::from_deck(&deck);
    let BranchNeed::DifferentSkills { need, have, .. } = &stats.missions[0].branches[0][0] else {
        panic!("skills are counted");
    };
    assert_eq!((*need, *have), (3, 2));
}
