//! Space stations a player has, within the limits.

use crate::calc::catan::limits::{LARGE, SMALL, STATIONS, Stations, TooMany};
use crate::cli::calc::refused;
use crate::error::Error;

/// Space stations within the limits.
///
/// # Errors
/// When there are more than a player can have.
pub fn stations(small: u8, large: u8) -> Result<Stations, Error> {
    Stations::new(small, large).map_err(|fault| {
        let (small, large) = match fault {
            TooMany::Small => (small, 0),
            TooMany::Large => (0, large),
            TooMany::Together => (small, large),
        };
        let words = vec![
            ("count", small.saturating_add(large).to_string()),
            ("small", SMALL.to_string()),
            ("large", LARGE.to_string()),
            ("most", STATIONS.to_string()),
        ];
        refused("calc-stations", words)
    })
}
