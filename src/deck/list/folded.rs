//! A line folded sign by sign, so that names found in it are found in the line as written.

use std::ops::Range;

use crate::text::folded_sign;

/// The folded letters and digits of a line, and where each stands in it.
#[derive(Debug, Default)]
pub struct FoldedText {
    pub bytes: Vec<u8>,
    /// Where in the line the sign of each byte begins and ends.
    places: Vec<(u32, u32)>,
    /// Whether a word begins with a byte.
    starts: Vec<bool>,
}

impl FoldedText {
    pub fn of(line: &str) -> FoldedText {
        let mut folded = FoldedText::default();
        folded.bytes.reserve(line.len());
        folded.places.reserve(line.len());
        folded.starts.reserve(line.len());
        let mut last = ' ';
        // How a word began that may be a count: digits, then a sign of copies.
        let mut is_count = false;
        for (at, sign) in line.char_indices() {
            let place = (at as u32, (at + sign.len_utf8()) as u32);
            let begins = !last.is_alphanumeric();
            let parts = is_count && !begins && (last.is_ascii_digit() || is_times(last));
            let starts = begins || (parts && sign.is_uppercase() && !sign.is_ascii_digit());
            is_count = (is_count || begins)
                && (sign.is_ascii_digit() || (is_times(sign) && last.is_ascii_digit()));
            if sign.is_ascii() {
                if sign.is_ascii_alphanumeric() {
                    folded.push(sign.to_ascii_lowercase() as u8, place, starts);
                }
            } else {
                let mut is_first = starts;
                folded_sign(sign, |plain| {
                    let mut bytes = [0; 4];
                    for byte in plain.encode_utf8(&mut bytes).bytes() {
                        folded.push(byte, place, is_first);
                        is_first = false;
                    }
                });
            }
            last = sign;
        }
        folded
    }

    fn push(&mut self, byte: u8, place: (u32, u32), starts: bool) {
        self.bytes.push(byte);
        self.places.push(place);
        self.starts.push(starts);
    }

    /// Whether a word begins here.
    pub fn is_start(&self, at: usize) -> bool {
        self.starts.get(at).copied().unwrap_or(false)
    }

    /// Whether a word ends before this place.
    pub fn is_end(&self, at: usize) -> bool {
        let Some((_, end)) = at.checked_sub(1).and_then(|last| self.places.get(last)) else {
            return false;
        };
        match self.places.get(at) {
            // Behind it comes a sign that is neither letter nor digit.
            Some((next, _)) => next > end,
            None => true,
        }
    }

    /// Where in the line some bytes stand.
    pub fn span(&self, from: usize, to: usize) -> Range<usize> {
        let start = self.places.get(from).map_or(0, |place| place.0 as usize);
        let end = to.checked_sub(1).and_then(|last| self.places.get(last));
        start..end.map_or(start, |place| place.1 as usize)
    }
}

/// Whether a sign stands between a count and a name.
pub fn is_times(sign: char) -> bool {
    matches!(sign, 'x' | 'X' | '×')
}
