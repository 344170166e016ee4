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

/// Points for a Phoenix in orbit with its personnel aboard (phase 7, table of Non-Aligned ships).
pub const PER_PHOENIX: u64 = 10;
/// Points for each person somebody else brought into play at an own Neutral or Husnock Outpost.
pub const FEE: u64 = 50;

codes!(
    /// What brings points, in printed order; last what phase 10 does not list but the table of
    /// Non-Aligned ships gives.
    Part {
        Missions => "missions",
        Bonus => "bonus",
        Personnel => "personnel",
        Civilians => "civilians",
        Owned => "owned",
        Extra => "extra",
        Phoenix => "phoenix",
        Fees => "fees",
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
    /// Phoenixes in orbit with their personnel aboard.
    pub phoenixes: u64,
    /// Personnel others brought into play at own Neutral and Husnock Outposts.
    pub guests: u64,
}

impl Part {
    /// The slug of the rule entry that gives the points, where it is not that of phase 10.
    pub fn entry(self) -> Option<&'static str> {
        match self {
            Part::Phoenix => Some("concept/phoenix"),
            Part::Fees => Some("concept/neutral-outpost"),
            Part::Missions
            | Part::Bonus
            | Part::Personnel
            | Part::Civilians
            | Part::Owned
            | Part::Extra => None,
        }
    }
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
            Part::Phoenix => self.phoenixes * PER_PHOENIX,
            Part::Fees => self.guests * FEE,
        }
    }

    /// All points of the round.
    pub fn total(&self) -> u64 {
        Part::ALL.iter().map(|part| self.points(*part)).sum()
    }

    /// Whether the answer names a part: those of Non-Aligned cards only where there are any.
    pub fn has(&self, part: Part) -> bool {
        match part {
            Part::Phoenix => self.phoenixes > 0,
            Part::Fees => self.guests > 0,
            Part::Missions
            | Part::Bonus
            | Part::Personnel
            | Part::Civilians
            | Part::Owned
            | Part::Extra => true,
        }
    }

    /// Slugs of the rule entries of the Non-Aligned cards that bring points.
    pub fn entries(&self) -> Vec<&'static str> {
        let parts = Part::ALL.iter().filter(|part| self.has(**part));
        parts.filter_map(|part| part.entry()).collect()
    }

    /// Numbers of the rulings that bear on the answer: whether a ship on an unsolved mission owns it,
    /// who gets the points of a Phoenix, who pays the fee, and whether these are bonus points.
    pub fn rulings(&self) -> Vec<u16> {
        let owned: &[u16] = if self.owned > 0 { &[319] } else { &[] };
        let phoenix: &[u16] = if self.phoenixes > 0 { &[325, 326] } else { &[] };
        let fees: &[u16] = if self.guests > 0 { &[323, 324] } else { &[] };
        [owned, phoenix, fees].concat()
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
            phoenixes: 0,
            guests: 0,
        }
    }

    #[test]
    fn every_part_counts() {
        let points = Part::ALL.iter().map(|part| turn().points(*part));
        assert_eq!(points.collect::<Vec<_>>(), [75, 25, 15, 10, 40, 30, 0, 0]);
        assert_eq!(turn().total(), 195);
    }

    #[test]
    fn a_phoenix_and_guests_bring_points_that_are_no_bonus() {
        let side = Side::Borg;
        let (phoenixes, guests) = (1, 2);
        let turn = Turn {
            side,
            phoenixes,
            guests,
            ..turn()
        };
        assert_eq!(
            [turn.points(Part::Phoenix), turn.points(Part::Fees)],
            [10, 100]
        );
        assert_eq!(turn.total(), 170 + 110);
        assert_eq!(turn.rulings(), [319, 325, 326, 323, 324]);
        assert_eq!(
            turn.entries(),
            ["concept/phoenix", "concept/neutral-outpost"]
        );
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
