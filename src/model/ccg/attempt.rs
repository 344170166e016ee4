//! Who may attempt a mission, from the words of the data: `[Baj][Fed]`, `Any affiliation (except
//! [Bor]) may attempt this mission.`; or whose headquarters it is.

use super::terms::affiliation_of_icon;
use crate::{AttemptRule, CcgCard};

/// A text that does not say who may attempt a mission.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` does not say who may attempt the mission")]
pub struct InvalidAttempt {
    /// The words as they were given.
    pub text: String,
}

impl AttemptRule {
    /// Whether a personnel's affiliation lets it attempt the mission ("Versuchen einer Mission"). Other
    /// cards never do.
    pub fn admits(&self, card: &CcgCard) -> bool {
        let is_named = |named: &[String]| card.affiliations.iter().any(|own| named.contains(own));
        card.card_type == "personnel"
            && match self {
                AttemptRule::Only(named) => is_named(named),
                AttemptRule::AnyExcept(named) => !is_named(named),
            }
    }

    /// Reads the words of the data. Affiliations keep the order printed, each once. `None`: nobody may
    /// attempt it, it is a headquarters.
    ///
    /// # Errors
    /// With the words that name no affiliation.
    pub fn parse(text: &str) -> Result<Option<AttemptRule>, InvalidAttempt> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let joined = words.join(" ");
        let plain = joined.strip_suffix('.').unwrap_or(&joined);
        if plain == "This mission is not attemptable" || AttemptRule::headquarters_of(text).is_some() {
            return Ok(None);
        }
        let attempt = any(plain).or_else(|| icons(plain, "").map(AttemptRule::Only));
        attempt.map(Some).ok_or_else(|| InvalidAttempt { text: text.to_owned() })
    }

    /// The owners of a headquarters, as printed: `Bajoran` and `Federation` of `Bajoran/Federation
    /// Headquarters`. They need not be affiliations: `Tal Shiar`.
    pub fn headquarters_of(text: &str) -> Option<Vec<String>> {
        let owners = text.trim().strip_suffix(" Headquarters")?;
        let fine = |owner: &str| {
            let letter = |c: char| c.is_alphabetic() || " '’-".contains(c);
            owner.chars().all(letter) && owner.chars().any(char::is_alphabetic)
        };
        let owners: Vec<&str> = owners.split('/').map(str::trim).collect();
        let fine = owners.iter().all(|owner| fine(owner));
        fine.then(|| owners.into_iter().map(str::to_owned).collect())
    }
}

fn any(text: &str) -> Option<AttemptRule> {
    let rest = text.strip_prefix("Any affiliation ")?;
    let except = rest.strip_suffix("may attempt this mission")?.trim();
    if except.is_empty() {
        return Some(AttemptRule::AnyExcept(Vec::new()));
    }
    let except = except.strip_prefix("(except ")?.strip_suffix(')')?;
    icons(except, "or").map(AttemptRule::AnyExcept)
}

/// Icons one behind the other, with blanks or a joining word between them. At least one.
fn icons(text: &str, joint: &str) -> Option<Vec<String>> {
    let mut slugs: Vec<String> = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (code, next) = rest.strip_prefix('[')?.split_once(']')?;
        let slug = affiliation_of_icon(code)?.to_owned();
        if !slugs.contains(&slug) {
            slugs.push(slug);
        }
        let next = next.trim_start();
        rest = next.strip_prefix(joint).unwrap_or(next).trim_start();
    }
    (!slugs.is_empty()).then_some(slugs)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use crate::AttemptRule;

    fn slugs(slugs: &[&str]) -> Vec<String> {
        slugs.iter().map(|slug| (*slug).to_owned()).collect()
    }

    #[test]
    fn icons_stand_with_blanks_or_without() {
        let three = AttemptRule::Only(slugs(&["bajoran", "federation", "non-aligned"]));
        for text in ["[Baj] [Fed] [Non]", "[Baj][Fed][NA]", " [Baj] [Fed][NA] ", "[BAJ][Fed][Non][NA]"] {
            assert_eq!(AttemptRule::parse(text), Ok(Some(three.clone())), "{text}");
        }
        let one = AttemptRule::Only(slugs(&["starfleet"]));
        assert_eq!(AttemptRule::parse("[Sta]"), Ok(Some(one.clone())));
        assert_eq!(AttemptRule::parse("[SF]"), Ok(Some(one)));
    }

    #[test]
    fn sentences_name_all_but_some() {
        let any = AttemptRule::parse("Any affiliation may attempt this mission.");
        assert_eq!(any, Ok(Some(AttemptRule::AnyExcept(Vec::new()))));
        let two = AttemptRule::parse("Any affiliation (except [Baj] or [Fed]) may attempt this mission.");
        let except = AttemptRule::AnyExcept(slugs(&["bajoran", "federation"]));
        assert_eq!(two, Ok(Some(except)));
    }

    #[test]
    fn nobody_attempts_a_headquarters() {
        for text in ["This mission is not attemptable.", "Tal Shiar/Obsidian Order Headquarters"] {
            assert_eq!(AttemptRule::parse(text), Ok(None));
        }
        let owners = AttemptRule::headquarters_of("Bajoran/Federation Headquarters");
        assert_eq!(owners, Some(slugs(&["Bajoran", "Federation"])));
        assert_eq!(AttemptRule::headquarters_of("[Baj]"), None);
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "[",
            "[]",
            "[Xyz]",
            "Baj",
            "[Baj],[Fed]",
            "[Baj] or [Fed]",
            "Headquarters",
            "/ Headquarters",
            "Any affiliation",
            "Any affiliation (except ) may attempt this mission.",
        ] {
            assert!(AttemptRule::parse(text).is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn no_text_stops_the_reader(text in any::<String>()) {
            let _ = AttemptRule::parse(&text);
            let _ = AttemptRule::parse(&format!("Any affiliation ({text}) may attempt this mission."));
        }
    }
}
