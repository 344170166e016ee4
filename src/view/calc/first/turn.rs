//! The screen of a round's points.

use serde_json::{Map, Value, json};

use crate::calc::first::Side;
use crate::calc::first::turn::{BONUS, EXTRA, PER_CIVILIAN, PER_MISSION, PER_PERSON, Part, Turn};
use crate::view::calc::{Basis, Sheet, title};
use crate::view::{Screen, grid, sums};

/// Each part that counts with its sum, then the total.
pub fn show(screen: &Screen<'_>, turn: &Turn, basis: &Basis) -> String {
    let texts = screen.texts();
    let parts = Part::ALL.iter().filter(|part| is_shown(turn, **part));
    let rows = parts.map(|part| {
        let name = texts.get(&format!("calc-turn-{}", part.code()));
        vec![name, line(screen, turn, *part)]
    });
    let points = Part::ALL.iter().map(|part| turn.points(*part));
    let points: Vec<u64> = points.filter(|points| *points > 0).collect();
    let words = [("points", sums::addition(&points, turn.total()).into())];
    let sheet = Sheet {
        title: title(screen, basis),
        sums: grid::columns(screen, &[], rows.collect()),
        result: vec![texts.with("calc-turn-total", &words)],
        ..Sheet::default()
    };
    sheet.show(screen, basis)
}

/// Parts without points are left out, except what is always counted or surprises.
fn is_shown(turn: &Turn, part: Part) -> bool {
    let is_barred = part == Part::Bonus && !turn.bonus.is_empty();
    turn.points(part) > 0 || part == Part::Owned || is_barred
}

fn line(screen: &Screen<'_>, turn: &Turn, part: Part) -> String {
    let product = |count: u64, each: u64| format!("{count} × {each} = {}", turn.points(part));
    match part {
        Part::Missions => sums::addition(&turn.missions, turn.points(part)),
        Part::Bonus if turn.side == Side::Borg => screen.texts().get("calc-turn-no-bonus"),
        Part::Bonus if turn.bonus.len() > 1 => {
            let words: Vec<String> = turn.bonus.iter().map(u64::to_string).collect();
            format!("({}) × {BONUS} = {}", words.join(" + "), turn.points(part))
        }
        Part::Bonus => product(turn.bonus.iter().sum(), BONUS),
        Part::Personnel => product(turn.personnel, PER_PERSON),
        Part::Civilians => product(turn.civilians, PER_CIVILIAN),
        Part::Owned => product(turn.owned, PER_MISSION),
        Part::Extra => EXTRA.to_string(),
    }
}

/// `{"calculator", "side", "parts": {part: points}, "total", "rules"}`.
pub fn json(turn: &Turn, basis: &Basis) -> String {
    let parts = Part::ALL
        .iter()
        .map(|part| (part.code().to_owned(), json!(turn.points(*part))));
    basis.document(json!({
        "side": turn.side,
        "parts": Value::Object(parts.collect::<Map<_, _>>()),
        "total": turn.total(),
    }))
}
