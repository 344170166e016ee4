//! What space stations can expect.

use serde_json::json;

use super::decimal;
use crate::calc::catan::odds::{Odds, ROLLS, SEVEN, Size, Station, Yield, reduced, ways};
use crate::view::calc::{Basis, Sheet, title};
use crate::view::{Screen, grid, sums};

/// Stations and numbers as tables, and what they bring together.
pub fn show(screen: &Screen<'_>, stations: &[Station], odds: &Odds, basis: &Basis) -> String {
    let tables = [
        by_station(screen, stations, odds),
        by_number(screen, &odds.yields),
    ];
    let sheet = Sheet {
        title: title(screen, basis),
        sums: tables.join("\n"),
        result: vec![expected(screen, odds), chance(screen, odds)],
        ..Sheet::default()
    };
    sheet.show(screen, basis)
}

fn by_station(screen: &Screen<'_>, stations: &[Station], odds: &Odds) -> String {
    let texts = screen.texts();
    let header = ["station", "chips", "cards"].map(|id| texts.get(&format!("calc-odds-{id}")));
    let mut rows: Vec<Vec<String>> = stations
        .iter()
        .map(|station| {
            let chips: Vec<String> = station
                .chips
                .iter()
                .map(|chip| chip.number().to_string())
                .collect();
            let size = texts.get(&format!("calc-station-{}", station.size.code()));
            vec![size, chips.join(", "), earned(station)]
        })
        .collect();
    if stations.len() > 1 {
        let parts: Vec<String> = odds.stations.iter().map(u32::to_string).collect();
        let total = sums::addition(&parts, odds.cards());
        rows.push(vec![texts.get("calc-together"), String::new(), total]);
    }
    grid::boxed(screen, &header, rows)
}

/// `5 + 5 + 4 = 14` for a small station, `2 × (5 + 4) = 18` for a large one.
fn earned(station: &Station) -> String {
    let ways: Vec<String> = station
        .chips
        .iter()
        .map(|chip| chip.ways().to_string())
        .collect();
    let total = station.expected().to_string();
    match (station.size, ways.as_slice()) {
        (Size::Small, _) => sums::addition(&ways, total),
        (Size::Large, [only]) => format!("2 × {only} = {total}"),
        (Size::Large, several) => format!("2 × ({}) = {total}", several.join(" + ")),
    }
}

fn by_number(screen: &Screen<'_>, yields: &[Yield]) -> String {
    let texts = screen.texts();
    let header = ["number", "ways", "each"].map(|id| texts.get(&format!("calc-odds-{id}")));
    let rows = yields.iter().map(|found| {
        let cards: Vec<String> = found.cards.iter().map(u32::to_string).collect();
        vec![
            found.chip.number().to_string(),
            found.chip.ways().to_string(),
            sums::addition(&cards, found.total()),
        ]
    });
    grid::boxed(screen, &header, rows.collect())
}

fn expected(screen: &Screen<'_>, odds: &Odds) -> String {
    let (above, below) = reduced(odds.cards());
    let exact = match below {
        1 => above.to_string(),
        _ => {
            let rounded = decimal(screen.texts().lang(), rounded(odds.cards()));
            format!("{above}/{below} ≈ {rounded}")
        }
    };
    let args = [
        ("cards", u64::from(odds.cards()).into()),
        ("exact", exact.into()),
    ];
    screen.texts().with("calc-odds-expected", &args)
}

fn chance(screen: &Screen<'_>, odds: &Odds) -> String {
    let args = [
        ("any", u64::from(odds.any()).into()),
        ("percent", u64::from(rounded(odds.any())).into()),
        ("seven", u64::from(ways(SEVEN)).into()),
    ];
    screen.texts().with("calc-odds-chance", &args)
}

/// Parts of 36 in hundredths, rounded half up.
fn rounded(parts: u32) -> u32 {
    parts.saturating_mul(100).saturating_add(ROLLS / 2) / ROLLS
}

/// `{"calculator","stations":[{"size","chips","expected"}],"numbers":[{"number","ways","cards"}],
/// "rolls":36,"expected","any","rules"}`; `expected` are cards in 36 rolls, `any` the rolls of 36 that bring one.
pub fn json(stations: &[Station], odds: &Odds, basis: &Basis) -> String {
    let by_station = stations.iter().map(|station| {
        let chips: Vec<u8> = station.chips.iter().map(|chip| chip.number()).collect();
        json!({ "size": station.size, "chips": chips, "expected": station.expected() })
    });
    let by_number = odds.yields.iter().map(|found| {
        json!({
            "number": found.chip.number(),
            "ways": found.chip.ways(),
            "cards": found.total(),
        })
    });
    let fields = json!({
        "stations": by_station.collect::<Vec<_>>(),
        "numbers": by_number.collect::<Vec<_>>(),
        "rolls": ROLLS,
        "expected": odds.cards(),
        "any": odds.any(),
    });
    basis.document(fields)
}
