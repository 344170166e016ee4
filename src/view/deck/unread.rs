//! What of a deck list was not understood.

use serde_json::{Value, json};

use super::check::section;
use crate::deck::{Deck, DeckList};
use crate::view::{Screen, prose};

/// A list that was read, its cards found as far as they are known.
pub struct Read {
    pub list: DeckList,
    pub deck: Deck,
    /// Names that could be meant, for each unknown card from the first.
    pub suggestions: Vec<Vec<String>>,
}

impl Read {
    /// The name of the deck: that of its file, unless the list gives one.
    pub(super) fn name(&self, screen: &Screen<'_>) -> String {
        let name = self.deck.name.clone();
        name.unwrap_or_else(|| screen.texts().get("deck-unnamed"))
    }

    /// The lines that were not understood, under their heading; empty if there are none.
    pub(super) fn left_out(&self, screen: &Screen<'_>) -> String {
        let items = items(screen, &self.list, &self.deck, &self.suggestions);
        section(screen, "unread", &items)
    }
}

/// Lines that say nothing, and lines whose cards are not known, in the order of the list.
pub(super) fn items(
    screen: &Screen<'_>,
    list: &DeckList,
    deck: &Deck,
    suggestions: &[Vec<String>],
) -> Vec<String> {
    let place = |number: usize| place(screen, list, &[number]);
    let none = Vec::new();
    let unknown = deck.unknown.iter().enumerate().map(|(at, unknown)| {
        let near = suggestions.get(at).unwrap_or(&none);
        let head = format!("{}: {}", place(unknown.line), unknown.name);
        (unknown.line, format!("{head} – {}", hint(screen, near)))
    });
    let numbers = list.troubles().map(|(line, _)| line.number);
    let troubles = numbers.zip(troubles(screen, list));
    let mut items: Vec<(usize, String)> = troubles.chain(unknown).collect();
    items.sort_by_key(|(line, _)| *line);
    items.into_iter().map(|(_, item)| item).collect()
}

/// Lines that say nothing.
pub(super) fn troubles(screen: &Screen<'_>, list: &DeckList) -> Vec<String> {
    let troubles = list.troubles().map(|(line, trouble)| {
        let id = format!("deck-trouble-{}", trouble.code());
        let why = screen.texts().get(&id);
        let text = prose::shortened(line.text.trim(), screen.width() / 2);
        let place = place(screen, list, &[line.number]);
        format!("{place}: {text} – {why}")
    });
    troubles.collect()
}

fn hint(screen: &Screen<'_>, near: &[String]) -> String {
    let texts = screen.texts();
    let quoted = |name: &String| texts.with("hint-quoted", &[("name", name.into())]);
    let names: Vec<String> = near.iter().map(quoted).collect();
    match names.is_empty() {
        true => texts.get("deck-line-unknown"),
        false => texts.with("deck-did-you-mean", &[("names", names.join(", ").into())]),
    }
}

/// `line 3`, `lines 3, 14`; in documents the numbers of cards.
pub(super) fn place(screen: &Screen<'_>, list: &DeckList, lines: &[usize]) -> String {
    let numbers: Vec<String> = lines.iter().map(ToString::to_string).collect();
    let id = match list.format.is_document() {
        true => "deck-place-card",
        false => "deck-place-line",
    };
    let args = [
        ("count", lines.len().into()),
        ("numbers", numbers.join(", ").into()),
    ];
    screen.texts().with(id, &args)
}

/// `[{"line","name","suggestions"}]`.
pub(super) fn unknown_json(deck: &Deck, suggestions: &[Vec<String>]) -> Value {
    let unknown = deck.unknown.iter().enumerate().map(|(at, unknown)| {
        let suggestions = suggestions.get(at).map_or(&[][..], Vec::as_slice);
        json!({ "line": unknown.line, "name": unknown.name, "suggestions": suggestions })
    });
    unknown.collect()
}

/// `[{"line","text","reason"}]`.
pub(super) fn troubles_json(list: &DeckList) -> Value {
    let troubles = list.troubles().map(|(line, trouble)| {
        json!({ "line": line.number, "text": line.text, "reason": trouble.code() })
    });
    troubles.collect()
}
