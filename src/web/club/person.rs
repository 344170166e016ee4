//! Who comes to a server that many share: with a seat, or with a link to a game. Both are words of 128 bits of which
//! only hashes are kept.

use sha2::{Digest, Sha256};

/// The cookie with the word of a seat.
pub const SEAT: &str = "seat";

/// Whose things lie at a desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Whose {
    /// All things of the owner of a seat.
    Seat(String),
    /// One game.
    Guest(Guest),
}

/// Somebody with a link to a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guest {
    pub owner: String,
    pub game: String,
    /// As what the guest knows the game: `@` and the word of the link.
    pub alias: String,
    pub may_play: bool,
}

/// What is kept of a word.
pub fn hashed(word: &str) -> String {
    let hash = Sha256::digest(word.as_bytes());
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether a text can be the word of a seat or a link.
pub fn is_word(text: &str) -> bool {
    // 128 bits in hexadecimal digits, as `Key` writes them.
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_kept_as_what_it_hashes_to() {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(hashed(""), empty);
        assert!(is_word("00112233445566778899aabbccddeeff"));
        for text in ["", "00", "00112233445566778899aabbccddeefg"] {
            assert!(!is_word(text), "{text}");
        }
    }
}
