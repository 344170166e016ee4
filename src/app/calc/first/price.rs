//! `tricorder calc price`: what cards bought in phase 2 cost ("Technologiekarte(n) kaufen").

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::ValueShape;
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, RuleBasis, no_table};
use crate::calc::numbers::parse_number;
use crate::calc::table_row::table_rows;
use crate::options::Numbers;
use crate::session::Session;
use crate::{Found, RunCommand};
use model::text::vocabulary::TypedForms;
use model::text::{SIGNS, closest};
use model::{choices, codes};
use page::PageTable;
use page::locale::{Texts, msg, say};
use words::Problem;
use words::numbers::addition;

/// The highest value of a ship, and of how often a card is bought.
const HIGHEST: u64 = 99;
/// Points for each of Range, Weapons and Shields of a ship.
pub const PER_VALUE: u64 = 5;
/// Points for each device of a ship.
pub const PER_DEVICE: u64 = 10;

codes!(
    /// What can be bought, in the order of the price list.
    Ware {
        /// An Outpost, which goes to the hand.
        Outpost => "outpost",
        /// A Nor, such as Deep Space 9, whose Sites come without a price.
        Nor => "nor",
        /// A Colony, whose people bring points in phase 10.
        Colony => "colony",
        /// A Station, which goes to the hand.
        Station => "station",
        /// A card of the Equipment deck, of which there are only so many.
        Equipment => "equipment",
        /// A Doorway, which goes to the hand.
        Doorway => "doorway",
        /// A ship, whose price follows from its values and devices.
        Ship => "ship",
    }
);

choices! {
    /// What it is called at the table, in both languages.
    WARES: Ware = WARE;
}

impl Ware {
    fn words(self) -> TypedForms {
        WARES[self as usize].0
    }

    /// Its name in the price list, which is English.
    pub fn title(self) -> &'static str {
        self.words().en[0]
    }

    /// What a player means by a word.
    pub fn parse(word: &str) -> Option<Ware> {
        Ware::ALL.into_iter().find(|ware| ware.words().is(word))
    }
}

/// The figures a ship's price follows from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct ShipFigures {
    range: u64,
    weapons: u64,
    shields: u64,
    /// Devices, such as Tractor Beam and Holodeck.
    devices: u64,
}

impl ShipFigures {
    /// `(Range + Weapons + Shields) × 5 + devices × 10` points.
    fn cost(self) -> u64 {
        (self.range + self.weapons + self.shields) * PER_VALUE + self.devices * PER_DEVICE
    }
}

/// A line of a purchase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct PriceItem {
    ware: Ware,
    count: u64,
    /// Points for one.
    each: u64,
    /// Points for all of them.
    points: u64,
}

impl PriceItem {
    /// Some cards for so many points each; prices of a folder of data may be of any size.
    pub(crate) fn new(ware: Ware, count: u64, each: u64) -> PriceItem {
        PriceItem { ware, count, each, points: count.saturating_mul(each) }
    }
}

/// Points for one card by the price list; `None` for a ship, whose price is a formula, and for what
/// the list lacks.
pub fn listed_price(prices: &model::RuleTable, ware: Ware) -> Option<u64> {
    let row = table_rows(prices).find(|row| row.is_named("card", ware.code()))?;
    row.number("points")
}

/// A purchase. The ship is null if its figures were not given.
#[derive(Debug, Serialize)]
struct Price {
    items: Vec<PriceItem>,
    ship: Option<ShipFigures>,
    total: u64,
}

impl Price {
    fn new(items: Vec<PriceItem>, ship: Option<ShipFigures>) -> Price {
        let points = items.iter().map(|item| item.points);
        Price { total: points.fold(0, u64::saturating_add), items, ship }
    }

    /// The name of an item, and its sum.
    fn row(&self, item: &PriceItem) -> Vec<String> {
        let PriceItem { ware, count, each, points } = item;
        let formula = self.ship.filter(|_| *ware == Ware::Ship).map(formula);
        let sum = match (formula, count) {
            (Some(formula), 1) => format!("{formula} = {each}"),
            (Some(formula), _) => format!("{count} × ({formula}) = {points}"),
            (None, 1) => each.to_string(),
            (None, _) => format!("{count} × {each} = {points}"),
        };
        vec![ware.title().to_owned(), sum]
    }
}

/// `(8 + 7 + 6) × 5 + 1 × 10`.
fn formula(ship: ShipFigures) -> String {
    let ShipFigures { range, weapons, shields, devices } = ship;
    let values = format!("({range} + {weapons} + {shields}) × {PER_VALUE}");
    match devices {
        0 => values,
        _ => format!("{values} + {devices} × {PER_DEVICE}"),
    }
}

impl Calculation for Price {
    fn report(&self, texts: &Texts) -> Report {
        let points: Vec<u64> = self.items.iter().map(|item| item.points).collect();
        let rows = self.items.iter().map(|item| self.row(item));
        let total = msg::calc_price_total(texts, addition(&points, self.total));
        Report::new(PageTable::bare(rows), [total])
    }
}

/// What can be bought, with how much of it; names are those of the price list.
const COUNTED: ValueShape = ValueShape::Counts {
    things: &[
        ("outpost", |_| "Outpost".to_owned()),
        ("nor", |_| "Nor".to_owned()),
        ("colony", |_| "Colony".to_owned()),
        ("station", |_| "Station".to_owned()),
        ("equipment", |_| "Equipment".to_owned()),
        ("doorway", |_| "Doorway".to_owned()),
    ],
    most: HIGHEST.cast_signed(),
    says_none: false,
};

/// What `tricorder calc price` takes: the wares, and the values of a ship among them.
#[derive(Debug, Args)]
pub struct PriceArgs {
    #[arg(num_args = 0.., allow_negative_numbers = true, add = COUNTED)]
    wares: Vec<String>,
    #[arg(long = "range", id = "ship_range", allow_negative_numbers = true,
        value_parser = Numbers(0..=HIGHEST), requires_all = ["ship_weapons", "ship_shields"])]
    range: Option<u64>,
    #[arg(long = "weapons", id = "ship_weapons", allow_negative_numbers = true,
        value_parser = Numbers(0..=HIGHEST), requires_all = ["ship_range", "ship_shields"])]
    weapons: Option<u64>,
    #[arg(long = "shields", id = "ship_shields", allow_negative_numbers = true,
        value_parser = Numbers(0..=HIGHEST), requires_all = ["ship_range", "ship_weapons"])]
    shields: Option<u64>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(0..=HIGHEST),
        requires = "ship_range")]
    devices: Option<u64>,
}

impl RunCommand for PriceArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let basis = RuleBasis::load(session, Calculator::Price)?;
        let ship = self.ship();
        let mut wares = parse_wares(&self.wares)?;
        let names_ship = wares.iter().any(|(_, ware)| *ware == Ware::Ship);
        if ship.is_some() && !names_ship {
            wares.push((1, Ware::Ship));
        }
        if wares.is_empty() {
            return basis.answer_tables("prices");
        }
        let priced = wares.into_iter().map(|(count, ware)| price(&basis, count, ware, ship));
        let items = priced.collect::<Result<Vec<_>, _>>()?;
        Ok(basis.answer(Price::new(items, ship)))
    }
}

impl PriceArgs {
    fn ship(&self) -> Option<ShipFigures> {
        Some(ShipFigures {
            range: self.range?,
            weapons: self.weapons?,
            shields: self.shields?,
            devices: self.devices.unwrap_or(0),
        })
    }
}

fn price(basis: &RuleBasis, count: u64, ware: Ware, ship: Option<ShipFigures>) -> Result<PriceItem, Problem> {
    let each = if ware == Ware::Ship {
        let cost = ship.map(ShipFigures::cost);
        cost.ok_or_else(|| Problem::misuse(say::err_calc_ship_price()).hint(say::hint_calc_ship_price()))?
    } else {
        listed_price(basis.table("prices")?, ware).ok_or_else(|| no_table("prices"))?
    };
    Ok(PriceItem::new(ware, count, each))
}

/// What is bought, each with its number: `outpost 2 equipment 3x doorway`.
fn parse_wares(typed: &[String]) -> Result<Vec<(u64, Ware)>, Problem> {
    let mut wares = Vec::new();
    let mut count = None;
    for word in typed.iter().flat_map(|typed| typed.split([' ', ','])) {
        if word.is_empty() {
            continue;
        }
        let is_number = word.starts_with(|c: char| c.is_ascii_digit() || c == '-');
        if is_number && count.is_none() {
            count = Some(parse_count(word)?);
        } else {
            wares.push((count.take().unwrap_or(1), parse_ware(word)?));
        }
    }
    match (count, typed.last()) {
        (Some(_), Some(last)) => Err(unknown_ware(last)),
        _ => Ok(wares),
    }
}

fn parse_count(word: &str) -> Result<u64, Problem> {
    let digits = word.strip_suffix(SIGNS).unwrap_or(word);
    parse_number("copies", digits, 1..=HIGHEST)
}

fn parse_ware(word: &str) -> Result<Ware, Problem> {
    Ware::parse(word).ok_or_else(|| unknown_ware(word))
}

fn unknown_ware(word: &str) -> Problem {
    let names = Ware::ALL.iter().flat_map(|ware| ware.words().forms());
    let near = closest(word, names, 2);
    Problem::missing(say::err_calc_ware(word)).hint(say::hint_calc_ware()).near(near)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn ship(range: u64, weapons: u64, shields: u64, devices: u64) -> ShipFigures {
        ShipFigures { range, weapons, shields, devices }
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
            assert_eq!(Ware::parse(word), Some(ware), "{word}");
        }
        assert_eq!(Ware::parse("Tribble"), None);
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

    fn read(line: &str) -> Option<Vec<(u64, Ware)>> {
        parse_wares(&[line.to_owned()]).ok()
    }

    #[test]
    fn a_number_counts_the_next_card() {
        let (outpost, doorway) = (Ware::Outpost, Ware::Doorway);
        assert_eq!(read("outpost 2 doorway"), Some(vec![(1, outpost), (2, doorway)]));
        assert_eq!(read("3x Outpost, doorway"), Some(vec![(3, outpost), (1, doorway)]));
        for line in ["2", "100 outpost", "-1 outpost", "2 3 outpost", "tribble"] {
            assert_eq!(read(line), None, "{line}");
        }
    }

    proptest! {
        #[test]
        fn any_words_are_read_or_refused(words in proptest::collection::vec("\\PC{0,12}|[0-9x-]{1,4}|outpost", 0..6)) {
            let _ = parse_wares(&words);
        }
    }
}
