//! Tests of [`super`].

use super::*;
use model::Threshold;
use proptest::prelude::*;

/// The Basic side of Picard's board.
fn tracks() -> Tracks {
    let track = |steps: &[(u8, u8)]| {
        let threshold = |&(step, multiplier): &(u8, u8)| Threshold { step, multiplier };
        steps.iter().map(threshold).collect()
    };
    Tracks {
        research: track(&[(0, 1), (2, 2), (7, 3), (10, 4), (13, 5), (15, 6)]),
        influence: track(&[(0, 1), (3, 2), (8, 3), (11, 5), (15, 7)]),
        military: track(&[(0, 1), (5, 3), (10, 4), (14, 5)]),
    }
}

fn score(holdings: PlayerHoldings) -> SideScore {
    SideScore::new(holdings, Some(&tracks()), BoardSide::Basic)
}

/// Rules p. 25 with ruling 51: 9 printed, 4 from the Captain, 4 Research Focus icons at ×4.
#[test]
fn the_worked_example_is_worth_29() {
    let example = score(PlayerHoldings {
        endgame: 4,
        printed: 9,
        focus: [4, 0, 0],
        steps: [10, 0, 0],
        missions: 1,
        ..PlayerHoldings::default()
    });
    assert_eq!(example.focus[0].multiplier, 4);
    assert_eq!(example.focus.map(|line| line.points), [16, 0, 0]);
    assert_eq!(example.total, 29);
}

#[test]
fn without_a_mission_no_focus_counts() {
    let holdings = PlayerHoldings { focus: [4, 2, 1], steps: [15, 15, 15], ..PlayerHoldings::default() };
    assert_eq!(score(holdings).total, 0);
    let with = score(PlayerHoldings { missions: 1, ..holdings });
    assert_eq!(with.focus.map(|line| line.points), [24, 14, 5]);
}

#[test]
fn printed_points_of_missions_count_on_the_advanced_side_only() {
    let holdings = PlayerHoldings { missions: 2, mission_points: 7, ..PlayerHoldings::default() };
    assert_eq!(score(holdings).total, 0);
    let advanced = SideScore::new(holdings, Some(&tracks()), BoardSide::Advanced);
    assert_eq!(advanced.total, 7);
}

#[test]
fn glory_tokens_and_losses_add_up() {
    let holdings = PlayerHoldings { glory: 12, tokens: 3, printed: -4, ..PlayerHoldings::default() };
    assert_eq!(score(holdings).total, 11);
}

#[test]
fn resources_count_in_pairs_and_for_burnham_dilithium_alone() {
    let points = |dilithium, latinum, is_each| ScoreResources::new(dilithium, latinum, is_each).points;
    assert_eq!(points(0, 0, false), 0);
    assert_eq!(points(1, 0, false), 0);
    assert_eq!(points(3, 2, false), 2);
    assert_eq!(points(3, 3, false), 3);
    assert_eq!(points(4, 3, true), 5);
    assert_eq!(points(0, 1, true), 0);
}

#[test]
fn only_more_points_win_and_the_burn_always_loses() {
    assert_eq!(Verdict::from_points(50, 49, None), Verdict::Won);
    assert_eq!(Verdict::from_points(49, 50, Some(Ending::Credits)), Verdict::Lost);
    assert_eq!(Verdict::from_points(50, 50, None), Verdict::Tied);
    assert!(!Verdict::Tied.is_won());
    assert_eq!(Verdict::from_points(99, 0, Some(Ending::Burn)), Verdict::Burn);
}

proptest! {
    #[test]
    fn the_total_is_the_sum_of_the_lines(
        glory in 0_u16..200,
        endgame in -9_i16..60,
        printed in -30_i16..90,
        focus in prop::array::uniform3(0_u8..20),
        steps in prop::array::uniform3(0_u8..=15),
        missions in 0_u8..4,
    ) {
        let one = score(PlayerHoldings { glory, endgame, printed, focus, steps, missions, ..PlayerHoldings::default() });
        let lines = i32::from(glory) + i32::from(endgame) + i32::from(printed)
            + one.focus.map(|line| line.points).iter().sum::<i32>();
        prop_assert_eq!(one.total, lines);
        prop_assert!(missions > 0 || one.focus.map(|line| line.points) == [0; 3]);
    }
}
