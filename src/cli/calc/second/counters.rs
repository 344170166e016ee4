//! `tricorder calc counters`: what seven counters let a player play and draw.

use clap::Args;

use super::cards::PLAYED;
use super::crew::copies;
use super::{bounds, refused, rules};
use crate::calc::Calculator;
use crate::calc::second::counters::{COSTS, COUNTERS, HAND, InHand, Wish, plans, sorted};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::{CcgCard, Uniqueness};
use crate::view::calc::second::counters as view;

/// Cards left in a deck that may be given.
const DECK: std::ops::RangeInclusive<u8> = 0..=99;

#[derive(Debug, Args)]
pub struct Counters {
    #[arg(allow_negative_numbers = true)]
    hand: Vec<String>,
    #[arg(long, allow_negative_numbers = true)]
    draw: Option<String>,
    #[arg(long = "deck", allow_negative_numbers = true)]
    deck_cards: Option<String>,
    #[arg(long)]
    json: bool,
}

impl Counters {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if self.hand.is_empty() {
            return Err(refused("calc-counters-hand", vec![]));
        }
        let hand = sorted(self.hand(session)?);
        let wish = self.wish()?;
        let shown = view::Shown {
            plans: &plans(&hand, wish),
            hand: &hand,
            wish,
            rules: &rules::of(session, Calculator::Counters)?,
        };
        Ok(Answer::found(match self.json {
            true => view::json(&shown),
            false => view::show(&session.screen, &shown),
        }))
    }

    fn wish(&self) -> Result<Wish, Error> {
        let draws = self.draw.as_deref().unwrap_or("0");
        let draws = bounds::within("draws", draws, 0..=COUNTERS)?;
        let deck = self.deck_cards.as_deref();
        let deck = deck
            .map(|typed| bounds::within("deck", typed, DECK))
            .transpose()?;
        match deck.filter(|deck| *deck < draws) {
            Some(deck) => Err(bounds::outside("draws", &draws.to_string(), &(0..=deck))),
            None => Ok(Wish { draws, deck }),
        }
    }

    fn hand(&self, session: &Session<'_>) -> Result<Vec<InHand>, Error> {
        let mut hand = Vec::new();
        for typed in self.hand.iter().flat_map(|typed| parted(typed)) {
            if bounds::is_number(typed) {
                hand.push(InHand {
                    name: None,
                    cost: bounds::within("cost", typed, COSTS)?,
                    unique: None,
                });
                continue;
            }
            let cards = copies(session, &[typed.to_owned()], PLAYED)?;
            hand.extend(cards.iter().map(in_hand));
        }
        match HAND.contains(&hand.len()) {
            true => Ok(hand),
            false => Err(bounds::outside("hand", &hand.len().to_string(), &HAND)),
        }
    }
}

/// Costs may be typed as `3,2,2`; names have commas of their own.
fn parted(typed: &str) -> Vec<&str> {
    let parts: Vec<&str> = typed.split(',').collect();
    match parts.iter().all(|part| bounds::is_number(part)) {
        true => parts,
        false => vec![typed],
    }
}

/// A card in hand; interrupts cost nothing.
fn in_hand(card: &CcgCard) -> InHand {
    let unique = card.uniqueness == Uniqueness::Unique;
    InHand {
        name: Some(card.full_name()),
        cost: card.cost.unwrap_or(0),
        unique: unique.then(|| card.title.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costs_may_stand_in_one_word() {
        assert_eq!(parted("3,2,2"), ["3", "2", "2"]);
        assert_eq!(parted("Odo, Constable"), ["Odo, Constable"]);
        assert_eq!(parted("-1"), ["-1"]);
    }
}
