//! Preferences: which card of the Market is wanted (solo rules p. 8).
//!
//! ```text
//! preference = level { ">" level }      the first level with a matching card counts
//! level      = filter { "/" filter }    inside a level the more valuable card counts
//! filter     = suit | trait | focus icon | skill icon | any-species-but-human | unmarked
//! ```

use std::fmt;

use serde::{Deserialize, Serialize};

use super::suit::{Skill, Specialty, Suit};
use crate::text::is_slug;

/// What a card must be or carry.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum CardFilter {
    /// A card of this suit.
    Suit(Suit),
    /// Slug of the trait.
    Trait(String),
    /// A card with the Focus icon of this specialty.
    Focus(Specialty),
    /// A card with this Skill icon.
    Skill(Skill),
    /// A species trait other than Human.
    OtherSpecies,
    /// A trait that is not marked on the Bot's board; the board says which these are.
    Unmarked,
}

/// Slugs of the traits that are species.
pub const SPECIES: [&str; 29] = [
    "aenar",
    "alien",
    "andorian",
    "android",
    "bajoran",
    "betazoid",
    "borg",
    "breen",
    "cardassian",
    "changeling",
    "ferengi",
    "human",
    "jemhadar",
    "kazon",
    "kelpien",
    "klingon",
    "orion",
    "pakled",
    "reman",
    "romulan",
    "synthetic",
    "tellarite",
    "transcendent",
    "trill",
    "vau-nakat",
    "vorta",
    "vulcan",
    "xb",
    "xindi",
];

const OTHER_SPECIES: &str = "any-species-but-human";
const UNMARKED: &str = "unmarked";
const HUMAN: &str = "human";

/// Whether any of some traits is a species other than Human.
pub(crate) fn has_other_species(traits: &[String]) -> bool {
    let is_other = |slug: &String| slug != HUMAN && SPECIES.contains(&slug.as_str());
    traits.iter().any(is_other)
}

impl CardFilter {
    /// The filter with this code: `ship`, `klingon`, `research-focus`, `military-skill`. A slug that
    /// is no suit or icon is taken for a trait.
    pub fn from_code(code: &str) -> Option<CardFilter> {
        match code {
            OTHER_SPECIES => return Some(CardFilter::OtherSpecies),
            UNMARKED => return Some(CardFilter::Unmarked),
            _ => {}
        }
        let focus = code.strip_suffix("-focus").and_then(Specialty::from_code);
        let skill = code.strip_suffix("-skill").and_then(Skill::from_code);
        let suit = Suit::from_code(code);
        suit.map(CardFilter::Suit)
            .or(focus.map(CardFilter::Focus))
            .or(skill.map(CardFilter::Skill))
            .or_else(|| is_slug(code).then(|| CardFilter::Trait(code.to_owned())))
    }
}

impl fmt::Display for CardFilter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardFilter::Suit(suit) => f.write_str(suit.code()),
            CardFilter::Trait(slug) => f.write_str(slug),
            CardFilter::Focus(focus) => write!(f, "{}-focus", focus.code()),
            CardFilter::Skill(skill) => write!(f, "{}-skill", skill.code()),
            CardFilter::OtherSpecies => f.write_str(OTHER_SPECIES),
            CardFilter::Unmarked => f.write_str(UNMARKED),
        }
    }
}

impl TryFrom<String> for CardFilter {
    type Error = UnknownFilter;

    fn try_from(code: String) -> Result<CardFilter, UnknownFilter> {
        CardFilter::from_code(&code).ok_or(UnknownFilter(code))
    }
}

impl From<CardFilter> for String {
    fn from(filter: CardFilter) -> String {
        filter.to_string()
    }
}

/// An order of preference: levels, each a group of filters.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Preference {
    /// Most wanted first. Inside a level no filter goes before another.
    pub levels: Vec<Vec<CardFilter>>,
}

/// A word that is no filter.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no suit, trait or icon")]
pub struct UnknownFilter(pub String);

impl Preference {
    /// Slugs of all traits named, in order.
    pub fn traits(&self) -> impl Iterator<Item = &str> {
        let filters = self.levels.iter().flatten();
        filters.filter_map(|filter| if let CardFilter::Trait(slug) = filter { Some(slug.as_str()) } else { None })
    }

    /// Whether it names nothing.
    pub fn is_empty(&self) -> bool {
        self.levels.is_empty()
    }

    /// The preference with the traits that are not marked in the place of [`CardFilter::Unmarked`].
    pub fn with_unmarked(&self, traits: &[String]) -> Preference {
        let all = || traits.iter().cloned().map(CardFilter::Trait).collect();
        let plain =
            |filter: &CardFilter| if *filter == CardFilter::Unmarked { all() } else { vec![filter.clone()] };
        let printed = self.levels.iter();
        let levels = printed.map(|level| level.iter().flat_map(plain).collect());
        Preference { levels: levels.collect() }
    }

    /// Reads a preference whose filters are named in some vocabulary.
    ///
    /// # Errors
    /// With the first word that `name` does not know; an empty filter is one.
    pub fn parse(text: &str, name: impl Fn(&str) -> Option<CardFilter>) -> Result<Preference, UnknownFilter> {
        let filter = |word: &str| {
            let word = word.trim();
            name(word).ok_or_else(|| UnknownFilter(word.to_owned()))
        };
        let level = |level: &str| level.split('/').map(filter).collect::<Result<Vec<_>, _>>();
        let levels = text.split('>').map(level).collect::<Result<Vec<_>, _>>()?;
        Ok(Preference { levels })
    }
}

impl TryFrom<String> for Preference {
    type Error = UnknownFilter;

    fn try_from(text: String) -> Result<Preference, UnknownFilter> {
        Preference::parse(&text, CardFilter::from_code)
    }
}

impl From<Preference> for String {
    fn from(preference: Preference) -> String {
        preference.to_string()
    }
}

impl fmt::Display for Preference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels: Vec<String> = self.levels.iter().map(|level| level_text(level)).collect();
        f.write_str(&levels.join(" > "))
    }
}

fn level_text(level: &[CardFilter]) -> String {
    let filters: Vec<String> = level.iter().map(ToString::to_string).collect();
    filters.join(" / ")
}

/// An order of preference as a list of its levels.
pub(crate) mod levels {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    use super::{Preference, level_text};

    /// Writes it.
    ///
    /// # Errors
    /// When the writer fails.
    pub(crate) fn serialize<S: Serializer>(from: &Preference, to: S) -> Result<S::Ok, S::Error> {
        let levels: Vec<String> = from.levels.iter().map(|level| level_text(level)).collect();
        levels.serialize(to)
    }

    /// Reads it.
    ///
    /// # Errors
    /// With the first word that is no filter.
    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Preference, D::Error> {
        let levels = Vec::<String>::deserialize(from)?;
        if levels.is_empty() {
            return Ok(Preference::default());
        }
        Preference::try_from(levels.join(" > ")).map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn filter() -> impl Strategy<Value = CardFilter> {
        prop_oneof![
            proptest::sample::select(Suit::ALL.to_vec()).prop_map(CardFilter::Suit),
            proptest::sample::select(Specialty::ALL.to_vec()).prop_map(CardFilter::Focus),
            proptest::sample::select(Skill::ALL.to_vec()).prop_map(CardFilter::Skill),
            proptest::sample::select(vec!["klingon", "time-travel", "jemhadar"])
                .prop_map(|slug| CardFilter::Trait(slug.to_owned())),
        ]
    }

    proptest! {
        #[test]
        fn what_is_printed_is_read_again(
            levels in proptest::collection::vec(proptest::collection::vec(filter(), 1..4), 1..4)
        ) {
            let preference = Preference { levels };
            prop_assert_eq!(Preference::try_from(preference.to_string()), Ok(preference));
        }

        #[test]
        fn anything_is_read_without_panic(text in "\\PC{0,40}") {
            let _ = Preference::try_from(text);
        }
    }

    #[test]
    fn a_missing_filter_is_named() {
        assert_eq!(Preference::try_from("ship > ".to_owned()), Err(UnknownFilter(String::new())));
    }
}
