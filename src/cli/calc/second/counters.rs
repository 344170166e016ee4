//! `tricorder calc counters`: what seven counters let a player play and draw.

use clap::Args;

use super::cards::PLAYED;
use super::crew::copies;
use crate::calc::Calculator;
use crate::calc::second::counters::{COSTS, COUNTERS, HAND, InHand, Wish, plans, sorted};
use crate::cli::Answer;
use crate::cli::argument_kinds::CardWords;
use crate::cli::calc::{basis, number};
use crate::cli::options::Numbers;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::model::{CcgCard, Uniqueness};
use crate::view::calc::second::counters as view;
use crate::view::calc::second::printed::Printed;

/// Cards left in a deck that may be given.
const DECK: std::ops::RangeInclusive<u8> = 0..=99;

#[derive(Debug, Args)]
pub struct Counters {
    #[arg(allow_negative_numbers = true)]
    hand: Vec<CardWords>,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(0..=COUNTERS))]
    draw: u8,
    #[arg(long = "deck", allow_negative_numbers = true, value_parser = Numbers(DECK))]
    deck_cards: Option<u8>,
}

impl Counters {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if self.hand.is_empty() {
            return Err(CalcError::CountersHand.into());
        }
        let (hand, cards) = self.hand(session)?;
        let hand = sorted(hand);
        let wish = self.wish()?;
        let plans = plans(&hand, wish);
        let printed = Printed::of(Calculator::Counters, &cards);
        let sum = view::Counters::new(hand, wish, plans, printed);
        basis::answer(session, Calculator::Counters, sum)
    }

    fn wish(&self) -> Result<Wish, Error> {
        let (draws, deck) = (self.draw, self.deck_cards);
        match deck.filter(|deck| *deck < draws) {
            Some(deck) => Err(number::outside("draws", &draws.to_string(), &(0..=deck))),
            None => Ok(Wish { draws, deck }),
        }
    }

    /// The hand, and the cards in it that were named. A number with a sign changes the cost before it,
    /// of several copies each.
    fn hand(&self, session: &Session<'_>) -> Result<(Vec<InHand>, Vec<CcgCard>), Error> {
        let mut hand: Vec<InHand> = Vec::new();
        let mut named = Vec::new();
        let mut last = 0;
        for typed in self.hand.iter().flat_map(|typed| parted(typed)) {
            if number::is_modifier(typed) {
                let change = number::modifier(typed)?;
                if hand.is_empty() {
                    return Err(number::stray(typed));
                }
                hand[last..].iter_mut().for_each(|card| card.modify(change));
                continue;
            }
            last = hand.len();
            if number::is_number(typed) {
                hand.push(InHand::costing(number::within("cost", typed, COSTS)?));
                continue;
            }
            let cards = copies(session, [typed], PLAYED)?;
            hand.extend(cards.iter().map(in_hand));
            named.extend(cards);
        }
        number::inside("hand", hand.len(), HAND)?;
        Ok((hand, named))
    }
}

/// Costs may be typed as `3,2,2`; names have commas of their own.
fn parted(typed: &str) -> Vec<&str> {
    let parts: Vec<&str> = typed.split(',').collect();
    if parts.iter().all(|part| number::is_number(part)) {
        parts
    } else {
        vec![typed]
    }
}

/// A card in hand; interrupts cost nothing.
fn in_hand(card: &CcgCard) -> InHand {
    let unique = card.uniqueness == Uniqueness::Unique;
    InHand {
        name: Some(card.full_name()),
        cost: card.cost.unwrap_or(0),
        change: None,
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
