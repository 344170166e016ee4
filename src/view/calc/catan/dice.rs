//! How often two dice show a total.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::calc::catan::dice::{Total, at_least_once, chance, expected, ways_of_any};
use crate::calc::catan::odds::{ROLLS, Size};
use crate::locale::{Texts, msg};
use crate::page::Table;
use crate::view::calc::{Basis, Reckoning, Sum, one_of};
use crate::view::kit::numbers::{decimal, percent};

/// Some totals, or all: `{"totals": [{"total", "ways", "probability", "at_least_once", "expected", "cards":
/// {"small", "large"}}], "any": {"ways", "probability", "at_least_once", "expected"}, "rolls"}`.
#[derive(Debug, Serialize)]
pub struct Dice {
    totals: Vec<Row>,
    /// Any of the totals.
    any: Chance,
    /// The rolls that `at_least_once`, `expected` and `cards` speak of.
    rolls: u16,
    /// Whether somebody asked for several rolls.
    #[serde(skip)]
    is_series: bool,
    /// Whether somebody asked for these totals.
    #[serde(skip)]
    is_choice: bool,
}

#[derive(Debug, Serialize)]
struct Row {
    total: Total,
    #[serde(flatten)]
    chance: Chance,
    /// Cards on average, for a station next to one sector with this number.
    cards: Cards,
}

#[derive(Debug, Serialize)]
struct Chance {
    /// Rolls of 36.
    ways: u32,
    probability: f64,
    at_least_once: f64,
    /// How often on average.
    expected: f64,
}

#[derive(Debug, Serialize)]
struct Cards {
    small: f64,
    large: f64,
}

impl Chance {
    fn of(ways: u32, rolls: u16) -> Chance {
        Chance {
            ways,
            probability: rounded(chance(ways)),
            at_least_once: rounded(at_least_once(ways, rolls)),
            expected: rounded(expected(ways, rolls)),
        }
    }
}

impl Row {
    fn of(total: Total, rolls: u16) -> Row {
        let cards = |size| rounded(expected(total.ways() * total.cards(size), rolls));
        Row {
            total,
            chance: Chance::of(total.ways(), rolls),
            cards: Cards {
                small: cards(Size::Small),
                large: cards(Size::Large),
            },
        }
    }
}

impl Dice {
    /// These totals, or all of them if there are none; in so many rolls, or in 36.
    pub fn new(asked: BTreeSet<Total>, rolls: Option<u16>) -> Dice {
        let is_choice = !asked.is_empty();
        let totals = if is_choice { asked } else { Total::all() };
        let is_series = rolls.is_some_and(|rolls| rolls > 1);
        let rolls = rolls.unwrap_or(ROLLS as u16);
        Dice {
            any: Chance::of(ways_of_any(&totals), rolls),
            totals: totals.iter().map(|total| Row::of(*total, rolls)).collect(),
            rolls,
            is_series,
            is_choice,
        }
    }

    fn table(&self, texts: &Texts) -> Table {
        let mut header = vec![
            msg::calc_dice_total(texts),
            msg::calc_odds_ways(texts),
            msg::calc_dice_chance(texts),
        ];
        if self.is_series {
            header.push(msg::calc_dice_once(texts, self.rolls));
        }
        header.push(msg::calc_station_small(texts));
        header.push(msg::calc_station_large(texts));
        Table::ruled(header, self.totals.iter().map(|row| self.row(texts, row)))
    }

    fn row(&self, texts: &Texts, row: &Row) -> Vec<String> {
        let mut cells = vec![
            row.total.number().to_string(),
            row.chance.ways.to_string(),
            percent(texts, row.chance.probability),
        ];
        if self.is_series {
            cells.push(percent(texts, row.chance.at_least_once));
        }
        cells.extend([row.cards.small, row.cards.large].map(|cards| number(texts, cards)));
        cells
    }

    /// How often any of the totals asked for is rolled.
    fn told(&self, texts: &Texts) -> Vec<String> {
        if !self.is_choice {
            return Vec::new();
        }
        let numbers = self.totals.iter().map(|row| row.total.number().to_string());
        let totals = one_of(texts, &numbers.collect::<Vec<_>>());
        let share = percent(texts, self.any.probability);
        let mut told = vec![msg::calc_dice_any(texts, totals, self.any.ways, share)];
        if self.is_series {
            let once = percent(texts, self.any.at_least_once);
            let times = number(texts, self.any.expected);
            told.push(msg::calc_dice_series(texts, self.rolls, once, times));
        }
        told
    }
}

impl Sum for Dice {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let mut told = self.told(texts);
        told.push(msg::calc_dice_cards(texts, self.rolls));
        Reckoning::new(self.table(texts), told)
    }
}

/// With two places at most: `5`, `0,28`.
fn number(texts: &Texts, value: f64) -> String {
    let hundredths = (value * 100.0).round();
    let places = [100.0, 10.0]
        .iter()
        .position(|unit| hundredths % unit == 0.0);
    decimal(texts, hundredths / 100.0, places.unwrap_or(2))
}

/// To six places, so that every machine writes the same.
fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Lang;

    #[test]
    fn numbers_have_no_empty_places() {
        let texts = Texts::new(Lang::De);
        let written = [5.0, 2.5, 0.277_778, 0.0].map(|value| number(&texts, value));
        assert_eq!(written, ["5", "2,5", "0,28", "0"]);
    }

    #[test]
    fn without_totals_all_are_shown_and_none_is_told_of() {
        let texts = Texts::new(Lang::En);
        let dice = Dice::new(BTreeSet::new(), None);
        assert_eq!((dice.totals.len(), dice.rolls), (11, 36));
        assert!(dice.told(&texts).is_empty());
    }
}
