//! How things on the table are written: `Pakled Freighter + 1 glory`, several cards parted by `;`, and
//! numbers for the three tracks as `3,0,1`.

use model::EffectToken;
use model::text::vocabulary::{self, TypedForms as Word, typed};
use solo::{Forces, TokenCounts};
use words::Problem;

/// The words for what lies on cards.
const TOKENS: [(Word, EffectToken); 3] = [
    (typed::TOKEN_GLORY, EffectToken::Glory),
    (typed::TOKEN_DILITHIUM, EffectToken::Dilithium),
    (typed::TOKEN_LATINUM, EffectToken::Latinum),
];

/// Who stands at a Location.
#[derive(Debug, Clone, Copy)]
enum Force {
    BotTeams,
    BotShips,
    YourTeams,
    YourShips,
}

const FORCES: [(Word, Force); 4] = [
    (typed::FORCE_BOT_TEAMS, Force::BotTeams),
    (typed::FORCE_BOT_SHIPS, Force::BotShips),
    (typed::FORCE_YOUR_TEAMS, Force::YourTeams),
    (typed::FORCE_YOUR_SHIPS, Force::YourShips),
];

/// A card's name and what lies on it, as typed: `Name + 2 glory + 1 dilithium`.
pub(super) struct CardNotation<'a> {
    pub name: &'a str,
    counts: Vec<(u8, &'a str)>,
    text: &'a str,
}

/// Reads one card.
///
/// # Errors
/// When a part behind `+` does not start with a number from 0 to 99.
pub(super) fn typed(text: &str) -> Result<CardNotation<'_>, Problem> {
    let mut parts = text.split('+').map(str::trim);
    let name = parts.next().unwrap_or_default();
    let counts = parts
        .map(|part| {
            let end = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
            let count = part[..end]
                .parse::<u8>()
                .ok()
                .filter(|count| *count < 100)
                .ok_or_else(|| Problem::notation(text))?;
            Ok((count, part[end..].trim()))
        })
        .collect::<Result<Vec<_>, Problem>>()?;
    Ok(CardNotation { name, counts, text })
}

/// Reads several cards parted by `;`. Empty parts are skipped.
///
/// # Errors
/// When one of them is no card with counts behind it.
pub(super) fn several(text: &str) -> Result<Vec<CardNotation<'_>>, Problem> {
    let parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
    parts.map(typed).collect()
}

impl CardNotation<'_> {
    /// What lies on a Market card.
    ///
    /// # Errors
    /// When a word is no resource.
    pub(super) fn tokens(&self) -> Result<TokenCounts, Problem> {
        let mut tokens = TokenCounts::default();
        for (count, word) in &self.counts {
            let token = vocabulary::meant(word, &TOKENS).ok_or_else(|| Problem::notation(self.text))?;
            let slot = tokens.slot(token);
            *slot = slot.saturating_add(*count);
        }
        Ok(tokens)
    }

    /// Whether the Bot's Away Teams are named.
    pub(super) fn names_bot(&self) -> bool {
        self.counts.iter().any(|(_, word)| is_bot_team(word))
    }

    /// What stands at a Location: the Bot's forces, then the player's.
    ///
    /// # Errors
    /// When a word is no force.
    pub(super) fn forces(&self) -> Result<(Forces, Forces), Problem> {
        let (mut bot, mut player) = (Forces::default(), Forces::default());
        for (count, word) in &self.counts {
            let force = vocabulary::meant(word, &FORCES).ok_or_else(|| Problem::notation(self.text))?;
            let slot = match force {
                Force::BotTeams => &mut bot.teams,
                Force::BotShips => &mut bot.ships,
                Force::YourTeams => &mut player.teams,
                Force::YourShips => &mut player.ships,
            };
            *slot = slot.saturating_add(*count);
        }
        Ok((bot, player))
    }
}

/// A number for each of Research, Influence, Military, none above `most`: `3,0,1`, `3 0 1`.
pub(super) fn three(text: &str, most: u8) -> Option<[u8; 3]> {
    let parts = text.split([',', '/', ';']).flat_map(|part| {
        let is_missing = part.trim().is_empty();
        let missing = is_missing.then_some("");
        part.split_whitespace().chain(missing)
    });
    let numbers: Option<Vec<u8>> = parts.map(|part| part.parse().ok().filter(|number| *number <= most)).collect();
    numbers.and_then(|numbers| numbers.try_into().ok())
}

fn is_bot_team(word: &str) -> bool {
    typed::FORCE_BOT_TEAMS.is(word)
}

/// The words for the places of the Market.
pub(super) const PLACES: [(Word, usize); 4] =
    [(typed::MARKET_PERSON, 0), (typed::MARKET_CARGO, 1), (typed::MARKET_SHIP, 2), (typed::MARKET_ALLY, 3)];

/// `ally -`: the deck of this suit has run out.
pub(super) fn emptied_place(text: &str) -> Option<usize> {
    let suit = text.strip_suffix('-')?.trim();
    vocabulary::meant(suit, &PLACES)
}

#[cfg(test)]
mod tests {
    use super::*;
    use page::locale::say;
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
            assert!(tokens.is_err_and(|problem| problem.is(say::ERR_NOTATION)), "{text}");
        }
    }

    #[test]
    fn three_numbers_are_read_and_nothing_else() {
        for text in ["10, 3,0", "10 3 0", "10/3/0", " 10,3, 0 "] {
            assert_eq!(three(text, 15), Some([10, 3, 0]), "{text}");
        }
        for text in ["", "1,2", "1,2,3,4", "1,2,16", "1,,2", "-1,2,3", "a,b,c"] {
            assert_eq!(three(text, 15), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn anything_is_read_without_panic(text in "\\PC{0,40}") {
            for typed in several(&text).into_iter().flatten() {
                let _ = typed.tokens();
                let _ = typed.forces();
            }
            let _ = three(&text, 99);
        }
    }
}
