//! Numbers a player types, refused with the range that is allowed.

use std::ops::RangeInclusive;

use crate::calc::second::modifier::MODIFIERS;
use crate::error::{CalcError, Error};

/// A number of something (`what`: a variant of the message `err-calc-number`) within bounds.
///
/// # Errors
/// When it is no whole number or lies outside.
pub fn within<T>(what: &'static str, typed: &str, range: RangeInclusive<T>) -> Result<T, Error>
where
    T: PartialOrd + ToString + TryFrom<i64>,
{
    let whole: Option<i64> = typed.trim().parse().ok();
    let number = whole.and_then(|whole| T::try_from(whole).ok());
    number
        .filter(|number| range.contains(number))
        .ok_or_else(|| outside(what, typed, &range))
}

/// A number that is one already, within bounds.
///
/// # Errors
/// When it lies outside.
pub fn inside<T>(what: &'static str, number: T, range: RangeInclusive<T>) -> Result<T, Error>
where
    T: PartialOrd + ToString,
{
    if range.contains(&number) {
        Ok(number)
    } else {
        Err(outside(what, &number.to_string(), &range))
    }
}

/// The refusal of a number.
pub fn outside<T: ToString>(what: &'static str, typed: &str, range: &RangeInclusive<T>) -> Error {
    CalcError::Number {
        value: typed.trim().to_owned(),
        what,
        least: range.start().to_string(),
        most: range.end().to_string(),
    }
    .into()
}

/// Whether something typed is meant as a number, right or wrong: `7`, `-3`, `2.5`.
pub fn is_number(typed: &str) -> bool {
    let digits = typed.trim().trim_start_matches(['-', '+', '−']);
    digits.starts_with(|c: char| c.is_ascii_digit())
        && digits
            .chars()
            .all(|c| c.is_ascii_digit() || c == '.' || c == ',')
}

/// Whether something typed is a number with its sign, and so changes the value before it: `+1`, `-2`.
pub fn is_modifier(typed: &str) -> bool {
    typed.trim().starts_with(['-', '+', '−']) && is_number(typed)
}

/// A modifier within bounds.
///
/// # Errors
/// When it is no whole number or lies outside.
pub fn modifier(typed: &str) -> Result<i32, Error> {
    within("modifier", &typed.replace('−', "-"), MODIFIERS)
}

/// The refusal of a modifier that stands before any value.
pub fn stray(typed: &str) -> Error {
    let value = typed.trim().to_owned();
    CalcError::StrayModifier { value }.into()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn numbers_outside_are_refused() {
        assert_eq!(within("span", " 3 ", 0_u16..=20).ok(), Some(3));
        for typed in ["-1", "21", "x", "", "99999999999999999999", "2.5"] {
            assert!(within("span", typed, 0_u16..=20).is_err(), "{typed}");
        }
    }

    #[test]
    fn a_sign_makes_a_modifier() {
        assert_eq!(modifier("−2").ok(), Some(-2));
        assert_eq!(modifier("+3").ok(), Some(3));
        assert!(modifier("-100").is_err() && modifier("-2.5").is_err());
        assert!(is_modifier("-2") && !is_modifier("2") && !is_modifier("-x"));
    }

    #[test]
    fn numbers_are_told_from_names() {
        for typed in ["7", "-3", "2.5", "+1"] {
            assert!(is_number(typed), "{typed}");
        }
        for typed in ["3x Worf", "Worf", "", "-", "3@gamma"] {
            assert!(!is_number(typed), "{typed}");
        }
    }

    proptest! {
        #[test]
        fn anything_is_read_without_panic(typed in "\\PC{0,20}") {
            let _ = within("span", &typed, 0_u16..=20);
            let _ = is_number(&typed);
        }
    }
}
