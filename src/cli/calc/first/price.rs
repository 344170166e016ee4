//! `tricorder calc price`: what cards cost.

use clap::Args;

use super::tables;
use crate::calc::Calculator;
use crate::calc::first::price::{Item, Ship, Ware, listed};
use crate::cli::Answer;
use crate::cli::calc::basis;
use crate::cli::calc::basis::{no_table, table};
use crate::cli::calc::number;
use crate::cli::options::Numbers;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::text::{SIGNS, closest};
use crate::view::calc;
use crate::view::calc::Basis;
use crate::view::calc::first::price as view;

/// The highest value of a ship, and of how often a card is bought.
const HIGHEST: u64 = 99;

#[derive(Debug, Args)]
pub struct Price {
    #[arg(num_args = 0.., allow_negative_numbers = true)]
    wares: Vec<String>,
    #[arg(long = "range", id = "ship_range", allow_negative_numbers = true,
        value_parser = Numbers(0..=HIGHEST), requires_all = ["ship_weapons", "ship_shields"])]
    range: Option<u64>,
    #[arg(long = "weapons", id = "ship_weapons", allow_negative_numbers = true,
        value_parser = Numbers(0..=HIGHEST), requires_all = ["ship_range", "ship_shields"])]
    weapons: Option<u64>,
    #[arg(long = "shields", id = "ship_shields", allow_negative_numbers = true,
        value_parser = Numbers(0..=HIGHEST), requires_all = ["ship_range", "ship_weapons"])]
    shields: Option<u64>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(0..=HIGHEST),
        requires = "ship_range")]
    devices: Option<u64>,
}

impl Price {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let basis = basis::of(session, Calculator::Price)?;
        let ship = self.ship();
        let mut wares = wares(&self.wares)?;
        let names_ship = wares.iter().any(|(_, ware)| *ware == Ware::Ship);
        if ship.is_some() && !names_ship {
            wares.push((1, Ware::Ship));
        }
        if wares.is_empty() {
            return tables(session, basis, "prices");
        }
        let items = wares
            .into_iter()
            .map(|(count, ware)| item(&basis, count, ware, ship))
            .collect::<Result<Vec<_>, _>>()?;
        session.show(&calc::Answer::new(basis, view::Price::new(items, ship)))
    }

    fn ship(&self) -> Option<Ship> {
        Some(Ship {
            range: self.range?,
            weapons: self.weapons?,
            shields: self.shields?,
            devices: self.devices.unwrap_or(0),
        })
    }
}

fn item(basis: &Basis, count: u64, ware: Ware, ship: Option<Ship>) -> Result<Item, Error> {
    let each = if ware == Ware::Ship {
        let cost = ship.map(Ship::cost);
        cost.ok_or(CalcError::ShipPrice)?
    } else {
        listed(table(basis, "prices")?, ware).ok_or_else(|| no_table("prices"))?
    };
    Ok(Item::new(ware, count, each))
}

/// What is bought, each with its number: `outpost 2 equipment 3x doorway`.
fn wares(typed: &[String]) -> Result<Vec<(u64, Ware)>, Error> {
    let mut wares = Vec::new();
    let mut count = None;
    for word in typed.iter().flat_map(|typed| typed.split([' ', ','])) {
        if word.is_empty() {
            continue;
        }
        let is_number = word.starts_with(|c: char| c.is_ascii_digit() || c == '-');
        if is_number && count.is_none() {
            count = Some(counted(word)?);
        } else {
            wares.push((count.take().unwrap_or(1), ware(word)?));
        }
    }
    match (count, typed.last()) {
        (Some(_), Some(last)) => Err(unknown_ware(last)),
        _ => Ok(wares),
    }
}

fn counted(word: &str) -> Result<u64, Error> {
    let digits = word.strip_suffix(SIGNS).unwrap_or(word);
    number::within("copies", digits, 1..=HIGHEST)
}

fn ware(word: &str) -> Result<Ware, Error> {
    Ware::named(word).ok_or_else(|| unknown_ware(word))
}

fn unknown_ware(word: &str) -> Error {
    let names = Ware::ALL.iter().flat_map(|ware| ware.words().forms());
    let near = closest(word, names, 2);
    CalcError::UnknownWare {
        word: word.to_owned(),
        suggestions: near.into_iter().map(str::to_owned).collect(),
    }
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(line: &str) -> Option<Vec<(u64, Ware)>> {
        wares(&[line.to_owned()]).ok()
    }

    #[test]
    fn a_number_counts_the_next_card() {
        let (outpost, doorway) = (Ware::Outpost, Ware::Doorway);
        assert_eq!(
            read("outpost 2 doorway"),
            Some(vec![(1, outpost), (2, doorway)])
        );
        assert_eq!(
            read("3x Outpost, doorway"),
            Some(vec![(3, outpost), (1, doorway)])
        );
        for line in ["2", "100 outpost", "-1 outpost", "2 3 outpost", "tribble"] {
            assert_eq!(read(line), None, "{line}");
        }
    }

    proptest! {
        #[test]
        fn any_words_are_read_or_refused(words in proptest::collection::vec("\\PC{0,12}|[0-9x-]{1,4}|outpost", 0..6)) {
            let _ = wares(&words);
        }
    }
}
