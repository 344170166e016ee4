//! Printed numbers of Star Trek CCG cards.

use std::fmt;

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_a_number_or_a_text() {
        for (json, text, number) in [
            ("3", "3", Some(3)),
            ("-2", "-2", Some(-2)),
            ("\"12\"", "12", Some(12)),
            ("\"7+X\"", "7+X", None),
        ] {
            let figure: Figure = serde_json::from_str(json).expect("a figure");
            assert_eq!((figure.as_str(), figure.number()), (text, number));
            assert_eq!(serde_yaml::from_str::<Figure>(json).ok(), Some(figure));
        }
        for json in ["\"\"", "true", "[]", "1.5"] {
            assert!(serde_json::from_str::<Figure>(json).is_err(), "{json}");
        }
    }
}
