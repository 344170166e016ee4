//! The points of a round (phase 10, "Punkte zählen").

use super::Side;
use crate::model::codes;

/// What bonus points of the round are multiplied by.
pub const BONUS: u64 = 5;
/// Points for a person in an own Colony.
pub const PER_PERSON: u64 = 5;
/// Points for a CIVILIAN in an own Colony.
pub const PER_CIVILIAN: u64 = 10;
/// Points for a mission owned.
pub const PER_MISSION: u64 = 10;
/// Points in addition while few missions are owned.
pub const EXTRA: u64 = 30;
/// From this many missions owned on there is no [`EXTRA`].
pub const MANY: u64 = 10;

codes!(
    /// What brings points, in printed order.
    Part {
        Missions => "missions",
        Bonus => "bonus",
        Personnel => "personnel",
        Civilians => "civilians",
        Owned => "owned",
        Extra => "extra",
    }
);

/// What happened in a player's round, and what they have at its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    pub side: Side,
    /// Points of the missions solved this round.
    pub missions: Vec<u64>,
    /// Bonus points of this round, from dilemmas, Interrupts, Events and the like.
    pub bonus: Vec<u64>,
    /// Personnel in own Colonies who are no CIVILIANs.
    pub personnel: u64,
    /// CIVILIANs in own Colonies.
    pub civilians: u64,
    /// Missions owned.
    pub owned: u64,
}

impl Turn {
    /// Points for one part. The Borg get no bonus points; the extra points are for fewer than 10
    /// missions owned.
    pub fn points(&self, part: Part) -> u64 {
        match part {
            Part::Missions => self.missions.iter().sum(),
            Part::Bonus if !self.side.has_bonus() => 0,
            Part::Bonus => self.bonus.iter().sum::<u64>() * BONUS,
            Part::Personnel => self.personnel * PER_PERSON,
            Part::Civilians => self.civilians * PER_CIVILIAN,
            Part::Owned => self.owned * PER_MISSION,
            Part::Extra if self.owned < MANY => EXTRA,
            Part::Extra => 0,
        }
    }

    /// All points of the round.
    pub fn total(&self) -> u64 {
        Part::ALL.iter().map(|part| self.points(*part)).sum()
    }

    /// Numbers of the rulings that bear on the answer: whether a ship on an unsolved mission owns it.
    pub fn rulings(&self) -> &'static [u16] {
        if self.owned == 0 { &[] } else { &[319] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn turn() -> Turn {
        Turn {
            side: Side::Normal,
            missions: vec![35, 40],
            bonus: vec![5],
            personnel: 3,
            civilians: 1,
            owned: 4,
        }
    }

    #[test]
    fn every_part_counts() {
        let points = Part::ALL.iter().map(|part| turn().points(*part));
        assert_eq!(points.collect::<Vec<_>>(), [75, 25, 15, 10, 40, 30]);
        assert_eq!(turn().total(), 195);
    }

    #[test]
    fn the_borg_get_no_bonus_points() {
        let side = Side::Borg;
        assert_eq!(Turn { side, ..turn() }.total(), 170);
        let side = Side::Dominion;
        assert_eq!(Turn { side, ..turn() }.total(), 195);
    }

    #[test]
    fn the_extra_points_end_with_ten_missions() {
        let extra = |owned| Turn { owned, ..turn() }.points(Part::Extra);
        assert_eq!([extra(0), extra(9), extra(10), extra(49)], [30, 30, 0, 0]);
    }

    proptest! {
        #[test]
        fn another_mission_is_ten_points_except_the_tenth(owned in 0..48_u64) {
            let total = |owned| Turn { owned, ..turn() }.total();
            let gain = i128::from(total(owned + 1)) - i128::from(total(owned));
            prop_assert_eq!(gain, if owned == 9 { -20 } else { 10 });
        }
    }
}
