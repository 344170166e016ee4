//! Space stations a player has, within the limits.

use crate::calc::catan::limits::{LARGE, SMALL, STATIONS, Stations, TooMany};
use crate::error::CalcError;

/// Space stations within the limits.
///
/// # Errors
/// When there are more than a player can have.
pub fn stations(small: u8, large: u8) -> Result<Stations, CalcError> {
    Stations::new(small, large).map_err(|fault| {
        let (small, large) = match fault {
            TooMany::Small => (small, 0),
            TooMany::Large => (0, large),
            TooMany::Together => (small, large),
        };
        CalcError::Stations {
            count: small.saturating_add(large),
            small: SMALL,
            large: LARGE,
            most: STATIONS,
        }
    })
}
