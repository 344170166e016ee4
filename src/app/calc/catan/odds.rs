//! `tricorder calc odds`: how often space stations produce ("Zahlenchips", "Rohstofferträge", "Große
//! Raumstation"). The almanac says only that larger print comes up more often; the chances are those of two dice.

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::ValueShape;
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, answer};
use crate::session::Session;
use crate::{Found, RunCommand};
use page::locale::{Texts, msg, say};
use page::{Page, PageTable};
use words::numbers::{addition, decimal};
use words::{Problem, Term, terms};

/// Equally likely rolls of two dice.
pub(in crate::calc) const ROLLS: u32 = 36;
/// The roll without yields, which sets the Klingon cruiser moving; no chip bears it.
const SEVEN: u8 = 7;
/// Fields that meet at a space point at most ("Raumpunkt").
const FIELDS: usize = 3;
/// What stands behind the chips of a large space station.
const LARGE: [&str; 4] = ["x2", "X2", "×2", "*2"];

/// How many of the 36 rolls of two dice make this total; 0 for what two dice cannot make.
pub(in crate::calc) fn ways(total: u8) -> u32 {
    match total {
        // Six of the 36 rolls make 7, one fewer with each step away from it.
        2..=12 => 6 - u32::from(total.abs_diff(SEVEN)),
        _ => 0,
    }
}

/// The number on a chip: 2 to 12 without 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(super) struct Chip(u8);

impl Chip {
    /// The chip with this number, if there is one.
    pub(super) fn new(number: u8) -> Option<Chip> {
        (ways(number) > 0 && number != SEVEN).then_some(Chip(number))
    }

    /// How many of the 36 rolls make its field produce.
    fn ways(self) -> u32 {
        ways(self.0)
    }
}

/// A small space station earns 1 card, a large one 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StationSize {
    Small,
    Large,
}

terms! {
    StationSize {
        Small => calc_station_small,
        Large => calc_station_large,
    }
}

impl StationSize {
    /// Resource cards from each neighboring planet whose number is rolled.
    pub(super) fn cards(self) -> u32 {
        match self {
            StationSize::Small => 1,
            StationSize::Large => 2,
        }
    }
}

/// A space station with the chips of the fields next to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct Station {
    size: StationSize,
    /// One for each field that produces; the asteroid field and the frame have none.
    chips: Vec<Chip>,
    /// Cards in 36 rolls.
    expected: u32,
}

impl Station {
    fn new(size: StationSize, chips: Vec<Chip>) -> Station {
        let ways: u32 = chips.iter().map(|chip| chip.ways()).sum();
        let expected = ways.saturating_mul(size.cards());
        Station { size, chips, expected }
    }

    /// Cards when this number is rolled.
    fn cards_on(&self, chip: Chip) -> u32 {
        let fields = self.chips.iter().filter(|own| **own == chip);
        fields.map(|_| self.size.cards()).sum()
    }

    /// `5 + 5 + 4 = 14` for a small station, `2 × (5 + 4) = 18` for a large one.
    fn sum(&self) -> String {
        let ways: Vec<String> = self.chips.iter().map(|chip| chip.ways().to_string()).collect();
        let total = self.expected;
        match (self.size, ways.as_slice()) {
            (StationSize::Small, _) => addition(&ways, total),
            (StationSize::Large, [only]) => format!("2 × {only} = {total}"),
            (StationSize::Large, several) => format!("2 × ({}) = {total}", several.join(" + ")),
        }
    }
}

/// A number with the rolls of 36 that make it, and the cards of each of them.
#[derive(Debug, Serialize)]
struct NumberYield {
    number: Chip,
    ways: u32,
    cards: u32,
    /// Cards from each station with this chip, in the order of the stations.
    #[serde(skip)]
    parts: Vec<u32>,
}

/// What some stations bring together.
#[derive(Debug, Serialize)]
struct Odds {
    stations: Vec<Station>,
    /// The numbers that bring something, lowest first.
    numbers: Vec<NumberYield>,
    rolls: u32,
    /// Cards in 36 rolls.
    expected: u32,
    /// Rolls of 36 that bring a card.
    any: u32,
}

impl Odds {
    fn new(stations: Vec<Station>) -> Odds {
        let yields = (0..=12).filter_map(Chip::new).map(|number| {
            let cards = stations.iter().map(|station| station.cards_on(number));
            let parts: Vec<u32> = cards.filter(|cards| *cards > 0).collect();
            NumberYield {
                number,
                ways: number.ways(),
                cards: parts.iter().copied().fold(0, u32::saturating_add),
                parts,
            }
        });
        let numbers: Vec<NumberYield> = yields.filter(|found| !found.parts.is_empty()).collect();
        let expected = stations.iter().map(|station| station.expected);
        Odds {
            rolls: ROLLS,
            expected: expected.fold(0, u32::saturating_add),
            any: numbers.iter().map(|found| found.ways).sum(),
            numbers,
            stations,
        }
    }

    fn station_table(&self, texts: &Texts) -> PageTable {
        let several = (self.stations.len() > 1).then(|| {
            let parts: Vec<u32> = self.stations.iter().map(|station| station.expected).collect();
            vec![msg::calc_together(texts), String::new(), addition(&parts, self.expected)]
        });
        PageTable::of(&self.stations)
            .col(msg::calc_odds_station(texts), |station| station.size.term(texts))
            .col(msg::calc_odds_chips(texts), |station| {
                let chips: Vec<String> = station.chips.iter().map(|chip| chip.0.to_string()).collect();
                chips.join(", ")
            })
            .col(msg::calc_odds_cards(texts), |station| station.sum())
            .ruled()
            .with_row(several)
    }

    fn number_table(&self, texts: &Texts) -> PageTable {
        PageTable::of(&self.numbers)
            .col(msg::calc_odds_number(texts), |found| found.number.0)
            .col(msg::calc_odds_ways(texts), |found| found.ways)
            .col(msg::calc_odds_each(texts), |found| addition(&found.parts, found.cards))
            .ruled()
    }

    /// Cards a roll as a fraction: `7/18 ≈ 0,39`.
    fn cards_a_roll(&self, texts: &Texts) -> String {
        let (above, below) = reduce_fraction(self.expected);
        if below == 1 {
            return above.to_string();
        }
        let rounded = f64::from(hundredths(self.expected)) / 100.0;
        format!("{above}/{below} ≈ {}", decimal(texts, rounded, 2))
    }
}

impl Calculation for Odds {
    fn report(&self, texts: &Texts) -> Report {
        let tables = [self.station_table(texts), self.number_table(texts)];
        let percent = hundredths(self.any);
        let expected = msg::calc_odds_expected(texts, self.expected, self.cards_a_roll(texts));
        let chance = msg::calc_odds_chance(texts, self.any, percent, ways(SEVEN));
        Report::new(Page::parts(tables.map(Page::from)), [expected, chance])
    }
}

/// A fraction of 36 in lowest terms: numerator and denominator.
fn reduce_fraction(parts: u32) -> (u32, u32) {
    let common = divisor(parts, ROLLS);
    (parts / common, ROLLS / common)
}

/// Parts of 36 in hundredths, rounded half up.
fn hundredths(parts: u32) -> u32 {
    parts.saturating_mul(100).saturating_add(ROLLS / 2) / ROLLS
}

fn divisor(a: u32, b: u32) -> u32 {
    if a == 0 { b } else { divisor(b % a, a) }
}

/// The chips next to a station, a key each.
const CHIPS: ValueShape =
    ValueShape::Keys { words: "2 3 4 5 6 8 9 10 11 12 ×2", between: ',', most: FIELDS as u8 };

#[derive(Debug, Args)]
pub struct OddsArgs {
    #[arg(required = true, num_args = 1.., allow_negative_numbers = true, add = CHIPS)]
    stations: Vec<String>,
}

impl RunCommand for OddsArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let odds = Odds::new(parse_stations(&self.stations.join(" "))?);
        answer(session, Calculator::Odds, odds)
    }
}

/// Stations with spaces between them, chips with commas: `6,8,5 4,10x2`. Space around a comma is none.
fn parse_stations(text: &str) -> Result<Vec<Station>, Problem> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let joined = parts.join(",");
    let words = joined.split_whitespace().flat_map(|part| part.split(';'));
    let typed = words.filter(|part| !part.is_empty());
    let stations: Vec<Station> = typed.map(parse_station).collect::<Result<_, _>>()?;
    if stations.is_empty() {
        return Err(Problem::misuse(say::err_calc_chip(text)).hint(say::hint_calc_chip()));
    }
    Ok(stations)
}

fn parse_station(text: &str) -> Result<Station, Problem> {
    let large = LARGE.iter().find_map(|mark| text.strip_suffix(mark));
    let (size, numbers) = match large {
        Some(numbers) => (StationSize::Large, numbers),
        None => (StationSize::Small, text),
    };
    let chip = |typed: &str| {
        let shown = if typed.is_empty() { text } else { typed };
        let number = typed.parse().ok();
        number
            .and_then(Chip::new)
            .ok_or_else(|| Problem::misuse(say::err_calc_chip(shown)).hint(say::hint_calc_chip()))
    };
    let typed = numbers.trim_matches(',').split(',');
    let chips: Vec<Chip> = typed.map(chip).collect::<Result<_, _>>()?;
    if chips.len() > FIELDS {
        return Err(Problem::misuse(say::err_calc_fields(text)).hint(say::hint_calc_fields(FIELDS)));
    }
    Ok(Station::new(size, chips))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn station(size: StationSize, chips: &[u8]) -> Station {
        let chips = chips.iter().map(|number| Chip::new(*number).expect("a chip"));
        Station::new(size, chips.collect())
    }

    #[test]
    fn all_rolls_are_counted_once() {
        assert_eq!((0..=u8::MAX).map(ways).sum::<u32>(), ROLLS);
        for total in 0..=20_u8 {
            let pairs = (1..=6_u8).flat_map(|a| (1..=6_u8).map(move |b| a + b));
            let counted = pairs.filter(|sum| *sum == total).count();
            assert_eq!(usize::try_from(ways(total)), Ok(counted), "{total}");
        }
    }

    #[test]
    fn no_chip_bears_a_seven() {
        assert_eq!((0..=u8::MAX).filter_map(Chip::new).count(), 10);
        assert_eq!(Chip::new(7), None);
    }

    /// "Große Raumstation": an 8 gives red 1 + 2 water, orange 2 tritanium.
    #[test]
    fn the_example_of_the_eight() {
        let red = [station(StationSize::Small, &[8]), station(StationSize::Large, &[8])];
        let odds = Odds::new(red.to_vec());
        assert_eq!(odds.numbers[0].parts, [1, 2]);
        assert_eq!(odds.numbers[0].cards, 3);
        let orange = Odds::new(vec![station(StationSize::Large, &[8])]);
        assert_eq!(orange.numbers[0].cards, 2);
    }

    #[test]
    fn a_station_adds_its_chips() {
        let odds = Odds::new(vec![station(StationSize::Small, &[6, 8, 5])]);
        assert_eq!((odds.expected, odds.any), (14, 14));
        assert_eq!(reduce_fraction(odds.expected), (7, 18));
        assert_eq!([0, 1, 14, 36].map(hundredths), [0, 3, 39, 100]);
        let twice = Odds::new(vec![station(StationSize::Large, &[8, 8])]);
        assert_eq!((twice.expected, twice.any), (20, 5));
    }

    fn stations() -> impl Strategy<Value = Vec<Station>> {
        let number = prop_oneof![2..=6_u8, 8..=12_u8];
        let chips = proptest::collection::vec(number, 1..=FIELDS);
        let one = (any::<bool>(), chips).prop_map(|(large, chips)| {
            let size = if large { StationSize::Large } else { StationSize::Small };
            station(size, &chips)
        });
        proptest::collection::vec(one, 0..8)
    }

    proptest! {
        /// Rolling every pair of dice once earns what is expected.
        #[test]
        fn expected_cards_are_those_of_all_rolls(stations in stations()) {
            let odds = Odds::new(stations.clone());
            let (mut cards, mut any) = (0, 0);
            for total in (1..=6_u8).flat_map(|a| (1..=6_u8).map(move |b| a + b)) {
                let earned: u32 = Chip::new(total).map_or(0, |chip| {
                    stations.iter().map(|station| station.cards_on(chip)).sum()
                });
                cards += earned;
                any += u32::from(earned > 0);
            }
            prop_assert_eq!((odds.expected, odds.any), (cards, any));
            let by_number = odds.numbers.iter().map(|found| found.cards * found.ways);
            prop_assert_eq!(by_number.sum::<u32>(), cards);
        }

        #[test]
        fn a_fraction_keeps_its_value(parts in 0..10_000_u32) {
            let (above, below) = reduce_fraction(parts);
            prop_assert_eq!(above * ROLLS, parts * below);
        }
    }

    fn read(text: &str) -> Vec<(StationSize, Vec<u8>)> {
        let stations = parse_stations(text).expect("stations").into_iter();
        let numbers = |chips: Vec<Chip>| chips.into_iter().map(|chip| chip.0).collect();
        stations.map(|station| (station.size, numbers(station.chips))).collect()
    }

    #[test]
    fn stations_are_parted_by_space_and_chips_by_commas() {
        let one = vec![(StationSize::Small, vec![6, 8, 5])];
        for spelling in ["6,8,5", "6, 8, 5", " 6 ,8 , 5, "] {
            assert_eq!(read(spelling), one, "{spelling}");
        }
        let several = [(StationSize::Small, vec![6]), (StationSize::Large, vec![8, 5])];
        assert_eq!(read("6 8,5x2"), several);
        assert_eq!(read("6; 8,5×2"), several);
    }

    proptest! {
        #[test]
        fn anything_is_read_or_refused(text in "\\PC{0,20}", numbers in "[0-9,x ;*-]{0,20}") {
            for typed in [text, numbers] {
                if let Ok(stations) = parse_stations(&typed) {
                    prop_assert!(!stations.is_empty());
                    prop_assert!(stations.iter().all(|found| (1..=FIELDS).contains(&found.chips.len())));
                }
            }
        }
    }
}
