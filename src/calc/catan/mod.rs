//! The calculators of Star Trek Catan. Places are headings of its almanac.

pub mod dice;
pub mod limits;
pub mod odds;
pub mod points;
pub mod resource;
pub mod robbery;
pub mod route;
pub mod shortage;
pub mod trade;

use crate::text::key;

/// Players at most: there are pieces in four colors ("Spielmaterial").
pub const PLAYERS: usize = 4;

/// What no game can have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unplayable {
    /// More players than [`PLAYERS`].
    Players(usize),
    /// Two players of one name.
    SameName(String),
    /// More cards of a kind than there are.
    Cards { count: u16, most: u8 },
    /// The largest Starfleet with a player who cannot have earned it: revealed cards stay, and too few
    /// never earned it.
    NeverEarned,
}

/// Players whose names tell them apart, however they are spelled; players without a name stay apart by
/// their numbers.
///
/// # Errors
/// When there are more than 4, or two have the same name.
pub fn check_players(names: &[Option<&str>]) -> Result<(), Unplayable> {
    if names.len() > PLAYERS {
        return Err(Unplayable::Players(names.len()));
    }
    for (at, name) in names.iter().enumerate() {
        let Some(name) = name else { continue };
        let mut before = names[..at].iter().flatten();
        if before.any(|other| key(other) == key(name)) {
            return Err(Unplayable::SameName((*name).to_owned()));
        }
    }
    Ok(())
}

/// Cards of a kind that all players have together.
///
/// # Errors
/// When there are more than the game has.
fn check_cards(cards: impl IntoIterator<Item = u8>, most: u8) -> Result<(), Unplayable> {
    let count = cards.into_iter().map(u16::from).sum();
    if count > u16::from(most) {
        return Err(Unplayable::Cards { count, most });
    }
    Ok(())
}
