//! A trial hand as cards on the table: the opening hand, then what is drawn, one card a tap, or what is played, a turn a
//! tap.

use maud::{Markup, html};

use crate::html_fragment::html_fragment;
use crate::pictures;
use crate::visit::Visit;
use app::deck::DeckReading;
use app::deck::game_turns::GameTurns;
use app::deck::hand::{AfterHand, HandCard, HandReport};
use app::entry::ccg::word;
use page::locale::{Texts, msg};
use page::render::{Headings, encode_path};

/// Cards that can be drawn behind the hand, and mulligans that are counted; no deck has more.
const MOST_DRAWN: usize = 200;
/// Turns that can be played with a hand.
const MOST_TURNS: u8 = 60;

/// The hand of a seed; `None` of what is none, or of a list that is not wholly understood.
pub(super) fn draw_hand(reading: &DeckReading<'_>, visit: &Visit) -> Option<HandReport> {
    let seed = visit.asked.get("seed").parse().ok().filter(|_| reading.read.is_understood());
    let after = match number(visit, "turns").min(MOST_TURNS.into()) {
        0 => AfterHand::Draws(number(visit, "draws")),
        turns => AfterHand::Turns(u8::try_from(turns).unwrap_or(MOST_TURNS)),
    };
    seed.map(|seed| reading.hand(seed, after))
}

/// How the way to another hand is asked for: so many cards drawn or turns played behind it, so many mulligans before it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct HandStep {
    /// Cards drawn behind this hand; `None` leads to a hand nobody has drawn yet.
    pub draws: Option<usize>,
    /// Turns played behind it.
    pub turns: usize,
    /// Hands given back before.
    pub mulligans: usize,
}

impl HandStep {
    /// What the address has of it.
    pub(super) fn fields(self) -> Vec<(&'static str, String)> {
        let draws = self.draws.map(|draws| ("draws", draws.to_string()));
        let mulligans = (self.mulligans > 0).then(|| ("mulligans", self.mulligans.to_string()));
        let turns = (self.turns > 0).then(|| ("turns", self.turns.to_string()));
        draws.into_iter().chain(turns).chain(mulligans).collect()
    }
}

/// What the way to a hand that nobody has drawn yet keeps of the address.
pub(super) fn kept(visit: &Visit) -> Vec<(&'static str, String)> {
    HandStep { mulligans: number(visit, "mulligans"), ..HandStep::default() }.fields()
}

/// A number that the address has, bounded.
fn number(visit: &Visit, name: &str) -> usize {
    visit.asked.get(name).parse().unwrap_or(0).min(MOST_DRAWN)
}

/// A hand as cards. `at` is the address of a step.
pub(super) fn render_hand(
    texts: &Texts,
    visit: &Visit,
    hand: Option<&HandReport>,
    at: impl Fn(HandStep) -> String,
) -> Markup {
    let (drawn, mulligans) = (number(visit, "draws"), number(visit, "mulligans"));
    let step = |draws, mulligans| at(HandStep { draws, mulligans, ..HandStep::default() });
    let game = hand.and_then(|hand| hand.turns.as_ref());
    let turns = game.map_or(0, GameTurns::count);
    let next = at(HandStep { draws: Some(0), turns: turns + 1, mulligans });
    let (hand, draws) = hand.map_or((&[][..], &[][..]), |hand| (&hand.hand, &hand.draws));
    html! {
        p.place { (msg::decks_hand_told(texts, drawn, mulligans)) }
        ol.hand { @for card in hand.iter().chain(draws) { (tile(texts, visit, card)) } }
        @if let Some(game) = game { div.answer { (html_fragment(game.turns_page(texts), texts, Headings::Lowered)) } }
        div.buttons.row id="next" {
            @if turns < MOST_TURNS.into() && drawn == 0 {
                a.button href=(format!("{next}#next")) { (msg::decks_hand_turn(texts)) }
            }
            @if draws.len() == drawn && turns == 0 {
                a.button href=(format!("{}#next", step(Some(drawn + 1), mulligans))) { (msg::decks_hand_next(texts)) }
            }
            a.button href=(step(None, mulligans + 1)) { (msg::decks_hand_mulligan(texts)) }
            a.button href=(step(None, 0)) { (msg::decks_hand_new(texts)) }
        }
        @if let Some(game) = game {
            details.more {
                summary { (msg::deck_goldfish_left_out(texts)) }
                (html_fragment(game.left_out_page(texts), texts, Headings::Lowered))
            }
        }
    }
}

fn tile(texts: &Texts, visit: &Visit, card: &HandCard) -> Markup {
    html! {
        li { a data-frame=(card.card_type) href=(format!("/e/{}", encode_path(card.id.as_str()))) {
            @if let Some(front) = pictures::render_thumbnail(visit, card.id.as_str(), &card.pictures(), "") { (front) }
            b { (card.name) }
            small { (word(texts, "type", &card.card_type)) }
            @if let Some(cost) = card.cost { span { (cost) } }
        } }
    }
}
