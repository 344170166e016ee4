//! Numbers as players type them, with the range the rules allow.

use super::refused;
use crate::calc::catan::limits::{LARGE, SMALL, STATIONS, Stations, TooMany};
use crate::error::Error;

/// A number from 0 to `most`.
///
/// # Errors
/// When the text is anything else; the range is told.
pub fn number(option: &str, text: &str, most: u8) -> Result<u8, Error> {
    let number = text.trim().parse().ok();
    let number = number.filter(|number: &u8| *number <= most);
    number.ok_or_else(|| {
        let words = vec![
            ("option", option.to_owned()),
            ("value", text.to_owned()),
            ("most", most.to_string()),
        ];
        refused("calc-catan-number", words)
    })
}

/// Numbers with commas between them, each from 0 to `most`.
///
/// # Errors
/// When one of them is anything else; the range is told.
pub fn numbers(option: &str, text: &str, most: u8) -> Result<Vec<u8>, Error> {
    let parts = text.split([',', ';']);
    parts.map(|part| number(option, part, most)).collect()
}

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

/// A word without control characters and without space around it.
pub fn word(text: &str) -> String {
    let shown: String = text.chars().filter(|c| !c.is_control()).collect();
    shown.trim().to_owned()
}
