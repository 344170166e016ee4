//! What concerns the player: attacks, choices, Incidents.

use model::{CrewDeck, PlayerPart, Specialty};
use solo::state::question::{Chosen, PartOutcome, Question};
use solo::state::step::groups::{GrowthStep, PlayerStep, ResolutionStep};
use solo::state::step::{GlorySource, StepKind};
use solo::state::tabletop::{Face, Zone};

use crate::kit::scene::{Scene, card, gains, has, lacks, site};

#[test]
fn a_cancelled_attack_counts_as_carried_out() {
    let mut scene = Scene::of(CrewDeck::Picard, "arinsen").with(|scene| {
        scene.part = PartOutcome::Cancelled;
    });
    let done = scene.turn();
    has(
        &done,
        &StepKind::Player(PlayerStep::Part {
            part: PlayerPart::RemoveTeam,
            outcome: PartOutcome::Cancelled,
            attack: true,
        }),
    );
    lacks(&done, |what| matches!(what, StepKind::Growth(GrowthStep::GainsGlory { .. })));
    scene.part = PartOutcome::Unable;
    let done = scene.turn();
    has(&done, &StepKind::Growth(GrowthStep::GainsGlory { amount: 1, from: GlorySource::Stardate }));
}

#[test]
fn what_the_bot_does_beside_a_cancelled_attack_still_happens() {
    let mut scene = Scene::of(CrewDeck::Sisko, "kira-nerys").with(|scene| {
        scene.part = PartOutcome::Cancelled;
    });
    let done = scene.turn();
    has(&done, &gains(Specialty::Military, 2, 3));
}

#[test]
fn cancelling_the_choice_of_sela_resolves_no_card() {
    let mut scene = Scene::of(CrewDeck::Sela, "ambassador-kamarag")
        .below(&["tribbles", "horta", "holosuite"])
        .with(|scene| scene.choice = Chosen::Cancelled);
    let done = scene.turn();
    has(&done, &StepKind::Player(PlayerStep::ChoiceCancelled));
    let nested = done
        .steps
        .iter()
        .any(|step| step.depth > 1 && matches!(step.kind, StepKind::Resolution(ResolutionStep::Resolves { .. })));
    assert!(!nested);
    scene.choice = Chosen::Option(1);
    let done = scene.turn();
    let nested = done
        .steps
        .iter()
        .any(|step| matches!(step.kind, StepKind::Resolution(ResolutionStep::Resolves { .. })) && step.depth == 2);
    assert!(nested, "{:#?}", done.steps);
}

#[test]
fn conspiracy_leaves_or_brings_the_bot_glory() {
    let mut scene = Scene::of(CrewDeck::Koloth, "conspiracy").with(|scene| {
        scene.table.supplement = vec![Face::Known(card("horta"))];
    });
    let incidents = scene.table.incidents;
    let done = scene.turn();
    assert_eq!(done.table.zone_of(&card("conspiracy")), Some(Zone::Gone));
    assert_eq!(done.table.incidents, incidents - 1);
    scene.choice = Chosen::Option(1);
    let done = scene.turn();
    assert_eq!(done.table.supply.glory, 2);
    assert!(done.table.discard.contains(&card("horta")));
    assert_eq!(done.table.zone_of(&card("conspiracy")), Some(Zone::Discard));
}

#[test]
fn the_incident_deck_is_counted_before_you_take_the_card() {
    let mut scene = Scene::of(CrewDeck::Koloth, "tholians").with(|scene| scene.table.incidents = 2);
    let done = scene.turn();
    let at = |kind| scene.asked.iter().position(|asked| *asked == kind);
    assert!(at("incidents") < at("part"), "{:?}", scene.asked);
    assert_eq!((done.table.incidents, done.table.ending), (1, None));
}

#[test]
fn an_incident_returned_by_you_is_counted_anew() {
    let mut scene = Scene::of(CrewDeck::Shran, "ambassador-kamarag");
    scene.table.fresh.incidents = true;
    let done = scene.turn();
    has(
        &done,
        &StepKind::Player(PlayerStep::Part {
            part: PlayerPart::MayReturnIncident,
            outcome: PartOutcome::Done,
            attack: false,
        }),
    );
}

#[test]
fn where_an_option_is_always_possible_none_is_refused() {
    for (bot, resolved) in
        [(CrewDeck::Sela, "ambassador-kamarag"), (CrewDeck::Koloth, "conspiracy"), (CrewDeck::Shran, "mekleth")]
    {
        let mut scene = Scene::of(bot, resolved).with(|scene| scene.choice = Chosen::Unable);
        let done = scene.turn();
        assert!(
            matches!(done.question, Some(Question::Choice { may_be_none: false, .. })),
            "{resolved}: {:?}",
            done.question
        );
    }
}

#[test]
fn a_team_removed_by_choice_may_come_from_anywhere() {
    let mut scene = Scene::of(CrewDeck::Shran, "mekleth").with(|scene| {
        scene.table.zone[0] = site("betazed", 0, 1, 0);
        scene.table.zone[2] = site("archer-iv", 0, 1, 0);
        scene.table.fresh.zone = true;
        scene.choice = Chosen::Option(1);
    });
    let done = scene.turn();
    assert_eq!(done.question, None, "{:#?}", done.steps);
}
