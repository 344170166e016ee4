//! Signs that steer a screen instead of being read: control characters, those that turn the direction of writing,
//! those that take no room. They come in with card files, lists, names and arguments, and no screen may get them.

use std::borrow::Cow;

/// Whether a sign steers instead of being read. Line ends and tabs do not.
pub fn steers(sign: char) -> bool {
    match sign {
        '\n' | '\t' => false,
        // Control characters of ASCII, and those a terminal takes for the beginning of a sequence.
        control if control.is_control() => true,
        // Direction of writing (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069).
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            true
        }
        // Other shapes and notes between lines (U+206A to U+206F, U+FFF9 to U+FFFB), line ends no terminal knows.
        '\u{206a}'..='\u{206f}' | '\u{fff9}'..='\u{fffb}' | '\u{2028}' | '\u{2029}' => true,
        // No room (U+034F, U+180E, U+200B to U+200D, U+2060 to U+2064, U+FEFF), soft hyphen, tags.
        '\u{ad}' | '\u{34f}' | '\u{180e}' | '\u{feff}' => true,
        '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{e0000}'..='\u{e007f}' => true,
        _ => false,
    }
}

/// A text without signs that steer.
///
/// ```
/// assert_eq!(tricorder::text::visible("Ki\u{200b}ra\u{1b}[31m"), "Kira[31m");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    if text.chars().any(steers) {
        Cow::Owned(text.chars().filter(|sign| !steers(*sign)).collect())
    } else {
        Cow::Borrowed(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_stays() {
        let text = "Žižek – „K’mpec“\n\t日本 ›‹ é e\u{301} 🖖";
        assert_eq!(visible(text), text);
        assert!(matches!(visible(text), Cow::Borrowed(_)));
    }

    #[test]
    fn what_steers_goes() {
        for sign in [
            '\u{0}', '\u{1b}', '\u{7f}', '\u{9b}', '\u{202e}', '\u{2067}', '\u{feff}', '\r',
        ] {
            assert!(steers(sign), "{sign:?}");
        }
    }
}
