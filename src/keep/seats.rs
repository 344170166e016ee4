//! Seats at a server that many players share, and links to single games. Whoever has the word of a seat or of a link
//! is let in; kept is only what the word hashes to, so that nobody who reads the tables can sit down.

use xxhash_rust::xxh3::xxh3_64;

use super::UserError;

/// A game that a link leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedGame {
    /// Whose game it is: an owner as [`SeatStore::take_seat`] was given one.
    pub owner: String,
    /// Name of the log of this solo game.
    pub game: String,
    /// Whether its holder may go on with the game, or only watch.
    pub may_play: bool,
}

/// What a server does with seats. Words come as their hashes.
pub trait SeatStore: Send {
    /// Keeps a new seat, whose things belong to an owner that nobody else is.
    ///
    /// # Errors
    /// When the server cannot be written to.
    fn take_seat(&mut self, hash: &str, owner: &str) -> Result<(), UserError>;

    /// The owner of a seat; `None` if no seat has this word.
    ///
    /// # Errors
    /// When the server cannot be asked.
    fn seated(&self, hash: &str) -> Result<Option<String>, UserError>;

    /// Gives a seat a new word; the one before opens nothing any more. `false` if there is no such seat.
    ///
    /// # Errors
    /// When the server cannot be written to.
    fn renew_seat(&mut self, hash: &str, new: &str) -> Result<bool, UserError>;

    /// Makes the link to a game of this owner, in place of the one before. `false` if there is no such game.
    ///
    /// # Errors
    /// When the server cannot be written to.
    fn share(&mut self, game: &str, may_play: bool, hash: &str) -> Result<bool, UserError>;

    /// Ends the link to a game of this owner.
    ///
    /// # Errors
    /// When the server cannot be written to.
    fn end_share(&mut self, game: &str, may_play: bool) -> Result<(), UserError>;

    /// Which links there are to a game of this owner: whether each may play.
    ///
    /// # Errors
    /// When the server cannot be asked.
    fn shares(&self, game: &str) -> Result<Vec<bool>, UserError>;

    /// The game a link leads to; `None` if it leads nowhere any more.
    ///
    /// # Errors
    /// When the server cannot be asked.
    fn shared(&self, hash: &str) -> Result<Option<SharedGame>, UserError>;

    /// Whether the server answers; how many connections to it wait for work.
    ///
    /// # Errors
    /// When it does not.
    fn pulse(&self) -> Result<usize, UserError>;
}

/// Under which mark it is told that a game has moved. It says neither whose nor which game it is.
pub fn mark(owner: &str, game: &str) -> String {
    format!("{:016x}", xxh3_64(format!("{owner}\0{game}").as_bytes()))
}
