//! How Non-Aligned ships behave, ship by ship.

use serde::Serialize;

use crate::calc::first::Row;
use crate::locale::Texts;
use crate::page::{Page, label};
use crate::view::calc::{Basis, Reckoning, Sum, Tables};
use crate::view::kit::spell::spelled;

/// Ships with their behaviour, each a row of the table.
#[derive(Debug, Serialize)]
pub struct Nonaligned<'a> {
    ships: Vec<Row<'a>>,
    /// Whether nobody asked for a ship, so that the table itself is shown.
    #[serde(skip)]
    is_whole: bool,
}

impl<'a> Nonaligned<'a> {
    /// The ships that were asked for.
    pub fn some(ships: Vec<Row<'a>>) -> Nonaligned<'a> {
        Nonaligned {
            ships,
            is_whole: false,
        }
    }

    /// All ships there are.
    pub fn all(ships: Vec<Row<'a>>) -> Nonaligned<'a> {
        Nonaligned {
            ships,
            is_whole: true,
        }
    }
}

impl Sum for Nonaligned<'_> {
    fn reckoning(&self, texts: &Texts, basis: &Basis) -> Reckoning {
        if self.is_whole {
            return Tables::of(basis).reckoning(texts, basis);
        }
        let ships = self.ships.iter().map(|row| ship(texts, *row));
        Reckoning::new(Page::parts(ships), [])
    }
}

fn ship(texts: &Texts, row: Row<'_>) -> Page {
    let words = |column| spelled(texts, &row.text(column, texts.lang()));
    let mut page = Page::of(label(words("ship")));
    page.set_in(words("behaviour"), 2);
    page
}
