//! The differences of two decks on a screen.

use serde_json::json;

use crate::deck::{Deck, Difference};
use crate::view::{Screen, grid, prose};

/// Pile by pile, with the change from the first deck to the second ahead of each name.
pub fn screen(screen: &Screen<'_>, decks: [&Deck; 2], found: &[Difference]) -> String {
    let texts = screen.texts();
    if found.is_empty() {
        return prose::paragraph(screen, &texts.get("deck-diff-none"), 0) + "\n";
    }
    let [first, second] = decks.map(|deck| name(screen, deck));
    let heading = texts.with(
        "deck-diff-heading",
        &[("first", first.into()), ("second", second.into())],
    );
    let heading = prose::paragraph(screen, &heading, 0);
    let piles = found.chunk_by(|a, b| a.pile == b.pile);
    let parts: Vec<String> = piles.map(|pile| section(screen, pile)).collect();
    format!("{heading}\n\n{}", parts.join("\n"))
}

fn name(screen: &Screen<'_>, deck: &Deck) -> String {
    let name = deck.name.clone();
    name.unwrap_or_else(|| screen.texts().get("deck-unnamed"))
}

fn section(screen: &Screen<'_>, differences: &[Difference]) -> String {
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

/// `{"same","differences":[{"pile","name","first","second"}]}`.
pub fn json(found: &[Difference]) -> String {
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
    let value = json!({ "same": found.is_empty(), "differences": differences });
    format!("{value:#}\n")
}
