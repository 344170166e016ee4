//! Several things in one line: read part by part, so that one bad part does not cost the others.

use crate::error::Error;

use super::Reader;

/// Why a line is no answer.
pub struct Refused {
    pub error: Box<Error>,
    /// All parts of the line, if only one of them is bad or missing.
    pub kept: Option<Kept>,
}

/// A line of which one part is to be typed anew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    parts: Vec<String>,
    /// The place of the bad part; behind the others if something is missing.
    bad: usize,
}

impl From<Error> for Refused {
    fn from(error: Error) -> Refused {
        Refused {
            error: Box::new(error),
            kept: None,
        }
    }
}

impl Kept {
    /// All parts but for the one that is to be typed anew.
    pub fn others(&self) -> String {
        let all = self.parts.iter().enumerate();
        let others = all.filter(|(at, part)| *at != self.bad && !part.is_empty());
        others
            .map(|(_, part)| part.as_str())
            .collect::<Vec<_>>()
            .join("; ")
    }

    /// The whole line, with what was typed in the place of the bad part.
    pub fn with(&self, typed: &str) -> String {
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
pub fn parts<'t>(reader: Reader<'_>, text: &'t str) -> Vec<&'t str> {
    let parts = text
        .split(';')
        .flat_map(|part| between_commas(reader, part))
        .map(str::trim);
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
pub fn are_numbers(part: &str) -> bool {
    part.chars()
        .all(|c| c.is_ascii_digit() || [' ', ',', '/'].contains(&c))
}

fn before_plus(part: &str) -> &str {
    part.split('+').next().unwrap_or_default().trim()
}

/// Reads each part; the first that cannot be read is to be typed anew.
///
/// # Errors
/// With that part.
pub fn each<T>(
    parts: &[&str],
    mut read: impl FnMut(&str) -> Result<T, Error>,
) -> Result<Vec<T>, Refused> {
    let read = parts.iter().enumerate().map(|(bad, part)| {
        read(part).map_err(|error| Refused {
            error: Box::new(error),
            kept: (parts.len() > 1).then(|| kept(parts, bad)),
        })
    });
    read.collect()
}

/// A line in which something is missing.
pub fn lacking(parts: &[&str], error: Error) -> Refused {
    Refused {
        error: Box::new(error),
        kept: Some(kept(parts, parts.len())),
    }
}

fn kept(parts: &[&str], bad: usize) -> Kept {
    Kept {
        parts: parts.iter().map(|part| (*part).to_owned()).collect(),
        bad,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_part_is_replaced_in_its_place_and_a_missing_one_comes_last() {
        let parts = ["4", "tribbels", "betazed + 1 you"];
        let bad = kept(&parts, 1);
        assert_eq!(bad.others(), "4; betazed + 1 you");
        assert_eq!(bad.with("tribbles"), "4; tribbles; betazed + 1 you");
        let missing = kept(&parts[..1], 1);
        assert_eq!(missing.others(), "4");
        assert_eq!(missing.with("rom"), "4; rom");
    }

    #[test]
    fn numbers_stay_together() {
        assert!(are_numbers("10, 3,4") && are_numbers("2 5") && !are_numbers("4 glory"));
    }
}
