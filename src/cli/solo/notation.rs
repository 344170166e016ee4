//! How cards on the table are written: `Pakled Freighter + 1 glory`, several parted by `;`.

use crate::error::Error;
use crate::solo::{Forces, Tokens};
use crate::text::key;

/// A card's name and what lies on it, as typed: `Name + 2 glory + 1 dilithium`.
pub struct Typed<'a> {
    pub name: &'a str,
    counts: Vec<(u8, &'a str)>,
    text: &'a str,
}

/// Reads one card.
///
/// # Errors
/// When a part behind `+` does not start with a number from 0 to 99.
pub fn typed(text: &str) -> Result<Typed<'_>, Error> {
    let mut parts = text.split('+').map(str::trim);
    let name = parts.next().unwrap_or_default();
    let counts = parts
        .map(|part| {
            let end = part
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(part.len());
            let count = part[..end].parse::<u8>().ok().filter(|count| *count < 100);
            let count = count.ok_or_else(|| unreadable(text))?;
            Ok((count, part[end..].trim()))
        })
        .collect::<Result<Vec<_>, Error>>()?;
    Ok(Typed { name, counts, text })
}

/// Reads several cards parted by `;`. Empty parts are skipped.
///
/// # Errors
/// As [`typed`].
pub fn several(text: &str) -> Result<Vec<Typed<'_>>, Error> {
    let parts = text
        .split(';')
        .map(str::trim)
        .filter(|part| !part.is_empty());
    parts.map(typed).collect()
}

impl Typed<'_> {
    /// What lies on a Market card.
    ///
    /// # Errors
    /// When a word is no resource.
    pub fn tokens(&self) -> Result<Tokens, Error> {
        let mut tokens = Tokens::default();
        for (count, word) in &self.counts {
            let slot = match key(word).as_str() {
                "glory" | "ruhm" => &mut tokens.glory,
                "dilithium" => &mut tokens.dilithium,
                "latinum" => &mut tokens.latinum,
                _ => return Err(unreadable(self.text)),
            };
            *slot = slot.saturating_add(*count);
        }
        Ok(tokens)
    }

    /// Whether the Bot's Away Teams are named.
    pub fn names_bot(&self) -> bool {
        self.counts.iter().any(|(_, word)| is_bot_team(word))
    }

    /// What stands at a Location: the Bot's forces, then the player's.
    ///
    /// # Errors
    /// When a word is no force.
    pub fn forces(&self) -> Result<(Forces, Forces), Error> {
        let (mut bot, mut player) = (Forces::default(), Forces::default());
        for (count, word) in &self.counts {
            let slot = match key(word).as_str() {
                _ if is_bot_team(word) => &mut bot.teams,
                "botship" | "botships" | "computerschiff" | "computerschiffe" => &mut bot.ships,
                "you" | "me" | "team" | "teams" | "du" | "ich" => &mut player.teams,
                "ship" | "ships" | "schiff" | "schiffe" => &mut player.ships,
                _ => return Err(unreadable(self.text)),
            };
            *slot = slot.saturating_add(*count);
        }
        Ok((bot, player))
    }
}

fn is_bot_team(word: &str) -> bool {
    matches!(
        key(word).as_str(),
        "bot" | "botteam" | "botteams" | "computer" | "computerteam" | "computerteams"
    )
}

fn unreadable(text: &str) -> Error {
    Error::Notation {
        text: text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn tokens_are_read_in_both_languages() {
        let typed = typed("Pakled Frachter+1 Ruhm + 2 dilithium").expect("readable");
        assert_eq!(typed.name, "Pakled Frachter");
        let tokens = typed.tokens().expect("resources");
        assert_eq!((tokens.glory, tokens.dilithium, tokens.latinum), (1, 2, 0));
    }

    #[test]
    fn what_cannot_be_read_is_refused() {
        for text in ["Worf + glory", "Worf + 300 glory", "Worf + 1 tribble"] {
            let tokens = typed(text).and_then(|typed| typed.tokens());
            assert!(matches!(tokens, Err(Error::Notation { .. })), "{text}");
        }
    }

    proptest! {
        #[test]
        fn anything_is_read_without_panic(text in "\\PC{0,40}") {
            for typed in several(&text).into_iter().flatten() {
                let _ = typed.tokens();
                let _ = typed.forces();
            }
        }
    }
}
