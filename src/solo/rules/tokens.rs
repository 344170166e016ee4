//! Resource tokens on cards and in supplies.

use serde::{Deserialize, Serialize};

use crate::model::Token;

/// Resource tokens on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tokens {
    pub glory: u8,
    pub dilithium: u8,
    pub latinum: u8,
}

impl Tokens {
    /// The number of one kind.
    pub fn slot(&mut self, token: Token) -> &mut u8 {
        match token {
            Token::Glory => &mut self.glory,
            Token::Dilithium => &mut self.dilithium,
            Token::Latinum => &mut self.latinum,
        }
    }

    /// All tokens together, for tie-breaks (solo rules p. 3).
    pub fn count(self) -> u32 {
        u32::from(self.glory) + u32::from(self.dilithium) + u32::from(self.latinum)
    }
}
