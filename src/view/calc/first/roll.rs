//! The screen of a roll: the number, the row of its table, and what to do.

use serde_json::{Map, Value, json};

use crate::calc::first::roll::{Roll, Thrown, card, is_choice};
use crate::calc::first::{Row, Side};
use crate::locale::Arg;
use crate::view::Screen;
use crate::view::calc::{Basis, Sheet, title};

/// The die, the result in a sentence, the rule and the seed.
pub fn show(screen: &Screen<'_>, thrown: &Thrown, row: Row<'_>, basis: &Basis) -> String {
    let texts = screen.texts();
    let mut roll = title(screen, basis);
    let side = thrown.side.map(Side::code).filter(|code| *code != "normal");
    if let Some(code) = side {
        roll.push_str(&format!(" ({})", texts.get(&format!("roll-side-{code}"))));
    }
    let rolled = [("roll", roll.into()), ("die", thrown.die.into())];
    let seed = thrown
        .seed
        .map(|seed| ("roll-label-seed", seed.to_string()));
    let sheet = Sheet {
        title: texts.with("roll-die", &rolled),
        result: results(screen, thrown, row),
        notes: seed.into_iter().collect(),
        ..Sheet::default()
    };
    sheet.show(screen, basis)
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

/// `{"calculator", "side", "die", "seed", "row": {column: cell}, "rules"}`; `side` is of the event card
/// roll only and names its column, `seed` is null for a real die.
pub fn json(thrown: &Thrown, row: Row<'_>, basis: &Basis) -> String {
    let cells = row.cells().map(|(id, cell)| (id.to_owned(), json!(cell)));
    basis.document(json!({
        "side": thrown.side,
        "die": thrown.die,
        "seed": thrown.seed,
        "row": Value::Object(cells.collect::<Map<_, _>>()),
    }))
}
