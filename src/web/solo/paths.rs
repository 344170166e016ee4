//! Addresses of games by their names, and of what their pages link to.

use page::render::{Links, encode_path};

/// Where links of a page lead.
pub(super) const ENTRIES: Links<'_> = Links { before: "/e/", behind: "", between: "/" };

/// A name that is another page of this room is written otherwise, which means the same.
const TAKEN: &str = "new";

/// The page of a game, or what lies below it.
pub(crate) fn game_path(name: &str, below: &str) -> String {
    let name = if name == TAKEN { "%6Eew".to_owned() } else { encode_path(name).replace('/', "%2F") };
    let bar = if below.is_empty() { "" } else { "/" };
    format!("/solo/{name}{bar}{below}")
}

/// The page of a game, at what is new there.
pub(crate) fn now(name: &str) -> String {
    game_path(name, "") + "#now"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_an_address_of_its_own() {
        assert_eq!(game_path("koloth-2", "log"), "/solo/koloth-2/log");
        assert_eq!(game_path("a b/c?d#ü", ""), "/solo/a%20b%2Fc%3Fd%23%C3%BC");
        assert_eq!(game_path("new", ""), "/solo/%6Eew");
        assert_eq!(now("x"), "/solo/x#now");
    }
}
