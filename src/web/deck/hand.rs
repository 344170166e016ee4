//! A trial hand as cards on the table: the opening hand, then what is drawn, one card a tap.

use maud::{Markup, html};

use crate::visit::{Visit, encode_path};
use app::deck::DeckReading;
use app::deck::hand::{HandCard, HandReport};
use app::entry::ccg::word;
use page::locale::{Texts, msg};

/// Cards that can be drawn behind the hand; no deck has more.
const MOST_DRAWN: usize = 200;

/// So many cards are drawn behind the hand.
pub(super) fn drawn(visit: &Visit) -> usize {
    visit.asked.get("draws").parse().unwrap_or(0).min(MOST_DRAWN)
}

/// The hand of a seed; `None` of what is none, or of a list that is not wholly understood.
pub(super) fn draw_hand(reading: &DeckReading<'_>, visit: &Visit) -> Option<HandReport> {
    let seed = visit.asked.get("seed").parse().ok().filter(|_| reading.read.is_understood());
    seed.map(|seed| reading.hand(seed, drawn(visit)))
}

/// A hand as cards. `at` is the address with so many cards drawn behind it; of a hand nobody has drawn yet for `None`.
pub(super) fn render_hand(
    texts: &Texts,
    visit: &Visit,
    hand: Option<&HandReport>,
    at: impl Fn(Option<usize>) -> String,
) -> Markup {
    let drawn = drawn(visit);
    let (hand, draws) = hand.map_or((&[][..], &[][..]), |hand| (&hand.hand, &hand.draws));
    html! {
        ol.hand { @for card in hand.iter().chain(draws) { (tile(texts, card)) } }
        div.buttons.row id="next" {
            @if draws.len() == drawn {
                a.button href=(format!("{}#next", at(Some(drawn + 1)))) { (msg::decks_hand_next(texts)) }
            }
            a.button href=(at(None)) { (msg::decks_hand_new(texts)) }
        }
    }
}

fn tile(texts: &Texts, card: &HandCard) -> Markup {
    html! {
        li { a data-frame=(card.card_type) href=(format!("/e/{}", encode_path(card.id.as_str()))) {
            b { (card.name) }
            small { (word(texts, "type", &card.card_type)) }
            @if let Some(cost) = card.cost { span { (cost) } }
        } }
    }
}
