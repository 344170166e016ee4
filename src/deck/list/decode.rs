//! From bytes to text: the encodings deck lists come in.

use crate::model::codes;
use crate::text::steers;

/// More bytes than any deck list has.
pub const LARGEST: usize = 1 << 20;

codes!(
    /// Bytes that are no deck list.
    #[derive(thiserror::Error)]
    NoText {
        /// Nothing in it.
        #[error("empty")]
        Empty => "empty",
        /// More than a mebibyte.
        #[error("too large")]
        TooLarge => "too-large",
        /// A card with a name no screen could show.
        #[error("long line")]
        LongLine => "long-line",
        /// A text in which nobody names a card.
        #[error("no cards")]
        NoCards => "no-cards",
        /// Not a text.
        #[error("binary")]
        Binary => "binary",
    }
);

/// The text of a file: UTF-8 with or without byte order mark, UTF-16 with one, else Windows-1252, as
/// older editors write it.
///
/// # Errors
/// When the file is empty, too large or no text.
pub fn decode(bytes: &[u8]) -> Result<String, NoText> {
    if bytes.len() > LARGEST {
        return Err(NoText::TooLarge);
    }
    let text = match bytes {
        [0xEF, 0xBB, 0xBF, rest @ ..] => from_utf8(rest),
        [0xFF, 0xFE, rest @ ..] => from_utf16(rest, u16::from_le_bytes)?,
        [0xFE, 0xFF, rest @ ..] => from_utf16(rest, u16::from_be_bytes)?,
        other => from_utf8(other),
    };
    if text.chars().any(is_binary) {
        return Err(NoText::Binary);
    }
    if text.trim().is_empty() {
        return Err(NoText::Empty);
    }
    Ok(unsteered(text))
}

fn from_utf8(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|byte| from_windows(*byte)).collect(),
    }
}

fn from_utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, NoText> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let units: Vec<u16> = pairs.iter().map(|pair| unit(*pair)).collect();
    match rest {
        [] => String::from_utf16(&units).map_err(|_| NoText::Binary),
        _ => Err(NoText::Binary),
    }
}

/// Windows-1252; the five bytes it leaves free become control characters, which are no text.
fn from_windows(byte: u8) -> char {
    const FROM_0X80: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    let at = usize::from(byte).checked_sub(0x80);
    let known = at.and_then(|at| FROM_0X80.get(at));
    known.copied().unwrap_or(char::from(byte))
}

/// The text without signs that take no room or turn the writing: web pages leave them in names. Page breaks and the
/// end sign of old systems part lines and stay.
fn unsteered(text: String) -> String {
    let goes = |sign: char| steers(sign) && !sign.is_control();
    if text.chars().any(goes) {
        text.chars().filter(|sign| !goes(*sign)).collect()
    } else {
        text
    }
}

fn is_binary(c: char) -> bool {
    c.is_control() && !matches!(c, '\n' | '\r' | '\t' | '\u{c}' | '\u{1a}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn utf16(text: &str, mark: [u8; 2], bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        let units = text.encode_utf16().flat_map(bytes);
        mark.into_iter().chain(units).collect()
    }

    #[test]
    fn texts_of_all_encodings_are_read() {
        let text = "1\tAttaché Müller";
        let with_mark = [&[0xEF, 0xBB, 0xBF], text.as_bytes()].concat();
        let windows = b"1\tAttach\xe9 M\xfcller".to_vec();
        let little = utf16(text, [0xFF, 0xFE], u16::to_le_bytes);
        let big = utf16(text, [0xFE, 0xFF], u16::to_be_bytes);
        for bytes in [text.as_bytes().to_vec(), with_mark, windows, little, big] {
            assert_eq!(decode(&bytes), Ok(text.to_owned()));
        }
    }

    #[test]
    fn what_is_no_text_is_refused() {
        assert_eq!(decode(b" \r\n"), Err(NoText::Empty));
        assert_eq!(decode(b"\x7fELF\x00\x01"), Err(NoText::Binary));
        assert_eq!(decode(&[0xFF, 0xFE, 0x41]), Err(NoText::Binary));
        assert_eq!(decode(&vec![b'a'; LARGEST + 1]), Err(NoText::TooLarge));
        assert_eq!(decode(b"Attach\xe9\x81"), Err(NoText::Binary));
    }

    #[test]
    fn windows_has_dots_and_low_quotes() {
        let bytes = b"\x95 \x84Frontier\x93 \x9aM\xfc";
        assert_eq!(decode(bytes), Ok("• „Frontier“ šMü".to_owned()));
    }
}
