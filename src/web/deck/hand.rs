//! A trial hand as cards on the table: the opening hand, then what is drawn, one card a tap.

use maud::{Markup, html};
use serde::Deserialize;

use super::read;
use super::view::{Source, View};
use crate::backend::Backend;
use crate::visit::{Visit, encode_path};
use page::locale::{Texts, msg};
use view::entry::ccg::word;

/// Cards that can be drawn behind the hand; no deck has more.
const MOST_DRAWN: usize = 200;

/// A hand, as `deck hand` tells programs.
#[derive(Debug, Default, Deserialize)]
struct Hand {
    #[serde(default)]
    hand: Vec<HandCard>,
    #[serde(default)]
    draws: Vec<HandCard>,
}

#[derive(Debug, Deserialize)]
struct HandCard {
    id: String,
    name: String,
    #[serde(rename = "type")]
    card_type: String,
    cost: Option<u8>,
}

/// The hand of a seed. `at` is the address with so many cards drawn behind it; of a hand nobody has drawn yet for `None`.
pub(super) fn render_hand(
    backend: &dyn Backend,
    visit: &Visit,
    source: &Source<'_>,
    at: impl Fn(Option<usize>) -> String,
) -> Markup {
    let texts = backend.texts(visit.lang);
    let drawn = visit.asked.get("draws").parse().unwrap_or(0).min(MOST_DRAWN);
    let line = View::Hand.line().option("--seed", visit.asked.get("seed")).option("--draws", &drawn.to_string());
    let hand: Hand = read(backend.document(visit.lang, &source.ends(line)));
    html! {
        ol.hand { @for card in hand.hand.iter().chain(&hand.draws) { (tile(texts, card)) } }
        div.buttons.row id="next" {
            @if hand.draws.len() == drawn {
                a.button href=(format!("{}#next", at(Some(drawn + 1)))) { (msg::decks_hand_next(texts)) }
            }
            a.button href=(at(None)) { (msg::decks_hand_new(texts)) }
        }
    }
}

fn tile(texts: &Texts, card: &HandCard) -> Markup {
    html! {
        li { a data-frame=(card.card_type) href=(format!("/e/{}", encode_path(&card.id))) {
            b { (card.name) }
            small { (word(texts, "type", &card.card_type)) }
            @if let Some(cost) = card.cost { span { (cost) } }
        } }
    }
}
