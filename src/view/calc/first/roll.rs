//! The screen of a roll: the number, the row of its table, and what to do.

use serde_json::{Map, Value, json};

use super::{Basis, sentence};
use crate::calc::first::roll::{Roll, Thrown, card, is_choice};
use crate::calc::first::{Row, Side};
use crate::locale::Arg;
use crate::view::Screen;

/// The die, the result in a sentence, the rule and the seed.
pub fn screen(screen: &Screen<'_>, thrown: &Thrown, row: Row<'_>, basis: &Basis) -> String {
    let texts = screen.texts();
    let foot = basis.foot_with(screen, |rows| {
        if let Some(seed) = thrown.seed {
            rows.add("roll-label-seed", &seed.to_string());
        }
    });
    let heading = texts.with("roll-die", &[("die", thrown.die.into())]);
    let side = thrown.side.map(Side::code).filter(|code| *code != "normal");
    let heading = match side {
        Some(code) => format!("{heading} ({})", texts.get(&format!("roll-side-{code}"))),
        None => heading,
    };
    let heading = screen.paint().title(&heading);
    let result: String = results(screen, thrown, row)
        .iter()
        .map(|words| sentence(screen, words))
        .collect();
    format!("{heading}\n{result}{foot}")
}

fn results(screen: &Screen<'_>, thrown: &Thrown, row: Row<'_>) -> Vec<String> {
    let texts = screen.texts();
    let cell = |column: &str| {
        let cell = row.cell(column);
        cell.map_or_else(String::new, |cell| cell.text(texts.lang()))
    };
    let number = |column: &str| Arg::from(row.number(column).unwrap_or(0));
    match thrown.roll {
        Roll::Event => event(screen, thrown, row),
        Roll::Movement => vec![texts.with("roll-movement", &[("move", cell("move").into())])],
        Roll::Dilemma => {
            let mut all = vec![texts.with("roll-dilemma", &[("dilemmas", number("dilemmas"))])];
            // Rows without anything extra have a dash there.
            if row.name("extra").is_none() {
                all.push(texts.with("roll-dilemma-extra", &[("extra", cell("extra").into())]));
            }
            all
        }
        Roll::Crew => vec![
            texts.with("roll-crew", &[("personnel", number("personnel"))]),
            texts.get("roll-crew-exceptions"),
        ],
    }
}

fn event(screen: &Screen<'_>, thrown: &Thrown, row: Row<'_>) -> Vec<String> {
    let texts = screen.texts();
    let card = thrown
        .side
        .and_then(|side| card(row, side))
        .unwrap_or_default();
    let mut all = vec![texts.with("roll-event", &[("card", card.into())])];
    if is_choice(card) {
        all.push(texts.get("roll-event-choice"));
    }
    all.push(texts.get("roll-event-then"));
    all
}

/// `{"roll", "side", "die", "seed", "row": {column: cell}, "follows"}`; `side` is of the event card
/// roll only and names its column, `seed` is null for a real die.
pub fn json(thrown: &Thrown, row: Row<'_>, basis: &Basis) -> String {
    let cells = row.cells().map(|(id, cell)| (id.to_owned(), json!(cell)));
    basis.document(json!({
        "roll": thrown.roll,
        "side": thrown.side,
        "die": thrown.die,
        "seed": thrown.seed,
        "row": Value::Object(cells.collect::<Map<_, _>>()),
    }))
}
