//! One line that names a card, in whatever way people write it.

use std::borrow::Cow;

use super::counts;
use super::counts::Counted;
use crate::deck::list::MOST_COPIES;
use crate::deck::list::readings::{Number, Reading};
use crate::deck::{Content, Trouble};
use crate::text::digits;

/// Signs ahead of the items of a list.
const BULLETS: [char; 9] = ['-', '*', '•', '·', '–', '●', '+', '▪', '‣'];
/// Signs ahead of unique cards.
const DOTS: [char; 3] = ['•', '·', '●'];
/// Signs of a change for less.
const MINUS: [char; 4] = ['-', '−', '–', '—'];

/// A line without what lists put ahead of their items.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item<'a> {
    /// The number of the item, as in `1. Odo`.
    pub ordinal: Option<u32>,
    pub text: &'a str,
    pub is_bulleted: bool,
}

/// Takes bullet, box and number off a line.
pub fn item(line: &str) -> Item<'_> {
    let text = unquoted(unboxed(unlisted(line)));
    let (ordinal, text) = match numbered(text) {
        Some((number, rest)) => (Some(number), rest),
        None => (None, text),
    };
    Item {
        ordinal,
        text,
        is_bulleted: text.len() < line.len(),
    }
}

/// A line without the bullet before it.
fn unlisted(line: &str) -> &str {
    match line.strip_prefix(BULLETS) {
        Some(rest) if !rest.is_empty() => rest.trim_start(),
        _ => line,
    }
}

/// A line without the box that is ticked.
fn unboxed(line: &str) -> &str {
    let mut boxes = ["[ ] ", "[x] ", "[X] ", "☐ ", "☑ ", "✓ "].iter();
    let rest = boxes.find_map(|tick| line.strip_prefix(tick));
    rest.map_or(line, str::trim_start)
}

/// A line without the quotes around all of it, count included: `"3x Odo"`.
fn unquoted(line: &str) -> &str {
    let bare = line.strip_suffix(',').unwrap_or(line);
    let inside = bare
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'))
        .filter(|inside| !inside.contains('"') && counts::is_ahead(inside));
    inside.unwrap_or(line)
}

/// `1. Odo`, `1) Odo`: the number counts the items.
fn numbered(line: &str) -> Option<(u32, &str)> {
    let end = line.find(|c: char| !c.is_ascii_digit())?;
    let (number, rest) = line.split_at(end);
    let rest = rest.strip_prefix(['.', ')'])?;
    let is_parted = rest.starts_with(char::is_whitespace) && number.len() <= 3;
    is_parted.then_some((digits(number)?, rest.trim_start()))
}

/// Whether a line takes cards away, as lists of changes do: `-2 Odo`, `−1x Odo`, `Odo x-2`.
pub fn is_change(line: &str) -> bool {
    let starts_with_digit = |text: &str| {
        text.trim_start_matches(['x', '×'])
            .starts_with(|c: char| c.is_ascii_digit())
    };
    let ahead = line.strip_prefix(MINUS).is_some_and(starts_with_digit)
        || line
            .strip_prefix('−')
            .is_some_and(|rest| starts_with_digit(rest.trim_start()));
    let text = item(line).text;
    ahead || (!counts::is_ahead(text) && counts::is_less(text, &MINUS))
}

/// Copies of a card: every way to read the line, or why there is none.
pub fn card<P>(item: &Item<'_>, place: Option<P>) -> Content<P> {
    let mut readings = Readings::default();
    let ways = in_columns(item.text);
    let has_columns = ways.is_some();
    if let Some((number, rest)) = ways {
        for way in counts::ways(rest) {
            readings.add(&way, Some(&number));
        }
    }
    let is_tabbed = item.text.contains('\t');
    if !(has_columns && is_tabbed) {
        for way in counts::ways(item.text) {
            readings.add(&way, None);
        }
    }
    readings.content(place)
}

/// Copies of a card whose name stands in a field of its own.
pub fn named<P>(place: Option<P>, count: i64, name: &str, number: Option<&Number>) -> Content<P> {
    if count < 0 {
        return Content::Trouble(Trouble::Change);
    }
    let mut readings = Readings::default();
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    readings.add(
        &Counted {
            count: Some(count),
            name,
        },
        number,
    );
    readings.content(place)
}

/// `1 S 188 Name`, as columns of the web page are copied: set, letters, number.
fn in_columns(line: &str) -> Option<(Number, &str)> {
    let (set, rest) = word(line)?;
    let (rarity, rest) = word(rest)?;
    let (number, rest) = word(rest)?;
    let is_number = |text: &str| text.len() <= 4 && digits(text).is_some();
    let is_rarity = rarity.len() <= 3 && rarity.bytes().all(|b| b.is_ascii_uppercase());
    (is_number(set) && is_rarity && is_number(number)).then_some(())?;
    Some((Number::in_columns(set, rarity, number)?, rest.trim_start()))
}

/// Whether a line has the columns of the web page.
pub fn is_in_columns(line: &str) -> bool {
    // Cards without a number have empty columns.
    line.starts_with("\t\t\t\t") || in_columns(&super::plain::plain(line)).is_some()
}

fn word(text: &str) -> Option<(&str, &str)> {
    text.trim_start().split_once(char::is_whitespace)
}

/// The readings of one line, each once.
#[derive(Default)]
struct Readings {
    found: Vec<Reading>,
    /// Why the first way that cannot be used is none.
    trouble: Option<Trouble>,
}

impl Readings {
    /// All readings of a name with its count; a number that stands in columns belongs to each.
    fn add(&mut self, way: &Counted<'_>, number: Option<&Number>) {
        let count = way.count.unwrap_or(1);
        for name in names(way.name) {
            self.push(count, &name, number.cloned());
            if number.is_none() {
                for (rest, found) in numbers(&name) {
                    self.push(count, rest, Some(found));
                }
            }
        }
    }

    fn push(&mut self, count: u32, name: &str, number: Option<Number>) {
        let name = bare(name);
        let trouble = if name.is_empty() && number.is_none() {
            Some(Trouble::NoName)
        } else if count == 0 || count > MOST_COPIES {
            Some(Trouble::Count)
        } else {
            None
        };
        let reading = Reading {
            count,
            name,
            number,
        };
        match trouble {
            Some(_) => self.trouble = self.trouble.or(trouble),
            None if self.found.contains(&reading) => {}
            None => self.found.push(reading),
        }
    }

    /// A line whose first way cannot be used is not saved by another.
    fn content<P>(self, place: Option<P>) -> Content<P> {
        match (self.trouble, self.found.is_empty()) {
            (Some(trouble), _) => Content::Trouble(trouble),
            (None, true) => Content::Trouble(Trouble::NoName),
            (None, false) => Content::Card {
                place,
                readings: self.found,
            },
        }
    }
}

/// A name without dots around it, a blank between its words.
fn bare(name: &str) -> String {
    let is_dot = |c: char| c.is_whitespace() || DOTS.contains(&c);
    let words: Vec<&str> = name.trim_matches(is_dot).split_whitespace().collect();
    words.join(" ")
}

/// What of a text could be the name, the likeliest first: without a comment behind it, as it stands,
/// without quotes and signs of Markdown around it, without a comma at its end.
fn names(text: &str) -> Vec<Cow<'_, str>> {
    let mut names = vec![];
    names.extend(uncommented(text).map(Cow::Borrowed));
    names.push(Cow::Borrowed(text));
    let text = uncommented(text).unwrap_or(text).trim();
    let shorter = unwrapped(text).or_else(|| text.strip_suffix([',', ';']));
    names.extend(shorter.map(Cow::Borrowed));
    names.extend(unlinked(text).map(Cow::Owned));
    names
}

/// A text before ` // `, ` # ` or ` ; `; nothing else can be a comment, for names have signs too.
fn uncommented(text: &str) -> Option<&str> {
    let starts = [" // ", " # ", " ; ", "\t// ", "\t# ", "\t; ", " //", "\t//"];
    let at = starts.iter().filter_map(|sign| text.find(sign)).min()?;
    text.get(..at)
        .map(str::trim)
        .filter(|name| !name.is_empty())
}

/// A text inside quotes or signs of Markdown that stand on both sides.
fn unwrapped(text: &str) -> Option<&str> {
    const AROUND: [(&str, &str); 9] = [
        ("**", "**"),
        ("__", "__"),
        ("*", "*"),
        ("_", "_"),
        ("`", "`"),
        ("\"", "\""),
        ("'", "'"),
        ("“", "”"),
        ("„", "“"),
    ];
    let inside = |(open, close): &(&str, &str)| {
        let inside = text.strip_prefix(open)?.strip_suffix(close)?;
        (!inside.trim().is_empty()).then_some(inside)
    };
    AROUND.iter().find_map(inside)
}

/// `[Odo](https://…)` is Odo.
fn unlinked(text: &str) -> Option<String> {
    let start = text.find('[')?;
    let middle = start + text.get(start..)?.find("](")?;
    let end = middle + text.get(middle..)?.find(')')?;
    let (before, name, behind) = (
        text.get(..start)?,
        text.get(start + 1..middle)?,
        text.get(end + 1..)?,
    );
    Some(format!("{before}{name}{behind}"))
}

/// Names with a collector's number ahead or behind, in brackets or not.
fn numbers(text: &str) -> Vec<(&str, Number)> {
    let text = text.trim();
    let inner = |word: &str| {
        let bare = word.trim_matches(['(', ')', '[', ']', ',', ':']);
        Number::printed(bare).or_else(|| Number::short(bare))
    };
    let mut found = Vec::new();
    if let Some(number) = inner(text) {
        found.push(("", number));
    }
    if let Some((rest, last)) = text.rsplit_once(char::is_whitespace)
        && let Some(number) = inner(last)
    {
        let name = rest.trim_end().trim_end_matches([',', '-', '–', '|', ':']);
        found.push((name, number));
    }
    if let Some((first, rest)) = text.split_once(char::is_whitespace)
        && let Some(number) = inner(first)
    {
        let name = rest.trim_start().trim_start_matches(['-', '–', '|', ':']);
        found.push((name, number));
    }
    found
}
