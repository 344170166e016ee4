//! What Archer does.

use model::{CrewDeck, PlayerPart};
use solo::TokenCounts;
use solo::state::question::PartOutcome;
use solo::state::step::groups::GainStep;
use solo::state::step::groups::{GrowthStep, MovementStep, PlayerStep};
use solo::state::step::{GlorySource, StepKind};
use solo::state::tabletop::{Face, Slot};

use crate::kit::scene::{FILLER, Scene, card, has, site, slot};

#[test]
fn archer_sends_only_to_xindi_or_tellarites_or_gains_glory() {
    let scene = || Scene::of(CrewDeck::Archer, "uss-enterprise-c-to-boldly-go");
    let mut scene_without = scene().with(|scene| {
        scene.table.deck.pop();
        scene.table.deck.push(Face::Known(card("medusan-vessel")));
    });
    let done = scene_without.turn();
    assert_eq!(done.table.supply.glory, 1);
    let mut with = scene_without.with(|scene| {
        scene.table.zone[2] = site("denaxi-depot", 0, 0, 0);
    });
    let done = with.turn();
    has(&done, &StepKind::Movement(MovementStep::Sends { teams: 1, to: card("denaxi-depot"), from: None }));
    assert_eq!(done.table.supply.glory, 0);
}

#[test]
fn archer_gets_another_away_team_up_to_six() {
    let scene = |teams| {
        Scene::of(CrewDeck::Archer, "ambassador-sarek").with(|scene| {
            scene.table.deck.pop();
            scene.table.deck.push(Face::Known(card("ambassador-soval")));
            scene.table.teams = teams;
        })
    };
    let done = scene(2).turn();
    assert_eq!(done.table.teams, 3);
    has(&done, &StepKind::Movement(MovementStep::AddsTeam { teams: 3 }));
    let done = scene(6).turn();
    assert_eq!(done.table.teams, 6);
    has(&done, &StepKind::Movement(MovementStep::NoTeamInSupply));
}

#[test]
fn archer_strips_a_market_card_of_its_resources() {
    let mut scene = Scene::of(CrewDeck::Archer, "major-hayes-maco").with(|scene| {
        scene.part = PartOutcome::Unable;
        scene.table.market[1] = slot("tribbles", [0, 3]);
        scene.table.market[3] = slot("bolians", [1, 0]);
    });
    let done = scene.turn();
    let taken = TokenCounts { glory: 1, ..TokenCounts::default() };
    has(&done, &StepKind::Gain(GainStep::GainsResources { card: card("bolians"), tokens: taken }));
    assert!(matches!(&done.table.market[3], Slot::Card { card: there, .. } if *there == card("bolians")));
}

#[test]
fn archer_logs_a_card_that_is_no_nx_01() {
    let mut scene = Scene::of(CrewDeck::Archer, "major-hayes-maco").with(|scene| {
        scene.part = PartOutcome::Unable;
        scene.table.discard = vec![card("horta"), card("porthos")];
    });
    let done = scene.turn();
    assert!(done.table.log.contains(&card("horta")));
    assert!(done.table.discard.contains(&card("porthos")));
}

#[test]
fn all_away_teams_leave_where_the_bot_has_a_ship() {
    let mut scene = Scene::of(CrewDeck::Archer, "major-hayes-maco").with(|scene| {
        scene.table.zone[1] = site("risa", 0, 3, 0);
        scene.table.ships =
            vec![solo::state::tabletop::Ship { card: card("shuttlepod-1"), at: Some(card("risa")) }];
    });
    let done = scene.turn();
    let risa = done.table.zone.iter().find(|site| site.card == Some(card("risa")));
    assert_eq!(risa.map(|site| site.player.teams), Some(0));
    assert!(done.table.log.contains(&card("major-hayes-maco")));
}

#[test]
fn archer_above_seven_influence_takes_the_encounter_and_attacks() {
    let mut scene = Scene::of(CrewDeck::Archer, "xindi-council").with(|scene| {
        scene.table.tracks = [0, 7, 0];
    });
    let done = scene.turn();
    assert_eq!(done.table.tracks, [0, 8, 0]);
    has(
        &done,
        &StepKind::Player(PlayerStep::Part {
            part: PlayerPart::ExhaustLocation,
            outcome: PartOutcome::Done,
            attack: true,
        }),
    );
    assert!(scene.asked.contains(&"player-has"), "{:?}", scene.asked);
    assert!(done.table.log.contains(&card("xindi-council")));
}

#[test]
fn glory_from_the_supply_leaves_the_stardate_card_alone() {
    let mut scene = Scene::of(CrewDeck::Archer, "automated-repair-station");
    let before = scene.table.stardate;
    let done = scene.turn();
    has(&done, &StepKind::Growth(GrowthStep::GainsGlory { amount: 3, from: GlorySource::Supply }));
    // The Clean-up Steps of both sides put one each on the Market.
    assert_eq!(done.table.stardate.glory + 2, before.glory);
}

#[test]
fn archer_dismisses_his_officer_only_if_he_gained_a_ship() {
    let scene = |market: &str| {
        let ship = market.to_owned();
        Scene::of(CrewDeck::Archer, "recruit-archer").with(move |scene| {
            scene.table.officer = Some(card("tpol"));
            scene.table.market = [Slot::Empty, Slot::Empty, Slot::Empty, slot("bolians", [0, 0])];
            if ship == "ship" {
                scene.table.market[3] = Slot::Empty;
                scene.table.market[2] = slot("pakled-freighter", [0, 0]);
            }
        })
    };
    assert_eq!(scene("ship").turn().table.officer, None);
    assert_eq!(scene("ally").turn().table.officer, Some(card("tpol")));
}

#[test]
fn an_nx_01_person_is_promoted_from_the_discard_pile_and_no_other() {
    let mut scene = Scene::of(CrewDeck::Archer, "recruit-archer").below(&[FILLER, "horta"]).with(|scene| {
        scene.table.discard = vec![card("tpol"), card("porthos"), card("lursa")];
    });
    assert_eq!(scene.turn().table.officer, Some(card("tpol")));
}
