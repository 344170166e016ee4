//! "Did you mean": the nearest of a list of known names.

use std::cmp::Ordering;
use std::collections::HashSet;

use super::key;
use crate::order::Order;

/// How alike two folded names must be (Jaro-Winkler, 0 to 1) to be worth suggesting.
const ALIKE: f64 = 0.74;
/// Names that share a beginning of so many letters are near.
const BEGINNING: usize = 5;
/// One letter in so many that is another is a slip of the keys.
const SLIP: usize = 6;
/// Longer than any name, in bytes of its key: what is longer is no misspelled name, and comparing it with
/// thousands of names would take seconds.
const LONGEST: usize = 160;

/// At most `limit` of `candidates` that look most like `typed`, best first; ties by name. Candidates
/// that look unlike it are left out, so the list may be empty.
pub fn closest<'a, I>(typed: &str, candidates: I, limit: usize) -> Vec<&'a str>
where
    I: IntoIterator<Item = &'a str>,
{
    let mut named = candidates.into_iter().map(|name| (name, name));
    names_of(ranked(typed, &mut named, limit))
}

/// As [`closest`], for things that have several names: each thing is suggested once, by the name that
/// looks most like `typed`. `named` yields names with their things.
pub fn closest_things<'a, I>(typed: &str, named: I, limit: usize) -> Vec<&'a str>
where
    I: IntoIterator<Item = (&'a str, &'a str)>,
{
    names_of(ranked(typed, &mut named.into_iter(), limit))
}

/// As [`closest_things`], but the things themselves: several things may share a name.
pub fn things_called<'a, I>(typed: &str, named: I, limit: usize) -> Vec<&'a str>
where
    I: IntoIterator<Item = (&'a str, &'a str)>,
{
    let ranked = ranked(typed, &mut named.into_iter(), limit);
    ranked.into_iter().map(|(_, thing)| thing).collect()
}

/// Leaves of suggested names, best first, those as likely as the best: where it is a slip of the keys away, what is
/// several slips away is not meant.
pub fn keep_likely<T: AsRef<str>>(typed: &str, suggested: &mut Vec<T>) {
    let typed = key(typed);
    let slips = |name: &T| strsim::osa_distance(&typed, &key(name.as_ref()));
    let best = suggested.first().map_or(0, slips);
    let is_slip = best > 0 && best * SLIP <= typed.chars().count();
    suggested.retain(|name| !is_slip || slips(name) <= 2 * best);
}

/// Names with their things that may well be meant, best first, each name once: alike, and with few
/// letters to change or the same beginning. The names are folded, for they are many.
pub fn nearest<'a, T>(typed: &str, keyed: impl IntoIterator<Item = (&'a str, T)>, limit: usize) -> Vec<T> {
    let typed = key(typed);
    if typed.len() > LONGEST {
        return Vec::new();
    }
    let shape = LetterShape::from_text(&typed);
    let mut near: Vec<(f64, &str, T)> =
        keyed.into_iter().filter_map(|(name, thing)| Some((nearness(&typed, shape, name)?, name, thing))).collect();
    near.order_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(b.1)));
    // The same name is as near every time, so its copies stand side by side.
    near.dedup_by(|a, b| a.1 == b.1);
    let near = near.into_iter().map(|(.., thing)| thing);
    near.take(limit).collect()
}

/// How near a folded name is to what was typed, from 0 to 1; `None` if it is not. What takes long to find out is
/// asked of few names.
fn nearness(typed: &str, shape: LetterShape, name: &str) -> Option<f64> {
    let (longer, shorter) = if typed.len() < name.len() { (name, typed) } else { (typed, name) };
    let is_long_enough = shorter.len() >= BEGINNING;
    let same = typed.bytes().zip(name.bytes()).take_while(|(a, b)| a == b);
    let begins_alike = is_long_enough && same.count() >= BEGINNING;
    let contains = is_long_enough && longer.contains(shorter);
    if !contains && !begins_alike && !shape.may_be_misspelled(name) {
        return None;
    }
    let nearness = strsim::jaro_winkler(typed, name);
    let is_near = contains || nearness >= ALIKE && (begins_alike || few_errors(typed, name));
    is_near.then_some(nearness)
}

/// Less than one letter in three is another.
fn few_errors(typed: &str, name: &str) -> bool {
    let length = typed.chars().count();
    // Of three letters less than one in three is none.
    length >= 4 && strsim::osa_distance(typed, name) * 3 < length
}

/// How many letters of what was typed are others where a folded text begins; `None` if it is not a few.
pub(super) fn slips_at(typed: &str, text: &str) -> Option<usize> {
    let shape = LetterShape::from_text(typed);
    let ends = text.char_indices().map(|(at, _)| at).chain([text.len()]);
    let near = ends.skip(shape.length.saturating_sub(1)).take(3).map(|end| &text[..end]);
    let misspelled = near.filter(|begun| shape.may_be_misspelled(begun) && few_errors(typed, begun));
    misspelled.map(|begun| strsim::osa_distance(typed, begun)).min()
}

/// What of a name is quickly compared.
#[derive(Debug, Clone, Copy)]
struct LetterShape {
    length: usize,
    /// Its letters and digits of ASCII, a bit each.
    letters: u64,
}

impl LetterShape {
    fn from_text(text: &str) -> LetterShape {
        let mut letters = 0;
        for byte in text.bytes() {
            if byte.is_ascii_alphanumeric() {
                // Digits share their bits with `p` to `y`: that may hide a difference, and never makes one.
                letters |= 1_u64 << (byte & 63);
            }
        }
        let length = text.chars().count();
        LetterShape { length, letters }
    }

    /// Whether lengths and letters alone leave room for few errors: every letter too many is another, and so is every
    /// one that stands in one of the two only.
    fn may_be_misspelled(self, name: &str) -> bool {
        let LetterShape { length, letters } = self;
        if length < 4 {
            return false;
        }
        let other = LetterShape::from_text(name);
        let missing = (letters & !other.letters).count_ones();
        let alone = missing.max((other.letters & !letters).count_ones()) as usize;
        alone.max(length.abs_diff(other.length)) * 3 < length
    }
}

fn names_of<'a>(ranked: Vec<(&'a str, &'a str)>) -> Vec<&'a str> {
    ranked.into_iter().map(|(name, _)| name).collect()
}

/// Names with their things, best first. Half the commands suggest something, each from a list of its own kind: one
/// copy of this serves them all.
fn ranked<'a>(
    typed: &str,
    named: &mut dyn Iterator<Item = (&'a str, &'a str)>,
    limit: usize,
) -> Vec<(&'a str, &'a str)> {
    let typed = key(typed);
    if typed.len() > LONGEST {
        return Vec::new();
    }
    let mut scored: Vec<(f64, &str, &str)> = named
        .into_iter()
        .map(|(name, thing)| (strsim::jaro_winkler(&typed, &key(name)), name, thing))
        .filter(|(score, ..)| *score >= ALIKE)
        .collect();
    scored.order_by(|a, b| b.0.partial_cmp(&a.0).unwrap_or(Ordering::Equal).then_with(|| a.1.cmp(b.1)));
    let mut seen = HashSet::new();
    scored.retain(|(_, _, thing)| seen.insert(*thing));
    let named = scored.into_iter().map(|(_, name, thing)| (name, thing));
    named.take(limit).collect()
}

#[cfg(test)]
mod tests {
    use super::{LetterShape, closest, closest_things, few_errors, key, nearest, things_called};

    #[test]
    fn the_nearest_name_comes_first_and_strangers_are_left_out() {
        let names = ["keyword", "setup", "zone"];
        assert_eq!(closest("kewyord", names, 3), ["keyword"]);
        assert!(closest("xxxx", names, 3).is_empty());
    }

    #[test]
    fn a_thing_is_suggested_once() {
        let named = [("Recall", "r"), ("recalls", "r"), ("Recoil", "c")];
        assert_eq!(closest_things("recal", named, 3), ["Recall", "Recoil"]);
        assert_eq!(things_called("recal", named, 3), ["r", "c"]);
        let twins = [("Odo", "founder"), ("Odo", "curzon")];
        assert_eq!(things_called("Odoo", twins, 3), ["founder", "curzon"]);
    }

    #[test]
    fn nothing_far_fetched_is_near() {
        let names = ["Shran", "Suran", "Luther Sloan", "Sutherland Class"];
        let keys = names.map(key);
        let keyed = keys.iter().map(String::as_str).zip(names);
        let near = nearest("Sutherland", keyed, 4);
        assert_eq!(near, ["Sutherland Class"]);
        let twins = [("odo", 1), ("odo", 2)];
        assert_eq!(nearest("Odoo", twins, 4).len(), 1);
    }

    #[test]
    fn no_near_name_is_passed_over_for_its_length_or_letters() {
        let names = [
            "worf", "worfs", "wrf", "w", "worfworf", "ärger", "argr", "ärgär", "recall", "recoil", "rceall",
            "recalled", "0worf9", "picard", "pikard",
        ];
        for (typed, name) in names.iter().flat_map(|a| names.map(|b| (*a, b))) {
            let may_be = LetterShape::from_text(typed).may_be_misspelled(name);
            assert!(!few_errors(typed, name) || may_be, "{typed} {name}");
        }
    }

    #[test]
    fn a_whole_page_is_no_misspelled_name() {
        let page = "recall ".repeat(100_000);
        assert!(closest(&page, ["recall"], 3).is_empty());
    }
}
