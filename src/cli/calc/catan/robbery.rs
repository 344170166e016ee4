//! `tricorder calc robbery`: who gives up how many cards on a 7.

use clap::Args;

use super::number::word;
use super::players::{check_count, check_names};
use super::{refused, rules};
use crate::calc::Calculator;
use crate::calc::catan::robbery::RESOURCE_CARDS;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::calc::catan::robbery::{self, Hand};

#[derive(Debug, Args)]
pub struct Robbery {
    #[arg(required = true, num_args = 1.., allow_negative_numbers = true)]
    hands: Vec<String>,
    #[arg(long)]
    json: bool,
}

impl Robbery {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let hands = hands(&self.hands)?;
        let rules = rules(session, Calculator::Robbery)?;
        Ok(Answer::found(if self.json {
            robbery::json(&hands, &rules)
        } else {
            robbery::screen(&session.screen, &hands, &rules)
        }))
    }
}

fn hands(typed: &[String]) -> Result<Vec<Hand>, Error> {
    let parts = typed.iter().flat_map(|text| text.split([',', ';']));
    let hands: Vec<Hand> = parts
        .filter(|part| !part.trim().is_empty())
        .map(hand)
        .collect::<Result<_, _>>()?;
    if hands.is_empty() {
        return Err(no_hand(&typed.join(" ")));
    }
    check_count(hands.len())?;
    let names: Vec<String> = hands.iter().map(|hand| hand.name.clone()).collect();
    check_names(&names)?;
    let cards: u16 = hands.iter().map(|hand| u16::from(hand.cards)).sum();
    if cards > u16::from(RESOURCE_CARDS) {
        let words = vec![
            ("count", cards.to_string()),
            ("most", RESOURCE_CARDS.to_string()),
        ];
        return Err(refused("calc-hands", words));
    }
    Ok(hands)
}

/// `8` or `Benjamin=8`.
fn hand(text: &str) -> Result<Hand, Error> {
    let (name, cards) = text.rsplit_once(['=', ':']).unwrap_or(("", text));
    let number = cards.trim().parse().ok();
    let number = number.filter(|number| *number <= RESOURCE_CARDS);
    let cards = number.ok_or_else(|| no_hand(text))?;
    Ok(Hand {
        name: word(name),
        cards,
    })
}

fn no_hand(typed: &str) -> Error {
    let words = vec![
        ("value", typed.to_owned()),
        ("most", RESOURCE_CARDS.to_string()),
    ];
    refused("calc-hand", words)
}
