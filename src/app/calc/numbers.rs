//! Numbers a player types, refused with the range that is allowed.

use std::ops::RangeInclusive;

use page::locale::say;
use words::Problem;

/// Modifiers that may be typed, one or all of a number together.
pub(super) const MODIFIERS: RangeInclusive<i32> = -99..=99;

/// A number of something (`what`: a variant of the message `err-calc-number`) within bounds.
///
/// # Errors
/// When it is no whole number or lies outside.
pub(super) fn parse_number<T>(what: &'static str, typed: &str, range: RangeInclusive<T>) -> Result<T, Problem>
where
    T: PartialOrd + ToString + TryFrom<i64>,
{
    let whole: Option<i64> = typed.trim().parse().ok();
    let number = whole.and_then(|whole| T::try_from(whole).ok());
    let fitting = number.filter(|number| range.contains(number));
    fitting.ok_or_else(|| outside(what, typed, &range))
}

/// Looks whether a number that is one already lies within bounds.
///
/// # Errors
/// When it lies outside.
pub(super) fn check_number<T>(what: &'static str, number: T, range: RangeInclusive<T>) -> Result<T, Problem>
where
    T: PartialOrd + ToString,
{
    if range.contains(&number) { Ok(number) } else { Err(outside(what, &number.to_string(), &range)) }
}

/// The refusal of a number.
pub(super) fn outside<T: ToString>(what: &'static str, typed: &str, range: &RangeInclusive<T>) -> Problem {
    Problem::misuse(say::err_calc_number(typed.trim(), what)).hint(say::hint_calc_number(
        range.start().to_string(),
        range.end().to_string(),
        what,
    ))
}

/// Whether something typed is meant as a number, right or wrong: `7`, `-3`, `2.5`.
pub(super) fn is_number(typed: &str) -> bool {
    let digits = typed.trim().trim_start_matches(['-', '+', '−']);
    digits.starts_with(|c: char| c.is_ascii_digit())
        && digits.chars().all(|c| c.is_ascii_digit() || c == '.' || c == ',')
}

/// Whether something typed is a number with its sign, and so changes the value before it: `+1`, `-2`.
pub(super) fn is_modifier(typed: &str) -> bool {
    typed.trim().starts_with(['-', '+', '−']) && is_number(typed)
}

/// A modifier within bounds.
///
/// # Errors
/// When it is no whole number or lies outside.
pub(super) fn parse_modifier(typed: &str) -> Result<i32, Problem> {
    parse_number("modifier", &typed.replace('−', "-"), MODIFIERS)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn numbers_outside_are_refused() {
        assert_eq!(parse_number("span", " 3 ", 0_u16..=20).ok(), Some(3));
        for typed in ["-1", "21", "x", "", "99999999999999999999", "2.5"] {
            assert!(parse_number("span", typed, 0_u16..=20).is_err(), "{typed}");
        }
    }

    #[test]
    fn a_sign_makes_a_modifier() {
        assert_eq!(parse_modifier("−2").ok(), Some(-2));
        assert_eq!(parse_modifier("+3").ok(), Some(3));
        assert!(parse_modifier("-100").is_err() && parse_modifier("-2.5").is_err());
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
            let _ = parse_number("span", &typed, 0_u16..=20);
            let _ = is_number(&typed);
        }
    }
}
