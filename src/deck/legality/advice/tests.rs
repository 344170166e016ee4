use super::*;
use crate::sample::{card, deck};
use model::{AttemptRule, Figure};

fn mission(name: &str, place: Place, points: &str, only: &str) -> Rc<CcgCard> {
    card(name, "mission", |card| {
        card.place = Some(place);
        card.points = Figure::try_from(points.to_owned()).ok();
        card.attempt = (!only.is_empty()).then(|| AttemptRule::Only(vec![only.to_owned()]));
    })
}

fn pool() -> Vec<Rc<CcgCard>> {
    vec![
        mission("Rock", Place::Planet, "60", "klingon"),
        mission("Void", Place::Space, "40", "bajoran"),
        card("Home", "mission", |card| {
            card.place = Some(Place::Headquarters);
            card.welcome = "You may play [Kli] cards and equipment at this mission.".parse().ok();
        }),
        card("Kurn", "personnel", |card| {
            card.affiliations = vec!["klingon".to_owned()];
        }),
        card("Kira", "personnel", |card| {
            card.affiliations = vec!["bajoran".to_owned()];
        }),
        card("Phaser", "equipment", |_| {}),
        card("Bird", "ship", |card| {
            card.affiliations = vec!["klingon".to_owned()];
            card.staffing = vec!["Cmd".to_owned(), "Stf".to_owned()];
        }),
        card("Martok|Soldier", "personnel", |card| {
            card.affiliations = vec!["klingon".to_owned()];
            card.icons = vec!["Cmd".to_owned()];
        }),
        card("Martok|General", "personnel", |card| {
            card.icons = vec!["Cmd".to_owned()];
        }),
        card("Guard", "personnel", |card| {
            card.uniqueness = Uniqueness::Universal;
            card.icons = vec!["Stf".to_owned()];
        }),
    ]
}

/// Topics with their cards, but for those that lists as short as these always have.
fn topics(list: &str) -> Vec<(AdviceTopic, Vec<String>)> {
    let advice = advice(&deck(list, &pool()));
    let told = advice.into_iter().map(|advice| (advice.topic, advice.cards));
    let always = [AdviceTopic::NoShip, AdviceTopic::NoPersonnel, AdviceTopic::UniqueCopies];
    told.filter(|(topic, _)| !always.contains(topic)).collect()
}

fn told(list: &str, cards: &[Rc<CcgCard>]) -> Vec<AdviceTopic> {
    let advice = advice(&deck(list, cards)).into_iter();
    advice.map(|advice| advice.topic).collect()
}

#[test]
fn a_deck_that_can_win_gets_no_advice() {
    assert_eq!(topics("Rock\nVoid\nHome\nKurn\nPhaser\n").len(), 1, "nobody for the Void");
    assert_eq!(topics("Rock\nHome\nKurn\n"), [(AdviceTopic::NoSpace, vec![]), (AdviceTopic::FewPoints, vec![]),]);
}

#[test]
fn what_a_deck_lacks_is_named() {
    let kira = vec!["Kira".to_owned()];
    let rock = vec!["Rock".to_owned()];
    assert_eq!(
        topics("Rock\nVoid\nHome\nKira\n"),
        [(AdviceTopic::Unwelcome, kira), (AdviceTopic::Unattempted, rock),]
    );
    assert_eq!(
        topics("Void\nKira\n"),
        [(AdviceTopic::NoPlanet, vec![]), (AdviceTopic::FewPoints, vec![]), (AdviceTopic::NoHeadquarters, vec![]),]
    );
    assert_eq!(topics("Phaser\n"), []);
}

#[test]
fn a_ship_needs_different_people() {
    let bird = [(AdviceTopic::Unstaffed, vec!["Bird".to_owned()])];
    assert_eq!(topics("Bird\nMartok, Soldier\nMartok, General\n"), bird);
    assert_eq!(topics("Bird\n2x Guard\n"), bird);
    assert_eq!(topics("Bird\nMartok, Soldier\nGuard\n"), []);
    assert_eq!(topics("Bird\nMartok, General\nMartok, Soldier\nGuard\n"), []);
}

#[test]
fn nobody_and_nothing_to_fly_in_are_named() {
    let topics = |list: &str| told(list, &pool());
    assert_eq!(topics("Phaser\n"), [AdviceTopic::NoPersonnel, AdviceTopic::NoShip]);
    assert_eq!(topics("Martok, Soldier\n"), [AdviceTopic::NoShip]);
    assert_eq!(topics("Aside:\nPhaser\n"), []);
}

/// Two versions of Martok know Law, one of them at a time; a text lets others complete a mission.
fn lawyers() -> Vec<Rc<CcgCard>> {
    let skilled = |name: &str, level: u8| {
        card(name, "personnel", |card| {
            card.uniqueness = Uniqueness::Unique;
            card.affiliations = vec!["klingon".to_owned()];
            let skill = "law".to_owned();
            card.skills = vec![model::SkillLevel { skill, level }];
        })
    };
    let taking = |name: &str, place, points: &str, takes: &str| {
        let mission = mission(name, place, points, "klingon");
        let mut mission = CcgCard::clone(&mission);
        mission.requirement = takes.parse().ok();
        Rc::new(mission)
    };
    vec![
        taking("Court", Place::Planet, "35", "Law"),
        taking("Trial", Place::Space, "40", "3 Law"),
        taking("Chart", Place::Space, "40", "Astrometrics and 3 Law or Biology"),
        skilled("Martok|Soldier", 1),
        skilled("Martok|General", 2),
        card("Chest", "equipment", |card| {
            let text = "Draw a card. Each of your personnel present gains Biology.";
            card.set_text(text);
        }),
    ]
}

#[test]
fn points_beyond_reach_are_named_with_what_is_missing() {
    let list = "Court\nTrial\nChart\nMartok, Soldier\nMartok, General\nChest\n";
    let all = advice(&deck(list, &lawyers()));
    let found = all.iter().find(|advice| advice.topic == AdviceTopic::OutOfReach);
    let found = found.expect("some mission is beyond reach");
    assert_eq!(found.cards, ["Trial", "Chart"]);
    let law = Shortfall::Skill { skill: "law".to_owned(), need: 3, have: 2 };
    let biology = Shortfall::Skill { skill: "biology".to_owned(), need: 1, have: 0 };
    let beyond = |name: &str, lack| UnreachableMission { name: name.to_owned(), lacks: vec![lack] };
    let reach = found.reach.as_ref().expect("points");
    assert_eq!((reach.points, reach.of), (35, 115));
    assert_eq!(reach.beyond, [beyond("Trial", law), beyond("Chart", biology)]);
    let texts: Vec<&str> = found.texts.iter().filter_map(|quote| quote.text.as_deref()).collect();
    assert_eq!(texts, ["Each of your personnel present gains Biology"]);
}

#[test]
fn what_unknown_cards_could_change_is_not_said() {
    let known = "Missions:\nCourt\nDeck:\nMartok, Soldier\nChest\n";
    let all = [AdviceTopic::NoSpace, AdviceTopic::FewPoints, AdviceTopic::NoHeadquarters, AdviceTopic::NoShip];
    let told = |more: &str| told(&format!("{known}{more}"), &lawyers());
    assert_eq!(told(""), all);
    assert_eq!(told("Who\n"), [AdviceTopic::NoSpace, AdviceTopic::FewPoints]);
    assert_eq!(told("Missions:\nWho\n"), [AdviceTopic::NoShip]);
    assert_eq!(told("Dilemmas:\nWho\n"), all);
}

#[test]
fn a_text_that_wins_otherwise_is_shown() {
    let mut cards = lawyers();
    cards.push(card("Far Home", "event", |card| {
        let text = "Plays in your core. When you command two completed missions, you win the game.";
        card.set_text(text);
    }));
    let texts = |list: &str| {
        let advice = advice(&deck(list, &cards));
        let found = advice.into_iter().find(|advice| advice.topic == AdviceTopic::NoSpace);
        found.expect("no space mission").texts
    };
    assert_eq!(texts("Court\nChest\n"), []);
    let quote = &texts("Court\nFar Home\n")[0];
    assert_eq!(quote.card, "Far Home");
    let sentence = "When you command two completed missions, you win the game";
    assert_eq!(quote.text.as_deref(), Some(sentence));
}

#[test]
fn dilemmas_of_one_kind_leave_the_other_missions_free() {
    let dilemma = |name: &str, place| card(name, "dilemma", |card| card.place = place);
    let pool = [
        dilemma("Sand", Some(Place::Planet)),
        dilemma("Dust", Some(Place::Planet)),
        dilemma("Star", Some(Place::Space)),
        dilemma("Q", Some(Place::Dual)),
        dilemma("Riddle", None),
    ];
    let one = [AdviceTopic::OneKindOfDilemma];
    assert_eq!(told("Sand\n2x Dust\n", &pool), one);
    assert_eq!(told("9x Star\n", &pool), one);
    for fine in ["Sand\nStar\n", "Sand\nQ\n", "Q\n", "Sand\nRiddle\n", "Riddle\nSand\n"] {
        assert_eq!(told(fine, &pool), [], "{fine}");
    }
}

#[test]
fn many_copies_of_unique_cards_are_named() {
    let found = |list: &str| {
        let advice = advice(&deck(list, &lawyers())).into_iter();
        let mut advice = advice.filter(|advice| advice.topic == AdviceTopic::UniqueCopies);
        advice.next().map(|advice| (advice.cards, advice.at_once))
    };
    let at_once = Some(InPlayCount { at_once: 1, all: 3 });
    let list = "2x Martok, Soldier\nMartok, General\nChest\n";
    assert_eq!(found(list), Some((vec!["Martok".to_owned()], at_once)));
    assert_eq!(found("Martok, Soldier\nChest\n"), None);
}

#[test]
fn titles_that_may_be_one_are_a_doubt() {
    let pool = [
        card("Morn", "personnel", |_| {}),
        card("Morn (Mirror)", "personnel", |card| card.unsure = vec![Fact::Title]),
    ];
    let is_doubted = |list: &str| told(list, &pool).contains(&AdviceTopic::TitleInDoubt);
    assert!(is_doubted("2x Morn\n2x Morn (Mirror)\n"));
    assert!(!is_doubted("1x Morn\n2x Morn (Mirror)\n"));
    assert!(!is_doubted("3x Morn\n"));
}

#[test]
fn a_text_helps_only_those_it_names() {
    let quoted = |whom: &str| {
        let mut cards = lawyers();
        cards.push(card("Kit", "equipment", |card| {
            card.set_text(&format!("Each of your {whom} present gains Biology."));
        }));
        let all = advice(&deck("Court\nChart\nMartok, Soldier\nKit\n", &cards)).into_iter();
        let mut beyond = all.filter(|advice| advice.topic == AdviceTopic::OutOfReach);
        beyond.next().map(|advice| advice.texts.len())
    };
    assert_eq!(quoted("Law personnel"), Some(1));
    assert_eq!(quoted("Officer personnel"), Some(0));
}

#[test]
fn a_text_helps_only_where_its_card_can_be_played() {
    let quoted = |list: &str| {
        let mut cards = lawyers();
        cards.push(card("Court Home", "mission", |card| {
            card.place = Some(Place::Headquarters);
            card.welcome = "You may play [Kli] cards and equipment at this mission.".parse().ok();
        }));
        for (name, slug) in [("Healer", "klingon"), ("Surgeon", "bajoran")] {
            cards.push(card(name, "personnel", |card| {
                card.affiliations = vec![slug.to_owned()];
                card.set_text("This personnel gains Biology.");
            }));
        }
        let all = advice(&deck(list, &cards)).into_iter();
        let beyond = all.filter(|advice| advice.topic == AdviceTopic::OutOfReach);
        beyond.flat_map(|advice| advice.texts).map(|quote| quote.card).collect::<Vec<_>>()
    };
    let list = "Court\nTrial\nChart\nMartok, Soldier\nHealer\nSurgeon\n";
    assert_eq!(quoted(&format!("{list}Court Home\n")), ["Healer"]);
    assert_eq!(quoted(list), ["Healer", "Surgeon"]);
}

/// What a ship says of staffing it says of itself.
#[test]
fn a_ship_that_needs_nobody_staffs_no_other() {
    let quoted = |list: &str| {
        let mut cards = pool();
        cards.push(card("Hulk", "ship", |card| {
            card.affiliations = vec!["klingon".to_owned()];
            card.staffing = vec!["Cmd".to_owned()];
            card.set_text("This ship does not have to be staffed.");
        }));
        let all = advice(&deck(list, &cards)).into_iter();
        let unstaffed = all.filter(|advice| advice.topic == AdviceTopic::Unstaffed);
        unstaffed.map(|advice| (advice.cards, advice.texts.len())).collect::<Vec<_>>()
    };
    let named = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    assert_eq!(quoted("Bird\nHulk\nMartok, Soldier\n"), [(named(&["Bird"]), 0)]);
    assert_eq!(quoted("Bird\nHulk\nGuard\n"), [(named(&["Bird", "Hulk"]), 1)]);
}
