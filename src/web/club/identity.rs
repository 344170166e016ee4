//! Who comes to a server that many share: with a seat, or with a link to a game. Both are words of 128 bits of which
//! only hashes are kept.

use sha2::{Digest, Sha256};

use crate::games::Refusal;
use crate::key::Key;
use model::Lang;

/// The cookie with the word of a seat.
pub const SEAT: &str = "seat";

/// Whose things lie at a backend.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Principal {
    /// All things of the owner of a seat.
    Seat(String),
    /// One game.
    Guest(Guest),
}

/// Somebody with a link to a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guest {
    /// Who the game belongs to: the owner of the seat that made the link.
    pub owner: String,
    /// What the owner calls the game.
    pub game: String,
    /// As what the guest knows the game: `@` and the word of the link.
    pub alias: String,
    /// Whether the link lets the guest play; else the guest only watches.
    pub may_play: bool,
}

/// What is kept of a word.
pub fn hash_word(word: &str) -> String {
    let hash = Sha256::digest(word.as_bytes());
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether a text can be the word of a seat or a link.
pub fn is_word(text: &str) -> bool {
    Key::from_code(text).is_some()
}

/// Seats, and links to games. Words of seats and links come as their hashes; whoever implements this never learns
/// them.
pub trait SeatBackend {
    /// Keeps a new seat with an owner that nobody else is.
    ///
    /// # Errors
    /// When the database does not take it.
    fn take_seat(&self, lang: Lang, hash: &str, owner: &str) -> Result<(), Refusal>;

    /// The owner of a seat; `None` if there is no such seat.
    ///
    /// # Errors
    /// When the database does not answer.
    fn seat_owner(&self, lang: Lang, hash: &str) -> Result<Option<String>, Refusal>;

    /// Gives a seat a new word. `false` if there is no such seat.
    ///
    /// # Errors
    /// When the database does not take it.
    fn renew_seat(&self, lang: Lang, hash: &str, new: &str) -> Result<bool, Refusal>;

    /// Makes the link to a game of this backend, in place of the one before.
    ///
    /// # Errors
    /// When there is no such game, or the database does not take it.
    fn share(&self, lang: Lang, game: &str, may_play: bool, hash: &str) -> Result<(), Refusal>;

    /// Ends the link to a game of this backend.
    ///
    /// # Errors
    /// When the database does not take it.
    fn end_share(&self, lang: Lang, game: &str, may_play: bool) -> Result<(), Refusal>;

    /// Which links there are to a game of this backend: whether each may play.
    ///
    /// # Errors
    /// When the database does not answer.
    fn shares(&self, lang: Lang, game: &str) -> Result<Vec<bool>, Refusal>;

    /// The game a link leads to, for a guest who calls it by an alias; `None` if it leads nowhere.
    ///
    /// # Errors
    /// When the database does not answer.
    fn guest(&self, lang: Lang, hash: &str, alias: &str) -> Result<Option<Guest>, Refusal>;

    /// Whether the catalog answers.
    fn is_well(&self) -> bool;

    /// How many connections to the database wait for work; `None` if it does not answer.
    fn database(&self) -> Option<usize>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_kept_as_what_it_hashes_to() {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(hash_word(""), empty);
        assert!(is_word("00112233445566778899aabbccddeeff"));
        for text in ["", "00", "00112233445566778899aabbccddeefg"] {
            assert!(!is_word(text), "{text}");
        }
    }
}
