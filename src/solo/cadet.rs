//! Cadet Training: a game without an opponent (rules p. 28). A training is a log; its state is a fold
//! over it.

use serde::{Deserialize, Serialize};

use model::{CrewDeck, StardateEffect, Stardates, codes};

use super::state::log::ReplayError;
use super::state::setup::BoardSide;

/// One entry of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum CadetEntry {
    /// Always the first.
    Started {
        /// Captain of the player.
        captain: CrewDeck,
        /// The side of the player's board.
        side: BoardSide,
    },
    /// The player has finished a turn.
    TurnFinished,
    /// The points counted after the last turn.
    Scored {
        /// As the player counted them.
        points: i32,
    },
    /// The Incident deck ran out.
    Burned,
}

/// Where a training stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// This turn, from 1, is being played.
    Turn(u16),
    /// All turns are over, the points are not counted yet.
    Scoring,
    /// The training is over and was scored.
    Scored {
        /// The player's points.
        points: i32,
    },
    /// Lost: the Incident deck ran out (rules p. 28).
    Burned,
}

/// A training as its log tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CadetState {
    /// Captain of the player.
    pub captain: CrewDeck,
    /// The side of the player's board.
    pub side: BoardSide,
    /// Turns of the whole training.
    pub turns: u16,
    /// How far the training has come.
    pub stage: Stage,
}

/// What is to be done in the Clean-up Step of a turn besides the usual.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "task", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Task {
    /// At the start: the Market, and the neutral Locations without tokens of the player.
    WipeMarketAndZone,
    /// At the start: the whole Market.
    WipeMarket,
    /// Glory from the supply goes on the next Stardate card, counted from 1.
    Fill {
        /// The card's number, from 1.
        card: u8,
        /// Glory put on it, as printed.
        glory: u8,
    },
    /// One card of the player's choice leaves the Market.
    WipeOne,
    /// 1 Glory goes from the Stardate card on a Market card; this much is left on it.
    PlaceGlory {
        /// Glory left on the Stardate card.
        left: u8,
    },
    /// By a captain's own rule: 1 Glory leaves the Stardate card, 1 Dilithium goes on a Market card.
    PlaceDilithium {
        /// Glory left on the Stardate card.
        left: u8,
    },
    /// In the last turn the Glory comes from the supply.
    PlaceGloryFromSupply,
    /// By that rule in the last turn: no Glory leaves anything.
    PlaceDilithiumOnly,
    /// The Stardate card is empty: it lies before the player until the next Clean-up Step.
    Keep {
        /// The card's number, from 1.
        card: u8,
    },
    /// The last Stardate card is empty: one more turn.
    LastTurnFollows,
    /// Scoring follows.
    ScoringFollows,
}

/// Points of the first band that has a name (rules p. 28).
pub const FIRST_BAND: i32 = 70;

codes!(
    /// How well a cadet did (rules p. 28).
    Band {
        /// Fewer than 70 points; the rulebook has no word for it.
        Below => "below",
        /// At least 70.
        Understands => "understands",
        /// At least 100.
        Skilled => "skilled",
        /// More than 120.
        Veteran => "veteran",
    }
);

impl Band {
    /// The band of a score.
    pub fn from_points(points: i32) -> Band {
        match points {
            121.. => Band::Veteran,
            100..=120 => Band::Skilled,
            FIRST_BAND..=99 => Band::Understands,
            _ => Band::Below,
        }
    }
}

/// The turns of a training: each places 1 Glory, and one more follows the last Stardate card. With
/// the printed cards 11 (rules p. 28, ruling 53).
pub fn turns(stardates: &Stardates) -> u16 {
    let glory: u16 = stardates.cards.iter().map(|card| u16::from(card.glory)).sum();
    glory + 1
}

/// The state after all entries of a log.
///
/// # Errors
/// When an entry does not follow from those before it.
pub fn fold(stardates: &Stardates, entries: &[CadetEntry]) -> Result<CadetState, ReplayError> {
    let Some(CadetEntry::Started { captain, side }) = entries.first().copied() else {
        return Err(ReplayError { number: 0 });
    };
    let mut state = CadetState { captain, side, turns: turns(stardates), stage: Stage::Turn(1) };
    for (number, entry) in entries.iter().enumerate().skip(1) {
        let stage = state.after(*entry);
        state.stage = stage.ok_or(ReplayError { number })?;
    }
    Ok(state)
}

impl CadetState {
    /// The stage an entry leads to, if it may follow. The points may be counted once the turns are
    /// over; the Burn may come in any of them.
    pub fn after(&self, entry: CadetEntry) -> Option<Stage> {
        match (self.stage, entry) {
            (Stage::Turn(turn), CadetEntry::TurnFinished) if turn < self.turns => Some(Stage::Turn(turn + 1)),
            (Stage::Turn(_), CadetEntry::TurnFinished) => Some(Stage::Scoring),
            (Stage::Turn(_), CadetEntry::Burned) => Some(Stage::Burned),
            (Stage::Scoring, CadetEntry::Scored { points }) => Some(Stage::Scored { points }),
            (Stage::Turn(_), CadetEntry::Scored { .. } | CadetEntry::Started { .. })
            | (Stage::Scoring, CadetEntry::TurnFinished | CadetEntry::Burned | CadetEntry::Started { .. })
            | (Stage::Scored { .. } | Stage::Burned, _) => None,
        }
    }

    /// What is to be done in the Clean-up Step of the current turn, in order; nothing when no turn is
    /// being played. `dilithium` tells whether the captain places that in the place of Glory.
    pub fn tasks(&self, stardates: &Stardates, dilithium: bool) -> Vec<Task> {
        match self.stage {
            Stage::Turn(turn) => clean_up(stardates, turn, dilithium),
            Stage::Scoring | Stage::Scored { .. } | Stage::Burned => Vec::new(),
        }
    }
}

/// What is special in the Clean-up Step of a turn (rules p. 28).
fn clean_up(stardates: &Stardates, turn: u16, dilithium: bool) -> Vec<Task> {
    let mut before = 0;
    for (at, card) in stardates.cards.iter().enumerate() {
        // A turn places 1 Glory, so its number is the Glory placed by its end (rules p. 28).
        let placed = turn.saturating_sub(before);
        if placed <= u16::from(card.glory) {
            let left = u8::try_from(u16::from(card.glory) - placed).unwrap_or(0);
            return on_card(stardates, at, left, dilithium);
        }
        before += u16::from(card.glory);
    }
    let place = if dilithium { Task::PlaceDilithiumOnly } else { Task::PlaceGloryFromSupply };
    vec![Task::WipeOne, place, Task::ScoringFollows]
}

/// The Clean-up Step of a turn that leaves this much Glory on the Stardate card at a place.
fn on_card(stardates: &Stardates, at: usize, left: u8, dilithium: bool) -> Vec<Task> {
    let mut tasks = Vec::new();
    let glory = stardates.cards[at].glory;
    let number = u8::try_from(at + 1).unwrap_or(u8::MAX);
    // The first turn with this card: the one before was emptied in the last and is executed now (rules p. 28).
    if at > 0 && left + 1 == glory {
        tasks.extend(executed(stardates.cards[at - 1].effect));
        tasks.push(Task::Fill { card: number, glory });
    }
    tasks.push(Task::WipeOne);
    tasks.push(if dilithium { Task::PlaceDilithium { left } } else { Task::PlaceGlory { left } });
    if left == 0 {
        let is_last = at + 1 == stardates.cards.len();
        tasks.push(if is_last { Task::LastTurnFollows } else { Task::Keep { card: number } });
    }
    tasks
}

fn executed(effect: StardateEffect) -> Option<Task> {
    match effect {
        StardateEffect::WipeMarket => Some(Task::WipeMarket),
        StardateEffect::WipeMarketAndZone => Some(Task::WipeMarketAndZone),
        StardateEffect::None | StardateEffect::End => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{Mode, StardateCard};
    use proptest::prelude::*;

    const STARTED: CadetEntry = CadetEntry::Started { captain: CrewDeck::Picard, side: BoardSide::Basic };

    fn printed() -> Stardates {
        let card = |effect| StardateCard { glory: 5, draw: 0, effect };
        Stardates {
            mode: Mode::Cadet,
            cards: vec![card(StardateEffect::WipeMarketAndZone), card(StardateEffect::End)],
        }
    }

    fn after(turns: usize) -> CadetState {
        let mut entries = vec![STARTED];
        entries.extend(vec![CadetEntry::TurnFinished; turns]);
        fold(&printed(), &entries).expect("a sound log")
    }

    fn tasks_of(turn: usize) -> Vec<Task> {
        after(turn - 1).tasks(&printed(), false)
    }

    #[test]
    fn a_training_has_eleven_turns() {
        assert_eq!(after(0).stage, Stage::Turn(1));
        assert_eq!(after(10).stage, Stage::Turn(11));
        assert_eq!(after(11).stage, Stage::Scoring);
    }

    #[test]
    fn every_clean_up_step_wipes_one_card_and_places_one_glory() {
        let plain = |left| vec![Task::WipeOne, Task::PlaceGlory { left }];
        assert_eq!(tasks_of(1), plain(4));
        assert_eq!(tasks_of(4), plain(1));
        assert_eq!(tasks_of(7), plain(3));
        for turn in 1..=11 {
            assert!(tasks_of(turn).contains(&Task::WipeOne), "turn {turn}");
        }
    }

    #[test]
    fn the_first_card_empties_in_turn_five_and_is_executed_in_turn_six() {
        assert_eq!(tasks_of(5), [Task::WipeOne, Task::PlaceGlory { left: 0 }, Task::Keep { card: 1 }]);
        assert_eq!(
            tasks_of(6),
            [
                Task::WipeMarketAndZone,
                Task::Fill { card: 2, glory: 5 },
                Task::WipeOne,
                Task::PlaceGlory { left: 4 }
            ]
        );
    }

    #[test]
    fn the_second_card_empties_in_turn_ten_and_one_more_turn_follows() {
        assert_eq!(tasks_of(10)[2], Task::LastTurnFollows);
        assert_eq!(tasks_of(11), [Task::WipeOne, Task::PlaceGloryFromSupply, Task::ScoringFollows]);
        assert!(tasks_of(12).is_empty());
    }

    #[test]
    fn by_the_rule_of_a_captain_one_dilithium_is_placed() {
        let state = fold(&printed(), &[STARTED]).expect("a sound log");
        let tasks = state.tasks(&printed(), true);
        assert_eq!(tasks, [Task::WipeOne, Task::PlaceDilithium { left: 4 }]);
    }

    #[test]
    fn the_burn_ends_a_training_and_points_come_last() {
        let burned = fold(&printed(), &[STARTED, CadetEntry::Burned]).expect("a sound log");
        assert_eq!(burned.stage, Stage::Burned);
        assert_eq!(burned.after(CadetEntry::TurnFinished), None);
        let early = fold(&printed(), &[STARTED, CadetEntry::Scored { points: 80 }]);
        assert_eq!(early, Err(ReplayError { number: 1 }));
        let scored = after(11).after(CadetEntry::Scored { points: 80 });
        assert_eq!(scored, Some(Stage::Scored { points: 80 }));
    }

    #[test]
    fn the_bands_are_as_printed() {
        let bands = [69, 70, 99, 100, 120, 121].map(Band::from_points);
        assert_eq!(
            bands,
            [Band::Below, Band::Understands, Band::Understands, Band::Skilled, Band::Skilled, Band::Veteran]
        );
    }

    #[test]
    fn a_log_survives_json() {
        let entries = [STARTED, CadetEntry::TurnFinished, CadetEntry::Scored { points: -3 }];
        let text = serde_json::to_string(&entries).expect("json");
        let read: Vec<CadetEntry> = serde_json::from_str(&text).expect("entries");
        assert_eq!(read, entries);
    }

    proptest! {
        /// Whatever the cards say, each turn places one token, and the Glory adds up.
        #[test]
        fn glory_runs_out_with_the_last_but_one_turn(glory in prop::collection::vec(1_u8..9, 1..5)) {
            let mut stardates = printed();
            let card = stardates.cards[0];
            stardates.cards = glory.iter().map(|glory| StardateCard { glory: *glory, ..card }).collect();
            let all = turns(&stardates);
            for turn in 1..=all {
                let tasks = clean_up(&stardates, turn, false);
                let emptied = tasks.contains(&Task::LastTurnFollows);
                prop_assert_eq!(emptied, turn + 1 == all);
                prop_assert_eq!(tasks.contains(&Task::ScoringFollows), turn == all);
            }
        }
    }
}
