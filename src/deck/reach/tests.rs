use super::*;
use crate::playability::PlayPermissions;
use crate::sample::{card, deck};
use model::{Figure, Keyword, Place, SkillLevel, Uniqueness};

fn person(name: &str, skills: &[(&str, u8)], cunning: u8) -> Rc<CcgCard> {
    card(name, "personnel", |card| {
        card.uniqueness = Uniqueness::Unique;
        card.affiliations = vec!["bajoran".to_owned()];
        let skills = skills.iter().map(|(skill, level)| SkillLevel { skill: (*skill).to_owned(), level: *level });
        card.skills = skills.collect();
        let figure = |number: u8| Figure::try_from(number.to_string()).expect("a figure");
        card.attributes = Some([figure(5), figure(cunning), figure(5)]);
    })
}

fn pool() -> Vec<Rc<CcgCard>> {
    vec![
        card("Home", "mission", |card| {
            card.place = Some(Place::Headquarters);
            card.welcome = "You may play [Baj] cards at this mission.".parse().ok();
        }),
        person("Odo|Guard", &[("law", 1), ("security", 2)], 6),
        person("Odo|Judge", &[("law", 2)], 4),
        person("Kira|Major", &[("honor", 1)], 5),
        card("Gul", "personnel", |card| {
            card.affiliations = vec!["cardassian".to_owned()];
            let skill = "treachery".to_owned();
            card.skills = vec![SkillLevel { skill, level: 2 }];
        }),
        card("Rifle", "equipment", |card| {
            let name = "Hand Weapon".to_owned();
            card.keywords = vec![Keyword { name, value: None }];
        }),
        card("Scout", "ship", |card| {
            card.uniqueness = Uniqueness::Universal;
            card.affiliations = vec!["bajoran".to_owned()];
            let figure = |number: u8| Figure::try_from(number.to_string()).expect("a figure");
            card.attributes = Some([figure(8), figure(6), figure(7)]);
        }),
    ]
}

const ALL: &str = "Home\nOdo, Guard\nOdo, Judge\nKira, Major\nGul\nRifle\n2x Scout\n";

fn mission(takes: &str, text: &str) -> Rc<CcgCard> {
    card("Task", "mission", |card| {
        card.place = Some(Place::Planet);
        card.points = Figure::try_from("35".to_owned()).ok();
        card.attempt = Some(AttemptRule::Only(vec!["bajoran".to_owned()]));
        card.requirement = takes.parse().ok();
        card.set_text(text);
    })
}

fn company() -> CrewPool {
    let deck = deck(ALL, &pool());
    CrewPool::new(&deck, &PlayPermissions::from_deck(&deck))
}

fn best(takes: &str) -> MissionReach {
    company().best_way(&mission(takes, "")).expect("a mission")
}

fn skill(skill: &str, need: u32, have: u32) -> Shortfall {
    Shortfall::Skill { skill: skill.to_owned(), need, have }
}

#[test]
fn the_best_way_takes_the_fewest() {
    let told = |takes: &str| {
        let best = best(takes);
        (best.takes.to_string(), best.branch, best.people)
    };
    let way = |takes: &str, branch, people| (takes.to_owned(), Some(branch), Some(people));
    assert_eq!(told("Law and Honor or Security"), way("Security", 1, 1));
    assert_eq!(told("Law and (Honor or 2 Security)"), way("Law and 2 Security", 0, 1));
    assert_eq!(told("Law and Cunning>9"), way("Law and Cunning>9", 0, 2));
}

#[test]
fn what_all_together_lack_is_named() {
    assert_eq!(best("3 Law").lacks, [skill("law", 3, 2)]);
    assert_eq!(best("Biology, Medical, and Law or 3 Honor").lacks, [skill("honor", 3, 1)]);
    let sum = Shortfall::Sum {
        attribute: Attribute::Cunning,
        comparison: Comparison::MoreThan,
        than: 11,
        have: Some(11),
    };
    assert_eq!(best("Cunning>11").lacks, [sum]);
    assert_eq!(best("Cunning>10").prospect, Prospect::Within);
}

/// A Cardassian cannot be played at a Bajoran headquarters.
#[test]
fn who_cannot_be_played_does_not_help() {
    assert_eq!(best("Treachery").lacks, [skill("treachery", 1, 0)]);
}

/// One Odo at a time: the Judge has two levels of Law, the Guard has Security.
#[test]
fn versions_of_one_person_are_never_there_at_once() {
    assert_eq!(best("2 Law").people, Some(1));
    assert_eq!(best("2 Law and Security").lacks, [Shortfall::Together]);
    assert_eq!(best("2 Law and Honor").people, Some(2));
    assert_eq!(best("Law and Security").people, Some(1));
}

#[test]
fn sums_that_must_stay_low_leave_people_at_home() {
    assert_eq!(best("2 Law and Cunning<5").people, Some(1));
    let low =
        Shortfall::Sum { attribute: Attribute::Cunning, comparison: Comparison::LessThan, than: 5, have: None };
    assert_eq!(best("Security and Cunning<5").lacks, [low]);
}

#[test]
fn conditions_are_counted_in_the_deck() {
    let prospect = |takes: &str| best(takes).prospect;
    assert_eq!(prospect("a Hand Weapon and Law"), Prospect::Within);
    assert_eq!(prospect("an Artifact and Law"), Prospect::Beyond);
    assert_eq!(prospect("total Weapons at this mission>11"), Prospect::Within);
    assert_eq!(prospect("total Weapons at this mission>12"), Prospect::Beyond);
    assert_eq!(prospect("a personnel you do not own"), Prospect::Unclear);
    assert_eq!(prospect("three different skills"), Prospect::Within);
    assert_eq!(prospect("four different skills"), Prospect::Beyond);
    let three = Shortfall::Count { words: "four different skills".to_owned(), need: 4, have: 3 };
    assert_eq!(best("four different skills").lacks, [three]);
}

#[test]
fn the_text_of_a_mission_opens_it_to_others() {
    let instead = "replacing its requirements during that attempt with";
    let text = &format!(
        "Your [Baj] personnel may attempt this mission, making it worth 30 points and {instead} Security."
    );
    let cardassian = |text: &str| {
        let mut mission = CcgCard::clone(&mission("Medical", text));
        mission.attempt = Some(AttemptRule::Only(vec!["cardassian".to_owned()]));
        company().best_way(&Rc::new(mission)).expect("a mission")
    };
    let open = cardassian(text);
    assert_eq!((open.prospect, open.points), (Prospect::Within, 30));
    assert_eq!((open.branch, open.people), (None, Some(1)));
    let medical = skill("medical", 1, 0);
    assert_eq!(cardassian("").lacks, [Shortfall::Access, medical]);
}

#[test]
fn a_headquarters_is_no_goal() {
    assert_eq!(company().reach(&pool()[0]), None);
}
