use super::*;
use crate::deck::sample::{card, deck};
use crate::model::{Attempt, Figure};

fn mission(name: &str, place: Place, points: &str, only: &str) -> Rc<CcgCard> {
    card(name, "mission", |card| {
        card.place = Some(place);
        card.points = Figure::try_from(points.to_owned()).ok();
        card.attempt = (!only.is_empty()).then(|| Attempt::Only(vec![only.to_owned()]));
    })
}

fn pool() -> Vec<Rc<CcgCard>> {
    vec![
        mission("Rock", Place::Planet, "60", "klingon"),
        mission("Void", Place::Space, "40", "bajoran"),
        card("Home", "mission", |card| {
            card.place = Some(Place::Headquarters);
            card.welcome = "You may play [Kli] cards and equipment at this mission."
                .parse()
                .ok();
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

fn topics(list: &str) -> Vec<(Topic, Vec<String>)> {
    let advice = advice(&deck(list, &pool()));
    advice
        .into_iter()
        .map(|advice| (advice.topic, advice.cards))
        .collect()
}

#[test]
fn a_deck_that_can_win_gets_no_advice() {
    assert_eq!(
        topics("Rock\nVoid\nHome\nKurn\nPhaser\n").len(),
        1,
        "nobody for the Void"
    );
    assert_eq!(
        topics("Rock\nHome\nKurn\n"),
        [(Topic::NoSpace, vec![]), (Topic::FewPoints, vec![]),]
    );
}

#[test]
fn what_a_deck_lacks_is_named() {
    let kira = vec!["Kira".to_owned()];
    let rock = vec!["Rock".to_owned()];
    assert_eq!(
        topics("Rock\nVoid\nHome\nKira\n"),
        [(Topic::Unwelcome, kira), (Topic::Unattempted, rock),]
    );
    assert_eq!(
        topics("Void\nKira\n"),
        [
            (Topic::NoPlanet, vec![]),
            (Topic::FewPoints, vec![]),
            (Topic::NoHeadquarters, vec![]),
        ]
    );
    assert_eq!(topics("Phaser\n"), []);
}

#[test]
fn a_ship_needs_different_people() {
    let bird = [(Topic::Unstaffed, vec!["Bird".to_owned()])];
    assert_eq!(topics("Bird\nMartok, Soldier\nMartok, General\n"), bird);
    assert_eq!(topics("Bird\n2x Guard\n"), bird);
    assert_eq!(topics("Bird\nMartok, Soldier\nGuard\n"), []);
    assert_eq!(
        topics("Bird\nMartok, General\nMartok, Soldier\nGuard\n"),
        []
    );
}
