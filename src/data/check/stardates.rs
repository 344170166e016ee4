//! Checks over Stardate cards: every mode has its cards, the last one ends the game and no other does,
//! and the numbers agree with the table players read.

use crate::data::shelf::STARDATES;
use crate::data::{Finding, Library, Problem};
use crate::model::{Mode, StardateEffect, Stardates};

/// The entry whose table shows the same numbers.
const ENTRY: &str = "cc/setup/stardate-card";

/// Everything wrong with the Stardate cards of a library. A folder without any is left alone.
pub fn check(library: &Library) -> Vec<Finding> {
    if library.stardates.is_empty() {
        return Vec::new();
    }
    let bad = Mode::ALL.iter().enumerate().filter(|(row, mode)| {
        let found: Vec<&Stardates> = library
            .stardates
            .iter()
            .filter(|stardates| stardates.mode == **mode)
            .collect();
        match found[..] {
            [stardates] => !is_sound(stardates) || !agrees(library, stardates, *row),
            _ => true,
        }
    });
    bad.map(|(_, mode)| Finding {
        file: STARDATES.to_owned(),
        id: None,
        line: None,
        problem: Problem::StardateCards {
            mode: mode.code().to_owned(),
        },
    })
    .collect()
}

fn is_sound(stardates: &Stardates) -> bool {
    let needs_draw = Mode::DIFFICULTIES.contains(&stardates.mode);
    let Some((last, others)) = stardates.cards.split_last() else {
        return false;
    };
    let ends = |effect| effect == StardateEffect::End;
    let is_last_the_end = ends(last.effect) && !others.iter().any(|card| ends(card.effect));
    let has_numbers = stardates
        .cards
        .iter()
        .all(|card| card.glory > 0 && (card.draw > 0) == needs_draw);
    is_last_the_end && has_numbers
}

/// Whether the table shows these numbers in the row of the mode. Without the entry there is nothing to
/// compare.
fn agrees(library: &Library, stardates: &Stardates, row: usize) -> bool {
    let entry = library.entries().find(|entry| entry.id.as_str() == ENTRY);
    let Some(table) = entry.and_then(|entry| entry.tables.first()) else {
        return true;
    };
    let Some(cells) = table.rows.get(row) else {
        return false;
    };
    let printed = cells
        .iter()
        .skip(1)
        .map(|cell| cell.text(crate::model::Lang::En).clone());
    let told = stardates.cards.iter().map(|card| match card.draw {
        0 => card.glory.to_string(),
        draw => format!("{} / {draw}", card.glory),
    });
    let printed: Vec<String> = printed.filter(|cell| cell != "–").collect();
    printed == told.collect::<Vec<String>>()
}
