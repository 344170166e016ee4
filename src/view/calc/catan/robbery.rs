//! Who gives up how many cards on a 7.

use serde::Serialize;

use super::player;
use crate::calc::catan::robbery::{Hand, SAFE};
use crate::locale::{Texts, msg};
use crate::page::Table;
use crate::view::calc::{Basis, Reckoning, Sum, listed};
use crate::view::kit::numbers::decimal;

/// What a 7 does to the hands of all players.
#[derive(Debug, Serialize)]
pub struct Robbery {
    players: Vec<Robbed>,
}

#[derive(Debug, Serialize)]
struct Robbed {
    /// From 1.
    player: usize,
    #[serde(flatten)]
    hand: Hand,
    discard: u8,
    keep: u8,
}

impl Robbery {
    /// What a 7 does to hands in the order of players.
    pub fn new(hands: Vec<Hand>) -> Robbery {
        let robbed = |(player, hand): (usize, Hand)| Robbed {
            player,
            discard: hand.discarded(),
            keep: hand.kept(),
            hand,
        };
        Robbery {
            players: (1..).zip(hands).map(robbed).collect(),
        }
    }

    fn hands(&self, texts: &Texts) -> Table {
        let header = [
            msg::calc_robbery_player(texts),
            msg::calc_robbery_cards(texts),
            msg::calc_robbery_half(texts),
            msg::calc_robbery_discard(texts),
            msg::calc_robbery_keep(texts),
        ];
        let rows = self.players.iter().map(|player| {
            vec![
                player.words(texts),
                player.hand.cards.to_string(),
                player.half(texts),
                player.discard.to_string(),
                player.keep.to_string(),
            ]
        });
        Table::ruled(header, rows)
    }

    fn told(&self, texts: &Texts) -> String {
        let losers = self.players.iter().filter(|player| player.discard > 0);
        let robbed: Vec<String> = losers
            .map(|player| msg::calc_robbery_gives(texts, player.words(texts), player.discard))
            .collect();
        if robbed.is_empty() {
            msg::calc_robbery_nobody(texts)
        } else {
            msg::calc_robbery_give(texts, listed(texts, &robbed))
        }
    }
}

impl Robbed {
    fn words(&self, texts: &Texts) -> String {
        player(texts, self.player, self.hand.name.as_ref())
    }

    /// `11 / 2 = 5,5`, or that it is not halved: `6 ≤ 7`.
    fn half(&self, texts: &Texts) -> String {
        let cards = self.hand.cards;
        if !self.hand.is_halved() {
            return format!("{cards} ≤ {SAFE}");
        }
        let half = decimal(texts, f64::from(cards) / 2.0, usize::from(cards % 2));
        format!("{cards} / 2 = {half}")
    }
}

impl Sum for Robbery {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let told = [self.told(texts), msg::calc_robbery_then(texts)];
        Reckoning::new(self.hands(texts), told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Lang;

    #[test]
    fn each_language_halves_in_its_way() {
        let hand = |cards| Hand { name: None, cards };
        let robbery = Robbery::new(vec![hand(7), hand(8), hand(11)]);
        let halves = |lang| -> Vec<String> {
            let texts = Texts::new(lang);
            let players = robbery.players.iter();
            players.map(|player| player.half(&texts)).collect()
        };
        assert_eq!(halves(Lang::De), ["7 ≤ 7", "8 / 2 = 4", "11 / 2 = 5,5"]);
        assert_eq!(halves(Lang::En), ["7 ≤ 7", "8 / 2 = 4", "11 / 2 = 5.5"]);
    }
}
