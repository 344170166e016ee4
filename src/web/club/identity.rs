//! Who comes to a server that many share: with a seat, or with a link to a game. Both are words of 128 bits of which
//! only hashes are kept.

use sha2::{Digest, Sha256};

use crate::key::Key;

/// The cookie with the word of a seat.
pub const SEAT: &str = "seat";

/// Whose things a worker works with.
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
    /// What the guest calls the game: `@` and the word of the link.
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
