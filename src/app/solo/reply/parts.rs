//! Several things in one line: read part by part, so that one bad part does not cost the others.

use crate::solo::reply::reader::Reader;
use words::Problem;

/// Why a line is no answer.
pub struct ReplyError {
    /// What is wrong with the line, or with the first part of it that is bad.
    pub error: Box<Problem>,
    /// All parts of the line, if only one of them is bad or missing.
    pub partial: Option<PartialLine>,
}

/// A line of which one part is to be typed anew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartialLine {
    parts: Vec<String>,
    /// The place of the bad part; behind the others if something is missing.
    bad: usize,
}

impl From<Problem> for ReplyError {
    fn from(error: Problem) -> ReplyError {
        ReplyError { error: Box::new(error), partial: None }
    }
}

impl From<ReplyError> for Problem {
    fn from(refused: ReplyError) -> Problem {
        *refused.error
    }
}

impl PartialLine {
    /// All parts but for the one that is to be typed anew.
    pub fn others(&self) -> String {
        let all = self.parts.iter().enumerate();
        let others = all.filter(|(at, part)| *at != self.bad && !part.is_empty());
        others.map(|(_, part)| part.as_str()).collect::<Vec<_>>().join("; ")
    }

    /// The whole line, with what was typed in the place of the bad part.
    pub fn replace_bad(&self, typed: &str) -> String {
        let mut parts: Vec<&str> = self.parts.iter().map(String::as_str).collect();
        if let Some(bad) = parts.get_mut(self.bad) {
            *bad = typed;
        } else {
            parts.push(typed);
        }
        parts.join("; ")
    }
}

/// The parts of a line, between semicolons; commas part as well, unless they belong to a name or stand
/// between numbers. Empty parts are skipped.
pub(super) fn split_parts<'t>(reader: Reader<'_>, text: &'t str) -> Vec<&'t str> {
    let parts = text.split(';').flat_map(|part| between_commas(reader, part)).map(str::trim);
    parts.filter(|part| !part.is_empty()).collect()
}

fn between_commas<'t>(reader: Reader<'_>, text: &'t str) -> Vec<&'t str> {
    if are_numbers(text) {
        return vec![text];
    }
    let mut parts = Vec::new();
    let mut start = 0;
    for (comma, _) in text.match_indices(',') {
        let rest = &text[comma + 1..];
        let next = rest.find(',').map_or(text.len(), |next| comma + 1 + next);
        let name = before_plus(&text[start..next]);
        if !(name.contains(',') && reader.is_name(name)) {
            parts.push(&text[start..comma]);
            start = comma + 1;
        }
    }
    parts.push(&text[start..]);
    parts
}

/// Whether a part consists of numbers.
pub(super) fn are_numbers(part: &str) -> bool {
    part.chars().all(|c| c.is_ascii_digit() || [' ', ',', '/'].contains(&c))
}

fn before_plus(part: &str) -> &str {
    part.split('+').next().unwrap_or_default().trim()
}

/// Reads each part; the first that cannot be read is to be typed anew.
///
/// # Errors
/// With that part.
pub(super) fn read_each<T>(
    parts: &[&str],
    mut read: impl FnMut(&str) -> Result<T, Problem>,
) -> Result<Vec<T>, ReplyError> {
    let read = parts.iter().enumerate().map(|(bad, part)| read(part).map_err(|error| bad_part(parts, bad, error)));
    read.collect()
}

/// A line of which one part is bad; the others are kept.
pub(super) fn bad_part(parts: &[&str], bad: usize, error: Problem) -> ReplyError {
    ReplyError { error: Box::new(error), partial: (parts.len() > 1).then(|| split_at_bad(parts, bad)) }
}

/// A line in which something is missing.
pub(super) fn missing_part(parts: &[&str], error: Problem) -> ReplyError {
    ReplyError { error: Box::new(error), partial: Some(split_at_bad(parts, parts.len())) }
}

fn split_at_bad(parts: &[&str], bad: usize) -> PartialLine {
    PartialLine { parts: parts.iter().map(|part| (*part).to_owned()).collect(), bad }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_part_is_replaced_in_its_place_and_a_missing_one_comes_last() {
        let parts = ["4", "tribbels", "betazed + 1 you"];
        let bad = split_at_bad(&parts, 1);
        assert_eq!(bad.others(), "4; betazed + 1 you");
        assert_eq!(bad.replace_bad("tribbles"), "4; tribbles; betazed + 1 you");
        let missing = split_at_bad(&parts[..1], 1);
        assert_eq!(missing.others(), "4");
        assert_eq!(missing.replace_bad("rom"), "4; rom");
    }

    #[test]
    fn numbers_stay_together() {
        assert!(are_numbers("10, 3,4") && are_numbers("2 5") && !are_numbers("4 glory"));
    }
}
