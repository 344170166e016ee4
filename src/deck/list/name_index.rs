//! The names of all cards, folded, and the longest of them that begins at a word of a text, which is folded sign by
//! sign so that names are found in it as written.

use std::collections::HashMap;
use std::ops::Range;

use rustc_hash::FxBuildHasher;

use model::text::folded_sign;

/// Bytes by which names are told apart first.
const HEAD: usize = 4;
/// Bytes of the longest name that is looked for.
const LONGEST: usize = 160;

/// The keys ([`model::text::key`]) of all names, in order.
#[derive(Debug, Clone, Default)]
pub struct NameIndex {
    keys: String,
    /// Where each key ends.
    ends: Vec<u32>,
    /// Names by their first bytes; shorter ones are filled up with noughts.
    heads: HashMap<[u8; HEAD], (u32, u32), FxBuildHasher>,
}

impl NameIndex {
    /// An index of keys in any order.
    pub fn new(keys: impl IntoIterator<Item = String>) -> NameIndex {
        let mut keys: Vec<String> = keys.into_iter().filter(|key| !key.is_empty()).collect();
        keys.sort_unstable();
        keys.dedup();
        let mut index = NameIndex::default();
        for key in &keys {
            index.push(key);
        }
        index
    }

    fn push(&mut self, key: &str) {
        let at = self.ends.len() as u32;
        self.keys.push_str(key);
        self.ends.push(self.keys.len() as u32);
        let place = self.heads.entry(head(key.as_bytes())).or_insert((at, at));
        place.1 = at + 1;
    }

    /// All keys, in order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        (0..self.ends.len()).filter_map(|at| self.keys.get(self.span(at)))
    }

    /// Whether a name has this key.
    pub fn has(&self, key: &str) -> bool {
        let wanted = key.as_bytes();
        self.named_so(head(wanted)).any(|name| name == wanted)
    }

    fn span(&self, at: usize) -> Range<usize> {
        let end = |at: usize| self.ends.get(at).map_or(0, |end| *end as usize);
        at.checked_sub(1).map_or(0, end)..end(at)
    }

    fn named_so(&self, head: [u8; HEAD]) -> impl Iterator<Item = &[u8]> {
        let (from, to) = self.heads.get(&head).copied().unwrap_or((0, 0));
        let keys = self.keys.as_bytes();
        (from as usize..to as usize).filter_map(|at| keys.get(self.span(at)))
    }

    /// The places of the longest names in a text, first to last.
    pub(super) fn places(&self, text: &FoldedText) -> Vec<Range<usize>> {
        let mut places = Vec::new();
        let mut at = 0;
        while at < text.bytes.len() {
            let found = text.is_start(at).then(|| self.longest(text, at));
            match found.flatten() {
                Some(end) => {
                    places.push(text.span(at, end));
                    at = end;
                }
                None => at += 1,
            }
        }
        places
    }

    /// Where the longest name ends that begins at a place of a text and ends with a word.
    pub(super) fn longest(&self, text: &FoldedText, at: usize) -> Option<usize> {
        let mut merged = MergedText::default();
        let mut next = merged.take(text, at, HEAD);
        let mut best = None;
        for known in 1..HEAD {
            let end = merged.ends.get(known).copied().flatten();
            let Some(begin) = merged.bytes.get(..known) else {
                break;
            };
            if end.is_some() && self.heads.contains_key(&head(begin)) {
                best = end;
            }
        }
        if merged.bytes.len() < HEAD {
            return best;
        }
        let mut across = None;
        for name in self.named_so(head(&merged.bytes)) {
            if name.len() > merged.bytes.len() {
                next = merged.take(text, next, name.len().min(LONGEST));
            }
            if merged.bytes.starts_with(name) {
                let end = merged.ends.get(name.len()).copied().flatten();
                if merged.other_number.is_some_and(|at| name.len() > at) {
                    across = across.max(end);
                } else {
                    best = best.max(end);
                }
            }
        }
        // `#6 [2]` is 62 only where nothing is called 6.
        best.or(across)
    }
}

/// The first bytes of a key, by which names are told apart first.
fn head(key: &[u8]) -> [u8; HEAD] {
    let mut head = [0; HEAD];
    let known = key.len().min(HEAD);
    head[..known].copy_from_slice(&key[..known]);
    head
}

/// The text from a place on, with its umlauts merged as [`model::text::key`] does.
#[derive(Default)]
struct MergedText {
    bytes: Vec<u8>,
    /// For each length where in the text a word ends there.
    ends: Vec<Option<usize>>,
    /// Length up to the first number right behind another.
    other_number: Option<usize>,
}

impl MergedText {
    /// Takes on until there are so many bytes; tells where it stopped.
    fn take(&mut self, text: &FoldedText, mut at: usize, wanted: usize) -> usize {
        if self.ends.is_empty() {
            self.ends.push(None);
        }
        while let Some(byte) = text.bytes.get(at).copied() {
            let is_other_number =
                byte.is_ascii_digit() && text.is_start(at) && self.bytes.last().is_some_and(u8::is_ascii_digit);
            if is_other_number {
                self.other_number.get_or_insert(self.bytes.len());
            }
            let is_merged = byte == b'e' && matches!(self.bytes.last(), Some(b'a' | b'o' | b'u'));
            if !is_merged {
                if self.bytes.len() >= wanted {
                    break;
                }
                self.bytes.push(byte);
                self.ends.push(None);
            }
            at += 1;
            if text.is_end(at)
                && let Some(end) = self.ends.last_mut()
            {
                *end = Some(at);
            }
        }
        at
    }
}

/// The folded letters and digits of a line, and where each stands in it.
#[derive(Debug, Default)]
pub(crate) struct FoldedText {
    pub bytes: Vec<u8>,
    /// Where in the line the sign of each byte begins and ends.
    places: Vec<(u32, u32)>,
    /// Whether a word begins with a byte.
    starts: Vec<bool>,
}

impl FoldedText {
    /// A line folded.
    pub(crate) fn new(line: &str) -> FoldedText {
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
            is_count = (is_count || begins) && (sign.is_ascii_digit() || (is_times(sign) && last.is_ascii_digit()));
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
    pub(crate) fn is_start(&self, at: usize) -> bool {
        self.starts.get(at).copied().unwrap_or(false)
    }

    /// Whether a word ends before this place.
    pub(crate) fn is_end(&self, at: usize) -> bool {
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
    pub(crate) fn span(&self, from: usize, to: usize) -> Range<usize> {
        let start = self.places.get(from).map_or(0, |place| place.0 as usize);
        let end = to.checked_sub(1).and_then(|last| self.places.get(last));
        start..end.map_or(start, |place| place.1 as usize)
    }
}

/// Whether a sign stands between a count and a name.
pub(crate) fn is_times(sign: char) -> bool {
    matches!(sign, 'x' | 'X' | '×')
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::text::key;

    fn found<'a>(index: &NameIndex, text: &'a str) -> Vec<&'a str> {
        let places = index.places(&FoldedText::new(text)).into_iter();
        places.map(|place| &text[place]).collect()
    }

    #[test]
    fn the_longest_name_of_whole_words_is_found_in_any_spelling() {
        let names = [
            "Odo",
            "Odo, Constable",
            "B'Etor",
            "U.S.S. Galaxy",
            "Attaché",
            "Q",
            "Cue",
            "Rule #6",
            "Rule #62",
            "Sector 04-70",
        ];
        let index = NameIndex::new(names.map(key));
        assert_eq!(found(&index, "3xOdo – constable x2"), ["Odo – constable"]);
        assert_eq!(found(&index, "odor, b’etor! USS Galaxy"), ["b’etor", "USS Galaxy"]);
        assert_eq!(found(&index, "the attache (Q) of Odo"), ["attache", "Q", "Odo"]);
        assert_eq!(found(&index, "Cue"), ["Cue"]);
        assert_eq!(found(&index, "Rule #6 [2], Rule #62"), ["Rule #6", "Rule #62"]);
        assert_eq!(found(&index, "2 Sector 04-70"), ["Sector 04-70"]);
        assert!(index.has("odo") && !index.has("od"));
        assert_eq!(index.keys().count(), names.len());
    }
}
