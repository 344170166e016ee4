//! Words nobody can guess, and under which names they stand in addresses.

use std::fmt::Write as _;

/// The name of the key in addresses and of the cookie it becomes.
pub(crate) const KEY: &str = "key";
/// The name of the token in the addresses of forms.
pub(crate) const TOKEN: &str = "token";

/// What proves that a visitor was let in, or that a form is ours: 128 bits nobody can guess.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key(String);

impl Key {
    /// A new one. `None` if the system has no chance to give.
    pub fn new() -> Option<Key> {
        let mut bits = [0; 16];
        getrandom::fill(&mut bits).ok()?;
        let mut code = String::new();
        for byte in bits {
            let _ = write!(code, "{byte:02x}");
        }
        Some(Key(code))
    }

    /// One that was kept by its code. `None` if that is none.
    pub fn from_code(code: &str) -> Option<Key> {
        let is_code = code.len() == 32 && code.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_code.then(|| Key(code.to_owned()))
    }

    /// In hexadecimal digits.
    pub fn code(&self) -> &str {
        &self.0
    }

    /// Whether it is this one. It takes the same time wherever they differ.
    pub(crate) fn opens(&self, tried: &str) -> bool {
        let pairs = self.0.bytes().zip(tried.bytes());
        let differing = pairs.fold(0, |all, (ours, theirs)| all | (ours ^ theirs));
        differing == 0 && self.0.len() == tried.len()
    }
}
