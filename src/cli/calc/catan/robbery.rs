//! `tricorder calc robbery`: who gives up how many cards on a 7.

use clap::Args;

use super::players::{unplayable, word};
use crate::calc::Calculator;
use crate::calc::catan::robbery::{Hand, RESOURCE_CARDS, checked};
use crate::cli::Answer;
use crate::cli::calc::{basis, number};
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::calc::catan::robbery as view;

#[derive(Debug, Args)]
pub struct Robbery {
    #[arg(required = true, num_args = 1.., allow_negative_numbers = true)]
    hands: Vec<String>,
}

impl Robbery {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let hands = hands(&self.hands)?;
        basis::answer(session, Calculator::Robbery, view::Robbery::new(hands))
    }
}

fn hands(typed: &[String]) -> Result<Vec<Hand>, Error> {
    let parts = typed.iter().flat_map(|text| text.split([',', ';']));
    let hands: Vec<Hand> = parts
        .filter(|part| !part.trim().is_empty())
        .map(hand)
        .collect::<Result<_, _>>()?;
    if hands.is_empty() {
        let typed = typed.join(" ");
        return Err(number::outside("resources", &typed, &(0..=RESOURCE_CARDS)));
    }
    checked(hands).map_err(|fault| unplayable(fault, None))
}

/// `8` or `Benjamin=8`.
fn hand(text: &str) -> Result<Hand, Error> {
    let (name, cards) = text.rsplit_once(['=', ':']).unwrap_or(("", text));
    Ok(Hand {
        name: Some(word(name)).filter(|name| !name.is_empty()),
        cards: number::within("resources", cards, 0..=RESOURCE_CARDS)?,
    })
}
