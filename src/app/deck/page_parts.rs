//! The answers of `tricorder deck`.

use deck::{DeckCounts, Format, FoundDeck, write};
use model::{CcgCard, Figure};
use page::Page;
use page::locale::{Texts, msg};
use words::Term;

/// Cards named in one sentence at most; of more the middle is left out.
pub(super) const MOST_CARDS: usize = 16;

/// A deck as a list in a form, under headings in the player's language.
pub fn write_deck(texts: &Texts, deck: &FoundDeck, format: Format) -> String {
    write(deck, format, |pile| pile.term(texts))
}

/// What a deck is called on a page.
pub(super) fn title(texts: &Texts, name: Option<&String>) -> String {
    name.cloned().unwrap_or_else(|| msg::deck_unnamed(texts))
}

/// How many cards there are.
pub(super) fn counts(texts: &Texts, counts: &DeckCounts) -> String {
    msg::deck_counts(texts, counts.missions, counts.dilemmas, counts.deck, counts.total)
}

/// A heading with a point for each item; nothing if there are none.
pub(super) fn section(heading: &str, items: Vec<String>) -> Page {
    let mut page = Page::new();
    for item in items {
        if page.is_empty() {
            page.heading(heading);
        }
        page.point(item);
    }
    page
}

/// A heading with what stands below it; nothing if nothing does.
pub(super) fn below(heading: String, below: Page) -> Page {
    let mut page = Page::new();
    if !below.is_empty() {
        page.heading(heading);
        page.append(below);
    }
    page
}

/// Where a mission is and what it is worth.
pub(super) fn place_and_points(texts: &Texts, mission: &CcgCard) -> Vec<String> {
    let place = mission.place.map(|place| place.term(texts));
    let points = mission.points.as_ref().map(Figure::as_str).map(|points| msg::ccg_points(texts, points));
    place.into_iter().chain(points).collect()
}
