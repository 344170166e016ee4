//! Who gives up how many cards on a 7.

use serde_json::{Value, json};

use super::{decimal, player};
use crate::calc::catan::robbery::{SAFE, discarded};
use crate::view::calc::{Basis, Sheet, listed, title};
use crate::view::{Screen, grid};

/// The resource cards of a player.
pub struct Hand {
    /// Empty if the player was not named.
    pub name: String,
    pub cards: u8,
}

/// The hands as a table, and who gives up cards.
pub fn show(screen: &Screen<'_>, hands: &[Hand], basis: &Basis) -> String {
    let texts = screen.texts();
    let names: Vec<String> = hands.iter().map(|hand| hand.name.clone()).collect();
    let header = ["player", "cards", "half", "discard", "keep"]
        .map(|id| texts.get(&format!("calc-robbery-{id}")));
    let rows = hands.iter().enumerate().map(|(at, hand)| {
        vec![
            player(texts, &names, at),
            hand.cards.to_string(),
            half(screen, hand.cards),
            discarded(hand.cards).to_string(),
            (hand.cards - discarded(hand.cards)).to_string(),
        ]
    });
    let sheet = Sheet {
        title: title(screen, basis),
        sums: grid::boxed(screen, &header, rows.collect()),
        result: vec![told(screen, hands, &names), texts.get("calc-robbery-then")],
        ..Sheet::default()
    };
    sheet.show(screen, basis)
}

/// `11 / 2 = 5,5`, or that it is not halved: `6 ≤ 7`.
fn half(screen: &Screen<'_>, cards: u8) -> String {
    if cards <= SAFE {
        return format!("{cards} ≤ {SAFE}");
    }
    let half = match cards % 2 {
        0 => (cards / 2).to_string(),
        _ => {
            let half = decimal(screen.texts().lang(), u32::from(cards) * 50);
            half.trim_end_matches('0').to_owned()
        }
    };
    format!("{cards} / 2 = {half}")
}

fn told(screen: &Screen<'_>, hands: &[Hand], names: &[String]) -> String {
    let texts = screen.texts();
    let robbed: Vec<String> = hands
        .iter()
        .enumerate()
        .filter(|(_, hand)| discarded(hand.cards) > 0)
        .map(|(at, hand)| {
            let args = [
                ("player", player(texts, names, at).into()),
                ("count", usize::from(discarded(hand.cards)).into()),
            ];
            texts.with("calc-robbery-gives", &args)
        })
        .collect();
    match robbed.as_slice() {
        [] => texts.get("calc-robbery-nobody"),
        several => texts.with(
            "calc-robbery-give",
            &[("who", listed(texts, several).into())],
        ),
    }
}

/// `{"calculator","players":[{"player","name","cards","discard","keep"}],"rules"}`; players are
/// numbered from 1.
pub fn json(hands: &[Hand], basis: &Basis) -> String {
    let players: Vec<Value> = hands
        .iter()
        .enumerate()
        .map(|(at, hand)| {
            json!({
                "player": at + 1,
                "name": (!hand.name.is_empty()).then_some(&hand.name),
                "cards": hand.cards,
                "discard": discarded(hand.cards),
                "keep": hand.cards - discarded(hand.cards),
            })
        })
        .collect();
    basis.document(json!({ "players": players }))
}
