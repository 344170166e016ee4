//! Items of a list in YAML as authors of data write them: a line a field, its value in flow style.

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
        let value = if with_numbers.contains(&name.as_str()) {
            flow(&numbers(value.clone()))
        } else {
            flow(value)
        };
        format!("{start}{name}: {value}\n")
    });
    Some(lines.collect())
}

/// The same with numbers for texts that are numbers.
fn numbers(value: Value) -> Value {
    match value {
        Value::String(text) => text.parse::<u8>().map_or(Value::String(text), Value::from),
        Value::Sequence(items) => Value::Sequence(items.into_iter().map(numbers).collect()),
        other @ (Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::Mapping(_)
        | Value::Tagged(_)) => other,
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
    let pairs: Vec<String> = fields
        .map(|(name, value)| format!("{}: {}", flow(name), flow(value)))
        .collect();
    format!("{{ {} }}", pairs.join(", "))
}

/// A text as it stands where nothing in it means something to YAML; else in quotation marks.
fn scalar(text: &str) -> String {
    let is_word = |c: char| c.is_alphanumeric() || " '.()/+&!?’_-".contains(c);
    let starts_well = text.starts_with(char::is_alphabetic);
    let is_keyword = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
        .contains(&text.to_lowercase().as_str());
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_that_mean_something_to_yaml_stand_in_marks() {
        for plain in [
            "Worf",
            "Qo'noS, no",
            "1U154",
            "U.S.S. Tern-B",
            "2e/card/a-b",
        ] {
            let is_plain = scalar(plain) == plain;
            assert_eq!(is_plain, !plain.contains(','), "{plain}");
        }
        for marked in ["No", "5", "[Cmd]", "\"Rapid\"", "1E05", "", " a", "a: b"] {
            assert!(scalar(marked).starts_with('"'), "{marked}");
        }
    }
}
