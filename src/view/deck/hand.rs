//! A trial hand on a screen.

use std::rc::Rc;

use serde_json::json;

use super::unread::{self, Read};
use crate::deck::OPENING;
use crate::model::CcgCard;
use crate::view::{Screen, ccg, grid, prose};

/// Cards drawn from a shuffled deck.
pub struct Drawn {
    /// In the order drawn: the opening hand, then the draws after it.
    pub cards: Vec<Rc<CcgCard>>,
    pub seed: u64,
    /// The list; cards it names that are not known could not be drawn.
    pub read: Read,
}

/// The hand, then what was drawn after it.
pub fn screen(screen: &Screen<'_>, drawn: &Drawn) -> String {
    let texts = screen.texts();
    let opening = drawn.cards.len().min(OPENING);
    let (first, later) = drawn.cards.split_at(opening);
    let mut parts = vec![section(screen, "deck-hand-opening", first)];
    if !later.is_empty() {
        parts.push(section(screen, "deck-hand-draws", later));
    }
    let seed = texts.with("deck-hand-seed", &[("seed", drawn.seed.to_string().into())]);
    parts.push(screen.paint().faint(&prose::paragraph(screen, &seed, 0)) + "\n");
    let left_out = drawn.read.left_out(screen);
    if !left_out.is_empty() {
        let note = prose::paragraph(screen, &texts.get("deck-hand-left-out"), 0);
        parts.push(format!("{left_out}{note}\n"));
    }
    parts.join("\n")
}

fn section(screen: &Screen<'_>, heading: &str, cards: &[Rc<CcgCard>]) -> String {
    let rows = cards.iter().map(|card| {
        let kind = ccg::kind(screen.texts(), card);
        vec![card.full_name(), kind, ccg::gist(screen, card)]
    });
    let heading = screen.paint().label(&screen.texts().get(heading));
    format!("{heading}\n{}", grid::columns(screen, &[], rows.collect()))
}

/// `{"seed","hand":[{"id","name","type","cost"}],"draws":[...],"unknown","unreadable"}`.
pub fn json(drawn: &Drawn) -> String {
    let cards: Vec<_> = drawn
        .cards
        .iter()
        .map(|card| {
            json!({
                "id": card.id,
                "name": card.full_name(),
                "type": card.card_type,
                "cost": card.cost,
            })
        })
        .collect();
    let (hand, draws) = cards.split_at(cards.len().min(OPENING));
    let value = json!({
        "seed": drawn.seed,
        "hand": hand,
        "draws": draws,
        "unknown": unread::unknown_json(&drawn.read.deck, &drawn.read.suggestions),
        "unreadable": unread::troubles_json(&drawn.read.list),
    });
    format!("{value:#}\n")
}
