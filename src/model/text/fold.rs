//! Folding: the form in which names and queries are compared.
//!
//! Case, accents, hyphens, dots and apostrophes do not count, and the three spellings of a German umlaut (`ü`, `ue`,
//! `u`) are one. The fold is lossy on purpose and applied to both sides, so a word such as `Abenteuer` still equals
//! itself.
//!
//! Slugs, the readable part of ids, are made of it; and here a text gets its capital.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The compact key of a name: all its letters and digits, folded, without spaces. `>` and `+` stay,
/// because `A > B` and `A / B` are different terms.
///
/// ```
/// use model::text::key;
/// assert_eq!(key("Zurückrufen"), key("ZURUECKRUFEN"));
/// assert_eq!(key("U.S.S. Enterprise-D"), "ussenterprised");
/// ```
pub fn key(text: &str) -> String {
    let kept = plain(text, |c| c.is_alphanumeric() || matches!(c, '>' | '+'));
    merge_umlauts(&kept).into_owned()
}

/// The folded words of a text, in order. Hyphens and slashes part words, dots and apostrophes inside
/// a word vanish.
///
/// ```
/// assert_eq!(model::text::words("Jem'Hadar-Schiffe, U.S.S."), ["jemhadar", "schiffe", "uss"]);
/// ```
pub fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    each_word(text, |word| words.push(word.to_owned()));
    words
}

/// Shows the folded words of a text one after another, those of [`words`].
pub fn each_word(text: &str, mut show: impl FnMut(&str)) {
    let plain = plain(text, |c| !is_joiner(c));
    let words = plain.split(|c: char| !c.is_alphanumeric());
    for word in words.filter(|word| !word.is_empty()) {
        show(&merge_umlauts(word));
    }
}

/// Shows what [`key`] makes of one sign, umlauts not merged: nothing, or a letter or two.
pub fn folded_sign(sign: char, show: impl FnMut(char)) {
    unaccented(sign).filter(|c| c.is_alphanumeric()).for_each(show);
}

/// The folded words of a text with blanks between them, umlauts as two letters and not merged.
pub(super) fn written(text: &str) -> String {
    let spelled = text.nfc().collect::<String>().to_lowercase();
    let plain = plain(&spelled.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue"), |c| !is_joiner(c));
    let words = plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// The letters and digits of a text as typed, without case and accents, umlauts not merged. Typing
/// errors are measured against it: `exectue` has seven letters, though it folds to six.
pub fn spelled(text: &str) -> String {
    plain(text, char::is_alphanumeric)
}

/// Whether a name has a letter that is also written as two.
pub(super) fn has_umlaut(name: &str) -> bool {
    name.contains(|sign| "äöüÄÖÜæœøÆŒØ".contains(sign))
}

pub(super) fn is_joiner(c: char) -> bool {
    matches!(c, '.' | '\'' | '’' | '‘' | '´' | '`')
}

/// Lower case without accents, `ß` as `ss`, of the signs to be kept. It runs over every word of every
/// index, so plain letters take no detour.
pub(super) fn plain(text: &str, keep: impl Fn(char) -> bool) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_ascii() {
            let c = c.to_ascii_lowercase();
            if keep(c) {
                plain.push(c);
            }
        } else {
            plain.extend(unaccented(c).filter(|c| keep(*c)));
        }
    }
    plain
}

fn unaccented(c: char) -> impl Iterator<Item = char> {
    std::iter::once(c)
        .nfkd()
        .flat_map(char::to_lowercase)
        .nfkd()
        .filter(|c| !is_combining_mark(*c))
        .flat_map(spelled_out)
}

fn spelled_out(c: char) -> impl Iterator<Item = char> {
    let (first, second) = match c {
        'ß' => ('s', Some('s')),
        'æ' => ('a', Some('e')),
        'œ' => ('o', Some('e')),
        'ø' => ('o', None),
        other => (other, None),
    };
    std::iter::once(first).chain(second)
}

/// Writes `ae`, `oe` and `ue` as `a`, `o` and `u`. Most words have none of them.
pub(super) fn merge_umlauts(text: &str) -> Cow<'_, str> {
    let is_pair = |pair: &[u8]| pair[1] == b'e' && matches!(pair[0], b'a' | b'o' | b'u');
    if !text.as_bytes().windows(2).any(is_pair) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut last = ' ';
    for c in text.chars() {
        if c == 'e' && matches!(last, 'a' | 'o' | 'u') {
            continue;
        }
        out.push(c);
        last = c;
    }
    Cow::Owned(out)
}

/// A text with its first letter as a capital.
pub fn with_capital(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + signs.as_str()
}

/// Whether a text is a slug: lower-case ASCII letters and digits in groups joined by single hyphens.
///
/// ```
/// assert!(model::text::is_slug("away-team"));
/// assert!(!model::text::is_slug("-away--team"));
/// ```
pub fn is_slug(text: &str) -> bool {
    text.split('-')
        .all(|group| !group.is_empty() && group.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()))
}

/// The slug of a name: lower case, accents, full stops and apostrophes dropped, all else that is no
/// letter or digit a hyphen. Empty if nothing is left.
///
/// ```
/// use model::text::slug;
/// assert_eq!(slug("U.S.S. Enterprise-E, Federation Envoy"), "uss-enterprise-e-federation-envoy");
/// assert_eq!(slug("Evek, Attaché"), "evek-attache");
/// assert_eq!(slug("Cry \"Havoc!\""), "cry-havoc");
/// ```
pub fn slug(name: &str) -> String {
    let plain = plain(name, |c| !is_joiner(c));
    let groups: Vec<&str> = plain
        .split(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit())
        .filter(|group| !group.is_empty())
        .collect();
    groups.join("-")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{with_capital, *};

    #[test]
    fn three_umlaut_spellings_are_one() {
        for spelling in ["zurückrufen", "zurueckrufen", "zuruckrufen", "ZURÜCK-RUFEN"] {
            assert_eq!(key(spelling), "zuruckrufen");
        }
        assert_eq!(key("Außenteam"), key("Aussenteam"));
    }

    #[test]
    fn preference_signs_are_told_apart() {
        assert_ne!(key("A > B"), key("A / B"));
    }

    #[test]
    fn dots_break_sentences_but_not_abbreviations() {
        assert_eq!(words("U.S.S. Voyager fliegt. Weiter"), ["uss", "voyager", "fliegt", "weiter"]);
    }

    proptest! {
        #[test]
        fn folding_twice_changes_nothing(text in "\\PC{0,40}") {
            prop_assert_eq!(key(&key(&text)), key(&text));
            for word in words(&text) {
                prop_assert_eq!(words(&word).join(""), word);
            }
        }
    }

    #[test]
    fn only_the_first_sign_changes() {
        assert_eq!(with_capital("übrig Sind"), "Übrig Sind");
        assert_eq!(with_capital("2e"), "2e");
        assert_eq!(with_capital(""), "");
    }
}
