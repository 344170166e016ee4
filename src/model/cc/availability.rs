//! With which boxes something is there.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::boxes::Boxes;

/// What it takes for something to be there: one of some boxes, and none of those that put another thing in its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoxCondition {
    any: u32,
    none: u32,
}

impl BoxCondition {
    /// One of some boxes, and none of others.
    pub fn new(any: &Boxes, none: &Boxes) -> BoxCondition {
        BoxCondition { any: any.bits(), none: none.bits() }
    }

    /// Whether somebody with these boxes has it, given their [bits](Boxes::bits).
    pub fn holds(self, boxes: u32) -> bool {
        self.any & boxes != 0 && self.none & boxes == 0
    }
}

/// `3`, or `3-8` where boxes take it away: the bits of both.
impl fmt::Display for BoxCondition {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.none {
            0 => write!(out, "{}", self.any),
            none => write!(out, "{}-{none}", self.any),
        }
    }
}

impl FromStr for BoxCondition {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<BoxCondition, ParseIntError> {
        let (any, none) = text.split_once('-').unwrap_or((text, "0"));
        Ok(BoxCondition { any: any.parse()?, none: none.parse()? })
    }
}

/// With which boxes something is there: where one of the conditions holds; with all boxes, if there are none.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Availability(Vec<BoxCondition>);

/// What everybody has.
pub static ALWAYS: Availability = Availability(Vec::new());

impl Availability {
    /// What any of these conditions makes available.
    pub fn from_conditions(conditions: impl IntoIterator<Item = BoxCondition>) -> Availability {
        let mut all: Vec<BoxCondition> = conditions.into_iter().collect();
        all.sort_unstable();
        all.dedup();
        Availability(all)
    }

    /// Whether everybody has it.
    pub fn is_always(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether somebody with these boxes has it, given their [bits](Boxes::bits).
    pub fn holds(&self, boxes: u32) -> bool {
        self.is_always() || self.0.iter().any(|one| one.holds(boxes))
    }

    /// Its conditions.
    pub fn conditions(&self) -> impl Iterator<Item = BoxCondition> {
        self.0.iter().copied()
    }
}

/// The conditions, parted by `+`.
impl fmt::Display for Availability {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, one) in self.0.iter().enumerate() {
            let plus = if at > 0 { "+" } else { "" };
            write!(out, "{plus}{one}")?;
        }
        Ok(())
    }
}

impl FromStr for Availability {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Availability, ParseIntError> {
        let parts = text.split('+').filter(|part| !part.is_empty());
        Ok(Availability(parts.map(str::parse).collect::<Result<_, _>>()?))
    }
}

impl From<Availability> for String {
    fn from(own: Availability) -> String {
        own.to_string()
    }
}

impl TryFrom<String> for Availability {
    type Error = ParseIntError;

    fn try_from(text: String) -> Result<Availability, ParseIntError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameBox;

    #[test]
    fn one_box_is_enough_unless_another_takes_it_away() {
        let boxes = |some: &[GameBox]| Boxes::from_boxes(some.iter().copied());
        let (core, promo) = (boxes(&[GameBox::Core]), boxes(&[GameBox::Promo1]));
        let replaced = BoxCondition::new(&core, &promo);
        let own = Availability::from_conditions([replaced]);
        assert!(own.holds(core.bits()) && !own.holds(promo.bits()) && !own.holds(Boxes::all().bits()));
        assert!(ALWAYS.holds(promo.bits()));
        for kept in [own, ALWAYS.clone()] {
            assert_eq!(kept.to_string().parse(), Ok(kept));
        }
    }
}
