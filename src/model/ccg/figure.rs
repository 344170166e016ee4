//! Printed numbers of Star Trek CCG cards, and collector's numbers.

use std::fmt;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer, Serialize, de};

/// A printed number, or what stands in its place in First Edition: `7+X`, `*`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(into = "String")]
pub struct Figure {
    text: String,
    number: Option<i16>,
}

impl Figure {
    /// The number, if it is one.
    pub fn number(&self) -> Option<i16> {
        self.number
    }

    /// As printed.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

/// An empty text is no figure.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a figure must not be empty")]
pub struct EmptyFigure;

impl TryFrom<String> for Figure {
    type Error = EmptyFigure;

    fn try_from(text: String) -> Result<Figure, EmptyFigure> {
        if text.is_empty() {
            return Err(EmptyFigure);
        }
        let number = text.parse().ok();
        Ok(Figure { text, number })
    }
}

impl From<Figure> for String {
    fn from(figure: Figure) -> String {
        figure.text
    }
}

/// Authors write a number as one.
impl<'de> Deserialize<'de> for Figure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Figure, D::Error> {
        deserializer.deserialize_any(FigureVisitor)
    }
}

struct FigureVisitor;

impl Visitor<'_> for FigureVisitor {
    type Value = Figure;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a string")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Figure, E> {
        Figure::try_from(text.to_owned()).map_err(E::custom)
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Figure, E> {
        self.visit_str(&number.to_string())
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Figure, E> {
        self.visit_str(&number.to_string())
    }
}

/// A collector's number in its parts: `1U154` is number 154 of set 1, uncommon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CollectorNumber<'a> {
    /// Number of the set, in front of the rarity.
    pub set: u32,
    /// Letters as printed: `C`, `U`, `R`, `V`, `VP`.
    pub rarity: &'a str,
    /// Number of the card within the set, behind the rarity.
    pub number: u32,
}

impl<'a> CollectorNumber<'a> {
    /// The parts of a number as printed, noughts ahead or not; `None` if it is none.
    pub fn parse(printed: &'a str) -> Option<CollectorNumber<'a>> {
        let is_digit = |c: char| c.is_ascii_digit();
        let rest = printed.trim_start_matches(is_digit);
        let rarity = rest.trim_end_matches(is_digit);
        let is_rarity = (1..=3).contains(&rarity.len()) && rarity.bytes().all(|b| b.is_ascii_alphabetic());
        let set = printed.get(..printed.len() - rest.len())?;
        let number = rest.get(rarity.len()..)?;
        let found = CollectorNumber { set: set.parse().ok()?, rarity, number: number.parse().ok()? };
        is_rarity.then_some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::{CollectorNumber, *};

    #[test]
    fn a_figure_is_a_number_or_a_text() {
        for (json, text, number) in
            [("3", "3", Some(3)), ("-2", "-2", Some(-2)), ("\"12\"", "12", Some(12)), ("\"7+X\"", "7+X", None)]
        {
            let figure: Figure = serde_json::from_str(json).expect("a figure");
            assert_eq!((figure.as_str(), figure.number()), (text, number));
            assert_eq!(serde_yaml::from_str::<Figure>(json).ok(), Some(figure));
        }
        for json in ["\"\"", "true", "[]", "1.5"] {
            assert!(serde_json::from_str::<Figure>(json).is_err(), "{json}");
        }
    }

    #[test]
    fn numbers_have_set_letters_and_number() {
        let parts = |printed| CollectorNumber::parse(printed).map(|found| (found.set, found.rarity, found.number));
        assert_eq!(parts("1U154"), Some((1, "U", 154)));
        assert_eq!(parts("0VP009"), Some((0, "VP", 9)));
        for none in ["U154", "154", "1U", "1-154", "", "1 U 154", "1Über154"] {
            assert_eq!(parts(none), None, "{none}");
        }
    }
}
