//! What a player scores for Focus icons whose board has places for traits and no tracks.

use super::PlayerHoldings;
use model::Board;

/// What each Focus icon is worth to a player with a board without tracks: nothing before the Captain is
/// flipped, which only one mission does (the Captain's ENDGAME operation).
pub fn focus_worth(board: &Board, holdings: &PlayerHoldings) -> u8 {
    let Some(marks) = &board.marks else {
        return 0;
    };
    if !is_flipped(board, marks.focus.flips, holdings) {
        0
    } else if usize::from(holdings.marks) >= marks.places() {
        marks.focus.all_marked
    } else {
        marks.focus.flipped
    }
}

/// Whether so many missions with so many points include the one that flips the Captain, `flips` counted from 1.
fn is_flipped(board: &Board, flips: u8, holdings: &PlayerHoldings) -> bool {
    let missions = &board.missions;
    let chosen = |set: u32| (0..missions.len()).filter(move |at| set & (1 << at) != 0);
    let fits = |set: &u32| {
        let points: u32 = chosen(*set).map(|at| u32::from(missions[at].vp)).sum();
        set.count_ones() == u32::from(holdings.missions) && points == u32::from(holdings.mission_points)
    };
    // Which missions were completed is not asked: all sets with as many and as many points are tried.
    let mut sets = (0_u32..1 << missions.len()).filter(fits).peekable();
    sets.peek().is_some() && sets.all(|set| (set << 1) & (1 << flips) != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board by what is counted here: of the rest it has what boards have that say nothing of it.
    fn board() -> Board {
        let missions = [1, 2, 3].map(|vp| serde_json::json!({ "name": "", "vp": vp, "basic": false }));
        let board = serde_json::json!({
            "captain": "khan",
            "away_teams": 4,
            "marks": {
                "traits": vec!["spy"; 10],
                "of_opponent": 2,
                "focus": { "flips": 2, "flipped": 1, "all_marked": 3 },
            },
            "missions": missions,
        });
        serde_json::from_value(board).expect("a board")
    }

    /// Wrathful Khan's ENDGAME operation: 1 for each Focus icon, 3 with all 12 traits marked.
    #[test]
    fn focus_icons_count_once_the_second_mission_is_done() {
        let worth = |missions, mission_points, marks| {
            focus_worth(&board(), &PlayerHoldings { marks, missions, mission_points, ..PlayerHoldings::default() })
        };
        assert_eq!(worth(0, 0, 12), 0);
        assert_eq!(worth(1, 1, 6), 0);
        assert_eq!(worth(1, 2, 9), 1);
        assert_eq!(worth(2, 3, 11), 1);
        assert_eq!(worth(2, 4, 12), 0);
        assert_eq!(worth(3, 6, 12), 3);
    }
}
