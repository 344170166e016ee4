//! From YAML text to cards and tables. A list of cards is parsed item by item, so that one broken card
//! hides no other.

use serde::de::DeserializeOwned;

use super::{DataFile, Finding, Problem};
use crate::text::SyntaxFault;

/// A value and the place it stands at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Located<T> {
    /// Path below the data folder.
    pub file: String,
    /// First line of the item, from 1.
    pub line: usize,
    pub value: T,
}

/// Adds the items of a file to `good`, and returns what could not be read.
pub fn items_of<T: DeserializeOwned>(file: &DataFile, good: &mut Vec<Located<T>>) -> Vec<Finding> {
    let mut bad = Vec::new();
    for item in items(&file.text) {
        match parse(&item) {
            Ok(value) => good.push(Located {
                file: file.path.to_string(),
                line: item.line,
                value,
            }),
            Err((line, problem)) => bad.push(Finding {
                file: file.path.to_string(),
                id: item.id(),
                line: Some(line),
                problem,
            }),
        }
    }
    bad
}

/// Adds the one document of a file to `good`.
pub fn whole<T: DeserializeOwned>(file: &DataFile, good: &mut Vec<T>) -> Vec<Finding> {
    match serde_yaml::from_str(&file.text) {
        Ok(value) => {
            good.push(value);
            Vec::new()
        }
        Err(error) => vec![broken(file, &error)],
    }
}

/// Adds the items of a file that stands or falls as a whole to `good`.
pub fn whole_list<T: DeserializeOwned>(file: &DataFile, good: &mut Vec<T>) -> Vec<Finding> {
    match serde_yaml::from_str::<Vec<T>>(&file.text) {
        Ok(values) => {
            good.extend(values);
            Vec::new()
        }
        Err(error) => vec![broken(file, &error)],
    }
}

fn broken(file: &DataFile, error: &serde_yaml::Error) -> Finding {
    Finding {
        file: file.path.to_string(),
        id: None,
        line: error.location().map(|at| at.line()),
        problem: syntax(error),
    }
}

/// What the parser says; the line stands in the finding.
pub(super) fn syntax(error: &serde_yaml::Error) -> Problem {
    Problem::Syntax(SyntaxFault::read(&error.to_string()).without_place())
}

/// One top-level list item of a file.
struct Item<'a> {
    line: usize,
    text: &'a str,
}

impl Item<'_> {
    /// The id as far as it can be seen without parsing.
    fn id(&self) -> Option<String> {
        let first = self.text.strip_prefix("- ")?.lines().next()?;
        first.strip_prefix("id:").map(|id| id.trim().to_owned())
    }
}

/// Cuts a file where a line starts with `- `: inside an item everything is indented.
fn items(text: &str) -> Vec<Item<'_>> {
    let mut starts = Vec::new();
    let mut offset = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let stray = starts.is_empty() && !line.trim().is_empty() && !line.starts_with('#');
        if line.starts_with("- ") || stray {
            starts.push((number + 1, offset));
        }
        offset += line.len();
    }
    let ends = starts.iter().skip(1).map(|(_, offset)| *offset);
    starts
        .iter()
        .zip(ends.chain([text.len()]))
        .map(|(&(line, start), end)| Item {
            line,
            text: &text[start..end],
        })
        .collect()
}

fn parse<T: DeserializeOwned>(item: &Item<'_>) -> Result<T, (usize, Problem)> {
    if !item.text.starts_with("- ") {
        return Err((item.line, Problem::StrayText));
    }
    match serde_yaml::from_str::<[T; 1]>(item.text) {
        Ok([value]) => Ok(value),
        Err(error) => {
            let below = error.location().map_or(0, |at| at.line().saturating_sub(1));
            Err((item.line + below, syntax(&error)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Link;

    const GOOD: &str = "- id: cc/card/tribbles\n  title:\n    de: Tribbles\n    en: Tribbles\n";

    fn file(text: String) -> DataFile {
        DataFile {
            path: "cc/cards/common.yaml".into(),
            text: text.into(),
            is_own: false,
        }
    }

    #[test]
    fn a_broken_item_hides_no_other_and_names_its_line() {
        let broken = GOOD.replace("title:", "titel:");
        let mut good: Vec<Located<Link>> = Vec::new();
        let bad = items_of(&file(format!("# head\n{GOOD}{broken}{GOOD}")), &mut good);
        assert_eq!(
            good.iter().map(|item| item.line).collect::<Vec<_>>(),
            [2, 10]
        );
        assert_eq!(bad[0].id.as_deref(), Some("cc/card/tribbles"));
        assert!((6..=9).contains(&bad[0].line.unwrap_or(0)), "{bad:?}");
    }

    #[test]
    fn text_before_the_list_is_reported() {
        let mut good: Vec<Located<Link>> = Vec::new();
        let bad = items_of(&file(format!("title: x\n{GOOD}")), &mut good);
        assert_eq!((good.len(), &bad[0].problem), (1, &Problem::StrayText));
    }
}
