//! What Freeman, Pike and Riker do.

use model::{CrewDeck, Specialty, Suit};
use solo::TokenCounts;
use solo::state::question::Chosen;
use solo::state::step::StepKind;
use solo::state::step::groups::GainStep;
use solo::state::step::groups::{AcquisitionStep, MovementStep, PileStep, ResolutionStep};
use solo::state::tabletop::{Face, Ship, Slot, Zone};

use crate::kit::scene::{FILLER, Scene, card, gains, has, site, slot};

use super::{row, rows};

#[test]
fn a_lower_decker_is_discarded_where_the_top_card_would_be_logged() {
    let mut scene = Scene::of(CrewDeck::Freeman, "dooplers").with(|scene| {
        scene.table.deck.insert(0, Face::Known(card("tlyn")));
    });
    let done = scene.turn();
    assert!(done.table.discard.contains(&card("tlyn")));
    assert!(!done.table.log.contains(&card("tlyn")));
    let mut scene = Scene::of(CrewDeck::Freeman, "dooplers").with(|scene| {
        scene.table.deck.insert(0, Face::Known(card("jack-ransom")));
    });
    assert!(scene.turn().table.log.contains(&card("jack-ransom")));
}

#[test]
fn lower_deckers_are_worth_one_more_to_freeman() {
    // Both are printed with 1; the one on the right wins by the special rule.
    let mut scene = Scene::of(CrewDeck::Freeman, "dooplers").with(|scene| {
        scene.table.market[0] = slot("maah", [0, 0]);
        scene.table.deck.insert(0, Face::Known(card("horta")));
    });
    let done = scene.turn();
    has(
        &done,
        &StepKind::Acquisition(AcquisitionStep::Gains { card: card("maah"), tokens: TokenCounts::default() }),
    );
    let mut scene = Scene::of(CrewDeck::Freeman, "second-contact").with(|scene| {
        scene.table.market = [Slot::Empty, Slot::Empty, slot("fesarius", [0, 0]), slot("nova-fleet", [0, 0])];
    });
    let done = scene.turn();
    let taken =
        StepKind::Acquisition(AcquisitionStep::Takes { card: card("nova-fleet"), tokens: TokenCounts::default() });
    has(&done, &taken);
}

#[test]
fn a_lower_decker_without_an_officer_is_promoted_and_resolves_the_next_card() {
    let mut scene = Scene::of(CrewDeck::Freeman, "tlyn").with(|scene| {
        scene.table.deck.insert(0, Face::Known(card("dooplers")));
    });
    let done = scene.turn();
    assert_eq!(done.table.officer, Some(card("tlyn")));
    assert_eq!(rows(&done), [row("tlyn", "lower-decker"), row("dooplers", "with")]);
}

#[test]
fn the_second_anomaly_of_freeman_leaves_the_game() {
    let scene = |log: &[&str]| {
        let log = log.iter().map(|slug| card(slug)).collect();
        Scene::of(CrewDeck::Freeman, "apergosians").with(|scene| scene.table.log = log)
    };
    let done = scene(&[]).turn();
    assert!(done.table.log.contains(&card("apergosians")));
    let done = scene(&["anomaly-consolidation-day"]).turn();
    assert!(done.table.gone.contains(&card("apergosians")));
    has(&done, &StepKind::Pile(PileStep::Destroys { card: card("apergosians") }));
}

#[test]
fn pike_gains_a_step_for_the_skills_of_a_card_before_its_row() {
    // Talosians have none; Joseph M'Benga has Military, which the row of Doctors then meets.
    let mut scene = Scene::of(CrewDeck::Pike, "joseph-mbenga");
    let done = scene.turn();
    has(&done, &gains(Specialty::Military, 1, 1));
    // Any Skill: the highest track, on a tie Research.
    let mut scene = Scene::of(CrewDeck::Pike, "uss-enterprise").with(|scene| {
        scene.table.tracks = [0, 2, 0];
        scene.table.deck.insert(0, Face::Known(card("horta")));
    });
    let done = scene.turn();
    has(&done, &gains(Specialty::Influence, 1, 3));
    // Once, although the resolution goes on.
    let mut scene = Scene::of(CrewDeck::Pike, "lt-scott");
    let steps = scene.turn().steps;
    let count = steps.iter().filter(|step| step.kind == gains(Specialty::Research, 1, 1));
    assert_eq!(count.count(), 1);
    let done = Scene::of(CrewDeck::Pike, "talosians").turn();
    assert_eq!(done.table.tracks, [0, 0, 0]);
}

#[test]
fn pike_logs_the_supplement_card_he_has_just_resolved() {
    let mut scene = Scene::of(CrewDeck::Pike, "time-crystal").with(|scene| {
        scene.table.supplement = vec![Face::Known(card("rigel-vii"))];
    });
    let done = scene.turn();
    assert!(done.table.log.contains(&card("rigel-vii")), "{:#?}", done.steps);
    assert!(!done.table.controlled.contains(&card("rigel-vii")));
}

#[test]
fn pike_sends_to_where_he_has_a_ship_if_no_incident_can_be_returned() {
    let ship = || Ship { card: card("uss-enterprise"), at: Some(card("archer-iv")) };
    let mut scene = Scene::of(CrewDeck::Pike, "christine-chapel").with(|scene| {
        scene.table.ships = vec![ship()];
    });
    let done = scene.turn();
    has(&done, &StepKind::Movement(MovementStep::Sends { teams: 1, to: card("archer-iv"), from: None }));
    assert_eq!(rows(&done), [row("christine-chapel", "doctor"), row("christine-chapel", "without")]);
}

#[test]
fn pike_gains_the_unseen_top_card_of_the_ship_deck() {
    let mut scene = Scene::of(CrewDeck::Pike, "illyrians").with(|scene| {
        scene.table.officer = Some(card("cadet-uhura"));
    });
    let done = scene.turn();
    assert!(scene.asked.contains(&"drawn"), "{:?}", scene.asked);
    let top = done
        .steps
        .iter()
        .any(|step| matches!(step.kind, StepKind::Gain(GainStep::GainsTop { suit: Suit::Ship, .. })));
    assert!(top, "{:#?}", done.steps);
    assert_eq!(done.table.tracks[0], 1);
    assert_eq!(done.table.officer, None);
    assert!(done.table.log.contains(&card("illyrians")));
}

#[test]
fn pike_counts_doctors_in_play_and_in_the_discard_pile() {
    let mut scene = Scene::of(CrewDeck::Pike, "illyrians").with(|scene| {
        scene.table.officer = Some(card("christine-chapel"));
        scene.table.tracks = [9, 0, 0];
        scene.table.discard = vec![card("joseph-mbenga"), card("horta")];
        scene.table.market[0] = Slot::Empty;
    });
    let done = scene.turn();
    has(&done, &StepKind::Resolution(ResolutionStep::RepeatsInPlay { times: 2, of: vec!["doctor".to_owned()] }));
}

#[test]
fn pike_logs_a_person_for_glory_but_none_from_another_time() {
    let scene = |discard: &[&str]| {
        let discard = discard.iter().map(|slug| card(slug)).collect();
        Scene::of(CrewDeck::Pike, "moopsy").with(|scene| {
            scene.table.deck = vec![Face::Known(card(FILLER)), Face::Known(card("saurian-brandy"))];
            scene.table.discard = discard;
        })
    };
    let done = scene(&["dakrah", "james-kirk-united-earth-fleet"]).turn();
    assert!(done.table.log.contains(&card("dakrah")), "{:#?}", done.steps);
    let done = scene(&["james-kirk-united-earth-fleet"]).turn();
    assert!(done.table.supply.glory == 0);
}

#[test]
fn riker_returns_an_incident_he_has_just_discarded_or_gains_cargo() {
    let scene = |below: &[&str], discard: &[&str]| {
        let discard = discard.iter().map(|slug| card(slug)).collect();
        Scene::of(CrewDeck::Riker, "chief-engineer-uss-titan")
            .with(|scene| {
                scene.table.deck = vec![Face::Known(card("chief-engineer-uss-titan"))];
                scene.table.discard = discard;
            })
            .below(below)
    };
    let done = scene(&[FILLER, "horta", "red-alert-riker", "tribbles"], &[]).turn();
    has(
        &done,
        &StepKind::Pile(PileStep::Returns {
            card: card("red-alert-riker"),
            instead_of_log: false,
            from: Some(Zone::Discard),
        }),
    );
    // One that lay there before does not count.
    let done = scene(&[FILLER, "horta", "holosuite", "tribbles"], &["red-alert-riker"]).turn();
    assert!(done.table.discard.contains(&card("red-alert-riker")));
}

#[test]
fn riker_discards_his_whole_deck_and_shuffles_only_when_a_card_is_needed() {
    let mut scene = Scene::of(CrewDeck::Riker, "species-10-c").below(&["horta", "tribbles"]);
    scene.table.deck =
        vec![Face::Known(card("horta")), Face::Known(card("utilize-riker")), Face::Known(card("species-10-c"))];
    let done = scene.turn();
    assert!(done.table.deck.is_empty() || done.table.discard.len() > 1, "{:#?}", done.steps);
}

#[test]
fn riker_asks_for_a_ship_of_yours_only_if_there_is_one() {
    let scene = |ships| {
        Scene::of(CrewDeck::Riker, "uss-zheng-he").with(move |scene| {
            scene.table.zone[0] = site("betazed", 0, 0, ships);
            scene.choice = Chosen::Option(0);
        })
    };
    let mut with = scene(1);
    let done = with.turn();
    let betazed = done.table.zone.iter().find(|site| site.card == Some(card("betazed")));
    assert_eq!(betazed.map(|site| site.player.ships), Some(0));
    assert!(with.asked.contains(&"choice"));
    let mut without = scene(0);
    without.turn();
    assert!(!without.asked.contains(&"choice"));
}

#[test]
fn riker_gains_more_research_for_a_directive_with_a_skill() {
    let done = Scene::of(CrewDeck::Riker, "the-riker-maneuver").turn();
    assert_eq!(done.table.tracks, [3, 0, 0]);
    let done = Scene::of(CrewDeck::Riker, "recruit-riker").turn();
    assert_eq!(done.table.tracks, [1, 0, 0]);
}

#[test]
fn the_fleet_of_thirty_weighs_two() {
    let fleet = card("a-fleet-of-30-california-class-ships");
    let scene = |slug: &str| {
        let ship = Ship { card: card(slug), at: Some(card("risa")) };
        Scene::of(CrewDeck::Freeman, "dooplers").with(move |scene| {
            scene.table.zone[1] = site("risa", 1, 0, 0);
            scene.table.ships = vec![ship];
        })
    };
    assert!(scene(fleet.slug()).turn().table.controlled.contains(&card("risa")));
    assert!(!scene("uss-cerritos").turn().table.controlled.contains(&card("risa")));
}
