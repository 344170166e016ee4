//! Items of a list in YAML as authors of data write them: a line a field, its value in flow style.
//!
//! How deep a text of YAML or JSON nests, before a parser tries: parsers of YAML take quadratic time for it.

use serde::Serialize;
use serde_yaml::{Mapping, Value};

/// An item with its fields in the order of its type; `None` if it is no mapping. In some fields figures stand as the
/// numbers they are; elsewhere a text of digits is a text.
pub fn flow_item(item: &impl Serialize, with_numbers: &[&str]) -> Option<String> {
    let Value::Mapping(fields) = serde_yaml::to_value(item).ok()? else {
        return None;
    };
    let lines = fields.iter().enumerate().map(|(at, (name, value))| {
        let start = if at == 0 { "- " } else { "  " };
        let name = flow(name);
        let value = if with_numbers.contains(&name.as_str()) { flow(&numbers(value.clone())) } else { flow(value) };
        format!("{start}{name}: {value}\n")
    });
    Some(lines.collect())
}

/// A value in which every text that is a number from 0 to 255 has become that number, in lists as well.
fn numbers(value: Value) -> Value {
    match value {
        Value::String(text) => text.parse::<u8>().map_or(Value::String(text), Value::from),
        Value::Sequence(items) => Value::Sequence(items.into_iter().map(numbers).collect()),
        other @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::Mapping(_) | Value::Tagged(_)) => other,
    }
}

fn flow(value: &Value) -> String {
    match value {
        Value::String(text) => scalar(text),
        Value::Sequence(items) => {
            let items: Vec<String> = items.iter().map(flow).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Mapping(fields) => mapping(fields),
        Value::Tagged(tagged) => format!("{} {}", tagged.tag, flow(&tagged.value)),
        Value::Null => "null".to_owned(),
        Value::Bool(value) => value.to_string(),
        Value::Number(number) => number.to_string(),
    }
}

fn mapping(fields: &Mapping) -> String {
    let fields = fields.iter();
    let pairs: Vec<String> = fields.map(|(name, value)| format!("{}: {}", flow(name), flow(value))).collect();
    format!("{{ {} }}", pairs.join(", "))
}

/// A text as it stands where nothing in it means something to YAML; else in quotation marks.
fn scalar(text: &str) -> String {
    let is_word = |c: char| c.is_alphanumeric() || " '.()/+&!?’_-".contains(c);
    let starts_well = text.starts_with(char::is_alphabetic);
    let is_keyword =
        ["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(&text.to_lowercase().as_str());
    let is_plain = starts_well && !is_keyword && text.chars().all(is_word) && text.trim() == text;
    if is_plain || is_collectors_number(text) || is_id(text) {
        text.to_owned()
    } else {
        serde_json::Value::from(text).to_string()
    }
}

/// Ids: `2e/card/worf-son-of-mogh`.
fn is_id(text: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    text.contains('/') && text.bytes().all(|byte| is_letter(byte) || byte == b'/')
}

/// Collector's numbers: `1U154`; one with an E would be a number to YAML.
fn is_collectors_number(text: &str) -> bool {
    let letters = text.trim_start_matches(|c: char| c.is_ascii_digit());
    text.starts_with(|c: char| c.is_ascii_digit())
        && letters.starts_with(|c: char| c.is_ascii_uppercase() && c != 'E')
        && letters.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Whether a text nests deeper than so many levels: by brackets, by dashes in a row, or by steps to the right. What
/// stands in quotes counts too, so that the limit must be far above what is meant.
pub(super) fn nests_deeper(text: &str, most: usize) -> bool {
    // Brackets that close in quotes would hide depth from the first count, a quote taken wrongly from the second.
    brackets(text.bytes()) > most
        || brackets(UnquotedText::parse(text)) > most
        || lines(text).any(|line| dashes(line) > most)
        || steps(text) > most
}

/// The lines as YAML parts them.
pub(super) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}'])
}

/// The most brackets that are open at once.
fn brackets(bytes: impl Iterator<Item = u8>) -> usize {
    let mut open = 0_usize;
    let mut deepest = 0;
    for byte in bytes {
        match byte {
            b'[' | b'{' => open += 1,
            b']' | b'}' => open = open.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(open);
    }
    deepest
}

/// A text without what stands in quotes and comments, where brackets close nothing.
struct UnquotedText<'a> {
    rest: &'a [u8],
    /// Whether a quote here would open one: inside a word it is an apostrophe.
    begins: bool,
    /// Whether a number sign here would begin a comment.
    after_blank: bool,
}

impl UnquotedText<'_> {
    fn parse(text: &str) -> UnquotedText<'_> {
        UnquotedText { rest: text.as_bytes(), begins: true, after_blank: true }
    }

    /// Passes over what comes before a byte, and over that.
    fn skip(&mut self, end: u8, escape: Option<u8>) {
        let mut escaped = false;
        let length = self.rest.iter().position(|byte| {
            let ends = *byte == end && !escaped;
            escaped = Some(*byte) == escape && !escaped;
            ends
        });
        self.rest = &self.rest[length.map_or(self.rest.len(), |length| length + 1)..];
    }
}

impl Iterator for UnquotedText<'_> {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        loop {
            let (byte, rest) = self.rest.split_first()?;
            self.rest = rest;
            match byte {
                b'"' if self.begins => self.skip(b'"', Some(b'\\')),
                b'\'' if self.begins => self.skip(b'\'', None),
                b'#' if self.after_blank => self.skip(b'\n', None),
                byte => {
                    let is_break = matches!(byte, b'\n' | b'\r');
                    self.after_blank = is_break || matches!(byte, b' ' | b'\t');
                    let is_sign = matches!(byte, b'[' | b'{' | b',' | b':' | b'-' | b'?');
                    self.begins = is_break || is_sign || self.begins && self.after_blank;
                    return Some(*byte);
                }
            }
        }
    }
}

/// Lists in lists in one line: `- - - a`.
fn dashes(line: &str) -> usize {
    let mut words = line.split_whitespace();
    words.by_ref().take_while(|word| matches!(*word, "-" | "?" | ":")).count()
}

/// The most steps to the right that are open at once.
fn steps(text: &str) -> usize {
    let mut open: Vec<usize> = Vec::new();
    let mut deepest = 0;
    for line in lines(text) {
        let bare = line.trim_start();
        if bare.is_empty() {
            continue;
        }
        let margin = line.len() - bare.len();
        while open.last().is_some_and(|step| *step >= margin) {
            open.pop();
        }
        open.push(margin);
        deepest = deepest.max(open.len());
    }
    deepest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_that_mean_something_to_yaml_stand_in_marks() {
        for plain in ["Worf", "Qo'noS, no", "1U154", "U.S.S. Tern-B", "2e/card/a-b"] {
            let is_plain = scalar(plain) == plain;
            assert_eq!(is_plain, !plain.contains(','), "{plain}");
        }
        for marked in ["No", "5", "[Cmd]", "\"Rapid\"", "1E05", "", " a", "a: b"] {
            assert!(scalar(marked).starts_with('"'), "{marked}");
        }
    }

    #[test]
    fn depth_is_counted_in_every_way_of_writing_it() {
        let flow = format!("{}{}", "[".repeat(40), "]".repeat(40));
        let dashes = format!("{}a", "- ".repeat(40));
        let block: String = (0..40).map(|at| format!("{}a:\n", " ".repeat(at))).collect();
        for text in [flow, dashes, block] {
            assert!(nests_deeper(&text, 39), "{text}");
            assert!(!nests_deeper(&text, 40), "{text}");
        }
    }

    #[test]
    fn brackets_in_quotes_and_comments_and_odd_lines_hide_no_depth() {
        let quoted = "[\"]\",".repeat(40);
        let single = "['it''s ]',".repeat(40);
        let commented = "[ # ]\n".repeat(40);
        let old: String = (0..40).map(|at| format!("{}a:\r", " ".repeat(at))).collect();
        for text in [quoted, single, commented, old] {
            assert!(nests_deeper(&text, 39), "{text}");
        }
        let said = "a: don't [do] \"this\" [\n b: 'x ['\n".repeat(3);
        assert!(!nests_deeper(&said, 10));
    }

    #[test]
    fn what_comes_one_after_the_other_is_not_deep() {
        let text = "- [a, b]\n- {c: d}\n".repeat(1000) + &"a:\n  - b\n".repeat(1000);
        assert!(!nests_deeper(&text, 3));
    }
}
