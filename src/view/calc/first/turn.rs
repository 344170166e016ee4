//! The points of a round.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::calc::first::Side;
use crate::calc::first::turn;
use crate::calc::first::turn::{
    BONUS, EXTRA, FEE, PER_CIVILIAN, PER_MISSION, PER_PERSON, PER_PHOENIX, Part,
};
use crate::locale::{Texts, msg};
use crate::page::Table;
use crate::view::calc::{Basis, Reckoning, Sum};
use crate::view::kit::terms::{Term, terms};
use crate::view::solo::score::addends;

terms! {
    Part {
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
pub struct Turn {
    side: Side,
    parts: BTreeMap<Part, u64>,
    total: u64,
    #[serde(skip)]
    turn: turn::Turn,
}

impl Turn {
    /// The points of this round.
    pub fn new(turn: turn::Turn) -> Turn {
        let present = Part::ALL.into_iter().filter(|part| turn.has(*part));
        let parts = present.map(|part| (part, turn.points(part)));
        Turn {
            side: turn.side,
            parts: parts.collect(),
            total: turn.total(),
            turn,
        }
    }

    /// The parts with their sums, without those that bring no points, unless they are always counted or
    /// surprise.
    fn rows(&self, texts: &Texts) -> impl Iterator<Item = Vec<String>> {
        let is_barred = |part| part == Part::Bonus && !self.turn.bonus.is_empty();
        let parts = self.parts.iter();
        let shown = parts.filter(move |(part, points)| {
            **points > 0 || **part == Part::Owned || is_barred(**part)
        });
        shown.map(|(part, points)| vec![part.term(texts), self.sum(texts, *part, *points)])
    }

    fn sum(&self, texts: &Texts, part: Part, points: u64) -> String {
        let turn = &self.turn;
        let product = |count: u64, each: u64| format!("{count} × {each} = {points}");
        match part {
            Part::Missions => addends::addition(&turn.missions, points),
            Part::Bonus if !turn.side.has_bonus() => msg::calc_turn_no_bonus(texts),
            Part::Bonus if turn.bonus.len() > 1 => {
                let words: Vec<String> = turn.bonus.iter().map(u64::to_string).collect();
                format!("({}) × {BONUS} = {points}", words.join(" + "))
            }
            Part::Bonus => product(turn.bonus.iter().sum(), BONUS),
            Part::Personnel => product(turn.personnel, PER_PERSON),
            Part::Civilians => product(turn.civilians, PER_CIVILIAN),
            Part::Owned => product(turn.owned, PER_MISSION),
            Part::Extra => EXTRA.to_string(),
            Part::Phoenix => product(turn.phoenixes, PER_PHOENIX),
            Part::Fees => product(turn.guests, FEE),
        }
    }
}

impl Sum for Turn {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let parts = self.parts.values().copied();
        let points: Vec<u64> = parts.filter(|points| *points > 0).collect();
        let total = msg::calc_turn_total(texts, addends::addition(&points, self.total));
        Reckoning::new(Table::bare(self.rows(texts)), [total])
    }
}
