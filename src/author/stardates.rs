//! Checks over Stardate cards: every mode has its cards, the last one ends the game and no other does,
//! and the numbers agree with the table players read.

use data::{DataProblem, Finding, Library, STARDATES};
use model::{Lang, Mode, RuleTable, StardateEffect, Stardates};

/// The entry whose table shows the same numbers.
const ENTRY: &str = "cc/setup/stardate-card";

/// The entry whose table sums up what sets the levels apart.
const LEVELS: &str = "cc/solo/difficulty-level";

/// Everything wrong with the Stardate cards of a library. A folder without any is left alone.
pub(crate) fn check_stardates(library: &Library) -> Vec<Finding> {
    if library.stardates.is_empty() {
        return Vec::new();
    }
    let bad = Mode::ALL.iter().enumerate().filter(|(row, mode)| {
        let found: Vec<&Stardates> =
            library.stardates.iter().filter(|stardates| stardates.mode == **mode).collect();
        match found[..] {
            [stardates] => {
                !is_sound(stardates) || !agrees(library, stardates, *row) || !is_summed_up(library, stardates)
            }
            _ => true,
        }
    });
    bad.map(|(_, mode)| Finding {
        file: STARDATES.to_owned(),
        id: None,
        line: None,
        problem: DataProblem::StardateCards { mode: mode.code().to_owned() },
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
    let has_numbers = stardates.cards.iter().all(|card| card.glory > 0 && (card.draw > 0) == needs_draw);
    is_last_the_end && has_numbers
}

/// Whether the table shows these numbers in the row of the mode. Without the entry there is nothing to
/// compare.
fn agrees(library: &Library, stardates: &Stardates, row: usize) -> bool {
    let Some(table) = first_table(library, ENTRY) else {
        return true;
    };
    let printed = figures(table, row).into_iter();
    let told = stardates.cards.iter().map(|card| match card.draw {
        0 => card.glory.to_string(),
        draw => format!("{} / {draw}", card.glory),
    });
    let printed: Vec<String> = printed.filter(|cell| cell != "–").collect();
    printed == told.collect::<Vec<String>>()
}

/// Whether the table of the levels agrees: Glory in all, cards drawn, cards that wipe nothing. Modes
/// without a level are not in it.
fn is_summed_up(library: &Library, stardates: &Stardates) -> bool {
    let level = Mode::DIFFICULTIES.iter().position(|mode| *mode == stardates.mode);
    let (Some(row), Some(table)) = (level, first_table(library, LEVELS)) else {
        return true;
    };
    let glory: u32 = stardates.cards.iter().map(|card| u32::from(card.glory)).sum();
    let draws = stardates.cards.iter().map(|card| card.draw.to_string());
    let without_effect = (1..)
        .zip(&stardates.cards)
        .filter(|(_, card)| card.effect == StardateEffect::None)
        .map(|(number, _): (u8, _)| number.to_string());
    let mut idle = without_effect.collect::<Vec<_>>().join(", ");
    if idle.is_empty() {
        idle.push('–');
    }
    let draws = draws.collect::<Vec<_>>().join(", ");
    figures(table, row) == [glory.to_string(), draws, idle]
}

fn first_table<'l>(library: &'l Library, id: &str) -> Option<&'l RuleTable> {
    let entry = library.entries().find(|entry| entry.id.as_str() == id);
    entry.and_then(|entry| entry.tables.first())
}

/// What stands in a row behind its name; nothing if there is no such row.
fn figures(table: &RuleTable, row: usize) -> Vec<String> {
    let cells = table.rows.get(row).map_or(&[][..], |row| &row.cells[..]);
    cells.iter().skip(1).map(|cell| cell.text(Lang::En).clone()).collect()
}
