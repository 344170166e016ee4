//! The differences of two decks on a screen.

use serde_json::json;

use super::check::section;
use super::unread::{self, Read};
use crate::deck::Difference;
use crate::view::{Screen, grid, prose};

/// Pile by pile, with the change from the first deck to the second ahead of each name; then the lines of
/// either list that could not be compared.
pub fn screen(screen: &Screen<'_>, lists: [&Read; 2], found: &[Difference]) -> String {
    let mut parts = vec![compared(screen, lists, found)];
    let left_out = lists.iter().map(|read| {
        let name = screen.paint().title(&read.name(screen));
        let troubles = unread::troubles(screen, &read.list);
        let troubles = section(screen, "unread", &troubles);
        (!troubles.is_empty()).then(|| format!("{name}\n{troubles}"))
    });
    parts.extend(left_out.flatten());
    parts.join("\n")
}

fn compared(screen: &Screen<'_>, lists: [&Read; 2], found: &[Difference]) -> String {
    let texts = screen.texts();
    if found.is_empty() {
        let troubles = lists.iter().flat_map(|read| read.list.troubles());
        let id = match troubles.count() {
            0 => "deck-diff-none",
            _ => "deck-diff-none-read",
        };
        return prose::paragraph(screen, &texts.get(id), 0) + "\n";
    }
    let [first, second] = lists.map(|read| read.name(screen));
    let heading = texts.with(
        "deck-diff-heading",
        &[("first", first.into()), ("second", second.into())],
    );
    let heading = prose::paragraph(screen, &heading, 0);
    let piles = found.chunk_by(|a, b| a.pile == b.pile);
    let parts: Vec<String> = piles.map(|differences| pile(screen, differences)).collect();
    format!("{heading}\n\n{}", parts.join("\n"))
}

fn pile(screen: &Screen<'_>, differences: &[Difference]) -> String {
    let Some(first) = differences.first() else {
        return String::new();
    };
    let heading = screen
        .texts()
        .get(&format!("deck-pile-{}", first.pile.code()));
    let rows = differences.iter().map(|difference| {
        let (first, second) = (difference.first, difference.second);
        let change = match second > first {
            true => format!("+{}", second - first),
            false => format!("−{}", first - second),
        };
        vec![
            change,
            difference.name.clone(),
            format!("{first} → {second}"),
        ]
    });
    let heading = screen.paint().label(&heading);
    format!("{heading}\n{}", grid::columns(screen, &[], rows.collect()))
}

/// `{"same","differences":[{"pile","name","first","second"}],"unknown":{"first":[...],"second":[...]},
/// "unreadable":{"first":[...],"second":[...]}}`. Unknown cards are compared by their names; decks with
/// lines that cannot be read are never the same.
pub fn json(lists: [&Read; 2], found: &[Difference]) -> String {
    let differences: Vec<_> = found
        .iter()
        .map(|difference| {
            json!({
                "pile": difference.pile.code(),
                "name": difference.name,
                "first": difference.first,
                "second": difference.second,
            })
        })
        .collect();
    let [first, second] = lists;
    let unknown = |read: &Read| unread::unknown_json(&read.deck, &read.suggestions);
    let unreadable = |read: &Read| unread::troubles_json(&read.list);
    let is_read = lists
        .iter()
        .all(|read| read.list.troubles().next().is_none());
    let value = json!({
        "same": found.is_empty() && is_read,
        "differences": differences,
        "unknown": { "first": unknown(first), "second": unknown(second) },
        "unreadable": { "first": unreadable(first), "second": unreadable(second) },
    });
    format!("{value:#}\n")
}
