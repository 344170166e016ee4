//! `tricorder calc turn`: the points of a round (phase 10, "Punkte zählen").

use std::collections::BTreeMap;

use clap::Args;
use serde::Serialize;

use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, RuleBasis};
use crate::calc::first::{SIDES, Side};
use crate::options::{Numbers, OneOf};
use crate::session::Session;
use crate::{Found, RunCommand};
use model::codes;
use page::PageTable;
use page::locale::{Texts, msg};
use words::numbers::addition;
use words::{Problem, Term, terms};

/// The most points of a mission, and the most bonus points at once.
const POINTS: u64 = 999;
/// The most people in Colonies.
const PEOPLE: u64 = 999;
/// Missions on the largest playing field: 7 × 7.
const FIELD: u64 = 49;
/// What bonus points of the round are multiplied by.
const BONUS: u64 = 5;
/// Points for a person in an own Colony.
pub const PER_PERSON: u64 = 5;
/// Points for a CIVILIAN in an own Colony.
pub const PER_CIVILIAN: u64 = 10;
/// Points for a mission owned.
pub const PER_MISSION: u64 = 10;
/// Points in addition while few missions are owned.
pub const EXTRA: u64 = 30;
/// From this many missions owned on there is no [`EXTRA`].
const MANY: u64 = 10;

/// Points for a Phoenix in orbit with its personnel aboard (phase 7, table of Non-Aligned ships).
pub const PER_PHOENIX: u64 = 10;
/// Points for each person somebody else brought into play at an own Neutral or Husnock Outpost.
pub const FEE: u64 = 50;

codes!(
    /// What brings points, in printed order; last what phase 10 does not list but the table of
    /// Non-Aligned ships gives.
    TurnPart {
        /// Printed points of the missions solved in the round.
        Missions => "missions",
        /// Bonus points of the round, times 5; none for the Borg.
        Bonus => "bonus",
        /// People in own Colonies, 5 points each.
        Personnel => "personnel",
        /// CIVILIANs in own Colonies, 10 points each.
        Civilians => "civilians",
        /// Missions owned, 10 points each.
        Owned => "owned",
        /// 30 points while fewer than 10 missions are owned.
        Extra => "extra",
        /// Each Phoenix in orbit with its personnel aboard, 10 points.
        Phoenix => "phoenix",
        /// Each person somebody else brought into play at an own Neutral or Husnock Outpost, 50 points.
        Fees => "fees",
    }
);

// What happened in a player's round, and what they have at its end: points of the missions solved, bonus points
// from dilemmas, Interrupts, Events and the like, people in own Colonies, missions owned, Phoenixes in orbit with
// their personnel aboard, personnel others brought into play at own Neutral and Husnock Outposts.
/// What `tricorder calc turn` takes: all that brings points in a round.
#[derive(Debug, Args)]
pub struct TurnArgs {
    #[arg(long = "missions", id = "solved", value_delimiter = ',', allow_negative_numbers = true,
        value_parser = Numbers(0..=POINTS))]
    missions: Vec<u64>,
    #[arg(long = "bonus", id = "bonus_points", value_delimiter = ',',
        allow_negative_numbers = true, value_parser = Numbers(0..=POINTS))]
    bonus: Vec<u64>,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(0..=PEOPLE))]
    personnel: u64,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(0..=PEOPLE))]
    civilians: u64,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(0..=FIELD))]
    owned: u64,
    #[arg(long = "phoenix", id = "phoenixes", default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(0..=FIELD))]
    phoenixes: u64,
    #[arg(long = "fees", id = "guests", default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(0..=PEOPLE))]
    guests: u64,
    #[arg(long, value_parser = OneOf(&SIDES), default_value = "normal")]
    side: Side,
}

impl TurnPart {
    /// The slug of the rule entry that gives the points, where it is not that of phase 10.
    pub fn entry(self) -> Option<&'static str> {
        let fees = (self == TurnPart::Fees).then_some("concept/neutral-outpost");
        if self == TurnPart::Phoenix { Some("concept/phoenix") } else { fees }
    }
}

impl TurnArgs {
    /// Points for one part. The Borg get no bonus points; the extra points are for fewer than 10
    /// missions owned.
    pub fn points(&self, part: TurnPart) -> u64 {
        match part {
            TurnPart::Missions => self.missions.iter().sum(),
            TurnPart::Bonus if !self.side.has_bonus() => 0,
            TurnPart::Bonus => self.bonus.iter().sum::<u64>() * BONUS,
            TurnPart::Personnel => self.personnel * PER_PERSON,
            TurnPart::Civilians => self.civilians * PER_CIVILIAN,
            TurnPart::Owned => self.owned * PER_MISSION,
            TurnPart::Extra if self.owned < MANY => EXTRA,
            TurnPart::Extra => 0,
            TurnPart::Phoenix => self.phoenixes * PER_PHOENIX,
            TurnPart::Fees => self.guests * FEE,
        }
    }

    /// All points of the round.
    fn total(&self) -> u64 {
        TurnPart::ALL.iter().map(|part| self.points(*part)).sum()
    }

    /// Whether the answer names a part: those of Non-Aligned cards only where there are any.
    pub fn has(&self, part: TurnPart) -> bool {
        (part != TurnPart::Phoenix || self.phoenixes > 0) && (part != TurnPart::Fees || self.guests > 0)
    }

    /// Slugs of the rule entries of the Non-Aligned cards that bring points.
    fn entries(&self) -> Vec<&'static str> {
        let parts = TurnPart::ALL.iter().filter(|part| self.has(**part));
        parts.filter_map(|part| part.entry()).collect()
    }

    /// Numbers of the rulings that bear on the answer: whether a ship on an unsolved mission owns it,
    /// who gets the points of a Phoenix, who pays the fee, and whether these are bonus points.
    fn rulings(&self) -> Vec<u16> {
        let owned: &[u16] = if self.owned > 0 { &[319] } else { &[] };
        let phoenix: &[u16] = if self.phoenixes > 0 { &[325, 326] } else { &[] };
        let fees: &[u16] = if self.guests > 0 { &[323, 324] } else { &[] };
        [owned, phoenix, fees].concat()
    }
}

terms! {
    TurnPart {
        Missions => calc_turn_missions,
        Bonus => calc_turn_bonus,
        Personnel => calc_turn_personnel,
        Civilians => calc_turn_civilians,
        Owned => calc_turn_owned,
        Extra => calc_turn_extra,
        Phoenix => calc_turn_phoenix,
        Fees => calc_turn_fees,
    }
}

/// The points of a round, part by part; those of a Phoenix and of fees are there only if there are any.
#[derive(Debug, Serialize)]
struct TurnPoints {
    side: Side,
    parts: BTreeMap<TurnPart, u64>,
    total: u64,
    #[serde(skip)]
    turn: TurnArgs,
}

impl TurnPoints {
    fn new(turn: TurnArgs) -> TurnPoints {
        let present = TurnPart::ALL.into_iter().filter(|part| turn.has(*part));
        let parts = present.map(|part| (part, turn.points(part)));
        TurnPoints { side: turn.side, parts: parts.collect(), total: turn.total(), turn }
    }

    /// The parts with their sums, without those that bring no points, unless they are always counted or
    /// surprise.
    fn rows(&self, texts: &Texts) -> impl Iterator<Item = Vec<String>> {
        let is_barred = |part| part == TurnPart::Bonus && !self.turn.bonus.is_empty();
        let parts = self.parts.iter();
        let shown =
            parts.filter(move |(part, points)| **points > 0 || **part == TurnPart::Owned || is_barred(**part));
        shown.map(|(part, points)| vec![part.term(texts), self.sum(texts, *part, *points)])
    }

    fn sum(&self, texts: &Texts, part: TurnPart, points: u64) -> String {
        let turn = &self.turn;
        let product = |count: u64, each: u64| format!("{count} × {each} = {points}");
        match part {
            TurnPart::Missions => addition(&turn.missions, points),
            TurnPart::Bonus if !turn.side.has_bonus() => msg::calc_turn_no_bonus(texts),
            TurnPart::Bonus if turn.bonus.len() > 1 => {
                let words: Vec<String> = turn.bonus.iter().map(u64::to_string).collect();
                format!("({}) × {BONUS} = {points}", words.join(" + "))
            }
            TurnPart::Bonus => product(turn.bonus.iter().sum(), BONUS),
            TurnPart::Personnel => product(turn.personnel, PER_PERSON),
            TurnPart::Civilians => product(turn.civilians, PER_CIVILIAN),
            TurnPart::Owned => product(turn.owned, PER_MISSION),
            TurnPart::Extra => EXTRA.to_string(),
            TurnPart::Phoenix => product(turn.phoenixes, PER_PHOENIX),
            TurnPart::Fees => product(turn.guests, FEE),
        }
    }
}

impl Calculation for TurnPoints {
    fn report(&self, texts: &Texts) -> Report {
        let parts = self.parts.values().copied();
        let points: Vec<u64> = parts.filter(|points| *points > 0).collect();
        let total = msg::calc_turn_total(texts, addition(&points, self.total));
        Report::new(PageTable::bare(self.rows(texts)), [total])
    }
}

impl RunCommand for TurnArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let basis = RuleBasis::load(session, Calculator::Turn)?
            .with_rules(session, &self.entries())?
            .with_rulings(self.rulings());
        Ok(basis.answer(TurnPoints::new(self)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn turn() -> TurnArgs {
        TurnArgs {
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
        let points = TurnPart::ALL.iter().map(|part| turn().points(*part));
        assert_eq!(points.collect::<Vec<_>>(), [75, 25, 15, 10, 40, 30, 0, 0]);
        assert_eq!(turn().total(), 195);
    }

    #[test]
    fn a_phoenix_and_guests_bring_points_that_are_no_bonus() {
        let side = Side::Borg;
        let (phoenixes, guests) = (1, 2);
        let turn = TurnArgs { phoenixes, guests, side, ..turn() };
        assert_eq!([turn.points(TurnPart::Phoenix), turn.points(TurnPart::Fees)], [10, 100]);
        assert_eq!(turn.total(), 170 + 110);
        assert_eq!(turn.rulings(), [319, 325, 326, 323, 324]);
        assert_eq!(turn.entries(), ["concept/phoenix", "concept/neutral-outpost"]);
    }

    #[test]
    fn the_borg_get_no_bonus_points() {
        let side = Side::Borg;
        assert_eq!(TurnArgs { side, ..turn() }.total(), 170);
        let side = Side::Dominion;
        assert_eq!(TurnArgs { side, ..turn() }.total(), 195);
    }

    #[test]
    fn the_extra_points_end_with_ten_missions() {
        let extra = |owned| TurnArgs { owned, ..turn() }.points(TurnPart::Extra);
        assert_eq!([extra(0), extra(9), extra(10), extra(49)], [30, 30, 0, 0]);
    }

    proptest! {
        #[test]
        fn another_mission_is_ten_points_except_the_tenth(owned in 0..48_u64) {
            let total = |owned| TurnArgs { owned, ..turn() }.total();
            let gain = i128::from(total(owned + 1)) - i128::from(total(owned));
            prop_assert_eq!(gain, if owned == 9 { -20 } else { 10 });
        }
    }
}
