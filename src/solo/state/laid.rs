//! Places of the Market and the Neutral Zone that were laid out anew, as long as nobody has named their
//! cards.

use super::tabletop::{MARKET, Slot, Table};
use crate::model::Suit;

/// A place that was laid out anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Laid {
    /// The place of the Market for cards of this suit.
    Market(Suit),
    /// A place of the Neutral Zone, counted from 0.
    Site(usize),
}

impl Laid {
    /// Those nobody has named since Market and Neutral Zone were told.
    pub fn unnamed(table: &Table) -> Vec<Laid> {
        let market = MARKET.iter().zip(&table.market);
        let slots = market.filter(|(_, slot)| table.fresh.market && **slot == Slot::Unknown);
        let suits = slots.map(|(suit, _)| Laid::Market(*suit));
        let zone = table.zone.iter().enumerate();
        let sites = zone.filter(|(_, site)| table.fresh.zone && site.card.is_none());
        suits
            .chain(sites.map(|(place, _)| Laid::Site(place)))
            .collect()
    }
}
