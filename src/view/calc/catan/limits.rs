//! How much a player can still build.

use serde_json::json;

use crate::calc::catan::limits::{LARGE, Left, STARSHIPS, STATIONS, Stations, left};
use crate::view::calc::{Basis, Sheet, title};
use crate::view::{Screen, grid};

/// What is left of each piece, with its sum, and what the almanac leaves open.
pub fn show(screen: &Screen<'_>, stations: Stations, starships: u8, basis: &Basis) -> String {
    let texts = screen.texts();
    let left = left(stations, starships);
    let header = ["piece", "left"].map(|id| texts.get(&format!("calc-limits-{id}")));
    let rows = lines(stations, starships, left).map(|(piece, sum)| {
        let label = texts.get(&format!("calc-limits-of-{piece}"));
        vec![label, sum]
    });
    let mut told = Vec::new();
    if left.small == 0 && left.stations > 0 {
        told.push(texts.get("calc-limits-upgrade-first"));
    }
    if stations.aside() > 0 {
        let aside = [("count", usize::from(stations.aside()).into())];
        told.push(texts.with("calc-limits-aside", &aside));
    }
    told.push(texts.get("calc-limits-costs"));
    let sheet = Sheet {
        title: title(screen, basis),
        sums: grid::boxed(screen, &header, rows.into()),
        result: told,
        ..Sheet::default()
    };
    sheet.show(screen, basis)
}

/// Each piece with what is left of it as a sum: `15 − 2 = 13`.
fn lines(stations: Stations, starships: u8, left: Left) -> [(&'static str, String); 4] {
    let (small, large) = (stations.small(), stations.large());
    let received = stations.received();
    let both = |most: u8, left: u8| format!("{most} − {small} − {large} = {left}");
    [
        (
            "starships",
            format!("{STARSHIPS} − {starships} = {}", left.starships),
        ),
        ("small", both(received, left.small)),
        ("upgrades", format!("{LARGE} − {large} = {}", left.upgrades)),
        ("stations", both(STATIONS, left.stations)),
    ]
}

/// `{"calculator","on_board":{"starships","small","large"},"left":{"starships","small",
/// "upgrades","stations"},"aside","costs":null,"rules"}`; the almanac does not state what building
/// costs.
pub fn json(stations: Stations, starships: u8, basis: &Basis) -> String {
    let left = left(stations, starships);
    let fields = json!({
        "on_board": {
            "starships": starships,
            "small": stations.small(),
            "large": stations.large(),
        },
        "left": {
            "starships": left.starships,
            "small": left.small,
            "upgrades": left.upgrades,
            "stations": left.stations,
        },
        "aside": stations.aside(),
        "costs": null,
    });
    basis.document(fields)
}
