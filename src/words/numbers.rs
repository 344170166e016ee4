//! Numbers as each language writes them, and sums: `3 × 4 = 12`.

use std::fmt::Display;

use serde::{Serialize, Serializer};

use page::locale::{Texts, msg};

/// A whole number in a document: one that does not fit 64 bits, which few readers of documents know, is
/// written as its digits between quotes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Whole(pub u128);

impl Serialize for Whole {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match u64::try_from(self.0) {
            Ok(number) => to.serialize_u64(number),
            Err(_) => to.collect_str(&self.0),
        }
    }
}

/// With so many places behind the mark: `5,3`.
pub fn decimal(texts: &Texts, number: f64, places: usize) -> String {
    format!("{number:.places$}").replace('.', &msg::number_decimal_mark(texts))
}

/// In groups of three: `6.724.520`.
pub fn grouped(texts: &Texts, number: u128) -> String {
    let digits = number.to_string();
    let mark = msg::number_group_mark(texts);
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push_str(&mark);
        }
        out.push(digit);
    }
    out
}

/// `4,2 MB`, below that `36 kB`.
pub fn size(texts: &Texts, bytes: u64) -> String {
    if bytes < 1_000_000 {
        return msg::number_kilobytes(texts, bytes.div_ceil(1000));
    }
    msg::number_megabytes(texts, decimal(texts, bytes as f64 / 1e6, 1))
}

/// `76,8 %`, never parted. What is nearly nothing or nearly sure is not rounded to it.
pub fn percent(texts: &Texts, share: f64) -> String {
    let (sign, number) = match share * 100.0 {
        0.0 => ("", "0".to_owned()),
        100.0 => ("", "100".to_owned()),
        // With one place, less than this would read 0.0, and more than 99.95 would read 100.0.
        low if low < 0.05 => ("<", decimal(texts, 0.1, 1)),
        high if high > 99.95 => (">", decimal(texts, 99.9, 1)),
        other => ("", decimal(texts, other, 1)),
    };
    msg::number_percent(texts, format!("{sign}{number}"))
}

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
    if total < 0 { format!("{words} → 0") } else { format!("{words} = {total}") }
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
    let total = i32::try_from(count).unwrap_or(i32::MAX).saturating_mul(each);
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
    use model::Lang;

    #[test]
    fn numbers_beyond_64_bits_are_written_as_digits() {
        let written = |number| serde_json::to_string(&Whole(number)).expect("a number");
        assert_eq!(written(u64::MAX.into()), "18446744073709551615");
        assert_eq!(written(u128::from(u64::MAX) + 1), "\"18446744073709551616\"");
    }

    #[test]
    fn each_language_writes_numbers_its_way() {
        let (de, en) = (Texts::new(Lang::De), Texts::new(Lang::En));
        assert_eq!(grouped(&de, 6_724_520), "6.724.520");
        assert_eq!(grouped(&en, 120), "120");
        assert_eq!(size(&de, 4_249_000), "4,2\u{a0}MB");
        assert_eq!(size(&en, 35_001), "36\u{a0}kB");
        assert_eq!(percent(&de, 0.768), "76,8\u{a0}%");
        assert_eq!(percent(&en, 0.768), "76.8%");
        assert_eq!(percent(&en, 1.0), "100%");
        assert_eq!(percent(&en, 0.999_99), ">99.9%");
        assert_eq!(percent(&de, 0.000_01), "<0,1\u{a0}%");
    }

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
