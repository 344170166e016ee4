//! Saved decks on a screen.

use serde_json::json;

use crate::deck::{Counts, DeckList, Pile};
use crate::view::{Screen, grid, prose};

/// A saved deck.
pub struct Kept {
    pub name: String,
    /// `None` if it cannot be read.
    pub list: Option<DeckList>,
}

impl Kept {
    fn count(&self, pile: Pile) -> Option<u32> {
        let list = self.list.as_ref()?;
        let lines = list.cards().filter(|(_, own, ..)| *own == Some(pile));
        Some(lines.fold(0, |sum: u32, (_, _, count, _)| sum.saturating_add(count)))
    }
}

/// That a deck was saved. A file of its name in this folder is read ahead of it, which is worth a word.
pub fn saved(screen: &Screen<'_>, name: &str, counts: &Counts, is_file: bool) -> String {
    let args = [
        ("name", name.into()),
        ("total", u64::from(counts.total).into()),
    ];
    let id = match is_file {
        true => "deck-saved-beside-file",
        false => "deck-saved",
    };
    let text = screen.texts().with(id, &args);
    prose::paragraph(screen, &text, 0) + "\n"
}

/// That a deck was removed.
pub fn removed(screen: &Screen<'_>, name: &str) -> String {
    let text = screen
        .texts()
        .with("deck-removed", &[("name", name.into())]);
    prose::paragraph(screen, &text, 0) + "\n"
}

/// All saved decks by name, a line each.
pub fn list(screen: &Screen<'_>, kept: &[Kept]) -> String {
    let texts = screen.texts();
    if kept.is_empty() {
        return prose::paragraph(screen, &texts.get("deck-none-saved"), 0) + "\n";
    }
    let header = ["list", "missions", "dilemmas", "deck"]
        .map(|column| texts.get(&format!("deck-column-{column}")));
    let rows = kept.iter().map(|deck| {
        let piles = [Pile::Missions, Pile::Dilemmas, Pile::Deck];
        let counts = piles.map(|pile| {
            deck.count(pile)
                .map_or("?".to_owned(), |count| count.to_string())
        });
        std::iter::once(deck.name.clone()).chain(counts).collect()
    });
    grid::columns(screen, &header, rows.collect())
}

/// `{"decks":[{"name","missions","dilemmas","deck"}]}`.
pub fn list_json(kept: &[Kept]) -> String {
    let decks: Vec<_> = kept
        .iter()
        .map(|deck| {
            json!({
                "name": deck.name,
                "missions": deck.count(Pile::Missions),
                "dilemmas": deck.count(Pile::Dilemmas),
                "deck": deck.count(Pile::Deck),
            })
        })
        .collect();
    format!("{:#}\n", json!({ "decks": decks }))
}
