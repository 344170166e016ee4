//! Collector's numbers as lists give them.

use crate::model::{CardSet, CollectorNumber, Printing};

/// A collector's number as lists give it, as far as they do.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Number {
    /// The number of the set.
    pub set: Option<u32>,
    /// The code of the set, as `SE`, in capitals.
    pub code: Option<String>,
    /// Letters of the rarity, in capitals.
    pub rarity: Option<String>,
    pub number: u32,
    /// As written.
    pub written: String,
}

impl Number {
    /// A whole number as printed on cards: `1U154`; case does not count.
    pub fn printed(written: &str) -> Option<Number> {
        let parts = CollectorNumber::parse(written)?;
        Some(Number {
            set: Some(parts.set),
            code: None,
            rarity: Some(parts.rarity.to_uppercase()),
            number: parts.number,
            written: written.to_owned(),
        })
    }

    /// The number alone, of whatever set.
    pub fn short(number: u32, written: &str) -> Number {
        Number {
            set: None,
            code: None,
            rarity: None,
            number,
            written: written.to_owned(),
        }
    }

    /// The same in a set of this code.
    pub fn of_code(self, code: &str) -> Number {
        Number {
            code: Some(code.to_uppercase()),
            ..self
        }
    }

    /// Out of columns: a set by number, code or name, letters, and the number, which may be whole in itself.
    pub fn in_columns(set: &str, rarity: &str, number: &str) -> Option<Number> {
        let [set, rarity, number] = [set, rarity, number].map(str::trim);
        if let Some(whole) = Number::printed(number) {
            return Some(whole);
        }
        let of_set = set.parse().ok();
        let set = match of_set {
            Some(_) => set,
            None => CardSet::called(set).map_or(set, |set| set.code),
        };
        let given = |text: &str| (!text.is_empty()).then(|| text.to_uppercase());
        Some(Number {
            set: of_set,
            code: given(set).filter(|_| of_set.is_none()),
            rarity: given(rarity),
            number: number.trim_start_matches('#').parse().ok()?,
            written: [set, rarity, number].concat(),
        })
    }

    /// Whether it says more than a bare number does: these are too short to be told from other numbers.
    pub fn names_a_set(&self) -> bool {
        self.set.is_some() || self.code.is_some()
    }

    /// Whether a printing has it, as far as it is given.
    pub fn fits(&self, printing: &Printing) -> bool {
        let Some(parts) = CollectorNumber::parse(&printing.number) else {
            return false;
        };
        let is_same = |given: &Option<String>, printed: &str| {
            given
                .as_ref()
                .is_none_or(|given| given.eq_ignore_ascii_case(printed))
        };
        parts.number == self.number
            && self.set.is_none_or(|set| set == parts.set)
            && is_same(&self.code, &printing.set)
            && is_same(&self.rarity, parts.rarity)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printing(number: &str) -> Printing {
        Printing {
            set: "SE".to_owned(),
            number: number.to_owned(),
            rarity: "U".to_owned(),
            mark: None,
        }
    }

    #[test]
    fn numbers_fit_as_far_as_they_are_given() {
        let card = printing("1U007");
        let fits = |number: Option<Number>| number.expect("a number").fits(&card);
        assert!(fits(Number::printed("1u7")));
        assert!(fits(Some(Number::short(7, "#007"))));
        assert!(fits(Number::in_columns("1", "U", "7")));
        assert!(fits(Number::in_columns("se", "", "7")));
        assert!(fits(Number::in_columns("", "", "1U7")));
        assert!(!fits(Number::printed("1R7")));
        assert!(!fits(Number::printed("2U7")));
        assert!(!fits(Number::in_columns("XX", "", "7")));
        assert_eq!(Number::in_columns("1", "U", "x"), None);
    }
}
