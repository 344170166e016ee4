//! What space stations can expect.

use serde::Serialize;

use crate::calc::catan::odds;
use crate::calc::catan::odds::{
    Chip, ROLLS, SEVEN, Size, Station, Yield, hundredths, reduced, ways,
};
use crate::locale::{Texts, msg};
use crate::page::{Page, Table};
use crate::view::calc::{Basis, Reckoning, Sum};
use crate::view::kit::numbers::decimal;
use crate::view::kit::terms::{Term, terms};
use crate::view::solo::score::addends;

terms! {
    Size {
        Small => calc_station_small,
        Large => calc_station_large,
    }
}

/// What stations earn.
#[derive(Debug, Serialize)]
pub struct Odds {
    stations: Vec<Earning>,
    numbers: Vec<Number>,
    rolls: u32,
    /// Cards in 36 rolls.
    expected: u32,
    /// Rolls of 36 that bring a card.
    any: u32,
}

#[derive(Debug, Serialize)]
struct Earning {
    #[serde(flatten)]
    station: Station,
    /// Cards in 36 rolls.
    expected: u32,
}

/// A number with the rolls of 36 that make it, and the cards of each of them.
#[derive(Debug, Serialize)]
struct Number {
    number: Chip,
    ways: u32,
    cards: u32,
    /// Cards from each station.
    #[serde(skip)]
    parts: Vec<u32>,
}

impl Odds {
    /// The odds of some stations.
    pub fn new(odds: odds::Odds) -> Odds {
        let (expected, any) = (odds.cards(), odds.any());
        let number = |found: Yield| Number {
            number: found.chip,
            ways: found.chip.ways(),
            cards: found.total(),
            parts: found.cards,
        };
        let earning = |station: Station| Earning {
            expected: station.expected(),
            station,
        };
        Odds {
            stations: odds.stations.into_iter().map(earning).collect(),
            numbers: odds.yields.into_iter().map(number).collect(),
            rolls: ROLLS,
            expected,
            any,
        }
    }

    fn by_station(&self, texts: &Texts) -> Table {
        let header = [
            msg::calc_odds_station(texts),
            msg::calc_odds_chips(texts),
            msg::calc_odds_cards(texts),
        ];
        let stations = self.stations.iter().map(|Earning { station, .. }| {
            let chips = all(&station.chips, |chip| chip.number().to_string());
            vec![station.size.term(texts), chips.join(", "), earned(station)]
        });
        let several = (self.stations.len() > 1).then(|| {
            let parts = all(&self.stations, |station| station.expected.to_string());
            let total = addends::addition(&parts, self.expected);
            vec![msg::calc_together(texts), String::new(), total]
        });
        Table::ruled(header, stations.chain(several))
    }

    fn by_number(&self, texts: &Texts) -> Table {
        let header = [
            msg::calc_odds_number(texts),
            msg::calc_odds_ways(texts),
            msg::calc_odds_each(texts),
        ];
        let rows = self.numbers.iter().map(|found| {
            vec![
                found.number.number().to_string(),
                found.ways.to_string(),
                addends::addition(&found.parts, found.cards),
            ]
        });
        Table::ruled(header, rows)
    }

    /// Cards a roll as a fraction: `7/18 ≈ 0,39`.
    fn a_roll(&self, texts: &Texts) -> String {
        let (above, below) = reduced(self.expected);
        if below == 1 {
            return above.to_string();
        }
        let rounded = f64::from(hundredths(self.expected)) / 100.0;
        format!("{above}/{below} ≈ {}", decimal(texts, rounded, 2))
    }
}

impl Sum for Odds {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let tables = [self.by_station(texts), self.by_number(texts)];
        let percent = hundredths(self.any);
        let expected = msg::calc_odds_expected(texts, self.expected, self.a_roll(texts));
        let chance = msg::calc_odds_chance(texts, self.any, percent, ways(SEVEN));
        Reckoning::new(Page::parts(tables.map(Page::from)), [expected, chance])
    }
}

/// `5 + 5 + 4 = 14` for a small station, `2 × (5 + 4) = 18` for a large one.
fn earned(station: &Station) -> String {
    let ways = all(&station.chips, |chip| chip.ways().to_string());
    let total = station.expected().to_string();
    match (station.size, ways.as_slice()) {
        (Size::Small, _) => addends::addition(&ways, total),
        (Size::Large, [only]) => format!("2 × {only} = {total}"),
        (Size::Large, several) => format!("2 × ({}) = {total}", several.join(" + ")),
    }
}

fn all<T>(things: &[T], words: impl Fn(&T) -> String) -> Vec<String> {
    things.iter().map(words).collect()
}
