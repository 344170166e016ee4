//! How many copies a line counts, and where the number stands.

use crate::text::{SIGNS, counted, digits};

/// A count, if there is one, and the text it counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted<'a> {
    pub count: Option<u32>,
    pub name: &'a str,
}

/// Every way to part a line into count and name. A number ahead leaves no doubt; one behind may be a
/// part of the name, so that the whole line is a way too.
pub fn ways(line: &str) -> Vec<Counted<'_>> {
    let line = line.trim();
    let whole = Counted {
        count: None,
        name: line,
    };
    if let Some(ahead) = bracketed(line).or_else(|| signed(line)) {
        return vec![ahead];
    }
    if let (Some(count), name) = counted(line) {
        let way = Counted {
            count: Some(count),
            name,
        };
        return if is_ahead(line) {
            vec![way]
        } else {
            vec![way, whole]
        };
    }
    match behind(line).or_else(|| uncommented_behind(line)) {
        Some(way) => vec![way, whole],
        None => vec![whole],
    }
}

/// Whether a number stands ahead of a name.
pub fn is_ahead(line: &str) -> bool {
    let start = line.trim_start_matches(SIGNS);
    bracketed(line).is_some()
        || signed(line).is_some()
        || (start.starts_with(|c: char| c.is_ascii_digit()) && counted(line).0.is_some())
}

/// Whether the count behind a name is less than nothing: `Odo x-2`, `Odo -2`, `Odo (-2)`.
pub fn is_less(line: &str, minus: &[char]) -> bool {
    let end = line.trim_end_matches([')', ']', 'x', '×']);
    let name = end.trim_end_matches(|c: char| c.is_ascii_digit());
    let has_digits = (1..=3).contains(&(end.len() - name.len()));
    let signed = name.trim_end().strip_suffix(minus);
    let is_parted = signed.is_some_and(|name| {
        let open = name.trim_end_matches(['(', '[', 'x', '×', ':', '=', ',', ';']);
        name.ends_with(char::is_whitespace) || open.len() < name.len()
    });
    has_digits && is_parted
}

/// `(3) Odo`, `[3x] Odo`.
fn bracketed(line: &str) -> Option<Counted<'_>> {
    let (inside, name) = line
        .strip_prefix('(')
        .and_then(|rest| rest.split_once(')'))
        .or_else(|| line.strip_prefix('[').and_then(|rest| rest.split_once(']')))?;
    Some(Counted {
        count: Some(digits(unsigned(inside))?),
        name,
    })
}

/// `3* Odo`, `3: Odo`, `3 | Odo`, `3; Odo`.
fn signed(line: &str) -> Option<Counted<'_>> {
    let end = line.find(|c: char| !c.is_ascii_digit())?;
    let (number, rest) = line.split_at(end);
    let rest = rest.trim_start().strip_prefix(['*', ':', '|', ';', '='])?;
    rest.starts_with(char::is_whitespace).then_some(())?;
    Some(Counted {
        count: Some(digits(number)?),
        name: rest,
    })
}

/// `Odo (x3)`, `Odo [3]`, `Odo x3`, `Odo: 3`, `Odo = 3`, `Odo | 3`, `Odo *3`, a tab ahead of the number.
fn behind(line: &str) -> Option<Counted<'_>> {
    let opened = [(')', '('), (']', '['), ('}', '{')]
        .iter()
        .find_map(|(close, open)| {
            let (name, inside) = line.strip_suffix(*close)?.rsplit_once(*open)?;
            Some((name, unsigned(inside)))
        });
    let parted = || {
        let rest = line.trim_end_matches(|c: char| c.is_ascii_digit());
        let number = line.get(rest.len()..)?;
        let bare = rest.trim_end_matches(' ');
        let name = bare.strip_suffix([':', '=', '|', '*', '\t', ';'])?;
        Some((name, number))
    };
    let (name, number) = opened.or_else(parted)?;
    (number.len() <= 4 && !name.trim().is_empty()).then_some(())?;
    Some(Counted {
        count: Some(digits(number)?),
        name,
    })
}

/// A count behind a name and ahead of a comment: `Odo x3 // mine`.
fn uncommented_behind(line: &str) -> Option<Counted<'_>> {
    let at = [" // ", " # ", " ; "]
        .iter()
        .filter_map(|sign| line.find(sign))
        .min()?;
    let line = line.get(..at)?.trim_end();
    match counted(line) {
        (Some(count), name) => Some(Counted {
            count: Some(count),
            name,
        }),
        (None, _) => behind(line),
    }
}

/// A number without the sign of copies on either side.
fn unsigned(text: &str) -> &str {
    let trimmed = text.trim();
    let text = trimmed.strip_prefix(SIGNS).unwrap_or(trimmed);
    text.strip_suffix(SIGNS).unwrap_or(text).trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_stand_ahead_and_behind() {
        let three = [
            "3 Odo",
            "3x Odo",
            "3× Odo",
            "3 x Odo",
            "x3 Odo",
            "(3) Odo",
            "[3x] Odo",
            "3: Odo",
            "3 | Odo",
            "Odo x3",
            "Odo ×3",
            "Odo 3x",
            "Odo (3)",
            "Odo (x3)",
            "Odo (3x)",
            "Odo [3]",
            "Odo: 3",
            "Odo = 3",
            "Odo\t3",
            "Odo *3",
            "Odo × 3",
            "Odo x3 // mine",
            "Odo (3) # best",
        ];
        for line in three {
            let way = ways(line)[0];
            assert_eq!((way.count, way.name.trim()), (Some(3), "Odo"), "{line}");
        }
        for line in ["Deep Space 9", "1962 Roger Maris", "Odo", "Odo (Mirror)"] {
            assert_eq!(
                ways(line),
                [Counted {
                    count: None,
                    name: line
                }],
                "{line}"
            );
        }
    }

    #[test]
    fn less_than_nothing_is_told_from_names_with_hyphens() {
        let minus = ['-', '−'];
        for line in [
            "Odo x-2",
            "Odo -2",
            "Odo (-2)",
            "Odo −2x",
            "Odo: -1",
            "Odo - 3",
        ] {
            assert!(is_less(line, &minus), "{line}");
        }
        for line in [
            "U.S.S. Enterprise-2",
            "Planet 1865-Alpha",
            "Odo 2",
            "Type-2 Phaser",
            "NCC-75633",
        ] {
            assert!(!is_less(line, &minus), "{line}");
        }
    }
}
