//! What cards bought in phase 2 cost ("Technologiekarte(n) kaufen").

use serde::Serialize;

use super::rows;
use crate::model::{Table, codes};
use crate::text::vocabulary::{Typed, words};

/// Points for each of Range, Weapons and Shields of a ship.
pub const PER_VALUE: u64 = 5;
/// Points for each device of a ship.
pub const PER_DEVICE: u64 = 10;

codes!(
    /// What can be bought, in the order of the price list.
    Ware {
        Outpost => "outpost",
        Nor => "nor",
        Colony => "colony",
        Station => "station",
        Equipment => "equipment",
        Doorway => "doorway",
        Ship => "ship",
    }
);

impl Ware {
    /// What it is called at the table, in both languages.
    pub fn words(self) -> Typed {
        match self {
            Ware::Outpost => words::WARE_OUTPOST,
            Ware::Nor => words::WARE_NOR,
            Ware::Colony => words::WARE_COLONY,
            Ware::Station => words::WARE_STATION,
            Ware::Equipment => words::WARE_EQUIPMENT,
            Ware::Doorway => words::WARE_DOORWAY,
            Ware::Ship => words::WARE_SHIP,
        }
    }

    /// Its name in the price list, which is English.
    pub fn title(self) -> &'static str {
        self.words().en[0]
    }

    /// What a player means by a word.
    pub fn named(word: &str) -> Option<Ware> {
        Ware::ALL.iter().copied().find(|ware| ware.words().is(word))
    }
}

/// The figures a ship's price follows from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Ship {
    pub range: u64,
    pub weapons: u64,
    pub shields: u64,
    /// Such as Tractor Beam and Holodeck.
    pub devices: u64,
}

impl Ship {
    /// `(Range + Weapons + Shields) × 5 + devices × 10` points.
    pub fn cost(self) -> u64 {
        (self.range + self.weapons + self.shields) * PER_VALUE + self.devices * PER_DEVICE
    }
}

/// A line of a purchase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Item {
    pub ware: Ware,
    pub count: u64,
    /// Points for one.
    pub each: u64,
    /// Points for all of them.
    pub points: u64,
}

impl Item {
    /// Some cards for so many points each; prices of a folder of data may be of any size.
    pub fn new(ware: Ware, count: u64, each: u64) -> Item {
        Item {
            ware,
            count,
            each,
            points: count.saturating_mul(each),
        }
    }
}

/// Points for one card by the price list; `None` for a ship, whose price is a formula, and for what
/// the list lacks.
pub fn listed(prices: &Table, ware: Ware) -> Option<u64> {
    let row = rows(prices).find(|row| row.is_named("card", ware.code()))?;
    row.number("points")
}

/// Points for a whole purchase.
pub fn total(items: &[Item]) -> u64 {
    let points = items.iter().map(|item| item.points);
    points.fold(0, u64::saturating_add)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn ship(range: u64, weapons: u64, shields: u64, devices: u64) -> Ship {
        Ship {
            range,
            weapons,
            shields,
            devices,
        }
    }

    #[test]
    fn a_ship_costs_five_a_point_and_ten_a_device() {
        assert_eq!(ship(8, 7, 6, 1).cost(), 115);
        assert_eq!(ship(8, 7, 6, 0).cost(), 105);
        assert_eq!(ship(0, 0, 0, 0).cost(), 0);
    }

    #[test]
    fn wares_have_names_in_both_languages() {
        for (word, ware) in [
            ("aussenposten", Ware::Outpost),
            ("NOR", Ware::Nor),
            ("Kolonie", Ware::Colony),
            ("colonys", Ware::Colony),
            ("Ausruestung", Ware::Equipment),
            ("Schiffe", Ware::Ship),
        ] {
            assert_eq!(Ware::named(word), Some(ware), "{word}");
        }
        assert_eq!(Ware::named("Tribble"), None);
    }

    proptest! {
        #[test]
        fn every_point_and_device_counts(r in 0..99_u64, w in 0..99_u64, s in 0..99_u64, d in 0..20_u64) {
            let cost = ship(r, w, s, d).cost();
            prop_assert_eq!(ship(r + 1, w, s, d).cost(), cost + PER_VALUE);
            prop_assert_eq!(ship(r, w, s, d + 1).cost(), cost + PER_DEVICE);
            prop_assert_eq!(ship(w, s, r, d).cost(), cost);
        }
    }
}
