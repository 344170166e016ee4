//! `tricorder calc dice`: how often two dice show a total ("Zahlenchips", "Große Raumstation"). The almanac says
//! only that larger print comes up more often; the chances are those of two dice.

use std::collections::BTreeSet;

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::ValueShape;
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, answer};
use crate::calc::catan::odds::{Chip, ROLLS, StationSize, ways};
use crate::options::Numbers;
use crate::session::Session;
use crate::{Found, RunCommand};
use page::PageTable;
use page::locale::{Texts, msg, say};
use words::Problem;
use words::lists::one_of;
use words::numbers::{decimal, percent};

/// Rolls looked at together at most.
const MOST_ROLLS: u16 = 999;

/// A total of two dice: 2 to 12.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
struct Total(u8);

impl Total {
    /// The total of this number, if two dice can show it.
    fn new(number: u8) -> Option<Total> {
        (ways(number) > 0).then_some(Total(number))
    }

    /// The totals two dice can show, lowest first.
    fn all() -> BTreeSet<Total> {
        (0..=u8::MAX).filter_map(Total::new).collect()
    }

    /// How many of the 36 rolls show it.
    fn ways(self) -> u32 {
        ways(self.0)
    }

    /// Cards whenever it is rolled, for a station next to one sector with it; 0 on a 7, which no number
    /// token bears.
    fn cards(self, size: StationSize) -> u32 {
        Chip::new(self.0).map_or(0, |_| size.cards())
    }
}

/// How many of the 36 rolls show one of some totals.
fn ways_of_any(totals: &BTreeSet<Total>) -> u32 {
    totals.iter().map(|total| total.ways()).sum()
}

/// The chance that a roll is one of so many of the 36.
pub(in crate::calc) fn chance(ways: u32) -> f64 {
    f64::from(ways) / f64::from(ROLLS)
}

/// The chance that at least one of some rolls is one of so many of the 36.
pub(in crate::calc) fn at_least_once(ways: u32, rolls: u16) -> f64 {
    1.0 - (1.0 - chance(ways)).powi(i32::from(rolls))
}

/// How many of some rolls are one of so many of the 36, on average.
fn expected(ways: u32, rolls: u16) -> f64 {
    f64::from(ways * u32::from(rolls)) / f64::from(ROLLS)
}

/// Some totals, or all: `{"totals": [{"total", "ways", "probability", "at_least_once", "expected", "cards":
/// {"small", "large"}}], "any": {"ways", "probability", "at_least_once", "expected"}, "rolls"}`.
#[derive(Debug, Serialize)]
struct Dice {
    totals: Vec<TotalChance>,
    /// Any of the totals.
    any: RollChance,
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
struct TotalChance {
    total: Total,
    #[serde(flatten)]
    chance: RollChance,
    /// Cards on average, for a station next to one sector with this number.
    cards: StationCards,
}

#[derive(Debug, Serialize)]
struct RollChance {
    /// Rolls of 36.
    ways: u32,
    probability: f64,
    at_least_once: f64,
    /// How often on average.
    expected: f64,
}

#[derive(Debug, Serialize)]
struct StationCards {
    small: f64,
    large: f64,
}

impl RollChance {
    fn new(ways: u32, rolls: u16) -> RollChance {
        RollChance {
            ways,
            probability: round(chance(ways)),
            at_least_once: round(at_least_once(ways, rolls)),
            expected: round(expected(ways, rolls)),
        }
    }
}

impl TotalChance {
    fn new(total: Total, rolls: u16) -> TotalChance {
        let cards = |size| round(expected(total.ways() * total.cards(size), rolls));
        TotalChance {
            total,
            chance: RollChance::new(total.ways(), rolls),
            cards: StationCards { small: cards(StationSize::Small), large: cards(StationSize::Large) },
        }
    }
}

impl Dice {
    /// These totals, or all of them if there are none; in so many rolls, or in 36.
    fn new(asked: BTreeSet<Total>, rolls: Option<u16>) -> Dice {
        let is_choice = !asked.is_empty();
        let totals = if is_choice { asked } else { Total::all() };
        let is_series = rolls.is_some_and(|rolls| rolls > 1);
        let rolls = rolls.unwrap_or(ROLLS as u16);
        Dice {
            any: RollChance::new(ways_of_any(&totals), rolls),
            totals: totals.iter().map(|total| TotalChance::new(*total, rolls)).collect(),
            rolls,
            is_series,
            is_choice,
        }
    }

    fn table(&self, texts: &Texts) -> PageTable {
        PageTable::of(&self.totals)
            .col(msg::calc_dice_total(texts), |row| row.total.0)
            .col(msg::calc_odds_ways(texts), |row| row.chance.ways)
            .col(msg::calc_dice_chance(texts), |row| percent(texts, row.chance.probability))
            .col_if(self.is_series, msg::calc_dice_once(texts, self.rolls), |row| {
                percent(texts, row.chance.at_least_once)
            })
            .col(msg::calc_station_small(texts), |row| format_number(texts, row.cards.small))
            .col(msg::calc_station_large(texts), |row| format_number(texts, row.cards.large))
            .ruled()
    }

    /// How often any of the totals asked for is rolled.
    fn sentences(&self, texts: &Texts) -> Vec<String> {
        if !self.is_choice {
            return Vec::new();
        }
        let numbers = self.totals.iter().map(|row| row.total.0.to_string());
        let totals = one_of(texts, &numbers.collect::<Vec<_>>());
        let share = percent(texts, self.any.probability);
        let mut sentences = vec![msg::calc_dice_any(texts, totals, self.any.ways, share)];
        if self.is_series {
            let once = percent(texts, self.any.at_least_once);
            let times = format_number(texts, self.any.expected);
            sentences.push(msg::calc_dice_series(texts, self.rolls, once, times));
        }
        sentences
    }
}

impl Calculation for Dice {
    fn report(&self, texts: &Texts) -> Report {
        let last = msg::calc_dice_cards(texts, self.rolls);
        Report::new(self.table(texts), self.sentences(texts).into_iter().chain([last]))
    }
}

/// A number with two decimal places at most: `5`, `0,28`.
fn format_number(texts: &Texts, value: f64) -> String {
    let hundredths = (value * 100.0).round();
    let mut units = [100.0, 10.0].iter();
    let places = units.position(|unit| hundredths % unit == 0.0);
    decimal(texts, hundredths / 100.0, places.unwrap_or(2))
}

/// A number rounded to six decimal places, so that every machine writes the same.
fn round(value: f64) -> f64 {
    (value * 1e6).round() / 1e6
}

/// The totals of two dice, a key each.
const TOTALS: ValueShape = ValueShape::Keys { words: "2 3 4 5 6 7 8 9 10 11 12", between: ',', most: 11 };

#[derive(Debug, Args)]
pub struct DiceArgs {
    #[arg(num_args = 0.., allow_negative_numbers = true, add = TOTALS)]
    totals: Vec<String>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(1..=MOST_ROLLS))]
    rolls: Option<u16>,
}

impl RunCommand for DiceArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let dice = Dice::new(parse_totals(&self.totals)?, self.rolls);
        answer(session, Calculator::Dice, dice)
    }
}

/// Totals with spaces or commas between them: `6 8` or `6,8`.
fn parse_totals(typed: &[String]) -> Result<BTreeSet<Total>, Problem> {
    let is_between = |c: char| c.is_whitespace() || matches!(c, ',' | ';');
    let parts = typed.iter().flat_map(|text| text.split(is_between));
    let total = |typed: &str| {
        let number = typed.parse().ok();
        number
            .and_then(Total::new)
            .ok_or_else(|| Problem::misuse(say::err_calc_total(typed)).hint(say::hint_calc_total()))
    };
    parts.filter(|part| !part.is_empty()).map(total).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;
    use proptest::prelude::*;

    fn total(number: u8) -> Total {
        Total::new(number).expect("a total")
    }

    fn is_close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn two_dice_show_eleven_totals() {
        let all = Total::all();
        assert_eq!(all.len(), 11);
        assert_eq!(ways_of_any(&all), ROLLS);
        assert_eq!([1, 13].map(Total::new), [None, None]);
    }

    /// "Große Raumstation": an 8 brings 1 card to a small space station, 2 to a large one. A 7 brings none.
    #[test]
    fn a_station_earns_on_every_total_but_seven() {
        let earned = |number| [StationSize::Small, StationSize::Large].map(|size| total(number).cards(size));
        assert_eq!(earned(8), [1, 2]);
        assert_eq!(earned(7), [0, 0]);
    }

    /// "Zahlenchips": 6 and 8 come up far more often than 2 and 12: five times as often.
    #[test]
    fn six_and_eight_against_two_and_twelve() {
        let ways = |numbers: [u8; 2]| ways_of_any(&numbers.map(total).into());
        assert_eq!((ways([6, 8]), ways([2, 12])), (10, 2));
    }

    #[test]
    fn chances_over_several_rolls() {
        assert!(is_close(chance(6), 1.0 / 6.0));
        assert!(is_close(at_least_once(18, 2), 0.75));
        assert!(is_close(at_least_once(6, 4), 1.0 - 625.0 / 1296.0));
        assert!(is_close(expected(5, 36), 5.0));
        assert!(is_close(expected(10, 9), 2.5));
    }

    proptest! {
        /// Counting every series of two rolls gives the same chance.
        #[test]
        fn two_rolls_are_counted_out(numbers in proptest::collection::btree_set(2..=12_u8, 1..=11)) {
            let rolls: Vec<u8> = (1..=6_u8).flat_map(|a| (1..=6_u8).map(move |b| a + b)).collect();
            let series = rolls.iter().flat_map(|a| rolls.iter().map(move |b| (a, b)));
            let seen = series.filter(|(a, b)| numbers.contains(a) || numbers.contains(b)).count();
            let ways = ways_of_any(&numbers.iter().copied().map(total).collect());
            let counted = f64::from(u32::try_from(seen).expect("small")) / 1296.0;
            prop_assert!(is_close(at_least_once(ways, 2), counted));
        }

        #[test]
        fn more_rolls_never_hurt(ways in 0..=ROLLS, rolls in 1..MOST_ROLLS) {
            let now = at_least_once(ways, rolls);
            prop_assert!((0.0..=1.0).contains(&now) && now <= at_least_once(ways, rolls + 1));
            prop_assert!(now <= expected(ways, rolls) + 1e-9);
        }
    }

    #[test]
    fn numbers_have_no_empty_places() {
        let texts = Texts::new(Lang::De);
        let written = [5.0, 2.5, 0.277_778, 0.0].map(|value| format_number(&texts, value));
        assert_eq!(written, ["5", "2,5", "0,28", "0"]);
    }

    #[test]
    fn without_totals_all_are_shown_and_none_is_told_of() {
        let texts = Texts::new(Lang::En);
        let dice = Dice::new(BTreeSet::new(), None);
        assert_eq!((dice.totals.len(), dice.rolls), (11, 36));
        assert!(dice.sentences(&texts).is_empty());
    }

    fn read(typed: &[&str]) -> Option<Vec<u8>> {
        let typed: Vec<String> = typed.iter().map(|text| (*text).to_owned()).collect();
        let found = parse_totals(&typed).ok()?;
        Some(found.into_iter().map(|total| total.0).collect())
    }

    #[test]
    fn totals_are_parted_by_space_or_commas() {
        for typed in [&["6", "8"][..], &["6,8"], &["8, 6"], &["6;8", "8"]] {
            assert_eq!(read(typed), Some(vec![6, 8]), "{typed:?}");
        }
        assert_eq!(read(&[]), Some(Vec::new()));
        for typed in ["1", "13", "-6", "x", "6-8"] {
            assert_eq!(read(&[typed]), None, "{typed}");
        }
    }

    proptest! {
        #[test]
        fn anything_is_read_or_refused(text in "\\PC{0,20}") {
            if let Ok(found) = parse_totals(&[text]) {
                prop_assert!(found.iter().all(|total| (2..=12).contains(&total.0)));
            }
        }
    }
}
