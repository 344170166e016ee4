//! Sums as they are written: `3 × 4 = 12`.

use std::fmt::Display;

/// A number with a true minus sign.
pub fn signed(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// A modifier behind the number it changes: `+ 2`, `− 1`.
pub fn modifier(change: i32) -> String {
    let sign = if change < 0 { '−' } else { '+' };
    format!("{sign} {}", change.unsigned_abs())
}

/// A number with its modifiers: `8 − 2 = 6`; what would be less than zero is zero: `5 − 7 → 0`.
pub fn changed(number: u32, change: i32) -> String {
    let words = format!("{number} {}", modifier(change));
    floored(&words, i64::from(number) + i64::from(change))
}

/// A sum in words with its total, or with the zero that stands for less.
pub fn floored(words: &str, total: i64) -> String {
    if total < 0 {
        format!("{words} → 0")
    } else {
        format!("{words} = {total}")
    }
}

/// Addends with their total: `3 + 4 = 7`. One alone is its own total, however it is written.
pub fn addition<T: Display>(addends: &[T], total: impl Display) -> String {
    match addends {
        [] => total.to_string(),
        [only] => only.to_string(),
        several => {
            let words: Vec<String> = several.iter().map(T::to_string).collect();
            format!("{} = {total}", words.join(" + "))
        }
    }
}

/// Factors with their product: `3 × 4 = 12`; nothing is left of no things at all.
pub fn product(count: usize, each: i32) -> String {
    if count == 0 {
        return "0".to_owned();
    }
    let total = i32::try_from(count)
        .unwrap_or(i32::MAX)
        .saturating_mul(each);
    format!("{count} × {each} = {total}")
}

/// Gains less losses: `34 − 4 = 30`; only what there is of both.
pub fn difference(gains: i32, losses: i32) -> String {
    let total = signed(gains - losses);
    if gains == 0 || losses == 0 {
        return total;
    }
    format!("{gains} − {losses} = {total}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_name_what_they_are_made_of() {
        assert_eq!(addition(&[3, 4], 7), "3 + 4 = 7");
        assert_eq!(addition::<u8>(&[], 0), "0");
        assert_eq!(modifier(-2), "− 2");
        assert_eq!(modifier(2), "+ 2");
        assert_eq!(changed(8, -2), "8 − 2 = 6");
        assert_eq!(changed(5, -7), "5 − 7 → 0");
        assert_eq!(product(3, 4), "3 × 4 = 12");
        assert_eq!(product(0, 4), "0");
    }

    #[test]
    fn losses_alone_and_gains_alone_are_their_own_total() {
        assert_eq!(difference(34, 4), "34 − 4 = 30");
        assert_eq!(difference(0, 4), "−4");
        assert_eq!(difference(2, 6), "2 − 6 = −4");
        assert_eq!(difference(5, 0), "5");
    }
}
