//! How often space stations produce ("Zahlenchips", "Rohstofferträge", "Große Raumstation"). The
//! almanac says only that larger print comes up more often; the chances are those of two dice.

use serde::Serialize;

use crate::model::codes;

/// Equally likely rolls of two dice.
pub const ROLLS: u32 = 36;
/// The roll without yields, which sets the Klingon cruiser moving; no chip bears it.
pub const SEVEN: u8 = 7;
/// Fields that meet at a space point at most ("Raumpunkt").
pub const FIELDS: usize = 3;

/// How many of the 36 rolls of two dice make this total; 0 for what two dice cannot make.
pub fn ways(total: u8) -> u32 {
    match total {
        // Six of the 36 rolls make 7, one fewer with each step away from it.
        2..=12 => 6 - u32::from(total.abs_diff(SEVEN)),
        _ => 0,
    }
}

/// The number on a chip: 2 to 12 without 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Chip(u8);

impl Chip {
    /// The chip with this number, if there is one.
    pub fn new(number: u8) -> Option<Chip> {
        (ways(number) > 0 && number != SEVEN).then_some(Chip(number))
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// How many of the 36 rolls make its field produce.
    pub fn ways(self) -> u32 {
        ways(self.0)
    }
}

codes!(
    /// A small space station earns 1 card, a large one 2.
    Size {
        Small => "small",
        Large => "large",
    }
);

impl Size {
    /// Resource cards from each neighboring planet whose number is rolled.
    pub fn cards(self) -> u32 {
        match self {
            Size::Small => 1,
            Size::Large => 2,
        }
    }
}

/// A space station with the chips of the fields next to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Station {
    pub size: Size,
    /// One for each field that produces; the asteroid field and the frame have none.
    pub chips: Vec<Chip>,
}

impl Station {
    /// Cards expected in 36 rolls.
    pub fn expected(&self) -> u32 {
        let ways: u32 = self.chips.iter().map(|chip| chip.ways()).sum();
        ways.saturating_mul(self.size.cards())
    }

    /// Cards when this number is rolled.
    fn cards_on(&self, chip: Chip) -> u32 {
        let fields = self.chips.iter().filter(|own| **own == chip);
        fields.map(|_| self.size.cards()).sum()
    }
}

/// What a number brings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Yield {
    pub chip: Chip,
    /// Cards from each station with this chip, in the order of the stations.
    pub cards: Vec<u32>,
}

impl Yield {
    /// Cards whenever the number is rolled.
    pub fn total(&self) -> u32 {
        self.cards
            .iter()
            .fold(0, |sum, cards| sum.saturating_add(*cards))
    }
}

/// What some stations bring together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds {
    pub stations: Vec<Station>,
    /// The numbers that bring something, lowest first.
    pub yields: Vec<Yield>,
}

impl Odds {
    /// What these stations bring.
    pub fn of(stations: Vec<Station>) -> Odds {
        let chips = (0..=12).filter_map(Chip::new);
        let yields = chips.map(|chip| Yield {
            chip,
            cards: stations
                .iter()
                .map(|station| station.cards_on(chip))
                .filter(|cards| *cards > 0)
                .collect(),
        });
        Odds {
            yields: yields.filter(|found| !found.cards.is_empty()).collect(),
            stations,
        }
    }

    /// Cards expected in 36 rolls.
    pub fn cards(&self) -> u32 {
        let cards = self.stations.iter().map(Station::expected);
        cards.fold(0, u32::saturating_add)
    }

    /// How many of the 36 rolls bring at least one card.
    pub fn any(&self) -> u32 {
        self.yields.iter().map(|found| found.chip.ways()).sum()
    }
}

/// A fraction of 36 in lowest terms: numerator and denominator.
pub fn reduced(parts: u32) -> (u32, u32) {
    let common = divisor(parts, ROLLS);
    (parts / common, ROLLS / common)
}

/// Parts of 36 in hundredths, rounded half up.
pub fn hundredths(parts: u32) -> u32 {
    parts.saturating_mul(100).saturating_add(ROLLS / 2) / ROLLS
}

fn divisor(a: u32, b: u32) -> u32 {
    if a == 0 { b } else { divisor(b % a, a) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn station(size: Size, chips: &[u8]) -> Station {
        let chips = chips
            .iter()
            .map(|number| Chip::new(*number).expect("a chip"));
        Station {
            size,
            chips: chips.collect(),
        }
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
        let red = [station(Size::Small, &[8]), station(Size::Large, &[8])];
        let odds = Odds::of(red.to_vec());
        assert_eq!(odds.yields[0].cards, [1, 2]);
        assert_eq!(odds.yields[0].total(), 3);
        let orange = Odds::of(vec![station(Size::Large, &[8])]);
        assert_eq!(orange.yields[0].total(), 2);
    }

    #[test]
    fn a_station_adds_its_chips() {
        let odds = Odds::of(vec![station(Size::Small, &[6, 8, 5])]);
        assert_eq!((odds.cards(), odds.any()), (14, 14));
        assert_eq!(reduced(odds.cards()), (7, 18));
        assert_eq!([0, 1, 14, 36].map(hundredths), [0, 3, 39, 100]);
        let twice = Odds::of(vec![station(Size::Large, &[8, 8])]);
        assert_eq!((twice.cards(), twice.any()), (20, 5));
    }

    fn stations() -> impl Strategy<Value = Vec<Station>> {
        let number = prop_oneof![2..=6_u8, 8..=12_u8];
        let chips = proptest::collection::vec(number, 1..=FIELDS);
        let one = (any::<bool>(), chips).prop_map(|(large, chips)| {
            let size = if large { Size::Large } else { Size::Small };
            station(size, &chips)
        });
        proptest::collection::vec(one, 0..8)
    }

    proptest! {
        /// Rolling every pair of dice once earns what is expected.
        #[test]
        fn expected_cards_are_those_of_all_rolls(stations in stations()) {
            let odds = Odds::of(stations.clone());
            let (mut cards, mut any) = (0, 0);
            for total in (1..=6_u8).flat_map(|a| (1..=6_u8).map(move |b| a + b)) {
                let earned: u32 = Chip::new(total).map_or(0, |chip| {
                    stations.iter().map(|station| station.cards_on(chip)).sum()
                });
                cards += earned;
                any += u32::from(earned > 0);
            }
            prop_assert_eq!((odds.cards(), odds.any()), (cards, any));
            let by_number = odds.yields.iter().map(|found| found.total() * found.chip.ways());
            prop_assert_eq!(by_number.sum::<u32>(), cards);
        }

        #[test]
        fn a_fraction_keeps_its_value(parts in 0..10_000_u32) {
            let (above, below) = reduced(parts);
            prop_assert_eq!(above * ROLLS, parts * below);
        }
    }
}
