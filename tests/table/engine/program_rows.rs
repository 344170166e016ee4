//! Rows of the program cards, and where Ships and Away Teams go.

use model::{Course, CrewDeck};
use solo::state::step::StepKind;
use solo::state::step::groups::{AcquisitionStep, MovementStep, PileStep, TurnStep};
use solo::state::tabletop::{Face, FacedownPool, Slot};
use solo::{Forces, TokenCounts};

use crate::kit::scene::{Scene, card, has, lacks, site, slot};

#[test]
fn a_burnham_bot_gains_the_card_with_most_dilithium_and_its_tokens() {
    let mut scene = Scene::of(CrewDeck::Burnham, "holosuite").with(|scene| {
        scene.table.market[1] = slot("horta", [5, 0]);
        scene.table.market[2] = slot("pakled-freighter", [0, 2]);
    });
    let done = scene.turn();
    has(
        &done,
        &StepKind::Acquisition(AcquisitionStep::Gains {
            card: card("pakled-freighter"),
            tokens: TokenCounts { glory: 0, dilithium: 2, latinum: 0 },
        }),
    );
    assert_eq!(done.table.supply.dilithium, 2);
}

/// Who has just named the card is not told it again.
#[test]
fn a_card_that_lies_open_is_told_when_it_is_turned_up() {
    let turned_up = || StepKind::Pile(PileStep::TurnsUp { card: card("holosuite") });
    has(&Scene::of(CrewDeck::Burnham, "holosuite").turn(), &turned_up());
    let mut named = Scene::of(CrewDeck::Burnham, "holosuite").with(|scene| {
        scene.table.pools = vec![vec![card("holosuite"), card("tribbles")]];
        scene.table.deck[1] = Face::Hidden(FacedownPool::Crew(0));
    });
    let done = named.turn();
    assert!(named.asked.contains(&"reveal in row"), "{:?}", named.asked);
    lacks(&done, |what| *what == turned_up());
}

#[test]
fn koloth_deploys_no_ship_he_did_not_gain() {
    let mut scene = Scene::of(CrewDeck::Koloth, "boltzmann-brain").with(|scene| {
        scene.table.officer = Some(card("krell"));
        scene.table.market[2] = Slot::Empty;
    });
    let done = scene.turn();
    lacks(&done, |what| matches!(what, StepKind::Movement(MovementStep::Deploys { .. })));
    assert!(done.table.ships.is_empty());
}

#[test]
fn koloth_deploys_the_ship_he_gains_and_it_engages() {
    let mut scene = Scene::of(CrewDeck::Koloth, "boltzmann-brain").with(|scene| {
        scene.table.officer = Some(card("krell"));
        scene.table.zone[2] = site("archer-iv", 0, 2, 0);
    });
    let done = scene.turn();
    has(
        &done,
        &StepKind::Movement(MovementStep::Warps {
            card: card("pakled-freighter"),
            to: card("archer-iv"),
            course: Course::Engage,
        }),
    );
}

#[test]
fn sisko_logs_a_starbase_only_for_a_supplement_card() {
    let scene = || {
        Scene::of(CrewDeck::Sisko, "uss-rio-grande").with(|scene| {
            scene.table.officer = Some(card("kira-nerys"));
            scene.table.controlled = vec![card("starbase-375"), card("regula-i")];
        })
    };
    let done = scene().turn();
    assert_eq!(done.table.controlled.len(), 2);
    let mut scene = scene().with(|scene| {
        scene.table.supplement = vec![Face::Known(card("tribbles"))];
    });
    let done = scene.turn();
    let logged = done.table.log.contains(&card("starbase-375")) || done.table.log.contains(&card("regula-i"));
    assert!(logged, "{:#?}", done.steps);
}

#[test]
fn sela_takes_control_where_she_has_most_tokens() {
    let mut scene = Scene::of(CrewDeck::Sela, "letheans").with(|scene| {
        scene.table.tracks = [0, 0, 7];
        scene.table.zone[1] = site("risa", 1, 1, 0);
    });
    let done = scene.turn();
    has(
        &done,
        &StepKind::Turn(TurnStep::TakesControl {
            card: card("risa"),
            teams: 1,
            ships: Vec::new(),
            player: Forces { teams: 1, ships: 0 },
        }),
    );
    assert!(done.table.log.contains(&card("letheans")));
    assert_eq!(done.table.tracks[2], 8 + u8::from(done.table.tracks[2] > 8));
}

#[test]
fn sela_below_eight_military_gains_more_instead() {
    let mut scene = Scene::of(CrewDeck::Sela, "letheans").with(|scene| {
        scene.table.tracks = [0, 0, 6];
        scene.table.zone[1] = site("risa", 1, 0, 0);
    });
    let done = scene.turn();
    assert_eq!(done.table.tracks, [0, 1, 8]);
    lacks(&done, |what| matches!(what, StepKind::Turn(TurnStep::TakesControl { .. })));
}

#[test]
fn a_location_more_than_secured_is_skipped() {
    // Your Ship keeps Risa from being secured, so the Control Step leaves it alone.
    let mut scene = Scene::of(CrewDeck::Koloth, "iks-klothos").with(|scene| {
        scene.table.zone = vec![site("betazed", 0, 0, 0), site("risa", 6, 3, 0)];
        scene.table.teams = 8;
    });
    scene.table.zone[1].player.teams = 5;
    let done = scene.turn();
    has(&done, &StepKind::Movement(MovementStep::Sends { teams: 1, to: card("risa"), from: None }));
    let mut scene = Scene::of(CrewDeck::Koloth, "iks-klothos").with(|scene| {
        scene.table.zone = vec![site("betazed", 0, 0, 0), site("risa", 6, 3, 0)];
        scene.table.teams = 8;
        scene.table.controlled.clear();
    });
    let done = scene.turn();
    lacks(&done, |what| matches!(what, StepKind::Movement(MovementStep::Sends { to, .. }) if *to == card("risa")));
}

#[test]
fn without_a_team_at_home_one_comes_from_where_there_are_fewest() {
    let mut scene = Scene::of(CrewDeck::Picard, "arinsen").with(|scene| {
        scene.table.zone = vec![site("betazed", 2, 2, 0), site("risa", 1, 1, 0), site("archer-iv", 2, 1, 0)];
    });
    let done = scene.turn();
    has(
        &done,
        &StepKind::Movement(MovementStep::Sends { teams: 1, to: card("betazed"), from: Some(card("risa")) }),
    );
}

#[test]
fn your_ships_bar_a_location_unless_the_row_ignores_them() {
    let mut scene = Scene::of(CrewDeck::Picard, "arinsen").with(|scene| {
        scene.table.zone = vec![site("betazed", 1, 0, 1), site("risa", 0, 0, 0), site("archer-iv", 0, 0, 0)];
    });
    let done = scene.turn();
    has(&done, &StepKind::Movement(MovementStep::Sends { teams: 1, to: card("risa"), from: None }));
    let mut scene = Scene::of(CrewDeck::Sela, "bolians").with(|scene| {
        scene.table.market[3] = slot("tholians", [0, 0]);
        scene.table.zone[0] = site("betazed", 1, 0, 2);
    });
    let done = scene.turn();
    has(&done, &StepKind::Movement(MovementStep::Sends { teams: 1, to: card("betazed"), from: None }));
}

#[test]
fn deep_space_9_is_deployed_and_stays() {
    let mut scene = Scene::of(CrewDeck::Sisko, "deep-space-9");
    let done = scene.turn();
    has(&done, &StepKind::Movement(MovementStep::Deploys { card: card("deep-space-9") }));
    assert_eq!(done.table.ships[0].at, None);
}

#[test]
fn a_new_duty_officer_sends_the_former_to_the_discard_pile() {
    let mut scene = Scene::of(CrewDeck::Picard, "b-4").with(|scene| {
        scene.table.officer = Some(card("worf"));
    });
    let done = scene.turn();
    assert_eq!(done.table.officer, Some(card("b-4")));
    assert!(done.table.discard.contains(&card("worf")));
}

#[test]
fn the_most_recently_discarded_match_is_found() {
    let mut scene = Scene::of(CrewDeck::Picard, "letheans").with(|scene| {
        scene.table.discard = vec![card("uss-enterprise-d"), card("pakled-freighter"), card("horta")];
        scene.table.market[2] = Slot::Empty;
    });
    let done = scene.turn();
    has(&done, &StepKind::Pile(PileStep::PutsOnDeck { card: card("pakled-freighter") }));
}

#[test]
fn a_taken_card_lies_on_top_of_the_deck_a_gained_one_in_the_discard_pile() {
    let mut scene = Scene::of(CrewDeck::Koloth, "tholians");
    let done = scene.turn();
    has(
        &done,
        &StepKind::Acquisition(AcquisitionStep::Takes {
            card: card("pakled-freighter"),
            tokens: TokenCounts::default(),
        }),
    );
    assert_eq!(done.table.deck.last(), Some(&Face::Known(card("pakled-freighter"))));
}

#[test]
fn costs_in_away_teams_are_judged_by_the_neutral_zone_as_it_is_now() {
    let mut scene = Scene::of(CrewDeck::Picard, "diplomacy").with(|scene| {
        scene.table.officer = Some(card("worf"));
        scene.table.controlled = vec![card("farpoint-station")];
        scene.table.zone[0] = site("betazed", 2, 0, 0);
    });
    let done = scene.turn();
    assert!(scene.asked.contains(&"zone"), "{:?}", scene.asked);
    has(&done, &StepKind::Movement(MovementStep::RemovesTeam { from: card("betazed") }));
}

#[test]
fn without_any_token_the_most_valuable_market_card_is_gained() {
    let mut scene = Scene::of(CrewDeck::Burnham, "holosuite");
    let done = scene.turn();
    has(
        &done,
        &StepKind::Acquisition(AcquisitionStep::Gains { card: card("bolians"), tokens: TokenCounts::default() }),
    );
}
