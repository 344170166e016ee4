//! The answers of `tricorder deck`.

mod advice;
mod all_missions;
pub mod check;
pub mod convert;
pub mod diff;
pub mod edited;
pub mod examples;
mod explain;
pub mod export;
pub mod fix;
pub mod hand;
pub mod history;
pub mod keep;
mod lacks;
pub mod missing;
pub mod odds;
pub mod report;
pub mod roster;
pub mod standing;
pub mod stats;
mod terms;
pub mod unrecognized;
pub mod with;

use crate::deck::{Counts, Pile};
use crate::locale::{Texts, msg};
use crate::model::{CcgCard, Figure};
use crate::page::Page;
use crate::view::kit::terms::Term;

/// Cards named in one sentence at most; of more the middle is left out.
const MOST_CARDS: usize = 16;

/// The heading of a pile in a list that is written.
pub fn heading(texts: &Texts, pile: Pile) -> String {
    pile.term(texts)
}

/// What a deck is called on a page.
fn title(texts: &Texts, name: Option<&String>) -> String {
    name.cloned().unwrap_or_else(|| msg::deck_unnamed(texts))
}

/// How many cards there are.
fn counts(texts: &Texts, counts: &Counts) -> String {
    msg::deck_counts(
        texts,
        counts.missions,
        counts.dilemmas,
        counts.deck,
        counts.total,
    )
}

/// A heading with a point for each item; nothing if there are none.
fn section(heading: &str, items: Vec<String>) -> Page {
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
fn below(heading: String, below: Page) -> Page {
    let mut page = Page::new();
    if !below.is_empty() {
        page.heading(heading);
        page.append(below);
    }
    page
}

/// Where a mission is and what it is worth.
fn place_and_points(texts: &Texts, mission: &CcgCard) -> Vec<String> {
    let place = mission.place.map(|place| place.term(texts));
    let points = mission
        .points
        .as_ref()
        .map(Figure::as_str)
        .map(|points| msg::ccg_points(texts, points));
    place.into_iter().chain(points).collect()
}
