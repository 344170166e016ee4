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

    /// The word in hexadecimal digits.
    pub fn code(&self) -> &str {
        &self.0
    }

    /// An address to which a form sends, with this token of it.
    pub(crate) fn added_to(&self, address: &str) -> String {
        let (path, place) = address.split_at(address.find('#').unwrap_or(address.len()));
        let joint = if path.contains('?') { '&' } else { '?' };
        format!("{path}{joint}{TOKEN}={}{place}", self.code())
    }

    /// Whether it is this one. It takes the same time wherever they differ.
    pub(crate) fn opens(&self, tried: &str) -> bool {
        let pairs = self.0.bytes().zip(tried.bytes());
        let differing = pairs.fold(0, |all, (ours, theirs)| all | (ours ^ theirs));
        differing == 0 && self.0.len() == tried.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_goes_behind_what_is_asked_and_before_the_place() {
        let token = Key::from_code("00112233445566778899aabbccddeeff").expect("a code");
        let mark = format!("token={}", token.code());
        for (address, meant) in [
            ("/a", format!("/a?{mark}")),
            ("/a#now", format!("/a?{mark}#now")),
            ("/a?x=1#now", format!("/a?x=1&{mark}#now")),
        ] {
            assert_eq!(token.added_to(address), meant);
        }
    }
}
