//! Collector's numbers.

/// A collector's number in its parts: `1U154` is number 154 of set 1, uncommon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CollectorNumber<'a> {
    pub set: u32,
    /// Letters as printed: `C`, `U`, `R`, `V`, `VP`.
    pub rarity: &'a str,
    pub number: u32,
}

impl<'a> CollectorNumber<'a> {
    /// The parts of a number as printed, noughts ahead or not; `None` if it is none.
    pub fn parse(printed: &'a str) -> Option<CollectorNumber<'a>> {
        let is_digit = |c: char| c.is_ascii_digit();
        let rest = printed.trim_start_matches(is_digit);
        let rarity = rest.trim_end_matches(is_digit);
        let is_rarity =
            (1..=3).contains(&rarity.len()) && rarity.bytes().all(|b| b.is_ascii_alphabetic());
        let set = printed.get(..printed.len() - rest.len())?;
        let number = rest.get(rarity.len()..)?;
        let found = CollectorNumber {
            set: set.parse().ok()?,
            rarity,
            number: number.parse().ok()?,
        };
        is_rarity.then_some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::CollectorNumber;

    #[test]
    fn numbers_have_set_letters_and_number() {
        let parts = |printed| {
            CollectorNumber::parse(printed).map(|found| (found.set, found.rarity, found.number))
        };
        assert_eq!(parts("1U154"), Some((1, "U", 154)));
        assert_eq!(parts("0VP009"), Some((0, "VP", 9)));
        for none in ["U154", "154", "1U", "1-154", "", "1 U 154", "1Über154"] {
            assert_eq!(parts(none), None, "{none}");
        }
    }
}
