//! Text as it is meant: without the signs nobody sees, and with the plain form of wide ones.

use std::borrow::Cow;

/// A line with full-width letters, digits and signs as plain ones, and without signs of no width.
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || !text.chars().any(|c| is_unseen(c) || narrow(c) != c) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(
        text.chars()
            .filter(|c| !is_unseen(*c))
            .map(narrow)
            .collect(),
    )
}

/// Joiners, marks of direction, soft hyphens, byte order marks.
fn is_unseen(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}'
            | '\u{2066}'..='\u{2069}' | '\u{feff}'
    )
}

fn narrow(c: char) -> char {
    match c {
        // Full-width forms stand in the order of ASCII, this far behind it.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        '\u{3000}' => ' ',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn wide_signs_are_narrowed_and_unseen_ones_dropped() {
        assert_eq!(
            plain("３ｘ\u{3000}Odo\u{200b}, Cur\u{ad}zon"),
            "3x Odo, Curzon"
        );
        assert_eq!(plain("\u{feff}Müller"), "Müller");
    }
}
